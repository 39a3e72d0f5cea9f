// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(MatchText)
};

[[nodiscard]] QString thing(RequestKind kind)
{
    switch (kind) {
    case RequestKind::Undo:
        return Tr::tr("takeback");
    case RequestKind::Draw:
        return Tr::tr("draw");
    case RequestKind::Restart:
        return Tr::tr("restart");
    case RequestKind::Again:
        return Tr::tr("rematch");
    }
    return {};
}

/// Explains black's loss by a forbidden point, with a placeholder for the winner. The kind of the point is unknown if
/// only another program reported it.
[[nodiscard]] QString forbiddenText(const BoardGame& game)
{
    Forbidden kind = Forbidden::None;
    if (!game.plies().empty()) {
        const auto before = game.clone();
        before->takeBack();
        const auto cells = before->forbiddenCells();
        const auto found = std::ranges::find(cells, game.plies().back().cell, &ForbiddenCell::cell);
        kind = found == cells.end() ? Forbidden::None : found->kind;
    }
    switch (kind) {
    case Forbidden::None:
        break;
    case Forbidden::Overline:
        return Tr::tr("%1 wins: Black played an overline (forbidden).");
    case Forbidden::DoubleFour:
        return Tr::tr("%1 wins: Black played a double four (forbidden).");
    case Forbidden::DoubleThree:
        return Tr::tr("%1 wins: Black played a double three (forbidden).");
    }
    return Tr::tr("%1 wins: Black played a forbidden point.");
}

/// Describes how a game ended; `names` are those of black and white.
[[nodiscard]] QString outcomeText(const BoardGame& game, const Outcome& outcome, const std::array<QString, 2>& names)
{
    if (!outcome.winner) {
        switch (outcome.reason) {
        case EndReason::Agreed:
            return Tr::tr("Draw by agreement.");
        case EndReason::Full:
            return Tr::tr("Draw: the board is full.");
        case EndReason::Count:
            return Tr::tr("Draw: %1 discs each.").arg(game.count(Side::Black));
        default:
            return Tr::tr("Draw.");
        }
    }
    const Side winner = *outcome.winner;
    const QString& who = names[indexOf(winner)];
    const QString& other = names[winner == Side::Black ? 1 : 0];
    switch (outcome.reason) {
    case EndReason::Five:
        return Tr::tr("%1 wins with five in a row.").arg(who);
    case EndReason::Forbidden:
        return forbiddenText(game).arg(who);
    case EndReason::Count: {
        const int empties = emptyCells(game);
        return (empties == 0 ? Tr::tr("%1 wins %2 to %3.") : Tr::tr("%1 wins %2 to %3, with the empty squares."))
            .arg(who, QString::number(game.count(winner) + empties), QString::number(game.count(opposite(winner))));
    }
    case EndReason::Resign:
        return Tr::tr("%1 wins: %2 resigned.").arg(who, other);
    case EndReason::Timeout:
        return Tr::tr("%1 wins: %2 ran out of time.").arg(who, other);
    default:
        return Tr::tr("%1 wins.").arg(who);
    }
}

} // namespace

QString MatchText::side(Side side)
{
    return side == Side::Black ? Tr::tr("Black") : Tr::tr("White");
}

QString MatchText::state(const Match& match) const
{
    if (match.verdict())
        return verdict(match, *match.verdict());
    if (match.finished())
        return Tr::tr("The next game is starting.");
    if (m_me && match.request(*m_me))
        return Tr::tr("Waiting for %1 to answer.").arg(name(opposite(*m_me)));
    if (m_me && match.request(opposite(*m_me)))
        return Tr::tr("%1 is waiting for your answer: F8 accepts, F9 declines.").arg(name(opposite(*m_me)));
    const Seat turn = match.seatToMove();
    if (!opening(match).isEmpty()) // what is to do is said by the board
        return turn == m_me ? Tr::tr("Your turn.") : Tr::tr("It is %1's turn.").arg(name(turn));
    const QString colour = side(match.game().sideToMove());
    if (!m_me)
        return Tr::tr("%1 to move: %2.").arg(colour, name(turn));
    if (turn == *m_me)
        return Tr::tr("Your turn: you play %1.").arg(colour);
    return Tr::tr("%1 to move: %2.").arg(colour, name(turn));
}

