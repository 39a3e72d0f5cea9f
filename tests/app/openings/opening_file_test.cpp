// SPDX-License-Identifier: GPL-3.0-or-later
// The openings of games in the data file, compared with a plain count of all games.
#include "app/openings/opening_file.h"

#include "app/history/history_file.h"
#include "app/store/data_schema.h"
#include "core/games/registry.h"
#include "core/openings/opening_names.h"
#include "tests/app/history/plain_file.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <QFile>
#include <QTemporaryDir>
#include <QVariant>

#include <algorithm>
#include <functional>
#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

template <typename Value>
Value good(Result<Value, QString> result)
{
    if (!result)
        FAIL(result.error().toStdString());
    return std::move(result.value());
}

HistoryEntry gameOf(const QString& key, int size, std::vector<Cell> moves, std::optional<Side> winner = Side::Black)
{
    HistoryEntry game;
    game.game = key;
    game.size = {size, size};
    game.state = GameState::Over;
    game.outcome = Outcome{winner, EndReason::Resign};
    game.plies = static_cast<int>(moves.size());
    game.moves = std::move(moves);
    return game;
}

HistoryEntry randomGame(std::mt19937& random)
{
    const bool isReversi = random() % 2 == 0;
    const GameInfo& info = *findGame(isReversi ? "reversi" : "gomoku");
    const int size = isReversi ? 8 : 5; // small, so that positions meet
    const auto game = info.makeGame(info.rules.front().key, size, Opening::Free);
    test::playAtRandom(*game, random, static_cast<int>(random() % 30));
    const std::vector<Cell> moves = cellsOf(game->plies());
    const std::optional<Side> winners[]{Side::Black, Side::White, std::nullopt};
    HistoryEntry entry = gameOf(isReversi ? u"reversi"_s : u"gomoku"_s, size, moves, winners[random() % 3]);
    if (random() % 5 == 0) {
        entry.state = GameState::Unfinished;
        entry.outcome.reset();
    }
    return entry;
}

/// Moves by position, counted game by game.
using Counts = std::map<std::int64_t, std::map<int, PlayedMove>>;

Counts countsOf(const std::vector<HistoryEntry>& games)
{
    Counts counts;
    for (const HistoryEntry& game : games) {
        openings::OpeningReplay replay{game.game.toStdString(), game.size.columns};
        for (std::size_t i = 0; i < game.moves.size() && i < OpeningFile::indexedPlies; ++i) {
            const auto key = replay.key();
            const int number = key.numberOf(game.moves[i]);
            PlayedMove& move = counts[key.value()][number];
            move.number = number;
            ++move.games;
            if (game.outcome)
                ++(!game.outcome->winner                      ? move.drawn
                       : *game.outcome->winner == Side::Black ? move.blackWon
                                                              : move.whiteWon);
            REQUIRE(replay.play(game.moves[i]));
        }
    }
    return counts;
}

void readAll(DataFile& data)
{
    OpeningFile file{data};
    while (good(file.readSome(7)) > 0) { }
}

/// Compares every position on the way of the games.
void checkAll(DataFile& data, const std::vector<HistoryEntry>& played, const std::vector<HistoryEntry>& counted)
{
    const Counts counts = countsOf(counted);
    OpeningFile file{data};
    for (const HistoryEntry& game : played) {
        openings::OpeningReplay replay{game.game.toStdString(), game.size.columns};
        for (std::size_t i = 0; i <= game.moves.size() && i < OpeningFile::indexedPlies + 2; ++i) {
            const auto moves = good(file.movesFrom(replay.key()));
            const auto wanted = counts.find(replay.key().value());
            REQUIRE(moves.size() == (wanted == counts.end() ? 0 : wanted->second.size()));
            for (const PlayedMove& move : moves)
                REQUIRE(wanted->second.at(move.number) == move);
            REQUIRE(std::ranges::is_sorted(moves, std::greater{}, &PlayedMove::games));
            if (i < game.moves.size())
                REQUIRE(replay.play(game.moves[i]));
        }
    }
}

std::vector<HistoryEntry> write(DataFile& data, std::mt19937& random, int count)
{
    std::vector<HistoryEntry> games;
    for (int i = 0; i < count; ++i) {
        games.push_back(randomGame(random));
        games.back().id = good(HistoryFile{data}.save(games.back()));
    }
    return games;
}

} // namespace

