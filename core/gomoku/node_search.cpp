// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/node_search.h"

#include "core/gomoku/moves.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qipan::gomoku {

namespace {

constexpr int maxPlies = largestSize * largestSize;
constexpr int maxDepth = 200;
constexpr int maxExtraPlies = 2;        // beyond the depth, while open fours are threatened
constexpr int noTableMoveDepth = 4;     // from here on, reduce nodes without a first move to try
constexpr std::uint64_t fourNodes = 10; // per search for a win by fours; with more, these would consume most nodes

// Pruning parameters, tuned by matches between versions; margins are in the unit of `Weights`.
constexpr int futilityDepth = 6; // maximum depth for futility pruning
constexpr int razorDepth = 2;
constexpr int razorMargin = 400;   // for each ply: how far the static evaluation must be below alpha to prune a node
constexpr int failHighMargin = 60; // for each ply: how far it must exceed beta to reduce an expected cut node by a ply

/// Returns how far the static evaluation must exceed beta to prune a node.
int futilityMargin(int depth, bool isImproving)
{
    return depth <= 0 ? 0 : 250 * depth - (isImproving ? 120 : 0);
}

/// Returns the maximum number of moves to try, once one of them does not lose.
int maxMoves(int depth, bool isPrincipal, bool isImproving)
{
    const int most = 5 + 2 * std::max(depth, 0);
    return isPrincipal || isImproving ? most : most * 2 / 3;
}

constexpr std::size_t tabled = 64;

/// Rounded, so that platform differences in the last digit of a logarithm do not matter.
std::array<std::array<int, tabled>, tabled> makeReductions()
{
    std::array<std::array<int, tabled>, tabled> reductions{};
    for (std::size_t depth = 1; depth < tabled; ++depth) {
        for (std::size_t tried = 1; tried < tabled; ++tried) {
            reductions[depth][tried] = static_cast<int>(
                std::lround(256 * std::log(static_cast<double>(depth)) * std::log(static_cast<double>(tried))));
        }
    }
    return reductions;
}

} // namespace

NodeSearch::NodeSearch(Position& position, SearchTable& table, VcfSolver& solver, SearchBudget& budget)
    : m_position{position}
    , m_table{table}
    , m_solver{solver}
    , m_budget{budget}
    , m_frames(static_cast<std::size_t>(maxPlies) + 2)
{
}

int NodeSearch::search(Side side, int ply, int depth, Window window, bool isCutNode)
{
    frame(ply).line.clear();
    frame(ply).staticEval.reset();
    if (!m_budget.spendNode() || m_position.board().isFull())
        return 0;
    const Side other = opposite(side);
    if (m_position.canMakeFive(side))
        return winScore - (ply + 1);
    if (m_position.canMakeFive(other))
        return answerFive(side, ply, depth, window, isCutNode);
    if (canMakeOpenFour(m_position, side))
        return winScore - (ply + 3);
    window.beta = std::min(window.beta, winScore - (ply + 5)); // no faster win is possible now
    if (window.alpha >= window.beta)
        return window.beta;

    const std::optional<SearchEntry> known = m_table.find(hashFor(side));
    if (known) {
        const int score = fromTable(known->score, ply);
        const bool suffices = known->bound == Bound::Exact || (known->bound == Bound::AtLeast && score >= window.beta)
            || (known->bound == Bound::AtMost && score <= window.alpha);
        if (known->depth >= depth && suffices && (window.isNull() || isDecided(score)))
            return score;
    }

    const bool mustStop = canMakeOpenFour(m_position, other);
    Node node{.side = side,
              .ply = ply,
              .depth = depth,
              .isCutNode = isCutNode,
              .isImproving = true,
              .isThreatened = mustStop};
    const int staticEval = evaluate(m_position, side);
    if (!mustStop) {
        frame(ply).staticEval = staticEval;
        node.isImproving = isImproving(ply);
        if (canPruneByFutility(node, staticEval, window))
            return staticEval;
    }
    if (!known) {
        if (const std::optional<int> score = winByFours(side, ply))
            return *score;
    }
    if (depth <= 0 && (!mustStop || ply >= m_depth + maxExtraPlies))
        return staticEval;
    if (!mustStop && canRazor(node, staticEval, window))
        return staticEval;
    if (!mustStop && isCutNode && depth > 2 && staticEval >= window.beta + failHighMargin * depth)
        --node.depth;
    if (!known && depth >= noTableMoveDepth)
        --node.depth;
    const Point first = known ? known->move : 0;
    MoveOrder moves{m_position, side, pointsToConsider(m_position, side), first, m_history, ply, lastPoint()};
    return bestOf(moves, node, window);
}

/// There is at most one answer.
int NodeSearch::answerFive(Side side, int ply, int depth, Window window, bool isCutNode)
{
    const PointSet& fives = m_position.points(opposite(side), PointThreat::Five);
    const Point block = fives.first();
    if (m_position.count(opposite(side), PointThreat::Five) > 1 || !isAllowed(m_position, block, side))
        return -(winScore - (ply + 2));
    const int score = scoreAfter(block, side, ply, depth, window, !isCutNode && window.isNull());
    updatePv(ply, block);
    return score;
}

/// Returns the score if `side` has a short win by fours.
std::optional<int> NodeSearch::winByFours(Side side, int ply)
{
    if (m_position.pointsFrom(side, PointThreat::Four).isEmpty())
        return std::nullopt;
    const ForcedWin win = m_solver.solve(m_position, side, {VcfSolver::maxMoves, fourNodes}, m_budget);
    if (!win.isProven())
        return std::nullopt;
    const int score = winScore - (ply + static_cast<int>(win.line.size()));
    frame(ply).line = win.line;
    store(side, ply, maxDepth, score, win.line.front(), Bound::AtLeast);
    return score;
}

