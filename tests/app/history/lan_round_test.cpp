// SPDX-License-Identifier: GPL-3.0-or-later
// LAN rounds in the history: one row each, which tells whether it can be continued.
#include "app/history/history_query.h"
#include "app/match_store/match_file.h"
#include "app/match_store/stored_match.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/history/recorded_play.h"
#include "tests/app/match_store/random_match.h"
#include "tests/support/catch.h"

#include <QDateTime>

#include <array>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

const QString token{32, u'a'};

/// One end of a LAN table.
class LanPlay : public RecordedPlay {
public:
    explicit LanPlay(const QString& folder, const GameSetup& setup = *makeSetup("gomoku", "freestyle", 15))
        : RecordedPlay{folder, setup, GameSource::Lan}
    {
        seating.key = roundKey({Seat::First, token}, 1);
    }

    /// Continues the first round from this state.
    void adopt(const MatchSnapshot& snapshot) { REQUIRE(table->takeOver(table->setup(), 1, snapshot, std::nullopt)); }
};

[[nodiscard]] ui::HistoryLine::State shownIn(DataFile& data)
{
    const auto lines = HistoryQuery{data}.lines(std::array<qint64, 1>{1});
    REQUIRE(lines);
    return lines->at(0).state;
}

} // namespace

TEST_CASE("a LAN round has one row however often its table is resumed after the end", "[kept]")
{
    const QTemporaryDir folder;
    MatchSnapshot snapshot;
    {
        LanPlay game{folder.path()};
        game.play(first(3));
        snapshot = snapshotOf(game.table->match());
        game.recorder.reset();
    } // killed in the middle
    {
        LanPlay game{folder.path()};
        game.adopt(snapshot);
        game.play({blackWins[3]});
        game.table->submit(Seat::First, Resign{});
        snapshot = snapshotOf(game.table->match());
        REQUIRE(snapshot.verdict);
        REQUIRE(game.history.games().size() == 1);
    }
    const QString mark = u"UPDATE game SET event='Evening', helped=1"_s; // as another program might write
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(mark);
    for (int start = 0; start < 2; ++start) {
        LanPlay game{folder.path()};
        game.adopt(snapshot);
        const auto games = game.history.games();
        REQUIRE(games.size() == 1);
        CHECK(games[0].state == GameState::Over);
        CHECK(games[0].moves == first(4));
        CHECK(games[0].event == u"Evening");
        CHECK(games[0].isHelped);
        game.table->startRound(Seat::Second);
        game.seating.key = roundKey({Seat::First, token}, 2 + start);
        game.play(first(1));
        game.table->submit(Seat::First, Resign{});
        REQUIRE(game.history.games().size() == 2); // another round
        game.history.settle();
        PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"DELETE FROM game WHERE id=2"_s);
    }
}

TEST_CASE("a LAN round whose end the peer has not received continues in its row", "[kept]")
{
    const QTemporaryDir folder;
    MatchSnapshot running;
    {
        LanPlay game{folder.path()};
        game.play(first(3));
        running = snapshotOf(game.table->match());
        game.table->submit(Seat::First, Resign{});
    }
    LanPlay game{folder.path()};
    game.adopt(running); // the host's state applies
    CHECK(game.history.games().at(0).state == GameState::Running);
    game.play({blackWins[3]});
    const auto games = game.history.games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].moves == first(4));
}

TEST_CASE("a LAN round without a move is not in the history", "[kept]")
{
    const QTemporaryDir folder;
    GameSetup setup = *makeSetup("gomoku", "freestyle", 15);
    setup.start = first(4);
    LanPlay game{folder.path(), setup};
    CHECK(game.history.games().empty());
    game.play({blackWins[4]});
    REQUIRE(game.history.games().size() == 1);
    CHECK(game.history.games()[0].moves == first(5));
    game.takeBack(Seat::First);
    CHECK(game.history.games().empty());
    game.recorder->interrupt(*game.table, true);
    CHECK(game.history.games().empty());
}

TEST_CASE("a LAN round is interrupted as long as its match can be resumed", "[kept]")
{
    using State = ui::HistoryLine::State;
    const QTemporaryDir folder;
    {
        LanPlay game{folder.path()};
        game.play(first(3));
        game.recorder.reset();
    }
    DataFile data{folder.path()};
    REQUIRE_FALSE(data.open());
    REQUIRE_FALSE(data.releaseDead());
    CHECK(shownIn(data) == State::Unfinished); // no match for it exists
    MatchFile file{data};
    StoredMatch match = plainMatch(token);
    match.lastAlive = QDateTime::currentMSecsSinceEpoch();
    REQUIRE_FALSE(file.save(match));
    CHECK(shownIn(data) == State::Interrupted);
    SECTION("its stored record was changed")
    {
        REQUIRE_FALSE(data.run(u"UPDATE game SET moves='', record='(;GM[4]SZ[15];B[hh](;W[ii])(;W[jj]))'"_s));
        LanPlay game{folder.path()};
        game.adopt({.black = Seat::First, .moves = first(3), .undos = 0, .verdict = {}});
        const auto games = game.history.games();
        REQUIRE(games.size() == 2);
        CHECK_FALSE(games[0].record.isEmpty());
        CHECK(games[1].moves == first(3));
    }
    SECTION("it is discarded")
    {
        REQUIRE_FALSE(file.finish(match.key, MatchEnd::Unfinished));
    }
    SECTION("it is too old")
    {
        match.lastAlive -= std::chrono::milliseconds{matchLifetime}.count() + 1;
        REQUIRE_FALSE(file.save(match));
    }
    SECTION("its match has moved to another round")
    {
        match.round = 2;
        REQUIRE_FALSE(file.save(match));
    }
    SECTION("its result is already known")
    {
        match.verdict = Verdict{2, {Side::White, EndReason::Resign}};
        REQUIRE_FALSE(file.save(match));
    }
    CHECK(shownIn(data) == State::Unfinished);
}
