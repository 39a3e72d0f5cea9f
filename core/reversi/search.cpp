// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/search.h"

#include "core/board/seeded_random.h"
#include "core/reversi/evaluation.h"

#include <algorithm>
#include <cassert>

namespace qipan::reversi {

namespace {

constexpr int infinity = maxScore + 1;
constexpr int aspirationDepth = 4; // aspiration windows from this depth on

} // namespace

int hundredthsOf(const SearchResult& found)
{
    return found.isCertain ? found.score / (terminalScale / hundredths) : found.score;
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
        const Position next = afterMove(root, square, move.flipped);
        const int score = -evaluate(next, PatternCodes{next}, true, weights);
        m_moves.push_back({.move = move, .score = score, .line = {square}});
    }
    assert(!m_moves.empty());
    const std::uint64_t ownSeed = mix(seed, mix(root.mover, root.other));
    const auto tieBreakOf = [ownSeed](const RootMove& move) {
        return mix(ownSeed, static_cast<std::uint64_t>(move.move.square));
    };
    std::ranges::sort(m_moves, [&tieBreakOf](const RootMove& a, const RootMove& b) {
        return a.score != b.score ? a.score > b.score : tieBreakOf(a) < tieBreakOf(b);
    });
}

SearchResult Search::run(int depth, const Report& report, int lines, const IsEnough& isEnough)
{
    const std::size_t wanted = std::min(static_cast<std::size_t>(std::max(lines, 1)), m_moves.size());
    const int last = std::min(std::max(depth, 1), m_empties);
    SearchResult found = resultOf(0, 0);
    for (int d = 1; d <= last; d = depthAfter(d, last)) {
        if (!searchDepth(d, wanted)) {
            if (wanted == 1) // partial iteration: the best move of the previous depth was searched first
                found = resultOf(0, m_depth);
            break;
        }
        m_depth = d;
        found = resultOf(0, d);
        for (std::size_t pvIndex = 0; report && pvIndex < wanted; ++pvIndex)
            report(resultOf(pvIndex, d));
        if (isEnough && isEnough())
            break;
    }
    found.nodes = m_budget.nodes();
    return found;
}

std::vector<SearchResult> Search::moves() const
{
    std::vector<SearchResult> all;
    for (std::size_t pvIndex = 0; pvIndex < m_moves.size(); ++pvIndex)
        all.push_back(resultOf(pvIndex, std::min(m_moves[pvIndex].depth, m_depth)));
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
    for (std::size_t pvIndex = 0; pvIndex < lines; ++pvIndex) {
        if (!aspirationSearch(pvIndex, depth))
            return false;
    }
    std::stable_sort(m_moves.begin(), m_moves.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    for (std::size_t pvIndex = 0; pvIndex < lines; ++pvIndex)
        m_scores[pvIndex] = {m_scores[pvIndex][1], m_moves[pvIndex].score};
    return true;
}

/// Searches for the best of the moves from `pvIndex` on. The score is usually close to that of two plies before, since
/// evaluations depend on which side moves last.
bool Search::aspirationSearch(std::size_t pvIndex, int depth)
{
    const int expected = m_scores[pvIndex][0];
    return qipan::aspirationSearch({.expected = depth >= aspirationDepth ? std::optional{expected} : std::nullopt,
                                    .infinity = infinity,
                                    .widest = infinity},
                                   [&](Window window) { return searchWindow(pvIndex, depth, window); });
}

std::optional<int> Search::searchWindow(std::size_t pvIndex, int depth, Window window)
{
    for (std::size_t i = pvIndex; i < m_moves.size(); ++i) {
        const int score = scoreOf(m_moves[i].move, i == pvIndex, depth, window);
        if (m_budget.isExhausted())
            return std::nullopt;
        if (i > pvIndex && score <= window.alpha)
            continue;
        RootMove& move = m_moves[i];
        move.score = score;
        move.depth = depth;
        move.line.assign(1, move.move.square);
        const BestLine& answers = m_nodes->line();
        move.line.insert(move.line.end(), answers.squares.begin(), answers.squares.begin() + answers.length);
        moveTo(pvIndex, i);
        window.alpha = std::max(window.alpha, score);
        if (score >= window.beta)
            break;
    }
    return m_moves[pvIndex].score;
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

SearchResult Search::resultOf(std::size_t pvIndex, int depth) const
{
    const RootMove& move = m_moves[pvIndex];
    const bool isCertain = depth >= m_empties && !m_isSelective;
    SearchResult result{.pvIndex = static_cast<int>(pvIndex),
                        .depth = depth,
                        .score = isCertain ? move.score / hundredths * terminalScale : move.score,
                        .nodes = m_budget.nodes(),
                        .isCertain = isCertain};
    for (const Square square : move.line)
        result.line.push_back(cellOf(square));
    return result;
}

} // namespace qipan::reversi
