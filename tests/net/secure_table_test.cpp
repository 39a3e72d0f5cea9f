// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a passcode, over sockets of this machine: programs that encrypt and older ones.
#include "net/reconnector.h"
#include "net/secret.h"
#include "net/secure/encryption.h"
#include "net/secure_channel.h"
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const QString sesame = QString::fromUtf8("芝麻 sesame");

[[nodiscard]] QByteArray secureRequest(const QString& passcode, SecureChannel& channel)
{
    channel = SecureChannel::guest(passwordOf(passcode), ChannelSecret::Passcode);
    return channel.takeOutput();
}

/// A host of a version that knows no channel, between a Room and a guest: swallows the guest's `secure`.
class OldHost {
public:
    explicit OldHost(quint16 roomPort)
    {
        m_server.listen(QHostAddress::LocalHost, 0);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, roomPort] {
            auto* guest = m_server.nextPendingConnection();
            auto* host = new QTcpSocket{guest};
            host->connectToHost(QHostAddress{QHostAddress::LocalHost}, roomPort);
            QObject::connect(guest, &QTcpSocket::readyRead, host, [this, guest, host] {
                while (guest->canReadLine()) {
                    const QByteArray line = guest->readLine();
                    heard += line;
                    if (!line.contains("\"secure\""))
                        host->write(line);
                }
            });
            QObject::connect(host, &QTcpSocket::readyRead, guest, [guest, host] { guest->write(host->readAll()); });
            QObject::connect(host, &QTcpSocket::disconnected, guest, &QTcpSocket::disconnectFromHost);
            QObject::connect(guest, &QTcpSocket::disconnected, host, &QTcpSocket::disconnectFromHost);
        });
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

    QByteArray heard; ///< from guests

private:
    QTcpServer m_server;
};

/// A host that sends each guest the same, whatever it says, and listens.
class DeafHost {
public:
    explicit DeafHost(const QByteArray& greeting)
    {
        m_server.listen(QHostAddress::LocalHost, 0);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, greeting] {
            auto* guest = m_server.nextPendingConnection();
            guest->write(greeting);
            QObject::connect(guest, &QTcpSocket::readyRead, guest, [this, guest] { heard += guest->readAll(); });
        });
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

    QByteArray heard; ///< from guests

private:
    QTcpServer m_server;
};

/// Waits until a host has heard all that was sent to it before, as it has heard somebody who came later.
template <typename ListeningHost>
[[nodiscard]] bool hasHeardAll(const ListeningHost& host)
{
    const auto before = host.heard.count("witness");
    RawPeer witness{host.port()};
    if (!witness.connects())
        return false;
    witness.sendLine("witness");
    return waitUntil([&] { return host.heard.count("witness") > before; });
}

/// Answers an old guest's challenge.
[[nodiscard]] QByteArray proofFor(RawPeer& peer, const QString& passcode)
{
    REQUIRE(peer.receives("\"nonce\""));
    const auto challenge = QJsonDocument::fromJson(peer.received().trimmed()).object();
    const auto nonce = QByteArray::fromHex(challenge[QLatin1String{"nonce"}].toString().toLatin1());
    return R"({"type":"proof","mac":")" + proofOf(passcode, nonce).toHex() + R"("})";
}

} // namespace

// Both programs encrypt.

TEST_CASE("a guest with the passcode plays over an encrypted line")
{
    Room room{true};
    room.host.setPasscode(sesame);
    Visitor visitor{room.host.port(), asPlayer(sesame)};
    REQUIRE(visitor.enters());
    REQUIRE(visitor.connection().isEncrypted());
    REQUIRE(room.host.player()->isEncrypted());
    room.host.player()->call(&Session::sendEvent, Placed{Seat::First, {7, 7}, 1});
    REQUIRE(visitor.hears<PeerCommand>());
    REQUIRE(visitor.connection().call(&Session::chat, QString::fromUtf8("你好")));
    REQUIRE(room.hears<ChatReceived>());
    visitor.guest.reset();
    REQUIRE(room.hears<PeerLeft>());
    REQUIRE(waitUntil([&] { return !room.host.isSeatTaken(); }));
}

