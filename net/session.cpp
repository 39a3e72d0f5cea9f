#include "net/session.h"

#include "net/codec.h"
#include "net/text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time helloLimit = 10s; ///< from the connection to hello
constexpr Time knockLimit = 60s; ///< for the host's user to answer
constexpr Time pingAfter = 5s;   ///< of silence
constexpr Time lostAfter = 15s;  ///< of silence

/// 32 hex digits from the system's source of randomness: nobody else can guess them.
[[nodiscard]] QString makeToken()
{
    QByteArray bytes(16, '\0');
    for (auto& byte : bytes)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return QString::fromLatin1(bytes.toHex());
}

[[nodiscard]] message::Setup describe(const Table& table)
{
    message::Setup setup;
    setup.game = QString::fromUtf8(table.setup.game->key.data(), std::ssize(table.setup.game->key));
    setup.rule = QString::fromUtf8(table.setup.rule.data(), std::ssize(table.setup.rule));
    setup.size = table.setup.size;
    setup.first = table.firstBlack == Seat::First ? QStringLiteral("host") : QStringLiteral("guest");
    return setup;
}

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

Session Session::host(const Introduction& self, const Table& table, Time now)
{
    Session session{Seat::First, self, now};
    session.m_table = table;
    return session;
}

Session Session::guest(const Introduction& self, Time now)
{
    Session session{Seat::Second, self, now};
    session.m_state = State::Knocking;
    session.send(message::Hello{protocolVersion, session.m_self.name, Role::Play, session.m_self.client});
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
    switch (m_state) {
    case State::Closed:
        return std::nullopt;
    case State::Greeting:
        return m_since + helloLimit;
    case State::Knocking:
    case State::Playing:
        break;
    }
    auto next = std::min(m_lastHeard + lostAfter, std::max(m_lastHeard, m_lastPing) + pingAfter);
    if (isHost() && m_state == State::Knocking)
        next = std::min(next, m_since + knockLimit);
    return next;
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
    } else if (isHost() && m_state == State::Knocking && m_now >= m_since + knockLimit) {
        send(message::Reject{RejectReason::Declined});
        close(KnockExpired{});
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
    send(message::Error{code, detail});
    close(Failed{code, detail, false});
}

void Session::admit()
{
    if (!isHost() || m_state != State::Knocking)
        return;
    send(message::Welcome{protocolVersion, m_self.name, m_self.client, describe(*m_table), makeToken()});
    m_state = State::Playing;
    m_pending = Entered{m_peer.name, m_peer.client, m_table->setup};
}

void Session::reject(RejectReason reason)
{
    if (isHost() && m_state == State::Knocking)
        turnAway(reason);
}

void Session::turnAway(RejectReason reason)
{
    send(message::Reject{reason});
    closeSilently();
}

void Session::startRound(Seat black)
{
    if (!isHost() || m_state != State::Playing)
        return;
    beginRound(m_round + 1);
    send(message::Start{m_round, black});
}

void Session::beginRound(int round)
{
    m_round = round;
    m_plies = 0;
    m_requested = false;
    m_startDue = false;
}

bool Session::chat(const QString& text)
{
    const QString clean = cleanText(text);
    if (m_state != State::Playing || clean.isEmpty() || codePoints(clean) > maxChatLength)
        return false;
    send(message::Chat{clean});
    return true;
}

void Session::leave()
{
    if (m_state == State::Knocking || m_state == State::Playing)
        send(message::Bye{});
    if (m_state != State::Closed)
        closeSilently();
}

} // namespace qipan::net
