#include "core/gomoku/candidates.h"

#include "core/board/mix.h"
#include "core/gomoku/forbidden.h"

#include <algorithm>
#include <iterator>

namespace qipan::gomoku {

namespace {

std::vector<Point> pointsToConsider(const ShapeMap& map, Side side)
{
    const Side other = opposite(side);
    if (map.board().stones() == 0)
        return {pointOf({map.board().size() / 2, map.board().size() / 2})};
    if (map.count(side, Threat::Five) > 0)
        return map.pointsWith(side, Threat::Five);
    if (map.count(other, Threat::Five) > 0)
        return map.pointsWith(other, Threat::Five);
    if (map.count(side, Threat::OpenFour) > 0)
        return map.pointsWith(side, Threat::OpenFour);
    if (map.count(other, Threat::OpenFour) == 0)
        return map.nearbyPoints();

    // An open three is stopped on the points where it becomes a four, open or not, or by a four of one's own.
    const auto makesFour = [&map](Point point, Side who) {
        const Threat threat = map.threatAt(point, who);
        return threat == Threat::Four || threat >= Threat::FourThree;
    };
    std::vector<Point> points = map.nearbyPoints();
    std::erase_if(points, [&](Point point) { return !makesFour(point, side) && !makesFour(point, other); });
    return points;
}

std::vector<Point> freePoints(const Board& board)
{
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.at(pointOf({x, y})) == Stone::None)
                points.push_back(pointOf({x, y}));
        }
    }
    return points;
}

std::vector<Point> pointsAllowed(const ShapeMap& map, Side side)
{
    std::vector<Point> points = pointsToConsider(map, side);
    if (map.rule() != Rule::Renju || side == Side::White)
        return points;
    const auto isForbidden = [&map](Point point) { return forbiddenAt(map.board(), point) != Forbidden::None; };
    std::erase_if(points, isForbidden);
    if (!points.empty())
        return points;
    const std::vector<Point> all = freePoints(map.board());
    std::ranges::remove_copy_if(all, std::back_inserter(points), isForbidden);
    return points.empty() ? all : points;
}

} // namespace

std::vector<Point> candidates(const ShapeMap& map, Side side, std::uint64_t seed)
{
    struct Ranked {
        int worth;
        std::uint64_t lot;
        Point point;
    };
    std::vector<Ranked> ranked;
    for (const Point point : pointsAllowed(map, side))
        ranked.push_back({map.worth(point, side), mix(seed, static_cast<std::uint64_t>(point)), point});
    std::ranges::sort(ranked, [](const Ranked& a, const Ranked& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.lot > b.lot;
    });
    std::vector<Point> points;
    for (const Ranked& r : ranked)
        points.push_back(r.point);
    return points;
}

} // namespace qipan::gomoku
