// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysis_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(AnalysisText)
};

constexpr char16_t minus = u'\u2212';

/// Without its sign.
[[nodiscard]] QString shownDiscs(double discs, bool isExact)
{
    return QString::number(std::abs(discs), 'f', isExact ? 0 : 1);
}

/// A separate function, because lupdate does not find the context of texts in a function that returns a move.
[[nodiscard]] QString bestMoveText(const QString& words)
{
    //: The best move and its value: "best, 4 discs ahead, exact".
    return Tr::tr("best, %1").arg(words);
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
        using enum ui::ConsideredMove::Advantage;
        move.advantage = isShownAsNone(*discs, result.isCertain) ? Even : *discs > 0 ? Ahead : Behind;
        if (move.isBest)
            move.spokenText = bestMoveText(move.spokenText);
    } else {
        move.text = QString::number(chancePercent(unit, result.score));
    }
    return move;
}

} // namespace

int chancePercent(const GameInfo::Score& unit, int score)
{
    const int percent = static_cast<int>(std::lround(100 * winChance(unit, score)));
    return std::abs(score) < unit.decided ? std::clamp(percent, 1, 99) : percent;
}

QString chanceText(const GameInfo::Score& unit, int score)
{
    if (std::abs(score) < unit.decided)
        return Tr::tr("%1 %").arg(chancePercent(unit, score));
    if (unit.win == 0)
        return score > 0 ? Tr::tr("win") : Tr::tr("loss");
    const int moves = (unit.win - std::abs(score) + 1) / 2;
    return score > 0 ? Tr::tr("win in %1").arg(moves) : Tr::tr("loss in %1").arg(moves);
}

BetterColour betterColour(const GameInfo::Score& unit, int forWhite)
{
    constexpr int mostUneven = 2; // %
    const int apart = chancePercent(unit, forWhite) - 50;
    return std::abs(apart) <= mostUneven ? BetterColour::Even : apart > 0 ? BetterColour::White : BetterColour::Black;
}

QString choiceText(const GameInfo::Score& unit, int forWhite)
{
    switch (betterColour(unit, forWhite)) {
    case BetterColour::Black:
        //: In the opening a side chooses its colour. "62 %" or "win in 4" follows.
        return Tr::tr("The chooser takes Black: %1").arg(chanceText(unit, -forWhite));
    case BetterColour::White:
        return Tr::tr("The chooser takes White: %1").arg(chanceText(unit, forWhite));
    case BetterColour::Even:
        break;
    }
    return Tr::tr("Even: any choice will do");
}

double blackChance(const Outcome& end)
{
    return !end.winner ? 0.5 : *end.winner == Side::Black ? 1 : 0;
}

std::optional<double> discsAhead(const GameInfo::Score& unit, const SearchResult& result)
{
    const int disc = result.isCertain ? unit.certainDisc : unit.disc;
    return disc == 0 ? std::nullopt : std::optional{static_cast<double>(result.score) / disc};
}

bool isShownAsNone(double discs, bool isExact)
{
    return shownDiscs(discs, isExact).toDouble() == 0;
}

QString discsText(double discs, bool isExact)
{
    const QString amount = shownDiscs(discs, isExact);
    return isShownAsNone(discs, isExact) ? amount : QChar{discs > 0 ? u'+' : minus} + amount;
}

QString valueText(const GameInfo::Score& unit, const SearchResult& result)
{
    const auto discs = discsAhead(unit, result);
    if (!discs)
        return chanceText(unit, result.score);
    const QString text = discsText(*discs, result.isCertain);
    //: An exact value in discs: "+4 exact".
    return result.isCertain ? Tr::tr("%1 exact").arg(text) : text;
}

QString valueDescription(const GameInfo::Score& unit, const SearchResult& result)
{
    const auto discs = discsAhead(unit, result);
    if (!discs)
        return chanceText(unit, result.score);
    if (result.isCertain) {
        const int count = static_cast<int>(std::lround(std::abs(*discs)));
        return count == 0 ? Tr::tr("a draw, exact")
            : *discs > 0  ? Tr::tr("%n disc(s) ahead, exact", nullptr, count)
                          : Tr::tr("%n disc(s) behind, exact", nullptr, count);
    }
    if (isShownAsNone(*discs, false))
        return Tr::tr("about even");
    const QString amount = shownDiscs(*discs, false);
    return *discs > 0 ? Tr::tr("about %1 discs ahead").arg(amount) : Tr::tr("about %1 discs behind").arg(amount);
}

QString progressText(const SearchResult& best, qint64 milliseconds)
{
    const auto thousands = best.nodes / static_cast<std::uint64_t>(std::max<qint64>(milliseconds, 1));
    if (thousands == 0)
        return Tr::tr("Depth %1").arg(best.depth);
    return Tr::tr("Depth %1 · %L2 k nodes/s").arg(best.depth).arg(thousands);
}

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
