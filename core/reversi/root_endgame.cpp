#include "core/reversi/root_endgame.h"

#include "core/reversi/search.h"

#include <algorithm>
#include <utility>

namespace qipan::reversi {

namespace {

[[nodiscard]] int discsOf(const Thinking& certain)
{
    return certain.score / endedScale;
}

void reportAll(std::vector<Thinking>& moves, std::size_t lines, const Report& report)
{
    std::stable_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const Thinking& a, const Thinking& b) { return hundredthsOf(a) > hundredthsOf(b); });
    for (std::size_t rank = 0; rank < lines; ++rank) {
        moves[rank].rank = static_cast<int>(rank);
        if (report)
            report(moves[rank]);
    }
}

} // namespace

RootEndgame::RootEndgame(const Position& root, EndgameSolver& solver, const EndgameGuess& guess, SearchBudget& budget,
                         const std::atomic<bool>& stop)
    : m_root{root}
    , m_solver{solver}
    , m_guess{guess}
    , m_budget{budget}
    , m_stop{stop}
{
}

Thinking RootEndgame::run(std::vector<Thinking> moves, std::size_t lines, const Report& report)
{
    if (lines == 1) {
        Thinking found = best(moves, report);
        found.nodes = m_budget.nodes();
        return found;
    }
    const std::vector<Thinking> judged = moves;
    lines = std::min(lines, moves.size());
    moves.resize(lines);
    for (std::size_t i = 0; i < judged.size(); ++i) {
        Thinking move = judged[i];
        // Moves beyond the requested lines matter only if they are better than the last line.
        const Made made = makeExact(move, i < lines ? noScore : discsOf(moves.back()));
        if (made == Made::BudgetEnded)
            break;
        if (made == Made::NotAbove)
            continue;
        Thinking& place = i < lines
            ? *std::ranges::find(moves, move.line.front(), [](const Thinking& known) { return known.line.front(); })
            : moves.back();
        place = std::move(move);
        reportAll(moves, lines, report);
    }
    moves.front().nodes = m_budget.nodes();
    return moves.front();
}

Thinking RootEndgame::best(std::vector<Thinking>& moves, const Report& report)
{
    Thinking found = moves.front();
    const auto sign = solve(m_root, -1, 1);
    if (!sign)
        return found;
    if (sign->score >= 0) {
        const Cell winner = cellOf(sign->line.front());
        found = *std::ranges::find(moves, winner, [](const Thinking& move) { return move.line.front(); });
        found.rank = 0;
    }
    const auto score = sign->score == 0 ? sign
        : sign->score > 0               ? solve(m_root, 1, mostDiscs)
                                        : solve(m_root, -mostDiscs, -1);
    if (!score)
        return found;
    found = exact(score->score, score->line);
    if (report)
        report(found);
    return found;
}

/// Makes the score exact if it is above `above` discs.
RootEndgame::Made RootEndgame::makeExact(Thinking& move, int above)
{
    const Square square = squareOf(move.line.front());
    const Position after = afterMove(m_root, square);
    if (above >= mostDiscs)
        return Made::NotAbove;
    if (above > noScore) {
        const auto bound = solve(after, -above - 1, -above);
        if (!bound)
            return Made::BudgetEnded;
        if (-bound->score <= above)
            return Made::NotAbove;
    }
    const auto answer = solve(after, -mostDiscs, std::min(-above, mostDiscs));
    if (!answer)
        return Made::BudgetEnded;
    std::vector<Square> line{square};
    line.insert(line.end(), answer->line.begin(), answer->line.end());
    move = exact(-answer->score, line);
    return Made::Exact;
}

std::optional<EndgameResult> RootEndgame::solve(const Position& position, int alpha, int beta)
{
    EndgameResult result = m_solver.solveWithin(position, alpha, beta, m_budget.left(), m_stop, &m_guess);
    const bool isWithin = m_budget.spendNodes(result.nodes);
    if (!result.isComplete || !isWithin)
        return std::nullopt;
    return result;
}

Thinking RootEndgame::exact(int discs, const std::vector<Square>& line) const
{
    Thinking thinking{
        .depth = m_root.empties(), .score = discs * endedScale, .nodes = m_budget.nodes(), .isCertain = true};
    for (const Square square : line)
        thinking.line.push_back(cellOf(square));
    return thinking;
}

} // namespace qipan::reversi
