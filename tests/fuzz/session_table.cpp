// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/session_table.h"

#include "net/codec.h"
#include "tests/fuzz/require.h"

namespace qipan::net::test {

namespace {

using qipan::test::require;

const Introduction hostName{QStringLiteral("Host"), QStringLiteral("fuzz")};
const Introduction guestName{QStringLiteral("Guest"), QStringLiteral("fuzz")};

[[nodiscard]] Session newHost(const TableOptions& options, Time now)
{
    return Session::host(hostName, options.terms, now);
}

[[nodiscard]] Session newGuest(const TableOptions& options, Role role, const std::optional<message::Resume>& seat,
                               Time now)
{
    return Session::guest(guestName, {role, options.isTold ? options.passcode : QString{}, seat}, now);
}

} // namespace

SessionTable::SessionTable(const TableOptions& options)
    : m_options{options}
    , m_sides{LineEnd{newHost(options, m_now)}, LineEnd{newGuest(options, Role::Play, std::nullopt, m_now)},
              LineEnd{newHost(options, m_now)}, LineEnd{newGuest(options, Role::Watch, std::nullopt, m_now)}}
{
    work();
}

void SessionTable::carry(End to, qsizetype bytes)
{
    const End from = to == End::Host ? End::Guest
        : to == End::Guest           ? End::Host
        : to == End::Spectator       ? End::HostOfSpectator
                                     : End::Spectator;
    QByteArray& line = at(from).sent;
    const QByteArray arrived = line.left(bytes);
    line.remove(0, arrived.size());
    m_received += arrived.size();
    at(to).session.receive(arrived, m_now);
    work();
}

void SessionTable::tamper(End to, QByteArrayView bytes)
{
    m_tampered = true;
    m_received += bytes.size();
    at(to).session.receive(bytes, m_now);
    work();
}

void SessionTable::wait(Time time)
{
    countAction();
    m_now += time;
    for (auto& one : m_sides)
        one.session.advance(m_now);
    work();
}

void SessionTable::breakLines()
{
    countAction();
    for (auto& one : m_sides) {
        one.session.disconnected();
        one.sent.clear();
    }
    work();
    auto& guest = at(End::Guest);
    std::optional<message::Resume> seat;
    if (guest.round > 0 && !guest.token.isEmpty())
        seat = message::Resume{guest.token, guest.round, guest.match->plies()};
    at(End::Host).session = newHost(m_options, m_now);
    guest.session = newGuest(m_options, Role::Play, seat, m_now);
    at(End::HostOfSpectator).session = newHost(m_options, m_now);
    at(End::Spectator).session = newGuest(m_options, Role::Watch, std::nullopt, m_now);
    for (auto& one : m_sides)
        one.sent.clear();
    work();
}

void SessionTable::act(End by, const Command& command)
{
    countAction();
    auto& own = at(by);
    if (!own.match || !own.session.isAtTable() || own.session.round() == 0)
        return;
    const auto decision = own.match->decide(seatOf(by), command);
    if (const auto* events = std::get_if<Match::Events>(&decision))
        evolve(by, *events);
    work();
}

void SessionTable::ask(End by, RequestKind kind)
{
    auto& own = at(by);
    if (own.match)
        act(by, own.match->ask(kind, ++own.lastRequestId));
}

void SessionTable::answer(End by, bool accept)
{
    const auto& own = at(by);
    if (own.match && own.match->request(opposite(seatOf(by)))) {
        const auto open = *own.match->request(opposite(seatOf(by)));
        act(by, Answer{open.id, open.kind, accept, std::nullopt});
    }
}

void SessionTable::withdraw(End by)
{
    const auto& own = at(by);
    if (own.match && own.match->request(seatOf(by)))
        act(by, qipan::Withdraw{own.match->request(seatOf(by))->id});
}

void SessionTable::chat(End by, const QString& text)
{
    countAction();
    if (at(by).session.chat(text) && by == End::Host)
        at(End::HostOfSpectator).session.relayChat(Seat::First, text);
    work();
}

void SessionTable::chooseHand(End by, Hand hand)
{
    countAction();
    static_cast<void>(at(by).session.chooseHand(hand));
    work();
}

void SessionTable::propose(End by, const GameSetup& setup)
{
    countAction();
    static_cast<void>(at(by).session.propose(setup));
    work();
}

void SessionTable::answerProposal(End by, bool accept)
{
    countAction();
    const bool isOpen = at(by).session.answerProposal(accept);
    if (by == End::Host && isOpen && accept)
        begin(opposite(at(End::Host).match->initialBlack()), m_proposed);
    if (by == End::Host)
        m_proposed.reset();
    work();
}

void SessionTable::sendClock(const ClockTimes& times)
{
    countAction();
    if (!m_options.terms.clock)
        return;
    at(End::Host).session.sendClock(times);
    at(End::HostOfSpectator).session.sendClock(times);
    work();
}

void SessionTable::leave(End by)
{
    countAction();
    at(by).session.leave();
    at(by).token.clear();
    work();
}

void SessionTable::work()
{
    for (int index = 0; index < ends; ++index) {
        const auto end = static_cast<End>(index);
        qsizetype events = 0;
        while (const auto event = at(end).session.poll(m_now)) {
            require(++events <= m_received + m_actions, "what comes in tells no more than it can");
            handle(end, *event);
        }
    }
    for (int index = 0; index < ends; ++index) {
        collect(static_cast<End>(index));
        checkRest(static_cast<End>(index));
    }
    require(m_sent <= 8 * m_received + 16384 * m_actions, "there is a bound to what is said");
}

void SessionTable::collect(End end)
{
    const QByteArray output = at(end).session.takeOutput();
    if (output.isEmpty())
        return;
    require(output.endsWith('\n'), "the output is whole lines");
    for (const auto& line : output.chopped(1).split('\n')) {
        require(line.size() < maxLineBytes, "no line is too long");
        require(static_cast<bool>(parseMessage(line)), "every line can be read");
    }
    m_sent += output.size();
    at(end).sent += output;
}

/// The invariants of a session with no more events to report.
void SessionTable::checkRest(End end)
{
    auto& session = at(end).session;
    const auto deadline = session.nextDeadline();
    require(session.isClosed() || (deadline && *deadline > m_now), "an open session waits for a time to come");
    if (!session.isClosed())
        return;
    require(!deadline, "a closed session waits for nothing");
    session.receive("{\"type\":\"ping\",\"t\":1}\n", m_now);
    require(!session.poll(m_now), "a closed session tells nothing");
    require(!session.chat(QStringLiteral("x")) && !session.chooseHand(Hand::Rock), "nobody listens any more");
    session.leave();
    require(session.takeOutput().isEmpty(), "a closed session says nothing");
}

} // namespace qipan::net::test
