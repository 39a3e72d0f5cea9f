// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/search.h"

#include "core/gomoku/moves.h"

namespace qipan::gomoku {

namespace {

constexpr int infinity = winScore + 1;
constexpr int maxIterations = 100;
constexpr std::size_t rootWidth = 50;
constexpr int aspirationDepth = 5; // aspiration windows from this depth on
constexpr int widestHalfWindow = 2'000;

} // namespace

Search::Search(Position& position, Side sideToMove, std::uint64_t seed, SearchMemory& memory, SearchBudget& budget,
               int thread)
    : m_position{position}
    , m_side{sideToMove}
    , m_fours{memory.fours(thread)}
    , m_threats{memory.threats()}
    , m_budget{budget}
    , m_nodes{position, memory.table(), memory.fours(thread), budget}
    , m_thread{thread}
{
    for (const Point point : orderedMoves(position, sideToMove, seed)) {
        if (m_moves.size() < rootWidth)
            m_moves.push_back({.point = point, .line = {point}});
    }
}

SearchResult Search::run(int depth, const Report& report, int lines)
{
    const std::size_t wanted = std::min(static_cast<std::size_t>(std::max(lines, 1)), m_moves.size());
    findWinByFours();
    SearchResult found = resultOf(0, 0);
    if (!hasWin())
        dropHopelessMoves();
    const int last = std::min({std::max(depth, 1), m_position.emptyPoints().size(), maxIterations});
    // Every other thread starts a ply deeper, to spread the threads.
    for (int d = std::min(1 + m_thread % 2, last); d <= last && m_proven < wanted; ++d) {
        if (!searchDepth(d, wanted)) {
            if (wanted == 1) // partial iteration: the best move of the previous depth was searched first
                found = resultOf(0, found.depth);
            break;
        }
        const auto best = bestLines(wanted, d);
        found = best.front();
        if (report)
            std::ranges::for_each(best, report);
        if (std::all_of(m_moves.begin(),
                        m_moves.begin() + static_cast<std::ptrdiff_t>(std::min(wanted, m_moves.size())),
                        [](const RootMove& move) { return isDecided(move.score); }))
            break; // a deeper search would only find another way to the same result
        if (!hasWin())
            findWinByThreats();
    }
    if (hasWin()) {
        found = bestLines(wanted, found.depth).front();
        if (report && wanted == 1)
            report(found);
    }
    found.nodes = m_budget.nodes();
    return found;
}

/// Ranks by score: the search may find a shorter win than the proven one.
std::vector<SearchResult> Search::bestLines(std::size_t wanted, int depth) const
{
    std::vector<SearchResult> lines;
    for (std::size_t pvIndex = 0; pvIndex < std::min(wanted, m_moves.size()); ++pvIndex)
        lines.push_back(resultOf(pvIndex, depth));
    std::ranges::stable_sort(lines, std::ranges::greater{}, &SearchResult::score);
    for (std::size_t pvIndex = 0; pvIndex < lines.size(); ++pvIndex)
        lines[pvIndex].pvIndex = static_cast<int>(pvIndex);
    return lines;
}

void Search::findWinByFours()
{
    constexpr std::uint64_t maxNodes = 20'000;
    const ForcedWin win = m_fours.solve(m_position, m_side, {VcfSolver::maxMoves, maxNodes}, m_budget);
    if (win.isProven())
        setProvenWin(win.line);
}

void Search::findWinByThreats()
{
    if (m_thread > 0 || m_hasNoThreats)
        return;
    const ForcedWin win = m_threats.solve(m_position, m_side, threatNodes(), m_budget);
    m_hasNoThreats = win.verdict == Verdict::Refuted;
    if (win.isProven())
        setProvenWin(win.line);
}

void Search::setProvenWin(const std::vector<Point>& line)
{
    std::erase_if(m_moves, [&](const RootMove& move) { return move.point == line.front(); });
    m_moves.insert(m_moves.begin(),
                   {.point = line.front(), .score = winScore - static_cast<int>(line.size()), .line = line});
    m_proven = 1;
}

/// Returns true if the other side wins by fours and threes after the move; its score and line then show how.
bool Search::refutes(RootMove& move)
{
    if (m_thread > 0 || move.isSafe || isDecided(move.score))
        return false;
    m_position.place(move.point, m_side);
    const ForcedWin win = m_threats.solve(m_position, opposite(m_side), threatNodes(), m_budget);
    m_position.undo();
    move.isSafe = win.verdict == Verdict::Refuted;
    if (!win.isProven())
        return false;
    move.isRefuted = true;
    move.line.assign(1, move.point);
    move.line.insert(move.line.end(), win.line.begin(), win.line.end());
    move.score = -(winScore - static_cast<int>(move.line.size()));
    return true;
}

/// Returns the node limit of a search for such wins: a share of the nodes spent so far.
std::uint64_t Search::threatNodes() const
{
    constexpr std::uint64_t least = 200;
    constexpr std::uint64_t share = 12;
    return least + m_budget.nodes() / share;
}

/// Drops moves that do not stop the other side's win by fours.
void Search::dropHopelessMoves()
{
    constexpr std::uint64_t maxNodes = 5'000;
    const bool mayNeedForbidden = isLimited(m_position.rule(), m_side);
    if (mayNeedForbidden || m_position.canMakeFive(m_side) || m_position.canMakeFive(opposite(m_side)))
        return;
    const ForcedWin threat = m_fours.solve(m_position, opposite(m_side), {VcfSolver::maxMoves, maxNodes}, m_budget);
    if (!threat.isProven())
        return;
    const PointSet answers = answersToFours(m_position, m_side, threat.line);
    const auto isHopeless = [&](const RootMove& move) { return !answers.contains(move.point); };
    if (!std::ranges::all_of(m_moves, isHopeless))
        std::erase_if(m_moves, isHopeless);
}

/// Returns false if the budget ended the search.
bool Search::searchDepth(int depth, std::size_t lines)
{
    m_nodes.beginIteration(depth);
    const std::size_t pvCount = std::min(lines, m_moves.size());
    for (std::size_t pvIndex = m_proven; pvIndex < pvCount; ++pvIndex) {
        if (!searchPv(pvIndex, depth))
            return false;
    }
    const auto begin = m_moves.begin() + static_cast<std::ptrdiff_t>(m_proven);
    std::stable_sort(begin, m_moves.begin() + static_cast<std::ptrdiff_t>(pvCount),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    return true;
}

/// Finds the best of the moves from `pvIndex` on that the other side does not refute by threats.
bool Search::searchPv(std::size_t pvIndex, int depth)
{
    while (!m_moves[pvIndex].isRefuted) {
        if (!aspirationSearch(pvIndex, depth))
            return false;
        if (!refutes(m_moves[pvIndex]))
            return !m_budget.isExhausted();
        moveTo(m_moves.size() - 1, pvIndex);
    }
    // All are refuted: the one with the longest resistance comes first.
    std::stable_sort(m_moves.begin() + static_cast<std::ptrdiff_t>(pvIndex), m_moves.end(),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    return true;
}

/// The score is usually close to the previous one.
bool Search::aspirationSearch(std::size_t pvIndex, int depth)
{
    const int previous = m_moves[pvIndex].score;
    const bool isNarrow = depth >= aspirationDepth && !isDecided(previous);
    return qipan::aspirationSearch({.expected = isNarrow ? std::optional{previous} : std::nullopt,
                                    .infinity = infinity,
                                    .widest = widestHalfWindow},
                                   [&](Window window) { return searchWindow(pvIndex, depth, window); });
}

/// Returns the best score, or nothing if the budget ended the search. Refuted moves come last.
std::optional<int> Search::searchWindow(std::size_t pvIndex, int depth, Window window)
{
    for (std::size_t i = pvIndex; i < m_moves.size() && !m_moves[i].isRefuted; ++i) {
        const int score = scoreOf(m_moves[i].point, i - pvIndex, depth, window);
        if (m_budget.isExhausted())
            return std::nullopt;
        if (i > pvIndex && score <= window.alpha)
            continue;
        RootMove& move = m_moves[i];
        move.score = score;
        move.line.assign(1, move.point);
        move.line.insert(move.line.end(), m_nodes.line(1).begin(), m_nodes.line(1).end());
        moveTo(pvIndex, i);
        window.alpha = std::max(window.alpha, score);
        if (score >= window.beta)
            break;
    }
    return m_moves[pvIndex].score;
}

int Search::scoreOf(Point move, std::size_t tried, int depth, Window window)
{
    const Side other = opposite(m_side);
    const int reduced =
        depth - 1
        - lateMoveReduction(
            {.depth = depth, .tried = static_cast<int>(tried), .isPrincipal = true, .isImproving = true});
    m_position.place(move, m_side);
    int score = 0;
    if (tried > 0)
        score = -m_nodes.search(other, 1, reduced, {-window.alpha - 1, -window.alpha}, true);
    if (tried == 0 || score > window.alpha)
        score = -m_nodes.search(other, 1, depth - 1, {-window.beta, -window.alpha}, false);
    m_position.undo();
    return score;
}

/// Moves an entry from `index` to `place`; the entries in between keep their order.
void Search::moveTo(std::size_t place, std::size_t index)
{
    const auto at = [this](std::size_t i) { return m_moves.begin() + static_cast<std::ptrdiff_t>(i); };
    if (place <= index)
        std::rotate(at(place), at(index), at(index + 1));
    else
        std::rotate(at(index), at(index + 1), at(place + 1));
}

SearchResult Search::resultOf(std::size_t pvIndex, int depth) const
{
    const RootMove& move = m_moves[pvIndex];
    return {.pvIndex = static_cast<int>(pvIndex),
            .depth = pvIndex < m_proven ? static_cast<int>(move.line.size()) : depth,
            .score = move.score,
            .nodes = m_budget.nodes(),
            .line = cellsOf(move.line),
            .isCertain = isDecided(move.score)};
}

} // namespace qipan::gomoku
