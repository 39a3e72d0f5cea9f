// SPDX-License-Identifier: GPL-3.0-or-later
// Beacons and seekers on real sockets of this machine.
#include "net/datagrams.h"
#include "net/table_beacon.h"
#include "net/table_seeker.h"
#include "tests/net/raw_peer.h"
#include "tests/support/catch.h"

#include <QNetworkDatagram>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const QHostAddress here{QHostAddress::LocalHost};
const QHostAddress everyoneHere{QStringLiteral("127.255.255.255")};

/// A UDP port that is currently free.
[[nodiscard]] quint16 freePort()
{
    QUdpSocket socket;
    REQUIRE(socket.bind(QHostAddress{QHostAddress::AnyIPv4}, 0));
    return socket.localPort();
}

[[nodiscard]] TableNotice notice(const QString& name)
{
    return {.name = name,
            .game = QStringLiteral("gomoku"),
            .rule = QStringLiteral("standard"),
            .size = 19,
            .port = 4321,
            .passcode = true};
}

/// Open beacons that share a port.
[[nodiscard]] std::vector<std::unique_ptr<TableBeacon>> beacons(int count, quint16 port)
{
    std::vector<std::unique_ptr<TableBeacon>> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(std::make_unique<TableBeacon>(port));
        all.back()->setNotice(notice(QStringLiteral("Host %1").arg(i)));
        REQUIRE(all.back()->open());
    }
    return all;
}

/// Sends datagrams without any protocol code, and counts the answers.
class RawSeeker {
public:
    explicit RawSeeker(quint16 port)
        : m_port{port}
    {
        REQUIRE(m_socket.bind(here, 0));
    }
    void send(const QByteArray& datagram)
    {
        REQUIRE(m_socket.writeDatagram(datagram, here, m_port) == datagram.size());
    }
    /// The answers received so far.
    [[nodiscard]] qsizetype answers()
    {
        for (; m_socket.hasPendingDatagrams(); ++m_answers)
            m_last = m_socket.receiveDatagram();
        return m_answers;
    }
    [[nodiscard]] const QNetworkDatagram& last() const { return m_last; }

private:
    quint16 m_port;
    QUdpSocket m_socket;
    QNetworkDatagram m_last;
    qsizetype m_answers = 0;
};

} // namespace

TEST_CASE("every host on this machine is found", "[discovery][socket]")
{
    const auto port = freePort();
    const auto hosts = beacons(5, port);
    TableSeeker seeker{QList{here, everyoneHere}, port};
    REQUIRE(seeker.open());
    REQUIRE(waitUntil([&] { return seeker.tables().size() == hosts.size(); }));
    std::set<QString> ids;
    for (const auto& table : seeker.tables()) {
        ids.insert(table.notice.id);
        CHECK(table.address == here);
        CHECK(table.notice.port == 4321);
        CHECK(table.notice.passcode);
    }
    CHECK(ids.size() == hosts.size());
}

TEST_CASE("hosts and seekers use the default port unless configured otherwise", "[discovery][socket]")
{
    TableBeacon host;
    host.setNotice(notice(QStringLiteral("Usual")));
    REQUIRE(host.open());
    TableSeeker seeker{QList{everyoneHere}};
    REQUIRE(seeker.open());
    REQUIRE(waitUntil([&] {
        const auto tables = seeker.tables(); // perhaps with those of other programs
        return std::ranges::any_of(tables, [&](const auto& table) { return table.notice.id == host.notice().id; });
    }));
}

TEST_CASE("tables are found over IPv6 too", "[discovery][socket]")
{
    const auto port = freePort();
    const auto hosts = beacons(1, port);
    const QHostAddress six{QHostAddress::LocalHostIPv6};
    QUdpSocket probe;
    if (!probe.bind(six, 0)) {
        WARN("This machine has no IPv6.");
        return;
    }
    TableSeeker seeker{QList{six}, port};
    REQUIRE(seeker.open());
    REQUIRE(waitUntil([&] { return seeker.tables().size() == 1; }));
    CHECK(seeker.tables().front().address == six);
}

TEST_CASE("a changed table appears with the next seek and emits a signal", "[discovery][socket]")
{
    const auto port = freePort();
    const auto hosts = beacons(1, port);
    TableSeeker seeker{QList{here}, port};
    int changes = 0;
    QObject::connect(&seeker, &TableSeeker::changed, &seeker, [&] { ++changes; });
    REQUIRE(seeker.open());
    REQUIRE(waitUntil([&] { return changes == 1; }));
    CHECK_FALSE(seeker.tables().front().notice.playing);
    auto notice = hosts.front()->notice();
    notice.playing = true;
    hosts.front()->setNotice(notice);
    REQUIRE(waitUntil([&] { return changes == 2; }));
    CHECK(seeker.tables().front().notice == hosts.front()->notice());
    CHECK(seeker.tables().front().notice.playing);
}