QString MatchText::verdict(const Match& match, const Verdict& verdict) const
{
    const auto who = [&](Side side) { return Tr::tr("%1 (%2)").arg(name(match.seatOf(side)), MatchText::side(side)); };
    return outcomeText(match.game(), verdict.outcome, {who(Side::Black), who(Side::White)});
}

QString MatchText::ending(const BoardGame& game)
{
    return outcomeText(game, *game.outcome(), {side(Side::Black), side(Side::White)});
}

QString MatchText::question(const Asked& asked) const
{
    const QString who = name(asked.by);
    switch (asked.kind) {
    case RequestKind::Undo:
        return Tr::tr("%1 asks for a takeback.").arg(who);
    case RequestKind::Draw:
        return Tr::tr("%1 offers a draw.").arg(who);
    case RequestKind::Restart:
        return Tr::tr("%1 asks to restart the game.").arg(who);
    case RequestKind::Again:
        return Tr::tr("%1 asks for a rematch with colours swapped.").arg(who);
    }
    return {};
}

QString MatchText::waiting(const Asked& asked) const
{
    const QString who = name(opposite(asked.by));
    switch (asked.kind) {
    case RequestKind::Undo:
        return Tr::tr("You asked for a takeback. Waiting for %1…").arg(who);
    case RequestKind::Draw:
        return Tr::tr("You offered a draw. Waiting for %1…").arg(who);
    case RequestKind::Restart:
        return Tr::tr("You asked to restart the game. Waiting for %1…").arg(who);
    case RequestKind::Again:
        return Tr::tr("You asked for a rematch. Waiting for %1…").arg(who);
    }
    return {};
}

QString MatchText::answer(const Answered& answered) const
{
    if (!answered.accept)
        return refused(answered);
    const Seat answerer = opposite(answered.asker);
    if (answerer == m_me)
        return Tr::tr("You accepted the %1.").arg(thing(answered.kind));
    return Tr::tr("%1 accepted the %2.").arg(name(answerer), thing(answered.kind));
}

QString MatchText::refused(const Answered& answered) const
{
    const QString asker = name(answered.asker);
    switch (answered.reason.value_or(AnswerReason::Other)) {
    case AnswerReason::Stale:
        return Tr::tr("A move came first: the %1 request no longer counts.").arg(thing(answered.kind));
    case AnswerReason::Crossed:
        return Tr::tr("Both players asked at the same time: the host's request comes first.");
    case AnswerReason::Nothing:
        return Tr::tr("There is no move to take back.");
    case AnswerReason::Withdrawn:
        return Tr::tr("%1 withdrew the %2 request.").arg(asker, thing(answered.kind));
    case AnswerReason::Other:
        break;
    }
    const Seat answerer = opposite(answered.asker);
    if (answerer == m_me)
        return Tr::tr("You declined the %1.").arg(thing(answered.kind));
    return Tr::tr("%1 declined the %2.").arg(name(answerer), thing(answered.kind));
}

QString MatchText::refusal(Refusal why, const Match& match) const
{
    switch (why) {
    case Refusal::NotYourTurn:
    case Refusal::WrongPly:
        return Tr::tr("It is not your turn: %1 to move.").arg(name(match.seatToMove()));
    case Refusal::Late:
        return Tr::tr("The game is over. Press Ctrl+N for another game.");
    case Refusal::Waiting:
        return Tr::tr("Your request is still waiting for an answer.");
    case Refusal::AnswerFirst:
    case Refusal::Crossed:
        return Tr::tr("Answer your opponent's request first.");
    case Refusal::Nothing:
        return Tr::tr("There is no move to take back.");
    case Refusal::ChooseFirst:
        return Tr::tr("Choose a colour first.");
    case Refusal::Outside:
    case Refusal::Occupied:
    case Refusal::NoFlip:
    case Refusal::Opening:
        return Tr::tr("You cannot play there.");
    case Refusal::Stale:
    case Refusal::NothingToAnswer:
    case Refusal::AlreadySettled:
    case Refusal::NotInThisState:
    case Refusal::Desync:
        break;
    }
    return Tr::tr("This is not possible now.");
}

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
            const QString now = match.plies() == 0 ? Tr::tr("Place three stones: black, white, black.")
                : isBlack                          ? Tr::tr("Stone %1 of 3: place black.").arg(stone)
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
