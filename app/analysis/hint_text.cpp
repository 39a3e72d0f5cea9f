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

} // namespace

QString HintText::text(const SearchResult& hint) const
{
    const QString name = m_nameOf(hint.line.front());
    const std::span<const Reason> found = gomoku::reasonsFor(hint);
    if (found.empty())
        return Tr::tr("%1 is a good move.").arg(name);
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

QString HintText::compared(const std::vector<SearchResult>& hints, const GameInfo::Score& unit) const
{
    const SearchResult& best = hints.front();
    const QString name = m_nameOf(best.line.front());
    if (hints.size() == 1)
        return Tr::tr("Play %1: it is the only move.").arg(name);
    const SearchResult& next = hints[1];
    const QString other = m_nameOf(next.line.front());
    const double cost = std::max(0.0, *discsAhead(unit, best) - *discsAhead(unit, next));
    return isShownAsNone(cost, best.isCertain && next.isCertain)
        ? Tr::tr("Play %1. %2 is just as good.").arg(name, other)
        : Tr::tr("Play %1. The next best move is %2.").arg(name, other);
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
