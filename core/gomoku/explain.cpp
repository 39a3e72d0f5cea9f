// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/explain.h"

#include "core/gomoku/threats.h"

#include <algorithm>
#include <optional>

namespace qipan::gomoku {

namespace {

/// Returns how many of the four lines through an empty point would have one of `shapes`.
int linesWith(const Position& position, Point point, Side side, std::initializer_list<LineShape> shapes)
{
    int lines = 0;
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        if (std::ranges::find(shapes, position.shapeAt(point, side, line)) != shapes.end())
            ++lines;
    }
    return lines;
}

/// Returns true if `side` could make a winning four with its next move.
bool threatensOpenFour(Position& position, Side side)
{
    return !position.canMakeFive(side) && winningFour(position, side).has_value();
}

/// Returns true if the three made together with a four is real: an open four follows after the four is blocked.
bool threeStaysBesideFour(Position& position, Side side, Point move)
{
    const ScopedMove four{position, move, side};
    const Point block = position.points(side, PointThreat::Five).first();
    if (!isAllowed(position, block, opposite(side)))
        return false; // the four alone wins
    const ScopedMove answer{position, block, opposite(side)};
    return threatensOpenFour(position, side);
}

/// Returns the strongest shape that the stone makes. Forbidden shapes of black are reported before.
std::optional<ReasonKind> shapeMade(Position& position, Side side, Point move)
{
    const int openFours = linesWith(position, move, side, {LineShape::OpenFour});
    const int fours = linesWith(position, move, side, {LineShape::OpenFour, LineShape::Four});
    const int threes = linesWith(position, move, side, {LineShape::OpenThree, LineShape::WideThree});
    if (fours > 1 || linesWith(position, move, side, {LineShape::DoubleFour}) > 0)
        return ReasonKind::MakesTwoFours;
    if (openFours > 0)
        return ReasonKind::MakesOpenFour;
    if (fours > 0)
        return threes > 0 && threeStaysBesideFour(position, side, move) ? ReasonKind::MakesFourAndThree
                                                                        : ReasonKind::MakesFour;
    if (threes == 0)
        return std::nullopt;
    const ScopedMove scopedMove{position, move, side};
    if (!threatensOpenFour(position, side))
        return std::nullopt;
    // Where double threes are forbidden and the move is legal, one of the shapes is not a real three.
    return threes > 1 && !isLimited(position.rule(), side) ? ReasonKind::MakesTwoThrees : ReasonKind::MakesThree;
}

/// Returns what a quiet move is good for.
std::vector<Reason> quietReasons(Position& position, Side side, Point move)
{
    std::vector<Reason> reasons;
    const Side other = opposite(side);
    const auto hindered = isAllowed(position, move, other) ? shapeMade(position, other, move) : std::nullopt;
    if (hindered == ReasonKind::MakesThree || hindered == ReasonKind::MakesTwoThrees)
        reasons.push_back({.kind = ReasonKind::DeniesThree});
    const int twos = linesWith(position, move, side, {LineShape::OpenTwo, LineShape::WideTwo});
    if (twos > 0)
        reasons.push_back({.kind = twos > 1 ? ReasonKind::MakesTwoTwos : ReasonKind::MakesTwo});
    return reasons;
}

} // namespace

ForcedWin Explainer::forcedWin(Position& position, Side side, SearchBudget& budget)
{
    return m_solver.solve(position, side, m_nodes, budget);
}

std::vector<Reason> Explainer::explain(Position& position, Side side, Point move, SearchBudget& budget)
{
    const Side other = opposite(side);
    if (!isAllowed(position, move, side))
        return {{.kind = ReasonKind::ForbiddenPoint, .forbidden = forbiddenAt(position.board(), move)}};
    if (position.makesFive(move, side))
        return {{.kind = ReasonKind::MakesFive}};
    std::vector<Reason> reasons;
    const PointSet fivesAgainst = position.points(other, PointThreat::Five);
    const int count = position.count(other, PointThreat::Five);
    if (count == 1 && fivesAgainst.contains(move))
        reasons.push_back({.kind = ReasonKind::OnlyBlockOfFour});
    for (const Point five : fivesAgainst) {
        if (five == move)
            continue;
        reasons.push_back({.kind = ReasonKind::AllowsFive, .line = {cellOf(five)}, .isOpponentLine = true});
        return reasons;
    }
    const bool wins = explainAttack(position, side, move, budget, reasons);
    if (count == 0 && !wins)
        explainDefence(position, side, move, budget, reasons);
    return reasons.empty() ? quietReasons(position, side, move) : reasons;
}

/// Returns true if the move wins.
bool Explainer::explainAttack(Position& position, Side side, Point move, SearchBudget& budget,
                              std::vector<Reason>& reasons)
{
    const auto shape = shapeMade(position, side, move);
    std::vector<Point> line{move};
    ForcedWin win;
    {
        const ScopedMove scopedMove{position, move, side};
        win = m_solver.solveAnswer(position, side, m_nodes, budget);
    }
    if (win.isProven()) {
        line.insert(line.end(), win.line.begin(), win.line.end());
        reasons.push_back({.kind = ReasonKind::WinsByForce, .line = cellsOf(line)});
    }
    if (shape)
        reasons.push_back({.kind = *shape});
    return win.isProven();
}

void Explainer::explainDefence(Position& position, Side side, Point move, SearchBudget& budget,
                               std::vector<Reason>& reasons)
{
    const Side other = opposite(side);
    const bool isFour = position.threatAt(move, side) >= PointThreat::Four;
    const std::optional<WinningFour> threat = winningFour(position, other);
    const bool isThree = threat && linesWith(position, threat->four, other, {LineShape::OpenFour}) > 0;
    const ForcedWin before = m_solver.solve(position, other, m_nodes, budget);
    ForcedWin after;
    bool isStillThere = false;
    {
        const ScopedMove scopedMove{position, move, side};
        isStillThere = winningFour(position, other).has_value();
        after = m_solver.solve(position, other, m_nodes, budget);
    }
    if (threat && !isStillThere)
        reasons.push_back({.kind = isThree ? ReasonKind::StopsThree : ReasonKind::StopsTwoFours});
    if (after.isProven())
        reasons.push_back({.kind = ReasonKind::AllowsForcedWin, .line = cellsOf(after.line), .isOpponentLine = true});
    else if (before.isProven())
        reasons.push_back({.kind = after.verdict == Verdict::Refuted && !isFour ? ReasonKind::StopsForcedWin
                                                                                : ReasonKind::FacesForcedWin,
                           .line = cellsOf(before.line),
                           .isOpponentLine = true});
}

} // namespace qipan::gomoku
