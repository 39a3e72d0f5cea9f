// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/fake_game.h"
#include "tests/support/match_text.h"
#include "tests/support/wire_model.h"

#include <map>
#include <string>

using namespace qipan;
using namespace qipan::test;

namespace {

/// How the two ends violate the invariants of a round; empty if they do not.
std::string difference(const RoundRecord& host, const RoundRecord& guest)
{
    if (host.round != guest.round)
        return "rounds differ";
    if (host.verdict != guest.verdict)
        return "verdicts differ";
    if (host.winner != guest.winner)
        return "one colour won, and it is not the same end's";
    // A guest that agreed to a restart adopts the host's result and reports none.
    if (host.verdict && !(guest.confirmed && host.resultSent && host.confirmed == guest.resultSent))
        return "a verdict is not settled";
    if (host.verdict && host.openingChoices != guest.openingChoices)
        return "choices differ";
    if (host.moves != guest.moves && !host.crossed && !guest.crossed)
        return "moves differ although nothing crossed";
    return {};
}

using Met = std::map<std::string, int>; // see WireEnd::met

/// Both ends play random commands for a while; afterwards they must agree. Returns the number of finished rounds.
int playConversation(const Played& played, std::uint64_t seed, Met& met)
{
    CAPTURE(seed);
    WireModel model{played, seed};
    // Long enough for a few rounds that last until the board is full, if mostly moves are drawn.
    const int ticks = 40 * played.makeGame()->size().cells();
    for (int tick = 0; tick < ticks; ++tick)
        model.step();
    REQUIRE(model.settle());
    CHECK(model.host().complaints() == std::vector<std::string>{});
    CHECK(model.guest().complaints() == std::vector<std::string>{});

    const auto host = model.host().records();
    const auto guest = model.guest().records();
    REQUIRE(host.size() == guest.size());
    for (std::size_t i = 0; i < host.size(); ++i) {
        CAPTURE(host[i].round);
        REQUIRE(difference(host[i], guest[i]) == "");
    }
    for (const auto* end : {&model.host(), &model.guest()}) {
        for (const auto& [what, count] : end->met())
            met[what] += count;
    }
    return static_cast<int>(host.size()) - 1 + (host.back().verdict ? 1 : 0);
}

Met playRounds(const Played& played, int rounds)
{
    Met met;
    std::uint64_t seed = 1;
    for (int done = 0; done < rounds; ++seed)
        done += playConversation(played, seed, met);
    return met;
}

} // namespace

TEST_CASE("two peers on a slow connection agree on every round of a small game with passes", "[match][random]")
{
    const FakeGame game{{.cells = 12, .passing = {2, 7, 8}, .barren = {5}}};
    auto met = playRounds({[&] { return game.clone(); }}, repetitions(20'000, 200'000));
    for (const char* what : {"stale", "crossed", "late", "nothing to answer", "crossed with an end", "overruled",
                             "overruled after a restart", "voided", "ended by the rules"}) {
        CAPTURE(what);
        CHECK(met[what] > 0);
    }
}

TEST_CASE("two peers on a slow connection agree on colours and winner in every opening with choices", "[match][random]")
{
    const FakeGame game{{.cells = 12}};
    for (const auto opening : {Opening::Swap, Opening::Swap2}) {
        INFO(keyOf(opening));
        auto met = playRounds({[&] { return game.clone(); }, opening}, repetitions(10'000, 100'000));
        for (const char* what : {"chosen", "chose while it ended", "unchosen", "stale", "late", "crossed with an end",
                                 "overruled", "ended by the rules"}) {
            CAPTURE(what);
            CHECK(met[what] > 0);
        }
    }
}

TEST_CASE("two peers on a slow connection agree on every round of each game", "[match][random]")
{
    for (const auto& game : games()) {
        INFO(game.key);
        const int rounds = repetitions(1000, 10'000);
        auto met = playRounds({[&] { return defaultSetup(game).makeGame(); }}, rounds);
        if (rounds >= 1000) // the few runs under sanitizers may all end early
            CHECK(met["ended by the rules"] > 0);
    }
}
