// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::test;

namespace {

Command agree(int id, RequestKind kind)
{
    return Answer{id, kind, true, std::nullopt};
}

Command refuse(int id, RequestKind kind, std::optional<AnswerReason> reason = std::nullopt)
{
    return Answer{id, kind, false, reason};
}

} // namespace

TEST_CASE("every kind of request is valid only at its time", "[match]")
{
    const auto won = moves({0, 5, 1, 6, 2});
    checkTable({
        {"undo", moves({0}), {host, Ask{undo, 1, 1}}, "host asks undo 1"},
        {"undo of a ply before the other's", moves({0, 5}), {host, Ask{undo, 1, 2}, afar}, "host asks undo 1"},
        {"draw on an empty board", {}, {guest, Ask{draw, 1, 0}, afar}, "guest asks draw 1"},
        {"restart on the other's turn", {}, {guest, Ask{restart, 4, 0}}, "guest asks restart 4"},
        {"again after the end", won, {guest, Ask{again, 2, 5}}, "guest asks again 2"},
        {"again is not tested for its plies", won, {guest, Ask{again, 2, 0}, afar}, "guest asks again 2"},
        {"again in a running round", {}, {guest, Ask{again, 2, 0}, afar}, "refused: not in this state"},
        {"undo after the end", won, {guest, Ask{undo, 2, 5}, afar}, "refused: late"},
        {"draw after the end, of fewer plies", won, {guest, Ask{draw, 2, 4}, afar}, "refused: late"},
        {"restart after the end", won, {host, Ask{restart, 2, 5}}, "refused: late"},
        {"undo of a side that has no move", moves({0}), {guest, Ask{undo, 1, 1}, afar}, "refused: nothing"},
        {"undo on an empty board", {}, {host, Ask{undo, 1, 0}}, "refused: nothing"},
    });
}

TEST_CASE("a request for another number of plies is stale before any other check", "[match]")
{
    checkTable({
        {"undo from before a move", moves({0}), {guest, Ask{undo, 1, 0}, afar}, "refused: stale"},
        {"draw from before a move", moves({0}), {guest, Ask{draw, 1, 0}, afar}, "refused: stale"},
        {"restart from before a move", moves({0}), {guest, Ask{restart, 1, 0}, afar}, "refused: stale"},
        {"from a longer board", {}, {guest, Ask{draw, 1, 1}, afar}, "refused: stale"},
        {"with nothing to take back", {}, {guest, Ask{undo, 1, 1}, afar}, "refused: stale"},
        {"while the host's own is open",
         then(moves({0}), {{host, Ask{draw, 1, 1}}}),
         {guest, Ask{undo, 1, 0}, afar},
         "refused: stale"},
        {"while the guest's own is open",
         then(moves({0}), {{guest, Ask{draw, 1, 1}, afar}}),
         {guest, Ask{draw, 2, 0}, afar},
         "refused: stale"},
    });
}

TEST_CASE("an answer settles the open request of the other seat only", "[match]")
{
    const auto asked = then(moves({0, 5, 1}), {{guest, Ask{undo, 3, 3}}});
    const auto offered = then(moves({0}), {{host, Ask{draw, 1, 1}}});
    const auto ended = then(moves({0, 5, 1, 6, 2}), {{host, Ask{again, 9, 5}}});
    checkTable({
        {"undo agreed", asked, {host, agree(3, undo)}, "guest's undo 3 agreed; guest takes back to 1"},
        {"undo refused", asked, {host, refuse(3, undo)}, "guest's undo 3 refused"},
        {"with a reason", asked, {host, refuse(3, undo, AnswerReason::Stale), afar}, "guest's undo 3 refused stale"},
        {"draw agreed", offered, {guest, agree(1, draw), afar}, "host's draw 1 agreed; host ends it: draw agreed at 1"},
        {"restart agreed",
         {{guest, Ask{restart, 1, 0}, afar}},
         {host, agree(1, restart)},
         "guest's restart 1 agreed; finished: restart"},
        {"again agreed", ended, {guest, agree(9, again), afar}, "host's again 9 agreed; finished: again"},
        {"again refused", ended, {guest, refuse(9, again), afar}, "host's again 9 refused"},
        {"one's own request", offered, {host, agree(1, draw)}, "refused: nothing to answer"},
        {"another id", offered, {guest, agree(2, draw), afar}, "refused: nothing to answer"},
        {"another kind from afar", offered, {guest, agree(1, undo), afar}, "refused: nothing to answer"},
        {"here the request tells the kind",
         offered,
         {guest, agree(1, undo)},
         "host's draw 1 agreed; host ends it: draw agreed at 1"},
        {"a second answer",
         then(offered, {{guest, refuse(1, draw), afar}}),
         {guest, agree(1, draw), afar},
         "refused: nothing to answer"},
        {"nothing asked", {}, {guest, agree(1, draw), afar}, "refused: nothing to answer"},
        {"after the end",
         then(offered, {{host, Resign{}}}),
         {guest, agree(1, draw), afar},
         "refused: nothing to answer"},
    });
}

