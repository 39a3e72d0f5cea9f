// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_record.h"

#include "app/history/history_file.h"
#include "app/history/stored_analysis.h"
#include "core/games/registry.h"
#include "core/record/any_record.h"
#include "core/record/sgf.h"
#include "tests/core/record/large_record.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <QDateTime>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

record::GameRecord recordFrom(std::string_view bytes)
{
    record::Reading reading = record::readAny(bytes);
    REQUIRE(reading.games.size() == 1);
    return std::move(reading.games.front());
}

HistoryEntry entry(const record::GameRecord& record)
{
    auto game = entryOf(record);
    REQUIRE(game);
    return std::move(game.value());
}

/// A random game as played here, complete or not.
HistoryEntry playedGame(std::mt19937& random, const GameInfo& info)
{
    const GameSetup setup = defaultSetup(info);
    const auto board = setup.makeGame();
    test::playAtRandom(*board, random, static_cast<int>(random() % 300));
    HistoryEntry game;
    game.game = QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size()));
    game.rule = QString::fromUtf8(setup.rule.data(), static_cast<qsizetype>(setup.rule.size()));
    game.size = board->size();
    game.sides = {PlayerEntry{u"Ada 棋"_s, PlayerKind::Me, 0}, PlayerEntry{u"Lin"_s, PlayerKind::Peer, 0}};
    game.began = QDateTime{QDate{2024, 2, 29}, QTime{12, 0}}.toMSecsSinceEpoch();
    game.outcome = board->outcome();
    game.moves = cellsOf(board->plies());
    game.plies = static_cast<int>(board->plies().size());
    return game;
}

} // namespace

TEST_CASE("a played game becomes a complete record", "[history]")
{
    std::mt19937 random{3};
    int passes = 0;
    for (int i = 0; i < std::max(60, test::repetitions(60, 600)); ++i) {
        const HistoryEntry game = playedGame(random, games()[static_cast<std::size_t>(i) % games().size()]);
        const auto record = recordOf(game);
        REQUIRE(record);
        CHECK(QString::fromStdString(record->black) == game.sides[0].name);
        CHECK(record->date == "2024-02-29");
        std::vector<Cell> cells;
        for (const auto node : record->tree.mainLine()) {
            if (const auto cell = record->tree.ply(node).cell)
                cells.push_back(*cell);
            else
                ++passes;
        }
        CHECK(cells == game.moves);
        const HistoryEntry again = entry(*record);
        CHECK(again.moves == game.moves);
        CHECK(again.outcome == game.outcome);
        CHECK(again.record.isEmpty());
        CHECK(again.plies == game.plies);
    }
    CHECK(passes > 0);
}

