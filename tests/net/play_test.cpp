#include "tests/net/end.h"
#include "tests/net/lines.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

constexpr Time now{0};

/// A host and a guest with a line between them, let in and in round 1; the host plays black.
struct Pair {
    End host{Session::host(named("Host"), gomokuTable(), now)};
    End guest{Session::guest(named("Guest"), now)};

    Pair() { settle(); }

    /// Carries everything to the other side until nothing is under way.
    void settle()
    {
        for (bool moved = true; moved;) {
            moved = carry(host, guest);
            moved = carry(guest, host) || moved;
        }
    }

    static bool carry(End& from, End& to)
    {
        const auto bytes = from.session().takeOutput();
        to.session().receive(bytes, now);
        to.run(now);
        return !bytes.isEmpty();
    }

    bool act(End& end, const Command& command)
    {
        const bool done = end.act(command);
        settle();
        return done;
    }

    bool play(End& end, Cell cell) { return act(end, end.match().place(cell)); }
    bool ask(End& end, RequestKind kind) { return act(end, end.match().ask(kind, end.session().nextRequestId())); }
    bool answer(End& end, bool accept)
    {
        const auto& open = end.match().request(opposite(end.seat()));
        return act(end, Answer{open->id, open->kind, accept, std::nullopt});
    }
};

/// A guest in round 1 in which the host has played the first ply on H8.
struct GuestAfterOne {
    End end{Session::guest(named("Guest"), now)};

    GuestAfterOne()
    {
        take(welcomeLine);
        take(R"({"type":"start","round":1,"black":"host"})");
        take(R"({"type":"move","round":1,"n":1,"x":7,"y":7})");
        static_cast<void>(end.session().takeOutput());
    }

    void take(const char* line)
    {
        give(end.session(), line);
        end.run(now);
    }
};

} // namespace

TEST_CASE("a game over the line ends the same on both sides, and another one swaps the colours")
{
    Pair pair;
    for (int x = 0; x < 4; ++x) {
        REQUIRE(pair.play(pair.host, {x, 0}));
        REQUIRE(pair.play(pair.guest, {x, 5}));
    }
    REQUIRE(pair.play(pair.host, {4, 0}));
    const Verdict five{9, {Side::Black, EndReason::Five}};
    REQUIRE(pair.host.match().verdict() == five);
    REQUIRE(pair.guest.match().verdict() == five);
    REQUIRE(pair.host.match().isConfirmed());
    REQUIRE(pair.guest.match().isConfirmed());

    REQUIRE(pair.ask(pair.guest, RequestKind::Again));
    REQUIRE(pair.answer(pair.host, true));
    REQUIRE(pair.host.session().round() == 2);
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().black() == Seat::Second);
    REQUIRE(pair.play(pair.guest, {7, 7}));
    REQUIRE(pair.host.match().plies() == 1);
}

TEST_CASE("take-back, draw and restart can be refused, withdrawn and agreed")
{
    Pair pair;
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.ask(pair.host, RequestKind::Undo));
    REQUIRE_FALSE(pair.play(pair.host, {0, 0}));
    REQUIRE(pair.answer(pair.guest, false));
    REQUIRE(pair.host.match().plies() == 1);
    REQUIRE_FALSE(pair.host.match().request(Seat::First));

    REQUIRE(pair.ask(pair.host, RequestKind::Undo));
    REQUIRE(pair.answer(pair.guest, true));
    REQUIRE(pair.host.match().plies() == 0);
    REQUIRE(pair.guest.match().plies() == 0);

    REQUIRE(pair.ask(pair.guest, RequestKind::Draw));
    REQUIRE(pair.act(pair.guest, Withdraw{pair.guest.match().request(Seat::Second)->id}));
    REQUIRE_FALSE(pair.guest.match().request(Seat::Second));
    REQUIRE_FALSE(pair.host.match().request(Seat::Second));

    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    REQUIRE(pair.answer(pair.host, true));
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().black() == Seat::First);

    REQUIRE(pair.ask(pair.host, RequestKind::Draw));
    REQUIRE(pair.answer(pair.guest, true));
    REQUIRE(pair.guest.match().verdict() == Verdict{0, {std::nullopt, EndReason::Agreed}});
    REQUIRE(pair.host.match().isConfirmed());
}

TEST_CASE("a move refuses an open request without a reply")
{
    Pair pair;
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.ask(pair.host, RequestKind::Draw));
    REQUIRE(pair.guest.act(pair.guest.match().place({8, 8})));
    REQUIRE(sentTypes(pair.guest.session()) == QStringLiteral("move"));
}

