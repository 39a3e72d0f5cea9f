// SPDX-License-Identifier: GPL-3.0-or-later
// Both ends of an encrypted channel, and those who stand between them.
#include "net/secret.h"
#include "tests/net/secure/channel_pair.h"
#include "tests/support/catch.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace qipan::net;
using namespace qipan::net::test;

namespace {

constexpr const char* hello = R"({"type":"hello","protocol":1,"name":"Guest","role":"play","client":"test"})";

[[nodiscard]] QByteArray lineOf(const char* text)
{
    return QByteArray{text} + '\n';
}

[[nodiscard]] QJsonObject objectOf(const QByteArray& line)
{
    REQUIRE(line.endsWith('\n'));
    REQUIRE(line.count('\n') == 1);
    return QJsonDocument::fromJson(line).object();
}

/// The names of the fields, in the order of the alphabet.
[[nodiscard]] std::string keysOf(const QJsonObject& object)
{
    return object.keys().join(u' ').toStdString();
}

[[nodiscard]] QByteArray changed(const QByteArray& bytes, qsizetype at)
{
    QByteArray result = bytes;
    result[at] = static_cast<char>(result[at] ^ 1);
    return result;
}

} // namespace

TEST_CASE("guest and host with the same password open a channel and talk in both directions")
{
    ChannelPair pair;
    pair.settle();
    REQUIRE(pair.host.state() == State::Requested);
    REQUIRE(pair.host.secret() == ChannelSecret::Passcode);
    pair.host.accept("sesame");
    pair.settle();
    REQUIRE(pair.guest.state() == State::Encrypted);
    REQUIRE(pair.host.state() == State::Encrypted);
    pair.guest.send(hello);
    pair.host.send("welcome");
    pair.settle();
    REQUIRE(pair.host.takeText() == hello);
    REQUIRE(pair.guest.takeText() == "welcome");
    pair.guest.finish();
    pair.settle();
    REQUIRE(pair.host.state() == State::Ended);
    REQUIRE(pair.guest.state() == State::Encrypted);
}

TEST_CASE("the three messages that open a channel have the fields of the documentation")
{
    ChannelPair pair;
    const QByteArray request = pair.guest.takeOutput();
    const auto asked = objectOf(request);
    REQUIRE(keysOf(asked) == "share type version");
    REQUIRE(asked[QLatin1String{"type"}].toString() == QLatin1String{"secure"});
    REQUIRE(asked[QLatin1String{"version"}].toInt() == 1);
    REQUIRE(asked[QLatin1String{"share"}].toString().size() == 64);
    pair.host.receive(request);
    pair.host.accept("sesame");
    const QByteArray answer = pair.host.takeOutput();
    REQUIRE(keysOf(objectOf(answer)) == "mac share type version");
    pair.guest.receive(answer);
    const QByteArray proof = pair.guest.takeOutput();
    REQUIRE(keysOf(objectOf(proof)) == "mac type");
    REQUIRE(pair.host.state() == State::Proving);
    pair.host.receive(proof);
    REQUIRE(pair.host.state() == State::Encrypted);
}

TEST_CASE("a channel opens when its bytes come one by one, and with frames right behind the proof")
{
    ChannelPair pair;
    const auto trickle = [](SecureChannel& end, const QByteArray& bytes) {
        for (const char byte : bytes)
            end.receive(QByteArray{1, byte});
    };
    trickle(pair.host, pair.guest.takeOutput());
    pair.host.accept("sesame");
    trickle(pair.guest, pair.host.takeOutput());
    pair.guest.send(hello);
    trickle(pair.host, pair.guest.takeOutput());
    REQUIRE(pair.host.takeText() == hello);

    ChannelPair together;
    together.settle();
    together.host.accept("sesame");
    together.guest.receive(together.host.takeOutput());
    together.guest.send(hello);
    together.host.receive(together.guest.takeOutput());
    REQUIRE(together.host.takeText() == hello);
}

TEST_CASE("with different passwords neither end opens the channel")
{
    ChannelPair pair;
    pair.open("Sesame");
    REQUIRE(pair.guest.state() == State::Refused);
    REQUIRE(pair.guest.refusal() == RejectReason::Passcode);
    REQUIRE(pair.host.state() == State::Proving); // the guest has seen it and sends nothing
    pair.host.receive(SecureLine{.version = {}, .share = {}, .confirmation = QByteArray(32, 'x')}.encoded());
    REQUIRE(pair.host.state() == State::Refused);
    pair.host.send("reject"); // in plain text
    REQUIRE(pair.host.takeOutput() == "reject");
}

TEST_CASE("passcodes that look the same are the same password")
{
    REQUIRE(passwordOf(QString::fromUtf8("Cafe\u0301")) == passwordOf(QString::fromUtf8("Caf\u00e9")));
    REQUIRE(passwordOf(QStringLiteral("Cafe")) != passwordOf(QStringLiteral("cafe")));
    REQUIRE(passwordOf(QString::fromUtf8("芝麻")) == "芝麻");
}

