// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/threats.h"

#include "core/gomoku/moves.h"

#include <algorithm>

namespace qipan::gomoku {

namespace {

/// Returns the four on `point` if it wins.
std::optional<WinningFour> winningFourAt(Position& position, Side side, Point point)
{
    if (!isAllowed(position, point, side))
        return std::nullopt;
    WinningFour win{.four = point,
                    .dependsOnForbidden =
                        side == Side::Black && position.forbiddenStatusAt(point) == ForbiddenStatus::DoubleThree};
    const ScopedMove four{position, point, side};
    win.fives = position.points(side, PointThreat::Five);
    const int fives = position.count(side, PointThreat::Five);
    if (fives > 1)
        return win;
    win.dependsOnForbidden = true;
    if (fives == 1 && !isAllowed(position, win.fives.first(), opposite(side)))
        return win;
    return std::nullopt;
}

} // namespace

std::optional<WinningFour> winningFour(Position& position, Side side)
{
    // Black may be forbidden to block a simple four.
    const bool includesSimpleFours = isLimited(position.rule(), opposite(side));
    const PointThreat least = includesSimpleFours ? PointThreat::Four : PointThreat::OpenFour;
    for (auto threat = static_cast<int>(PointThreat::OpenFour); threat >= static_cast<int>(least); --threat) {
        if (position.count(side, static_cast<PointThreat>(threat)) == 0)
            continue;
        for (const Point point : PointSet{position.points(side, static_cast<PointThreat>(threat))}) {
            if (const auto win = winningFourAt(position, side, point))
                return win;
        }
    }
    return std::nullopt;
}

std::vector<Attack> attacksOf(Position& position, Side attacker)
{
    const Side defender = opposite(attacker);
    const int fivesAgainst = position.count(defender, PointThreat::Five);
    if (fivesAgainst > 1)
        return {};
    std::vector<Attack> attacks;
    if (fivesAgainst == 1) {
        const Point block = position.points(defender, PointThreat::Five).first();
        if (isAllowed(position, block, attacker))
            attacks.push_back({block, position.threatAt(block, attacker) >= PointThreat::Four});
        return attacks;
    }
    for (const Point point : orderedPoints(position, attacker, PointThreat::OpenFour, PointThreat::Four)) {
        if (isAllowed(position, point, attacker))
            attacks.push_back({point, true});
    }
    for (const Point point : orderedPoints(position, attacker, PointThreat::DoubleThree, PointThreat::SleepingThree)) {
        if (!isAllowed(position, point, attacker))
            continue;
        const ScopedMove scopedMove{position, point, attacker};
        if (winningFour(position, attacker))
            attacks.push_back({point, false});
    }
    return attacks;
}

std::vector<Point> answersTo(Position& position, Side attacker, const WinningFour& threat)
{
    const Side defender = opposite(attacker);
    PointSet direct = threat.fives;
    direct.insert(threat.four);
    std::vector<Point> answers = orderedPoints(position, defender, PointThreat::OpenFour, PointThreat::Four);
    for (const Point point : answers)
        direct.erase(point);
    for (const Point point : direct)
        answers.push_back(point);
    std::erase_if(answers, [&](Point point) { return !isAllowed(position, point, defender); });
    if (!threat.dependsOnForbidden)
        return answers;
    for (const Point point : PointSet{position.emptyPoints()}) {
        if (std::ranges::find(answers, point) != answers.end() || !isAllowed(position, point, defender))
            continue;
        const ScopedMove scopedMove{position, point, defender};
        if (!winningFourAt(position, attacker, threat.four)) // the stone, which gave no five, stops it
            answers.push_back(point);
    }
    return answers;
}

} // namespace qipan::gomoku
