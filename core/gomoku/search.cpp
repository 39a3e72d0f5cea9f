#include "core/gomoku/search.h"

#include "core/gomoku/allowed.h"
#include "core/gomoku/moves.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace qipan::gomoku {

namespace {

constexpr int infinity = winScore + 1;
constexpr int decidedScore = winScore - 1'000; // no board has room for a thousand plies
constexpr int mostPlies = largestSize * largestSize;
constexpr int mostDepth = 100;
constexpr int mostExtraPlies = 2; // beyond the depth, while open fours are threatened
constexpr std::size_t rootWidth = 40;
constexpr int innerWidth = 14;         // more only where all of them lose
constexpr int fullDepthMoves = 3;      // these are not reduced
constexpr int lightlyReducedMoves = 8; // these and the ones before by a ply at most
constexpr std::uint64_t innerFourNodes = 100;
constexpr std::uint64_t leafFourNodes = 30;

bool isDecided(int score)
{
    return std::abs(score) >= decidedScore;
}

/// Scores of wins count from the root; in the table they count from the position.
int toTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score + ply : score - ply;
}
int fromTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score - ply : score + ply;
}

int reduction(int depth, int tried)
{
    if (depth < 3 || tried < fullDepthMoves)
        return 0;
    return tried < lightlyReducedMoves ? 1 : 2;
}

std::vector<Point> widest(std::vector<Point> points, std::size_t width)
{
    if (points.size() > width)
        points.resize(width);
    return points;
}

} // namespace

Search::Search(Position& position, Side sideToMove, std::uint64_t seed, SearchMemory& memory, SearchBudget& budget)
    : m_position{position}
    , m_side{sideToMove}
    , m_memory{memory}
    , m_budget{budget}
    , m_rootMoves{widest(rankedMoves(position, sideToMove, seed), rootWidth)}
    , m_lines(static_cast<std::size_t>(mostPlies) + 2)
{
}

Thinking Search::run(int depth, const Report& report)
{
    Thinking found{.line = {cellOf(m_rootMoves.front())}};
    if (winsAtOnce(found)) {
        if (report)
            report(found);
        return found;
    }
    const int freePoints = m_position.emptyPoints().size();
    for (int d = 1; d <= std::min({std::max(depth, 1), freePoints, mostDepth}); ++d) {
        const bool finished = searchRoot(d);
        found.nodes = m_budget.nodes();
        if (!m_lines[0].empty()) {
            found.score = m_score;
            found.line.clear();
            for (const Point point : m_lines[0])
                found.line.push_back(cellOf(point));
        }
        if (!finished)
            break;
        found.depth = d;
        if (report)
            report(found);
        if (isDecided(m_score))
            break; // looking further only finds another way to the same end
    }
    return found;
}

bool Search::winsAtOnce(Thinking& found)
{
    constexpr std::uint64_t mostNodes = 20'000;
    const ForcedWin win = m_memory.vcf.solve(m_position, m_side, {VcfSolver::mostMoves, mostNodes}, m_budget);
    found.nodes = m_budget.nodes();
    if (!win.isProven())
        return false;
    found.depth = static_cast<int>(win.line.size());
    found.score = winScore - found.depth;
    found.line.clear();
    for (const Point point : win.line)
        found.line.push_back(cellOf(point));
    return true;
}

