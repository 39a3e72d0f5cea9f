// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_beacon.h"
#include "net/table_notice.h"
#include "net/table_seeker.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkInterface>

#include <random>

using namespace qipan::net;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] TableNotice sample()
{
    return {.id = QStringLiteral("0123456789abcdef"),
            .name = QStringLiteral("小明 Ming"),
            .game = QStringLiteral("gomoku"),
            .rule = QStringLiteral("freestyle"),
            .size = 15,
            .port = 15155,
            .passcode = true,
            .playing = false};
}

[[nodiscard]] QJsonObject sampleObject()
{
    return QJsonDocument::fromJson(encodeNotice(sample())).object();
}

[[nodiscard]] QByteArray sampleWith(const char* key, const QJsonValue& value)
{
    QJsonObject object = sampleObject();
    object.insert(QLatin1String{key}, value);
    return QJsonDocument{object}.toJson(QJsonDocument::Compact);
}

} // namespace

TEST_CASE("the seek matches the protocol", "[discovery]")
{
    const auto object = QJsonDocument::fromJson(encodeSeek()).object();
    CHECK(object == QJsonObject{{QLatin1String{"type"}, QLatin1String{"seek"}}, {QLatin1String{"protocol"}, 1}});
    CHECK(isSeek(encodeSeek()));
    CHECK(isSeek("{\"type\":\"seek\",\"protocol\":1}"));
    CHECK(isSeek("{ \"future\": [1, {}], \"protocol\": 1.0, \"type\": \"seek\" }"));
    CHECK(isSeek("{\"type\":\"seek\",\"protocol\":1}\n"));
}

TEST_CASE("a seek of another version is not a seek", "[discovery]")
{
    for (const char* text : {"", "{}", "[]", "seek", "{\"type\":\"seek\"}", "{\"type\":\"seek\",\"protocol\":2}",
                             "{\"type\":\"seek\",\"protocol\":\"1\"}", "{\"type\":\"Seek\",\"protocol\":1}",
                             "{\"type\":\"table\",\"protocol\":1}", "{\"type\":[\"seek\"],\"protocol\":1}",
                             "{\"type\":\"seek\",\"protocol\":1", "{\"type\":\"seek\",\"protocol\":1}{}",
                             "{\"type\":\"seek\",\"protocol\":1,\"x\":\"\xff\"}"}) {
        CAPTURE(text);
        CHECK_FALSE(isSeek(text));
    }
    const QByteArray spaces(maxDatagramBytes - encodeSeek().size(), ' ');
    CHECK(isSeek(QByteArray{encodeSeek() + spaces}));
    CHECK_FALSE(isSeek(QByteArray{encodeSeek() + spaces + ' '}));
}

