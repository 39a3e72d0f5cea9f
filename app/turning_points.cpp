#include "app/turning_points.h"

#include "core/board/miss_finders.h"

#include <algorithm>
#include <cstdlib>

namespace qipan::app {

namespace {

constexpr double leastSwing = 0.15; ///< of the chance to win
constexpr int leastApart = 4;       ///< plies
constexpr std::size_t mostCandidates = mostTurningPoints + 3;
constexpr std::size_t longestLine = 8; ///< plies of a line that nobody has proven

[[nodiscard]] bool isCostlier(const Mistake& a, const Mistake& b)
{
    return a.swing != b.swing ? a.swing > b.swing : a.move > b.move;
}

[[nodiscard]] TurningPoint pointOf(const GameValues& values, const std::vector<Ply>& plies, const Mistake& mistake)
{
    const auto before = static_cast<std::size_t>(mistake.move - 1);
    TurningPoint point{.mistake = mistake,
                       .position = values.positionAt(before),
                       .played = {},
                       .before = values.valueAt(before),
                       .after = values.valueAt(before + 1),
                       .miss = {}};
    point.mistake.line.resize(std::min(longestLine, mistake.line.size()));
    point.miss.better = point.mistake.line;
    for (std::size_t i = before; i < std::min(plies.size(), before + longestLine); ++i)
        point.played.push_back(plies[i].cell);
    return point;
}

} // namespace

std::vector<TurningPoint> turningPoints(const GameValues& values)
{
    if (values.positions() == 0)
        return {};
    std::vector<Mistake> mistakes = values.mistakes(values.positions());
    std::erase_if(mistakes, [](const Mistake& each) { return each.swing < leastSwing; });
    std::ranges::sort(mistakes, isCostlier);
    const auto whole = values.positionAt(values.positions() - 1);
    std::vector<TurningPoint> points;
    for (const Mistake& mistake : mistakes) {
        const bool isApart = std::ranges::all_of(points, [&mistake](const TurningPoint& other) {
            return std::abs(other.mistake.move - mistake.move) >= leastApart;
        });
        if (isApart && points.size() < mostCandidates)
            points.push_back(pointOf(values, whole->plies(), mistake));
    }
    return points;
}

std::vector<TurningPoint> explained(std::vector<TurningPoint> points, const GameInfo& game,
                                    const std::atomic<bool>& stop)
{
    const MissFinder find = missFinder(game.key);
    std::vector<TurningPoint> told;
    for (TurningPoint& point : points) {
        if (told.size() == mostTurningPoints || stop.load())
            break;
        auto miss = find(*point.position, point.mistake.played, point.mistake.line, stop);
        if (!miss)
            continue;
        point.miss = std::move(*miss);
        told.push_back(std::move(point));
    }
    std::ranges::sort(told, {}, [](const TurningPoint& each) { return each.mistake.move; });
    return told;
}

} // namespace qipan::app
