// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_recorder.h"

#include "app/duel/duel_entry.h"
#include "tests/app/duel/played_duel.h"
#include "tests/app/history/history_folder.h"
#include "tests/support/catch.h"

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

[[nodiscard]] HistoryEntry entryAt(qint64 began, GameSource source = GameSource::Local)
{
    const DuelPlayers players{.sides = {PlayerEntry{u"Ada"_s, PlayerKind::Me}, PlayerEntry{u"Lin"_s, PlayerKind::Peer}},
                              .source = source};
    return entryOf(playedDuel(smallDuel()), players, {.began = began, .ended = began + 20'000});
}

/// The round as it was before its end.
[[nodiscard]] HistoryEntry left(HistoryEntry game)
{
    auto record = record::readDuel(game.record.toStdString()).value();
    record.verdict.reset();
    const HistoryEntry unfinished = entryOf(record, {.sides = game.sides, .source = game.source}, {game.began, 0});
    return unfinished;
}

} // namespace

TEST_CASE("a round of a duel has one row, and the next one another", "[duel][kept]")
{
    const QTemporaryDir folder;
    HistoryFolder history{folder.path()};
    DuelRecorder recorder{history.store(), nullptr};
    recorder.save(left(entryAt(1'000)));
    history.settle();
    REQUIRE(history.games().size() == 1);
    CHECK(history.games()[0].state == GameState::Unfinished);
    recorder.save(entryAt(1'000));
    recorder.save(entryAt(2'000));
    history.settle();
    auto games = history.games();
    REQUIRE(games.size() == 2);
    HistoryEntry wanted = entryAt(1'000);
    wanted.id = games[0].id;
    CHECK(games[0] == wanted);
    CHECK(games[1].began == 2'000);
}

TEST_CASE("a round on the network has one row, also if another program goes on with it", "[duel][kept]")
{
    const QTemporaryDir folder;
    {
        HistoryFolder history{folder.path()};
        DuelRecorder recorder{history.store(), nullptr};
        recorder.save(left(entryAt(1'000, GameSource::Lan)), u"round 1"_s);
        history.settle();
    }
    HistoryFolder history{folder.path()};
    DuelRecorder recorder{history.store(), nullptr};
    recorder.save(entryAt(9'000, GameSource::Lan), u"round 1"_s);
    recorder.save(entryAt(9'500, GameSource::Lan), u"round 2"_s);
    history.settle();
    const auto games = history.games();
    REQUIRE(games.size() == 2);
    CHECK(games[0].state == GameState::Over);
    CHECK(games[0].began == 1'000); // when it began
    CHECK(games[1].began == 9'500);
}

TEST_CASE("a round in which nothing was done is not saved unless it ended", "[duel][kept]")
{
    const QTemporaryDir folder;
    HistoryFolder history{folder.path()};
    DuelRecorder recorder{history.store(), nullptr};
    record::DuelRecord record{.setup = smallDuel(), .actions = {}, .verdict = {}};
    recorder.save(entryOf(record, {}, {.began = 1}));
    history.settle();
    CHECK(history.games().empty());
    record.verdict = duel::Verdict{Seat::Second, duel::EndReason::Resign};
    recorder.save(entryOf(record, {}, {.began = 1}));
    history.settle();
    CHECK(history.games().size() == 1);
}

TEST_CASE("a round of a local duel that goes on later keeps its row", "[duel][kept]")
{
    const QTemporaryDir folder;
    HistoryFolder history{folder.path()};
    {
        DuelRecorder recorder{history.store(), nullptr};
        recorder.save(left(entryAt(1'000)));
        history.settle();
    }
    HistoryEntry end = entryAt(1'000);
    end.id = history.games().at(0).id;
    DuelRecorder recorder{history.store(), nullptr};
    recorder.save(end);
    history.settle();
    REQUIRE(history.games().size() == 1);
    CHECK(history.games()[0].state == GameState::Over);
}
