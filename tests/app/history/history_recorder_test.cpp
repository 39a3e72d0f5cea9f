// SPDX-License-Identifier: GPL-3.0-or-later
// Recording running games in the history.
#include "app/history/history_record.h"
#include "app/history/history_recorder.h"

#include "tests/app/history/plain_file.h"
#include "tests/app/history/recorded_play.h"
#include "tests/support/catch.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

TEST_CASE("each ply is in the history as soon as it is played", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    CHECK(game.history.games().empty()); // no move yet
    for (int plies = 1; plies < 9; ++plies) {
        game.play({blackWins[static_cast<std::size_t>(plies) - 1]});
        const auto games = game.history.games();
        REQUIRE(games.size() == 1);
        CHECK(games[0].moves == first(plies));
        CHECK(games[0].plies == plies);
        CHECK(games[0].state == GameState::Running);
    }
    game.play({blackWins[8]});
    const HistoryEntry over = game.history.games().at(0);
    CHECK(over.game == u"gomoku");
    CHECK(over.rule == u"freestyle");
    CHECK(over.size == BoardSize{15, 15});
    CHECK(over.source == GameSource::Local);
    CHECK(over.state == GameState::Over);
    CHECK(over.sides[0] == PlayerEntry{u"Ada"_s, PlayerKind::Me, 0});
    CHECK(over.sides[1] == PlayerEntry{u"Player 2"_s, PlayerKind::SecondPlayer, 0});
    CHECK(over.outcome == Outcome{Side::Black, EndReason::Five});
    CHECK(over.moves == blackWins);
    CHECK(over.began > 0);
    CHECK(over.ended >= over.began);
}

TEST_CASE("taken-back plies are removed from the history", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(first(4));
    game.takeBack(Seat::Second);
    CHECK(game.history.games().at(0).moves == first(3));
    game.takeBack(Seat::First);
    game.takeBack(Seat::First);
    CHECK(game.history.games().empty()); // as before the first move
    game.play({{3, 3}});
    CHECK(game.history.games().at(0).moves == std::vector<Cell>{{3, 3}});
    CHECK(game.history.games().size() == 1);
}

TEST_CASE("a hint or takeback marks its game permanently and no other game", "[kept]")
{
    const QTemporaryDir folder;
    const bool isHint = GENERATE(true, false);
    {
        RecordedPlay game{folder.path()};
        if (isHint)
            game.table->countHelp();
        game.play(first(3));
        CHECK(game.history.games().at(0).isHelped == isHint);
        if (!isHint)
            game.takeBack(Seat::First);
        CHECK(game.history.games().at(0).isHelped);
        game.recorder.reset();
    }
    RecordedPlay game{folder.path()};
    game.resume();
    game.play({{3, 3}});
    CHECK(game.history.games().at(0).isHelped);
    game.table->startRound(Seat::First);
    game.play(first(1));
    CHECK_FALSE(game.history.games().at(1).isHelped);
}

TEST_CASE("a game continued against a level that was changed in between is not rated", "[kept]")
{
    const QTemporaryDir folder;
    const int level = GENERATE(3, 8);
    const PlayerEntry computer{u"Computer"_s, PlayerKind::Computer, level};
    {
        RecordedPlay game{folder.path()};
        game.seating.sides[1] = computer;
        game.play(first(4));
        CHECK(game.history.games().at(0).edition == rating::currentEdition);
        game.recorder.reset();
    }
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"UPDATE game SET edition=1"_s); // by an older program
    RecordedPlay game{folder.path()};
    game.seating.sides[1] = computer;
    game.resume();
    game.play({blackWins[4]});
    const HistoryEntry continued = game.history.games().at(0);
    CHECK(continued.edition == rating::currentEdition);
    CHECK(continued.isHelped == (level == 3)); // level 8 is the same
}

TEST_CASE("a hint after the game is over does not count as help", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(blackWins);
    game.table->countHelp();
    CHECK_FALSE(game.history.games().at(0).isHelped);
}

