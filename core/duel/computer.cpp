// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/computer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace qipan::duel {

namespace {

struct Level {
    Milliseconds pace;
    double oversight;
};
constexpr std::array<Level, computerLevels> levels{{{Milliseconds{6'000}, 0.6},
                                                    {Milliseconds{3'500}, 0.5},
                                                    {Milliseconds{2'100}, 0.4},
                                                    {Milliseconds{1'200}, 0.3},
                                                    {Milliseconds{700}, 0.2}}};

// The shape of the time for a pair, measured over whole deals so that its mean is the pace of the level.
constexpr double fixedShare = 0.45; ///< of the pace: to move the pointer and to click
constexpr double typicalCost = 0.95;
constexpr double spread = 0.35; ///< of the logarithm of a cost
constexpr double cornerCost = 0.3;
constexpr double lookAgain = 1.0; ///< the cost of having seen nothing

[[nodiscard]] const Level& levelOf(int level)
{
    assert(level >= 1 && level <= computerLevels);
    return levels[static_cast<std::size_t>(level) - 1];
}

[[nodiscard]] double distance(Cell a, Cell b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

Milliseconds paceOf(int level)
{
    return levelOf(level).pace;
}

Computer::Computer(int level, std::uint64_t seed)
    : m_pace{levelOf(level).pace}
    , m_oversight{levelOf(level).oversight}
    , m_random{seed}
{
}

/// Returns a factor around 1: the mean of four uniform numbers is close to a normal distribution.
double Computer::noise()
{
    double sum = 0;
    for (int i = 0; i < 4; ++i)
        sum += static_cast<double>(m_random.below(1'000)) / 1'000 - 0.5;
    return std::exp(spread * sum);
}

/// How long it takes to see a pair, in a unit of its own.
double Computer::costOf(const link::Game& game, const link::Pair& pair)
{
    const BoardSize size = game.board().size();
    const double across = std::hypot(size.columns, size.rows);
    const double near = m_gaze ? std::min(distance(*m_gaze, pair.a), distance(*m_gaze, pair.b)) : across / 2;
    const auto path = link::joiningPath(game.board(), pair.a, pair.b, game.rule());
    const int corners = path ? path->corners() : 0;
    return (0.5 + near / across + distance(pair.a, pair.b) / across + cornerCost * corners) * noise();
}

Action Computer::next(const PlayerBoard& board, Milliseconds now)
{
    const link::Game& game = board.game();
    assert(!game.won());
    if (game.stuck())
        return {.kind = Action::Kind::Shuffle, .at = now};
    const std::vector<link::Pair> pairs = link::joinablePairs(game.board(), game.rule());
    double cost = 0;
    const link::Pair* seen = nullptr;
    while (seen == nullptr) {
        double least = lookAgain;
        for (const link::Pair& pair : pairs) {
            const double each = costOf(game, pair);
            const bool isOverlooked = static_cast<double>(m_random.below(1'000)) < 1'000 * m_oversight;
            if (!isOverlooked && (seen == nullptr || each < least)) {
                least = each;
                seen = &pair;
            }
        }
        cost += least;
    }
    m_gaze = seen->b;
    const double share = fixedShare + (1 - fixedShare) * cost / typicalCost;
    const auto needed = std::chrono::round<Milliseconds>(std::chrono::duration<double, std::milli>{m_pace} * share);
    return {.pair = *seen, .at = std::max(now, board.waitsUntil()) + needed};
}

} // namespace qipan::duel
