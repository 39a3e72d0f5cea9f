// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_text.h"

#include "ui/link/link_text.h"
#include "ui/pages/duel_page.h"
#include "ui/widgets/countdown.h"

#include <cstdlib>

namespace qipan::app {

QString DuelText::verdict(const duel::Verdict& verdict) const
{
    using enum duel::EndReason;
    if (!verdict.winner) {
        if (verdict.reason == Cleared)
            return tr("Both boards were cleared at the same time: a draw.");
        return verdict.reason == Points ? tr("Time is up. Both have the same points: a draw.") : tr("Draw agreed.");
    }
    const Seat winner = *verdict.winner;
    const QString& name = m_shown.nameOf(winner);
    const QString& loser = m_shown.nameOf(opposite(winner));
    switch (verdict.reason) {
    case Cleared:
        return isMe(winner) ? tr("You cleared your board first and win.")
                            : tr("%1 cleared the board first and wins.").arg(name);
    case Points:
        return isMe(winner) ? tr("Time is up. You win.") : tr("Time is up. %1 wins.").arg(name);
    case Resign:
        if (isMe(winner))
            return tr("%1 resigned. You win.").arg(loser);
        return isMe(opposite(winner)) ? tr("You resigned. %1 wins.").arg(name)
                                      : tr("%1 resigned. %2 wins.").arg(loser, name);
    case Agreed:
        break;
    }
    return tr("Draw agreed.");
}

QString DuelText::figures() const
{
    const bool byPoints = m_shown.table->setup().rule == duel::Rule::Points;
    const auto figure = [&](Seat seat) {
        const duel::PlayerBoard& board = m_shown.duel().board(seat);
        return byPoints ? ui::pointsText(board.points()) : tr("%n pair(s)", nullptr, board.pairs());
    };
    QStringList lines;
    for (const Seat seat : {m_shown.nearSeat(), m_shown.farSeat()})
        //: A player and what they reached: "Ann: 40 pairs".
        lines << tr("%1: %2").arg(m_shown.nameOf(seat), figure(seat));
    lines << tr("Time %1").arg(ui::elapsedText(m_shown.table->lasted()));
    const Score score = m_shown.score.value_or(Score{});
    const int rounds = m_shown.table->setup().bestOf;
    if (score.rounds() > 1) {
        const auto points = [&score](Seat seat) { return QString::number(score.halfPoints(seat) / 2.0); };
        //: The score of several rounds, such as "Ada 2 – 1 Lin". With no-break spaces, and a joiner behind the dash.
        lines << tr("%1\u00a0%2\u00a0–\u2060\u00a0%3\u00a0%4")
                     .arg(m_shown.nameOf(m_shown.nearSeat()), points(m_shown.nearSeat()), points(m_shown.farSeat()),
                          m_shown.nameOf(m_shown.farSeat()));
    }
    if (rounds > 1 && score.decides(rounds))
        lines << matchResult(score);
    return lines.join(u'\n');
}

/// Returns who has won the rounds together.
QString DuelText::matchResult(const Score& score) const
{
    const int lead = score.halfPoints(Seat::First) - score.halfPoints(Seat::Second);
    if (lead == 0)
        return tr("The match is a draw.");
    const Seat winner = lead > 0 ? Seat::First : Seat::Second;
    return isMe(winner) ? tr("You win the match.") : tr("%1 wins the match.").arg(m_shown.nameOf(winner));
}

QString DuelText::lead() const
{
    const int difference =
        m_shown.duel().board(m_shown.nearSeat()).standing() - m_shown.duel().board(m_shown.farSeat()).standing();
    const bool byPoints = m_shown.table->setup().rule == duel::Rule::Points;
    if (m_shown.isPerson() || difference == 0)
        return ui::DuelPage::leadText(difference, byPoints);
    const QString& name = m_shown.nameOf(difference > 0 ? m_shown.nearSeat() : m_shown.farSeat());
    //: How far a player is ahead, and the player's name: "+12 Ann".
    return tr("+%1 %2").arg(std::abs(difference)).arg(name);
}

QString DuelText::leader(std::optional<Seat> leader) const
{
    if (!leader)
        return tr("Even.");
    return isMe(*leader) ? tr("You are ahead.") : tr("%1 is ahead.").arg(m_shown.nameOf(*leader));
}

QString DuelText::question(const duel::Asked& asked) const
{
    const QString& name = m_shown.nameOf(asked.by);
    switch (asked.kind) {
    case duel::RequestKind::Draw:
        return tr("%1 offers a draw.").arg(name);
    case duel::RequestKind::Pause:
        return tr("%1 asks for a pause.").arg(name);
    case duel::RequestKind::Again:
        break;
    }
    return isNextAnother() ? tr("%1 asks for another duel.").arg(name)
                           : tr("%1 is ready for the next round.").arg(name);
}

QString DuelText::waiting(const duel::Asked& asked) const
{
    const QString& other = m_shown.nameOf(opposite(asked.by));
    switch (asked.kind) {
    case duel::RequestKind::Draw:
        return tr("You offered a draw. Waiting for %1.").arg(other);
    case duel::RequestKind::Pause:
        return tr("You asked for a pause. Waiting for %1.").arg(other);
    case duel::RequestKind::Again:
        break;
    }
    return isNextAnother() ? tr("You asked for another duel. Waiting for %1.").arg(other)
                           : tr("You are ready for the next round. Waiting for %1.").arg(other);
}

QString DuelText::declined(const duel::Answered& answered) const
{
    const QString& other = m_shown.nameOf(opposite(answered.asker));
    switch (answered.kind) {
    case duel::RequestKind::Draw:
        return tr("%1 declined the draw.").arg(other);
    case duel::RequestKind::Pause:
        return tr("%1 declined the pause.").arg(other);
    case duel::RequestKind::Again:
        break;
    }
    return isNextAnother() ? tr("%1 does not want another duel.").arg(other)
                           : tr("%1 is not ready for the next round.").arg(other);
}

bool DuelText::isNextAnother() const
{
    const int rounds = m_shown.table->setup().bestOf;
    return rounds == 1 || !m_shown.score || m_shown.score->decides(rounds);
}

QString DuelText::nextRound() const
{
    return isNextAnother() ? tr("Another duel") : tr("Round %1").arg(m_shown.score->rounds() + 1);
}

} // namespace qipan::app
