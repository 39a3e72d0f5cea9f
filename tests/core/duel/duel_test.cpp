// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/snapshot.h"
#include "core/link/deal.h"
#include "tests/support/catch.h"

#include <string>

using namespace std::chrono_literals;

namespace qipan::duel {
namespace {

constexpr Seat host = Seat::First;
constexpr Seat guest = Seat::Second;

[[nodiscard]] Setup race()
{
    return {.deal = {.size = {.columns = 4, .rows = 2}, .pictures = 4, .difficulty = link::Difficulty::Easy}};
}

[[nodiscard]] link::Board boardOf(const Setup& setup)
{
    return link::makeDeal(setup.deal, std::atomic<bool>{false})->board;
}

[[nodiscard]] Duel duelAt(End end, const Setup& setup = race())
{
    return {setup, boardOf(setup), end};
}

[[nodiscard]] std::string text(const std::optional<Seat>& winner)
{
    return !winner ? "draw" : *winner == host ? "host" : "guest";
}

[[nodiscard]] std::string text(const Event& event)
{
    constexpr const char* reasons[]{"cleared", "points", "resign", "agreed"};
    const auto verdict = [&](const Verdict& each) {
        return text(each.winner) + ' ' + reasons[static_cast<std::size_t>(each.reason)];
    };
    struct Text {
        decltype(verdict)& of;
        std::string operator()(const Acted& e) const { return text(std::optional{e.by}) + " acted"; }
        std::string operator()(const Asked& e) const { return text(std::optional{e.by}) + " asked"; }
        std::string operator()(const Answered& e) const { return e.accept ? "accepted" : "declined"; }
        std::string operator()(const Withdrew&) const { return "withdrew"; }
        std::string operator()(const Paused&) const { return "paused"; }
        std::string operator()(const WentOn&) const { return "went on"; }
        std::string operator()(const Ended& e) const { return "ended: " + of(e.verdict); }
        std::string operator()(const Reported& e) const { return "reported: " + of(e.verdict); }
        std::string operator()(const Confirmed& e) const { return "confirmed: " + of(e.verdict); }
        std::string operator()(const Finished&) const { return "finished"; }
        std::string operator()(const RequestsVoided&) const { return "voided"; }
    };
    return std::visit(Text{verdict}, event);
}

[[nodiscard]] std::string text(Refusal refusal)
{
    constexpr const char* names[]{"crossed", "late",         "nothing to answer", "settled",      "paused",
                                  "waiting", "answer first", "not in this state", "wrong number", "illegal",
                                  "desync"};
    return std::string{"refused: "} + names[static_cast<std::size_t>(refusal)];
}

/// Decides and, unless refused, evolves. Returns the events joined by "; ".
std::string play(Duel& duel, Seat by, const Command& command, CommandSource source = CommandSource::Local)
{
    const auto decision = duel.decide(by, command, source);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        return text(*refusal);
    std::string events;
    for (const Event& event : std::get<Duel::Events>(decision)) {
        events += (events.empty() ? "" : "; ") + text(event);
        duel.evolve(event);
    }
    return events;
}

/// The next pair that a seat can take.
[[nodiscard]] Act nextPair(const Duel& duel, Seat seat, Milliseconds at, Milliseconds earliest = 0ms)
{
    const auto hint = duel.board(seat).game().hint();
    REQUIRE(hint);
    return {.action = {.pair = hint->pair, .at = at},
            .number = duel.nextNumber(seat, Action::Kind::Pair),
            .earliest = earliest};
}

/// Clears a board, the last pair at `at`. Returns the events of that pair.
std::string clear(Duel& duel, Seat seat, Milliseconds at, CommandSource source, Milliseconds earliest = 0ms)
{
    while (duel.board(seat).game().tilesLeft() > 2)
        REQUIRE(play(duel, seat, nextPair(duel, seat, 1s), source) == text(std::optional{seat}) + " acted");
    return play(duel, seat, nextPair(duel, seat, at, earliest), source);
}

constexpr auto local = CommandSource::Local;
constexpr auto remote = CommandSource::Remote;

} // namespace

TEST_CASE("both boards of a duel are the deal, and a pair leaves the own one only", "[duel]")
{
    Duel duel = duelAt(End::Host);
    CHECK(duel.board(host).game().board() == duel.board(guest).game().board());
    CHECK(play(duel, host, nextPair(duel, host, 1s)) == "host acted");
    CHECK(duel.board(host).pairs() == 1);
    CHECK(duel.board(guest).pairs() == 0);
    CHECK(duel.leader() == host);
    CHECK(play(duel, guest, nextPair(duel, guest, 1s), remote) == "guest acted");
    CHECK_FALSE(duel.leader());
}

TEST_CASE("two pauses that cross are one, and leave no request open", "[duel]")
{
    Duel duel = duelAt(End::Host);
    CHECK(play(duel, host, Ask{RequestKind::Pause, 1}) == "host asked");
    CHECK(play(duel, guest, Ask{RequestKind::Pause, 1}, remote) == "guest asked; paused");
    CHECK_FALSE(duel.request(host));
    CHECK_FALSE(duel.request(guest));
    CHECK(play(duel, guest, GoOn{}, remote) == "went on");
    CHECK(play(duel, guest, Ask{RequestKind::Pause, 2}, remote) == "guest asked");
}

TEST_CASE("actions against the rules are refused", "[duel]")
{
    Duel duel = duelAt(End::Host);
    const link::Pair pair = duel.board(host).game().hint()->pair;
    const auto refused = [&](const Action& action, int number = 1) { return play(duel, host, Act{action, number}); };
    CHECK(refused({.pair = pair, .at = 1s}, 2) == "refused: wrong number");
    CHECK(refused({.pair = {pair.a, pair.a}, .at = 1s}) == "refused: illegal");
    CHECK(refused({.pair = {pair.a, {99, -1}}, .at = 1s}) == "refused: illegal");
    CHECK(refused({.kind = Action::Kind::Shuffle, .at = 1s}) == "refused: illegal");
    CHECK(refused({.kind = Action::Kind::Hint, .at = 1s}) == "host acted");
    CHECK(refused({.pair = pair, .at = 5999ms}) == "refused: illegal"); // a hint costs 5 s
    CHECK(refused({.pair = pair, .at = 999ms}) == "refused: illegal");
    CHECK(refused({.kind = Action::Kind::Hint, .at = 2s}, 2) == "host acted");
    CHECK(refused({.pair = pair, .at = 10'999ms}) == "refused: illegal"); // costs add up
    CHECK(refused({.pair = pair, .at = 11s}) == "host acted");
    CHECK(refused({.pair = pair, .at = 12s}, 2) == "refused: illegal"); // it is gone
    CHECK(refused({.kind = Action::Kind::Hint, .at = 11s - 1ms}, 3) == "refused: illegal");
}

TEST_CASE("a cleared board wins when nothing on its way can be earlier", "[duel]")
{
    SECTION("at one machine only the draw window passes")
    {
        Duel duel = duelAt(End::OneMachine);
        CHECK(clear(duel, host, 20s, local) == "host acted");
        CHECK(play(duel, host, Tick{20'099ms}) == "");
        CHECK(play(duel, host, nextPair(duel, guest, 20s), remote) == "refused: wrong number"); // its board is cleared
        CHECK(play(duel, host, Tick{20'100ms}) == "ended: host cleared; confirmed: host cleared");
        CHECK(play(duel, guest, nextPair(duel, guest, 21s)) == "refused: late");
    }
    SECTION("the guest waits for what takes a round trip")
    {
        Duel duel = duelAt(End::Guest);
        CHECK(clear(duel, guest, 20s, local) == "guest acted");
        CHECK(play(duel, guest, Tick{20'599ms}) == "");
        CHECK(play(duel, guest, Tick{20'600ms}) == "ended: guest cleared");
        CHECK(play(duel, host, PeerResult{{guest, EndReason::Cleared}}, remote) == "confirmed: guest cleared");
        CHECK(play(duel, host, PeerResult{{guest, EndReason::Cleared}}, remote) == "refused: settled");
    }
    SECTION("the host waits for the guest's result")
    {
        Duel duel = duelAt(End::Host);
        CHECK(clear(duel, host, 20s, local) == "host acted");
        CHECK(play(duel, host, Tick{25'099ms}) == "");
        SECTION("which comes")
        {
            CHECK(play(duel, guest, PeerResult{{host, EndReason::Cleared}}, remote)
                  == "ended: host cleared; confirmed: host cleared");
        }
        SECTION("or does not")
        {
            CHECK(play(duel, host, Tick{25'100ms}) == "ended: host cleared");
            CHECK(play(duel, guest, PeerResult{{host, EndReason::Cleared}}, remote) == "confirmed: host cleared");
        }
    }
}

TEST_CASE("ends within 100 ms of each other, or ordered differently, are a draw", "[duel]")
{
    SECTION("within 100 ms")
    {
        Duel duel = duelAt(End::Guest);
        clear(duel, guest, 20s, local);
        CHECK(clear(duel, host, 20'100ms, remote) == "host acted; ended: draw cleared");
    }
    SECTION("more than 100 ms")
    {
        Duel duel = duelAt(End::Guest);
        clear(duel, guest, 20s, local);
        CHECK(clear(duel, host, 20'101ms, remote) == "host acted; ended: guest cleared");
    }
    SECTION("a time before the message can have been sent does not count")
    {
        Duel duel = duelAt(End::Guest);
        clear(duel, guest, 20s, local);
        CHECK(clear(duel, host, 15s, remote, 20'500ms) == "host acted; ended: guest cleared");
        CHECK(duel.finishedAt(host) == 20'500ms);
    }
    SECTION("ordered differently")
    {
        Duel duel = duelAt(End::Host);
        clear(duel, host, 20s, local);
        clear(duel, guest, 20'500ms, remote);
        CHECK(play(duel, guest, PeerResult{{guest, EndReason::Cleared}}, remote)
              == "ended: draw cleared; confirmed: draw cleared");
    }
}

TEST_CASE("the host's verdict stands", "[duel]")
{
    SECTION("over a board that the guest cleared meanwhile")
    {
        Duel duel = duelAt(End::Guest);
        clear(duel, guest, 20s, local);
        CHECK(play(duel, guest, Tick{21s}) == "ended: guest cleared");
        CHECK(play(duel, host, Resign{}, remote) == "refused: late");
        CHECK(play(duel, host, PeerResult{{guest, EndReason::Resign}}, remote) == "confirmed: guest resign");
    }
    SECTION("but not one that the boards or the guest's actions exclude")
    {
        Duel duel = duelAt(End::Guest);
        for (const Verdict impossible : {Verdict{host, EndReason::Cleared}, Verdict{guest, EndReason::Cleared},
                                         Verdict{std::nullopt, EndReason::Cleared}, Verdict{host, EndReason::Points},
                                         Verdict{host, EndReason::Resign}, Verdict{guest, EndReason::Resign},
                                         Verdict{std::nullopt, EndReason::Agreed}})
            CHECK(play(duel, host, PeerResult{impossible}, remote) == "refused: desync");
        clear(duel, guest, 20s, local);
        play(duel, guest, Tick{21s});
        CHECK(play(duel, host, PeerResult{{host, EndReason::Resign}}, remote) == "refused: desync");
        CHECK(play(duel, host, PeerResult{{std::nullopt, EndReason::Agreed}}, remote) == "refused: desync");
    }
    SECTION("and a guest cannot claim an end that the host's boards do not have")
    {
        Duel duel = duelAt(End::Host);
        CHECK(play(duel, guest, PeerResult{{guest, EndReason::Cleared}}, remote) == "refused: desync");
        CHECK(play(duel, guest, PeerResult{{guest, EndReason::Resign}}, remote) == "refused: desync");
    }
}

TEST_CASE("by points the time decides, and boards are refilled", "[duel]")
{
    Setup setup = race();
    setup.rule = Rule::Points;
    setup.minutes = 1min;
    Duel duel = duelAt(End::Host, setup);
    const int pairs = duel.board(host).game().tilesLeft() / 2;
    for (int i = 1; i <= pairs + 1; ++i)
        REQUIRE(play(duel, host, nextPair(duel, host, i * 1s)) == "host acted");
    CHECK(duel.board(host).pairs() == pairs + 1);
    CHECK(duel.board(host).game().tilesLeft() == 2 * (pairs - 1));
    CHECK_FALSE(duel.finishedAt(host));
    CHECK(duel.board(host).points() > 10 * (pairs + 1)); // with combos
    CHECK(play(duel, host, nextPair(duel, host, 60s)) == "refused: illegal");

    SECTION("the guest's last pairs count if they come before its result")
    {
        CHECK(play(duel, host, Tick{61s}) == "");
        for (int i = 1; i <= pairs; ++i)
            REQUIRE(play(duel, guest, nextPair(duel, guest, i * 1s), remote) == "guest acted");
        CHECK(play(duel, guest, PeerResult{{host, EndReason::Points}}, remote) == "reported: host points");
        CHECK(play(duel, host, Tick{61s}) == "ended: host points; confirmed: host points");
    }
    SECTION("a guest whose time is up first waits for the host's")
    {
        CHECK(play(duel, guest, PeerResult{{host, EndReason::Points}}, remote) == "reported: host points");
        CHECK(play(duel, host, Tick{59'999ms}) == "");
        CHECK(play(duel, host, Tick{60s}) == "ended: host points; confirmed: host points");
    }
}

TEST_CASE("refills are the same for both seats", "[duel]")
{
    Setup setup = race();
    setup.rule = Rule::Points;
    setup.minutes = 1min;
    Duel duel = duelAt(End::OneMachine, setup);
    for (int i = 0; i < 4; ++i) {
        for (const Seat seat : {host, guest})
            play(duel, seat, nextPair(duel, seat, 1s));
    }
    REQUIRE(duel.board(host).game().tilesLeft() == 8);
    CHECK(duel.board(host).game().board() == duel.board(guest).game().board());
    CHECK(play(duel, host, Tick{60s}) == "ended: draw points; confirmed: draw points");
}

TEST_CASE("a draw and a pause need consent", "[duel]")
{
    Duel duel = duelAt(End::Host);
    CHECK(play(duel, host, Ask{RequestKind::Pause, 1}) == "host asked");
    CHECK(play(duel, host, Ask{RequestKind::Draw, 2}) == "refused: waiting");
    CHECK(play(duel, host, nextPair(duel, host, 1s)) == "host acted"); // play goes on
    CHECK(play(duel, guest, Ask{RequestKind::Draw, 1}, remote) == "refused: crossed");
    CHECK(play(duel, guest, Answer{2, RequestKind::Pause, true}, remote) == "refused: nothing to answer");
    CHECK(play(duel, guest, Answer{1, RequestKind::Pause, true}, remote) == "accepted; paused");
    CHECK(play(duel, host, nextPair(duel, host, 2s)) == "refused: paused");
    CHECK(play(duel, guest, nextPair(duel, guest, 2s), remote) == "guest acted"); // on its way before the pause
    CHECK(play(duel, host, Ask{RequestKind::Pause, 3}) == "refused: not in this state");
    CHECK(play(duel, guest, GoOn{}, remote) == "went on");
    CHECK(play(duel, guest, GoOn{}, remote) == "");
    CHECK(play(duel, host, GoOn{}) == "refused: not in this state");

    CHECK(play(duel, guest, Ask{RequestKind::Draw, 2}, remote) == "guest asked");
    CHECK(play(duel, host, Ask{RequestKind::Draw, 4}) == "refused: answer first");
    CHECK(play(duel, guest, Withdraw{2}, remote) == "declined");
    CHECK(play(duel, host, Ask{RequestKind::Draw, 5}) == "host asked");
    CHECK(play(duel, host, Withdraw{5}) == "withdrew");
    CHECK(play(duel, guest, Ask{RequestKind::Draw, 3}, remote) == "guest asked; ended: draw agreed"); // both asked
    CHECK(play(duel, guest, PeerResult{{std::nullopt, EndReason::Agreed}}, remote) == "confirmed: draw agreed");
    CHECK(play(duel, guest, Ask{RequestKind::Again, 4}, remote) == "guest asked");
    CHECK(play(duel, host, Answer{4, RequestKind::Again, true}) == "accepted; finished");
    CHECK(play(duel, host, Ask{RequestKind::Again, 6}) == "refused: late");
}

TEST_CASE("another round is asked after the end, and a lost line voids requests", "[duel]")
{
    Duel duel = duelAt(End::Guest);
    CHECK(play(duel, guest, Ask{RequestKind::Again, 1}) == "refused: not in this state");
    CHECK(duel.decideConnectionLost().empty());
    play(duel, guest, Ask{RequestKind::Draw, 1});
    REQUIRE(duel.decideConnectionLost().size() == 1);
    duel.evolve(duel.decideConnectionLost().front());
    CHECK_FALSE(duel.request(guest));
    CHECK(play(duel, guest, Resign{}) == "ended: host resign");
    CHECK(play(duel, host, PeerResult{{host, EndReason::Resign}}, remote) == "confirmed: host resign");
}

TEST_CASE("a pace that no hand has is marked", "[duel]")
{
    const auto isMarked = [](Milliseconds pace) {
        Setup setup = race();
        setup.deal.size = {.columns = 6, .rows = 4};
        Duel duel = duelAt(End::OneMachine, setup);
        for (int i = 1; i <= 11; ++i) {
            while (duel.board(host).game().stuck())
                play(duel, host, Act{{.kind = Action::Kind::Shuffle, .at = i * pace}, 1});
            REQUIRE(play(duel, host, nextPair(duel, host, i * pace)) == "host acted");
        }
        return duel.board(host).isInhumanlyFast();
    };
    CHECK(isMarked(149ms));
    CHECK_FALSE(isMarked(150ms));
}

TEST_CASE("a round is rebuilt from a snapshot, and only from a sound one", "[duel]")
{
    const Setup setup = race();
    const link::Board dealt = boardOf(setup);
    Duel duel{setup, dealt, End::Host};
    play(duel, host, nextPair(duel, host, 1s));
    play(duel, guest, nextPair(duel, guest, 2s), remote);
    Snapshot snapshot = snapshotOf(duel);
    const auto again = restore(setup, dealt, End::Guest, snapshot);
    REQUIRE(again);
    CHECK(snapshotOf(*again) == snapshot);
    CHECK(again->board(host).game().board() == duel.board(host).game().board());
    snapshot.verdict = Verdict{host, EndReason::Cleared};
    CHECK_FALSE(restore(setup, dealt, End::Guest, snapshot));
    snapshot.verdict = Verdict{host, EndReason::Resign};
    const auto over = restore(setup, dealt, End::Guest, snapshot);
    REQUIRE(over);
    CHECK(over->isConfirmed());
    snapshot.actions[0].push_back(snapshot.actions[0].back());
    CHECK_FALSE(restore(setup, dealt, End::Guest, snapshot));
}

TEST_CASE("a guest sends again what the host has not received", "[duel]")
{
    const Setup setup = race();
    Duel guests = duelAt(End::Guest, setup);
    play(guests, guest, nextPair(guests, guest, 1s));
    Snapshot hosts = snapshotOf(guests);
    play(guests, guest, nextPair(guests, guest, 2s));
    const auto pending = pendingActions(guests, hosts);
    REQUIRE(pending);
    REQUIRE(pending->actions.size() == 1);
    CHECK(pending->actions[0].at == 2s);
    CHECK_FALSE(pending->resign);
    play(guests, guest, Resign{});
    CHECK(pendingActions(guests, hosts)->resign);
    hosts.verdict = Verdict{std::nullopt, EndReason::Agreed};
    CHECK(pendingActions(guests, hosts)->actions.empty());
    hosts.actions[1][0].at = 3s; // not what the guest took
    CHECK_FALSE(pendingActions(guests, hosts));
}

} // namespace qipan::duel