TEST_CASE("a replaced round is unfinished and a round without a move is not stored", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(first(3));
    const bool isNewTable = GENERATE(false, true);
    if (isNewTable)
        game.table.reset();
    else
        game.table->startRound(Seat::Second);
    const auto games = game.history.games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].state == GameState::Unfinished);
    CHECK(games[0].moves == first(3));
    CHECK(PlainFile{folder.filePath(u"qipan.sqlite"_s)}.value(u"SELECT owner FROM game"_s).isNull());
    if (isNewTable)
        return;
    game.table->startRound(Seat::First); // nothing was played
    CHECK(game.history.games().size() == 1);
    game.play(first(1));
    CHECK(game.history.games().size() == 2);
    game.takeBack(Seat::First);
    game.table->startRound(Seat::First); // everything was taken back
    CHECK(game.history.games().size() == 1);
}

TEST_CASE("a game from a setup position is stored with it and can be resumed", "[kept]")
{
    const QTemporaryDir folder;
    const bool isReversi = GENERATE(false, true);
    GameSetup setup = isReversi ? *makeSetup("reversi", "standard", 8) : *makeSetup("gomoku", "renju", 15);
    setup.position = isReversi
        ? StartPosition{{{{3, 3}, Side::White},
                         {{4, 3}, Side::Black},
                         {{3, 4}, Side::Black},
                         {{4, 4}, Side::White},
                         {{0, 7}, Side::Black}},
                        Side::Black}
        : StartPosition{{{{7, 7}, Side::Black}, {{8, 7}, Side::Black}, {{9, 7}, Side::Black}}, Side::White};
    const std::vector<Cell> moves =
        isReversi ? std::vector<Cell>{{2, 3}, {2, 2}} : std::vector<Cell>{{6, 7}, {10, 7}, {7, 8}};
    std::unique_ptr<BoardGame> board;
    {
        RecordedPlay game{folder.path(), setup};
        CHECK(game.history.games().empty()); // nothing was played
        game.play(moves);
        board = game.table->match().game().clone();
        REQUIRE(board->plies().size() == moves.size());
        game.recorder.reset();
    }
    RecordedPlay game{folder.path()};
    const RunningGame taken = game.resume();
    CHECK(taken.snapshot.moves == moves);
    CHECK(taken.setup.start.empty());
    REQUIRE(taken.setup.position.has_value());
    CHECK(taken.setup.position->toMove == setup.position->toMove);
    CHECK(std::ranges::is_permutation(taken.setup.position->stones, setup.position->stones));
    const BoardGame& now = game.table->match().game();
    CHECK(now.sideToMove() == board->sideToMove());
    for (int i = 0; i < now.size().cells(); ++i) {
        const Cell cell{i % now.size().columns, i / now.size().columns};
        REQUIRE(now.stoneAt(cell) == board->stoneAt(cell));
    }
    game.table->submit(Seat::First, Resign{});
    const auto games = game.history.games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].state == GameState::Over);
    const auto record = recordOf(games[0]);
    REQUIRE(record);
    REQUIRE(record->start.has_value());
    CHECK(std::ranges::is_permutation(record->start->stones, setup.position->stones));
    CHECK(record->tree.mainLine().size() >= moves.size());
    CHECK(record->result.ends_with("+R"));
}

TEST_CASE("a game from given moves is stored at once but dropped unless it is played", "[kept]")
{
    const QTemporaryDir folder;
    GameSetup setup = *makeSetup("gomoku", "freestyle", 15);
    setup.start = first(4);
    {
        RecordedPlay game{folder.path(), setup};
        REQUIRE(game.history.games().size() == 1);
        CHECK(game.history.games()[0].moves == first(4));
        CHECK(game.history.games()[0].state == GameState::Running);
        CHECK(game.history.games()[0].isHelped); // a game with hints is not rated
        game.recorder.reset();
    }
    RecordedPlay game{folder.path()};
    const RunningGame taken = game.resume();
    CHECK(taken.setup == setup);
    CHECK(taken.snapshot.moves == first(4));
    CHECK(game.table->givenPlies() == 4);
    SECTION("another game replaces it")
    {
        game.table->startRound(Seat::First, *makeSetup("gomoku", "freestyle", 15));
        CHECK(game.history.games().empty());
    }
    SECTION("it is resigned")
    {
        game.table->submit(Seat::First, Resign{});
        CHECK(game.history.games().empty());
    }
    SECTION("it is continued")
    {
        game.play({blackWins[4]});
        game.table->startRound(Seat::First); // and again from there
        CHECK(game.table->match().plies() == 4);
        const auto games = game.history.games();
        REQUIRE(games.size() == 2);
        CHECK(games[0].moves == first(5));
        CHECK(games[0].state == GameState::Unfinished);
        CHECK(games[1].moves == first(4));
        CHECK(games[1].state == GameState::Running);
    }
}

