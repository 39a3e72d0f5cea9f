// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"

#include <optional>

using namespace qipan;
using namespace qipan::test;

namespace {

constexpr auto spectated = CommandSource::Spectated;

} // namespace

TEST_CASE("a spectator accepts ends that no board shows", "[match]")
{
    const auto played = moves({0, 5});
    checkTable({
        {"a resignation",
         played,
         {host, result(2, Side::White, EndReason::Resign), spectated},
         "host ends it: white resign at 2; confirmed"},
        {"a draw",
         played,
         {host, result(2, std::nullopt, EndReason::Agreed), spectated},
         "host ends it: draw agreed at 2; confirmed"},
        {"a timeout",
         played,
         {host, result(2, Side::Black, EndReason::Timeout), spectated},
         "host ends it: black timeout at 2; confirmed"},
        {"on another board", played, {host, result(3, Side::Black, EndReason::Resign), spectated}, "refused: desync"},
        {"a row that is not there",
         played,
         {host, result(2, Side::Black, EndReason::Five), spectated},
         "refused: desync"},
        {"a full board that is not",
         played,
         {host, result(2, std::nullopt, EndReason::Full), spectated},
         "refused: desync"},
    });
}

TEST_CASE("an end shown by the board is confirmed by the host's result or the boards differ", "[match]")
{
    const auto won = then(moves({0, 5, 1, 6}), {{host, place(2, 5), spectated}});
    checkTable({
        {"the same", won, {host, result(5, Side::Black, EndReason::Five), spectated}, "confirmed"},
        {"another", won, {host, result(5, std::nullopt, EndReason::Full), spectated}, "refused: desync"},
        {"a second one",
         then(won, {{host, result(5, Side::Black, EndReason::Five), spectated}}),
         {host, result(5, Side::Black, EndReason::Five), spectated},
         "refused: already settled"},
    });
}

TEST_CASE("a lost connection voids open requests and changes nothing else", "[match]")
{
    Match match{std::make_unique<FakeGame>(), host, Opening::Free, 3};
    REQUIRE(match.undos() == 3);
    REQUIRE(match.decideConnectionLost().empty());
    decideAndEvolve(match, {host, Ask{RequestKind::Draw, 1, 0}});
    const auto events = match.decideConnectionLost();
    REQUIRE(events.size() == 1);
    match.evolve(events[0]);
    REQUIRE_FALSE(match.request(host));
    REQUIRE(match.decideConnectionLost().empty());
    REQUIRE(match.isRunning());
    decideAndEvolve(match, {host, place(4, 1)});
    decideAndEvolve(match, {host, Ask{RequestKind::Undo, 2, 1}});
    decideAndEvolve(match, {guest, Answer{2, RequestKind::Undo, true, std::nullopt}});
    REQUIRE(match.undos() == 4);
}