TEST_CASE("a guest that is asked for the passcode comes back with an encrypted line")
{
    Room room{true};
    room.host.setPasscode(sesame);
    Visitor visitor{room.host.port()};
    REQUIRE(waitUntil([&] { return visitor.isAsked; }));
    visitor.guest->submitPasscode(sesame);
    REQUIRE(visitor.enters());
    REQUIRE(visitor.connection().isEncrypted());
}

TEST_CASE("a spectator with the passcode watches over an encrypted line")
{
    Room room{true};
    room.host.setPasscode(sesame);
    Visitor spectator{room.host.port(), asSpectator(sesame)};
    REQUIRE(spectator.hears<Synced>());
    REQUIRE(spectator.connection().isEncrypted());
}

TEST_CASE("at a table without passcode nothing is encrypted, and a guest with a passcode is asked first")
{
    Room room{true};
    {
        Visitor visitor{room.host.port(), asPlayer(sesame)};
        REQUIRE(waitUntil([&] { return visitor.isPlainProofWanted; }));
        REQUIRE(room.guests == 0);
        visitor.guest->agreeToPlainProof();
        REQUIRE(visitor.enters());
        REQUIRE_FALSE(visitor.connection().isEncrypted());
    }
    REQUIRE(room.hears<PeerLeft>());
    REQUIRE(waitUntil([&] { return !room.host.isSeatTaken(); }));
    Visitor other{room.host.port()};
    REQUIRE(other.enters());
    REQUIRE_FALSE(other.connection().isEncrypted());
}

TEST_CASE("three wrong passcodes over encrypted lines lock an address out, and a right one clears the count")
{
    Room room{true};
    room.host.setPasscode(sesame);
    for (int guests = 1; guests <= 3; ++guests) { // six wrong ones in all
        for (int i = 0; i < 2; ++i) {
            Visitor wrong{room.host.port(), asPlayer(QStringLiteral("wrong"))};
            REQUIRE(wrong.fails());
            REQUIRE(wrong.failure == GuestFailure::Passcode);
        }
        {
            Visitor right{room.host.port(), asPlayer(sesame)};
            REQUIRE(right.enters());
        }
        REQUIRE(room.hears<PeerLeft>());
        REQUIRE(waitUntil([&] { return !room.host.isSeatTaken(); }));
        REQUIRE(room.guests == guests);
    }
    for (int i = 0; i < 3; ++i) {
        Visitor wrong{room.host.port(), asPlayer(QStringLiteral("wrong"))};
        REQUIRE(wrong.fails());
    }
    Visitor late{room.host.port(), asPlayer(sesame)};
    REQUIRE(late.fails());
    REQUIRE(late.failure == GuestFailure::Passcode);
    REQUIRE(room.guests == 3);
}

TEST_CASE("a frame that is not genuine is no guess after a right proof, and one after a wrong proof does not help")
{
    Room room{true};
    room.host.setPasscode(sesame);
    for (int i = 0; i < 4; ++i) {
        RawPeer peer{room.host.port()};
        REQUIRE(peer.connects());
        auto channel = SecureChannel::host();
        peer.send(secureRequest(sesame, channel));
        REQUIRE(peer.receives("\"mac\""));
        channel.receive(peer.received());
        peer.send(channel.takeOutput() + QByteArray(100, 'x'));
        REQUIRE(peer.isClosedSoon());
    }
    const QByteArray wrong = R"({"type":"secure","mac":")" + QByteArray(64, '0') + R"("})";
    for (int i = 0; i < 3; ++i) {
        RawPeer peer{room.host.port()};
        REQUIRE(peer.connects());
        auto channel = SecureChannel::host();
        peer.send(secureRequest(sesame, channel));
        REQUIRE(peer.receives("\"mac\""));
        channel.receive(peer.received());
        channel.send(QByteArray{QByteArray{helloLine} + '\n'});
        const QByteArray right = channel.takeOutput();
        peer.send(wrong + right.mid(right.indexOf('\n'))); // frames as after the right one
        REQUIRE(peer.isClosedSoon());
    }
    Visitor late{room.host.port(), asPlayer(sesame)};
    REQUIRE(late.fails());
    REQUIRE(late.failure == GuestFailure::Passcode);
    REQUIRE(room.guests == 0);
}

