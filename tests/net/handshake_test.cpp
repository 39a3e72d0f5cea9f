// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/codec.h"
#include "tests/net/lines.h"
#include "tests/support/catch.h"

#include <QJsonArray>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] Session newHost()
{
    return Session::host(named("Host"), gomokuTable(), atStart);
}

[[nodiscard]] Session newGuest()
{
    auto guest = Session::guest(named("Guest"), JoinRequest{}, atStart);
    static_cast<void>(guest.takeOutput());
    return guest;
}

/// The answer of a session to a line, as "type" or "type word", and whether it closes.
struct LineAnswer {
    QString text;
    bool closed = false;
};

[[nodiscard]] LineAnswer answerTo(Session session, const char* line)
{
    static_cast<void>(session.takeOutput());
    give(session, line);
    while (session.poll(atStart)) { }
    const auto text = sentWords(session);
    return {text, session.isClosed()};
}

[[nodiscard]] Session requestedHost()
{
    auto host = newHost();
    static_cast<void>(eventAfter<JoinRequested>(host, helloLine));
    return host;
}

} // namespace

TEST_CASE("a guest starts with a complete hello")
{
    auto guest =
        Session::guest({QString::fromUtf8(" 小\u202e明\n"), QStringLiteral("Qipan 0.1")}, JoinRequest{}, atStart);
    const auto lines = sent(guest);
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"hello"});
    REQUIRE(lines[0][QLatin1String{"protocol"}] == 1);
    REQUIRE(lines[0][QLatin1String{"name"}].toString() == QString::fromUtf8("小明"));
    REQUIRE(lines[0][QLatin1String{"role"}] == QLatin1String{"play"});
    REQUIRE(lines[0][QLatin1String{"client"}] == QLatin1String{"Qipan 0.1"});
}

TEST_CASE("names are never empty or too long")
{
    REQUIRE(cleaned({QStringLiteral("\t\n"), {}}).name == QStringLiteral("?"));
    REQUIRE(cleaned({QString::fromUtf8("😀").repeated(40), {}}).name == QString::fromUtf8("😀").repeated(32));
    REQUIRE(cleaned({{}, QStringLiteral("c").repeated(80)}).client.size() == 64);
}

TEST_CASE("a host asks its user before it welcomes the guest with a token and starts round 1")
{
    auto host = newHost();
    const auto joinRequest = eventAfter<JoinRequested>(
        host, R"({"type":"hello","protocol":1,"name":"A\u202eB","role":"play","client":"other 2"})");
    REQUIRE(joinRequest.name == QStringLiteral("AB"));
    REQUIRE(sent(host).empty());

    host.admit();
    const auto event = host.poll(atStart);
    REQUIRE(event);
    REQUIRE(std::get<Entered>(*event).name == QStringLiteral("AB"));
    REQUIRE(std::get<Entered>(*event).client == QStringLiteral("other 2"));
    host.startRound(Seat::Second);
    REQUIRE(host.round() == 1);

    const auto lines = sent(host);
    REQUIRE(lines.size() == 2);
    const auto welcome = lines[0];
    REQUIRE(welcome[QLatin1String{"type"}] == QLatin1String{"welcome"});
    REQUIRE(welcome[QLatin1String{"name"}] == QLatin1String{"Host"});
    REQUIRE(welcome[QLatin1String{"token"}].toString().size() == 32);
    const auto setup = welcome[QLatin1String{"setup"}].toObject();
    REQUIRE(setup[QLatin1String{"game"}] == QLatin1String{"gomoku"});
    REQUIRE(setup[QLatin1String{"rule"}] == QLatin1String{"freestyle"});
    REQUIRE(setup[QLatin1String{"size"}] == 15);
    REQUIRE(setup[QLatin1String{"first"}] == QLatin1String{"host"});
    REQUIRE(setup[QLatin1String{"clock"}].isNull());
    REQUIRE(lines[1][QLatin1String{"type"}] == QLatin1String{"start"});
    REQUIRE(lines[1][QLatin1String{"round"}] == 1);
    REQUIRE(lines[1][QLatin1String{"black"}] == QLatin1String{"guest"});
}

TEST_CASE("each guest gets a unique token")
{
    const auto token = [](Session host = requestedHost()) {
        host.admit();
        return sent(host).at(0)[QLatin1String{"token"}].toString();
    };
    REQUIRE(token() != token());
}

