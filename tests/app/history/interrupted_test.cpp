// SPDX-License-Identifier: GPL-3.0-or-later
// Interrupted games, and how the history shows them until they continue.
#include "app/history/history_file.h"
#include "app/history/history_query.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/history/recorded_play.h"
#include "tests/support/catch.h"

#include <array>
#include <optional>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

/// How another program's list shows the first game.
[[nodiscard]] ui::HistoryLine::State shownIn(const QTemporaryDir& folder)
{
    DataFile data{folder.path()};
    REQUIRE_FALSE(data.open());
    REQUIRE_FALSE(data.releaseDead());
    const auto lines = HistoryQuery{data}.lines(std::array<qint64, 1>{1});
    REQUIRE(lines);
    return lines->at(0).state;
}

} // namespace

TEST_CASE("a game is in progress while a program shows it and interrupted until it is continued", "[kept]")
{
    using State = ui::HistoryLine::State;
    const QTemporaryDir folder;
    {
        RecordedPlay game{folder.path()};
        game.play(first(3));
        game.history.settle();
        CHECK(shownIn(folder) == State::Running);
        game.recorder.reset();
    }
    CHECK(shownIn(folder) == State::Interrupted);
    {
        HistoryFolder waiting{folder.path()};
        REQUIRE(waiting.adopt().size() == 1);
        CHECK(shownIn(folder) == State::Interrupted);
    }
    RecordedPlay game{folder.path()};
    game.resume();
    game.history.settle();
    CHECK(shownIn(folder) == State::Running);
    game.table->startRound(Seat::Second);
    game.history.settle();
    CHECK(shownIn(folder) == State::Unfinished);
}

TEST_CASE("a read-only file still shows which games are in progress", "[kept]")
{
    using State = ui::HistoryLine::State;
    const QTemporaryDir folder;
    std::optional<RecordedPlay> game{folder.path()};
    game->play(first(3));
    game->history.settle();
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"PRAGMA user_version=1000"_s);
    CHECK(shownIn(folder) == State::Running);
    game->recorder.reset();
    game.reset();
    CHECK(shownIn(folder) == State::Interrupted);
}

TEST_CASE("an interrupted game can be deleted and continues after being restored", "[kept]")
{
    const QTemporaryDir folder;
    {
        RecordedPlay game{folder.path()};
        game.play(first(3));
        game.recorder.reset();
    }
    DataFile data{folder.path()};
    RunningFile file{data};
    const auto taken = file.adopt();
    REQUIRE(taken);
    REQUIRE(taken->size() == 1);
    HistoryFile bin{data};
    const std::array<qint64, 1> ids{taken->front().entry.id};
    REQUIRE(bin.remove(ids).value() == std::vector<qint64>{ids[0]});
    CHECK(file.adopt().value().empty());
    REQUIRE(bin.restore(ids).value() == 1);
    CHECK(file.adopt().value().size() == 1);
}

TEST_CASE("a game changed since it was interrupted cannot be continued", "[kept]")
{
    const QTemporaryDir folder;
    {
        RecordedPlay game{folder.path()};
        game.play(first(3));
        game.recorder.reset();
    }
    PlainFile file{folder.filePath(u"qipan.sqlite"_s)};
    file.run(u"UPDATE game SET moves='', record='(;GM[4]SZ[15];B[hh](;W[ii])(;W[jj]))'"_s);
    HistoryFolder history{folder.path()};
    CHECK(history.adopt().empty());
    CHECK(file.value(u"SELECT running FROM game"_s).isNull());
    CHECK_FALSE(file.value(u"SELECT record FROM game"_s).toString().isEmpty());
}

TEST_CASE("a game without a move from an earlier version is not stored", "[kept]")
{
    const QTemporaryDir folder;
    {
        RecordedPlay game{folder.path()};
        game.play(first(3));
        game.recorder.reset();
    }
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"UPDATE game SET moves='', plies=0"_s);
    HistoryFolder history{folder.path()};
    CHECK(history.adopt().empty());
    CHECK(history.games().empty());
}