/// False when the budget ended it. m_lines[0] is the line of the best move of those that were searched.
bool Search::searchRoot(int depth)
{
    m_depth = depth;
    m_lines[0].clear();
    int best = -infinity;
    for (std::size_t i = 0; i < m_rootMoves.size(); ++i) {
        const Point move = m_rootMoves[i];
        m_position.place(move, m_side);
        const int tried = static_cast<int>(i);
        int score = 0;
        if (tried > 0)
            score = -search(opposite(m_side), 1, depth - 1 - reduction(depth, tried), {-best - 1, -best});
        if (tried == 0 || score > best)
            score = -search(opposite(m_side), 1, depth - 1, {-infinity, -best});
        m_position.undo();
        if (m_budget.isExhausted())
            return false;
        if (score <= best)
            continue;
        best = score;
        m_score = score;
        keepLine(0, move);
        std::rotate(m_rootMoves.begin(), m_rootMoves.begin() + static_cast<std::ptrdiff_t>(i),
                    m_rootMoves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    return true;
}

/// The score for `side`, who is to move: within the window it is exact, outside it is a bound.
int Search::search(Side side, int ply, int depth, Window window)
{
    m_lines[static_cast<std::size_t>(ply)].clear();
    if (!m_budget.spendNode())
        return 0;
    if (m_position.board().isFull())
        return 0;
    const Side other = opposite(side);
    const int fivesAgainst = m_position.count(other, PointThreat::Five);
    if (m_position.canMakeFive(side))
        return winScore - (ply + 1);
    if (fivesAgainst > 1)
        return -(winScore - (ply + 2));
    if (fivesAgainst == 1) {
        const Point block = m_position.points(other, PointThreat::Five).first();
        if (!isAllowed(m_position, block, side))
            return -(winScore - (ply + 2));
        const int score = scoreAfter(block, side, ply, depth, window);
        keepLine(ply, block);
        return score;
    }
    if (canMakeOpenFour(m_position, side))
        return winScore - (ply + 3);
    window.beta = std::min(window.beta, winScore - (ply + 5)); // nothing is quicker now
    if (window.alpha >= window.beta)
        return window.beta;

    Point first = 0;
    if (const SearchEntry* known = m_memory.table.find(hashFor(side))) {
        first = known->move;
        const int score = fromTable(known->score, ply);
        const bool suffices = known->bound == Bound::Exact || (known->bound == Bound::AtLeast && score >= window.beta)
            || (known->bound == Bound::AtMost && score <= window.alpha);
        if (known->depth >= depth && suffices && (window.isNull() || isDecided(score)))
            return score;
    } else if (const std::optional<int> score = winByFours(side, ply, depth)) {
        return *score;
    }
    const bool mustStop = canMakeOpenFour(m_position, other);
    if (depth <= 0 && (!mustStop || ply >= m_depth + mostExtraPlies))
        return m_position.evaluation(side);
    MoveOrder moves{m_position, side, pointsToConsider(m_position, side), first, m_history, ply};
    return bestOf(moves, side, ply, depth, window);
}

int Search::bestOf(MoveOrder& moves, Side side, int ply, int depth, Window window)
{
    const int alpha = window.alpha;
    int best = -infinity;
    Point bestMove = 0;
    for (int tried = 0; !moves.isEmpty() && (tried < innerWidth || best <= -decidedScore);) {
        const Point move = moves.next();
        if (!isAllowed(m_position, move, side))
            continue;
        int score = 0;
        const int reduced = depth - 1 - reduction(depth, tried);
        if (tried > 0)
            score = scoreAfter(move, side, ply, reduced, {window.alpha, window.alpha + 1});
        if (tried == 0 || (score > window.alpha && (reduced < depth - 1 || !window.isNull())))
            score = scoreAfter(move, side, ply, depth - 1, window);
        if (m_budget.isExhausted())
            return 0;
        ++tried;
        if (score <= best)
            continue;
        best = score;
        bestMove = move;
        if (score > window.alpha) {
            window.alpha = score;
            keepLine(ply, move);
        }
        if (score >= window.beta) {
            m_history.refuted(move, side, ply, std::max(depth, 1));
            break;
        }
    }
    if (bestMove == 0)
        return -(winScore - (ply + 4)); // nothing that is allowed stops the open four
    const Bound bound = best >= window.beta ? Bound::AtLeast : best > alpha ? Bound::Exact : Bound::AtMost;
    store(side, ply, depth, {best, bestMove, bound});
    return best;
}

int Search::scoreAfter(Point move, Side side, int ply, int depth, Window window)
{
    m_position.place(move, side);
    const int score = -search(opposite(side), ply + 1, depth, {-window.beta, -window.alpha});
    m_position.undo();
    return score;
}

/// The score where `side` wins by fours. Deeper positions are looked at more briefly.
std::optional<int> Search::winByFours(Side side, int ply, int depth)
{
    if (m_position.pointsFrom(side, PointThreat::Four).isEmpty())
        return std::nullopt;
    const std::uint64_t nodes = depth <= 0 ? leafFourNodes : innerFourNodes;
    const ForcedWin win = m_memory.vcf.solve(m_position, side, {VcfSolver::mostMoves, nodes}, m_budget);
    if (!win.isProven())
        return std::nullopt;
    const int score = winScore - (ply + static_cast<int>(win.line.size()));
    m_lines[static_cast<std::size_t>(ply)] = win.line;
    store(side, ply, mostDepth, {score, win.line.front(), Bound::AtLeast});
    return score;
}

void Search::store(Side side, int ply, int depth, const Best& best)
{
    m_memory.table.store({.hash = hashFor(side),
                          .score = toTable(best.score, ply),
                          .move = static_cast<std::int16_t>(best.move),
                          .depth = static_cast<std::int8_t>(std::clamp(depth, 0, mostDepth)),
                          .bound = best.bound});
}

void Search::keepLine(int ply, Point move)
{
    std::vector<Point>& line = m_lines[static_cast<std::size_t>(ply)];
    const std::vector<Point>& rest = m_lines[static_cast<std::size_t>(ply) + 1];
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

std::uint64_t Search::hashFor(Side side) const
{
    return m_position.hash() ^ (side == Side::White ? zobrist::whiteToMove : 0);
}

} // namespace qipan::gomoku
