// SPDX-License-Identifier: GPL-3.0-or-later
// How a connection to a broker begins, and how its thread ends.
#include "net/broker/detached_threads.h"
#include "net/broker/mqtt_client.h"
#include "tests/net/broker/broker_process.h"
#include "tests/net/raw_peer.h"
#include "tests/support/catch.h"

#include <QElapsedTimer>
#include <QSemaphore>

#include <memory>
#include <optional>
#include <vector>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif

using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const QByteArray searchInbox(32, 'b');

/// An address that never answers: its queue of connections is full.
class BlackHole {
public:
    BlackHole(const QHostAddress& address, quint16 port)
    {
        m_server.setListenBacklogSize(1);
        if (!m_server.listen(address, port))
            return;
        m_server.pauseAccepting();
        for (int i = 0; i < 16 && !m_isFull; ++i) {
            m_fillers.push_back(std::make_unique<QTcpSocket>());
            m_fillers.back()->connectToHost(address, port);
            m_isFull = !m_fillers.back()->waitForConnected(200)
                && m_fillers.back()->error() == QAbstractSocket::SocketTimeoutError;
        }
    }
    /// Returns whether this machine has such an address; reports it if not.
    [[nodiscard]] bool isThere() const
    {
        if (!m_isFull)
            WARN("not tested: there is no address here that never answers");
        return m_isFull;
    }

private:
    QTcpServer m_server;
    std::vector<std::unique_ptr<QTcpSocket>> m_fillers;
    bool m_isFull = false;
};

[[nodiscard]] HostLookup always(const QStringList& addresses)
{
    return [addresses](const QString&) {
        QList<QHostAddress> answer;
        for (const QString& address : addresses)
            answer.append(QHostAddress{address});
        return answer;
    };
}

[[nodiscard]] std::optional<BrokerError> failureOf(MqttClient& client)
{
    std::optional<BrokerError> error;
    QObject::connect(&client, &MqttClient::failed, &client, [&error](BrokerError why) { error = why; });
    const bool hasFailed = waitUntil([&] { return error.has_value(); });
    client.disconnect();
    return hasFailed ? error : std::nullopt;
}

} // namespace

TEST_CASE("a broker is reached though the first address of its name never answers", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    BrokerAccess access = broker.plain();
    QString dead = QStringLiteral("127.0.0.2");
    SECTION("without TLS")
    {
        access.address.host = QStringLiteral("broker.test");
    }
    SECTION("with TLS, where the first one is of IPv6")
    {
        access = broker.encrypted();
        dead = QStringLiteral("::1");
    }
    const BlackHole hole{QHostAddress{dead}, access.address.port};
    if (!hole.isThere())
        return;
    MqttClient client{{access, searchInbox, always({dead, QStringLiteral("127.0.0.1")})}};
    REQUIRE(waitUntil([&] { return client.isReady(); }));
}

TEST_CASE("a broker is unreachable if none of its addresses answers", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    const QString dead = QStringLiteral("127.0.0.2");
    const QString closed = QStringLiteral("127.0.0.3");
    const BlackHole hole{QHostAddress{dead}, 18'831};
    if (!hole.isThere())
        return;
    const BrokerAccess access{{QStringLiteral("broker.test"), 18'831, false}, {}, {}, {}};
    bool isFound = false;
    bool isReached = false;
    MqttClient client{{access, searchInbox, always({dead, closed})}};
    QObject::connect(&client, &MqttClient::found, qApp, [&] { isFound = true; });
    QObject::connect(&client, &MqttClient::reached, qApp, [&] { isReached = true; });
    REQUIRE(failureOf(client) == BrokerError::Unreachable);
    REQUIRE(isFound);
    REQUIRE_FALSE(isReached);
}

#ifdef Q_OS_UNIX
TEST_CASE("a connection that is reset while TLS begins has failed at once", "[broker]")
{
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost));
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        auto* const socket = server.nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            const linger reset{1, 0};
            ::setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
            socket->abort();
        });
    });
    const BrokerAccess access{{QStringLiteral("127.0.0.1"), server.serverPort(), true}, {}, {}, {}};
    MqttClient client{{access, searchInbox}};
    REQUIRE(failureOf(client) == BrokerError::NotEncrypted); // and not that it did not answer
}
#endif