TEST_CASE("a seat's token opens a channel, and the host knows that it is one")
{
    ChannelPair pair{"00112233445566778899aabbccddeeff", ChannelSecret::SeatToken};
    pair.settle();
    REQUIRE(pair.host.state() == State::Requested);
    REQUIRE(pair.host.secret() == ChannelSecret::SeatToken);
    pair.host.accept("00112233445566778899aabbccddeeff");
    pair.settle();
    REQUIRE(pair.host.state() == State::Encrypted);
}

TEST_CASE("a host passes a line through unchanged if its first line asks for no channel")
{
    const QByteArray crowded = QByteArray{"\r\n\n"} + hello + "\r\nmore";
    for (const QByteArray& bytes : {lineOf(hello), crowded, QByteArray{"GET / HTTP/1.1\r\n\r\n"}, QByteArray(5000, 'x'),
                                    lineOf(R"({"type":"secured","version":1})"), QByteArray{"\xff\xfe\n"}}) {
        for (const qsizetype piece : {qsizetype{1}, qsizetype{7}, bytes.size()}) {
            auto host = SecureChannel::host();
            QByteArray text;
            for (qsizetype start = 0; start < bytes.size(); start += piece) {
                host.receive(bytes.mid(start, piece));
                text += host.takeText();
            }
            REQUIRE(host.state() == State::Plain);
            REQUIRE_FALSE(host.isDeclined());
            REQUIRE(bytes.endsWith(text)); // empty lines before it mean nothing
            REQUIRE(text.trimmed() == bytes.trimmed());
            host.send("answer");
            REQUIRE(host.takeOutput() == "answer");
            host.receive("later");
            REQUIRE(host.takeText() == "later");
            host.finish();
            REQUIRE(host.takeOutput().isEmpty());
        }
    }
}

TEST_CASE("a host that declines answers with version 0, and the line stays plain")
{
    ChannelPair pair;
    pair.settle();
    pair.host.decline();
    pair.settle();
    REQUIRE(pair.guest.state() == State::Plain);
    REQUIRE(pair.guest.isDeclined());
    REQUIRE(pair.host.isDeclined());
    pair.guest.send("hello\n");
    REQUIRE(pair.guest.takeOutput() == "hello\n");
}

TEST_CASE("another version is refused on both sides")
{
    for (const char* line : {R"({"type":"secure","version":2,"share":"00"})", R"({"type":"secure"})",
                             R"({"type":"secure","version":"1"})", R"({"type":"secure","version":-1})"}) {
        INFO(line);
        auto host = SecureChannel::host();
        host.receive(lineOf(line));
        REQUIRE(host.state() == State::Refused);
        REQUIRE(host.refusal() == RejectReason::Version);
        auto guest = SecureChannel::guest("sesame", ChannelSecret::Passcode);
        guest.receive(lineOf(line));
        REQUIRE(guest.state() == State::Refused);
        REQUIRE(guest.refusal() == RejectReason::Version);
    }
}

TEST_CASE("shares that are no element, the identity or missing are refused on both sides")
{
    const auto guestShare = SecureChannel::guest("sesame", ChannelSecret::Passcode).takeOutput();
    for (const QByteArray& share :
         {QByteArray{}, QByteArray(32, '\0'), QByteArray(32, '\xff'), QByteArray(31, '\2'), QByteArray(33, '\2')}) {
        ChannelPair pair;
        pair.host.receive(SecureLine{.version = 1, .share = share}.encoded());
        REQUIRE(pair.host.state() == State::Requested);
        pair.host.accept("sesame");
        REQUIRE(pair.host.state() == State::Refused);
        REQUIRE(pair.host.refusal() == RejectReason::Passcode);
        REQUIRE(pair.host.takeOutput().isEmpty());
        pair.guest.receive(SecureLine{.version = 1, .share = share, .confirmation = QByteArray(32, 'x')}.encoded());
        REQUIRE(pair.guest.state() == State::Refused);
    }
}

TEST_CASE("a guest is told why it is rejected, and ignores what it does not know")
{
    auto guest = SecureChannel::guest("sesame", ChannelSecret::Passcode);
    guest.receive("{\"type\":\"ping\",\"t\":1}\n\n{\"type\":\"news\"}\n");
    REQUIRE(guest.state() == State::Opening);
    guest.receive("{\"type\":\"reject\",\"reason\":\"passcode\"}\n");
    REQUIRE(guest.state() == State::Refused);
    REQUIRE(guest.refusal() == RejectReason::Passcode);
    for (const char* line : {R"({"type":"error","code":"flood","detail":""})", "no JSON"}) {
        auto other = SecureChannel::guest("sesame", ChannelSecret::Passcode);
        other.receive(lineOf(line));
        REQUIRE(other.state() == State::Refused);
        REQUIRE(other.refusal() == RejectReason::Other);
    }
}

TEST_CASE("an answer without an end is not collected")
{
    auto guest = SecureChannel::guest("sesame", ChannelSecret::Passcode);
    guest.receive(QByteArray(4096, ' '));
    REQUIRE(guest.state() == State::Refused);
    ChannelPair pair;
    pair.settle();
    pair.host.accept("sesame");
    pair.host.receive(QByteArray(4096, ' '));
    REQUIRE(pair.host.state() == State::Refused);
}