TEST_CASE("the history records the last player of each seat and the final colours", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(first(2));
    game.seating.sides[1] = {u"Computer"_s, PlayerKind::Computer, 3};
    game.table->seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    CHECK(game.history.games().at(0).sides[1] == PlayerEntry{u"Computer"_s, PlayerKind::Computer, 3});
    game.table->startRound(Seat::Second);
    game.play(first(1));
    CHECK(game.history.games().at(1).sides[0] == PlayerEntry{u"Computer"_s, PlayerKind::Computer, 3});
}

TEST_CASE("sitting down at a finished game does not count as playing it", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.seating.sides[1] = {u"Computer"_s, PlayerKind::Computer, 1};
    game.play(blackWins);
    game.history.settle();
    PlainFile file{folder.filePath(u"qipan.sqlite"_s)};
    file.run(u"UPDATE game SET record='a comment', moves='', ended=7, deleted=1"_s); // by the user
    const auto row = [&] {
        return file.texts(u"SELECT black_name || white_level || record || moves || ended || deleted FROM game"_s);
    };
    const QStringList before = row();
    game.seating.sides = {PlayerEntry{u"Bob"_s, PlayerKind::Me, 0},
                          PlayerEntry{u"Computer"_s, PlayerKind::Computer, 10}};
    game.table->seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    game.table->countHelp();
    game.history.settle();
    CHECK(row() == before);
}

TEST_CASE("a game joined by a player after the first ply says nothing about a level", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.seating.sides[1] = {u"Computer"_s, PlayerKind::Computer, 3};
    game.table->seat(Seat::Second, std::make_unique<PersonPlayer>(true)); // before the first ply
    game.play(first(2));
    CHECK_FALSE(game.history.games().at(0).isHelped);
    game.seating.sides[1].level = GENERATE(1, 10);
    game.table->seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    CHECK(game.history.games().at(0).isHelped);
    game.table->startRound(Seat::First);
    game.play(first(1));
    CHECK_FALSE(game.history.games().at(1).isHelped);
}

TEST_CASE("a person keeps the name of the start of the round even after renaming", "[kept]")
{
    const QTemporaryDir folder;
    const PlayerEntry first{u"Player"_s, PlayerKind::Guest, 0};
    {
        RecordedPlay game{folder.path()};
        game.seating.sides[0] = first;
        game.play(tests::first(2));
        game.seating.sides[0] = {u"Anna"_s, PlayerKind::Me, 0}; // a name is set
        game.play({blackWins[2]});
        CHECK(game.history.games().at(0).sides[0] == first);
        CHECK_FALSE(game.history.games().at(0).isHelped);
        game.recorder.reset();
    }
    RecordedPlay game{folder.path()};
    game.seating.sides[0] = {u"Bob"_s, PlayerKind::Me, 0};
    game.resume();
    CHECK(game.history.games().at(0).sides[0] == first);
    game.table->startRound(Seat::First);
    game.play(tests::first(1));
    CHECK(game.history.games().at(1).sides[0].name == u"Bob");
}

TEST_CASE("a game left running at exit is resumed unchanged by exactly one program", "[kept]")
{
    const QTemporaryDir folder;
    const GameSetup setup = *makeSetup("gomoku", "freestyle", 15, "swap2");
    {
        RecordedPlay game{folder.path(), setup};
        game.play({{7, 7}, {8, 8}, {9, 9}});
        game.table->submit(Seat::Second, game.table->match().choose(OpeningChoice::Two));
        game.play({{1, 1}, {2, 2}});
        game.table->submit(Seat::First, game.table->match().choose(OpeningChoice::Black));
        game.seating.holders[1] = {SeatHolder::Kind::Computer, 4};
        game.play({{5, 5}});
        game.takeBack(game.table->match().seatOfPly(5));
        game.play({{6, 5}});
        game.history.settle();
        HistoryFolder other{folder.path()};
        CHECK(other.adopt().empty()); // its program is alive
        game.recorder.reset();
    }
    HistoryFolder one{folder.path()};
    HistoryFolder two{folder.path()};
    const auto taken = one.adopt();
    CHECK(two.adopt().empty());
    REQUIRE(taken.size() == 1);
    CHECK(taken[0].setup == setup);
    CHECK(taken[0].snapshot.black == Seat::First);
    CHECK(taken[0].snapshot.moves == std::vector<Cell>{{7, 7}, {8, 8}, {9, 9}, {1, 1}, {2, 2}, {6, 5}});
    CHECK(taken[0].snapshot.openingChoices == std::vector<OpeningChoice>{OpeningChoice::Two, OpeningChoice::Black});
    CHECK(taken[0].snapshot.undos == 1);
    CHECK(taken[0].holders[0] == SeatHolder{});
    CHECK(taken[0].holders[1] == SeatHolder{SeatHolder::Kind::Computer, 4});
}