bool NodeSearch::isImproving(int ply) const
{
    for (const int before : {ply - 2, ply - 4}) {
        if (before >= 0 && frame(before).staticEval)
            return *frame(ply).staticEval > *frame(before).staticEval;
    }
    return true;
}

/// Futility: the static evaluation exceeds the window by more than a search is expected to change.
bool NodeSearch::canPruneByFutility(const Node& node, int staticEval, Window window)
{
    return window.isNull() && !isDecided(window.beta) && node.depth <= futilityDepth
        && staticEval - futilityMargin(node.depth, node.isImproving) >= window.beta;
}

/// Razoring: the static evaluation is too far below the window; does not apply if there is a win by fours.
bool NodeSearch::canRazor(const Node& node, int staticEval, Window window)
{
    return window.isNull() && !isDecided(window.alpha) && node.depth <= razorDepth
        && staticEval + razorMargin * node.depth <= window.alpha;
}

int NodeSearch::bestOf(MoveOrder& moves, const Node& node, Window window)
{
    constexpr std::size_t maxHistoryMoves = 32;
    const int alpha = window.alpha;
    const int most = maxMoves(node.depth, !window.isNull(), node.isImproving);
    int best = -(winScore - (node.ply + 4)); // if no legal move stops the other side
    Point bestMove = 0;
    std::array<Point, maxHistoryMoves> searched{};
    std::size_t tried = 0;
    while (!moves.isEmpty() && (static_cast<int>(tried) < most || best <= -decidedScore)) {
        const Point move = moves.next();
        if (!isAllowed(m_position, move, node.side))
            continue;
        const int score = scoreOf(move, node, static_cast<int>(tried), window);
        if (m_budget.isExhausted())
            return 0;
        if (tried < maxHistoryMoves)
            searched[tried] = move;
        ++tried;
        if (bestMove != 0 && score <= best)
            continue;
        best = score;
        bestMove = move;
        if (score > window.alpha) {
            window.alpha = score;
            updatePv(node.ply, move);
        }
        if (score >= window.beta) {
            updateHistory(move, std::span{searched}.first(std::min(tried, maxHistoryMoves)), node);
            break;
        }
    }
    if (bestMove == 0)
        return best;
    const Bound bound = best >= window.beta ? Bound::AtLeast : best > alpha ? Bound::Exact : Bound::AtMost;
    store(node.side, node.ply, node.depth, best, bestMove, bound);
    return best;
}

/// Late moves are first searched with reduced depth, to show that they may be better than the best.
int NodeSearch::scoreOf(Point move, const Node& node, int tried, Window window)
{
    const int full = node.depth - 1;
    const bool isNull = window.isNull();
    if (tried == 0)
        return scoreAfter(move, node.side, node.ply, full, window, isNull && !node.isCutNode);
    const bool isQuiet = m_position.threatAt(move, node.side) < PointThreat::Four && !node.isThreatened;
    const int reduced = isQuiet
        ? full
            - lateMoveReduction(
                {.depth = node.depth, .tried = tried, .isPrincipal = !isNull, .isImproving = node.isImproving})
        : full;
    const Window null{window.alpha, window.alpha + 1};
    int score = scoreAfter(move, node.side, node.ply, reduced, null, reduced < full || !node.isCutNode);
    if (score > window.alpha && reduced < full)
        score = scoreAfter(move, node.side, node.ply, full, null, !node.isCutNode);
    if (score > window.alpha && !isNull)
        score = scoreAfter(move, node.side, node.ply, full, window, false);
    return score;
}

int NodeSearch::scoreAfter(Point move, Side side, int ply, int depth, Window window, bool isCutNode)
{
    m_position.place(move, side);
    const int score = -search(opposite(side), ply + 1, depth, {-window.beta, -window.alpha}, isCutNode);
    m_position.undo();
    return score;
}

/// `tried` ends with the move. Threats are tried early anyway: the history is for quiet moves.
void NodeSearch::updateHistory(Point move, std::span<const Point> tried, const Node& node)
{
    if (node.isThreatened || m_position.threatAt(move, node.side) >= PointThreat::Four)
        return;
    m_history.recordCutoff(move, tried.first(tried.size() - 1), node.side, node.ply, std::max(node.depth, 1),
                           lastPoint());
}

void NodeSearch::store(Side side, int ply, int depth, int score, Point move, Bound bound)
{
    m_table.store({.hash = hashFor(side),
                   .score = toTable(score, ply),
                   .move = move,
                   .depth = std::clamp(depth, 0, maxDepth),
                   .bound = bound});
}

void NodeSearch::updatePv(int ply, Point move)
{
    std::vector<Point>& line = frame(ply).line;
    const std::vector<Point>& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

std::uint64_t NodeSearch::hashFor(Side side) const
{
    return m_position.hash() ^ (side == Side::White ? zobrist::whiteToMove : 0);
}

int lateMoveReduction(const LateMove& move)
{
    static const std::array<std::array<int, tabled>, tabled> products = makeReductions();
    constexpr int scale = 256; // units per ply
    if (move.depth < 2 || move.tried < 1)
        return 0;
    const int product = products[static_cast<std::size_t>(std::min(move.depth, static_cast<int>(tabled) - 1))]
                                [static_cast<std::size_t>(std::min(move.tried + 1, static_cast<int>(tabled) - 1))];
    const int reduction = product * 8 / 10 + (move.isPrincipal ? -scale / 2 : 0) + (move.isImproving ? 0 : scale / 2);
    return std::clamp(reduction / scale, 0, move.depth - 1);
}

} // namespace qipan::gomoku
