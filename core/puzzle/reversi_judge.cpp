// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/judge.h"
#include "core/puzzle/reversi_exact.h"

#include <tuple>

namespace qipan::puzzle {

namespace {

using namespace reversi;

/// With at most this many empty squares after the player's move, the rest is shown and not asked.
constexpr int fewEmpties = 4;

Turn turnOf(const book::Diagram& board)
{
    Turn turn{.position = {}, .side = board.turn};
    for (const Ply& stone : board.stones)
        (stone.side == board.turn ? turn.position.mover : turn.position.other) |= bitOf(squareOf(stone.cell));
    return turn.mustPass() ? turn.after(passMove) : turn;
}

std::vector<Cell> cellsOf(const std::vector<Square>& squares)
{
    std::vector<Cell> cells;
    for (const Square square : squares)
        cells.push_back(cellOf(square));
    return cells;
}

/// A move is right if it keeps the best score under perfect play. In `corner`, `edge` and `parity` puzzles only the
/// first move is asked; in `endgame` puzzles the player continues until few squares are left.
class ReversiJudge final : public Judge {
public:
    explicit ReversiJudge(const Puzzle& puzzle)
        : m_start{turnOf(puzzle.board)}
        , m_playsToEnd{puzzle.kind == Kind::Endgame}
    {
    }

    [[nodiscard]] Judgement judge(std::span<const Cell> line, const std::atomic<bool>& stop) override
    {
        const Turn before = after(line.first(line.size() - 1));
        const auto moves = m_exact.movesOf(before.position, stop);
        if (!moves)
            return {};
        const Square played = squareOf(line.back());
        const ExactScores scores{.best = std::ranges::max(*moves, {}, &ScoredMove::score).score,
                                 .played = std::ranges::find(*moves, played, &ScoredMove::square)->score};
        Judgement judgement = judgeMove(before.afterForcedPass(played), scores.played == scores.best, stop);
        if (judgement.verdict != Verdict::Open)
            judgement.scores = scores;
        return judgement;
    }

    [[nodiscard]] std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>& stop) override
    {
        return cellsOf(m_exact.bestMoves(after(line).position, stop).value_or(std::vector<Square>{}));
    }

private:
    /// Judges the position after a move.
    [[nodiscard]] Judgement judgeMove(const Turn& turn, bool isRight, const std::atomic<bool>& stop)
    {
        if (!isRight)
            return withLine(Verdict::Wrong, turn, stop);
        if (!m_playsToEnd || turn.position.empties() <= fewEmpties || turn.isOver())
            return withLine(Verdict::Solved, turn, stop);
        return answered(turn, stop);
    }

    [[nodiscard]] Turn after(std::span<const Cell> line) const
    {
        Turn turn = m_start;
        for (const Cell cell : line)
            turn = turn.afterForcedPass(squareOf(cell));
        return turn;
    }

    [[nodiscard]] Judgement withLine(Verdict verdict, const Turn& turn, const std::atomic<bool>& stop)
    {
        const auto line = m_exact.bestLine(turn, stop);
        return line ? Judgement{.verdict = verdict, .answer = cellsOf(*line)} : Judgement{};
    }

    /// Returns the opponent's moves until the player is to move again, or to the end of the game.
    [[nodiscard]] Judgement answered(Turn turn, const std::atomic<bool>& stop)
    {
        Judgement judgement{.verdict = Verdict::Continues};
        while (turn.side != m_start.side && !turn.isOver()) {
            const auto reply = hardestReply(turn, stop);
            if (!reply)
                return {};
            judgement.answer.push_back(cellOf(*reply));
            turn = turn.afterForcedPass(*reply);
        }
        if (turn.isOver())
            judgement.verdict = Verdict::Solved;
        return judgement;
    }

    /// Returns the opponent's best move that leaves the player the fewest right moves, then the most wrong ones, then
    /// the lowest square; a move after which the player has none comes last.
    [[nodiscard]] std::optional<Square> hardestReply(const Turn& turn, const std::atomic<bool>& stop)
    {
        const auto replies = m_exact.bestMoves(turn.position, stop);
        if (!replies)
            return std::nullopt;
        std::tuple<int, int, Square> hardest{boardEdge * boardEdge + 1, 0, 0};
        for (const Square reply : *replies) {
            const Turn next = turn.afterForcedPass(reply);
            std::tuple<int, int, Square> ease{boardEdge * boardEdge, 0, reply};
            if (next.side == m_start.side && !next.isOver()) {
                const auto right = m_exact.bestMoves(next.position, stop);
                if (!right)
                    return std::nullopt;
                ease = {static_cast<int>(right->size()), -std::popcount(legalMoves(next.position)), reply};
            }
            hardest = std::min(hardest, ease);
        }
        return std::get<2>(hardest);
    }

    const Turn m_start; // the player's turn
    const bool m_playsToEnd;
    ReversiExact m_exact;
};

} // namespace

std::unique_ptr<Judge> makeReversiJudge(const Puzzle& puzzle)
{
    return std::make_unique<ReversiJudge>(puzzle);
}

} // namespace qipan::puzzle