TEST_CASE("requests that cross are agreed without replies when they ask for the same")
{
    for (const auto kind : {RequestKind::Draw, RequestKind::Restart}) {
        Pair pair;
        REQUIRE(pair.play(pair.host, {7, 7}));
        REQUIRE(pair.host.act(pair.host.match().ask(kind, 1)));
        REQUIRE(pair.guest.act(pair.guest.match().ask(kind, 1)));
        pair.settle();
        REQUIRE_FALSE(pair.host.last());
        REQUIRE_FALSE(pair.guest.last());
        const bool draw = kind == RequestKind::Draw;
        REQUIRE(pair.host.session().round() == (draw ? 1 : 2));
        REQUIRE(pair.guest.session().round() == (draw ? 1 : 2));
        REQUIRE(pair.host.match().isConfirmed() == draw);
        REQUIRE(pair.guest.match().isConfirmed() == draw);
    }
}

TEST_CASE("a resignation that crosses with a winning move: the host's verdict stands")
{
    Pair pair;
    for (int x = 0; x < 4; ++x) {
        REQUIRE(pair.play(pair.host, {x, 0}));
        REQUIRE(pair.play(pair.guest, {x, 5}));
    }
    REQUIRE(pair.host.act(Resign{}));
    REQUIRE(pair.guest.act(Resign{}));
    pair.settle();
    const Verdict hostLost{8, {Side::White, EndReason::Resign}};
    REQUIRE(pair.host.match().verdict() == hostLost);
    REQUIRE(pair.guest.match().verdict() == hostLost);
    REQUIRE(pair.guest.match().isConfirmed());
}

TEST_CASE("a resignation and its result are one line each")
{
    Pair pair;
    REQUIRE(pair.host.act(Resign{}));
    const auto lines = sent(pair.host.session());
    REQUIRE(lines.size() == 2);
    REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"resign"});
    REQUIRE(lines[0][QLatin1String{"round"}] == 1);
    REQUIRE(lines[1][QLatin1String{"type"}] == QLatin1String{"result"});
    REQUIRE(lines[1][QLatin1String{"winner"}] == QLatin1String{"white"});
    REQUIRE(lines[1][QLatin1String{"reason"}] == QLatin1String{"resign"});
    REQUIRE(lines[1][QLatin1String{"n"}] == 0);
}

TEST_CASE("an end of the guest's own that crosses with an agreed restart is void: the next round begins")
{
    Pair pair;
    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    const auto& open = pair.host.match().request(Seat::Second);
    REQUIRE(pair.host.act(Answer{open->id, open->kind, true, std::nullopt}));
    REQUIRE(pair.guest.act(Resign{}));
    pair.settle();
    REQUIRE_FALSE(pair.guest.last());
    REQUIRE_FALSE(pair.host.last());
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().isRunning());
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.guest.match().plies() == 1);
}

TEST_CASE("a guest that had agreed to a restart takes over the host's result and sends nothing more for the round")
{
    GuestAfterOne guest;
    guest.take(R"({"type":"request","id":1,"kind":"restart","round":1,"n":1})");
    REQUIRE(guest.end.act(Answer{1, RequestKind::Restart, true, std::nullopt}));
    REQUIRE(sentTypes(guest.end.session()) == QStringLiteral("reply"));
    guest.take(R"({"type":"resign","round":1})");
    guest.take(R"({"type":"result","round":1,"n":1,"winner":"white","reason":"resign"})");
    REQUIRE(sentTypes(guest.end.session()).isEmpty());
    REQUIRE(guest.end.match().verdict() == Verdict{1, {Side::White, EndReason::Resign}});
    REQUIRE(guest.end.session().isPlaying());
}

TEST_CASE("what a guest in round 1 answers, one ply of the host's on the board")
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
        {R"({"type":"throw","commit":"00"})", "error out-of-turn"},
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
        QString answer;
        for (const auto& object : sent(guest.end.session())) {
            const QString word = object[QLatin1String{"reason"}].toString() + object[QLatin1String{"code"}].toString();
            answer += object[QLatin1String{"type"}].toString() + (word.isEmpty() ? QString{} : u' ' + word);
        }
        CHECK(answer == QLatin1String{row.answer});
        const bool ends = answer.startsWith(QLatin1String{"error"}) || std::string{row.line}.find("bye") == 9;
        CHECK(guest.end.session().isClosed() == ends);
    }
}

