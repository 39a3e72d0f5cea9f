// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hint_text.h"

#include "app/analysis/analysis_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qipan::app {

using gomoku::Reason;
using gomoku::ReasonKind;

namespace {

constexpr std::size_t longestLine = 9; // as shown on the board

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(HintText)
};

QString forbiddenText(Forbidden kind)
{
    switch (kind) {
    case Forbidden::None:
        break;
    case Forbidden::Overline:
        return Tr::tr("Black may not play there: overline.");
    case Forbidden::DoubleFour:
        return Tr::tr("Black may not play there: double four (4-4).");
    case Forbidden::DoubleThree:
        return Tr::tr("Black may not play there: double three (3-3).");
    }
    return {};
}

[[nodiscard]] std::unique_ptr<BoardGame> afterMove(const BoardGame& position, Cell move)
{
    auto after = position.clone();
    after->play(move);
    return after;
}

[[nodiscard]] std::vector<Cell> legalCells(const BoardGame& position)
{
    std::vector<Cell> cells;
    for (const Cell cell : position.size()) {
        if (position.isLegal(cell))
            cells.push_back(cell);
    }
    return cells;
}

[[nodiscard]] bool isCorner(const BoardGame& position, Cell cell)
{
    const BoardSize size = position.size();
    return (cell.x == 0 || cell.x == size.columns - 1) && (cell.y == 0 || cell.y == size.rows - 1);
}

/// Returns whether the side to move can take a corner.
[[nodiscard]] bool opensCorner(const BoardGame& position)
{
    return std::ranges::any_of(legalCells(position), [&](Cell cell) { return isCorner(position, cell); });
}

/// Returns how many moves the opponent has after a move; none if it must pass.
[[nodiscard]] int repliesTo(const BoardGame& position, Cell move)
{
    const auto after = afterMove(position, move);
    return after->outcome() || after->sideToMove() == position.sideToMove() ? 0 : countMoves(*after);
}

} // namespace

QString HintText::text(const SearchResult& hint, const GameInfo::Score& unit) const
{
    const QString name = m_nameOf(hint.line.front());
    const std::span<const Reason> found = gomoku::reasonsFor(hint);
    if (found.empty())
        return Tr::tr("%1: %2").arg(name, bestLine(hint, unit));
    // Lines come last: they have no full stop, which would look like part of the line.
    std::vector<Reason> reasons{found.begin(), found.end()};
    std::stable_partition(reasons.begin(), reasons.end(), [](const Reason& each) { return each.line.empty(); });
    QString words = reason(reasons.front());
    for (std::size_t i = 1; i < reasons.size(); ++i) {
        const QString next = reason(reasons[i]);
        if (!words.contains(next))
            words = //: Two sentences, one after the other.
                Tr::tr("%1 %2").arg(words, next);
    }
    //: A recommended move and its reasons: "H8: Makes a four and an open three."
    return Tr::tr("%1: %2").arg(name, words);
}

QString HintText::compared(const std::vector<SearchResult>& hints, const BoardGame& position,
                           const GameInfo::Score& unit) const
{
    const SearchResult& best = hints.front();
    const QString name = m_nameOf(best.line.front());
    if (hints.size() == 1)
        return Tr::tr("Play %1: it is the only move.").arg(name);
    const SearchResult& next = hints[1];
    const QString other = m_nameOf(next.line.front());
    const double cost = std::max(0.0, *discsAhead(unit, best) - *discsAhead(unit, next));
    const QString comparison = isShownAsNone(cost, best.isCertain && next.isCertain)
        ? Tr::tr("%1 is just as good.").arg(other)
        : Tr::tr("The next best move is %1.").arg(other);
    const QString found = discReason(position, best.line.front());
    return Tr::tr("%1: %2").arg(name,
                                found.isEmpty() ? Tr::tr("%1 %2").arg(comparison, bestLine(best, unit))
                                                : Tr::tr("%1 %2").arg(found, comparison));
}

