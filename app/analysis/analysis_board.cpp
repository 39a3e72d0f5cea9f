// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysis_board.h"

#include "app/analysis/analysis_text.h"

namespace qipan::app {

namespace {

using Advantage = ui::ConsideredMove::Advantage;

[[nodiscard]] Advantage advantageOf(double discs, bool isExact)
{
    if (isShownAsNone(discs, isExact))
        return Advantage::Even;
    return discs > 0 ? Advantage::Ahead : Advantage::Behind;
}

[[nodiscard]] ui::ConsideredMove considered(const GameInfo::Score& unit, const SearchResult& result,
                                            const SearchResult& best)
{
    ui::ConsideredMove move{.cell = result.line.front()};
    move.isExact = result.isCertain && unit.disc > 0;
    // With exact values, all moves that lead to the same result are equally good.
    move.isBest = &result == &best || (move.isExact && best.isCertain && result.score == best.score);
    move.spokenText = valueDescription(unit, result);
    if (const auto discs = discsAhead(unit, result)) {
        move.text = discsText(*discs, result.isCertain);
        move.advantage = advantageOf(*discs, result.isCertain);
        if (move.isBest)
            move.spokenText = bestMoveText(move.spokenText);
    } else {
        move.text = QString::number(chancePercent(unit, result.score));
    }
    return move;
}

} // namespace

int countMoves(const BoardGame& position)
{
    int count = 0;
    const BoardSize size = position.size();
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x)
            count += position.isLegal({x, y}) ? 1 : 0;
    }
    return count;
}

ui::AnalysisMarks marksOf(const GameInfo::Score& unit, const std::vector<SearchResult>& lines, int picked)
{
    ui::AnalysisMarks marks;
    for (const SearchResult& result : lines) {
        if (static_cast<int>(marks.moves.size()) == picked)
            marks.line = result.line;
        marks.moves.push_back(considered(unit, result, lines.front()));
    }
    return marks;
}

} // namespace qipan::app