TEST_CASE("a closed table disappears after three seeks and a closed seeker has none", "[discovery][socket]")
{
    const auto port = freePort();
    const auto hosts = beacons(2, port);
    TableSeeker seeker{QList{everyoneHere}, port};
    REQUIRE(seeker.open());
    REQUIRE(waitUntil([&] { return seeker.tables().size() == 2; }));
    hosts.front()->close();
    CHECK_FALSE(hosts.front()->isOpen());
    REQUIRE(waitUntil([&] { return seeker.tables().size() == 1; }));
    CHECK(seeker.tables().front().notice.id == hosts.back()->notice().id);
    seeker.close();
    CHECK(seeker.tables().empty());
    CHECK_FALSE(seeker.isOpen());
}

TEST_CASE("a host keeps its id across tables", "[discovery][socket]")
{
    TableBeacon host{freePort()};
    host.setNotice(notice(QStringLiteral("A")));
    const QString id = host.notice().id;
    host.setNotice(notice(QStringLiteral("B")));
    CHECK(host.notice().id == id);
    CHECK(host.notice().name == u"B");
}

TEST_CASE("ten of eleven seeks within a second are answered", "[discovery][socket]")
{
    const auto port = freePort();
    const auto hosts = beacons(1, port);
    RawSeeker seeker{port};
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 11; ++i)
        seeker.send(encodeSeek());
    REQUIRE(waitUntil([&] { return seeker.answers() == 10; }));
    CHECK(seeker.last().senderPort() == port);
    CHECK(parseNotice(seeker.last().data()) == hosts.front()->notice());
    // The eleventh question came with the others. A later one is answered only after the second has passed.
    REQUIRE(waitUntil([&] {
        seeker.send(encodeSeek());
        return seeker.answers() > 10;
    }));
    CHECK(clock.elapsed() >= 1000);
}

TEST_CASE("a host answers only seeks and survives a flood of garbage", "[discovery][socket]")
{
    const auto port = freePort();
    const auto hosts = beacons(1, port);
    RawSeeker seeker{port};
    const QByteArray garbage[] = {
        {}, "{", QByteArray(60000, 'x'), "{\"type\":\"seek\",\"protocol\":9}", encodeNotice(hosts.front()->notice())};
    for (std::size_t i = 0; i < 20000; ++i) {
        seeker.send(garbage[i % std::size(garbage)]);
        if (i % 100 == 0)
            QCoreApplication::processEvents(); // otherwise the system drops most of them
    }
    CHECK(seeker.answers() == 0);
    REQUIRE(waitUntil([&] {
        seeker.send(encodeSeek());
        return seeker.answers() > 0;
    }));
}

TEST_CASE("a flood of datagrams is read in batches and the excess waits or is dropped", "[discovery][socket]")
{
    QUdpSocket socket;
    REQUIRE(socket.bind(here, 0));
    RawSeeker seeker{socket.localPort()};
    int taken = 0;
    readDatagrams(socket, [&](const QNetworkDatagram&) { ++taken; });
    for (int i = 0; i < 100; ++i)
        seeker.send("garbage");
    std::vector<int> seen;
    REQUIRE(waitUntil([&] {
        if (taken > 0 && (seen.empty() || seen.back() != taken))
            seen.push_back(taken);
        return taken == 100;
    }));
    CHECK(seen == std::vector{64, 100});
    seeker.send("garbage");
    CHECK(waitUntil([&] { return taken == 101; }));
}

TEST_CASE("a seeker limits the tables per address and ignores garbage", "[discovery][socket]")
{
    QUdpSocket host;
    REQUIRE(host.bind(here, 0));
    TableSeeker seeker{QList{here}, host.localPort()};
    REQUIRE(seeker.open());
    REQUIRE(waitUntil([&] { return host.hasPendingDatagrams(); }));
    const auto question = host.receiveDatagram();
    CHECK(isSeek(question.data()));
    const auto port = static_cast<quint16>(question.senderPort());
    TableNotice table = notice(QStringLiteral("Flood"));
    for (int i = 0; i < 300; ++i) {
        table.id = QStringLiteral("%1").arg(i, 16, 16, QLatin1Char{'0'});
        const std::size_t before = seeker.tables().size();
        host.writeDatagram(encodeNotice(table), here, port);
        host.writeDatagram(QByteArray(2000, 'x'), here, port);
        if (i < TableList::maxPerAddress)
            REQUIRE(waitUntil([&] { return seeker.tables().size() == before + 1; }));
    }
    QCoreApplication::processEvents();
    CHECK(seeker.tables().size() == TableList::maxPerAddress);
    CHECK(seeker.tables().front().notice.id == QString{16, u'0'});
}

TEST_CASE("an exclusively used port does not break the host", "[discovery][socket]")
{
    QUdpSocket four;
    QUdpSocket six;
    REQUIRE(four.bind(QHostAddress{QHostAddress::AnyIPv4}, 0, QUdpSocket::DontShareAddress));
    const bool hasSix = six.bind(QHostAddress{QHostAddress::AnyIPv6}, four.localPort(), QUdpSocket::DontShareAddress);
    TableBeacon host{four.localPort()};
    host.setNotice(notice(QStringLiteral("A")));
    // Without IPv6 on this machine there is nothing else to bind.
    if (hasSix)
        CHECK_FALSE(host.open());
    four.close();
    six.close();
    CHECK(host.open());
}
