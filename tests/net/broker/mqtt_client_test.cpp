// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/mqtt_client.h"

#include "tests/net/broker/broker_process.h"
#include "tests/net/raw_peer.h"
#include "tests/support/catch.h"

#include <memory>
#include <optional>

using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const QByteArray testInbox{"0123456789abcdef0123456789abcdef"};
const QByteArray greeting{QByteArray::fromHex("2003000000")};       // CONNACK
const QByteArray subscription{QByteArray::fromHex("900400010001")}; // SUBACK of the first message, QoS 1
const QByteArray refusedSubscription{QByteArray::fromHex("900400010087")};

/// Accepts one connection and speaks as it likes.
struct FalseBroker {
    FalseBroker()
    {
        REQUIRE(server.listen(QHostAddress::LocalHost));
        QObject::connect(&server, &QTcpServer::newConnection, &server, [this] {
            ++connections;
            socket = server.nextPendingConnection();
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [this] { received += socket->readAll(); });
        });
    }
    [[nodiscard]] BrokerAccess access(bool isTls) const
    {
        return {{QStringLiteral("127.0.0.1"), server.serverPort(), isTls},
                QStringLiteral("club"),
                QStringLiteral("secret word"),
                {}};
    }

    QTcpServer server;
    QTcpSocket* socket = nullptr;
    int connections = 0;
    QByteArray received;
};

[[nodiscard]] QByteArray messageToInbox(const QByteArray& payload)
{
    const QByteArray topic = topicOf(testInbox);
    QByteArray packet{QByteArray::fromHex("30")};
    packet.append(static_cast<char>(2 + topic.size() + 1 + payload.size())).append('\0');
    return packet.append(static_cast<char>(topic.size())).append(topic).append('\0').append(payload);
}

} // namespace

TEST_CASE("without the certificates that are set, not one byte goes to a broker", "[broker]")
{
    FalseBroker broker;
    BrokerAccess access = broker.access(true);
    access.certificates = QStringLiteral("/nowhere/certificates.pem");
    MqttClient client{{access, testInbox}};
    std::optional<BrokerError> error;
    QObject::connect(&client, &MqttClient::failed, &client, [&](BrokerError why) { error = why; });
    REQUIRE(waitUntil([&] { return error.has_value(); }));
    REQUIRE(error == BrokerError::CertificateFile);
    REQUIRE_FALSE(client.isReady());
    // Whatever the client had connected before would be accepted before this connection.
    RawPeer witness{broker.server.serverPort()};
    REQUIRE(witness.connects());
    witness.send("witness");
    REQUIRE(waitUntil([&] { return broker.received.contains("witness"); }));
    REQUIRE(broker.received == "witness");
    REQUIRE(broker.connections == 1);
}

TEST_CASE("a broker that repeats its answers makes no events", "[broker]")
{
    FalseBroker broker;
    MqttClient client{{broker.access(false), testInbox}};
    int connected = 0;
    int ready = 0;
    int lost = 0;
    QByteArray message;
    QObject::connect(&client, &MqttClient::connected, &client, [&] { ++connected; });
    QObject::connect(&client, &MqttClient::ready, &client, [&] { ++ready; });
    QObject::connect(&client, &MqttClient::lost, &client, [&] { ++lost; });
    QObject::connect(&client, &MqttClient::received, &client, [&](const QByteArray& bytes) { message = bytes; });
    REQUIRE(waitUntil([&] { return broker.received.contains("MQTT"); }));
    broker.socket->write(greeting);
    REQUIRE(waitUntil([&] { return broker.received.contains(topicOf(testInbox)); }));
    for (int i = 0; i < 1000; ++i)
        broker.socket->write(subscription + refusedSubscription + greeting);
    broker.socket->write(messageToInbox("the last"));
    REQUIRE(waitUntil([&] { return message == "the last"; }));
    REQUIRE(connected == 1);
    REQUIRE(ready == 1);
    REQUIRE(lost == 0);
}

TEST_CASE("messages that arrive during a nested event loop are not lost", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    MqttClient client{{broker.plain(), testInbox}};
    const QByteArray witnessInbox{"00000000000000000000000000000001"};
    MqttClient witness{{broker.plain(), witnessInbox}};
    bool hasWitness = false;
    QByteArray last;
    QObject::connect(&witness, &MqttClient::received, &witness, [&] { hasWitness = true; });
    QObject::connect(&client, &MqttClient::received, &client, [&](const QByteArray& message) {
        last = message;
        if (message != "first")
            return;
        client.publish(testInbox, "second");
        client.publish(witnessInbox, "second");
        REQUIRE(waitUntil([&] { return hasWitness; }));
        QEventLoop nested;
        QTimer::singleShot(100, &nested, &QEventLoop::quit); // by now the second message is announced
        nested.exec();
        REQUIRE(last == "first");
    });
    REQUIRE(waitUntil([&] { return client.isReady() && witness.isReady(); }));
    REQUIRE(client.publish(testInbox, "first"));
    REQUIRE(waitUntil([&] { return last == "second"; }));
}