TEST_CASE("a side has one open request at a time and cannot move meanwhile", "[match]")
{
    const std::vector<Step> waiting{{host, Ask{draw, 1, 0}}};
    checkTable({
        {"no move before the answer", waiting, {host, place(0, 1)}, "refused: waiting"},
        {"not even from afar", {{host, Ask{draw, 1, 0}, afar}}, {host, place(0, 1), afar}, "refused: waiting"},
        {"no second request", waiting, {host, Ask{restart, 2, 0}}, "refused: waiting"},
        {"none while the other's waits for an answer", waiting, {guest, Ask{restart, 1, 0}}, "refused: answer first"},
        {"nor the same one", waiting, {guest, Ask{draw, 1, 0}}, "refused: answer first"},
        {"a move after the answer",
         then(waiting, {{guest, refuse(1, draw), afar}}),
         {host, place(0, 1)},
         "host plays 0 as ply 1"},
        {"another request after the answer",
         then(waiting, {{guest, refuse(1, draw), afar}}),
         {host, Ask{restart, 2, 0}},
         "host asks restart 2"},
        {"resigning while one waits", waiting, {host, Resign{}}, "host ends it: white resign at 0"},
    });
}

TEST_CASE("a move declines the open request of the other side", "[match]")
{
    const std::vector<Step> offered{{guest, Ask{draw, 1, 0}}};
    const auto lapsed = then(offered, {{host, place(0, 1)}});
    checkTable({
        {"the move is played", offered, {host, place(0, 1)}, "host plays 0 as ply 1"},
        {"the request is gone", lapsed, {host, agree(1, draw)}, "refused: nothing to answer"},
        {"a late answer finds nothing",
         lapsed,
         {host, refuse(1, draw, AnswerReason::Stale), afar},
         "refused: nothing to answer"},
        {"the asker may move again", lapsed, {guest, place(3, 2)}, "guest plays 3 as ply 2"},
        {"and ask again", lapsed, {guest, Ask{draw, 2, 1}}, "guest asks draw 2"},
    });
}

TEST_CASE("a withdrawn request is declined where it arrives and pending where it was made", "[match]")
{
    const std::vector<Step> own{{guest, Ask{draw, 1, 0}}};
    const std::vector<Step> theirs{{guest, Ask{draw, 1, 0}, afar}};
    const auto withdrawn = then(own, {{guest, Withdraw{1}}});
    checkTable({
        {"here", own, {guest, Withdraw{1}}, "guest withdraws 1"},
        {"afar", theirs, {guest, Withdraw{1}, afar}, "guest's draw 1 refused withdrawn"},
        {"once is enough", withdrawn, {guest, Withdraw{1}}, "refused: nothing to answer"},
        {"it still waits", withdrawn, {guest, Ask{restart, 2, 0}}, "refused: waiting"},
        {"its answer",
         withdrawn,
         {host, refuse(1, draw, AnswerReason::Withdrawn), afar},
         "guest's draw 1 refused withdrawn"},
        {"an agreement that was on its way counts",
         withdrawn,
         {host, agree(1, draw), afar},
         "guest's draw 1 agreed; guest ends it: draw agreed at 0"},
        {"a refusal that was on its way counts", withdrawn, {host, refuse(1, draw), afar}, "guest's draw 1 refused"},
        {"afar after the agreement",
         then(theirs, {{host, agree(1, draw)}}),
         {guest, Withdraw{1}, afar},
         "refused: nothing to answer"},
        {"another id", own, {guest, Withdraw{2}}, "refused: nothing to answer"},
        {"the other's request", own, {host, Withdraw{1}}, "refused: nothing to answer"},
        {"no request", {}, {guest, Withdraw{1}, afar}, "refused: nothing to answer"},
    });
}

TEST_CASE("a takeback undoes the requester's last move even across passes", "[match]")
{
    const FakeGame passes{{.cells = 9, .passing = {1, 3}}};
    // Black plays 1 and 3, white passes after each, black plays 5, white 7.
    const std::vector<Step> played{{host, place(1, 1)}, {host, place(3, 2)}, {host, place(5, 3)}, {guest, place(7, 4)}};
    const auto undone = then(played, {{host, Ask{undo, 1, 4}}, {guest, agree(1, undo)}});
    checkTable(
        {
            {"black: two plies",
             then(played, {{host, Ask{undo, 1, 4}}}),
             {guest, agree(1, undo)},
             "host's undo 1 agreed; host takes back to 2"},
            {"white: one ply",
             then(played, {{guest, Ask{undo, 1, 4}}}),
             {host, agree(1, undo)},
             "guest's undo 1 agreed; guest takes back to 3"},
            {"then it is the asker's turn", undone, {host, place(6, 3)}, "host plays 6 as ply 3"},
            {"again over a pass: one ply",
             then(undone, {{host, Ask{undo, 2, 2}}}),
             {guest, agree(2, undo)},
             "host's undo 2 agreed; host takes back to 1"},
            {"a side that only passed has nothing", undone, {guest, Ask{undo, 1, 2}, afar}, "refused: nothing"},
        },
        passes);
    const FakeGame blackPasses{{.cells = 9, .passing = {7, 8}}};
    const std::vector<Step> white{
        {host, place(0, 1)}, {guest, place(7, 2)}, {guest, place(8, 3)}, {guest, place(4, 4)}};
    checkTable({{"black passed twice: four plies",
                 then(white, {{host, Ask{undo, 1, 4}}}),
                 {guest, agree(1, undo)},
                 "host's undo 1 agreed; host takes back to 0"}},
               blackPasses);
}
