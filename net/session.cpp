#include "net/session.h"

#include "net/codec.h"

#include <algorithm>
#include <utility>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time helloLimit = 10s;  ///< from the connection to `hello`
constexpr Time knockLimit = 60s;  ///< for the host's user to answer
constexpr Time pingAfter = 5s;    ///< of silence
constexpr Time deadAfter = 7s;    ///< of silence, which gives the peer time to answer the ping
constexpr Time lostAfter = 15s;   ///< of silence
constexpr Time proofLimit = 60s;  ///< from `challenge` to `proof`
constexpr Time revealLimit = 10s; ///< from both commitments to the other side's `reveal`

} // namespace

Session::Session(Seat seat, const Introduction& self, Time now)
    : m_seat{seat}
    , m_self{cleaned(self)}
    , m_now{now}
    , m_since{now}
    , m_lastHeard{now}
    , m_lastPing{now}
{
}

Session Session::host(const Introduction& self, const Terms& terms, Time now)
{
    Session session{Seat::First, self, now};
    session.m_terms = terms;
    return session;
}

Session Session::guest(const Introduction& self, const Approach& approach, Time now)
{
    Session session{Seat::Second, self, now};
    session.m_state = State::Knocking;
    session.m_role = approach.role;
    session.m_passcode = approach.passcode;
    if (approach.resume)
        session.m_token = approach.resume->token;
    session.send(message::Hello{protocolVersion, session.m_self.name, approach.role, session.m_self.client,
                                approach.resume, true});
    return session;
}

void Session::receive(QByteArrayView bytes, Time now)
{
    m_now = std::max(m_now, now);
    if (m_state != State::Closed)
        m_reader.add(bytes);
}

void Session::disconnected()
{
    m_disconnected = true;
}

std::optional<SessionEvent> Session::poll(Time now)
{
    m_now = std::max(m_now, now);
    while (!m_pending && m_state != State::Closed) {
        if (const auto line = m_reader.next()) {
            takeLine(*line);
        } else if (m_reader.isTooLong()) {
            fail(ErrorCode::TooLong, QStringLiteral("a line is too long"));
        } else if (m_disconnected) {
            close(Lost{});
        } else {
            checkTime();
            break;
        }
    }
    return std::exchange(m_pending, std::nullopt);
}

QByteArray Session::takeOutput()
{
    return std::exchange(m_output, {});
}

std::optional<Time> Session::nextDeadline() const
{
    if (m_state == State::Closed)
        return std::nullopt;
    if (m_state == State::Greeting)
        return m_since + helloLimit;
    auto next = std::min(m_lastHeard + lostAfter, std::max(m_lastHeard, m_lastPing) + pingAfter);
    if (m_state == State::Proving)
        next = std::min(next, m_since + proofLimit);
    if (isHost() && m_state == State::Knocking)
        next = std::min(next, m_since + knockLimit);
    if (m_throw && m_throw->sealedAt())
        next = std::min(next, *m_throw->sealedAt() + revealLimit);
    if (m_ownProposal && m_ownProposal->deadline)
        next = std::min(next, *m_ownProposal->deadline);
    return next;
}

Time Session::deadTime(Time now) const
{
    const Time silence = now - m_lastHeard;
    return silence < deadAfter ? Time{0} : silence;
}

void Session::checkTime()
{
    if (m_state == State::Greeting) {
        if (m_now >= m_since + helloLimit)
            close(Lost{});
        return;
    }
    if (m_now >= m_lastHeard + lostAfter) {
        close(Lost{});
    } else if (m_state == State::Proving && m_now >= m_since + proofLimit) {
        close(Lost{});
    } else if (isHost() && m_state == State::Knocking && m_now >= m_since + knockLimit) {
        send(message::Reject{RejectReason::Declined});
        close(KnockExpired{});
    } else if (m_throw && m_throw->sealedAt() && m_now >= *m_throw->sealedAt() + revealLimit) {
        fail(ErrorCode::BadReveal, QStringLiteral("no reveal in time"));
    } else if (m_ownProposal && m_ownProposal->deadline && m_now >= *m_ownProposal->deadline) {
        giveUpProposal();
    } else if (m_now >= std::max(m_lastHeard, m_lastPing) + pingAfter) {
        m_lastPing = m_now;
        send(message::Ping{++m_lastPingNumber});
    }
}

void Session::send(const Message& message)
{
    m_output += encode(message);
}

void Session::close(SessionEvent event)
{
    closeSilently();
    m_pending = std::move(event);
}

void Session::closeSilently()
{
    m_state = State::Closed;
    m_reader.clear();
    m_pending.reset();
}

void Session::fail(ErrorCode code, const QString& detail)
{
    if (m_state == State::Closed)
        return;
    send(message::Error{code, detail});
    close(Failed{code, detail, false});
}

void Session::leave()
{
    if (m_state != State::Greeting && m_state != State::Closed)
        send(message::Bye{});
    if (m_state != State::Closed)
        closeSilently();
}

} // namespace qipan::net