TEST_CASE("moves are counted by position as in a plain count of all games, whatever happens to the games",
          "[openings][store]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    std::mt19937 random{3};
    auto games = write(data, random, 60);
    CHECK(good(OpeningFile{data}.unread(100)) == 60);
    readAll(data);
    CHECK(good(OpeningFile{data}.unread(100)) == 0);
    checkAll(data, games, games);

    SECTION("new games are added")
    {
        const auto more = write(data, random, 20);
        CHECK(good(OpeningFile{data}.unread(100)) == 20);
        games.insert(games.end(), more.begin(), more.end());
        readAll(data);
        checkAll(data, games, games);
    }
    SECTION("deleted games go at once and come back when they are restored")
    {
        std::vector<qint64> ids;
        std::vector<HistoryEntry> left;
        for (std::size_t i = 0; i < games.size(); ++i) {
            if (i % 3 == 0)
                ids.push_back(games[i].id);
            else
                left.push_back(games[i]);
        }
        CHECK(good(file.remove(ids)).size() == ids.size());
        checkAll(data, games, left);
        readAll(data);
        checkAll(data, games, left);
        CHECK(good(file.restore(ids)) == static_cast<int>(ids.size()));
        readAll(data);
        checkAll(data, games, games);
        HistoryEntry running = games.front();
        running.id = 0;
        running.state = GameState::Running;
        running.outcome.reset();
        const qint64 kept = good(file.save(running));
        const auto all = good(file.removeAll());
        CHECK(all.size() == games.size());
        checkAll(data, games, {});
        CHECK(good(file.restore(all)) == static_cast<int>(games.size()));
        CHECK_FALSE(data.run(u"UPDATE game SET state='unfinished' WHERE id=?"_s, {kept}));
        readAll(data);
        games.push_back(running);
        checkAll(data, games, games);
    }
    SECTION("changed games are counted anew")
    {
        for (std::size_t i = 0; i < games.size(); i += 4) {
            const qint64 id = games[i].id;
            games[i] = randomGame(random);
            games[i].id = id;
            CHECK(good(file.save(games[i])) == id);
        }
        readAll(data);
        checkAll(data, games, games);
    }
    SECTION("a row that is gone is counted no more")
    {
        CHECK_FALSE(data.run(u"DELETE FROM game WHERE id=?"_s, {games.front().id}));
        games.erase(games.begin());
        checkAll(data, games, games);
    }
    SECTION("other changes keep the counts")
    {
        CHECK_FALSE(data.run(u"UPDATE game SET event='Cup', owner=NULL, black_name='Ada'"_s));
        CHECK(good(OpeningFile{data}.unread(100)) == 0);
        checkAll(data, games, games);
    }
}

TEST_CASE("moves are counted by the rule of their games, and a corrected rule counts anew", "[openings][store]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    const GameInfo& gomoku = *findGame("gomoku");
    std::mt19937 random{8};
    std::vector<HistoryEntry> games;
    for (int i = 0; i < 40; ++i) {
        const std::size_t rule = random() % (gomoku.rules.size() + 1);
        games.push_back(gameOf(u"gomoku"_s, 15, {{7, 7}, {static_cast<int>(random() % 2), 0}}));
        games.back().rule =
            rule < gomoku.rules.size() ? QString::fromLatin1(gomoku.rules[rule].key) : QString{}; // or unknown
        games.back().id = good(file.save(games.back()));
    }
    const auto check = [&] {
        readAll(data);
        for (const RuleInfo& rule : gomoku.rules) {
            openings::OpeningReplay replay{"gomoku", 15};
            for (std::size_t ply = 0; ply < 2; ++ply) {
                const auto key = replay.key();
                std::map<int, std::pair<int, int>> wanted; // by this rule, by others
                for (const HistoryEntry& game : games) {
                    auto& [own, others] = wanted[key.numberOf(game.moves[ply])];
                    ++(game.rule == QString::fromLatin1(rule.key) ? own : others);
                }
                const auto moves = good(OpeningFile{data}.movesFrom(key, OpeningFile::numberOf(gomoku, rule.key)));
                REQUIRE(moves.size() == wanted.size());
                for (const PlayedMove& move : moves) {
                    CHECK(move.games == wanted[move.number].first);
                    CHECK(move.blackWon == move.games);
                    CHECK(move.others == wanted[move.number].second);
                }
                REQUIRE(replay.play(games.front().moves[ply]));
            }
        }
    };
    check();
    for (std::size_t i = 0; i < games.size(); i += 5) {
        games[i].rule = u"renju"_s;
        REQUIRE(good(file.save(games[i])) == games[i].id);
    }
    check();
}

