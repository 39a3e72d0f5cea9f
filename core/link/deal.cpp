// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal.h"

#include "core/board/seeded_random.h"
#include "core/link/even_deal.h"
#include "core/link/random_playouts.h"
#include "core/link/uneven_deal.h"

#include <chrono>
#include <utility>

namespace qipan::link {

namespace {

constexpr int playoutsPerDeal = 100;
constexpr int playoutBatch = 10; // between two checks of `stop`; takes some milliseconds on the largest board

/// The possible error in points of a win rate measured by this many plays.
struct ErrorMargin {
    int playouts;
    int points;
};
constexpr std::array<ErrorMargin, 12> errorMargins{{{2, 62},
                                                    {4, 44},
                                                    {7, 33},
                                                    {10, 28},
                                                    {20, 20},
                                                    {30, 16},
                                                    {40, 14},
                                                    {50, 12},
                                                    {60, 11},
                                                    {70, 10},
                                                    {80, 9},
                                                    {90, 8}}};

int errorMarginOf(int playouts)
{
    int points = 100;
    for (const ErrorMargin& errorMargin : errorMargins) {
        if (errorMargin.playouts <= playouts)
            points = errorMargin.points;
    }
    return points;
}

struct Aim {
    int target;    // win rate in percent
    int tolerance; // accepted distance: stays within the difficulty, and within ten points when measured again
};
constexpr std::array<Aim, difficulties> aims{{{97, 5}, {75, 10}, {45, 10}, {15, 11}}};

/// A board and the random plays on it so far.
struct PlayedCandidate {
    DealCandidate candidate;
    RandomPlayouts playouts;

    [[nodiscard]] bool isSolved() const { return !candidate.solution.empty() || playouts.wins() > 0; }
};

/// Searches for a deal of a setup: creates candidates, plays each a few times, and continues with easier or harder
/// ones.
class DealSearch {
public:
    DealSearch(const DealSetup& setup, const std::atomic<bool>& stop)
        : m_setup{setup}
        , m_shape{*makeShape(setup.outline, setup.size)}
        , m_aim{aims[static_cast<std::size_t>(setup.difficulty)]}
        , m_stop{stop}
        , m_random{mix(setup.seed, 0)}
        , m_recipes{setup.version == DealVersion::Even ? evenRecipes(setup, m_shape) : unevenRecipes(setup, m_shape)}
        , m_step{m_recipes.first}
    {
    }

    std::optional<Deal> run()
    {
        while (!isStopped() && !isGoodEnough() && (!m_best || (m_spent < budget && m_failedTries < maxFailedTries)))
            tryOne();
        while (!isStopped() && m_best->playouts.playouts() < playoutsPerDeal)
            m_best->playouts.runUpTo(m_best->playouts.playouts() + playoutBatch);
        if (isStopped())
            return std::nullopt;
        DealCandidate& candidate = m_best->candidate;
        auto solution = candidate.solution.empty() ? m_best->playouts.winningLine() : std::move(candidate.solution);
        return Deal{std::move(candidate.board), std::move(solution), m_best->playouts.winRate()};
    }

private:
    /// Roughly in nanoseconds. Counted, not timed, so that every computer finds the same deal.
    static constexpr long long budget = 60'000'000;
    /// The number of candidates without improvement after which the search ends: small boards offer little choice.
    static constexpr int maxFailedTries = 3'000;
    [[nodiscard]] long long costOfMove() const { return 450 + m_shape.cells(); }
    [[nodiscard]] long long costOfPlayout() const { return m_shape.cells() / 2 * costOfMove(); }

    [[nodiscard]] bool isStopped() const { return m_stop.load(std::memory_order_relaxed); }
    [[nodiscard]] int distanceOf(const PlayedCandidate& played) const
    {
        return std::abs(played.playouts.winRate() - m_aim.target);
    }
    /// Returns the possible distance of a candidate, which is larger after few plays.
    [[nodiscard]] int riskOf(const PlayedCandidate& played) const
    {
        return distanceOf(played) + errorMarginOf(played.playouts.playouts()) / 2;
    }
    /// Late in the search a larger distance is accepted.
    [[nodiscard]] int tolerance() const
    {
        return m_aim.tolerance + (m_spent > budget / 2 ? m_recipes.lateTolerance : 0);
    }
    [[nodiscard]] bool isGoodEnough() const
    {
        return m_best && m_best->playouts.playouts() == playoutsPerDeal && distanceOf(*m_best) <= tolerance();
    }

