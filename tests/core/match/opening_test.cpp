// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/opening_steps.h"

using namespace qipan;
using namespace qipan::test;

TEST_CASE("in swap one side places three stones and the other chooses a colour", "[match][opening]")
{
    check(Opening::Swap,
          {
              {"the first", {}, {host, place(0, 1)}, "host plays 0 as ply 1"},
              {"not the other side's", {{host, place(0, 1)}}, {guest, place(1, 2)}, "refused: not your turn"},
              {"the second, white", {{host, place(0, 1)}}, {host, place(2, 2)}, "host plays 2 as ply 2"},
              {"no choice before the third",
               {{host, place(0, 1)}, {host, place(2, 2)}},
               {guest, choose(OpeningChoice::White, 2), afar},
               "refused: not in this state"},
              {"not a fourth", three(), {host, place(6, 4)}, "refused: not your turn"},
              {"nor by the other before its choice", three(), {guest, place(6, 4), afar}, "refused: choose first"},
              {"black", three(), {guest, choose(OpeningChoice::Black)}, "guest takes black at 3"},
              {"white", three(), {guest, choose(OpeningChoice::White), afar}, "guest takes white at 3"},
              {"not two", three(), {guest, choose(OpeningChoice::Two), afar}, "refused: not in this state"},
              {"not the beginner", three(), {host, choose(OpeningChoice::White), afar}, "refused: not your turn"},
              {"not for another board", three(), {guest, choose(OpeningChoice::White, 5), afar}, "refused: wrong ply"},
              {"white goes on after white was taken",
               threeThen({{guest, choose(OpeningChoice::White)}}),
               {guest, place(6, 4)},
               "guest plays 6 as ply 4"},
              {"and after black was",
               threeThen({{guest, choose(OpeningChoice::Black)}}),
               {host, place(6, 4)},
               "host plays 6 as ply 4"},
              {"not twice",
               threeThen({{guest, choose(OpeningChoice::Black)}}),
               {guest, choose(OpeningChoice::White), afar},
               "refused: not in this state"},
          });
    check(Opening::Free,
          {{"no choice without an opening",
            moves({0, 2, 4}),
            {guest, choose(OpeningChoice::White), afar},
            "refused: not in this state"}});
}

TEST_CASE("in swap2 the other side may place two more stones and let the first choose", "[match][opening]")
{
    check(
        Opening::Swap2,
        {
            {"two", three(), {guest, choose(OpeningChoice::Two), afar}, "guest takes two at 3"},
            {"a colour", three(), {guest, choose(OpeningChoice::Black)}, "guest takes black at 3"},
            {"the fourth",
             threeThen({{guest, choose(OpeningChoice::Two)}}),
             {guest, place(6, 4)},
             "guest plays 6 as ply 4"},
            {"not by the first",
             threeThen({{guest, choose(OpeningChoice::Two)}}),
             {host, place(6, 4)},
             "refused: not your turn"},
            {"the fifth",
             threeThen({{guest, choose(OpeningChoice::Two)}, {guest, place(6, 4)}}),
             {guest, place(8, 5)},
             "guest plays 8 as ply 5"},
            {"not a sixth", fiveThen({}), {guest, place(7, 6)}, "refused: not your turn"},
            {"the first chooses now", fiveThen({}), {host, place(7, 6), afar}, "refused: choose first"},
            {"a colour", fiveThen({}), {host, choose(OpeningChoice::White, 5), afar}, "host takes white at 5"},
            {"not two again", fiveThen({}), {host, choose(OpeningChoice::Two, 5), afar}, "refused: not in this state"},
            {"nor the other one",
             fiveThen({}),
             {guest, choose(OpeningChoice::White, 5), afar},
             "refused: not your turn"},
            {"who took white goes on",
             fiveThen({{host, choose(OpeningChoice::White, 5)}}),
             {host, place(7, 6)},
             "host plays 7 as ply 6"},
            {"or leaves it to the other",
             fiveThen({{host, choose(OpeningChoice::Black, 5)}}),
             {guest, place(7, 6)},
             "guest plays 7 as ply 6"},
        });
}

