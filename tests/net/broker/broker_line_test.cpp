// SPDX-License-Identifier: GPL-3.0-or-later
// Lines through a real Mosquitto on this machine, with the configuration of packaging/broker.
#include "tests/net/broker/club.h"

#include <QTemporaryFile>

using namespace qipan::net;
using namespace qipan::net::test;

namespace {

/// For a name that does not exist: the servers of names may not answer.
constexpr qint64 lookupPatience = 120'000;

} // namespace

TEST_CASE("megabytes go through a broker in both directions in order", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    Talker& guest = club.enter();
    Talker& host = *club.hosts.front();
    const QByteArray there = numberedBytes(2'000'000, 1);
    const QByteArray back = numberedBytes(1'000'000, 5);
    guest.say(there);
    host.say(back);
    REQUIRE(waitUntil([&] { return host.read.size() >= there.size() && guest.read.size() >= back.size(); }, patience));
    REQUIRE(host.read == there);
    REQUIRE(guest.read == back);
}

TEST_CASE("a broker that is killed and started again ends no line and loses no byte", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    Talker& guest = club.enter();
    Talker& host = *club.hosts.front();
    const QByteArray there = numberedBytes(1'000'000, 1);
    guest.say(there);
    REQUIRE(waitUntil([&] { return host.read.size() > 100'000; }));
    club.broker.stop();
    REQUIRE(waitUntil([&] { return guest.line->isInterrupted() && host.line->isInterrupted(); }));
    host.say("an answer");
    REQUIRE(host.read.size() < there.size());
    REQUIRE(club.broker.start());
    REQUIRE(waitUntil([&] { return host.read.size() >= there.size() && guest.read == "an answer"; }, patience));
    REQUIRE(host.read == there);
    REQUIRE_FALSE(guest.line->isInterrupted());
    REQUIRE(guest.ends + host.ends == 0);
}

TEST_CASE("at a broker that takes only small messages all bytes arrive", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club{"max_packet_size", "500"};
    Talker& guest = club.enter();
    Talker& host = *club.hosts.front();
    const QByteArray there = numberedBytes(10'000, 1);
    guest.say(there);
    host.say("an answer");
    REQUIRE(waitUntil([&] { return host.read.size() >= there.size() && guest.read == "an answer"; }));
    REQUIRE(host.read == there);
    REQUIRE(guest.ends + host.ends == 0);
}

TEST_CASE("eight guests at a table have lines of their own", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    for (int i = 0; i < 8; ++i)
        club.enter();
    REQUIRE(club.table->lines() == 8);
    for (int i = 0; i < 8; ++i) {
        club.guests[static_cast<std::size_t>(i)]->say("guest " + QByteArray::number(i));
        club.hosts[static_cast<std::size_t>(i)]->say("host " + QByteArray::number(i));
    }
    for (int i = 0; i < 8; ++i) {
        REQUIRE(waitUntil(
            [&] { return club.hosts[static_cast<std::size_t>(i)]->read == "guest " + QByteArray::number(i); }));
        REQUIRE(waitUntil(
            [&] { return club.guests[static_cast<std::size_t>(i)]->read == "host " + QByteArray::number(i); }));
    }
}

TEST_CASE("a line through a broker ends in good order after all bytes", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    Talker& guest = club.enter();
    Talker& host = *club.hosts.front();
    guest.line->write("bye");
    guest.line->disconnectFromPeer();
    REQUIRE(waitUntil([&] { return guest.ends == 1 && host.ends == 1; }));
    REQUIRE(host.read == "bye");
    REQUIRE(host.line->end() == StreamEnd::ClosedByPeer);
    REQUIRE(guest.line->end() == StreamEnd::Left);
    REQUIRE(club.table->lines() == 0);
}

TEST_CASE("what a host says before it closes a line at once can be read", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const TableCode code = TableCode::generate();
    BrokerTable table{broker.plain(), code};
    QObject::connect(&table, &BrokerTable::knocked, &table, [](BrokerTransport* line) {
        line->write("not today");
        line->disconnectFromPeer();
    });
    REQUIRE(waitUntil([&] { return table.isOpen(); }));
    BrokerTransport line{broker.plain(), code};
    Talker guest{&line};
    REQUIRE(waitUntil([&] { return guest.ends == 1; }));
    REQUIRE(guest.read == "not today");
    REQUIRE(line.end() == StreamEnd::ClosedByPeer);
}

TEST_CASE("the end of a program ends its lines, but not in good order", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    Talker& guest = club.enter();
    Talker& host = *club.hosts.front();
    SECTION("the guest's")
    {
        club.lines.front().reset();
        REQUIRE(waitUntil([&] { return host.ends == 1; }));
        REQUIRE(host.line->end() == StreamEnd::AbortedByPeer);
    }
    SECTION("the host's")
    {
        club.table.reset();
        REQUIRE(waitUntil([&] { return guest.ends == 1; }));
        REQUIRE(guest.line->end() == StreamEnd::AbortedByPeer);
    }
    SECTION("the host's, which is killed while the broker is away, and started again")
    {
        club.broker.stop();
        REQUIRE(waitUntil([&] { return guest.line->isInterrupted() && host.line->isInterrupted(); }));
        club.table.reset();
        REQUIRE(club.broker.start());
        club.openTable();
        REQUIRE(waitUntil([&] { return guest.ends == 1; }));
        REQUIRE(guest.line->end() == StreamEnd::Lost);
        BrokerTransport again{club.broker.plain(), club.code};
        REQUIRE(waitUntil([&] { return again.isConnected(); }));
    }
}

TEST_CASE("a code without a table is reported after ten seconds", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    BrokerTransport line{club.broker.plain(), TableCode::generate()};
    Talker guest{&line};
    REQUIRE(waitUntil([&] { return guest.ends == 1; }, patience));
    REQUIRE(line.end() == StreamEnd::NoTable);
    REQUIRE_FALSE(line.isConnected());
}

TEST_CASE("a line runs through TLS with a certificate that one trusts", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    BrokerAccess access = broker.encrypted();
    SECTION("by a setting") { }
#ifdef Q_OS_LINUX
    SECTION("as all programs of the system do")
    {
        qputenv("SSL_CERT_FILE", access.certificates.toUtf8()); // stands for the system's file, for OpenSSL
        access.certificates.clear();
    }
#endif
    const TableCode code = TableCode::generate();
    BrokerTable table{access, code};
    std::unique_ptr<Talker> host;
    QObject::connect(&table, &BrokerTable::knocked, &table,
                     [&](BrokerTransport* opened) { host = std::make_unique<Talker>(opened); });
    BrokerTransport line{access, code};
    Talker guest{&line};
    guest.say("hello");
    const bool arrives = waitUntil([&] { return host && host->read == "hello"; });
    qunsetenv("SSL_CERT_FILE");
    REQUIRE(arrives);
}

TEST_CASE("a client written from the documentation alone talks with a table", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    QProcess client;
    const BrokerAccess access = club.broker.plain();
    client.start(QStringLiteral("python3"),
                 {QStringLiteral(QIPAN_SOURCE_DIR "/tests/e2e/broker_line.py"), QString::number(access.address.port),
                  access.user, access.password, club.code.text()});
    const QByteArray there = numberedBytes(300'000, 1);
    const QByteArray back = numberedBytes(200'000, 2);
    client.write(there);
    client.closeWriteChannel();
    REQUIRE(
        waitUntil([&] { return !club.hosts.empty() && club.hosts.front()->read.size() >= there.size(); }, patience));
    Talker& host = *club.hosts.front();
    REQUIRE(host.read == there);
    host.say(back);
    REQUIRE(waitUntil([&] { return host.toWrite.isEmpty(); }));
    host.line->disconnectFromPeer();
    REQUIRE(waitUntil([&] { return client.state() == QProcess::NotRunning; }, patience));
    INFO(client.readAllStandardError().toStdString());
    REQUIRE(client.exitCode() == 0);
    REQUIRE(client.readAllStandardOutput() == back + "closed\n");
    REQUIRE(host.ends == 1);
    REQUIRE(host.line->end() == StreamEnd::Left);
}

TEST_CASE("a broker that cannot be used is told with its reason", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    BrokerAccess access = broker.plain();
    BrokerError expected{};
    QTemporaryFile empty;
    REQUIRE(empty.open());
    QTcpSocket only;
    SECTION("a wrong password")
    {
        access.password = QStringLiteral("guess");
        expected = BrokerError::LoginRefused;
    }
    SECTION("a certificate that nobody vouches for")
    {
        access = broker.encrypted();
        access.certificates.clear();
        expected = BrokerError::Certificate;
    }
    SECTION("a certificate for another name")
    {
        access = broker.encrypted();
        access.address.host = QStringLiteral("127.0.0.1");
        expected = BrokerError::CertificateName;
    }
    SECTION("a certificate that has expired")
    {
        broker.expire();
        access = broker.encrypted();
        expected = BrokerError::Certificate;
    }
    SECTION("a file of certificates that holds none")
    {
        access = broker.encrypted();
        access.certificates = empty.fileName();
        expected = BrokerError::CertificateFile;
    }
    SECTION("a broker that does not encrypt")
    {
        access.address.isTls = true;
        expected = BrokerError::NotEncrypted;
    }
    SECTION("a broker that does encrypt")
    {
        access.address.port = broker.encrypted().address.port;
        expected = BrokerError::Dropped;
    }
    SECTION("a broker that is full")
    {
        broker.set("max_connections", "1");
        access = broker.encrypted();
        only.connectToHost(access.address.host, access.address.port);
        REQUIRE(only.waitForConnected());
        expected = BrokerError::NotEncrypted;
    }
    SECTION("a broker whose messages are too small")
    {
        broker.set("max_packet_size", "200");
        expected = BrokerError::TooSmall;
    }
    SECTION("a broker with TLS that does not run")
    {
        access = broker.encrypted();
        broker.stop();
        expected = BrokerError::Unreachable;
    }
    SECTION("a broker that does not run")
    {
        broker.stop();
        expected = BrokerError::Unreachable;
    }
    SECTION("an unknown name")
    {
        access.address.host = QStringLiteral("broker.invalid");
        expected = BrokerError::NameNotFound;
    }
    BrokerTransport line{access, TableCode::generate()};
    Talker guest{&line};
    REQUIRE(waitUntil([&] { return guest.ends == 1; }, lookupPatience));
    REQUIRE(line.brokerError());
    INFO(sentenceOf(*line.brokerError(), access.address).toStdString());
    REQUIRE(line.brokerError() == expected);
    REQUIRE_FALSE(line.end());
    REQUIRE_FALSE(sentenceOf(expected, access.address).isEmpty());
}
