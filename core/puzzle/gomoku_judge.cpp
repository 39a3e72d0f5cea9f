// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/position.h"
#include "core/gomoku/win_prover.h"
#include "core/puzzle/gomoku_replies.h"
#include "core/puzzle/judge.h"

namespace qipan::puzzle {

namespace {

using namespace gomoku;

// Takes some seconds; tables small enough to clear before each answer.
constexpr WinProver::SearchLimits searchLimits{.fourNodes = 100'000,
                                               .threatNodes = 200'000,
                                               .threatBytes = std::size_t{8} << 20,
                                               .fourBytes = std::size_t{1} << 18};
constexpr int fewFours = 2; // wins this short need not be played out

Judgement wrong(std::vector<Cell> answer = {})
{
    return {.verdict = Verdict::Wrong, .answer = std::move(answer)};
}

Judgement solved(std::vector<Cell> answer = {})
{
    return {.verdict = Verdict::Solved, .answer = std::move(answer)};
}

class GomokuJudge final : public Judge {
public:
    explicit GomokuJudge(const Puzzle& puzzle)
        : m_puzzle{puzzle}
        , m_rule{ruleOf(puzzle)}
        , m_player{puzzle.board.turn}
        , m_other{opposite(m_player)}
        , m_replies{m_puzzle, m_prover}
    {
    }

    Judgement judge(std::span<const Cell> line, const std::atomic<bool>& stop) override
    {
        m_prover.forget();
        Position position = positionAfter(line.first(line.size() - 1));
        const Point move = pointOf(line.back());
        Judgement judgement;
        if (m_puzzle.kind == Kind::Forbidden)
            judgement = isForbiddenLabel(position, move) ? solved() : wrong();
        else if (position.makesFive(move, m_player))
            judgement = solved();
        else if (m_puzzle.kind == Kind::Five || !isAllowed(position, move, m_player))
            judgement = wrong(); // wrong without an answer
        else
            judgement = judgeMove(position, move, line, stop);
        return stop ? Judgement{} : judgement;
    }

    std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>& stop) override
    {
        m_prover.forget();
        Position position = positionAfter(line);
        std::vector<Point> right;
        for (const Point point : candidates(position)) {
            if (isRight(position, point, stop))
                right.push_back(point);
            if (stop)
                return {};
        }
        if (right.empty() && isSolution(line) && line.size() < m_puzzle.board.moves.size())
            right.push_back(pointOf(m_puzzle.board.moves[line.size()]));
        const Point move = bestMove(position, line, stop);
        if (right.empty() && move != 0)
            right.push_back(move);
        if (const auto best = std::ranges::find(right, move); best != right.end())
            std::rotate(right.begin(), best, best + 1);
        return stop ? std::vector<Cell>{} : cellsOf(right);
    }