TEST_CASE("a game has its opening in the file", "[openings][store]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    const auto* tiger = openings::findOpening("reversi", "Tiger");
    const auto* kagetsu = openings::findOpening("gomoku", "D4");
    (void)good(file.save(gameOf(u"reversi"_s, 8, tiger->moves)));
    (void)good(file.save(gameOf(u"gomoku"_s, 15, kagetsu->moves)));
    (void)good(file.save(gameOf(u"gomoku"_s, 19, kagetsu->moves)));
    (void)good(file.save(gameOf(u"link"_s, 8, {})));
    HistoryEntry commented = gameOf(u"gomoku"_s, 15, {});
    commented.record = u"(;GM[4]SZ[15];B[hh]C[Here];W[hg](;B[ig])(;B[aa]))"_s;
    (void)good(file.save(commented));
    HistoryEntry placed = commented;
    placed.record = u"(;GM[4]SZ[15]AB[hh]AW[hg];B[ig];W[aa];B[bb])"_s;
    (void)good(file.save(placed));
    HistoryEntry broken = commented;
    broken.record = u"nothing"_s;
    (void)good(file.save(broken));
    HistoryEntry running = gameOf(u"reversi"_s, 8, tiger->moves);
    running.state = GameState::Running;
    running.outcome.reset();
    (void)good(file.save(running));
    readAll(data);
    tests::PlainFile plain{data.path()};
    CHECK(plain.texts(u"SELECT COALESCE(opening, 'unread') FROM game ORDER BY id"_s)
          == QStringList{u"Tiger"_s, u"D4"_s, u""_s, u""_s, u"D4"_s, u""_s, u""_s, u"unread"_s});
    // A set-up position and a running game are not counted.
    const auto moves = good(OpeningFile{data}.movesFrom(*openings::keyAfter("gomoku", 15, {})));
    REQUIRE(moves.size() == 1);
    CHECK(moves.front() == PlayedMove{.number = 7 * 15 + 7, .games = 2, .blackWon = 2});
}

TEST_CASE("after a damage the openings of the recovered games are read again", "[openings][store]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"qipan.sqlite"_s);
    {
        DataFile data{folder.path()};
        HistoryEntry game = gameOf(u"reversi"_s, 8, openings::findOpening("reversi", "F.A.T. Draw")->moves);
        for (int i = 0; i < 500; ++i)
            (void)good(HistoryFile{data}.save(game));
        readAll(data);
    }
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadWrite));
    REQUIRE(file.seek(file.size() / 2 / 4096 * 4096));
    REQUIRE(file.write(QByteArray{4096, 'x'}) == 4096);
    file.close();
    DataFile data{folder.path()};
    REQUIRE_FALSE(data.check());
    REQUIRE(data.takeNotice());
    const int games = tests::PlainFile{path}.value(u"SELECT count(*) FROM game"_s).toInt();
    CHECK(games > 300);
    CHECK(good(OpeningFile{data}.unread(1'000)) == games);
    readAll(data);
    const auto moves = good(OpeningFile{data}.movesFrom(*openings::keyAfter("reversi", 8, {})));
    REQUIRE(moves.size() == 1);
    CHECK(moves[0].games == games);
}

TEST_CASE("without a file there are no openings, and none is created", "[openings][store]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    OpeningFile file{data};
    CHECK(good(file.unread(10)) == 0);
    CHECK(good(file.readSome(10)) == 0);
    CHECK(good(file.movesFrom(*openings::keyAfter("reversi", 8, {}))).empty());
    CHECK_FALSE(data.isThere());
}

TEST_CASE("games of an older file are read", "[openings][store]")
{
    const QTemporaryDir folder;
    {
        tests::PlainFile old{folder.filePath(u"qipan.sqlite"_s)}; // as before openings were stored
        std::size_t version = 0;
        while (QByteArrayView{dataMigrations[version]} != "ALTER TABLE game ADD COLUMN opening TEXT")
            old.run(QString::fromLatin1(dataMigrations[version++]));
        old.run(u"INSERT INTO game (game, rule, columns, rows, source, state, black_name, black_who, black_level,"
                " white_name, white_who, white_level, began, ended, winner, reason, event, plies, moves, record)"
                " VALUES ('reversi', '', 8, 8, 'file', 'over', '', '', 0, '', '', 0, 0, 0, 'draw', 'agreed', '', 2,"
                " '2,3 4,2', '')"_s);
        old.run(u"PRAGMA user_version=%1"_s.arg(version));
    }
    DataFile data{folder.path()};
    CHECK(good(OpeningFile{data}.unread(9)) == 1);
    readAll(data);
    const auto moves = good(OpeningFile{data}.movesFrom(*openings::keyAfter("reversi", 8, {})));
    REQUIRE(moves.size() == 1);
    CHECK(moves[0].drawn == 1);
    CHECK(tests::PlainFile{data.path()}.value(u"SELECT opening FROM game"_s).toString() == u"Perpendicular");
}
