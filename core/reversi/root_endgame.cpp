// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/root_endgame.h"

#include "core/reversi/search.h"

#include <algorithm>
#include <utility>

namespace qipan::reversi {

namespace {

[[nodiscard]] int discsOf(const SearchResult& certain)
{
    return certain.score / terminalScale;
}

void reportAll(std::vector<SearchResult>& moves, std::size_t lines, const Report& report)
{
    std::stable_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const SearchResult& a, const SearchResult& b) { return hundredthsOf(a) > hundredthsOf(b); });
    for (std::size_t pvIndex = 0; pvIndex < lines; ++pvIndex) {
        moves[pvIndex].pvIndex = static_cast<int>(pvIndex);
        if (report)
            report(moves[pvIndex]);
    }
}

} // namespace

RootEndgame::RootEndgame(const Position& root, EndgameSolver& solver, const PatternEvaluator& evaluator,
                         SearchBudget& budget, const std::atomic<bool>& stop)
    : m_root{root}
    , m_solver{solver}
    , m_evaluator{evaluator}
    , m_budget{budget}
    , m_stop{stop}
{
}

SearchResult RootEndgame::run(std::vector<SearchResult> moves, std::size_t lines, const Report& report)
{
    if (lines == 1) {
        SearchResult found = best(moves, report);
        found.nodes = m_budget.nodes();
        return found;
    }
    const std::vector<SearchResult> candidates = moves;
    lines = std::min(lines, moves.size());
    moves.resize(lines);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        SearchResult move = candidates[i];
        // Moves beyond the requested lines matter only if they are better than the last line.
        const Made made = makeExact(move, i < lines ? noScore : discsOf(moves.back()));
        if (made == Made::BudgetEnded)
            break;
        if (made == Made::NotAbove)
            continue;
        SearchResult& place = i < lines
            ? *std::ranges::find(moves, move.line.front(), [](const SearchResult& known) { return known.line.front(); })
            : moves.back();
        place = std::move(move);
        reportAll(moves, lines, report);
    }
    moves.front().nodes = m_budget.nodes();
    return moves.front();
}

SearchResult RootEndgame::best(std::vector<SearchResult>& moves, const Report& report)
{
    SearchResult found = moves.front();
    const auto sign = solve(m_root, -1, 1);
    if (!sign)
        return found;
    if (sign->score >= 0) {
        const Cell winner = cellOf(sign->line.front());
        found = *std::ranges::find(moves, winner, [](const SearchResult& move) { return move.line.front(); });
        found.pvIndex = 0;
    }
    const auto score = sign->score == 0 ? sign
        : sign->score > 0               ? solve(m_root, 1, maxDiscs)
                                        : solve(m_root, -maxDiscs, -1);
    if (!score)
        return found;
    found = exact(score->score, score->line);
    if (report)
        report(found);
    return found;
}

/// Makes the score exact if it is above `above` discs.
RootEndgame::Made RootEndgame::makeExact(SearchResult& move, int above)
{
    const Square square = squareOf(move.line.front());
    const Position after = afterMove(m_root, square);
    if (above >= maxDiscs)
        return Made::NotAbove;
    if (above > noScore) {
        const auto bound = solve(after, -above - 1, -above);
        if (!bound)
            return Made::BudgetEnded;
        if (-bound->score <= above)
            return Made::NotAbove;
    }
    const auto answer = solve(after, -maxDiscs, std::min(-above, maxDiscs));
    if (!answer)
        return Made::BudgetEnded;
    std::vector<Square> line{square};
    line.insert(line.end(), answer->line.begin(), answer->line.end());
    move = exact(-answer->score, line);
    return Made::Exact;
}

std::optional<EndgameResult> RootEndgame::solve(const Position& position, int alpha, int beta)
{
    EndgameResult result = m_solver.solveWithin(position, alpha, beta, m_budget.left(), m_stop, &m_evaluator);
    const bool isWithin = m_budget.spendNodes(result.nodes);
    if (!result.isComplete || !isWithin)
        return std::nullopt;
    return result;
}

SearchResult RootEndgame::exact(int discs, const std::vector<Square>& line) const
{
    SearchResult result{
        .depth = m_root.empties(), .score = discs * terminalScale, .nodes = m_budget.nodes(), .isCertain = true};
    for (const Square square : line)
        result.line.push_back(cellOf(square));
    return result;
}

} // namespace qipan::reversi