    std::optional<std::size_t> wrongInFile(std::span<const Cell> solution, const std::atomic<bool>& stop) override
    {
        m_prover.forget();
        if (Position start = positionAfter({}); hasWrongPosition(start, stop))
            return 0;
        if (!isByFours() && m_puzzle.kind != Kind::Vct)
            return Judge::wrongInFile(solution, stop);
        for (std::size_t before = 0; before < solution.size(); before += 2) {
            Position position = positionAfter(solution.first(before));
            const Point move = pointOf(solution[before]);
            if (position.makesFive(move, m_player))
                break;
            const bool isRefuted = !isAllowed(position, move, m_player) || forfeitsWin(position, move, stop);
            if (stop)
                break;
            if (isRefuted)
                return before + 1;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool isByFours() const
    {
        return m_puzzle.kind == Kind::FourThree || m_puzzle.kind == Kind::Vcf || m_puzzle.kind == Kind::Trap;
    }

    /// Returns true if the puzzle asks to stop a threat but provably has none, or is a trap that wins whatever black
    /// blocks.
    [[nodiscard]] bool hasWrongPosition(Position& start, const std::atomic<bool>& stop)
    {
        if (m_puzzle.kind == Kind::Block)
            return !start.canMakeFive(m_other);
        if (m_puzzle.kind == Kind::Trap)
            return m_prover.byFoursDespiteAnyBlock(start, m_player, stop).isProven();
        return m_puzzle.kind == Kind::Defence
            && m_prover.byFours(start, m_other, stop).verdict == gomoku::Verdict::Refuted;
    }

    /// Returns true if the line follows the solution so far.
    [[nodiscard]] bool isSolution(std::span<const Cell> line) const
    {
        const std::vector<Cell>& moves = m_puzzle.board.moves;
        return line.size() <= moves.size() && std::ranges::equal(line, std::span{moves}.first(line.size()));
    }

    [[nodiscard]] Position positionAfter(std::span<const Cell> line) const
    {
        Position position{m_puzzle.board.size.columns, m_rule, handcraftedWeights(m_rule)};
        for (const Ply& stone : m_puzzle.board.stones)
            position.place(pointOf(stone.cell), stone.side);
        Side side = m_player;
        for (const Cell cell : line) {
            position.place(pointOf(cell), side);
            side = opposite(side);
        }
        return position;
    }

    [[nodiscard]] bool isForbiddenLabel(const Position& position, Point move) const
    {
        const bool isLabelled = std::ranges::any_of(
            m_puzzle.board.marks, [&](const record::Mark& mark) { return pointOf(mark.cell) == move; });
        return isLabelled && forbiddenAt(position.board(), move) != qipan::Forbidden::None;
    }

    /// Precondition: the move is legal and not a five.
    [[nodiscard]] Judgement judgeMove(Position& position, Point move, std::span<const Cell> line,
                                      const std::atomic<bool>& stop)
    {
        const ScopedMove scopedMove{position, move, m_player};
        if (position.canMakeFive(m_other))
            return wrong({cellOf(position.points(m_other, PointThreat::Five).first())});
        if (m_puzzle.kind == Kind::Block)
            return solved();
        if (m_puzzle.kind == Kind::Defence) {
            const ForcedWin threat = m_prover.byFours(position, m_other, stop);
            return threat.isProven() ? wrong(cellsOf(threat.line)) : solved();
        }
        const ForcedWin win = winAfter(position, stop);
        if (win.isProven())
            return continueLine(position, win, line, stop);
        if (isSolution(line))
            return fromFile(line.size());
        if (win.verdict == gomoku::Verdict::Refuted || !mayStillWin(position, line, stop))
            return wrong(m_replies.refutation(position, win, line, stop));
        return {.verdict = Verdict::Continues, .answer = {m_replies.best(line, stop)}};
    }

    /// Returns true if the move provably does not win. Precondition: the puzzle is a win by fours or threes, and the
    /// move is legal and not a five.
    [[nodiscard]] bool forfeitsWin(Position& position, Point move, const std::atomic<bool>& stop)
    {
        const ScopedMove scopedMove{position, move, m_player};
        return position.canMakeFive(m_other) || winAfter(position, stop).verdict == gomoku::Verdict::Refuted;
    }

    /// Like judgeMove() without an answer, but a move of a Vct puzzle must be a four or a three. The move may be a
    /// five or forbidden.
    [[nodiscard]] bool isRight(Position& position, Point move, const std::atomic<bool>& stop)
    {
        if (m_puzzle.kind == Kind::Forbidden)
            return isForbiddenLabel(position, move);
        if (position.makesFive(move, m_player))
            return true;
        if (m_puzzle.kind == Kind::Five || !isAllowed(position, move, m_player))
            return false;
        const ScopedMove scopedMove{position, move, m_player};
        if (position.canMakeFive(m_other))
            return false;
        if (m_puzzle.kind == Kind::Block)
            return true;
        if (m_puzzle.kind == Kind::Defence)
            return !m_prover.byFours(position, m_other, stop).isProven();
        return (isByFours() ? m_prover.afterFour(position, m_player, stop)
                            : m_prover.afterThreat(position, m_player, stop))
            .isProven();
    }

    /// Precondition: the player has just moved.
    [[nodiscard]] ForcedWin winAfter(Position& position, const std::atomic<bool>& stop)
    {
        return isByFours() ? m_prover.afterFour(position, m_player, stop)
                           : m_prover.afterAnyThreat(position, m_player, stop);
    }

    /// Continues after a winning move of the player. The solution of a Vct puzzle has the longest defence.
    [[nodiscard]] Judgement continueLine(Position& position, const ForcedWin& win, std::span<const Cell> line,
                                         const std::atomic<bool>& stop)
    {
        if (win.line.empty()) { // the only block, if any, is forbidden
            const PointSet& fives = position.points(m_player, PointThreat::Five);
            return fives.isEmpty() ? solved() : solved({cellOf(fives.first())});
        }
        std::vector<Cell> moves{cellOf(win.line.front())};
        if (m_puzzle.kind != Kind::Vct)
            return {.verdict = Verdict::Continues, .answer = std::move(moves)};
        const bool isOfFile = isSolution(line) && line.size() < m_puzzle.board.moves.size();
        if (isOfFile)
            moves.assign(m_puzzle.board.moves.begin() + static_cast<std::ptrdiff_t>(line.size()),
                         m_puzzle.board.moves.end());
        const ScopedMove scopedMove{position, pointOf(moves.front()), m_other};
        const ForcedWin rest = m_prover.byFours(position, m_player, stop, fewFours);
        if (!rest.isProven())
            return {.verdict = Verdict::Continues, .answer = {moves.front()}};
        if (!isOfFile) {
            const std::vector<Cell> cells = cellsOf(rest.line);
            moves.insert(moves.end(), cells.begin(), cells.end());
        }
        return solved(std::move(moves));
    }

    /// Moves of the file are right even if the prover cannot decide.
    [[nodiscard]] Judgement fromFile(std::size_t played) const
    {
        const std::vector<Cell>& moves = m_puzzle.board.moves;
        if (played == moves.size())
            return solved();
        return {.verdict = Verdict::Continues, .answer = {moves[played]}};
    }

    /// Returns false if the engine's best reply refutes a move that the prover could not decide.
    [[nodiscard]] bool mayStillWin(Position& position, std::span<const Cell> line, const std::atomic<bool>& stop)
    {
        if (isByFours())
            return false;
        const ScopedMove scopedMove{position, pointOf(m_replies.best(line, stop)), m_other};
        return m_prover.byThreats(position, m_player, stop).verdict != gomoku::Verdict::Refuted;
    }

    /// Returns the points where a right move may lie.
    [[nodiscard]] PointSet candidates(const Position& position) const
    {
        if (isByFours())
            return position.pointsFrom(m_player, PointThreat::Four);
        if (m_puzzle.kind == Kind::Five)
            return position.points(m_player, PointThreat::Five);
        if (m_puzzle.kind == Kind::Vct)
            return position.candidates();
        return position.emptyPoints();
    }

    [[nodiscard]] Point bestMove(Position& position, std::span<const Cell> line, const std::atomic<bool>& stop)
    {
        if (isSolution(line) && line.size() < m_puzzle.board.moves.size())
            return pointOf(m_puzzle.board.moves[line.size()]);
        if (!isByFours() && m_puzzle.kind != Kind::Vct)
            return 0;
        ForcedWin win = m_prover.byFours(position, m_player, stop);
        if (!win.isProven() && m_puzzle.kind == Kind::Vct)
            win = m_prover.byThreats(position, m_player, stop);
        return win.line.empty() ? 0 : win.line.front();
    }

    const Puzzle m_puzzle;
    const Rule m_rule;
    const Side m_player;
    const Side m_other;
    WinProver m_prover{searchLimits};
    GomokuReplies m_replies;
};

} // namespace

std::unique_ptr<Judge> makeGomokuJudge(const Puzzle& puzzle)
{
    return std::make_unique<GomokuJudge>(puzzle);
}

} // namespace qipan::puzzle
