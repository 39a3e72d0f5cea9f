#include "core/reversi/search.h"

#include "core/board/mix.h"
#include "core/reversi/evaluation.h"

#include <algorithm>
#include <cassert>

namespace qipan::reversi {

namespace {

constexpr int infinity = mostScore + 1;
constexpr int fromDepthWithWindow = 4; // aspiration windows from this depth on
constexpr int firstHalfWindow = 150;

} // namespace

int hundredthsOf(const Thinking& found)
{
    return found.isCertain ? found.score / (endedScale / hundredths) : found.score;
}

Search::Search(const Position& root, std::uint64_t seed, const Weights& weights, SearchTable& table,
               SearchBudget& budget, bool isSelective)
    : m_empties{root.empties()}
    , m_isSelective{isSelective}
    , m_budget{budget}
    , m_nodes{makeNodeSearcher(root, {weights, table, budget, isSelective})}
{
    for (Squares rest = legalMoves(root); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const Move move{square, flips(root, square)};
        const Position next = afterMove(root, square, move.turned);
        const int score = -evaluate(next, PatternCodes{next}, true, weights);
        m_moves.push_back({.move = move, .score = score, .line = {square}});
    }
    assert(!m_moves.empty());
    const std::uint64_t ownSeed = mix(seed, mix(root.mover, root.other));
    const auto lotOf = [ownSeed](const RootMove& move) {
        return mix(ownSeed, static_cast<std::uint64_t>(move.move.square));
    };
    std::ranges::sort(m_moves, [&lotOf](const RootMove& a, const RootMove& b) {
        return a.score != b.score ? a.score > b.score : lotOf(a) < lotOf(b);
    });
}

Thinking Search::run(int depth, const Report& report, int lines, const IsEnough& isEnough)
{
    const std::size_t wanted = std::min(static_cast<std::size_t>(std::max(lines, 1)), m_moves.size());
    const int last = std::min(std::max(depth, 1), m_empties);
    Thinking found = thinkingOf(0, 0);
    for (int d = 1; d <= last; d = depthAfter(d, last)) {
        if (!searchDepth(d, wanted)) {
            if (wanted == 1) // partial iteration: the best move of the previous depth was searched first
                found = thinkingOf(0, m_depth);
            break;
        }
        m_depth = d;
        found = thinkingOf(0, d);
        for (std::size_t rank = 0; report && rank < wanted; ++rank)
            report(thinkingOf(rank, d));
        if (isEnough && isEnough())
            break;
    }
    found.nodes = m_budget.nodes();
    return found;
}

std::vector<Thinking> Search::moves() const
{
    std::vector<Thinking> all;
    for (std::size_t rank = 0; rank < m_moves.size(); ++rank)
        all.push_back(thinkingOf(rank, std::min(m_moves[rank].depth, m_depth)));
    return all;
}

/// Close to the end the search goes there at once: the depths just before it cost nearly as much.
int Search::depthAfter(int depth, int last) const
{
    const bool isNearEnd = last == m_empties && 10 * depth >= 7 * m_empties;
    return isNearEnd && depth < last ? last : depth + 1;
}

/// Returns false if the budget ended the search.
bool Search::searchDepth(int depth, std::size_t lines)
{
    m_scores.resize(lines);
    for (std::size_t rank = 0; rank < lines; ++rank) {
        if (!searchAround(rank, depth))
            return false;
    }
    std::stable_sort(m_moves.begin(), m_moves.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    for (std::size_t rank = 0; rank < lines; ++rank)
        m_scores[rank] = {m_scores[rank][1], m_moves[rank].score};
    return true;
}

/// Aspiration search for the best of the moves from `rank` on. The score is usually close to that of two plies before,
/// since evaluations depend on which side moves last.
bool Search::searchAround(std::size_t rank, int depth)
{
    const int expected = m_scores[rank][0];
    int half = firstHalfWindow;
    Window window{-infinity, infinity};
    if (depth >= fromDepthWithWindow)
        window = {std::max(-infinity, expected - half), std::min(infinity, expected + half)};
    while (true) {
        if (!searchWindow(rank, depth, window))
            return false;
        const int score = m_moves[rank].score;
        half *= 3;
        if (score <= window.alpha)
            window.alpha = std::max(-infinity, expected - half);
        else if (score >= window.beta)
            window.beta = std::min(infinity, expected + half);
        else
            return true;
    }
}

bool Search::searchWindow(std::size_t rank, int depth, Window window)
{
    for (std::size_t i = rank; i < m_moves.size(); ++i) {
        const int score = scoreOf(m_moves[i].move, i == rank, depth, window);
        if (m_budget.isExhausted())
            return false;
        if (i > rank && score <= window.alpha)
            continue;
        RootMove& move = m_moves[i];
        move.score = score;
        move.depth = depth;
        move.line.assign(1, move.move.square);
        const BestLine& answers = m_nodes->line();
        move.line.insert(move.line.end(), answers.squares.begin(), answers.squares.begin() + answers.length);
        moveTo(rank, i);
        window.alpha = std::max(window.alpha, score);
        if (score >= window.beta)
            break;
    }
    return true;
}

int Search::scoreOf(const Move& move, bool isFirst, int depth, Window window)
{
    if (!isFirst) {
        const int score = m_nodes->scoreOf(move, depth, {window.alpha, window.alpha + 1});
        if (score <= window.alpha || m_budget.isExhausted())
            return score;
    }
    return m_nodes->scoreOf(move, depth, window);
}

/// Moves an entry forward from `index` to `place`; the entries in between keep their order.
void Search::moveTo(std::size_t place, std::size_t index)
{
    const auto at = [this](std::size_t i) { return m_moves.begin() + static_cast<std::ptrdiff_t>(i); };
    std::rotate(at(place), at(index), at(index + 1));
}

Thinking Search::thinkingOf(std::size_t rank, int depth) const
{
    const RootMove& move = m_moves[rank];
    const bool isCertain = depth >= m_empties && !m_isSelective;
    Thinking thinking{.rank = static_cast<int>(rank),
                      .depth = depth,
                      .score = isCertain ? move.score / hundredths * endedScale : move.score,
                      .nodes = m_budget.nodes(),
                      .isCertain = isCertain};
    for (const Square square : move.line)
        thinking.line.push_back(cellOf(square));
    return thinking;
}

} // namespace qipan::reversi
