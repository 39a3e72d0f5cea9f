// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/spectator_end.h"

#include <algorithm>

namespace qipan::net::model {

using namespace std::chrono_literals;

SpectatorEnd::SpectatorEnd(Environment& environment, Ledger& ledger, HostEnd& host)
    : m_environment{environment}
    , m_ledger{ledger}
    , m_host{host}
{
}

void SpectatorEnd::come()
{
    m_wanted = true;
    m_nextTry = m_environment.now;
}

void SpectatorEnd::go()
{
    m_wanted = false;
    m_nextTry.reset();
    if (!m_session)
        return;
    if (m_environment.dice.chance(500))
        m_session->leave();
    hangUp();
    m_nextTry.reset();
}

void SpectatorEnd::cut()
{
    if (m_session && !m_wire.wire().isCut())
        m_wire.wire().cut(m_environment);
}

void SpectatorEnd::connect()
{
    const auto wire = makeWire(m_environment);
    if (!m_host.accept(wire)) {
        m_nextTry = m_environment.now + 2s;
        return;
    }
    m_nextTry.reset();
    JoinRequest joinRequest;
    joinRequest.role = Role::Watch;
    if (m_environment.conditions.hasPasscode)
        joinRequest.passcode = HostEnd::passcode();
    std::optional<SecureChannel> channel;
    if (m_environment.conditions.isEncrypted)
        channel = SecureChannel::guest(passwordOf(HostEnd::passcode()), ChannelSecret::Passcode);
    m_wire = WireEnd::guest(wire, std::move(channel));
    m_session = Session::guest({QStringLiteral("Watcher"), {}}, joinRequest, m_environment.now);
}

void SpectatorEnd::hangUp()
{
    m_wire.put(m_session->takeOutput(), m_environment);
    m_wire.close(m_environment);
    m_session.reset();
    m_isSynced = false;
    m_match.reset();
    m_round = 0;
    m_nextTry = m_environment.now + 1s;
}

void SpectatorEnd::run()
{
    const Time now = m_environment.now;
    if (m_nextTry && now >= *m_nextTry)
        connect();
    if (!m_session)
        return;
    const QByteArray text = m_wire.take(m_environment);
    m_wire.reportTo(*m_session);
    m_session->receive(text, now);
    if (m_wire.hasEnded(now))
        m_session->disconnected();
    while (m_session) {
        const auto event = m_session->poll(now);
        if (!event)
            break;
        handle(*event);
    }
    if (m_session && m_wire.isReady())
        m_wire.put(m_session->takeOutput(), m_environment);
}

void SpectatorEnd::handle(const SessionEvent& event)
{
    if (const auto* failed = std::get_if<Failed>(&event))
        fail("a spectator's session failed: " + failed->detail.toStdString());
    require(!std::holds_alternative<PeerCommand>(event), "a spectator received a command of a peer");
    if (const auto* entered = std::get_if<Entered>(&event)) {
        m_setup = std::get<GameTerms>(entered->terms).setup;
        m_isSynced = false;
    } else if (const auto* synced = std::get_if<Synced>(&event)) {
        adopt(*synced);
    } else if (const auto* started = std::get_if<RoundStarted>(&event)) {
        require(m_isSynced, "a round starts for a spectator who knows nothing yet");
        if (m_match) {
            m_environment.meet(Met::Spectated);
            m_ledger.spectated(m_round, *m_match);
        }
        m_setup = started->setup.value_or(m_setup);
        m_round = started->round;
        MatchSnapshot snapshot;
        snapshot.black = started->black;
        snapshot.moves = started->moves;
        m_match = restore(m_setup.makeGame(), snapshot, m_setup.opening);
    } else if (const auto* spectated = std::get_if<SpectatedCommand>(&event)) {
        carryOut(spectated->command);
    } else if (const auto* told = std::get_if<ClockUpdated>(&event)) {
        require(m_match && told->plies == m_match->plies(), "a spectator received the clock of another position");
        m_told = told->times;
    } else if (std::holds_alternative<Lost>(event) || std::holds_alternative<PeerLeft>(event)
               || std::holds_alternative<Rejected>(event)) {
        hangUp();
    }
}

void SpectatorEnd::adopt(const Synced& synced)
{
    m_isSynced = true;
    m_match.reset();
    m_round = 0;
    if (!synced.roundState)
        return;
    m_round = synced.roundState->round;
    m_match = restore(m_setup.makeGame(), synced.roundState->snapshot, m_setup.opening);
    require(m_match != nullptr, "a spectator received a snapshot that cannot be played");
}

void SpectatorEnd::carryOut(const Command& command)
{
    require(m_match != nullptr, "a spectator received a move without a round");
    const bool isMove = std::holds_alternative<Place>(command) || std::holds_alternative<Choose>(command);
    const auto decision =
        m_match->decide(isMove ? m_match->seatToMove() : Seat::First, command, CommandSource::Spectated);
    if (const auto* why = std::get_if<Refusal>(&decision)) {
        m_session->refuse(command, *why);
        return;
    }
    for (const Event& event : std::get<Match::Events>(decision))
        m_match->evolve(event);
}

std::optional<Time> SpectatorEnd::next() const
{
    std::optional<Time> first = m_nextTry;
    const auto consider = [&first](std::optional<Time> time) {
        if (time)
            first = first ? std::min(*first, *time) : *time;
    };
    if (m_session) {
        consider(m_session->nextDeadline());
        consider(m_wire.next());
    }
    return first;
}

} // namespace qipan::net::model
