#include "core/gomoku/miss.h"

#include "core/board/search_budget.h"
#include "core/gomoku/allowed.h"
#include "core/gomoku/explain.h"
#include "core/gomoku/game.h"
#include "core/gomoku/threats.h"
#include "core/gomoku/trial.h"
#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace qipan::gomoku {

namespace {

constexpr std::size_t solverBytes = 8 << 20;
constexpr std::uint64_t nodesPerQuestion = 60'000;
constexpr std::uint64_t nodesInAll = 400'000;
constexpr std::size_t plainWin = 7; ///< plies of a win by fours that is reported before an ignored three

[[nodiscard]] std::vector<Cell> cellsOf(const std::vector<Point>& points)
{
    std::vector<Cell> cells;
    for (const Point point : points)
        cells.push_back(cellOf(point));
    return cells;
}

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

class MissSearch {
public:
    MissSearch(const Game& game, Cell played, const std::vector<Cell>& better, const std::atomic<bool>& stop)
        : m_position{game.board(), game.rule(), trainedWeights(game.rule())}
        , m_side{game.sideToMove()}
        , m_other{opposite(m_side)}
        , m_played{pointOf(played)}
        , m_budget{{}, nodesInAll, stop}
        , m_vcf{solverBytes}
        , m_vct{solverBytes}
    {
        m_miss.better = better;
    }

    [[nodiscard]] std::optional<Miss> find()
    {
        if (!isAllowed(m_position, m_played, m_side)) {
            m_miss.forbidden = forbiddenAt(m_position.board(), m_played);
            return told(MissKind::ForbiddenPoint);
        }
        if (m_position.canMakeFive(m_side))
            return five();
        if (m_position.canMakeFive(m_other))
            return block();
        if (const auto win = winningFour(m_position, m_side))
            return four(*win);
        if (winsAllTheSame())
            return std::nullopt;
        const ForcedWin fours = winByFours(m_side);
        if (fours.isProven() && fours.line.size() <= plainWin)
            return attack(fours, MissKind::WinByFours);
        if (const auto left = threeLeftAlone())
            return left;
        if (fours.isProven())
            return attack(fours, MissKind::WinByFours);
        if (const ForcedWin win = winByThreats(m_side); win.isProven())
            return attack(win, MissKind::WinByThreats);
        return defence();
    }

private:
    [[nodiscard]] Miss told(MissKind kind)
    {
        m_miss.kind = kind;
        return m_miss;
    }

    [[nodiscard]] std::optional<Miss> five()
    {
        if (m_position.makesFive(m_played, m_side))
            return std::nullopt;
        m_miss.cell = cellOf(m_position.points(m_side, PointThreat::Five).first());
        m_miss.better = {m_miss.cell};
        return told(MissKind::Five);
    }

    /// A four must be blocked before anything else.
    [[nodiscard]] std::optional<Miss> block()
    {
        const PointSet fives = m_position.points(m_other, PointThreat::Five);
        if (fives.size() > 1 || fives.contains(m_played))
            return winsAllTheSame() ? std::nullopt : std::optional{told(MissKind::Other)};
        if (!isAllowed(m_position, fives.first(), m_side))
            return told(MissKind::Other); // nothing could have blocked it
        m_miss.cell = cellOf(fives.first());
        if (m_miss.better.front() != m_miss.cell)
            m_miss.better = {m_miss.cell};
        m_miss.punishment = {m_miss.cell};
        return told(MissKind::Block);
    }

    [[nodiscard]] std::optional<Miss> four(const WinningFour& win)
    {
        if (winsAllTheSame())
            return std::nullopt;
        m_miss.better = lineOf(win);
        m_miss.cell = m_miss.better.front();
        if (win.fives.size() == 1)
            return told(MissKind::Trap);
        return told(isOpenFour(m_position, win.four, m_side) ? MissKind::OpenFour : MissKind::TwoFours);
    }

    [[nodiscard]] bool winsAllTheSame()
    {
        const Trial trial{m_position, m_played, m_side};
        if (m_position.count(m_other, PointThreat::Five) > 0)
            return false;
        return m_vct.solveAnswer(m_position, m_side, nodesPerQuestion, m_budget).isProven();
    }

    [[nodiscard]] ForcedWin winByFours(Side side)
    {
        return m_vcf.solve(m_position, side, {.moves = VcfSolver::mostMoves, .nodes = nodesPerQuestion}, m_budget);
    }

    [[nodiscard]] ForcedWin winByThreats(Side side)
    {
        return m_vct.solve(m_position, side, nodesPerQuestion, m_budget);
    }

    [[nodiscard]] Miss attack(const ForcedWin& win, MissKind kind)
    {
        m_miss.better = cellsOf(win.line);
        m_miss.cell = m_miss.better.front();
        const bool isFourThree = kind == MissKind::WinByFours && makesFourAndThree(win.line.front());
        return told(isFourThree ? MissKind::FourAndThree : kind);
    }

    [[nodiscard]] bool makesFourAndThree(Point move)
    {
        Explainer explainer{solverBytes, nodesPerQuestion};
        return std::ranges::any_of(explainer.explain(m_position, m_side, move, m_budget),
                                   [](const Reason& reason) { return reason.kind == ReasonKind::MakesFourAndThree; });
    }

    /// An open three or crossing threes that the other side can now turn into a winning four.
    [[nodiscard]] std::optional<Miss> threeLeftAlone()
    {
        const Trial trial{m_position, m_played, m_side};
        if (m_position.canMakeFive(m_side) || m_position.canMakeFive(m_other))
            return std::nullopt;
        const auto win = winningFour(m_position, m_other);
        if (!win || win->fives.size() == 1)
            return std::nullopt;
        m_miss.punishment = lineOf(*win);
        m_miss.cell = m_miss.punishment.front();
        return told(isOpenFour(m_position, win->four, m_other) ? MissKind::StopThree : MissKind::StopTwoFours);
    }

    /// Finds a forced win that the other side has after the played move.
    [[nodiscard]] Miss defence()
    {
        const Trial trial{m_position, m_played, m_side};
        ForcedWin win = winByFours(m_other);
        MissKind kind = MissKind::StopFours;
        if (!win.isProven()) {
            win = winByThreats(m_other);
            kind = MissKind::StopThreats;
        }
        if (!win.isProven())
            return told(MissKind::Other);
        m_miss.punishment = cellsOf(win.line);
        m_miss.cell = m_miss.punishment.front();
        return told(kind);
    }

    Position m_position;
    const Side m_side;
    const Side m_other;
    const Point m_played;
    SearchBudget m_budget;
    VcfSolver m_vcf;
    VctSolver m_vct;
    Miss m_miss;
};

} // namespace

std::optional<Miss> missOf(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                           const std::atomic<bool>& stop)
{
    return MissSearch{static_cast<const Game&>(position), played, better, stop}.find();
}

} // namespace qipan::gomoku
