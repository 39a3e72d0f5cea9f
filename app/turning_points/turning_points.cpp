// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/turning_points/turning_points.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>
#include <variant>

namespace qipan::app {

namespace {

constexpr double minSwing = 0.05; ///< of the winning chance
constexpr double lostGame = 0.45; ///< likewise: such a loss turns an even game into a lost one
constexpr int leastApart = 4;     ///< plies
constexpr std::size_t maxCandidates = 12;
constexpr std::size_t longestLine = 8; ///< plies of an unproven line

[[nodiscard]] bool isCostlier(const Mistake& a, const Mistake& b)
{
    return a.swing != b.swing ? a.swing > b.swing : a.move < b.move;
}

[[nodiscard]] TurningPoint pointOf(const GameValues& values, const std::vector<Ply>& plies, const Mistake& mistake)
{
    const auto before = static_cast<std::size_t>(mistake.move - 1);
    TurningPoint point{.mistake = mistake,
                       .position = values.positionAt(before),
                       .before = values.valueAt(before),
                       .after = values.valueAt(before + 1)};
    point.mistake.line.resize(std::min(longestLine, mistake.line.size()));
    point.played = cellsOf(std::span{plies}.subspan(before, std::min(plies.size() - before, longestLine)));
    return point;
}

[[nodiscard]] bool hasName(const TurningPoint& point)
{
    return std::visit([](const auto& each) { return each.kind != decltype(each.kind)::Other; }, point.missedChance);
}

[[nodiscard]] bool isNear(const TurningPoint& a, const TurningPoint& b)
{
    return std::abs(a.mistake.move - b.mistake.move) <= leastApart;
}

/// Returns whether what was missed is of one of these kinds, which belong to one game.
template <typename MissedChance, typename... Kinds>
[[nodiscard]] bool isOneOf(const TurningPoint& point, Kinds... kinds)
{
    const auto* missed = std::get_if<MissedChance>(&point.missedChance);
    return missed != nullptr && ((missed->kind == kinds) || ...);
}

[[nodiscard]] bool isCalculated(const TurningPoint& point)
{
    using enum gomoku::MissedChanceKind;
    return isOneOf<gomoku::MissedChance>(point, WinByFours, WinByThreats, StopFours, StopThreats);
}

[[nodiscard]] bool isOfCorner(const TurningPoint& point)
{
    using enum reversi::MissedChanceKind;
    return isOneOf<reversi::MissedChance>(point, CornerGiven, XSquare, CSquare, CornerLeft);
}

/// Returns whether the mistake extends over a phase of the game and is always described alike.
[[nodiscard]] bool isHabit(const TurningPoint& point)
{
    using enum reversi::MissedChanceKind;
    return isOneOf<reversi::MissedChance>(point, Mobility, Parity, Discs);
}

[[nodiscard]] bool isSameKind(const TurningPoint& a, const TurningPoint& b)
{
    const auto kind = [](const TurningPoint& each) {
        return std::visit([](const auto& missed) { return static_cast<int>(missed.kind); }, each.missedChance);
    };
    return a.missedChance.index() == b.missedChance.index() && kind(a) == kind(b);
}

[[nodiscard]] bool isSameCell(const TurningPoint& a, const TurningPoint& b)
{
    return betterMoveOf(a.missedChance).cell == betterMoveOf(b.missedChance).cell;
}

/// How instructive a kind of mistake is.
struct Worth {
    int weight = 1;
    double minSwing = 0;
};

/// Most instructive is what is visible on the board, less so what must be calculated. A mistake without a known reason
/// rests on the evaluation alone, which may be wrong.
[[nodiscard]] Worth worthOf(const TurningPoint& point)
{
    if (!hasName(point))
        return {.weight = 1, .minSwing = 0.15};
    if (isHabit(point) || isCalculated(point))
        return {.weight = 2, .minSwing = 0.1};
    return {.weight = 4, .minSwing = minSwing};
}

/// Returns whether one of the two is redundant: mistakes of one side, soon after each other, at the same cell or of the
/// same habit.
[[nodiscard]] bool isSame(const TurningPoint& a, const TurningPoint& b)
{
    if (a.mistake.side != b.mistake.side)
        return false;
    if (isOfCorner(a) && isOfCorner(b) && isSameCell(a, b))
        return true;
    if (!isSameKind(a, b))
        return false;
    return isNear(a, b) || isHabit(a) || (hasName(a) && isSameCell(a, b));
}

using Pointers = std::vector<const TurningPoint*>;

/// The order of the game.
constexpr auto moveOf = [](const TurningPoint* point) { return point->mistake.move; };

/// Returns the first of a run of repeated mistakes. `points` are in the order of the game.
[[nodiscard]] const TurningPoint* firstOfRun(const Pointers& points, const TurningPoint* last)
{
    const TurningPoint* first = last;
    for (auto each = points.rbegin(); each != points.rend(); ++each) {
        if (moveOf(*each) < moveOf(first) && isSame(**each, *first))
            first = *each;
    }
    return first;
}

/// Selects the points to show. `points` are explained and in the order of the game.
[[nodiscard]] Pointers chosen(const Pointers& points)
{
    Pointers weighed = points;
    std::ranges::stable_sort(weighed, std::greater{},
                             [](const TurningPoint* each) { return each->mistake.swing * worthOf(*each).weight; });
    Pointers explained;
    for (const TurningPoint* each : weighed) {
        const TurningPoint* first = firstOfRun(points, each);
        const bool isUnexplained = std::ranges::any_of(explained, [first](const TurningPoint* other) {
            return moveOf(other) == moveOf(first) || (!hasName(*first) && isNear(*other, *first));
        });
        if (!isUnexplained && explained.size() < maxTurningPoints)
            explained.push_back(first);
    }
    // If both sides lost the game several times, the last time counts.
    const auto last = std::ranges::find_if(points.rbegin(), points.rend(),
                                           [](const TurningPoint* each) { return each->mistake.swing >= lostGame; });
    const bool isIncluded = last == points.rend() || std::ranges::any_of(explained, [&last](const TurningPoint* other) {
                                return moveOf(other) == moveOf(*last) || isSame(*other, **last);
                            });
    if (!isIncluded) {
        explained.resize(std::min(explained.size(), maxTurningPoints - 1));
        explained.push_back(*last);
    }
    return explained;
}

} // namespace

std::vector<TurningPoint> turningPoints(const GameValues& values)
{
    if (values.positions() == 0)
        return {};
    std::vector<Mistake> mistakes = values.mistakes(values.positions(), minSwing);
    std::erase_if(mistakes, [](const Mistake& each) { return each.swing < minSwing; });
    std::ranges::sort(mistakes, isCostlier);
    const auto whole = values.positionAt(values.positions() - 1);
    if (mistakes.size() > maxCandidates) {
        const auto rest = mistakes.begin() + maxCandidates - 1;
        const auto last = std::max_element(rest, mistakes.end(), [](const Mistake& a, const Mistake& b) {
            return std::pair{a.swing >= lostGame, a.move} < std::pair{b.swing >= lostGame, b.move};
        });
        if (last->swing >= lostGame)
            std::iter_swap(rest, last);
        mistakes.resize(maxCandidates);
    }
    std::vector<TurningPoint> points;
    for (const Mistake& mistake : mistakes)
        points.push_back(pointOf(values, whole->plies(), mistake));
    return points;
}

std::vector<TurningPoint> explainTurningPoints(std::vector<TurningPoint> points, const GameInfo& game,
                                               const std::atomic<bool>& stop)
{
    const MissedChanceFinder find = missedChanceFinder(game.key);
    std::erase_if(points, [&](TurningPoint& point) {
        auto missedChance =
            stop.load() ? std::nullopt : find(*point.position, point.mistake.played, point.mistake.line, stop);
        if (missedChance)
            point.missedChance = std::move(*missedChance);
        return !missedChance || point.mistake.swing < worthOf(point).minSwing;
    });
    Pointers ordered;
    for (const TurningPoint& point : points)
        ordered.push_back(&point);
    std::ranges::sort(ordered, {}, moveOf);
    Pointers shown = chosen(ordered);
    std::ranges::sort(shown, {}, moveOf);
    std::vector<TurningPoint> explained;
    for (const TurningPoint* point : shown)
        explained.push_back(*point);
    return explained;
}

} // namespace qipan::app