TEST_CASE("what a guest answers to a second thing after a first")
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
        QString answer;
        for (const auto& object : sent(guest.end.session())) {
            const QString word = object[QLatin1String{"reason"}].toString() + object[QLatin1String{"code"}].toString();
            answer += object[QLatin1String{"type"}].toString() + (word.isEmpty() ? QString{} : u' ' + word);
        }
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

TEST_CASE("a host does not take a host's messages")
{
    for (const auto* line : {R"({"type":"start","round":2,"black":"host"})", R"({"type":"reject","reason":"busy"})",
                             R"({"type":"sync","round":1})", R"({"type":"challenge","nonce":"00"})",
                             R"({"type":"timeout","round":1,"side":"black"})", welcomeLine, helloLine}) {
        INFO(line);
        auto host = playingHost();
        REQUIRE(eventAfter<Failed>(host, line).code == ErrorCode::OutOfTurn);
    }
}

TEST_CASE("a refusal of the guest's request that crossed says so")
{
    Pair pair;
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.host.act(pair.host.match().ask(RequestKind::Draw, 1)));
    give(pair.host.session(), R"({"type":"request","id":4,"kind":"restart","round":1,"n":1})");
    pair.host.run(now);
    const auto lines = sent(pair.host.session());
    REQUIRE(lines.size() == 2);
    REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"request"});
    REQUIRE(lines[1][QLatin1String{"reason"}] == QLatin1String{"crossed"});
    REQUIRE(lines[1][QLatin1String{"id"}] == 4);
    REQUIRE(lines[1][QLatin1String{"kind"}] == QLatin1String{"restart"});
    REQUIRE(lines[1][QLatin1String{"accept"}] == false);
}

TEST_CASE("nothing to take back is told as such")
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

TEST_CASE("an unknown kind of request is refused in its own words, and an overlong one is no message")
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

TEST_CASE("chat is cleaned both ways, and only what the protocol allows is sent")
{
    auto guest = playingGuest();
    REQUIRE(eventAfter<Chatted>(guest, R"({"type":"chat","text":"a\nb\u202ec"})").text == QStringLiteral("abc"));
    REQUIRE(guest.chat(QStringLiteral("x\ny")));
    REQUIRE(sent(guest).at(0)[QLatin1String{"text"}] == QLatin1String{"xy"});
    REQUIRE_FALSE(guest.chat(QStringLiteral("\n")));
    REQUIRE_FALSE(guest.chat(QStringLiteral("x").repeated(501)));
    REQUIRE(guest.chat(QString::fromUtf8("😀").repeated(500)));
    guest.leave();
    REQUIRE_FALSE(guest.chat(QStringLiteral("x")));
}

TEST_CASE("bye ends the session on both sides, and what the match says afterwards is not sent")
{
    Pair pair;
    pair.guest.session().leave();
    REQUIRE(pair.guest.session().isClosed());
    pair.settle();
    REQUIRE(std::holds_alternative<PeerLeft>(*pair.host.last()));
    REQUIRE(pair.host.session().isClosed());
    pair.host.session().tell(Ended{Seat::Second, {0, {Side::Black, EndReason::Resign}}});
    REQUIRE(pair.host.session().takeOutput().isEmpty());
}

TEST_CASE("an error of the other side ends the session with its words, cleaned, and without an answer")
{
    auto host = playingHost();
    const auto failed = eventAfter<Failed>(host, R"({"type":"error","code":"desync","detail":"no\n\u202efive"})");
    REQUIRE(failed.code == ErrorCode::Desync);
    REQUIRE(failed.detail == QStringLiteral("nofive"));
    REQUIRE(failed.byPeer);
    REQUIRE(host.takeOutput().isEmpty());
    REQUIRE(host.isClosed());
}

TEST_CASE("an overlong line is answered and ends the session, whatever follows")
{
    for (const auto size : {4096, 100000}) {
        auto host = playingHost();
        const QByteArray bytes = QByteArray(size, 'x') + "\n{\"type\":\"resign\",\"round\":1}\n";
        host.receive(bytes, now);
        const auto event = host.poll(now);
        REQUIRE(event);
        REQUIRE(std::get<Failed>(*event).code == ErrorCode::TooLong);
        REQUIRE_FALSE(host.poll(now));
        REQUIRE(sent(host).at(0)[QLatin1String{"code"}] == QLatin1String{"too-long"});
    }
}

TEST_CASE("numbers of requests are never given twice")
{
    auto guest = playingGuest();
    const int first = guest.nextRequestId();
    guest.tell(Asked{Seat::Second, RequestKind::Draw, first + 5});
    REQUIRE(guest.nextRequestId() > first + 5);
}