TEST_CASE("a guess counts even if the guest says nothing after the host's answer")
{
    Room room{true};
    room.host.setPasscode(sesame);
    for (int i = 0; i < 3; ++i) {
        RawPeer peer{room.host.port()};
        REQUIRE(peer.connects());
        auto channel = SecureChannel::host();
        peer.send(secureRequest(QStringLiteral("guess"), channel));
        REQUIRE(peer.receives("\"mac\""));
        peer.cut();
    }
    RawPeer fourth{room.host.port()};
    REQUIRE(fourth.connects());
    auto channel = SecureChannel::host();
    fourth.send(secureRequest(QStringLiteral("guess"), channel));
    REQUIRE(fourth.receives(R"("reason":"passcode")"));
    REQUIRE_FALSE(fourth.received().contains("\"mac\""));
}

TEST_CASE("a wrong or malformed proof is rejected in plain text")
{
    const QByteArray lines[] = {R"({"type":"secure","mac":")" + QByteArray(64, '0') + R"("})", R"({"type":"secure"})",
                                QByteArray{helloLine}};
    for (const QByteArray& line : lines) {
        Room room{true};
        room.host.setPasscode(sesame);
        RawPeer peer{room.host.port()};
        REQUIRE(peer.connects());
        auto channel = SecureChannel::host();
        peer.send(secureRequest(sesame, channel));
        REQUIRE(peer.receives("\"mac\""));
        peer.sendLine(line);
        REQUIRE(peer.receives(R"({"reason":"passcode","type":"reject"})"));
        REQUIRE(peer.isClosedSoon());
    }
}

TEST_CASE("a share that is no element, or another version, is rejected")
{
    Room room{true};
    room.host.setPasscode(sesame);
    RawPeer identity{room.host.port()};
    REQUIRE(identity.connects());
    identity.sendLine(R"({"type":"secure","version":1,"share":")" + QByteArray(64, '0') + R"("})");
    REQUIRE(identity.receives(R"("reason":"passcode")"));
    REQUIRE(identity.isClosedSoon());
    RawPeer later{room.host.port()};
    REQUIRE(later.connects());
    later.sendLine(R"({"type":"secure","version":2,"share":")" + QByteArray(64, '0') + R"("})");
    REQUIRE(later.receives(R"("reason":"version")"));
}

TEST_CASE("a frame that is not genuine ends the connection, and the seat is kept")
{
    Room room{true};
    room.host.setPasscode(sesame);
    RawPeer peer{room.host.port()};
    REQUIRE(peer.connects());
    auto channel = SecureChannel::host();
    peer.send(secureRequest(sesame, channel));
    REQUIRE(peer.receives("\"mac\""));
    channel.receive(peer.received());
    channel.send(QByteArray{QByteArray{helloLine} + '\n'});
    peer.send(channel.takeOutput());
    REQUIRE(waitUntil([&] { return room.guests == 1; }));
    peer.send(QByteArray(100, 'x'));
    REQUIRE(room.hears<Lost>());
    REQUIRE(peer.isClosedSoon());
    REQUIRE(room.host.isSeatTaken());
}

TEST_CASE("a blocked address is declined before it learns anything")
{
    Room room{true};
    room.host.setPasscode(sesame);
    room.host.setBlocked({QHostAddress{QHostAddress::LocalHost}});
    Visitor blocked{room.host.port(), asPlayer(sesame)};
    REQUIRE(blocked.fails());
    REQUIRE(blocked.failure == GuestFailure::Declined);
    for (const QString& passcode : {sesame, QStringLiteral("wrong")}) {
        RawPeer peer{room.host.port()};
        REQUIRE(peer.connects());
        auto channel = SecureChannel::host();
        peer.send(secureRequest(passcode, channel));
        REQUIRE(peer.isClosedSoon());
        REQUIRE(peer.received().trimmed() == R"({"reason":"declined","type":"reject"})");
    }
}