TEST_CASE("a notice round-trips", "[discovery]")
{
    for (const bool playing : {false, true}) {
        TableNotice notice = sample();
        notice.playing = playing;
        notice.passcode = playing;
        CHECK(parseNotice(encodeNotice(notice)) == notice);
    }
    TableNotice swap = sample();
    swap.opening = QStringLiteral("swap2");
    CHECK(parseNotice(encodeNotice(swap)) == swap);
    for (const QJsonValue& wrong : {QJsonValue{1}, QJsonValue{QStringLiteral("Swap 2")}, QJsonValue{QString{}}})
        CHECK_FALSE(parseNotice(sampleWith("opening", wrong)));
    TableNotice full = sample();
    full.board = QStringLiteral("16x10 down");
    CHECK(parseNotice(encodeNotice(full)) == full);
    for (const QJsonValue& wrong : {QJsonValue{1}, QJsonValue{}, QJsonValue{QString{33, u'x'}}}) {
        CAPTURE(wrong.toString().toStdString());
        CHECK_FALSE(parseNotice(sampleWith("board", wrong)));
    }
    full.first = QStringLiteral("throw");
    full.tellsClock = true;
    CHECK(parseNotice(encodeNotice(full)) == full);
    full.clock = qipan::ClockSetting{300, 3};
    CHECK(parseNotice(encodeNotice(full)) == full);
    full.first = QStringLiteral("later-word"); // of a later program
    CHECK(parseNotice(encodeNotice(full)) == full);
    for (const QJsonValue& wrong : {QJsonValue{1}, QJsonValue{QStringLiteral("You!")}, QJsonValue{}})
        CHECK_FALSE(parseNotice(sampleWith("first", wrong)));
    const auto clockOf = [](int main, int increment) {
        return QJsonValue{QJsonObject{{QStringLiteral("main_s"), main}, {QStringLiteral("increment_s"), increment}}};
    };
    CHECK(parseNotice(sampleWith("clock", clockOf(36'000, 600))));
    for (const QJsonValue& wrong : {QJsonValue{300}, QJsonValue{QJsonObject{}}, clockOf(9, 0), clockOf(36'001, 0),
                                    clockOf(300, -1), clockOf(300, 601)})
        CHECK_FALSE(parseNotice(sampleWith("clock", wrong)));
    const auto object = sampleObject();
    CHECK(object.keys().size() == 10);
    CHECK(object.value(QLatin1String{"type"}) == QLatin1String{"table"});
    CHECK(object.value(QLatin1String{"protocol"}) == 1);
    CHECK(object.value(QLatin1String{"state"}) == QLatin1String{"open"});
    CHECK(object.value(QLatin1String{"passcode"}) == true);
    CHECK(object.value(QLatin1String{"port"}) == 15155);
}

TEST_CASE("a notice fits in a datagram", "[discovery]")
{
    TableNotice notice = sample();
    notice.game = notice.rule = notice.opening = notice.first = notice.board = QString{32, u'x'};
    notice.port = 65535;
    notice.tellsClock = true;
    notice.clock = qipan::ClockSetting{qipan::ClockSetting::maxMain, qipan::ClockSetting::maxIncrement};
    for (const QString& letter :
         {QStringLiteral("\""), QStringLiteral("棋"), QStringLiteral("🎲"), QStringLiteral("a")}) {
        notice.name = letter.repeated(100);
        const auto datagram = encodeNotice(notice);
        CHECK(datagram.size() <= maxDatagramBytes);
        const auto read = parseNotice(datagram);
        REQUIRE(read);
        CHECK(read->name == letter.repeated(32));
    }
}

TEST_CASE("a notice with a missing field is dropped", "[discovery]")
{
    const auto whole = sampleObject();
    const auto keys = whole.keys();
    for (const QString& key : keys) {
        CAPTURE(key.toStdString());
        QJsonObject object = whole;
        object.remove(key);
        CHECK_FALSE(parseNotice(QJsonDocument{object}.toJson(QJsonDocument::Compact)));
    }
}

TEST_CASE("a notice with an ill-typed or out-of-range field is dropped", "[discovery]")
{
    const auto text = [](const char* words) { return QJsonValue{QString::fromUtf8(words)}; };
    const std::pair<const char*, QJsonValue> wrong[] = {
        {"type", text("seek")},
        {"protocol", 2},
        {"protocol", text("1")},
        {"id", 1},
        {"id", text("0123456789abcde")},
        {"id", text("0123456789abcdef0")},
        {"id", text("0123456789abcdeg")},
        {"id", text("0123 56789abcdef")},
        {"name", text("")},
        {"name", 7},
        {"name", QString{33, u'x'}},
        {"game", text("")},
        {"game", text("go moku")},
        {"game", text("gomoku\n")},
        {"game", QString{33, u'x'}},
        {"rule", text("自由")},
        {"rule", QJsonValue::Null},
        {"size", -1},
        {"size", 15.5},
        {"size", 1001},
        {"size", text("15")},
        {"port", 0},
        {"port", 65536},
        {"port", text("15155")},
        {"passcode", 1},
        {"passcode", text("true")},
        {"state", text("closed")},
        {"state", true},
    };
    for (const auto& [key, value] : wrong) {
        const auto datagram = sampleWith(key, value);
        CAPTURE(datagram.toStdString());
        CHECK_FALSE(parseNotice(datagram));
    }
}

TEST_CASE("fields of later versions are ignored", "[discovery]")
{
    CHECK(parseNotice(sampleWith("watchers", 3)) == sample());
    CHECK(parseNotice(sampleWith("port", 15155.0)) == sample());
    const auto other = parseNotice(sampleWith("game", QStringLiteral("link")));
    REQUIRE(other);
    CHECK(other->game == u"link");
}

TEST_CASE("a name from the LAN is plain text on one line", "[discovery]")
{
    const auto read = parseNotice(sampleWith("name", QStringLiteral("  a\nb\u202Ec\u2028 ")));
    REQUIRE(read);
    CHECK(read->name == u"abc");
    const auto nothing = parseNotice(sampleWith("name", QStringLiteral("\u200E\n")));
    REQUIRE(nothing);
    CHECK(nothing->name == u"?");
}

TEST_CASE("tampered and random datagrams yield a valid notice or nothing", "[discovery]")
{
    std::mt19937 dice{15155};
    const auto below = [&](qsizetype count) { return static_cast<qsizetype>(dice() % static_cast<unsigned>(count)); };
    const QByteArray good = encodeNotice(sample());
    const int count = qipan::test::repetitions(50000, 500000);
    int read = 0;
    for (int i = 0; i < count; ++i) {
        QByteArray datagram = i % 4 == 0 ? QByteArray(below(600), '{') : good;
        for (auto changes = below(4); changes >= 0 && !datagram.isEmpty(); --changes) {
            const auto at = below(datagram.size());
            if (below(3) == 0)
                datagram.remove(at, below(8));
            else if (below(2) == 0)
                datagram.insert(at, good.mid(below(good.size()), below(8)));
            else
                datagram[at] = static_cast<char>(below(256));
        }
        static_cast<void>(isSeek(datagram));
        const auto notice = parseNotice(datagram);
        if (!notice)
            continue;
        ++read;
        REQUIRE(datagram.size() <= maxDatagramBytes);
        REQUIRE(notice->id.size() == 16);
        REQUIRE(notice->port > 0);
        REQUIRE(parseNotice(encodeNotice(*notice)) == notice);
    }
    CHECK(read > 0); // some changes are harmless, so valid ones occur
}

TEST_CASE("ids are 16 hex digits and different each time", "[discovery]")
{
    TableNotice notice = sample();
    notice.id = makeTableId();
    CHECK(parseNotice(encodeNotice(notice)) == notice);
    CHECK(makeTableId() != notice.id);
}

TEST_CASE("at most ten answers are given within any second", "[discovery]")
{
    RateLimit limit = TableBeacon::answerLimit();
    const auto given = [&](std::chrono::milliseconds now) { return limit.count(now); };
    for (int i = 0; i < 10; ++i)
        CHECK(given(50ms * i));
    CHECK_FALSE(given(500ms));
    CHECK_FALSE(given(1000ms));
    CHECK(given(1001ms)); // more than a second after the first
    CHECK_FALSE(given(1050ms));
    CHECK(given(1051ms));
    for (int i = 0; i < 10; ++i)
        CHECK(given(3000ms));
    CHECK_FALSE(given(3999ms));
}

TEST_CASE("unanswered seeks do not delay the next answer", "[discovery]")
{
    RateLimit limit = TableBeacon::answerLimit();
    int given = 0;
    for (auto now = 0ms; now < 10s; now += 1ms) {
        if (limit.allows(now) && limit.count(now))
            ++given;
    }
    CHECK(given == 100);
}

TEST_CASE("a list of addresses to seek is separated by commas or blanks", "[discovery]")
{
    const QHostAddress here{QStringLiteral("127.0.0.1")};
    const QHostAddress all{QStringLiteral("127.255.255.255")};
    const QHostAddress six{QStringLiteral("::1")};
    CHECK(parseSeekList(QStringLiteral("127.0.0.1")) == QList{here});
    CHECK(parseSeekList(QStringLiteral(" 127.0.0.1, 127.255.255.255\t::1,")) == QList{here, all, six});
    CHECK(parseSeekList(QStringLiteral("nonsense,127.0.0.1,127.0.0.1")) == QList{here});
    CHECK(parseSeekList(QStringLiteral("nonsense")).isEmpty());
    QString many;
    for (int i = 0; i < 200; ++i)
        many += QStringLiteral("127.0.0.%1 ").arg(i);
    CHECK(parseSeekList(many).size() == 64);
}

TEST_CASE("the local machine is always asked", "[discovery]")
{
    const auto targets = seekTargets();
    CHECK(targets.count(QHostAddress{QStringLiteral("127.0.0.1")}) == 1);
    CHECK(targets.count(QHostAddress{QStringLiteral("127.255.255.255")}) == 1);
}

TEST_CASE("the LAN is asked by broadcast and by multicast", "[discovery]")
{
    const auto targets = seekTargets();
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& interface : interfaces) {
        if (!interface.flags().testFlag(QNetworkInterface::IsRunning))
            continue;
        CAPTURE(interface.name().toStdString());
        const auto entries = interface.addressEntries();
        for (const auto& entry : entries) {
            if (entry.ip().protocol() == QAbstractSocket::IPv6Protocol)
                CHECK(targets.contains(QHostAddress{QString{QStringLiteral("ff02::1%") + interface.name()}}));
            else if (interface.flags().testFlag(QNetworkInterface::CanBroadcast))
                CHECK(targets.contains(entry.broadcast()));
        }
    }
}
