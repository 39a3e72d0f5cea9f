#include "core/gomoku/search.h"

#include "core/gomoku/candidates.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace qipan::gomoku {

namespace {

constexpr std::size_t rootWidth = 24;
constexpr std::size_t innerWidth = 12;
constexpr int infinity = winScore + 1;

std::vector<Point> widest(std::vector<Point> points, std::size_t width)
{
    if (points.size() > width)
        points.resize(width);
    return points;
}

/// True for the score of a win or a loss, however many plies away: no board holds a thousand.
bool isDecided(int score)
{
    return std::abs(score) > winScore - 1'000;
}

/// The score where threats alone decide the game for or against the side to move.
std::optional<int> decided(const ShapeMap& map, Side side, int ply)
{
    if (map.count(side, Threat::Five) > 0)
        return winScore - (ply + 1);
    const int fivesAgainst = map.count(opposite(side), Threat::Five);
    if (fivesAgainst > 1)
        return -(winScore - (ply + 2));
    if (fivesAgainst == 0 && map.count(side, Threat::OpenFour) > 0)
        return winScore - (ply + 3);
    return std::nullopt;
}

/// Who is to move can still use its best shapes first: they count a little more than the other side's.
int evaluate(const ShapeMap& map, Side side)
{
    return map.total(side) * 5 / 4 - map.total(opposite(side));
}

} // namespace

Search::Search(ShapeMap& map, Side sideToMove, std::uint64_t seed, SearchBudget& budget)
    : m_map{map}
    , m_side{sideToMove}
    , m_seed{seed}
    , m_budget{budget}
    , m_rootMoves{widest(candidates(map, sideToMove, seed), rootWidth)}
{
}

Thinking Search::run(int depth, const Report& report)
{
    Thinking found{.line = {cellOf(m_rootMoves.front())}};
    const int freePoints = m_map.board().size() * m_map.board().size() - m_map.board().stones();
    for (int d = 1; d <= std::max(depth, 1) && d <= freePoints; ++d) {
        const Line line = bestReply(m_rootMoves, m_side, 0, d - 1, -infinity, infinity);
        found.nodes = m_budget.nodes();
        if (m_budget.isExhausted())
            break;
        found.depth = d;
        found.score = line.score;
        found.line.clear();
        for (const Point point : line.moves)
            found.line.push_back(cellOf(point));
        const auto best = std::ranges::find(m_rootMoves, line.moves.front());
        std::rotate(m_rootMoves.begin(), best, best + 1);
        if (report)
            report(found);
        if (isDecided(line.score))
            break; // looking further only finds another way to the same end
    }
    return found;
}

Search::Line Search::search(Side side, int ply, int depth, int alpha, int beta)
{
    if (!m_budget.spendNode())
        return {};
    if (m_map.board().isFull())
        return {};
    if (const std::optional<int> score = decided(m_map, side, ply))
        return {.score = *score};
    const bool mustStopFive = m_map.count(opposite(side), Threat::Five) > 0;
    if (depth <= 0 && !mustStopFive)
        return {.score = evaluate(m_map, side)};
    return bestReply(widest(candidates(m_map, side, m_seed), innerWidth), side, ply, mustStopFive ? depth : depth - 1,
                     alpha, beta);
}

Search::Line Search::bestReply(const std::vector<Point>& moves, Side side, int ply, int depth, int alpha, int beta)
{
    Line found{.score = -infinity};
    for (const Point move : moves) {
        const bool wins = m_map.threatAt(move, side) == Threat::Five;
        Line answer{.score = -(winScore - (ply + 1))};
        if (!wins) {
            m_map.place(move, side);
            answer = search(opposite(side), ply + 1, depth, -beta, -std::max(alpha, found.score));
            m_map.remove(move);
        }
        if (m_budget.isExhausted())
            break;
        if (-answer.score <= found.score)
            continue;
        found.score = -answer.score;
        found.moves = {move};
        found.moves.insert(found.moves.end(), answer.moves.begin(), answer.moves.end());
        if (found.score >= beta)
            break;
    }
    return found;
}

} // namespace qipan::gomoku