TEST_CASE("above 30 guesses a minute a stranger's request is declined, and its user is asked")
{
    Room room;
    room.host.setPasscode(sesame);
    for (quint32 number = 0; number < 30; ++number) {
        RawPeer peer{room.host.port(), QHostAddress{0x7f010000U + number}};
        REQUIRE(peer.connects());
        auto channel = SecureChannel::host();
        peer.send(secureRequest(QStringLiteral("guess"), channel));
        REQUIRE(peer.receives("\"mac\""));
    }
    Visitor stranger{room.host.port(), asPlayer(sesame)};
    REQUIRE(waitUntil([&] { return stranger.isPlainProofWanted; }));
    stranger.guest->agreeToPlainProof();
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    room.host.admit(true);
    REQUIRE(stranger.enters());
    REQUIRE_FALSE(stranger.connection().isEncrypted());

    room.host.setOnlyEncrypted(true);
    Visitor other{room.host.port(), asPlayer(sesame)};
    REQUIRE(other.fails());
    REQUIRE(other.failure == GuestFailure::Busy);
}

TEST_CASE("a flood of plain hellos keeps nobody from an encrypted line")
{
    for (const bool onlyEncrypted : {false, true}) {
        Room room{true};
        room.host.setPasscode(sesame);
        room.host.setOnlyEncrypted(onlyEncrypted);
        for (int i = 0; i < 40; ++i) {
            RawPeer peer{room.host.port(), QHostAddress{QStringLiteral("127.0.0.9")}};
            REQUIRE(peer.connects());
            peer.sendLine(helloLine);
            REQUIRE(waitUntil([&] { return !peer.received().isEmpty() || peer.isClosed(); }));
        }
        Visitor visitor{room.host.port(), asPlayer(sesame)};
        REQUIRE(visitor.enters());
        REQUIRE(visitor.connection().isEncrypted());
    }
}

TEST_CASE("a program at the host's address that does not know the token ends no match")
{
    Room room{true};
    room.host.setPasscode(sesame);
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost, 0));
    Visitor visitor{server.serverPort(), {.resume = message::Resume{QString(32, u'7'), 1, 0}, .isSeatEncrypted = true}};
    REQUIRE(waitUntil([&] { return server.hasPendingConnections(); }));
    auto* socket = server.nextPendingConnection();
    auto host = SecureChannel::host();
    REQUIRE(waitUntil([&] { return socket->canReadLine(); }));
    host.receive(socket->readAll());
    host.accept("another token");
    socket->write(host.takeOutput());
    REQUIRE(visitor.fails());
    REQUIRE(visitor.failure == GuestFailure::Other); // which a Reconnector tries again
}

TEST_CASE("a seat that was taken over an encrypted line is resumed over one, even from a locked-out address")
{
    Room room{true};
    room.host.setPasscode(sesame);
    QString token;
    {
        Visitor visitor{room.host.port(), asPlayer(sesame)};
        REQUIRE(visitor.enters());
        token = visitor.token;
        visitor.connection().abort();
        REQUIRE(room.hears<Lost>());
    }
    for (int i = 0; i < 3; ++i) {
        Visitor wrong{room.host.port(), asPlayer(QStringLiteral("wrong"))};
        REQUIRE(wrong.fails());
    }
    Visitor lockedOut{room.host.port(), asPlayer(sesame)};
    REQUIRE(lockedOut.fails());
    REQUIRE(lockedOut.failure == GuestFailure::Passcode);
    Reconnector reconnector{named("Guest"), TableAddress{QStringLiteral("127.0.0.1"), room.host.port()}, {token, 1, 0}};
    reconnector.setSeatEncrypted(true);
    std::shared_ptr<Guest> back;
    QObject::connect(&reconnector, &Reconnector::reconnected, &reconnector,
                     [&back](std::shared_ptr<Guest> guest, const Resumed&) { back = std::move(guest); });
    reconnector.tryNow();
    REQUIRE(waitUntil([&] { return back != nullptr; }));
    REQUIRE(back->connection()->isEncrypted());
    REQUIRE(room.host.player()->isEncrypted());
}

TEST_CASE("a host that does not know the token of an encrypted seat says so")
{
    Room room{true};
    room.host.setPasscode(sesame);
    Visitor visitor{room.host.port(), {.resume = message::Resume{QString(32, u'0'), 1, 0}, .isSeatEncrypted = true}};
    REQUIRE(visitor.fails());
    REQUIRE(visitor.failure == GuestFailure::Passcode);
}

