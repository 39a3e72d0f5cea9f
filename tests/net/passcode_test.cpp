// SPDX-License-Identifier: GPL-3.0-or-later
// The handshake with a passcode.
#include "net/secret.h"
#include "tests/net/lines.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

const QString passcode = QString::fromUtf8("芝麻开门");

struct Challenged {
    Session host = Session::host(named("Secret host"), gomokuTable(), 0s);
    QByteArray nonce;

    explicit Challenged(const char* hello = helloLine)
    {
        static_cast<void>(eventAfter<JoinRequested>(host, hello));
        host.challenge(passcode);
        const auto lines = sent(host);
        nonce = QByteArray::fromHex(lines.at(0)[QLatin1String{"nonce"}].toString().toLatin1());
    }
};

[[nodiscard]] QByteArray proofLine(const QByteArray& mac)
{
    return R"({"type":"proof","mac":")" + mac + R"("})";
}

[[nodiscard]] QByteArray rightProof(const QByteArray& nonce)
{
    return proofLine(proofOf(passcode, nonce).toHex());
}

} // namespace

TEST_CASE("a proof is HMAC-SHA256 with the passcode as its key")
{
    // RFC 4231, test case 2.
    REQUIRE(proofOf(QStringLiteral("Jefe"), "what do ya want for nothing?").toHex()
            == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST_CASE("a guest with the passcode is admitted and learns nothing of the game before")
{
    auto host = Session::host(named("Secret host"), gomokuTable(), 0s);
    auto guest = Session::guest(named("Guest"), {Role::Play, passcode, std::nullopt}, 0s);
    host.receive(guest.takeOutput(), 0s);
    REQUIRE(std::holds_alternative<JoinRequested>(eventsOf(host).at(0)));
    host.challenge(passcode);
    const QByteArray challenge = host.takeOutput();
    REQUIRE_FALSE(challenge.contains("gomoku"));
    REQUIRE_FALSE(challenge.contains("Secret"));
    guest.receive(challenge, 0s);
    REQUIRE(eventsOf(guest).empty());
    host.receive(guest.takeOutput(), 0s);
    const auto events = eventsOf(host);
    REQUIRE(events.size() == 1);
    REQUIRE(std::get<PasscodeChecked>(events[0]).isCorrect);
    REQUIRE(host.takeOutput().isEmpty());
    host.admit();
    guest.receive(host.takeOutput(), 0s);
    REQUIRE(std::get<Entered>(eventsOf(guest).at(0)).name == QStringLiteral("Secret host"));
}

TEST_CASE("a guest without a passcode asks its user and allows time to type")
{
    auto guest = Session::guest(named("Guest"), JoinRequest{}, 0s);
    static_cast<void>(guest.takeOutput());
    const QByteArray nonce = QByteArray(32, 'n').toHex();
    const QByteArray line = R"({"type":"challenge","nonce":")" + nonce + R"("})";
    static_cast<void>(eventAfter<PasscodeWanted>(guest, line.constData()));
    REQUIRE(guest.takeOutput().isEmpty());
    guest.submitPasscode(passcode);
    REQUIRE(sent(guest).at(0)[QLatin1String{"mac"}].toString().toLatin1()
            == proofOf(passcode, QByteArray(32, 'n')).toHex());
    guest.submitPasscode(passcode);
    REQUIRE(guest.takeOutput().isEmpty());
    REQUIRE(eventAfter<Failed>(guest, line.constData()).code == ErrorCode::OutOfTurn);
}

TEST_CASE("each challenge has a unique nonce and an old proof is wrong")
{
    Challenged first;
    Challenged second;
    REQUIRE(first.nonce.size() == 32);
    REQUIRE(first.nonce != second.nonce);
    const auto proved = eventAfter<PasscodeChecked>(second.host, rightProof(first.nonce).constData());
    REQUIRE_FALSE(proved.isCorrect);
}

TEST_CASE("wrong and ill-formed proofs are rejected alike")
{
    for (const auto& mac : {QByteArray{}, QByteArray{"00"}, QByteArray(64, '0'), QByteArray(64, 'z'),
                            QByteArray(63, '0'), QByteArray(66, '0'), QByteArray(3000, 'f')}) {
        INFO(mac.toStdString());
        Challenged door;
        REQUIRE_FALSE(eventAfter<PasscodeChecked>(door.host, proofLine(mac).constData()).isCorrect);
        REQUIRE(sentWords(door.host) == QStringLiteral("reject passcode"));
        REQUIRE(door.host.isClosed());
        door.host.admit();
        REQUIRE(door.host.takeOutput().isEmpty());
    }
    Challenged upper;
    const auto mac = proofOf(passcode, upper.nonce).toHex().toUpper();
    REQUIRE(eventAfter<PasscodeChecked>(upper.host, proofLine(mac).constData()).isCorrect);
}

TEST_CASE("a connection without a proof is closed silently after a minute")
{
    Challenged door;
    REQUIRE(door.host.nextDeadline() == 5s);
    for (Time now = 1s; now < 60s; now += 1s) {
        give(door.host, R"({"type":"pong","t":1})", now);
        REQUIRE(eventsOf(door.host, now).empty());
    }
    static_cast<void>(door.host.takeOutput());
    REQUIRE(door.host.nextDeadline() == 60s);
    const auto events = eventsOf(door.host, 60s);
    REQUIRE(events.size() == 1);
    REQUIRE(std::holds_alternative<Lost>(events[0]));
    REQUIRE(door.host.takeOutput().isEmpty());
    REQUIRE(door.host.isClosed());
}

TEST_CASE("after a correct proof a join request has a full minute again")
{
    Challenged door;
    give(door.host, rightProof(door.nonce).constData(), 50s);
    REQUIRE(std::get<PasscodeChecked>(eventsOf(door.host, 50s).at(0)).isCorrect);
    for (Time now = 51s; now < 110s; now += 1s) {
        give(door.host, R"({"type":"pong","t":1})", now);
        REQUIRE(eventsOf(door.host, now).empty());
    }
    REQUIRE(std::holds_alternative<JoinRequestExpired>(eventsOf(door.host, 110s).at(0)));
}

TEST_CASE("between challenge and proof nothing else is allowed")
{
    for (const auto* line : {helloLine, R"({"type":"chat","text":"open!"})", R"({"type":"resign","round":1})",
                             R"({"type":"request","id":1,"kind":"draw","round":1,"n":0})"}) {
        INFO(line);
        Challenged door;
        REQUIRE(eventAfter<Failed>(door.host, line).code == ErrorCode::OutOfTurn);
    }
    Challenged door;
    give(door.host, R"({"type":"ping","t":1})");
    REQUIRE(eventsOf(door.host).empty());
    REQUIRE(sentTypes(door.host) == QStringLiteral("pong"));
    door.host.admit(); // not before the proof
    door.host.resume(QStringLiteral("token"), {});
    REQUIRE(door.host.takeOutput().isEmpty());
    static_cast<void>(eventAfter<PeerLeft>(door.host, R"({"type":"bye"})"));
    REQUIRE(door.host.isClosed());
}

TEST_CASE("a spectator must prove the passcode too")
{
    Challenged door{R"({"type":"hello","protocol":1,"name":"W","role":"watch","client":""})"};
    REQUIRE(eventAfter<PasscodeChecked>(door.host, rightProof(door.nonce).constData()).isCorrect);
    door.host.admit();
    REQUIRE(sentTypes(door.host) == QStringLiteral("welcome"));
}
