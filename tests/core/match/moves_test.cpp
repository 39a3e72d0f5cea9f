// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"
#include "tests/support/match_text.h"

using namespace qipan;
using namespace qipan::test;

TEST_CASE("a match accepts legal plies of the seat to move and rejects all others", "[match]")
{
    checkTable({
        {"the first ply", {}, {host, place(4, 1)}, "host plays 4 as ply 1"},
        {"its answer", moves({4}), {guest, place(3, 2)}, "guest plays 3 as ply 2"},
        {"not black's seat first", {}, {guest, place(4, 1)}, "refused: not your turn"},
        {"twice in a row", moves({4}), {host, place(5, 2)}, "refused: not your turn"},
        {"a ply number too high", moves({4}), {guest, place(3, 3)}, "refused: wrong ply"},
        {"a ply number too low", moves({4}), {guest, place(3, 1), CommandSource::Remote}, "refused: wrong ply"},
        {"on a stone", moves({4}), {guest, place(4, 2)}, "refused: occupied"},
        {"right of the board", {}, {host, place(9, 1)}, "refused: outside"},
        {"left of the board", {}, {host, place(-1, 1), CommandSource::Remote}, "refused: outside"},
        {"three in a row",
         moves({0, 5, 1, 6}),
         {host, place(2, 5)},
         "host plays 2 as ply 5; host ends it: black five at 5"},
        {"after the end", moves({0, 5, 1, 6, 2}), {guest, place(7, 6), CommandSource::Remote}, "refused: late"},
        {"a full row",
         moves({0, 2, 1, 3, 4, 6, 5, 7}),
         {host, place(8, 9)},
         "host plays 8 as ply 9; host ends it: draw full at 9"},
    });
}

TEST_CASE("a match reports forced passes and forbidden cells", "[match]")
{
    const FakeGame game{{.cells = 5, .passing = {1, 4}, .barren = {3}}};
    checkTable(
        {
            {"white passes", {}, {host, place(1, 1)}, "host plays 1 as ply 1; white passes"},
            {"black plays again", moves({1}), {host, place(4, 2)}, "host plays 4 as ply 2; white passes"},
            {"white may not", moves({1}), {guest, place(4, 2)}, "refused: not your turn"},
            {"a cell without effect", moves({0}), {guest, place(3, 2)}, "refused: no flip"},
            {"a last cell after which nobody passes",
             {{host, place(0, 1)}, {guest, place(4, 2)}, {guest, place(2, 3)}},
             {host, place(1, 4)},
             "host plays 1 as ply 4; host ends it: draw full at 4"},
        },
        game);
}

TEST_CASE("colours follow the seat that plays black", "[match]")
{
    Match match{std::make_unique<FakeGame>(), guest};
    CHECK(match.seatToMove() == guest);
    CHECK(match.sideOf(host) == Side::White);
    CHECK(match.seatOf(Side::Black) == guest);
    CHECK(text(decideAndEvolve(match, {host, place(0, 1)})) == "refused: not your turn");
    CHECK(text(decideAndEvolve(match, {guest, place(0, 1)})) == "guest plays 0 as ply 1");
    CHECK(text(decideAndEvolve(match, {guest, Resign{}})) == "guest ends it: white resign at 1");
}

TEST_CASE("a local request carries the number of plies and the next ply", "[match]")
{
    Match match{std::make_unique<FakeGame>(), host};
    decideAndEvolve(match, {host, match.place({4, 0})});
    CHECK(match.place({2, 0}).ply == 2);
    CHECK(match.ask(RequestKind::Draw, 8).plies == 1);
    CHECK(match.ask(RequestKind::Draw, 8).id == 8);
}
