#include "app/analysis/analysis_board.h"

#include "app/analysis/analysis_words.h"

namespace qipan::app {

namespace {

using Leaning = ui::ConsideredMove::Leaning;

[[nodiscard]] Leaning leaningOf(double discs, bool isExact)
{
    if (isShownAsNone(discs, isExact))
        return Leaning::Even;
    return discs > 0 ? Leaning::Ahead : Leaning::Behind;
}

[[nodiscard]] ui::ConsideredMove considered(const GameInfo::Score& unit, const Thinking& thinking, const Thinking& best)
{
    ui::ConsideredMove move{.cell = thinking.line.front(), .text = {}, .words = {}};
    move.isExact = thinking.isCertain && unit.disc > 0;
    // With exact values, all moves that lead to the same result are equally good.
    move.isBest = &thinking == &best || (move.isExact && best.isCertain && thinking.score == best.score);
    move.words = valueWords(unit, thinking);
    if (const auto discs = discsAhead(unit, thinking)) {
        move.text = discsText(*discs, thinking.isCertain);
        move.leaning = leaningOf(*discs, thinking.isCertain);
        if (move.isBest)
            move.words = bestWords(move.words);
    } else {
        move.text = QString::number(chancePercent(unit, thinking.score));
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

ui::AnalysisMarks marksOf(const GameInfo::Score& unit, const std::vector<Thinking>& lines, int picked)
{
    ui::AnalysisMarks marks;
    for (const Thinking& thinking : lines) {
        if (static_cast<int>(marks.moves.size()) == picked)
            marks.line = thinking.line;
        marks.moves.push_back(considered(unit, thinking, lines.front()));
    }
    return marks;
}

} // namespace qipan::app
