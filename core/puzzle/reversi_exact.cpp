// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/reversi_exact.h"

namespace qipan::puzzle {

using namespace reversi;

std::optional<std::vector<ScoredMove>> ReversiExact::movesOf(const Position& position, const std::atomic<bool>& stop)
{
    std::vector<ScoredMove> moves;
    for (Squares rest = legalMoves(position); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const EndgameResult result = m_solver.solve(afterMove(position, square), EndgameAim::Exact, {}, stop);
        if (!result.isComplete)
            return std::nullopt;
        moves.push_back({.square = square, .score = -result.score});
    }
    return moves;
}

std::optional<std::vector<Square>> ReversiExact::bestMoves(const Position& position, const std::atomic<bool>& stop)
{
    const auto moves = movesOf(position, stop);
    if (!moves)
        return std::nullopt;
    std::vector<Square> best;
    int most = -64;
    for (const ScoredMove& move : *moves) {
        if (move.score > most)
            best.clear();
        most = std::max(most, move.score);
        if (move.score == most)
            best.push_back(move.square);
    }
    return best;
}

std::optional<std::vector<Square>> ReversiExact::bestLine(Turn turn, const std::atomic<bool>& stop)
{
    std::vector<Square> line;
    if (turn.mustPass())
        turn = turn.after(passMove);
    while (!turn.isOver()) {
        const auto best = bestMoves(turn.position, stop);
        if (!best)
            return std::nullopt;
        line.push_back(best->front());
        turn = turn.afterForcedPass(best->front());
    }
    return line;
}

} // namespace qipan::puzzle
