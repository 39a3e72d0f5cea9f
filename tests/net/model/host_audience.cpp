// SPDX-License-Identifier: GPL-3.0-or-later
// What the host's program sends to spectators.
#include "tests/net/model/host_end.h"

namespace qipan::net::model {

template <typename Call>
void HostEnd::forSpectators(Call call)
{
    for (Visitor& visitor : m_visitors) {
        if (visitor.session.role() == Role::Watch && visitor.session.isAtTable())
            call(visitor);
    }
}

void HostEnd::sync(Visitor& visitor)
{
    const bool hasRound = m_game && m_game->hasMatch();
    const bool hasGuest = m_game && !m_game->isAway();
    visitor.session.sync(hasRound ? std::optional{m_game->roundState()} : std::nullopt,
                         hasGuest ? QStringLiteral("Guest") : QString{});
    if (hasRound && m_game->timesLeft())
        visitor.session.sendClock(*m_game->timesLeft());
}

void HostEnd::roundStarted()
{
    const Match& match = m_game->match();
    const GameSetup& setup = m_game->seating().terms.setup;
    const bool isStart = match.plies() == static_cast<int>(setup.start.size()) && !match.verdict();
    forSpectators([&](Visitor& visitor) {
        const bool isNext = isStart && visitor.session.round() + 1 == m_game->round();
        if (isNext)
            visitor.session.startRound(match.initialBlack(), setup);
        if (!isNext || (!setup.start.empty() && m_environment.dice.chance(500))) // a start with moves needs no sync
            sync(visitor);
    });
    clockSet();
}

void HostEnd::happened(const Event& event)
{
    if (std::holds_alternative<TookBack>(event)) {
        changed();
        return;
    }
    forSpectators([&](Visitor& visitor) { visitor.session.sendEvent(event); });
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<Chosen>(event))
        clockSet();
}

void HostEnd::clockSet()
{
    if (!m_game || !m_game->hasMatch() || !m_game->timesLeft())
        return;
    const ClockTimes times = *m_game->timesLeft();
    forSpectators([&](Visitor& visitor) { visitor.session.sendClock(times); });
}

void HostEnd::said(Seat by, const QString& text)
{
    forSpectators([&](Visitor& visitor) { visitor.session.relayChat(by, text); });
}

void HostEnd::changed()
{
    forSpectators([&](Visitor& visitor) { sync(visitor); });
}

} // namespace qipan::net::model
