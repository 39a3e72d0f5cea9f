// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/pair.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

TEST_CASE("answers of a guest in round 1 after one ply of the host")
{
    const struct {
        const char* line;
        const char* answer; ///< types and words
    } table[] = {
        {R"({"type":"move","round":0,"n":9,"x":99,"y":99})", ""},
        {R"({"type":"move","round":2,"n":1,"x":0,"y":0})", "error out-of-turn"},
        {R"({"type":"move","round":1,"n":2,"x":0,"y":0})", "error out-of-turn"},
        {R"({"type":"move","round":1,"n":0,"x":0,"y":0})", "error malformed"},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":0})", "reply stale"},
        {R"({"type":"request","id":1,"kind":"draw","round":1,"n":2})", "reply stale"},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":1})", ""},
        {R"({"type":"request","id":1,"kind":"draw","round":0,"n":1})", ""},
        {R"({"type":"request","id":1,"kind":"draw","round":2,"n":1})", "error out-of-turn"},
        {R"({"type":"request","id":1,"kind":"again","round":1,"n":1})", "error out-of-turn"},
        {R"({"type":"request","id":1,"kind":"pause","round":1,"n":1})", "reply"},
        {R"({"type":"request","id":1,"kind":"pause","round":0,"n":1})", ""},
        {R"({"type":"reply","id":1,"kind":"undo","accept":true})", ""},
        {R"({"type":"withdraw","id":1})", ""},
        {R"({"type":"resign","round":0})", ""},
        {R"({"type":"resign","round":1})", "result resign"},
        {R"({"type":"resign","round":2})", "error out-of-turn"},
        {R"({"type":"result","round":0,"n":1,"winner":"draw","reason":"agreed"})", ""},
        {R"({"type":"result","round":1,"n":1,"winner":"draw","reason":"agreed"})", "error desync"},
        {R"({"type":"result","round":1,"n":1,"winner":"draw","reason":"cleared"})", "error desync"},
        {R"({"type":"result","round":2,"n":1,"winner":"draw","reason":"agreed"})", "error out-of-turn"},
        {R"({"type":"start","round":1,"black":"host"})", "error out-of-turn"},
        {R"({"type":"start","round":2,"black":"host"})", "error out-of-turn"},
        {R"({"type":"chat","text":"hi"})", ""},
        {R"({"type":"chat","text":"\u0007"})", ""},
        {R"({"type":"clock","round":1,"n":1,"black_ms":1,"white_ms":1})", "error out-of-turn"},
        {R"({"type":"timeout","round":1,"side":"white"})", "error out-of-turn"},
        {R"({"type":"choice","round":1,"n":3,"take":"black"})", "error out-of-turn"},
        {R"({"type":"throw","commit":"00"})", "error malformed"},
        {R"({"type":"throw","commit":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         "error out-of-turn"},
        {R"({"type":"reveal","choice":"rock","nonce":"0123456789abcdef"})", "error out-of-turn"},
        {R"({"type":"proof","mac":"00"})", "error out-of-turn"},
        {R"({"type":"challenge","nonce":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         "error out-of-turn"},
        {R"({"type":"sync","round":0,"black":null,"moves":[],"result":null,"names":{"host":"H","guest":null}})",
         "error out-of-turn"},
        {R"({"type":"propose","id":1,"round":1,"game":"reversi","rule":"standard","size":8})", "error out-of-turn"},
        {R"({"type":"propose","id":1,"round":0,"game":"reversi","rule":"standard","size":8})", ""},
        {R"({"type":"proposal-heard","id":1})", ""},
        {R"({"type":"proposal-reply","id":1,"accept":true})", ""},
        {R"({"type":"pair","round":1,"n":1,"a":[0,0],"b":[1,1]})", "error out-of-turn"},
        {welcomeLine, "error out-of-turn"},
        {R"({"type":"reject","reason":"busy"})", "error out-of-turn"},
        {R"({"type":"wave","round":9})", ""},
        {R"({"type":"bye"})", ""},
    };
    for (const auto& row : table) {
        INFO(row.line);
        GuestAfterOne guest;
        guest.take(row.line);
        const auto answer = sentWords(guest.end.session());
        CHECK(answer == QLatin1String{row.answer});
        const bool ends = answer.startsWith(QLatin1String{"error"}) || std::string{row.line}.find("bye") == 9;
        CHECK(guest.end.session().isClosed() == ends);
    }
}

TEST_CASE("answers of a guest to a second message after a first")
{
    const struct {
        const char* first;
        const char* second;
        const char* answer;
    } table[] = {
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":1})",
         R"({"type":"request","id":2,"kind":"draw","round":1,"n":1})", "error out-of-turn"},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":1})", R"({"type":"move","round":1,"n":2,"x":0,"y":0})",
         "error out-of-turn"},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":1})", R"({"type":"withdraw","id":1})",
         "reply withdrawn"},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":1})", R"({"type":"withdraw","id":2})", ""},
        {R"({"type":"resign","round":1})", R"({"type":"move","round":1,"n":2,"x":0,"y":0})", "result resign"},
        {R"({"type":"resign","round":1})", R"({"type":"resign","round":1})", "result resign"},
        {R"({"type":"resign","round":1})", R"({"type":"request","id":1,"kind":"undo","round":1,"n":1})",
         "result resign"},
        {R"({"type":"resign","round":1})", R"({"type":"request","id":1,"kind":"again","round":1,"n":99})",
         "result resign"},
        {R"({"type":"resign","round":1})", R"({"type":"result","round":1,"n":1,"winner":"white","reason":"resign"})",
         "result resign"},
    };
    for (const auto& row : table) {
        INFO(row.first << ' ' << row.second);
        GuestAfterOne guest;
        guest.take(row.first);
        guest.take(row.second);
        const auto answer = sentWords(guest.end.session());
        CHECK(answer == QLatin1String{row.answer});
    }
}

