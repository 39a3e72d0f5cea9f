// SPDX-License-Identifier: GPL-3.0-or-later
// A host of duels for the independent client (tests/e2e): takes a pair every 150 ms, agrees to what it is asked, and
// prints the results as the program does.
//   duel_host_program [FALLING [RULE [ROUNDS]]]
#include "core/book/link_board.h"
#include "tests/net/duel_end.h"
#include "tests/net/lines.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <cstdio>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

constexpr auto tickTime = 5ms;
constexpr duel::Milliseconds pace = 150ms;

[[nodiscard]] duel::Setup setupFrom(const QStringList& arguments)
{
    duel::Setup setup = duelTable();
    setup.deal.size = {.columns = 8, .rows = 6};
    setup.deal.pictures = 12;
    setup.deal.mode = book::fallingModeOf(arguments.value(1).toStdString()).value_or(link::FallingMode::None);
    if (arguments.value(2) == u"points") {
        setup.rule = duel::Rule::Points;
        setup.minutes = 1min;
    }
    return setup;
}

class DuelHost {
public:
    DuelHost(const duel::Setup& setup, int rounds)
        : m_setup{setup}
        , m_rounds{rounds}
        , m_end{Session::host(named("Host"), setup, 0ms)}
    {
        m_clock.start();
        m_server.listen(QHostAddress::LocalHost);
        std::printf("listening on port %d\n", int{m_server.serverPort()});
        std::fflush(stdout);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] { accept(); });
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { tick(); });
        m_timer.start(tickTime);
    }

private:
    void accept()
    {
        delete std::exchange(m_socket, m_server.nextPendingConnection());
        if (m_end.round() > 0)
            m_end.lose();
        m_end.reconnect(Session::host(named("Host"), m_setup, now()));
    }

    void tick()
    {
        if (m_socket == nullptr)
            return;
        m_end.session().receive(m_socket->readAll(), now());
        if (m_socket->state() == QAbstractSocket::UnconnectedState)
            m_end.session().disconnected();
        m_end.run(now());
        if (m_end.hasDuel() && m_end.session().isAtTable())
            play();
        m_socket->write(m_end.session().takeOutput());
        if (m_end.last()) {
            const bool hasLeft = std::holds_alternative<PeerLeft>(*m_end.last());
            std::printf(hasLeft ? "left\n" : "failed\n");
            m_socket->waitForBytesWritten(1'000);
            QCoreApplication::exit(hasLeft ? 0 : 1);
        }
    }

    void play()
    {
        const duel::Duel& duel = m_end.duel();
        if (const auto open = duel.request(Seat::Second))
            m_end.act(duel::Answer{open->id, open->kind, true});
        if (duel.isRunning() && m_end.time() >= m_nextPair && !duel.board(Seat::First).game().won()
            && m_end.time() >= duel.board(Seat::First).waitsUntil()) {
            m_end.takePair();
            m_nextPair = m_end.time() + pace;
        }
        if (duel.isRunning())
            m_isPrinted = false;
        else if (duel.isConfirmed() && !std::exchange(m_isPrinted, true))
            print(*duel.verdict());
    }

    void print(const duel::Verdict& verdict)
    {
        constexpr std::array reasons{"cleared", "points", "resign", "agreed"};
        std::printf("result %d %s %s %d\n", m_end.round(),
                    !verdict.winner                      ? "draw"
                        : *verdict.winner == Seat::First ? "host"
                                                         : "guest",
                    reasons[static_cast<std::size_t>(verdict.reason)], m_end.duel().board(Seat::First).pairs());
        std::fflush(stdout);
        m_nextPair = 0ms;
        if (m_end.round() < m_rounds)
            m_end.act(duel::Ask{duel::RequestKind::Again, m_end.nextRequestId()});
    }

    [[nodiscard]] Time now() const { return Time{m_clock.elapsed()}; }

    duel::Setup m_setup;
    int m_rounds;
    DuelEnd m_end;
    QElapsedTimer m_clock;
    QTcpServer m_server;
    QTcpSocket* m_socket = nullptr; ///< a child of the server
    QTimer m_timer;
    duel::Milliseconds m_nextPair{0};
    bool m_isPrinted = false;
};

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    const DuelHost host{setupFrom(QCoreApplication::arguments()),
                        QCoreApplication::arguments().value(3, QStringLiteral("1")).toInt()};
    return QCoreApplication::exec();
}