QString HintText::discReason(const BoardGame& position, Cell move) const
{
    if (isCorner(position, move))
        return Tr::tr("Takes a corner.");
    const bool isWhite = m_mover == Side::Black; // the opponent
    const auto after = afterMove(position, move);
    if (after->outcome())
        return after->outcome()->winner == m_mover ? Tr::tr("Wins the game.") : Tr::tr("Ends the game.");
    if (after->sideToMove() == m_mover)
        return isWhite ? Tr::tr("White must pass.") : Tr::tr("Black must pass.");
    const auto moves = legalCells(position);
    if (!opensCorner(*after)
        && std::ranges::any_of(moves, [&](Cell each) { return opensCorner(*afterMove(position, each)); }))
        return isWhite ? Tr::tr("Keeps White out of the corners.") : Tr::tr("Keeps Black out of the corners.");
    const auto left = countMoves(*after);
    if (std::ranges::all_of(moves, [&](Cell each) { return each == move || repliesTo(position, each) > left; }))
        return isWhite ? Tr::tr("Leaves White the fewest moves: %1.").arg(left)
                       : Tr::tr("Leaves Black the fewest moves: %1.").arg(left);
    return {};
}

QString HintText::bestLine(const SearchResult& hint, const GameInfo::Score& unit) const
{
    //: A line of moves and its value: "Best line (62 %): H8, G9, F10".
    return Tr::tr("Best line (%1): %2").arg(valueText(unit, hint), names(hint.line));
}

QString HintText::names(const std::vector<Cell>& line) const
{
    QString text;
    for (std::size_t i = 0; i < std::min(line.size(), longestLine); ++i)
        text = i == 0 ? m_nameOf(line[i]) : //: Moves one after the other: "D9, E8".
            Tr::tr("%1, %2").arg(text, m_nameOf(line[i]));
    //: A line of moves that is cut off: "D9, E8, …".
    return line.size() > longestLine ? Tr::tr("%1, …").arg(text) : text;
}

QString HintText::reason(const Reason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::ForbiddenPoint:
        return forbiddenText(reason.forbidden);
    case ReasonKind::MakesFive:
        return Tr::tr("Makes five and wins.");
    case ReasonKind::OnlyBlockOfFour:
        return Tr::tr("The only point that stops the four.");
    case ReasonKind::WinsByForce:
        return Tr::tr("Wins by force: %1").arg(names(reason.line));
    case ReasonKind::MakesOpenFour:
        return Tr::tr("Makes an open four.");
    case ReasonKind::MakesTwoFours:
        return Tr::tr("Makes two fours.");
    case ReasonKind::MakesFourAndThree:
        return Tr::tr("Makes a four and an open three.");
    case ReasonKind::MakesFour:
        return Tr::tr("Makes a four.");
    case ReasonKind::MakesTwoThrees:
        return Tr::tr("Makes two open threes.");
    case ReasonKind::MakesThree:
        return Tr::tr("Makes an open three.");
    case ReasonKind::StopsThree:
        return Tr::tr("Stops the open three.");
    case ReasonKind::StopsTwoFours:
        return Tr::tr("Stops two fours at once.");
    case ReasonKind::MakesTwoTwos:
        return Tr::tr("Makes two open twos.");
    case ReasonKind::MakesTwo:
        return Tr::tr("Makes an open two.");
    case ReasonKind::DeniesThree:
    case ReasonKind::StopsForcedWin:
    case ReasonKind::FacesForcedWin:
    case ReasonKind::AllowsFive:
    case ReasonKind::AllowsForcedWin:
        return ofOther(reason);
    }
    return {};
}

/// What the opponent threatens.
QString HintText::ofOther(const Reason& reason) const
{
    const QString line = names(reason.line);
    const bool isWhite = m_mover == Side::Black;
    if (reason.kind == ReasonKind::DeniesThree)
        return isWhite ? Tr::tr("White could have made an open three there.")
                       : Tr::tr("Black could have made an open three there.");
    if (reason.kind == ReasonKind::StopsForcedWin)
        return isWhite ? Tr::tr("Stops a forced win that White threatens: %1").arg(line)
                       : Tr::tr("Stops a forced win that Black threatens: %1").arg(line);
    if (reason.kind == ReasonKind::FacesForcedWin)
        return isWhite ? Tr::tr("White threatens a forced win: %1").arg(line)
                       : Tr::tr("Black threatens a forced win: %1").arg(line);
    if (reason.kind == ReasonKind::AllowsFive)
        return isWhite ? Tr::tr("White can make five at %1").arg(line) : Tr::tr("Black can make five at %1").arg(line);
    return isWhite ? Tr::tr("White still has a forced win: %1").arg(line)
                   : Tr::tr("Black still has a forced win: %1").arg(line);
}

} // namespace qipan::app