TEST_CASE("a move onto a stone or off the board is an illegal move")
{
    for (const auto* line :
         {R"({"type":"move","round":1,"n":3,"x":7,"y":7})", R"({"type":"move","round":1,"n":3,"x":15,"y":0})",
          R"({"type":"move","round":1,"n":3,"x":0,"y":2147483647})"}) {
        GuestAfterOne guest;
        REQUIRE(guest.end.act(guest.end.match().place({8, 8})));
        static_cast<void>(guest.end.session().takeOutput());
        guest.take(line);
        REQUIRE(sent(guest.end.session()).at(0)[QLatin1String{"code"}] == QLatin1String{"illegal-move"});
        REQUIRE(std::get<Failed>(*guest.end.last()).code == ErrorCode::IllegalMove);
    }
}

TEST_CASE("a host rejects messages that only hosts send")
{
    for (const auto* line :
         {R"({"type":"start","round":2,"black":"host"})", R"({"type":"reject","reason":"busy"})",
          R"({"type":"sync","round":0,"black":null,"moves":[],"result":null,"names":{"host":"H","guest":null}})",
          R"({"type":"challenge","nonce":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
          R"({"type":"clock","round":1,"n":0,"black_ms":1,"white_ms":1})",
          R"({"type":"timeout","round":1,"side":"black"})", welcomeLine, helloLine}) {
        INFO(line);
        auto host = playingHost();
        REQUIRE(eventAfter<Failed>(host, line).code == ErrorCode::OutOfTurn);
    }
}

TEST_CASE("a decline of the guest's crossing request is sent explicitly")
{
    Pair pair;
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.host.act(pair.host.match().ask(RequestKind::Draw, 1)));
    give(pair.host.session(), R"({"type":"request","id":4,"kind":"restart","round":1,"n":1})");
    pair.host.run(atStart);
    const auto lines = sent(pair.host.session());
    REQUIRE(lines.size() == 2);
    REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"request"});
    REQUIRE(lines[1][QLatin1String{"reason"}] == QLatin1String{"crossed"});
    REQUIRE(lines[1][QLatin1String{"id"}] == 4);
    REQUIRE(lines[1][QLatin1String{"kind"}] == QLatin1String{"restart"});
    REQUIRE(lines[1][QLatin1String{"accept"}] == false);
}

TEST_CASE("a takeback without moves has its own reason")
{
    GuestAfterOne guest;
    auto& session = guest.end.session();
    REQUIRE(guest.end.act(guest.end.match().place({8, 8})));
    guest.take(R"({"type":"request","id":1,"kind":"undo","round":1,"n":2})");
    REQUIRE(guest.end.act(Answer{1, RequestKind::Undo, true, std::nullopt}));
    REQUIRE(guest.end.match().plies() == 0);
    static_cast<void>(session.takeOutput());
    guest.take(R"({"type":"request","id":2,"kind":"undo","round":1,"n":0})");
    REQUIRE(sent(session).at(0)[QLatin1String{"reason"}] == QLatin1String{"nothing"});
}

TEST_CASE("an unknown kind of request is declined by name and an overlong one is malformed")
{
    GuestAfterOne guest;
    guest.take(R"({"type":"request","id":12,"kind":"悔一步","round":1,"n":1})");
    const auto lines = sent(guest.end.session());
    REQUIRE(lines.at(0)[QLatin1String{"kind"}].toString() == QString::fromUtf8("悔一步"));
    REQUIRE(lines.at(0)[QLatin1String{"id"}] == 12);
    REQUIRE(lines.at(0)[QLatin1String{"accept"}] == false);

    const auto line =
        std::string{R"({"type":"request","id":2e9,"round":1,"n":1,"kind":")"} + std::string(4037, 'x') + R"("})";
    guest.take(line.c_str());
    for (const auto& answer : guest.end.session().takeOutput().split('\n'))
        REQUIRE(answer.size() < maxLineBytes);
}

TEST_CASE("an overlong line is answered and ends the session")
{
    for (const auto size : {4096, 100000}) {
        auto host = playingHost();
        const QByteArray bytes = QByteArray(size, 'x') + "\n{\"type\":\"resign\",\"round\":1}\n";
        host.receive(bytes, atStart);
        const auto event = host.poll(atStart);
        REQUIRE(event);
        REQUIRE(std::get<Failed>(*event).code == ErrorCode::TooLong);
        REQUIRE_FALSE(host.poll(atStart));
        REQUIRE(sent(host).at(0)[QLatin1String{"code"}] == QLatin1String{"too-long"});
    }
}
