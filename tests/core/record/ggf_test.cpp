// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/ggf.h"

#include "core/record/any_record.h"
#include "core/reversi/game.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <random>
#include <string>

using namespace qipan;
using namespace qipan::record;
using reversi::passMove;
using reversi::squareOf;
using reversi::Turn;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view startBoard = "BO[8 ---------------------------O*------*O--------------------------- *]";

std::string ggf(std::string_view tags)
{
    return "(;" + std::string{tags} + ";)";
}

std::string problem(std::string_view text)
{
    const auto game = readGgf(text);
    return game ? "" : game.error();
}

/// White, to move, has no move, but black has two.
constexpr std::string_view blackAlone =
    "BO[8 *O------ -------- -------- -------- -------- -------- -------- ------O* O]";

} // namespace

TEST_CASE("a game written by NBoard is read", "[ggf]")
{
    const auto game =
        readGgf("(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]"
                + std::string{startBoard} + "B[F5]W[F6]B[D3//0.5]W[C5/-1.20/3];)");
    REQUIRE(game);
    CHECK(game->black == "./mEdax");
    CHECK(game->white == "chris");
    CHECK(game->start == Turn{});
    CHECK(game->moves
          == std::vector<reversi::Square>{squareOf({5, 4}), squareOf({5, 5}), squareOf({3, 2}), squareOf({2, 4})});
}

TEST_CASE("a game written by GGS is read whatever precedes it", "[ggf]")
{
    const auto game =
        readGgf("1 (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[a]PW[b]RB[1800]RW[2700]TI[15:00//02:00]"
                "TY[8]RE[+12.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- "
                "-------- *]B[d3//1.2]\nW[c3/0.5/3] B[pass2];)");
    CHECK_FALSE(game); // an illegal move
    CHECK(readGgf("x(;B[d3]\r\n\tW[c3];)(;B[A1];)"));
    CHECK(readGgf(ggf("")));
}

TEST_CASE("a board can be set up and an omitted pass is restored", "[ggf]")
{
    const auto game = readGgf(ggf(std::string{blackAlone} + "B[C1]"));
    REQUIRE(game);
    CHECK(game->start.side == Side::White);
    CHECK(game->moves == std::vector<reversi::Square>{passMove, squareOf({2, 0})});
    CHECK(readGgf(ggf(std::string{blackAlone} + "W[PA]B[C1]"))->moves == game->moves);
    CHECK(readGgf(ggf(std::string{blackAlone} + "W[pass]B[C1]"))->moves == game->moves);
}

TEST_CASE("the game's name is read case-insensitively", "[ggf]")
{
    for (const char* name : {"GM[Othello]", "GM[othello]", "GM[OTHELLO]", "GM[ Othello ]"})
        CHECK(readGgf(ggf(std::string{name} + "B[F5]")));
}

TEST_CASE("invalid GGF is rejected with its reason", "[ggf]")
{
    CHECK(problem("") == "no game begins");
    CHECK(problem("F5") == "no game begins");
    CHECK(problem("(;") == "the game is not ended by ;)");
    CHECK(problem("(;B[F5]") == "the game is not ended by ;)");
    CHECK(problem("(;B[F5;)") == "the game is not ended by ;)");
    CHECK(problem("(;F5;)") == "the game is not ended by ;)");
    CHECK(problem(ggf("GM[Go]")) == "not a game of Othello");
    CHECK(problem(ggf("GM[]")) == "not a game of Othello");
    CHECK(problem(ggf("B[F5]W[F5]")) == "move 2 is not legal");
    CHECK(problem(ggf("W[F5]")) == "move 1 is not legal");
    CHECK(problem(ggf("B[PA]")) == "move 1 is not legal");
    CHECK(problem(ggf("B[I9]")) == "move 1 is neither a square nor a pass");
    CHECK(problem(ggf("B[]")) == "move 1 is neither a square nor a pass");
    CHECK(problem(ggf("B[F5]" + std::string{startBoard})) == "BO comes after a move");
    for (const char* board : {"BO[]", "BO[8 *]", "BO[10 *]", "BO[8 --- *]",
                              "BO[8 ---------------------------O*------*O--------------------------- -]",
                              "BO[8 ---------------------------O*------*O--------------------------?- *]"})
        CHECK(problem(ggf(board)) == "BO is no board of 8 lines with a side to move");
}

TEST_CASE("moves are read case-insensitively and written in capitals", "[ggf]")
{
    CHECK(readMove("F5") == squareOf({5, 4}));
    CHECK(readMove("a1") == 0);
    CHECK(readMove("h8") == 63);
    CHECK(readMove("pa") == passMove);
    CHECK(readMove("PASS") == passMove);
    for (const char* text : {"", "F", "F9", "I1", "F0", "F55", "5F", "PASSE", "pas", "--"})
        CHECK_FALSE(readMove(text));
    CHECK(textOfMove(passMove) == "PA");
    for (reversi::Square square = 0; square <= passMove; ++square)
        CHECK(readMove(textOfMove(square)) == square);
}

