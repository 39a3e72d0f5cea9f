#include "core/reversi/search.h"

#include "core/board/mix.h"
#include "core/reversi/evaluation.h"

#include <algorithm>
#include <cassert>

namespace qipan::reversi {

namespace {

constexpr Squares corners = 0x8100000000000081;
constexpr Squares cornerDiagonals = 0x0042000000004200;
constexpr int infinity = 65 * endedScale;

} // namespace

Search::Search(const Position& root, std::uint64_t seed, SearchBudget& budget)
    : m_root{root}
    , m_seed{mix(seed, mix(root.mover, root.other))}
    , m_budget{budget}
    , m_best{orderedMoves(root).front().square}
{
}

Thinking Search::run(int depth, const Report& report)
{
    Thinking found{.line = {cellOf(m_best)}};
    for (int d = 1; d <= std::max(depth, 1) && d <= m_root.empties(); ++d) {
        Line line = searchRoot(d);
        found.nodes = m_budget.nodes();
        if (m_budget.isExhausted())
            break;
        m_best = squareOf(line.moves.front());
        found.depth = d;
        found.score = line.score;
        found.line = std::move(line.moves);
        if (report)
            report(found);
    }
    return found;
}

/// Corners first and the squares beside them last; the seed decides within each kind.
std::vector<Search::Move> Search::orderedMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (Squares rest = legalMoves(position); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const std::uint64_t kind = (corners & bitOf(square)) != 0 ? 0 : (cornerDiagonals & bitOf(square)) != 0 ? 2 : 1;
        const std::uint64_t lot = mix(m_seed, static_cast<std::uint64_t>(square)) >> 8;
        moves.push_back({square, flips(position, square), (kind << 60) | lot});
    }
    std::ranges::sort(moves, {}, &Move::order);
    return moves;
}

Search::Line Search::searchRoot(int depth)
{
    std::vector<Move> moves = orderedMoves(m_root);
    const auto best = std::ranges::find(moves, m_best, &Move::square);
    std::rotate(moves.begin(), best, best + 1);

    Line found{.score = -infinity};
    for (const Move& move : moves) {
        Line answer = search(afterMove(m_root, move.square, move.turned), depth - 1, -infinity, -found.score);
        if (m_budget.isExhausted())
            break;
        if (-answer.score > found.score) {
            found.score = -answer.score;
            found.moves = {cellOf(move.square)};
            found.moves.insert(found.moves.end(), answer.moves.begin(), answer.moves.end());
        }
    }
    return found;
}

Search::Line Search::search(const Position& position, int depth, int alpha, int beta)
{
    if (!m_budget.spendNode())
        return {};
    const bool canMove = legalMoves(position) != 0;
    if (!canMove) {
        if (legalMoves(position.passed()) == 0)
            return {.score = endedScore(position)};
        Line answer = search(position.passed(), depth, -beta, -alpha);
        answer.score = -answer.score;
        return answer;
    }
    if (depth == 0)
        return {.score = evaluate(position)};

    Line found{.score = -infinity};
    for (const Move& move : orderedMoves(position)) {
        Line answer = search(afterMove(position, move.square, move.turned), depth - 1, -beta, -alpha);
        if (m_budget.isExhausted())
            break;
        if (-answer.score <= found.score)
            continue;
        found.score = -answer.score;
        if (found.score <= alpha)
            continue;
        alpha = found.score;
        found.moves = {cellOf(move.square)};
        found.moves.insert(found.moves.end(), answer.moves.begin(), answer.moves.end());
        if (alpha >= beta)
            break;
    }
    return found;
}

} // namespace qipan::reversi