TEST_CASE("the token of an encrypted seat is never sent to a host that does not encrypt")
{
    Room room{true};
    room.host.setPasscode(sesame);
    OldHost old{room.host.port()};
    const QString token(32, u'7');
    Visitor visitor{old.port(), {.resume = message::Resume{token, 1, 0}, .isSeatEncrypted = true}};
    REQUIRE(visitor.fails());
    REQUIRE(visitor.failure == GuestFailure::Unencrypted);
    REQUIRE(hasHeardAll(old));
    REQUIRE(old.heard.contains("\"secure\""));
    REQUIRE_FALSE(old.heard.contains(token.toLatin1()));
    REQUIRE_FALSE(old.heard.contains("hello"));

    DeafHost declines{"{\"type\":\"secure\",\"version\":0}\n"};
    Visitor other{declines.port(), {.resume = message::Resume{token, 1, 0}, .isSeatEncrypted = true}};
    REQUIRE(other.fails());
    REQUIRE(other.failure == GuestFailure::Unencrypted);
    REQUIRE(hasHeardAll(declines));
    REQUIRE(declines.heard.contains("\"secure\""));
    REQUIRE_FALSE(declines.heard.contains(token.toLatin1()));
    REQUIRE_FALSE(declines.heard.contains("hello"));
}

// An older host.

TEST_CASE("with an older host the user is asked before anything is said, and then plays")
{
    Room room{true};
    room.host.setPasscode(sesame);
    OldHost old{room.host.port()};
    Visitor visitor{old.port(), asPlayer(sesame)};
    REQUIRE(waitUntil([&] { return visitor.isPlainProofWanted; }));
    REQUIRE(hasHeardAll(old));
    REQUIRE(old.heard.contains("\"secure\""));
    REQUIRE_FALSE(old.heard.contains("hello"));
    REQUIRE_FALSE(old.heard.contains("proof"));
    visitor.guest->agreeToPlainProof();
    REQUIRE(visitor.enters());
    REQUIRE_FALSE(visitor.connection().isEncrypted());
    REQUIRE(old.heard.contains("proof"));
}

TEST_CASE("a guest that declines the old proof leaves an older host and says why")
{
    Room room{true};
    room.host.setPasscode(sesame);
    OldHost old{room.host.port()};
    Visitor visitor{old.port(), asPlayer(sesame)};
    REQUIRE(waitUntil([&] { return visitor.isPlainProofWanted; }));
    visitor.guest->declinePlainProof();
    REQUIRE(visitor.failure == GuestFailure::Unencrypted);
    visitor.guest->agreeToPlainProof();          // too late
    Visitor other{old.port(), asPlayer(sesame)}; // agrees in time, and all that the first one says comes before
    REQUIRE(waitUntil([&] { return other.isPlainProofWanted; }));
    other.guest->agreeToPlainProof();
    REQUIRE(other.enters());
    REQUIRE(room.guests == 1);
    REQUIRE(old.heard.count("\"hello\"") == 1);
    REQUIRE(old.heard.count("\"proof\"") == 1);
}

TEST_CASE("an older host without passcode is joined as before")
{
    Room room{true};
    OldHost old{room.host.port()};
    Visitor visitor{old.port(), JoinRequest{}};
    REQUIRE(visitor.enters());
    REQUIRE_FALSE(visitor.isPlainProofWanted);
}

TEST_CASE("a passcode that is asked for by an older host is not proved without asking")
{
    Room room{true};
    room.host.setPasscode(sesame);
    OldHost old{room.host.port()};
    Visitor visitor{old.port(), JoinRequest{}};
    REQUIRE(waitUntil([&] { return visitor.isAsked; }));
    visitor.guest->submitPasscode(sesame);
    REQUIRE(waitUntil([&] { return visitor.isPlainProofWanted; }));
    REQUIRE(hasHeardAll(old));
    REQUIRE(old.heard.contains("\"hello\""));
    REQUIRE_FALSE(old.heard.contains("proof"));
    visitor.guest->agreeToPlainProof();
    REQUIRE(visitor.enters());
}

