// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::test;

TEST_CASE("two equal requests that cross are accepted on both sides except takebacks", "[match]")
{
    const auto played = moves({0, 5});
    const auto over = then(played, {{host, Resign{}}});
    checkTable({
        {"draws, at the host",
         then(played, {{host, Ask{draw, 1, 2}}}),
         {guest, Ask{draw, 7, 2}, afar},
         "guest asks draw 7; guest ends it: draw agreed at 2"},
        {"draws, at the guest",
         then(played, {{guest, Ask{draw, 7, 2}}}),
         {host, Ask{draw, 1, 2}, afar},
         "host asks draw 1; host ends it: draw agreed at 2"},
        {"restarts, at the host",
         then(played, {{host, Ask{restart, 1, 2}}}),
         {guest, Ask{restart, 7, 2}, afar},
         "guest asks restart 7; finished: restart"},
        {"restarts, at the guest",
         then(played, {{guest, Ask{restart, 7, 2}}}),
         {host, Ask{restart, 1, 2}, afar},
         "host asks restart 1; finished: restart"},
        {"agains, at the host",
         then(over, {{host, Ask{again, 1, 2}}}),
         {guest, Ask{again, 7, 2}, afar},
         "guest asks again 7; finished: again"},
        {"agains, at the guest",
         then(over, {{guest, Ask{again, 7, 2}}}),
         {host, Ask{again, 1, 3}, afar},
         "host asks again 1; finished: again"},
        {"draws, one withdrawn",
         then(played, {{host, Ask{draw, 1, 2}}, {host, Withdraw{1}}}),
         {guest, Ask{draw, 7, 2}, afar},
         "guest asks draw 7; guest ends it: draw agreed at 2"},
        {"take-backs, at the host",
         then(played, {{host, Ask{undo, 1, 2}}}),
         {guest, Ask{undo, 7, 2}, afar},
         "refused: crossed"},
        {"take-backs, at the guest",
         then(played, {{guest, Ask{undo, 7, 2}}}),
         {host, Ask{undo, 1, 2}, afar},
         "host asks undo 1"},
    });
}

TEST_CASE("any other crossing pair is declined by the host and shown to the guest", "[match]")
{
    const RequestKind kinds[] = {undo, draw, restart};
    const char* asked[] = {"host asks undo 1", "host asks draw 1", "host asks restart 1"};
    for (int mine = 0; mine < 3; ++mine) {
        for (int theirs = 0; theirs < 3; ++theirs) {
            if (mine == theirs)
                continue;
            CAPTURE(mine, theirs);
            checkTable({
                {"at the host",
                 then(moves({0, 5}), {{host, Ask{kinds[mine], 1, 2}}}),
                 {guest, Ask{kinds[theirs], 7, 2}, afar},
                 "refused: crossed"},
                {"at the guest",
                 then(moves({0, 5}), {{guest, Ask{kinds[theirs], 7, 2}}}),
                 {host, Ask{kinds[mine], 1, 2}, afar},
                 asked[mine]},
            });
        }
    }
}

TEST_CASE("after crossing requests the guest answers the host's and drops its own", "[match]")
{
    const auto crossed = then(moves({0, 5}), {{guest, Ask{undo, 7, 2}}, {host, Ask{undo, 1, 2}, afar}});
    const auto agreed = then(crossed, {{guest, Answer{1, undo, true, std::nullopt}}});
    const Step refusal{host, Answer{7, undo, false, AnswerReason::Crossed}, afar};
    checkTable({
        {"the guest agrees",
         crossed,
         {guest, Answer{1, undo, true, std::nullopt}},
         "host's undo 1 agreed; host takes back to 0"},
        {"it still waits for the refusal of its own", agreed, {guest, Ask{draw, 8, 0}}, "refused: waiting"},
        {"the refusal", agreed, refusal, "guest's undo 7 refused crossed"},
        {"the refusal first", crossed, refusal, "guest's undo 7 refused crossed"},
        {"then a move of the host", then(agreed, {refusal}), {host, place(3, 1), afar}, "host plays 3 as ply 1"},
    });
}

TEST_CASE("a move that crosses a request declines it on both sides", "[match]")
{
    // The host makes a request at two plies while the guest's third is on its way; then the guest receives it.
    const std::vector<Step> offered{{host, place(0, 1)}, {guest, place(5, 2)}, {host, Ask{draw, 1, 2}}};
    checkTable({
        {"the asker's side",
         then(moves({0}), {{host, Ask{draw, 1, 1}}, {guest, place(5, 2), afar}}),
         {guest, Answer{1, draw, false, AnswerReason::Stale}, afar},
         "refused: nothing to answer"},
        {"the mover's side", moves({0, 5}), {host, Ask{draw, 1, 1}, afar}, "refused: stale"},
        {"the asker waits without a move", offered, {host, place(1, 3)}, "refused: waiting"},
    });
}