TEST_CASE("plies required by an opening are distinguished", "[kept]")
{
    const QTemporaryDir folder;
    const char* opening = GENERATE("free", "pro", "swap2");
    RecordedPlay game{folder.path(), *makeSetup("gomoku", "freestyle", 15, opening)};
    game.play({{7, 7}, {8, 8}, {12, 9}});
    if (game.table->match().opening() == Opening::Swap2)
        game.table->submit(Seat::Second, game.table->match().choose(OpeningChoice::White));
    game.play({{1, 1}});
    CHECK(game.history.games().at(0).given == (game.table->match().opening() == Opening::Free ? 0 : 3));
}

TEST_CASE("a LAN match that continues after deletion is in the history again", "[kept]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    RunningFile file{data};
    RunningFile::Row row{.game = {}, .running = u"a match 1"_s};
    row.game.game = u"gomoku"_s;
    row.game.size = {15, 15};
    row.game.source = GameSource::Lan;
    REQUIRE_FALSE(file.save(row));
    REQUIRE_FALSE(data.run(u"UPDATE game SET state='unfinished', owner=0, deleted=1"_s));
    RunningFile::Row later = row;
    later.game.id = 0;
    REQUIRE_FALSE(file.save(later));
    CHECK(later.game.id == row.game.id);
    CHECK(PlainFile{folder.filePath(u"qipan.sqlite"_s)}.value(u"SELECT deleted FROM game"_s).isNull());
}

TEST_CASE("an invalid running game is unfinished and stays in the history", "[kept]")
{
    const QTemporaryDir folder;
    {
        RecordedPlay game{folder.path()};
        game.play(first(3));
        game.recorder.reset();
    }
    const QString spoil = GENERATE(u"running='{}'"_s, u"running='nonsense'"_s, u"moves='7,7 7,7 1,1'"_s,
                                   u"rule='standard', game='reversi'"_s);
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"UPDATE game SET "_s + spoil);
    HistoryFolder history{folder.path()};
    CHECK(history.adopt().empty());
    PlainFile file{folder.filePath(u"qipan.sqlite"_s)};
    CHECK(file.value(u"SELECT state FROM game"_s) == u"unfinished"_s);
    CHECK(file.value(u"SELECT owner FROM game"_s).isNull());
}

TEST_CASE("a continued game keeps its row", "[kept]")
{
    const QTemporaryDir folder;
    qint64 began = 0;
    {
        RecordedPlay game{folder.path()};
        game.play(first(3));
        began = game.history.games().at(0).began;
        game.recorder.reset();
    }
    RecordedPlay game{folder.path()};
    game.resume();
    game.play({blackWins.begin() + 3, blackWins.end()});
    const auto games = game.history.games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].state == GameState::Over);
    CHECK(games[0].moves == blackWins);
    CHECK(games[0].began == began);
}