TEST_CASE("a host that declines to encrypt and then asks for a proof gets none without asking")
{
    const QByteArray challenge = R"({"type":"challenge","nonce":")" + QByteArray(64, 'a') + R"("})";
    DeafHost attacker{"{\"type\":\"secure\",\"version\":0}\n" + challenge + '\n'};
    Visitor visitor{attacker.port(), asPlayer(sesame)};
    REQUIRE(waitUntil([&] { return visitor.isPlainProofWanted; }));
    REQUIRE(hasHeardAll(attacker));
    visitor.guest->declinePlainProof();
    REQUIRE(visitor.failure == GuestFailure::Unencrypted);
    REQUIRE(hasHeardAll(attacker));
    REQUIRE(attacker.heard.contains("\"secure\""));
    REQUIRE_FALSE(attacker.heard.contains("proof"));
    REQUIRE_FALSE(attacker.heard.contains("hello"));
}

TEST_CASE("an answer that comes late withdraws the question")
{
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost, 0));
    Visitor visitor{server.serverPort(), asPlayer(sesame)};
    REQUIRE(waitUntil([&] { return visitor.isPlainProofWanted; }));
    auto* socket = server.nextPendingConnection();
    auto host = SecureChannel::host();
    host.receive(socket->readAll());
    host.accept(passwordOf(sesame));
    socket->write(host.takeOutput());
    REQUIRE(waitUntil([&] { return visitor.guest->connection() != nullptr; }));
    REQUIRE(visitor.guest->connection()->isEncrypted());
    visitor.guest->agreeToPlainProof(); // of no effect any more
    REQUIRE(waitUntil([&] {
        host.receive(socket->readAll());
        return host.state() == SecureChannel::State::Encrypted;
    }));
}

// An older guest.

TEST_CASE("an older guest proves the passcode as before")
{
    Room room{true};
    room.host.setPasscode(sesame);
    RawPeer old{room.host.port()};
    REQUIRE(old.connects());
    old.sendLine(helloLine);
    old.sendLine(proofFor(old, sesame));
    REQUIRE(old.receives("\"welcome\""));
    REQUIRE(waitUntil([&] { return room.guests == 1; }));
}

TEST_CASE("an older guest joins a table without passcode as before")
{
    Room room{true};
    RawPeer old{room.host.port()};
    REQUIRE(old.connects());
    old.sendLine(helloLine);
    REQUIRE(old.receives("\"welcome\""));
}

TEST_CASE("a table that is only encrypted refuses the old proof, right or wrong, as too old")
{
    Room room{true};
    room.host.setPasscode(sesame);
    room.host.setOnlyEncrypted(true);
    for (const QString& passcode : {sesame, QStringLiteral("wrong"), QString{}}) {
        RawPeer old{room.host.port()};
        REQUIRE(old.connects());
        old.sendLine(helloLine);
        old.sendLine(proofFor(old, passcode));
        REQUIRE(old.receives(R"("reason":"version")"));
        REQUIRE(old.isClosedSoon());
    }
    REQUIRE(room.guests == 0);
    Visitor asked{room.host.port()}; // a new program is asked for the passcode as usual
    REQUIRE(waitUntil([&] { return asked.isAsked; }));
    asked.guest->submitPasscode(sesame);
    REQUIRE(asked.enters());
    REQUIRE(asked.connection().isEncrypted());
}

TEST_CASE("a table that is only encrypted takes no token in plain text")
{
    Room room{true};
    room.host.setPasscode(sesame);
    room.host.setOnlyEncrypted(true);
    Visitor visitor{room.host.port(), asPlayer(sesame)};
    REQUIRE(visitor.enters());
    RawPeer thief{room.host.port()};
    REQUIRE(thief.connects());
    thief.sendLine(R"({"type":"hello","protocol":1,"name":"T","role":"play","client":"","resume":{"token":")"
                   + visitor.token.toLatin1() + R"(","round":1,"n":0}})");
    REQUIRE(thief.receives("\"challenge\""));
    REQUIRE(visitor.connection().isConnected());
}
