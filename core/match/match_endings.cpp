// SPDX-License-Identifier: GPL-3.0-or-later
// Ends that cross on a slow connection, and which of them stands.
#include "core/match/match.h"

namespace qipan {

namespace {

/// Returns true for ends that the board does not show: they can be in transit while the other side ends the round in
/// another way.
[[nodiscard]] bool canCross(EndReason reason)
{
    return reason == EndReason::Resign || reason == EndReason::Agreed || reason == EndReason::Timeout;
}

} // namespace

/// Returns true if the first seat can have sent a message after `choices` opening choices: it has seen all of them, or
/// all but one that the second seat has just made.
bool Match::canHaveSeen(int choices) const
{
    if (choices == this->choices())
        return true;
    const Seat lastChooser = this->choices() % 2 == 1 ? opposite(m_initialBlack) : m_initialBlack;
    return choices >= 0 && choices == this->choices() - 1 && lastChooser == Seat::Second;
}

Match::Decision Match::decideFor(Seat by, const FlagFall& fall, CommandSource) const
{
    if (by != Seat::First)
        return Refusal::NotInThisState;
    if (!isRunning())
        return Refusal::Late;
    const int choices = fall.choices.value_or(this->choices());
    if (!canHaveSeen(choices))
        return Refusal::Desync;
    const bool isRenamed = blackAfter(choices) != m_black;
    return Events{ended(by, isRenamed ? fall.side : opposite(fall.side), EndReason::Timeout)};
}

/// Returns the number of opening choices that the colours in the other end's result are based on.
int Match::choicesSeenBy(const PeerResult& result) const
{
    if (result.choices)
        return *result.choices;
    // Both ends have the first seat's resignation: if they name different winners, the other end had not seen a choice
    // of the second seat.
    const auto& own = m_verdict->outcome;
    const bool isResigned = own.reason == EndReason::Resign && result.verdict.outcome.reason == EndReason::Resign
        && own.winner && seatOf(*own.winner) == Seat::Second;
    const bool isUnseen = isResigned && result.verdict.outcome.winner != own.winner && canHaveSeen(choices() - 1);
    return isUnseen ? choices() - 1 : choices();
}

Match::Decision Match::decideFor(Seat by, const PeerResult& result, CommandSource source) const
{
    if (source == CommandSource::Spectated && isRunning()) {
        if (result.verdict.plies != plies() || isDecidedOnBoard(result.verdict.outcome.reason))
            return Refusal::Desync; // the board would show such an end
        return Events{Ended{by, result.verdict}, Confirmed{}};
    }
    const bool fromHost = by == Seat::First;
    if (m_finished == RequestKind::Restart && !m_verdict) {
        // The host ended the round while this end's consent to a restart was in transit.
        if (fromHost)
            return Events{Overruled{result.verdict, choices()}};
        return Refusal::Late;
    }
    if (!m_verdict)
        return Refusal::Desync;
    if (m_confirmed)
        return Refusal::AlreadySettled;
    const int choices = fromHost ? choicesSeenBy(result) : this->choices();
    if (!canHaveSeen(choices))
        return Refusal::Desync;
    if (*m_verdict == result.verdict && choices == this->choices())
        return Events{Confirmed{}};
    if (!canCross(m_verdict->outcome.reason) && !canCross(result.verdict.outcome.reason))
        return Refusal::Desync;
    if (fromHost)
        return Events{Overruled{result.verdict, choices}};
    return Events{Confirmed{}};
}

Match::Decision Match::decideNextRound() const
{
    if (m_finished)
        return Events{};
    if (m_verdict && !m_confirmed)
        return Events{Finished{RequestKind::Restart}};
    return Refusal::NotInThisState;
}

void Match::apply(const Overruled& overruled)
{
    m_verdict = overruled.verdict;
    m_finished.reset();
    m_confirmed = true;
    m_openingChoices.resize(static_cast<std::size_t>(overruled.choices));
    m_black = blackAfter(overruled.choices);
}

} // namespace qipan