TEST_CASE("a choice maps the colours and keeps the player of each ply", "[match][opening]")
{
    const auto taken = after(threeThen({{guest, choose(OpeningChoice::Black)}, {host, place(6, 4)}}), Opening::Swap);
    CHECK(taken.black() == guest);
    CHECK(taken.initialBlack() == host);
    CHECK(taken.sideOf(host) == Side::White);
    CHECK(taken.seatOfPly(0) == host);
    CHECK(taken.seatOfPly(2) == host);
    CHECK(taken.seatOfPly(3) == host);

    const auto two = after(fiveThen({{host, choose(OpeningChoice::White, 5)}, {host, place(7, 6)}}), Opening::Swap2);
    CHECK(two.black() == guest);
    CHECK(two.seatOfPly(1) == host);
    CHECK(two.seatOfPly(3) == guest);
    CHECK(two.seatOfPly(4) == guest);
    CHECK(two.seatOfPly(5) == host);

    const auto open = after(three(), Opening::Swap);
    CHECK(open.chooser() == guest);
    CHECK(open.seatToMove() == guest);
    CHECK(open.black() == host);
}

TEST_CASE("takebacks are impossible in the opening and before its last choice", "[match][opening]")
{
    const auto whole = threeThen({{guest, choose(OpeningChoice::White)}});
    check(Opening::Swap,
          {
              {"after the first", {{host, place(0, 1)}}, {host, Ask{undo, 1, 1}, afar}, "refused: nothing"},
              {"before the choice", three(), {host, Ask{undo, 1, 3}, afar}, "refused: nothing"},
              {"right after it", whole, {host, Ask{undo, 1, 3}, afar}, "refused: nothing"},
              {"nor by who chose", whole, {guest, Ask{undo, 1, 3}, afar}, "refused: nothing"},
              {"the first ply after it",
               then(whole, {{guest, place(6, 4)}}),
               {guest, Ask{undo, 1, 4}},
               "guest asks undo 1"},
              {"but not by the other",
               then(whole, {{guest, place(6, 4)}}),
               {host, Ask{undo, 1, 4}, afar},
               "refused: nothing"},
              {"who then has a ply, too",
               then(whole, {{guest, place(6, 4)}, {host, place(8, 5)}}),
               {host, Ask{undo, 1, 5}, afar},
               "host asks undo 1"},
          });
    check(Opening::Swap2,
          {{"with two stones more", fiveThen({}), {guest, Ask{undo, 1, 5}, afar}, "refused: nothing"},
           {"and after the last choice",
            fiveThen({{host, choose(OpeningChoice::White, 5)}}),
            {guest, Ask{undo, 1, 5}, afar},
            "refused: nothing"}});
}

TEST_CASE("a choice declines an open request and makes an older one stale", "[match][opening]")
{
    check(Opening::Swap,
          {
              {"asked",
               threeThen({{host, Ask{draw, 1, 3, 0}}}),
               {guest, choose(OpeningChoice::White)},
               "guest takes white at 3"},
              {"gone with the choice",
               threeThen({{host, Ask{draw, 1, 3, 0}}, {guest, choose(OpeningChoice::White)}}),
               {guest, Answer{1, draw, true, {}}},
               "refused: nothing to answer"},
              {"not while one's own is open",
               threeThen({{guest, Ask{draw, 1, 3, 0}}}),
               {guest, choose(OpeningChoice::White)},
               "refused: waiting"},
              {"from before the choice",
               threeThen({{guest, choose(OpeningChoice::White)}}),
               {host, Ask{draw, 1, 3, 0}, afar},
               "refused: stale"},
              {"from after it",
               threeThen({{guest, choose(OpeningChoice::White)}}),
               {host, Ask{draw, 1, 3, 1}, afar},
               "host asks draw 1"},
              {"of a program that does not count choices",
               threeThen({{guest, choose(OpeningChoice::White)}}),
               {host, Ask{restart, 1, 3}, afar},
               "host asks restart 1"},
          });
}
