// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/guest_end.h"

#include <algorithm>
#include <utility>

namespace qipan::net::model {

using namespace std::chrono_literals;

namespace {

constexpr Time firstPause = 1s;
constexpr Time longestPause = 8s;

} // namespace

GuestEnd::GuestEnd(Environment& environment, Ledger& ledger, HostEnd& host)
    : m_environment{environment}
    , m_ledger{ledger}
    , m_host{host}
    , m_nextTry{environment.now}
    , m_pause{firstPause}
{
}

void GuestEnd::connect()
{
    const auto wire = makeWire(m_environment);
    if (std::exchange(m_isDead, false)) {
        if (const auto kept = m_store.last()) {
            const Seating seating{Seat::Second, kept->token, kept->terms, kept->sitting};
            m_game = std::make_unique<Game>(m_environment, m_ledger, m_store, seating, nullptr);
            m_game->waitWith(*kept);
            m_token = kept->token;
        }
    }
    if (!m_host.accept(wire)) {
        retry();
        return;
    }
    m_nextTry.reset();
    JoinRequest joinRequest;
    if (m_environment.conditions.hasPasscode)
        joinRequest.passcode = HostEnd::passcode();
    if (!m_token.isEmpty())
        joinRequest.resume = message::Resume{m_token, m_game ? m_game->round() : 0,
                                             m_game && m_game->hasMatch() ? m_game->match().plies() : 0};
    std::optional<SecureChannel> channel;
    const bool isTokenSecret = !m_token.isEmpty() && !m_environment.conditions.weather;
    if (m_environment.conditions.isEncrypted && isTokenSecret)
        channel = SecureChannel::guest(m_token.toUtf8(), ChannelSecret::SeatToken);
    else if (m_environment.conditions.isEncrypted)
        channel = SecureChannel::guest(passwordOf(HostEnd::passcode()), ChannelSecret::Passcode);
    m_wire = WireEnd::guest(wire, std::move(channel));
    m_session = Session::guest({QStringLiteral("Guest"), {}}, joinRequest, m_environment.now);
}

void GuestEnd::retry()
{
    m_nextTry = m_environment.now + m_pause;
    m_pause = std::min(2 * m_pause, longestPause);
}

void GuestEnd::run()
{
    const Time now = m_environment.now;
    if (m_nextTry && now >= *m_nextTry)
        connect();
    if (m_game)
        m_game->tick();
    if (!m_session)
        return;
    const QByteArray text = m_wire.take(m_environment);
    m_wire.reportTo(*m_session);
    m_session->receive(text, now);
    if (m_wire.channel() && m_wire.channel()->state() == SecureChannel::State::Refused) {
        require(!m_token.isEmpty(), "a right passcode opens no channel");
        m_token.clear(); // the host does not know the seat any more
        return hangUp(firstPause);
    }
    if (m_wire.hasEnded(now))
        m_session->disconnected();
    while (m_session) {
        const auto event = m_session->poll(now);
        if (!event)
            break;
        handle(*event);
    }
    if (!m_session || !m_wire.isReady() || (m_game && m_game->isHoldingBack()))
        return;
    const QByteArray output = m_session->takeOutput();
    if (!output.isEmpty()) {
        m_environment.tail.add(now, "guest > host", output);
        m_wire.put(output, m_environment);
    }
}

void GuestEnd::handle(const SessionEvent& event)
{
    if (const auto* failed = std::get_if<Failed>(&event)) {
        fail("the guest's session failed: " + failed->detail.toStdString()
             + (failed->byPeer ? " (said by the peer)" : ""));
    }
    require(!std::holds_alternative<Unplayable>(event), "the table cannot be played");
    if (const auto* entered = std::get_if<Entered>(&event)) {
        m_pause = firstPause;
        m_token = entered->token;
        if (m_game)
            m_game->note();
        const Seating seating{Seat::Second, entered->token, std::get<GameTerms>(entered->terms),
                              m_ledger.sittingOf(entered->token)};
        m_store.finish();
        m_game = std::make_unique<Game>(m_environment, m_ledger, m_store, seating, nullptr);
        m_game->begin(*m_session);
    } else if (const auto* resumed = std::get_if<Resumed>(&event)) {
        m_pause = firstPause;
        if (!m_game) { // the connection was lost before the first start
            const Seating seating{Seat::Second, m_token, resumed->terms, m_ledger.sittingOf(m_token)};
            m_game = std::make_unique<Game>(m_environment, m_ledger, m_store, seating, nullptr);
        }
        m_game->adopt(*m_session, *resumed);
    } else if (std::holds_alternative<Lost>(event)) {
        m_environment.tail.add(m_environment.now, "guest: the line is lost");
        if (m_game && !m_game->goAway())
            m_game.reset();
        hangUp(firstPause);
    } else if (std::holds_alternative<Rejected>(event)) {
        hangUp(m_pause);
        m_pause = std::min(2 * m_pause, longestPause);
    } else if (std::holds_alternative<PeerLeft>(event)) {
        if (m_game) // the host may leave before it lets this end in
            m_game->peerLeft();
        endSitting();
    } else if (m_game) {
        m_game->hear(event);
    }
}

void GuestEnd::endSitting()
{
    m_game.reset();
    m_token.clear();
    hangUp(firstPause);
}

void GuestEnd::hangUp(Time pause)
{
    m_wire.put(m_session->takeOutput(), m_environment);
    m_wire.close(m_environment);
    m_session.reset();
    m_nextTry = m_environment.now + pause;
}

void GuestEnd::kill(Time absence)
{
    m_environment.tail.add(m_environment.now, "guest: killed");
    m_environment.meet(Met::GuestKilled);
    if (m_session) {
        m_wire.drop(m_environment);
    }
    if (m_game)
        m_game->note();
    m_session.reset();
    m_game.reset();
    m_token.clear();
    m_store.crash(m_environment.now);
    m_isDead = true;
    m_nextTry = m_environment.now + absence;
}

void GuestEnd::leave()
{
    if (!m_game || m_game->isAway())
        return;
    m_environment.tail.add(m_environment.now, "guest: leaves");
    m_game->leave();
    m_game.reset();
    m_token.clear();
    hangUp(m_environment.dice.time(0ms, 5s));
}

void GuestEnd::forget()
{
    kill(m_environment.dice.time(0ms, 5s));
    m_store.finish();
}

bool GuestEnd::cut()
{
    if (!m_session || m_wire.wire().isCut())
        return false;
    m_environment.tail.add(m_environment.now, "the guest's line is cut");
    m_wire.wire().cut(m_environment);
    return true;
}

void GuestEnd::hurry()
{
    if (m_session && m_wire.wire().isCut() && !m_environment.conditions.weather)
        m_session->disconnected();
    if (m_nextTry && !m_isDead)
        m_nextTry = m_environment.now;
}

std::optional<Time> GuestEnd::next() const
{
    std::optional<Time> first = m_nextTry;
    const auto consider = [&first](std::optional<Time> time) {
        if (time)
            first = first ? std::min(*first, *time) : *time;
    };
    if (m_game)
        consider(m_game->next());
    if (m_session) {
        consider(m_session->nextDeadline());
        consider(m_wire.next());
    }
    return first;
}

} // namespace qipan::net::model