TEST_CASE("every record round-trips through the history", "[history]")
{
    std::mt19937 random{4};
    for (int i = 0; i < test::repetitions(100, 1'000); ++i) {
        const test::RecordShape shape{.hasVariations = i % 3 == 0, .hasNotes = i % 2 == 0};
        record::GameRecord record = i % 5 == 0 ? test::randomReversi(random, shape) : test::randomGomoku(random, shape);
        // Normalised by writing and reading.
        record::Reading reading = record::readSgf(record::writeSgf({&record, 1}));
        REQUIRE(reading.games.size() == 1);
        record = std::move(reading.games.front());
        record.isGuessed = false;
        const HistoryEntry game = entry(record);
        CHECK(game.source == GameSource::File);
        const auto again = recordOf(game);
        REQUIRE(again);
        CHECK(*again == record);
    }
}

TEST_CASE("a large game is stored completely and an unreadable one is rejected", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    const record::GameRecord large = test::largeRecord(test::repetitions(200, 1'600)); // 13 MB, 100 MB
    const auto id = file.save(entry(large));
    REQUIRE(id);
    const auto found = file.find(*id);
    REQUIRE((found && *found));
    const auto again = recordOf(**found);
    REQUIRE(again);
    CHECK(again->tree == large.tree);
    const auto refused = entryOf(test::largeRecord(2'100));
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == u"It is too large for the history: a game may have up to 128 MiB."_s);
}

TEST_CASE("a record replaces its game but is saved beside a game that has changed or may continue", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    HistoryEntry played = entry(recordFrom("(;GM[4]SZ[15];B[hh];W[ii])"));
    played.source = GameSource::Local;
    played.state = GameState::Over;
    played.id = file.save(played).value();
    const HistoryEntry commented = entry(recordFrom("(;GM[4]SZ[15];B[hh]C[mine];W[ii])"));
    const auto first = file.saveRecord(played.id, HistoryFile::printOf(played), commented);
    REQUIRE(first);
    CHECK(first->id == played.id);
    CHECK_FALSE(first->isCopy);
    CHECK(file.saveRecord(played.id, first->print, commented)->id == played.id);

    // Another window loaded it earlier.
    const auto late = file.saveRecord(played.id, HistoryFile::printOf(played), played);
    REQUIRE(late);
    CHECK(late->isCopy);
    CHECK(file.find(played.id).value()->record == commented.record);
    CHECK(file.find(late->id).value()->source == GameSource::File);
    CHECK(file.saveRecord(late->id, late->print, commented)->id == late->id);

    for (const char* statement : {"UPDATE game SET running='x', state='unfinished' WHERE id=?",
                                  "UPDATE game SET running=NULL, state='unfinished', source='lan' WHERE id=?"}) {
        REQUIRE_FALSE(data.run(QString::fromLatin1(statement), {played.id}));
        const auto apart = file.saveRecord(played.id, first->print, played);
        REQUIRE(apart);
        CHECK(apart->isCopy);
        CHECK(file.find(played.id).value()->record == commented.record);
    }
}

TEST_CASE("what an analysis found of a game is kept as long as its moves are those that were analysed", "[history]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    AnalysisFile analyses{data};
    const char* const played = "(;GM[4]SZ[15];B[hh]C[mine];W[ii];B[hi])";
    const auto isSummed = [&](qint64 id) {
        const auto found = data.readIds(u"SELECT losses IS NOT NULL FROM game_analysis WHERE game=?"_s, {id});
        REQUIRE(found);
        REQUIRE(found->size() == 1);
        return found->front() == 1;
    };
    const auto save = [&](const char* now) {
        HistoryEntry before = entry(recordFrom(played));
        before.id = file.save(before).value();
        REQUIRE_FALSE(analyses.save(before.id, {.moves = {{7, 7}, {8, 8}, {7, 8}}, .losses = GameLosses{}}));
        REQUIRE(isSummed(before.id));
        const auto saved = file.saveRecord(before.id, HistoryFile::printOf(before), entry(recordFrom(now)));
        REQUIRE(saved);
        REQUIRE_FALSE(saved->isCopy);
        return isSummed(saved->id);
    };
    CHECK(save("(;GM[4]SZ[15];B[hh]C[Mine!];W[ii](;B[hi])(;B[hg]))"));
    CHECK(save("(;GM[4]SZ[15];B[hh];W[ii];B[hi])"));
    CHECK_FALSE(save("(;GM[4]SZ[15];B[hh]C[mine];W[ii];B[hg])")); // as many moves
    CHECK_FALSE(save("(;GM[4]SZ[15];B[hh];W[ig];B[hi])"));
    CHECK_FALSE(save("(;GM[4]SZ[15];B[hh]C[mine];W[ii])"));

    // Analysed with moves that are not saved.
    HistoryEntry other = entry(recordFrom(played));
    other.id = file.save(other).value();
    REQUIRE_FALSE(analyses.save(other.id, {.moves = {{7, 7}, {8, 8}, {7, 6}}, .losses = GameLosses{}}));
    CHECK_FALSE(isSummed(other.id));
}

TEST_CASE("results in files become outcomes and a finished position needs none", "[history]")
{
    const auto outcome = [](std::string_view sgf) { return entry(recordFrom(sgf)).outcome; };
    CHECK(outcome("(;GM[4]SZ[15]RE[B+R];B[hh])") == Outcome{Side::Black, EndReason::Resign});
    CHECK(outcome("(;GM[4]SZ[15]RE[w+Time];B[hh])") == Outcome{Side::White, EndReason::Timeout});
    CHECK(outcome("(;GM[4]SZ[15]RE[B+1];B[hh])") == Outcome{Side::Black, EndReason::Other});
    CHECK(outcome("(;GM[2]RE[W+12];B[f5])") == Outcome{Side::White, EndReason::Count});
    CHECK(outcome("(;GM[2]RE[0];B[f5])") == Outcome{std::nullopt, EndReason::Agreed});
    CHECK(outcome("(;GM[4]SZ[15]RE[Draw];B[hh])") == Outcome{std::nullopt, EndReason::Agreed});
    CHECK_FALSE(outcome("(;GM[4]SZ[15]RE[?];B[hh])"));
    CHECK_FALSE(outcome("(;GM[4]SZ[15]RE[Void];B[hh])"));
    CHECK_FALSE(outcome("(;GM[4]SZ[15];B[hh])"));
    CHECK(outcome("(;GM[4]SZ[15];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])")
          == Outcome{Side::Black, EndReason::Five});
    CHECK(outcome("(;GM[Othello]PC[x]DT[2003.01.02]PB[a]PW[b]RE[-12.00:t]TY[8]BO[8 "
                  "---------------------------O*------*O--------------------------- *]B[F5];)")
          == Outcome{Side::White, EndReason::Timeout});
}

TEST_CASE("dates in files become the start of the game as far as they are known", "[history]")
{
    const auto began = [](std::string_view date) {
        const HistoryEntry game = entry(recordFrom("(;GM[4]SZ[15]DT[" + std::string{date} + "];B[hh])"));
        return game.began == 0 ? QDate{} : QDateTime::fromMSecsSinceEpoch(game.began).date();
    };
    CHECK(began("2020-11-05") == QDate{2020, 11, 5});
    CHECK(began("2020.11.05") == QDate{2020, 11, 5});
    CHECK(began("1996-12-27,28") == QDate{1996, 12, 27});
    CHECK(began("1996-05") == QDate{1996, 5, 1});
    CHECK(began("1987") == QDate{1987, 1, 1});
    CHECK(began("20030102") == QDate{2003, 1, 2});
    CHECK(began("1936-04-05") == QDate{1936, 4, 5});
    CHECK(began("1970-01-01") == QDate{1970, 1, 1});
    CHECK_FALSE(began("981284400").isValid());
    CHECK_FALSE(began("yesterday").isValid());
    CHECK_FALSE(began("2020-13-45").isValid());
}

TEST_CASE("games that cannot be records are rejected with a message", "[history]")
{
    HistoryEntry game;
    game.game = u"gomoku"_s;
    game.size = {15, 15};
    game.moves = {{7, 7}, {7, 7}};
    CHECK(recordOf(game).error().contains(u'2')); // mentions the move
    game.moves = {{7, 7}};
    CHECK(recordOf(game));
    game.size = {15, 14};
    CHECK_FALSE(recordOf(game));
    game.size = {21, 21};
    CHECK_FALSE(recordOf(game));
    game.game = u"chess"_s;
    CHECK_FALSE(recordOf(game));
    game.game = u"link"_s;
    CHECK_FALSE(recordOf(game));
    game.game = u"gomoku"_s;
    game.record = u"nothing that can be read"_s;
    CHECK_FALSE(recordOf(game));
}
