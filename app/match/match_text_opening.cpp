// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about the opening: what each player has to do.
#include "app/match/match_text.h"

#include <QCoreApplication>

namespace qipan::app {

namespace {

/// Puts the texts into the translation context of MatchText.
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MatchText)
};

} // namespace

QString MatchText::opening(const Match& match) const
{
    if (!match.isRunning())
        return {};
    const auto turn = match.openingTurn();
    if (!turn)
        return square(match);
    return turn->chooses ? colourToChoose(match, turn->mayPlaceTwo) : stonesToPlace(match);
}

/// Describes the stones to place and the choices that follow, for the user or for the opponent.
QString MatchText::stonesToPlace(const Match& match) const
{
    const Seat by = match.seatToMove();
    const QString who = name(by);
    const QString other = name(opposite(by));
    const bool isBlack = match.game().sideToMove() == Side::Black;
    const bool isLast = match.opening() == Opening::Swap || !match.openingChoices().empty();
    if (match.openingChoices().empty()) {
        const int stone = match.plies() + 1;
        if (by == m_me) {
            const QString now = match.plies() == 0
                ? Tr::tr("Place three stones: black, white, black. Start with black.")
                : isBlack ? Tr::tr("Stone %1 of 3: place black.").arg(stone)
                          : Tr::tr("Stone %1 of 3: place white.").arg(stone);
            return isLast ? Tr::tr("%1 %2 then chooses a colour.").arg(now, other)
                          : Tr::tr("%1 %2 then chooses a colour or places two more stones.").arg(now, other);
        }
        if (m_me)
            return Tr::tr("%1 places three stones: black, white, black. Then you choose.").arg(who);
        return isBlack
            ? Tr::tr("%1 places stone %2 of 3: black. %3 then chooses.").arg(who, QString::number(stone), other)
            : Tr::tr("%1 places stone %2 of 3: white. %3 then chooses.").arg(who, QString::number(stone), other);
    }
    if (by == m_me)
        return isBlack ? Tr::tr("Now place a black stone. %1 then chooses a colour.").arg(other)
                       : Tr::tr("Place a white stone, then a black one. %1 then chooses a colour.").arg(other);
    if (m_me)
        return Tr::tr("%1 places two more stones, white and black. Then you choose a colour.").arg(who);
    return isBlack ? Tr::tr("%1 places a black stone. %2 then chooses a colour.").arg(who, other)
                   : Tr::tr("%1 places a white stone and a black one. %2 then chooses a colour.").arg(who, other);
}

QString MatchText::colourToChoose(const Match& match, bool mayPlaceTwo) const
{
    const Seat by = match.seatToMove();
    if (by == m_me)
        return mayPlaceTwo ? Tr::tr("Choose a colour or place two more stones.")
                           : Tr::tr("Choose a colour. White moves next.");
    if (m_me)
        return mayPlaceTwo ? Tr::tr("%1 chooses a colour or places two more stones.").arg(name(by))
                           : Tr::tr("%1 chooses a colour.").arg(name(by));
    return mayPlaceTwo ? Tr::tr("%1, choose a colour or place two more stones.").arg(name(by))
                       : Tr::tr("%1, choose a colour. White moves next.").arg(name(by));
}

/// Describes the area that pro and long-pro prescribe for the next stone.
QString MatchText::square(const Match& match) const
{
    const auto square = squareFor(match.opening(), match.game().size().columns, match.plies() + 1);
    if (!square)
        return {};
    const Seat by = match.seatToMove();
    if (square->isInside)
        return by == m_me ? Tr::tr("Place the first stone in the centre.")
                          : Tr::tr("%1 places the first stone in the centre.").arg(name(by));
    const QString lines = QString::number(2 * square->reach + 1);
    return by == m_me
        ? Tr::tr("Place your second stone outside the central %1 × %1 square.").arg(lines)
        : Tr::tr("%1 places the second black stone outside the central %2 × %2 square.").arg(name(by), lines);
}

QString MatchText::choice(const Chosen& chosen) const
{
    const bool isMine = chosen.by == m_me;
    switch (chosen.choice) {
    case OpeningChoice::Black:
        return isMine ? Tr::tr("You now play black.") : Tr::tr("%1 now plays black.").arg(name(chosen.by));
    case OpeningChoice::White:
        return isMine ? Tr::tr("You now play white.") : Tr::tr("%1 now plays white.").arg(name(chosen.by));
    case OpeningChoice::Two:
        break;
    }
    return isMine ? Tr::tr("You place two more stones.") : Tr::tr("%1 places two more stones.").arg(name(chosen.by));
}

} // namespace qipan::app