TEST_CASE("data that could not be written is retried with the next ply or later", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(first(1));
    game.history.settle();
    QSignalSpy errorOccurred{&game.history.store(), &HistoryStore::errorOccurred};
    QSignalSpy recovered{&game.history.store(), &HistoryStore::recovered};
    {
        PlainFile intruder{folder.filePath(u"qipan.sqlite"_s)};
        intruder.run(u"BEGIN IMMEDIATE"_s);
        game.play({blackWins[1]});
        REQUIRE(QTest::qWaitFor([&] { return errorOccurred.size() == 1; }, 20'000));
        CHECK(errorOccurred[0][0].toString().contains(u"another program is using it"));
        game.play({blackWins[2]});
        CHECK(game.table->match().plies() == 3); // the game continues
        CHECK(game.history.games().at(0).moves == first(1));
        CHECK(recovered.isEmpty()); // readable games are not written again
    }
    SECTION("with the next ply")
    {
        game.play({blackWins[3]});
        CHECK(game.history.games().at(0).moves == first(4));
        CHECK(recovered.size() == 1);
    }
    SECTION("after a while")
    {
        CHECK(QTest::qWaitFor([&] { return game.history.games().at(0).moves == first(3); }, 20'000));
        CHECK(recovered.size() == 1);
    }
    SECTION("when the program exits")
    {
        game.recorder.reset();
        CHECK(game.history.games().at(0).moves == first(3));
    }
    CHECK(errorOccurred.size() == 1);
}

TEST_CASE("a game is stored in the new file after its own file was found damaged", "[kept]")
{
    const QTemporaryDir folder;
    {
        RecordedPlay before{folder.path()};
        before.play(first(2));
    }
    RecordedPlay game{folder.path()};
    game.play(first(2));
    game.history.settle();
    QSignalSpy errorOccurred{&game.history.store(), &HistoryStore::errorOccurred};
    QFile file{folder.filePath(u"qipan.sqlite"_s)};
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(QByteArray{100'000, 'x'}) > 0);
    file.close();
    game.history.store().check();
    game.play({blackWins[2]});
    CHECK(game.history.games().back().moves == first(3));
    REQUIRE_FALSE(errorOccurred.empty());
    CHECK(errorOccurred[0][0].toString().contains(u"damaged-1"));
    CHECK(QFile::exists(folder.filePath(u"qipan.sqlite.damaged-1"_s)));
}

#ifdef Q_OS_UNIX

TEST_CASE("a full disk does not stop a game and its moves are written once there is room", "[kept]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(first(1));
    game.history.settle();
    QSignalSpy errorOccurred{&game.history.store(), &HistoryStore::errorOccurred};
    // A limit on the file size simulates a full disk.
    ::rlimit usual{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
    ::rlimit tight = usual;
    tight.rlim_cur = 8'192;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &tight) == 0);
    game.play({blackWins.begin() + 1, blackWins.begin() + 4});
    const bool isTold = QTest::qWaitFor([&] { return errorOccurred.size() == 1; }, 20'000);
    game.play({blackWins.begin() + 4, blackWins.begin() + 8});
    game.history.settle();
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
    std::signal(SIGXFSZ, handler);
    REQUIRE(isTold);
    CHECK(errorOccurred[0][0].toString().contains(u"the disk"));
    game.play({blackWins[8]});
    CHECK(game.history.games().at(0).moves == blackWins);
    CHECK(game.history.games().at(0).state == GameState::Over);
}

#endif

TEST_CASE("lines that were tried beside a game are variations of its record when it is over", "[kept][tried]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    game.play(first(4));
    CHECK(game.table->keepLine({{7, 7}, {0, 0}, {8, 7}, {9, 9}, {10, 10}}));
    CHECK(game.history.games().at(0).moves == first(4)); // not in the record yet
    game.play({blackWins.begin() + 4, blackWins.end()});
    HistoryEntry over = game.history.games().at(0);
    CHECK(over.plies == 9);
    const auto record = recordOf(over);
    REQUIRE(record);
    CHECK(record::cellsOf(record->tree, record->tree.mainLine()) == blackWins);
    CHECK(record->tree.size() == 1 + 9 + 2);

    // Afterwards one goes from an earlier move; beyond five in a row there is none.
    over.record.replace(u";B[hh]"_s, u";B[hh]C[Mine]"_s);
    {
        DataFile data{folder.path()};
        REQUIRE(HistoryFile{data}.save(over));
    }
    CHECK(game.table->keepLine({{7, 7}, {1, 1}}));
    auto beyond = blackWins;
    beyond.push_back({3, 3});
    CHECK(game.table->keepLine(beyond));
    const auto again = recordOf(game.history.games().at(0));
    REQUIRE(again);
    CHECK(record::cellsOf(again->tree, again->tree.mainLine()) == blackWins);
    CHECK(again->tree.size() == 1 + 9 + 3);
    CHECK(again->tree.comment(again->tree.mainLine().front()) == "Mine");
    CHECK(again->result == "B+");
}

TEST_CASE("moves tried after the last move of a game are a variation that is no part of it", "[kept][tried]")
{
    const QTemporaryDir folder;
    RecordedPlay game{folder.path()};
    const std::vector<Cell> played{{7, 7}, {8, 8}, {6, 6}};
    game.play(played);
    game.table->submit(Seat::Second, Resign{});
    auto tried = played;
    tried.insert(tried.end(), {{5, 5}, {9, 9}});
    CHECK(game.table->keepLine(tried));
    tried[4] = {4, 4};
    CHECK(game.table->keepLine(tried));
    const HistoryEntry over = game.history.games().at(0);
    const auto record = recordOf(over);
    REQUIRE(record);
    const record::GameTree& tree = record->tree;
    const auto main = tree.mainLine();
    CHECK(record::cellsOf(tree, main) == played);
    CHECK(movesOf(over) == played);
    const auto twins = record::childrenOf(tree, main[1]);
    REQUIRE(twins.size() == 2);
    CHECK(tree.ply(twins[0]) == tree.ply(twins[1]));
    CHECK(tree.comment(twins[1]) == "Tried after the last move of the game");
    const auto first = tree.firstChild(twins[1]);
    CHECK(tree.ply(first).cell == Cell{5, 5});
    CHECK(record::childrenOf(tree, first).size() == 2); // both lines
    CHECK(record->result == "B+R");
}

TEST_CASE("lines that were tried are kept when the program is killed, and when the game is broken off", "[kept][tried]")
{
    const QTemporaryDir folder;
    using Lines = std::vector<std::vector<Cell>>;
    const std::vector<Cell> line{{7, 7}, {0, 0}, {8, 7}, {1, 1}};
    {
        RecordedPlay game{folder.path()};
        game.play(first(4));
        CHECK(game.table->keepLine(line));
        game.recorder.reset(); // as when the program ends
    }
    RecordedPlay game{folder.path()};
    const RunningGame running = game.resume();
    CHECK(running.lines == Lines{line});
    CHECK(game.table->keptLines() == Lines{line});
    game.table->startRound(Seat::First); // replaces the round
    CHECK(game.table->keptLines().empty());
    const auto games = game.history.games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].state == GameState::Unfinished);
    const auto record = recordOf(games[0]);
    REQUIRE(record);
    CHECK(record->tree.size() == 1 + 4 + 1);
}

TEST_CASE("a line that cannot be played is cut when it is read back", "[kept][tried]")
{
    const GameSetup setup = *makeSetup("gomoku", "freestyle", 15);
    HistoryEntry entry;
    entry.game = u"gomoku"_s;
    entry.rule = u"freestyle"_s;
    entry.size = {15, 15};
    entry.moves = {{7, 7}};
    const MatchSnapshot snapshot{.black = Seat::First, .moves = entry.moves, .undos = 0, .verdict = {}};
    const QString text = runningText(setup, snapshot, {}, {}, {{{7, 7}, {7, 7}, {1, 1}}, {{-5, 300}}});
    const auto running = runningGameOf(entry, text);
    REQUIRE(running);
    CHECK(running->lines == std::vector<std::vector<Cell>>{{{7, 7}}, {}});
    CHECK_FALSE(runningGameOf(entry, text + QString{longestRunningText, u' '}));
}

TEST_CASE("a game keeps no more tried moves than can be stored", "[kept][tried]")
{
    const QTemporaryDir folder;
    auto game = std::make_unique<RecordedPlay>(folder.path(), *makeSetup("gomoku", "freestyle", 20));
    game->play({{0, 0}});
    std::size_t moves = 0;
    for (int first = 1; first < 400; ++first) {
        std::vector<Cell> line{{0, 0}};
        for (int cell = first; cell < 400; ++cell)
            line.push_back({cell % 20, cell / 20});
        if (game->table->keepLine(line))
            moves += line.size();
    }
    CHECK(moves > Table::mostKeptMoves - 50);
    CHECK(moves <= Table::mostKeptMoves);
    const auto kept = game->table->keptLines();
    game->recorder.reset(); // as when the program ends
    game.reset();
    const auto taken = HistoryFolder{folder.path()}.adopt();
    REQUIRE(taken.size() == 1);
    CHECK(taken[0].lines.size() == kept.size()); // each up to the five in a row that ends it
}