TEST_CASE("a proof that is missing, of this end itself, or changed is refused")
{
    const auto refusedAfter =
        [](const std::function<QByteArray(const QByteArray& answer, const QByteArray& proof)>& line) {
            ChannelPair pair;
            pair.settle();
            pair.host.accept("sesame");
            const QByteArray answer = pair.host.takeOutput();
            pair.guest.receive(answer);
            pair.host.receive(line(answer, pair.guest.takeOutput()));
            return pair.host.state() == State::Refused;
        };
    REQUIRE_FALSE(refusedAfter([](const auto&, const auto& proof) -> QByteArray { return proof; }));
    REQUIRE(refusedAfter([](const auto& answer, const auto&) -> QByteArray { return answer; })); // reflected
    REQUIRE(refusedAfter([](const auto&, const auto&) -> QByteArray { return lineOf(hello); }));
    REQUIRE(refusedAfter([](const auto&, const auto&) -> QByteArray { return QByteArray{"{\"type\":\"secure\"}\n"}; }));
    REQUIRE(refusedAfter([](const auto&, const auto& proof) -> QByteArray {
        QByteArray other = proof;
        const auto digit = other.indexOf("mac") + 10;
        other[digit] = other[digit] == '0' ? '1' : '0';
        return other;
    }));
}

TEST_CASE("frames that come back to their sender break the channel")
{
    ChannelPair pair;
    pair.open();
    pair.guest.send(hello);
    pair.guest.receive(pair.guest.takeOutput());
    REQUIRE(pair.guest.state() == State::Broken);
    REQUIRE(pair.guest.takeText().isEmpty());
}

TEST_CASE("frames that are changed, repeated, swapped or left out break the channel")
{
    const auto stateAfter = [](const std::function<QByteArray(const QByteArray& one, const QByteArray& two)>& meddle) {
        ChannelPair pair;
        pair.open();
        pair.guest.send("one\n");
        const QByteArray one = pair.guest.takeOutput();
        pair.guest.send("two\n");
        const QByteArray two = pair.guest.takeOutput();
        pair.host.receive(meddle(one, two));
        const QByteArray text = pair.host.takeText();
        REQUIRE(QByteArray{"one\ntwo\n"}.startsWith(text));
        return pair.host.state();
    };
    REQUIRE(stateAfter([](const auto& one, const auto& two) -> QByteArray { return one + two; }) == State::Encrypted);
    REQUIRE(stateAfter([](const auto& one, const auto& two) -> QByteArray { return one + changed(two, 5); })
            == State::Broken);
    REQUIRE(stateAfter([](const auto& one, const auto& two) -> QByteArray { return changed(one, 30) + two; })
            == State::Broken);
    REQUIRE(stateAfter([](const auto& one, const auto& two) -> QByteArray { return one + two + two; })
            == State::Broken);
    REQUIRE(
        stateAfter([](const auto& one, const auto& two) -> QByteArray { return one.first(24) + two + one.sliced(24); })
        == State::Broken);
    REQUIRE(stateAfter([](const auto& one, const auto& two) -> QByteArray { return one.first(24) + two; })
            == State::Broken);
}

TEST_CASE("whoever stands between two ends without the password opens no channel to either")
{
    // With another password, as between tables of different passcodes, and with the messages of both passed on.
    ChannelPair left;
    ChannelPair right{"another"};
    left.settle();
    left.host.accept("another"); // the relay's guess
    left.settle();
    REQUIRE(left.guest.state() == State::Refused);

    auto guest = SecureChannel::guest("sesame", ChannelSecret::Passcode);
    auto host = SecureChannel::host();
    host.receive(guest.takeOutput());
    host.accept("another"); // a table with another passcode
    guest.receive(host.takeOutput());
    REQUIRE(guest.state() == State::Refused);
    REQUIRE(host.state() == State::Proving);
}

TEST_CASE("recorded messages of another exchange open no channel")
{
    ChannelPair recorded;
    const QByteArray request = recorded.guest.takeOutput();
    recorded.host.receive(request);
    recorded.host.accept("sesame");
    const QByteArray answer = recorded.host.takeOutput();
    recorded.guest.receive(answer);
    const QByteArray proof = recorded.guest.takeOutput();

    auto host = SecureChannel::host();
    host.receive(request);
    host.accept("sesame");
    host.receive(proof);
    REQUIRE(host.state() == State::Refused);

    auto guest = SecureChannel::guest("sesame", ChannelSecret::Passcode);
    guest.receive(answer);
    REQUIRE(guest.state() == State::Refused);
}

TEST_CASE("what passes shows nothing of what is said")
{
    ChannelPair pair;
    pair.open();
    pair.guest.send(hello);
    const QByteArray bytes = pair.guest.takeOutput();
    REQUIRE_FALSE(bytes.contains("hello"));
    REQUIRE_FALSE(bytes.contains("Guest"));
    ChannelPair again;
    again.open();
    again.guest.send(hello);
    REQUIRE(again.guest.takeOutput() != bytes);
}
