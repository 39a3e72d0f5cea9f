#include "net/session.h"

#include "net/codec.h"

#include <algorithm>
#include <utility>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time helloTimeout = 10s;       ///< from the connection to `hello`
constexpr Time approvalTimeout = 60s;    ///< for the host's user to answer
constexpr Time pingInterval = 5s;        ///< of silence
constexpr Time unresponsiveTimeout = 7s; ///< of silence, which gives the peer time to answer the ping
constexpr Time lostTimeout = 15s;        ///< of silence
constexpr Time proofTimeout = 60s;       ///< from `challenge` to `proof`
constexpr Time revealTimeout = 10s;      ///< from both commitments to the other side's `reveal`

} // namespace

Session::Session(Seat seat, const Introduction& self, Time now)
    : m_seat{seat}
    , m_self{cleaned(self)}
    , m_now{now}
    , m_since{now}
    , m_lastReceived{now}
    , m_lastPing{now}
{
}

Session Session::host(const Introduction& self, const Terms& terms, Time now)
{
    Session session{Seat::First, self, now};
    session.m_terms = terms;
    return session;
}

Session Session::guest(const Introduction& self, const JoinRequest& joinRequest, Time now)
{
    Session session{Seat::Second, self, now};
    session.m_state = State::AwaitingApproval;
    session.m_role = joinRequest.role;
    session.m_passcode = joinRequest.passcode;
    if (joinRequest.resume)
        session.m_token = joinRequest.resume->token;
    session.send(message::Hello{protocolVersion, session.m_self.name, joinRequest.role, session.m_self.client,
                                joinRequest.resume, true});
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
            handleLine(*line);
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
    if (m_state == State::AwaitingHello)
        return m_since + helloTimeout;
    auto next = std::min(m_lastReceived + lostTimeout, std::max(m_lastReceived, m_lastPing) + pingInterval);
    if (m_state == State::AwaitingProof)
        next = std::min(next, m_since + proofTimeout);
    if (isHost() && m_state == State::AwaitingApproval)
        next = std::min(next, m_since + approvalTimeout);
    if (m_rockPaperScissors && m_rockPaperScissors->sealedAt())
        next = std::min(next, *m_rockPaperScissors->sealedAt() + revealTimeout);
    if (m_ownProposal && m_ownProposal->deadline)
        next = std::min(next, *m_ownProposal->deadline);
    return next;
}

Time Session::unresponsiveTime(Time now) const
{
    const Time silence = now - m_lastReceived;
    return silence < unresponsiveTimeout ? Time{0} : silence;
}

void Session::checkTime()
{
    if (m_state == State::AwaitingHello) {
        if (m_now >= m_since + helloTimeout)
            close(Lost{});
        return;
    }
    if (m_now >= m_lastReceived + lostTimeout) {
        close(Lost{});
    } else if (m_state == State::AwaitingProof && m_now >= m_since + proofTimeout) {
        close(Lost{});
    } else if (isHost() && m_state == State::AwaitingApproval && m_now >= m_since + approvalTimeout) {
        send(message::Reject{RejectReason::Declined});
        close(JoinRequestExpired{});
    } else if (m_rockPaperScissors && m_rockPaperScissors->sealedAt()
               && m_now >= *m_rockPaperScissors->sealedAt() + revealTimeout) {
        fail(ErrorCode::BadReveal, QStringLiteral("no reveal in time"));
    } else if (m_ownProposal && m_ownProposal->deadline && m_now >= *m_ownProposal->deadline) {
        giveUpProposal();
    } else if (m_now >= std::max(m_lastReceived, m_lastPing) + pingInterval) {
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
    if (m_state != State::AwaitingHello && m_state != State::Closed)
        send(message::Bye{});
    if (m_state != State::Closed)
        closeSilently();
}

} // namespace qipan::net