    void tryOne()
    {
        m_spent += costOfPlayout() * m_recipes.cost;
        auto candidate = nextCandidate();
        if (!candidate)
            return;
        const Position start{candidate->board, m_shape, m_setup.mode, m_setup.border};
        PlayedCandidate played{std::move(*candidate), RandomPlayouts{start, m_random.next()}};
        play(played);
        m_spent += played.playouts.moves() * costOfMove();
        adjustStep(played.playouts.winRate());
        ++m_failedTries;
        const bool solved = played.isSolved();
        if (solved && (!m_best || riskOf(played) < riskOf(*m_best))) {
            m_best = std::move(played);
            m_failedTries = 0;
        }
        if (!solved) // random play never won: too hard, and perhaps unsolvable
            m_step = std::min(m_step,
                              m_spent < budget ? std::max(m_step - 1, m_recipes.hardestSafe) : m_recipes.hardestSafe);
    }

    std::optional<DealCandidate> nextCandidate()
    {
        // If boards of this size and mode are rarely hard enough, modify the best candidate instead.
        const bool tooEasy = m_best && m_best->playouts.winRate() > m_aim.target;
        if (tooEasy && m_step >= m_recipes.count - 3 && m_random.below(4) != 0) {
            DealCandidate candidate{.board = m_best->candidate.board};
            scramble(candidate, 2 + static_cast<int>(m_random.below(3)), m_random);
            return candidate;
        }
        return m_recipes.make(m_setup, m_shape, m_step, m_random);
    }

    /// Plays a few times, and more often as long as the candidate may be good enough.
    void play(PlayedCandidate& played) const
    {
        const bool cheap = costOfPlayout() * playoutsPerDeal < budget / 20;
        for (const ErrorMargin& errorMargin : errorMargins) {
            played.playouts.runUpTo(errorMargin.playouts);
            const int distance = distanceOf(played);
            const bool better =
                cheap && errorMargin.playouts >= playoutBatch && m_best && distance < distanceOf(*m_best);
            const bool hopeless = played.playouts.playouts() >= 4 * playoutBatch && !played.isSolved();
            if (isStopped() || hopeless || (distance - errorMargin.points > tolerance() && !better))
                return;
        }
        played.playouts.runUpTo(playoutsPerDeal);
    }

    /// Continues with easier or harder candidates.
    void adjustStep(int winRate)
    {
        const int off = winRate - m_aim.target;
        const int by = std::abs(off) <= m_aim.tolerance ? 0 : 1 + std::abs(off) / m_recipes.stride;
        m_step = std::clamp(m_step + (off > 0 ? by : -by), 0, m_recipes.count - 1);
    }

    const DealSetup& m_setup;
    Shape m_shape;
    Aim m_aim;
    const std::atomic<bool>& m_stop;
    Random m_random;
    Recipes m_recipes;
    int m_step;
    long long m_spent = 0;
    int m_failedTries = 0;
    std::optional<PlayedCandidate> m_best;
};

} // namespace

Difficulty difficultyOf(int winRate)
{
    return winRate >= 90 ? Difficulty::Easy
        : winRate >= 60  ? Difficulty::Normal
        : winRate >= 30  ? Difficulty::Hard
                         : Difficulty::Expert;
}

bool canDeal(const DealSetup& setup)
{
    const BoardSize size = setup.size;
    return size.columns >= 1 && size.columns <= largestBoard.columns && size.rows >= 1 && size.rows <= largestBoard.rows
        && makeShape(setup.outline, size) && setup.pictures >= minPictures && setup.pictures <= maxPictures;
}

std::optional<Deal> makeDeal(const DealSetup& setup, const std::atomic<bool>& stop)
{
    assert(canDeal(setup));
    return DealSearch{setup, stop}.run();
}

DealSetup dailyDeal(int year, unsigned month, unsigned day)
{
    using namespace std::chrono;
    const sys_days date = std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{day};
    const auto count = static_cast<std::uint64_t>(date.time_since_epoch().count());
    constexpr std::array<Difficulty, 7> week{Difficulty::Easy, Difficulty::Easy, Difficulty::Normal, Difficulty::Normal,
                                             Difficulty::Hard, Difficulty::Hard, Difficulty::Expert}; // from Monday
    constexpr sys_days firstEven = std::chrono::year{2027} / January / 1; // when players have this program
    return {.mode = static_cast<FallingMode>(count % fallingModes),
            .difficulty = week[weekday{date}.iso_encoding() - 1],
            .seed = static_cast<std::uint32_t>(mix(0x6461'696c'79, count)),
            .version = date < firstEven ? DealVersion::Uneven : DealVersion::Even};
}

} // namespace qipan::link