TEST_CASE("nobody waits for the lookup of a name", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    constexpr int many = 20;
    QSemaphore asked;
    QSemaphore answers;
    const HostLookup hanging = [&](const QString&) {
        asked.release();
        answers.acquire();
        return QList<QHostAddress>{};
    };
    const BrokerAccess access{{QStringLiteral("broker.test"), 1883, false}, {}, {}, {}};
    std::vector<std::unique_ptr<MqttClient>> clients;
    for (int i = 0; i < many; ++i)
        clients.push_back(std::make_unique<MqttClient>(MqttOptions{access, searchInbox, hanging}));
    REQUIRE(asked.tryAcquire(many, 10'000));
    QElapsedTimer clock;
    clock.start();
    clients.clear();
    REQUIRE(clock.elapsed() < many * 100);
    // The end of the program does not either.
    REQUIRE(waitForDetached(std::chrono::seconds{5}));
    answers.release(many);
}

TEST_CASE("a lookup that hangs holds up no other connection", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    QSemaphore asked;
    QSemaphore answers;
    const HostLookup hanging = [&](const QString&) {
        asked.release();
        answers.acquire();
        return QList<QHostAddress>{};
    };
    MqttClient first{{broker.encrypted(), QByteArray(32, 'c'), hanging}};
    REQUIRE(asked.tryAcquire(1, 10'000));
    MqttClient second{{broker.encrypted(), searchInbox}};
    REQUIRE(waitUntil([&] { return second.isReady(); }));
    REQUIRE_FALSE(first.error());
    answers.release();
    REQUIRE(failureOf(first) == BrokerError::NameNotFound);
}

TEST_CASE("what was published is sent though the client is gone, before the program ends", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    MqttClient witness{{broker.plain(), searchInbox}};
    QByteArray heard;
    QObject::connect(&witness, &MqttClient::received, &witness, [&](const QByteArray& message) { heard = message; });
    auto client = std::make_unique<MqttClient>(MqttOptions{broker.plain(), QByteArray(32, 'c')});
    REQUIRE(waitUntil([&] { return client->isReady() && witness.isReady(); }));
    REQUIRE(client->publish(searchInbox, "the last word"));
    client.reset();
    REQUIRE(waitUntil([&] { return heard == "the last word"; }));
}

TEST_CASE("a thread that nobody joins is waited for at the end, unless it hangs", "[broker]")
{
    QSemaphore working;
    QSemaphore hanging;
    runDetached([&] {
        working.acquire();
        const HangingCall call;
        hanging.acquire();
    });
    REQUIRE_FALSE(waitForDetached(std::chrono::milliseconds{50}));
    working.release();
    REQUIRE(waitForDetached(std::chrono::seconds{10}));
    hanging.release();
    REQUIRE(waitForDetached(std::chrono::seconds{10}));
}

TEST_CASE("a client knows the longest message that its broker takes", "[broker]")
{
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost));
    const BrokerAccess access{{QStringLiteral("127.0.0.1"), server.serverPort(), false}, {}, {}, {}};
    MqttClient client{{access, searchInbox}};
    REQUIRE(waitUntil([&] { return server.hasPendingConnections(); }));
    QTcpSocket* const socket = server.nextPendingConnection();
    SECTION("which it says")
    {
        socket->write(QByteArray::fromHex("20080000052700000400")); // CONNACK: packets of 1,024 bytes
        QByteArray heard;
        REQUIRE(waitUntil([&] { return (heard += socket->readAll()).contains(topicOf(searchInbox)); }));
        socket->write(QByteArray::fromHex("900400010001"));
        REQUIRE(waitUntil([&] { return client.isReady(); }));
        REQUIRE(client.largestMessage() == 1024 - 10 - topicOf(searchInbox).size());
        REQUIRE(client.publish(searchInbox, QByteArray(client.largestMessage(), 'x')));
    }
    SECTION("which is of no use")
    {
        socket->write(QByteArray::fromHex("2008000005270000012c")); // 300 bytes
        REQUIRE(failureOf(client) == BrokerError::TooSmall);
    }
}
