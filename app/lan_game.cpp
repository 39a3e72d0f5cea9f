#include "app/lan_game.h"

#include "app/peer_player.h"
#include "net/connection.h"
#include "net/guest.h"

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

/// How long the other side's result is waited for.
constexpr std::chrono::seconds resultPatience{5};

} // namespace

LanGame::LanGame(net::Connection* connection, const net::Entered& peer, std::unique_ptr<Player> own)
    : m_connection{connection}
    , m_me{connection->session().localSeat()}
    , m_peerName{peer.name}
    , m_table{peer.setup, m_me == Seat::First ? Table::NextRound::MadeHere : Table::NextRound::MadeByHost}
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(resultPatience);
    connect(&m_patience, &QTimer::timeout, this, &LanGame::settle);

    m_table.seat(m_me, std::move(own));
    m_table.seat(opposite(m_me), std::make_unique<PeerPlayer>(connection));
    connect(&m_table, &Table::happened, this, &LanGame::see);
    connect(&m_table, &Table::roundStarted, this, [this] {
        m_patience.stop(); // a round that the host left without a result has none here either
        m_isSettled = false;
    });
    connect(connection, &net::Connection::happened, this, &LanGame::hear);
}

LanGame::~LanGame() = default;

void LanGame::hear(const net::SessionEvent& event)
{
    if (const auto* started = std::get_if<net::RoundStarted>(&event)) {
        m_table.startRound(started->black);
    } else if (const auto* said = std::get_if<net::Chatted>(&event)) {
        Q_EMIT chatted(said->text);
    } else if (std::holds_alternative<net::PeerLeft>(event)) {
        m_table.submit(opposite(m_me), Resign{}, Origin::Afar);
        settle();
        end(Ending::PeerLeft, {});
    } else if (std::holds_alternative<net::Lost>(event)) {
        end(Ending::Lost, {});
    } else if (const auto* failed = std::get_if<net::Failed>(&event)) {
        end(Ending::Failed, net::describe(failed->code));
    }
}

void LanGame::see(const Event& event)
{
    if (std::holds_alternative<Ended>(event)) {
        m_patience.start();
    } else if (std::holds_alternative<Confirmed>(event) || std::holds_alternative<Overruled>(event)) {
        settle();
    }
}

void LanGame::settle()
{
    m_patience.stop();
    if (m_isSettled || !m_table.hasMatch() || !m_table.match().verdict())
        return;
    m_isSettled = true;
    Q_EMIT settled(m_table.round(), *m_table.match().verdict());
}

void LanGame::askForNext()
{
    if (m_ending || !m_table.hasMatch())
        return;
    const Match& match = m_table.match();
    const RequestKind kind = match.isRunning() ? RequestKind::Restart : RequestKind::Again;
    m_table.submit(m_me, match.ask(kind, m_table.nextRequestId()));
}

bool LanGame::chat(const QString& text)
{
    return m_connection && m_connection->chat(text);
}

void LanGame::leave()
{
    if (m_ending)
        return;
    if (m_table.hasMatch())
        m_table.submit(m_me, Resign{});
    if (m_connection)
        m_connection->leave();
    settle();
    end(Ending::Left, {});
}

void LanGame::end(Ending ending, const QString& why)
{
    if (m_ending)
        return;
    m_ending = ending;
    Q_EMIT over(ending, why);
}

} // namespace qipan::app