TEST_CASE("a game is written with its start and clock and moves and passes", "[ggf]")
{
    reversi::Game game;
    const std::string start = "(;GM[Othello]PC[Qipan]PB[Black]PW[White]RE[?]TI[1:05]TY[8]" + std::string{startBoard};
    CHECK(writeGgf(game, 65s) == start + ";)");
    game.play({5, 4});
    game.play({3, 5});
    CHECK(writeGgf(game, 65'999ms) == start + "B[F5]W[D6];)");
    CHECK(writeGgf(game, 0ms).find("TI[0:01]") != std::string::npos);
    CHECK(writeGgf(game, 9000s).find("TI[150:00]") != std::string::npos);
    // Each side has two discs; after C1 only black has a move.
    reversi::Game passing{{.mover = 0x0100'0000'0000'0001, .other = 0x0200'0000'0000'0002}, Side::Black};
    passing.play({2, 0});
    CHECK(writeGgf(passing, 1s)
          == "(;GM[Othello]PC[Qipan]PB[Black]PW[White]RE[?]TI[0:01]TY[8]BO[8 *O------" + std::string(48, '-')
              + "*O------ *]B[C1]W[PA];)");
}

TEST_CASE("random games round-trip through GGF", "[ggf]")
{
    std::mt19937 random{41};
    for (int round = 0; round < test::repetitions(200, 2'000); ++round) {
        reversi::Game game;
        test::playAtRandom(game, random);
        std::string text;
        for (const Ply& ply : game.plies())
            text += (ply.side == Side::Black ? "B[" : "W[") + textOfMove(squareOf(ply.cell)) + "]";
        const auto read = readGgf(ggf(text));
        REQUIRE(read);
        std::vector<Cell> cells;
        for (const reversi::Square move : read->moves) {
            if (move != passMove)
                cells.push_back(reversi::cellOf(move));
        }
        REQUIRE(cells.size() == game.plies().size());
        for (std::size_t i = 0; i < cells.size(); ++i)
            REQUIRE(cells[i] == game.plies()[i].cell);
        const auto written = readGgf(writeGgf(game, 1s));
        REQUIRE(written);
        REQUIRE(written->start == Turn{});
        REQUIRE(written->moves == read->moves);
    }
}

TEST_CASE("mutated games are read as legal games or rejected", "[ggf]")
{
    const std::string whole = ggf(std::string{startBoard} + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4]");
    std::mt19937 random{42};
    for (int round = 0; round < test::repetitions(5'000, 100'000); ++round) {
        std::string text = whole;
        for (std::size_t changes = 1 + test::below(random, 3); changes > 0; --changes) {
            const std::size_t at = test::below(random, text.size());
            if (random() % 2 == 0)
                text[at] = static_cast<char>(random() % 256);
            else
                text.erase(at, 1 + test::below(random, 9));
        }
        const auto game = readGgf(text);
        if (!game) {
            REQUIRE_FALSE(game.error().empty());
            continue;
        }
        Turn turn = game->start;
        for (const reversi::Square move : game->moves) {
            REQUIRE(turn.allows(move));
            turn = turn.after(move);
        }
    }
}

TEST_CASE("all games of a file are read and a broken one opens up to its error", "[ggf]")
{
    const Reading reading = readGgfGames("2 (;GM[Othello]PC[GGS]DT[2004]PB[a]PW[b]RE[+12.00]B[F5//1]W[F6]B[a1]W[D3];)\n"
                                         "(;GM[Go]B[aa];) x (;PB[caf\xe9]B[d3];)(;B[f5]");
    REQUIRE(reading.games.size() == 3);
    CHECK(reading.games[0].event == "GGS");
    CHECK(reading.games[0].date == "2004");
    CHECK(reading.games[0].result == "+12.00");
    CHECK(reading.games[0].tree.size() == 3);
    CHECK(reading.games[1].black == "café");
    CHECK(reading.games[2].tree.size() == 2);
    REQUIRE(reading.fault);
    CHECK(reading.fault->illegal == IllegalMove::NoFlip);
    CHECK(reading.fault->ply == 3);
    CHECK(reading.fault->game == 0);
    CHECK(reading.fault->text == "a1");
    CHECK(readGgfGames("(;GM[Go];)").fault->kind == FaultKind::OtherGame);
    CHECK(readGgfGames("(;B[f5]").fault->kind == FaultKind::Unfinished);
    CHECK(readGgfGames("").fault->kind == FaultKind::NoRecord);
}

TEST_CASE("a date in Unix seconds is read as a day and any other is kept unchanged", "[ggf]")
{
    const auto date = [](const std::string& value) {
        const Reading reading = readGgfGames("(;GM[Othello]PC[x]DT[" + value
                                             + "]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O------------"
                                               "--------------- *]B[F5];)");
        REQUIRE(reading.games.size() == 1);
        return reading.games.front().date;
    };
    CHECK(date("981284400") == "2001-02-04");
    CHECK(date("1709208000") == "2024-02-29");
    for (const char* other : {"2004", "20030102", "2004.09.18_05:54:38.MDT", "12345678901"})
        CHECK(date(other) == other);
}

TEST_CASE("tags and notes of moves that a record has no place for are written back", "[ggf]")
{
    const std::string text = "(;GM[Othello]PC[GGS/os]DT[2025.03.04_10:20:30.GMT]PB[ada]PW[ben]RE[-6.00:s]RB[1500.00]"
                             "RW[1510.00]TI[05:00//02:00]TY[8k]KM[+20.00]CO[good (game]"
        + std::string{startBoard} + "B[F5//1.2]W[D6/0.5/3]B[C3];)\n";
    const Reading reading = readGgfGames("1 " + text);
    REQUIRE(reading.isComplete());
    CHECK_FALSE(reading.isPartial);
    const GameRecord& game = reading.games.front();
    CHECK(game.tree.extra(1) == "//1.2");
    CHECK(game.extraFormat == RecordFormat::Ggf);
    CHECK(writeGgf(game) == text);
    CHECK(readGgfGames("mail (;B[F5];)").isPartial);
    CHECK(readGgfGames("(;B[F5];) mail").isPartial);
    const Reading moment = readGgfGames("(;DT[981284400]B[F5];)");
    CHECK_FALSE(moment.isPartial);
    CHECK(moment.games.front().date == "2001-02-04");
    const std::string again = writeGgf(moment.games.front());
    CHECK(again.find("DT[981284400]") != std::string::npos); // with the time of the day
    CHECK(again.find("DT[2001") == std::string::npos);
    CHECK(readGgfGames(again).games == moment.games);
    GameRecord changed = moment.games.front();
    changed.date = "2002";
    CHECK(readGgfGames(writeGgf(changed)).games.front().date == "2002");
    for (const char* second : {"2001", "2002", "981284400"}) {
        const Reading twice = readGgfGames("(;DT[2001]DT[" + std::string{second} + "]B[F5];)");
        CHECK(twice.games.front().date == "2001");
        CHECK(readGgfGames(writeGgf(twice.games.front())).games == twice.games);
    }
    CHECK(readGgfGames(ggf("XX[" + std::string(maxExtraBytes - 10, 'x') + "]YY[1234567890]B[F5]")).isPartial);
}

TEST_CASE("a type of game that cannot be played does not become another one", "[ggf]")
{
    const auto read = [](std::string_view tags) { return readGgfGames(ggf(tags)); };
    const std::string board{startBoard};
    for (const std::string& tags : {std::string{"TY[10]B[F5]"}, std::string{"TY[6a]B[F5]"},
                                    std::string{"TY[s10r16]B[F5]"}, "BO[10 " + std::string(100, '-') + " *]B[F5]"}) {
        INFO(tags);
        CHECK(read(tags).games.empty());
        CHECK(read(tags).fault->kind == FaultKind::BoardSize);
    }
    // A random start is only known from BO.
    CHECK(read("TY[8r20]B[F5]").games.empty());
    CHECK(read("TY[8r20]B[F5]").fault->kind == FaultKind::Syntax);
    CHECK(read("TY[8r20]" + board + "B[F5]").isComplete());
    for (const char* type : {"8r20", "s8r18", "8a", "8k", "s8ak"}) {
        INFO(type);
        const Reading reading = read("TY[" + std::string{type} + "]" + board + "B[F5]");
        REQUIRE(reading.isComplete());
        const GameRecord& game = reading.games.front();
        CHECK(game.isGuessed == (std::string_view{type}.find_first_of("ak") != std::string_view::npos));
        CHECK(writeGgf(game).find("TY[" + std::string{type} + "]BO[") != std::string::npos);
    }
    CHECK_FALSE(read("TY[8]" + board + "B[F5]").games.front().extraFormat);
}

TEST_CASE("random records round-trip through GGF", "[ggf]")
{
    std::mt19937 random{43};
    for (int round = 0; round < test::repetitions(10'000, 100'000); ++round) {
        GameRecord game = test::randomReversi(random, {.hasVariations = false, .hasNotes = false});
        game.black = std::to_string(round);
        game.white = "é [";
        game.result = "+2.00";
        if (round % 3 == 0) // a2 is occupied, and white has no move
            game.start = StartPosition{.stones = {{{0, 0}, Side::Black}, {{1, 0}, Side::White}}, .toMove = Side::White};
        if (game.start) {
            game.tree = {};
            const auto pass = game.tree.add(GameTree::root, {.side = Side::White, .cell = std::nullopt});
            game.tree.add(pass, {.side = Side::Black, .cell = Cell{2, 0}});
        }
        const Reading reading = readGgfGames(writeGgf(game));
        REQUIRE_FALSE(reading.fault);
        REQUIRE(reading.games.front() == game);
    }
}

TEST_CASE("small letters name the same tags of GGF", "[record][ggf]")
{
    const Reading reading = readAny("(;gm[othello]pb[Ann]pw[Bob]ty[8]b[f5]w[d6];)", {.suffix = "ggf"});
    CHECK(reading.isComplete());
    CHECK(reading.games.front().black == "Ann");
    CHECK(reading.games.front().tree.size() == 3);
}
