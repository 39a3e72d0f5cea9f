// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/host_end.h"

#include <algorithm>
#include <utility>

namespace qipan::net::model {

using namespace std::chrono_literals;

namespace {

constexpr Time absenceLimit = 5min;

} // namespace

HostEnd::HostEnd(Environment& environment, Ledger& ledger, const GameTerms& terms)
    : m_environment{environment}
    , m_ledger{ledger}
    , m_terms{terms}
{
}

std::string HostEnd::guests() const
{
    std::string all;
    for (const Visitor& visitor : m_visitors) {
        all += visitor.session.role() == Role::Watch ? "spectator" : "player";
        all += visitor.session.isAtTable()      ? " at the table"
            : visitor.session.isAwaitingHello() ? " unknown"
                                                : " in the handshake";
        all += visitor.wire.wire().isCut() ? ", cut; " : "; ";
    }
    return all;
}

bool HostEnd::accept(const std::shared_ptr<Wire>& wire)
{
    if (!isUp())
        return false;
    m_visitors.push_back({Session::host({QStringLiteral("Host"), {}}, terms(), m_environment.now),
                          WireEnd::host(wire, m_environment.conditions.isEncrypted)});
    return true;
}

void HostEnd::run()
{
    if (m_upAt && m_environment.now >= *m_upAt)
        start();
    if (!isUp())
        return;
    if (m_game)
        m_game->tick();
    if (m_absentUntil && m_environment.now >= *m_absentUntil)
        giveUp();
    for (Visitor& visitor : m_visitors)
        runVisitor(visitor);
    sweep();
}

void HostEnd::runVisitor(Visitor& visitor)
{
    const Time now = m_environment.now;
    if (visitor.isGone)
        return;
    QByteArray text = visitor.wire.take(m_environment);
    if (visitor.wire.channel() && visitor.wire.channel()->state() == SecureChannel::State::Requested) {
        answerChannelRequest(visitor);
        text += visitor.wire.take(m_environment);
    }
    visitor.wire.reportTo(visitor.session);
    visitor.session.receive(text, now);
    if (visitor.wire.hasEnded(now))
        visitor.session.disconnected();
    while (const auto event = visitor.session.poll(now)) {
        handle(visitor, *event);
        if (visitor.isGone)
            return;
    }
}

/// Sends all output, and removes closed connections.
void HostEnd::sweep()
{
    for (auto visitor = m_visitors.begin(); visitor != m_visitors.end();) {
        const bool isHeld = &*visitor == m_player && m_game->isHoldingBack();
        const QByteArray output = isHeld ? QByteArray{} : visitor->session.takeOutput();
        if (!output.isEmpty() && !visitor->isGone) {
            m_environment.tail.add(m_environment.now,
                                   visitor->session.role() == Role::Watch ? "host > spectator" : "host > guest",
                                   output);
            visitor->wire.put(output, m_environment);
        }
        if (visitor->isGone || visitor->session.isClosed()) {
            visitor->wire.close(m_environment);
            visitor = m_visitors.erase(visitor);
        } else {
            ++visitor;
        }
    }
}

void HostEnd::handle(Visitor& visitor, const SessionEvent& event)
{
    if (const auto* failed = std::get_if<Failed>(&event)) {
        fail("the host's session failed: " + failed->detail.toStdString()
             + (failed->byPeer ? " (said by the peer)" : ""));
    }
    if (const auto* joinRequested = std::get_if<JoinRequested>(&event)) {
        greet(visitor, *joinRequested);
    } else if (const auto* proved = std::get_if<PasscodeChecked>(&event)) {
        require(proved->isCorrect, "a right proof is taken for a wrong one");
        admitGuest(visitor);
    } else if (const auto* entered = std::get_if<Entered>(&event)) {
        enter(visitor, *entered);
    } else if (&visitor == m_player) {
        if (std::holds_alternative<Lost>(event)) {
            m_environment.tail.add(m_environment.now, "host: the line to the guest is lost");
            m_player = nullptr;
            m_absentUntil = m_environment.now + absenceLimit;
            if (!m_game->goAway())
                end();
        } else if (std::holds_alternative<PeerLeft>(event)) {
            m_game->peerLeft();
            end();
        } else {
            m_game->hear(event);
        }
    }
}

void HostEnd::answerChannelRequest(Visitor& visitor)
{
    SecureChannel& channel = *visitor.wire.channel();
    if (channel.secret() == ChannelSecret::Passcode)
        channel.accept(passwordOf(passcode()));
    else if (m_game && m_game->hasMatch())
        channel.accept(m_game->seating().token.toUtf8());
    else
        visitor.session.reject(RejectReason::Passcode);
}

void HostEnd::greet(Visitor& visitor, const JoinRequested& joinRequested)
{
    visitor.session.setTerms(terms()); // they may have changed since it connected
    const bool isKnown = !joinRequested.token.isEmpty() && m_game && joinRequested.token == m_game->seating().token;
    if (m_environment.conditions.isEncrypted) {
        require(visitor.wire.isEncrypted(), "a hello has come over a line that is not encrypted");
        m_environment.meet(Met::Encrypted);
    }
    if (isKnown && m_game->hasMatch())
        resumeSeat(visitor);
    else if (m_environment.conditions.hasPasscode && !visitor.wire.isEncrypted())
        visitor.session.challenge(passcode());
    else
        admitGuest(visitor);
}

void HostEnd::admitGuest(Visitor& visitor)
{
    visitor.session.setTerms(terms()); // they may have changed since its join request
    if (visitor.session.role() == Role::Play && m_game)
        visitor.session.reject(RejectReason::Busy);
    else
        visitor.session.admit();
}

void HostEnd::resumeSeat(Visitor& visitor)
{
    m_environment.tail.add(m_environment.now, "host: the guest is back");
    m_environment.meet(m_player == nullptr ? Met::Returned : Met::ReturnedOverOpen);
    if (m_player != nullptr)
        m_player->isGone = true;
    m_player = &visitor;
    m_absentUntil.reset();
    m_game->takeBack(visitor.session);
}

void HostEnd::enter(Visitor& visitor, const Entered& peer)
{
    if (visitor.session.role() == Role::Watch) {
        sync(visitor);
        return;
    }
    require(!m_game, "two players are let in");
    m_player = &visitor;
    const Seating seating{Seat::First, peer.token, std::get<GameTerms>(peer.terms), m_ledger.open(peer.token)};
    Audience* const audience = this;
    m_game = std::make_unique<Game>(m_environment, m_ledger, m_store, seating, audience);
    m_game->begin(visitor.session);
    changed();
}

void HostEnd::end()
{
    m_game->note();
    m_game.reset();
    m_player = nullptr;
    m_absentUntil.reset();
    m_store.finish();
    changed();
}

void HostEnd::leave()
{
    if (!m_game)
        return;
    m_game->leave();
    end();
}

void HostEnd::giveUp()
{
    m_environment.tail.add(m_environment.now, "host: the guest did not come back in time");
    m_environment.meet(Met::GivenUp);
    end();
}

void HostEnd::noteCut()
{
    if (m_game && !m_game->isAway())
        m_game->noteCut();
}

void HostEnd::kill(Time absence)
{
    m_environment.tail.add(m_environment.now, "host: killed");
    m_environment.meet(Met::HostKilled);
    m_upAt = m_environment.now + absence;
    for (Visitor& visitor : m_visitors)
        visitor.wire.drop(m_environment, m_upAt);
    if (m_game)
        m_game->note();
    m_player = nullptr;
    m_game.reset();
    m_visitors.clear();
    m_absentUntil.reset();
    m_store.crash(m_environment.now);
}

void HostEnd::start()
{
    m_environment.tail.add(m_environment.now, "host: started again");
    m_upAt.reset();
    const auto kept = m_store.last();
    if (!kept)
        return;
    m_ledger.dropFrom(Seat::First, kept->sitting, kept->round);
    if (m_environment.conditions.slowestStore > 0ms) {
        m_ledger.record(Seat::First, kept->sitting, kept->round).isRewound = true;
        m_ledger.forgetSpectated();
    }
    const Seating seating{Seat::First, kept->token, kept->terms, kept->sitting};
    Audience* const audience = this;
    m_game = std::make_unique<Game>(m_environment, m_ledger, m_store, seating, audience);
    m_game->waitWith(*kept);
    m_absentUntil = m_environment.now + absenceLimit;
}

std::optional<Time> HostEnd::next() const
{
    if (m_upAt)
        return m_upAt;
    std::optional<Time> first = m_absentUntil;
    const auto consider = [&first](std::optional<Time> time) {
        if (time)
            first = first ? std::min(*first, *time) : *time;
    };
    if (m_game)
        consider(m_game->next());
    for (const Visitor& visitor : m_visitors) {
        consider(visitor.session.nextDeadline());
        consider(visitor.wire.next());
    }
    return first;
}

} // namespace qipan::net::model
