#include "core/reversi/node_search.h"

#include "core/reversi/evaluation.h"
#include "core/reversi/search_selectivity.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace qipan::reversi {

namespace {

constexpr std::size_t mostPlies = 60;
constexpr int noSquare = 64;
constexpr int endingEmpties = 8;  // with so few the patterns are of no more use
constexpr int tableDepth = 2;     // positions with less depth are quicker searched than found
constexpr int evaluatedDepth = 4; // from here on moves are sorted by what the evaluation says
constexpr int searchedDepth = 7;  // and from here by a short search
constexpr Squares corners = 0x8100000000000081;
constexpr Squares besideCorners = 0x42c300000000c342;

bool suffices(const SearchEntry& entry, int depth, Window window)
{
    if (entry.depth < depth)
        return false;
    return entry.bound == Bound::Exact  ? window.isNull()
        : entry.bound == Bound::AtLeast ? entry.score >= window.beta
                                        : entry.score <= window.alpha;
}

} // namespace

NodeSearch::NodeSearch(const Weights& weights, SearchTable& table, SearchBudget& budget, bool isSelective)
    : m_weights{weights}
    , m_table{table}
    , m_budget{budget}
    , m_ending{budget}
    , m_isSelective{isSelective}
    , m_frames(mostPlies + 2)
{
}

void NodeSearch::setRoot(const Position& root)
{
    m_root = root;
    m_frames[0].codes = PatternCodes{root};
}

int NodeSearch::scoreOf(const Move& move, int depth, Window window)
{
    return scoreAfter(move, {.position = m_root, .isFirst = true, .ply = 0, .depth = depth}, depth - 1, window);
}

int NodeSearch::search(const Node& node, Window window)
{
    frame(node.ply).line.clear();
    if (!m_budget.spendNode())
        return 0;
    if (node.depth <= 0)
        return evaluate(node.position, frame(node.ply).codes, node.isFirst, m_weights);
    const int empties = node.position.empties();
    if (node.depth >= empties && empties <= endingEmpties)
        return m_ending.scoreOf(node.position, window);
    const Squares legal = legalMoves(node.position);
    if (legal != 0)
        return searchMoves(node, legal, window);
    if (legalMoves(node.position.passed()) == 0)
        return endedScore(node.position);
    Node passed = node;
    passed.position = node.position.passed();
    passed.isFirst = !node.isFirst;
    return -search(passed, window.turned());
}

int NodeSearch::searchMoves(const Node& node, Squares legal, Window window)
{
    const bool usesTable = node.depth >= tableDepth;
    const std::uint64_t hash = usesTable ? hashOf(node.position) : 0;
    const std::optional<SearchEntry> known = usesTable ? m_table.find(hash) : std::nullopt;
    if (known && suffices(*known, node.depth, window))
        return known->score;
    if (const std::optional<int> score = cutByProbe(node, window))
        return *score;
    const MoveList moves = sortedMoves(node, legal, known ? known->move : noSquare);
    Square bestMove = noSquare;
    const int best = bestOf(moves, node, window, bestMove);
    if (m_budget.isExhausted())
        return 0;
    if (usesTable) {
        const Bound bound = best >= window.beta ? Bound::AtLeast : best > window.alpha ? Bound::Exact : Bound::AtMost;
        m_table.store({.hash = hash, .score = best, .move = bestMove, .depth = node.depth, .bound = bound});
    }
    return best;
}

/// A bound, where a short search says that a deep one would be beyond the window.
std::optional<int> NodeSearch::cutByProbe(const Node& node, Window window)
{
    const int empties = node.position.empties();
    if (!m_isSelective || !window.isNull())
        return std::nullopt;
    const std::optional<Probe> probe = probeFor(std::min(node.depth, empties), empties);
    if (!probe)
        return std::nullopt;
    Node shallow = node;
    shallow.depth = probe->depth;
    const int judged = evaluate(node.position, frame(node.ply).codes, node.isFirst, m_weights);
    if (const int bound = window.beta + probe->margin; judged >= window.beta && bound <= mostScore) {
        if (search(shallow, {bound - 1, bound}) >= bound && !m_budget.isExhausted())
            return window.beta;
    }
    if (const int bound = window.alpha - probe->margin; judged <= window.alpha && bound >= -mostScore) {
        if (search(shallow, {bound, bound + 1}) <= bound && !m_budget.isExhausted())
            return window.alpha;
    }
    return std::nullopt;
}

int NodeSearch::bestOf(const MoveList& moves, const Node& node, Window window, Square& bestMove)
{
    const bool isPrincipal = !window.isNull();
    int best = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < moves.size; ++i) {
        const Move& move = moves.moves[i].move;
        int score = 0;
        if (i > 0)
            score = scoreAfter(move, node, node.depth - 1, {window.alpha, window.alpha + 1});
        if (i == 0 || (isPrincipal && score > window.alpha && score < window.beta))
            score = scoreAfter(move, node, node.depth - 1, window);
        if (m_budget.isExhausted())
            return 0;
        if (score <= best)
            continue;
        best = score;
        bestMove = move.square;
        if (score > window.alpha) {
            window.alpha = score;
            if (isPrincipal)
                keepLine(node.ply, move.square);
        }
        if (score >= window.beta)
            break;
    }
    return best;
}

NodeSearch::Node NodeSearch::after(const Move& move, const Node& node, int depth)
{
    PatternCodes& codes = frame(node.ply + 1).codes;
    codes = frame(node.ply).codes;
    codes.play(move.square, move.turned, node.isFirst);
    return {.position = afterMove(node.position, move.square, move.turned),
            .isFirst = !node.isFirst,
            .ply = node.ply + 1,
            .depth = depth};
}

int NodeSearch::scoreAfter(const Move& move, const Node& node, int depth, Window window)
{
    return -search(after(move, node, depth), window.turned());
}

/// The most promising first; `first` before all others.
NodeSearch::MoveList NodeSearch::sortedMoves(const Node& node, Squares legal, Square first)
{
    MoveList list;
    for (; legal != 0; legal &= legal - 1) {
        const Square square = firstSquare(legal);
        const Move move{square, flips(node.position, square)};
        list.moves[list.size++] = {move, square == first ? std::numeric_limits<int>::max() : worthOf(move, node)};
    }
    std::sort(list.moves.begin(), list.moves.begin() + static_cast<std::ptrdiff_t>(list.size),
              [](const SortedMove& a, const SortedMove& b) {
                  return a.worth != b.worth ? a.worth > b.worth : a.move.square < b.move.square;
              });
    return list;
}

int NodeSearch::worthOf(const Move& move, const Node& node)
{
    constexpr int squareWorth = 3; // answers
    if (node.depth >= evaluatedDepth) {
        const int depth = node.depth >= searchedDepth ? (node.depth - searchedDepth) / 4 + 1 : 0;
        return scoreAfter(move, node, depth, {-mostScore, mostScore});
    }
    const Squares bit = bitOf(move.square);
    const int square = (corners & bit) != 0 ? squareWorth : (besideCorners & bit) != 0 ? -squareWorth : 0;
    if (node.depth < tableDepth)
        return square;
    return square - std::popcount(legalMoves(afterMove(node.position, move.square, move.turned)));
}

void NodeSearch::keepLine(int ply, Square move)
{
    std::vector<Square>& line = frame(ply).line;
    const std::vector<Square>& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

} // namespace qipan::reversi