TEST_CASE("a guest adopts the setup and waits for round 1")
{
    auto guest = newGuest();
    const auto entered = eventAfter<Entered>(guest, welcomeLine);
    REQUIRE(entered.name == QStringLiteral("Host"));
    REQUIRE(std::get<GameTerms>(entered.terms).setup.game->key == "gomoku");
    REQUIRE(std::get<GameTerms>(entered.terms).setup.rule == "freestyle");
    REQUIRE(std::get<GameTerms>(entered.terms).setup.size == 15);
    REQUIRE(guest.round() == 0);
    const auto round = eventAfter<RoundStarted>(guest, R"({"type":"start","round":1,"black":"guest"})");
    REQUIRE(round.round == 1);
    REQUIRE(round.black == Seat::Second);
}

TEST_CASE("answers of a host before it knows the guest")
{
    const struct {
        const char* line;
        const char* answer;
        bool closed;
    } table[] = {
        {R"({"type":"hello","protocol":2})", "reject version", true},
        {R"({"type":"hello","protocol":0,"name":""})", "reject version", true},
        {R"({"type":"hello","protocol":"1","name":"n","role":"play","client":"c"})", "error malformed", true},
        {R"({"type":"hello","protocol":1,"name":"","role":"play","client":"c"})", "error malformed", true},
        {R"({"type":"hello","protocol":1,"name":"n","role":"watch","client":"c"})", "", false},
        {R"({"type":"hello","protocol":1,"name":"n","role":"cook","client":"c"})", "error malformed", true},
        {R"({"type":"hello","protocol":1,"name":"n","role":"play","client":"c","resume":{"token":"x","round":1,"n":0}})",
         "", false},
        {R"({"type":"ping","t":7})", "pong", false},
        {R"({"type":"pong","t":7})", "", false},
        {R"({"type":"wave"})", "", false},
        {"", "", false},
        {R"({"type":"bye"})", "", true},
        {R"({"type":"error","code":"internal","detail":""})", "", true},
        {R"({"type":"move","round":1,"n":1,"x":7,"y":7})", "error out-of-turn", true},
        {R"({"type":"chat","text":"hi"})", "error out-of-turn", true},
        {R"({"type":"proof","mac":"00"})", "error out-of-turn", true},
        {R"({"type":"throw","commit":"00"})", "error malformed", true},
        {R"({"type":"throw","commit":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         "error out-of-turn", true},
        {R"({"type":"propose","id":1,"round":0,"game":"gomoku","rule":"renju","size":15})", "error out-of-turn", true},
        {R"({"type":"welcome"})", "error malformed", true},
        {welcomeLine, "error out-of-turn", true},
        {"GET / HTTP/1.1", "error malformed", true},
        {"\xff\xfe", "error malformed", true},
    };
    for (const auto& row : table) {
        INFO(row.line);
        const auto answer = answerTo(newHost(), row.line);
        CHECK(answer.text == QLatin1String{row.answer});
        CHECK(answer.closed == row.closed);
    }
}

TEST_CASE("answers of a host while its user is being asked")
{
    const struct {
        const char* line;
        const char* answer;
        bool closed;
    } table[] = {
        {helloLine, "error out-of-turn", true},
        {R"({"type":"resign","round":1})", "error out-of-turn", true},
        {R"({"type":"proof","mac":"00"})", "error out-of-turn", true},
        {R"({"type":"ping","t":1})", "pong", false},
        {R"({"type":"bye"})", "", true},
    };
    for (const auto& row : table) {
        INFO(row.line);
        const auto answer = answerTo(requestedHost(), row.line);
        CHECK(answer.text == QLatin1String{row.answer});
        CHECK(answer.closed == row.closed);
    }
}

TEST_CASE("answers of a guest while it waits for admission")
{
    const struct {
        const char* line;
        const char* answer;
        bool closed;
    } table[] = {
        {R"({"type":"reject","reason":"busy"})", "", true},
        {R"({"type":"reject","reason":"something new"})", "", true},
        {R"({"type":"challenge","nonce":"00"})", "error malformed", true},
        {R"({"type":"challenge","nonce":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})", "",
         false},
        {R"({"type":"welcome","protocol":2})", "error version", true},
        {R"({"type":"welcome","protocol":1})", "error malformed", true},
        {R"({"type":"start","round":1,"black":"host"})", "error out-of-turn", true},
        {helloLine, "error out-of-turn", true},
        {R"({"type":"chat","text":"hi"})", "error out-of-turn", true},
        {R"({"type":"ping","t":1})", "pong", false},
        {R"({"type":"bye"})", "", true},
    };
    for (const auto& row : table) {
        INFO(row.line);
        const auto answer = answerTo(newGuest(), row.line);
        CHECK(answer.text == QLatin1String{row.answer});
        CHECK(answer.closed == row.closed);
    }
}

TEST_CASE("a guest reports why it was not admitted")
{
    const std::pair<const char*, RejectReason> table[] = {{"version", RejectReason::Version},
                                                          {"busy", RejectReason::Busy},
                                                          {"passcode", RejectReason::Passcode},
                                                          {"declined", RejectReason::Declined},
                                                          {"weather", RejectReason::Other}};
    for (const auto& [word, reason] : table) {
        auto guest = newGuest();
        const auto line = std::string{R"({"type":"reject","reason":")"} + word + R"("})";
        REQUIRE(eventAfter<Rejected>(guest, line.c_str()).reason == reason);
    }
}

TEST_CASE("a guest leaves a table that it cannot play at with a bye")
{
    const std::pair<const char*, Obstacle> table[] = {
        {R"({"game":"link","rule":"classic","first":"host","clock":null})", Obstacle::Game},
        {R"({"game":"gomoku","rule":"caro","size":15,"first":"host","clock":null})", Obstacle::Rule},
        {R"({"game":"gomoku","rule":"renju","size":19,"first":"host","clock":null})", Obstacle::Size},
        {R"({"game":"gomoku","rule":"freestyle","size":13,"first":"host","clock":null})", Obstacle::Size},
        {R"({"game":"gomoku","rule":"freestyle","size":15,"opening":"soosorv-8","first":"host","clock":null})",
         Obstacle::Opening},
        {R"({"game":"gomoku","rule":"freestyle","size":15,"first":"taller","clock":null})", Obstacle::First},
    };
    for (const auto& [setup, obstacle] : table) {
        INFO(setup);
        auto guest = newGuest();
        const auto line = std::string{R"({"type":"welcome","protocol":1,"name":"H","client":"",)"
                                      R"("token":"00112233445566778899aabbccddeeff","setup":)"}
            + setup + "}";
        REQUIRE(eventAfter<Unplayable>(guest, line.c_str()).obstacle == obstacle);
        REQUIRE(sentTypes(guest) == QStringLiteral("bye"));
        REQUIRE(guest.isClosed());
    }
}

TEST_CASE("a host rejects a guest with the given reason and is done")
{
    auto host = requestedHost();
    host.reject(RejectReason::Busy);
    REQUIRE(sent(host).at(0)[QLatin1String{"reason"}] == QLatin1String{"busy"});
    REQUIRE(host.isClosed());
    host.admit();
    REQUIRE_FALSE(host.poll(atStart));
    REQUIRE(sent(host).empty());
}

TEST_CASE("nobody is admitted before a join request or twice")
{
    auto host = newHost();
    host.admit();
    host.startRound(Seat::First);
    REQUIRE(sent(host).empty());
    REQUIRE(host.round() == 0);
    static_cast<void>(eventAfter<JoinRequested>(host, helloLine));
    host.admit();
    host.admit();
    REQUIRE(sentTypes(host) == QStringLiteral("welcome"));
}

TEST_CASE("a whole conversation is understood byte by byte")
{
    auto host = newHost();
    auto guest = Session::guest(named("Guest"), JoinRequest{}, atStart);
    const auto carry = [](Session& from, Session& to) {
        const auto bytes = from.takeOutput();
        std::vector<SessionEvent> events;
        for (const char byte : bytes) {
            to.receive(QByteArrayView{&byte, 1}, atStart);
            while (const auto event = to.poll(atStart))
                events.push_back(*event);
        }
        return events;
    };
    REQUIRE(carry(guest, host).size() == 1);
    host.admit();
    REQUIRE(host.poll(atStart));
    host.startRound(Seat::First);
    REQUIRE(carry(host, guest).size() == 2);
    host.sendEvent(Placed{Seat::First, {7, 7}, 1});
    const auto events = carry(host, guest);
    REQUIRE(events.size() == 1);
    REQUIRE(std::get<Place>(std::get<PeerCommand>(events[0]).command).cell == Cell{7, 7});
}
