// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/missed_chance.h"

#include "core/board/search_budget.h"
#include "core/gomoku/explain.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"
#include "core/gomoku/threats.h"
#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <algorithm>
#include <cstddef>

namespace qipan::gomoku {

namespace {

constexpr std::size_t bytesPerSolver = 8 << 20;
constexpr std::uint64_t nodesPerSolve = 60'000;
constexpr std::uint64_t nodesInAll = 400'000;
constexpr std::size_t plainWin = 7; ///< plies of a win by fours that is reported before an ignored three

/// Returns a winning four, followed by its block and the five if it can be blocked.
[[nodiscard]] std::vector<Cell> lineOf(const WinningFour& win)
{
    std::vector<Cell> line{cellOf(win.four)};
    if (win.fives.size() > 1) {
        for (const Point five : win.fives) {
            if (line.size() < 3)
                line.push_back(cellOf(five));
        }
    }
    return line;
}

[[nodiscard]] bool isOpenFour(const Position& position, Point point, Side side)
{
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        if (position.shapeAt(point, side, line) == LineShape::OpenFour)
            return true;
    }
    return false;
}

class MissedChanceSearch {
public:
    MissedChanceSearch(const Game& game, Cell played, const std::vector<Cell>& better, const std::atomic<bool>& stop)
        : m_position{game.board(), game.rule(), trainedWeights(game.rule())}
        , m_side{game.sideToMove()}
        , m_other{opposite(m_side)}
        , m_played{pointOf(played)}
        , m_budget{{}, nodesInAll, stop}
        , m_vcf{bytesPerSolver}
        , m_vct{bytesPerSolver}
    {
        m_missedChance.better = better;
    }

    [[nodiscard]] std::optional<MissedChance> find()
    {
        if (!isAllowed(m_position, m_played, m_side)) {
            m_missedChance.forbidden = forbiddenAt(m_position.board(), m_played);
            return result(MissedChanceKind::ForbiddenPoint);
        }
        if (m_position.canMakeFive(m_side))
            return five();
        if (m_position.canMakeFive(m_other))
            return block();
        if (const auto win = winningFour(m_position, m_side))
            return four(*win);
        if (winsAnyway())
            return std::nullopt;
        const ForcedWin fours = winByFours(m_side);
        if (fours.isProven() && fours.line.size() <= plainWin)
            return attack(fours, MissedChanceKind::WinByFours);
        if (const auto left = unblockedThree())
            return left;
        if (fours.isProven())
            return attack(fours, MissedChanceKind::WinByFours);
        if (const ForcedWin win = winByThreats(m_side); win.isProven())
            return attack(win, MissedChanceKind::WinByThreats);
        return defence();
    }

private:
    [[nodiscard]] MissedChance result(MissedChanceKind kind)
    {
        m_missedChance.kind = kind;
        return m_missedChance;
    }

    [[nodiscard]] std::optional<MissedChance> five()
    {
        if (m_position.makesFive(m_played, m_side))
            return std::nullopt;
        m_missedChance.cell = cellOf(m_position.points(m_side, PointThreat::Five).first());
        m_missedChance.better = {m_missedChance.cell};
        return result(MissedChanceKind::Five);
    }

    /// A four must be blocked before anything else.
    [[nodiscard]] std::optional<MissedChance> block()
    {
        const PointSet fives = m_position.points(m_other, PointThreat::Five);
        if (fives.size() > 1 || fives.contains(m_played))
            return winsAnyway() ? std::nullopt : std::optional{result(MissedChanceKind::Other)};
        if (!isAllowed(m_position, fives.first(), m_side))
            return result(MissedChanceKind::Other); // nothing could have blocked it
        m_missedChance.cell = cellOf(fives.first());
        if (m_missedChance.better.front() != m_missedChance.cell)
            m_missedChance.better = {m_missedChance.cell};
        m_missedChance.punishment = {m_missedChance.cell};
        return result(MissedChanceKind::Block);
    }

    [[nodiscard]] std::optional<MissedChance> four(const WinningFour& win)
    {
        if (winsAnyway())
            return std::nullopt;
        m_missedChance.better = lineOf(win);
        m_missedChance.cell = m_missedChance.better.front();
        if (win.fives.size() == 1)
            return result(MissedChanceKind::Trap);
        return result(isOpenFour(m_position, win.four, m_side) ? MissedChanceKind::OpenFour
                                                               : MissedChanceKind::TwoFours);
    }

    [[nodiscard]] bool winsAnyway()
    {
        const ScopedMove scopedMove{m_position, m_played, m_side};
        if (m_position.count(m_other, PointThreat::Five) > 0)
            return false;
        return m_vct.solveAnswer(m_position, m_side, nodesPerSolve, m_budget).isProven();
    }

    [[nodiscard]] ForcedWin winByFours(Side side)
    {
        return m_vcf.solve(m_position, side, {.moves = VcfSolver::maxMoves, .nodes = nodesPerSolve}, m_budget);
    }

    [[nodiscard]] ForcedWin winByThreats(Side side) { return m_vct.solve(m_position, side, nodesPerSolve, m_budget); }

    [[nodiscard]] MissedChance attack(const ForcedWin& win, MissedChanceKind kind)
    {
        m_missedChance.better = cellsOf(win.line);
        m_missedChance.cell = m_missedChance.better.front();
        const bool isFourThree = kind == MissedChanceKind::WinByFours && makesFourAndThree(win.line.front());
        return result(isFourThree ? MissedChanceKind::FourAndThree : kind);
    }

    [[nodiscard]] bool makesFourAndThree(Point move)
    {
        Explainer explainer{bytesPerSolver, nodesPerSolve};
        return std::ranges::any_of(explainer.explain(m_position, m_side, move, m_budget),
                                   [](const Reason& reason) { return reason.kind == ReasonKind::MakesFourAndThree; });
    }

    /// An open three or crossing threes that the other side can now turn into a winning four.
    [[nodiscard]] std::optional<MissedChance> unblockedThree()
    {
        const ScopedMove scopedMove{m_position, m_played, m_side};
        if (m_position.canMakeFive(m_side) || m_position.canMakeFive(m_other))
            return std::nullopt;
        const auto win = winningFour(m_position, m_other);
        if (!win || win->fives.size() == 1)
            return std::nullopt;
        m_missedChance.punishment = lineOf(*win);
        m_missedChance.cell = m_missedChance.punishment.front();
        return result(isOpenFour(m_position, win->four, m_other) ? MissedChanceKind::StopThree
                                                                 : MissedChanceKind::StopTwoFours);
    }

    /// Finds a forced win that the other side has after the played move.
    [[nodiscard]] MissedChance defence()
    {
        const ScopedMove scopedMove{m_position, m_played, m_side};
        ForcedWin win = winByFours(m_other);
        MissedChanceKind kind = MissedChanceKind::StopFours;
        if (!win.isProven()) {
            win = winByThreats(m_other);
            kind = MissedChanceKind::StopThreats;
        }
        if (!win.isProven())
            return result(MissedChanceKind::Other);
        m_missedChance.punishment = cellsOf(win.line);
        m_missedChance.cell = m_missedChance.punishment.front();
        return result(kind);
    }

    Position m_position;
    const Side m_side;
    const Side m_other;
    const Point m_played;
    SearchBudget m_budget;
    VcfSolver m_vcf;
    VctSolver m_vct;
    MissedChance m_missedChance;
};

} // namespace

std::optional<MissedChance> findMissedChance(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                                             const std::atomic<bool>& stop)
{
    return MissedChanceSearch{static_cast<const Game&>(position), played, better, stop}.find();
}

} // namespace qipan::gomoku
