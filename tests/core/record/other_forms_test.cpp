// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of gomoku that other programs write and this one only reads.
#include "core/gomoku/board.h"
#include "core/record/any_record.h"
#include "core/record/move_grid.h"
#include "core/record/move_link.h"
#include "core/record/move_lists.h"
#include "core/record/move_pairs.h"
#include "core/record/position_text.h"
#include "core/record/sgf.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <tuple>

using namespace qipan;
using namespace qipan::record;

namespace {

std::string cellsIn(const GameRecord& record)
{
    std::string text;
    for (const GameTree::Node node : record.tree.mainLine()) {
        const Cell cell = record.tree.ply(node).cell.value_or(Cell{-1, -1});
        text += std::to_string(cell.x) + ',' + std::to_string(cell.y) + ' ';
    }
    return text;
}

std::string cellsIn(const Reading& reading)
{
    return reading.games.size() == 1 ? cellsIn(reading.games.front()) : "no game";
}

} // namespace

TEST_CASE("Piskvork's other format counts from 0 on 20 lines", "[record]")
{
    const std::string text = "Ada\r\n\r\nBen\r\n0,19,0\r\n\r\n10,9,1200.5\r\n9,10\r\n-1\r\n";
    const auto found = recognise(text, {.suffix = "REC"});
    REQUIRE(found);
    CHECK(found->format == RecordFormat::MoveLists);
    CHECK_FALSE(found->reading.fault);
    CHECK(found->reading.isPartial);
    CHECK(cellsIn(found->reading) == "0,19 10,9 9,10 ");
    const GameRecord& game = found->reading.games.front();
    CHECK(game.size == 20);
    CHECK(game.black == "Ada");
    CHECK(game.white == "Ben");
    CHECK(game.result == "-1");
    CHECK(readRec("Ada\nBen\n9,9,0\n20,9,0\n").fault->illegal == IllegalMove::Outside);
    CHECK(readRec("Ada\nBen\n9,9,0\n9,9,0\n").fault->line == 4);
    CHECK(readRec("Ada\nBen\n9,9,0\nx\n9,8,0\n").fault->text == "x");
    for (const char* none : {"", "Ada", "Ada\nBen\n", "Ada\nBen\n-1\n"})
        CHECK(readRec(none).games.empty());
}

TEST_CASE("an empty name of Piskvork's other format is a blank line", "[record]")
{
    const auto names = [](std::string_view text) {
        const Reading reading = readRec(text);
        CHECK_FALSE(reading.fault);
        CHECK(cellsIn(reading) == "9,9 10,10 ");
        return reading.games.front().black + '/' + reading.games.front().white;
    };
    CHECK(names("\nBob\n9,9,100\n10,10,200\n0") == "/Bob");
    CHECK(names("Ada\r\n\r\n9,9,100\r\n10,10,200\r\n-1") == "Ada/");
    CHECK(names("\n\n9,9,100\n10,10,200\n") == "/");
    CHECK(names("9,9,100\n10,10,200\n") == "/");
    CHECK(names("Ada\nBob\n9,9,100\n10,10,200\n") == "Ada/Bob");
    // The code of an end by the rules, which the board does not show.
    CHECK(readRec("Ada\nBob\n9,9,100\n0").games.front().result.empty());
}

TEST_CASE("Yixin's saved games are rows and columns from the upper left", "[record]")
{
    const std::string text = "15\n15\n3\n7 7\n6 8\n0 14\n";
    for (const std::string_view suffix : {"sav", ""}) {
        const auto found = recognise(text, {.suffix = suffix});
        REQUIRE(found);
        CHECK(found->format == RecordFormat::MoveLists);
        CHECK(cellsIn(found->reading) == "7,7 8,6 14,0 ");
    }
    CHECK(readYixinSave("20\r\n20\r\n1\r\n19 19\r\n").games.front().size == 20);
    CHECK(readYixinSave("15\n15\n3\n7 7\n").fault->kind == FaultKind::Unfinished);
    CHECK(cellsIn(readAny("15 15 3 7 7 6 8 0 14")) == "7,7 8,6 14,0 ");
    CHECK(cellsIn(readAny("15\r15\r2\r7\t7\r6\t8\r", {.suffix = "sav"})) == "7,7 8,6 ");
    CHECK(readYixinSave("15\n15\n1\n7 7\nAda").isPartial);
    CHECK(readYixinSave("15\n15\n2\n7 7\n7\n").fault->kind == FaultKind::Unfinished);
    CHECK(readYixinSave("15\n15\n2\n7 7\n7 x\n").fault->kind == FaultKind::Syntax);
    CHECK(readYixinSave("15\n15\n2\n7 7\n7 15\n").fault->illegal == IllegalMove::Outside);
    CHECK(readYixinSave("15\n16\n1\n7 7\n").fault->kind == FaultKind::BoardSize);
    CHECK(readYixinSave("15\n").games.empty());
    CHECK_FALSE(recognise("15\n15\nx\n"));
}

TEST_CASE("Yixin's positions are a byte for each move", "[record]")
{
    const auto found = recognise("\x03\x70\x61\xe0", {.suffix = "POS"});
    REQUIRE(found);
    CHECK(found->format == RecordFormat::MoveLists);
    CHECK(cellsIn(found->reading) == "7,7 7,6 14,14 ");
    CHECK(readYixinPosition("\x02\x70\x61\x60").fault->kind == FaultKind::Syntax);
    CHECK(readYixinPosition("\x03\x70\x61").fault->kind == FaultKind::Unfinished);
    CHECK(readYixinPosition("\x02\x70\x70").fault->illegal == IllegalMove::Occupied);
    CHECK(readYixinPosition("\x01\xe1").fault->illegal == IllegalMove::Outside);
    CHECK(readYixinPosition("").games.empty());
    CHECK_FALSE(recognise("\x03\x70\x61\xe0"));
}

TEST_CASE("moves may be separated by any sign", "[record]")
{
    for (const char* text :
         {"h8_i9_i7", "h8.i9.i7",       "1.h8 2.i9 3.i7", "h8/i9/i7",   "h8-i9-i7",     "h8 > i9 > i7", "h8|i9|i7",
          "h8;i9;i7", "1:h8 2:i9 3:i7", "h8 _ i9 _ i7",   "H8__I9__I7", "h8*i9*i7",     "h8&i9&i7",     "h8~i9~i7",
          "h8:i9:i7", "h8=i9=i7",       "h8\\i9\\i7",     "h8#i9#i7",   "<h8><i9><i7>", "[h8][i9][i7]"})
        CHECK(cellsIn(readAny(text)) == "7,7 8,6 8,8 ");
}

TEST_CASE("words and colours may stand before moves", "[record]")
{
    for (const char* text :
         {"Move 1: h8\nMove 2: i9\nMove 3: i7", "第1手 h8\n第2手 i9\n第3手 i7", "①h8②i9③i7", "B h8 W i9 B i7",
          "●h8 ○i9 ●i7", "黑h8 白i9 黑i7", "Black h8, White i9, Black i7", "1. Black: h8 White: i9 2. Black: i7",
          "黑棋：h8 白棋：i9 黑棋：i7", "h8+ i9 i7+", "h8 + i9 + i7", "1. B(H8) 2. W(I9) 3. B(I7)", "moves: h8 i9 i7",
          "h8 • i9 • i7", "h8 0.5s i9 1s i7 2s"}) {
        INFO(text);
        const Reading reading = readAny(text, {.game = gomokuKey});
        CHECK_FALSE(reading.fault);
        CHECK(cellsIn(reading) == "7,7 8,6 8,8 ");
    }
    for (const char* comment : {"% from a book", "// from a book", "# from a book"}) {
        const Reading reading =
            readAny(std::string{comment} + "\nBlack: Ann\nWhite: Bob\nResult: 0-1\nh8 i9\n" + comment + "\ni7");
        CHECK_FALSE(reading.fault);
        CHECK(cellsIn(reading) == "7,7 8,6 8,8 ");
        CHECK(reading.games.front().black == "Ann");
        CHECK(reading.games.front().white == "Bob");
        CHECK(reading.games.front().result == "0-1");
    }
    for (const char* prose : {"Move the stone to the left.", "B and W are colours", "I saw a b movie with 2 friends",
                              "White: a good game", "% nothing", "Black"})
        CHECK_FALSE(recognise(prose));
}

TEST_CASE("links that carry moves are read", "[record]")
{
    CHECK(movesInLink("https://gomocalc.com/#/h8i9i7") == "h8 i9 i7 ");
    for (const char* link : {"https://gomocalc.com/#/h8i9i7", " http://example.org/play?size=15&moves=h8,i9,i7&x=1\n",
                             "https://example.org/g/h8_i9_i7", "gomocalc.com/#/h8i9i7",
                             "HTTPS://example.org/?m=H8%20I9%20i7", "https://a1.b2/#h8-i9-i7"})
        CHECK(cellsIn(readAny(link)) == "7,7 8,6 8,8 ");
    CHECK(movesInLink("https://example.org/a1") == "");
    CHECK(movesInLink("https://example.org/path1234") == "");
    for (const char* link : {"https://example.org/?m=h8,%20i9,%20i7", "https://example.org/g/h8/i9/i7",
                             "https://example.org/?m=h8%0Ai9%0Ai7", "https://example.org/?m[]=h8&m[]=i9&m[]=i7",
                             "https://example.org/?m1=h8&m2=i9&m3=i7", "https://example.org/#1.h8+2.i9+3.i7",
                             "https://example.org/?moves=h8~i9~i7", "https://example.org/#h8:i9:i7",
                             "https://x.org/a1b2c3d4e5/game?moves=h8i9i7", "https://x.org/?m=%2568%2538i9%2520i7",
                             "https://x.org/?to=https%253A%252F%252Fexample.org%252F%2523%252Fh8%252Ci9%252Ci7"})
        CHECK(movesInLink(link) == "h8 i9 i7 ");
    for (const char* none : {"https://imgur.com/a/c3d4", "https://youtu.be/x?t=a1b2", "https://x.org/c3d4e5f6g/h",
                             "https://x.org/?id=9a1b2c3", "https://x.org/watch?v=a1b2c3xyz"})
        CHECK(movesInLink(none) == "");
    CHECK_FALSE(movesInLink("h8i9i7"));
    CHECK_FALSE(movesInLink("https://example.org/ h8i9i7"));
    CHECK_FALSE(movesInLink("ftp://example.org/h8i9i7"));
    CHECK_FALSE(recognise("https://example.org/a1"));
    for (const char* prose : {"Look at https://gomocalc.com/#/h8i9i7, please!", "a draw? (see http://a.org/x?h8_i9_i7)",
                              "https://example.org/help and <https://example.org/?m=h8,i9,i7>"})
        CHECK(cellsIn(readAny(prose)) == "7,7 8,6 8,8 ");
}

TEST_CASE("words above a game do not make it unreadable", "[record]")
{
    const std::string moves = "[Black \"A\"]\n1. f5 d6 2. c3 d3 3. c4 (3. f6 g5) 3... f4 {x}\n";
    for (const std::string words : {"Analysis by B. Smith, see below.\n\n", "One.\r\n\r\nTwo\r\nlines.\r\n \r\n"}) {
        const auto found = recognise(words + moves);
        REQUIRE(found);
        const auto plain = recognise(moves);
        REQUIRE(plain);
        CHECK(found->reading.games.at(0).tree == plain->reading.games.at(0).tree);
        CHECK(found->reading.games.at(0).black == "A");
        CHECK(found->reading.isPartial); // the words are not kept
    }
    const std::string board =
        "........\n........\n........\n...OX...\n...XO...\n........\n........\n........\nBlack to move\n";
    const auto position = recognise("Board after 12 moves:\n\n" + board);
    REQUIRE(position);
    CHECK(position->reading.games.at(0).game == reversiKey);
    CHECK_FALSE(recognise("Only words.\n\nAnd more words, of a letter to B.\n\nThe end.\n"));
    CHECK_FALSE(recognise("a\n\nb\n\nc\n\nd\n\n" + moves)); // more than some words
}

TEST_CASE("a link that names rule and size of the board is read by them", "[record]")
{
    const auto read = [](std::string_view link) { return readAny(link).games.at(0); };
    for (const char* link :
         {"https://gomocalc.com/play?rule=renju&size=15#h8i9i7g9k10", "https://x.org/?moves=h8i9i7g9k10&RULE=Renju",
          "See https://x.org/?rule=renju&m=h8,i9,i7 (a game)."})
        CHECK(read(link).rule == "renju");
    CHECK(read("https://x.org/?size=19&rule=standard&m=h8,i9,i7").size == 19);
    CHECK(read("https://x.org/?size=19&rule=standard&m=h8,i9,i7").rule == "standard");
    const GameRecord other = read("https://x.org/?size=7000&rule=caro&ruler=renju&m=h8,i9,i7");
    CHECK(other.size == 15);
    CHECK(other.rule == readAny("h8 i9 i7").games.at(0).rule);
    CHECK(linkParameter("https://x.org/?rule=", "rule").empty());
    CHECK(linkParameter("https://x.org/?", "rule").empty());
    CHECK(linkParameter("?a&b#rule=x", "rule") == "x");
}

TEST_CASE("boards of move numbers are read", "[record]")
{
    const std::string moves =
        "   A B C D E\n5  . . 3 . . 5\n4  . 1 . . . 4\n3  . . 2 . . 3\n2  . . . . . 2\n1  5 . . . 4 1\n";
    const auto found = recognise(moves);
    REQUIRE(found);
    CHECK(found->format == RecordFormat::GomokuMoves);
    CHECK(found->reading.games.front().size == 5);
    CHECK(cellsIn(found->reading) == "1,1 2,2 2,0 4,4 0,4 ");
    CHECK(cellsIn(readAny("- - 3 - -\n- 1 - - -\n- - 2 - -\n- - - - -\n5 - - - 4")) == "1,1 2,2 2,0 4,4 0,4 ");
    for (const char* sheet :
         {"\t\t3\t\t\n\t1\t\t\t\n\t\t2\t\t\n\t\t\t\t\n5\t\t\t\t4\n", "\t\t3\n\t1\n\t\t2\n\t\n5\t\t\t\t4",
          ",,3,,\r\n,1,,,\r\n,,2,,\r\n,,,,\r\n5,,,,4\r\n", ";A;B;C;D;E\n5;;;3;;\n4;;1;;;\n3;;;2;;\n2;;;;;\n1;5;;;;4\n"})
        CHECK(cellsIn(readAny(sheet)) == "1,1 2,2 2,0 4,4 0,4 ");
    const std::string reversi =
        "  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . 3 . . . . .\n4 . . . o x . . .\n"
        "5 . . . x o 1 . .\n6 . . . 2 . . . .\n7 . . . . . . . .\n8 . . . . . . . .\n";
    const Reading game = readAny(reversi);
    REQUIRE(game.games.size() == 1);
    CHECK(game.games.front().game == reversiKey);
    CHECK(cellsIn(game) == "5,4 3,5 2,2 ");
    for (const char* none : {"1 2 3", ". . .\n. 1 .\n. . .", "1 . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . 3",
                             "1 . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . 1",
                             "1 2 . . .\n. . . .\n. . . . .\n. . . . .\n. . . . ."})
        CHECK_FALSE(readMoveGrid(none));
}

TEST_CASE("a board of move numbers has at most as many lines as a board of gomoku", "[record]")
{
    for (int size = 18; size <= 28; ++size) {
        std::string grid;
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x)
                grid += x == 3 && y == 3 ? "1 " : x == 4 && y == 4 ? "2 " : ". ";
            grid += '\n';
        }
        INFO(size);
        CHECK(readMoveGrid(grid).has_value() == (size <= gomoku::largestSize));
        CHECK(readAny(grid).games.size() == (size <= gomoku::largestSize ? 1U : 0U));
    }
}

TEST_CASE("boards of move numbers may have frames, doubled signs and lines around them", "[record]")
{
    const std::string rows[]{". . 3 . .", ". 1 . . .", ". . 2 . .", ". . . . .", "5 . . . 4"};
    const auto board = [&rows](std::string_view begin, std::string_view end, std::string_view between = "") {
        std::string text;
        for (const std::string& row : rows)
            text.append(begin).append(row).append(end).append("\n").append(between);
        return text;
    };
    for (const std::string& text :
         {board("|", "|", "+-+-+-+-+-+\n"), "Diagram 1\n\n" + board("", ""), board("", "") + "\nMove 5 decides.\n",
          "1 2 3 4 5\n" + board("", ""), "  1 2 3 4 5\n" + board("| ", " |"), board("", "", "\n")}) {
        INFO(text);
        CHECK(cellsIn(readAny(text)) == "1,1 2,2 2,0 4,4 0,4 ");
    }
    CHECK(readAny("Diagram 1\n" + board("", "")).isPartial);
    CHECK_FALSE(readAny(board("", "")).isPartial);
    CHECK(readAny(board("", "") + "Black wins on time\n").games.front().result == "Black wins on time");
    CHECK(cellsIn(readAny("┼ ┼ 3 ┼ ┼\n┼ 1 ┼ ┼ ┼\n┼ ┼ 2 ┼ ┼\n┼ ┼ ┼ ┼ ┼\n5 ┼ ┼ ┼ 4")) == "1,1 2,2 2,0 4,4 0,4 ");
    CHECK(cellsIn(readAny("-- -- 3 -- --\n-- 1 -- -- --\n-- -- 2 -- --\n-- -- -- -- --\n5 -- -- -- 4"))
          == "1,1 2,2 2,0 4,4 0,4 ");
}

TEST_CASE("numbers and stones may be points of a lattice", "[record]")
{
    CHECK(cellsIn(readAny("+-+-3-+-+\n+-1-+-+-+\n+-+-2-+-+\n+-+-+-+-+\n5-+-+-+-4")) == "1,1 2,2 2,0 4,4 0,4 ");
    const Reading game = readAny("1-2-3-4-6\n5-7-8-9-10\n+-12-11-+-13\n┼─┼─┼─┼─┼\n┼─14─┼─15─16\n");
    CHECK(cellsIn(game) == "0,0 1,0 2,0 3,0 0,1 4,0 1,1 2,1 3,1 4,1 2,2 1,2 4,2 1,4 3,4 4,4 ");
    CHECK_FALSE(game.isPartial);
    for (const char* none : {"+-+-3-+\n+-1-+-+-+\n+-+-2-+-+\n+-+-+-+-+\n+-+-+-+-+", "2026-11-27\n2026-11-28",
                             "+--3-+-+\n+-1-+-+-+\n+-+-2-+-+\n+-+-+-+-+\n+-+-+-+-+"})
        CHECK_FALSE(readMoveGrid(none));
}

TEST_CASE("discs may be named in Chinese", "[record]")
{
    const std::string empty = "・・・・・・・・\n";
    const std::string board =
        empty + empty + "・・・・・・・・\n・・・白黑・・・\n・・・黑白・・・\n" + empty + empty + empty;
    for (const std::string& side :
         {std::string{}, std::string{"黑方走\n"}, std::string{"黑先\n"}, std::string{"黒\n"}}) {
        INFO(side);
        const Reading reading = readAny(board + side + "f5d6c3");
        REQUIRE(reading.isComplete());
        CHECK(reading.games.front().game == reversiKey);
        CHECK(reading.games.front().start == startOf(reversi::startPosition, Side::Black));
        CHECK(cellsIn(reading) == "5,4 3,5 2,2 ");
    }
    CHECK(readAny(board + "白方下").games.front().start->toMove == Side::White);
    CHECK(cellsIn(readAny(board + "黑f5 白d6 黑c3")) == "5,4 3,5 2,2 ");
    const Reading numbered =
        readAny(". . . . . . . .\n. . . . . . . .\n. . 3 . . . . .\n. . . 白 黑 . . .\n. . . 黑 白 1 . .\n"
                ". . . 2 . . . .\n. . . . . . . .\n. . . . . . . .\n");
    CHECK(cellsIn(numbered) == "5,4 3,5 2,2 ");
    CHECK_FALSE(numbered.games.front().isGuessed);
}

TEST_CASE("a board for gomoku is never a position of reversi", "[record]")
{
    const auto grid = [](std::size_t size, const std::string& empty,
                         std::vector<std::pair<std::size_t, std::string>> at, const std::string& between = " ") {
        std::string text;
        for (std::size_t cell = 0; cell < size * size; ++cell) {
            std::string word = empty;
            for (const auto& [place, sign] : at)
                word = place == cell ? sign : word;
            text += word + (cell % size == size - 1 ? "\n" : between);
        }
        return text;
    };
    CHECK(cellsIn(readAny(grid(15, "--", {{112, "1"}, {98, "2"}, {128, "3"}}))) == "7,7 8,6 8,8 ");
    CHECK(cellsIn(readAny(grid(16, "--", {{0, "1"}, {17, "2"}}))) == "0,0 1,1 ");
    for (const std::size_t size : {std::size_t{15}, std::size_t{19}}) {
        const std::size_t centre = size * size / 2;
        for (const auto& [empty, black, white, between] : {std::tuple{".", "X", "O", ""},
                                                           {"-", "X", "O", ""},
                                                           {".", "B", "W", ""},
                                                           {".", "X", "O", " "},
                                                           {".", "●", "○", ""},
                                                           {"0", "1", "2", " "},
                                                           {"+", "x", "o", ""},
                                                           {"0", "1", "2", ""},
                                                           {"┼", "●", "○", ""}}) {
            const std::string text =
                grid(size, empty, {{centre, black}, {centre + 1, white}, {centre + 2, black}}, between);
            INFO(text);
            const Reading reading = readAny(text);
            REQUIRE(reading.games.size() == 1);
            const GameRecord& game = reading.games.front();
            CHECK(game.game == gomokuKey);
            CHECK(game.size == static_cast<int>(size));
            REQUIRE(game.start);
            CHECK(game.start->stones.size() == 3);
            CHECK(game.start->toMove == Side::White);
            CHECK(reading.isPartial);
        }
    }
    // A number is missing, or there is no stone.
    CHECK_FALSE(recognise(grid(15, ".", {{112, "1"}, {98, "2"}, {128, "4"}})));
    CHECK_FALSE(recognise(grid(15, ".", {})));
    CHECK_FALSE(recognise(grid(10, "-", {{44, "X"}, {45, "O"}}, "")));
}

TEST_CASE("a board of 8 lines is reversi if its moves are legal", "[record]")
{
    for (const std::string empty : {".", "-", "0", "+", "_", "##"}) {
        std::string text;
        for (std::size_t cell = 0; cell < 64; ++cell) {
            const std::size_t centre[]{27, 28, 35, 36};
            const bool isCentre = std::ranges::find(centre, cell) != std::end(centre);
            const std::string sign = isCentre ? empty : ".";
            text += (cell == 37 ? "1" : cell == 43 ? "2" : cell == 18 ? "3" : sign) + (cell % 8 == 7 ? "\n" : " ");
        }
        INFO(text);
        const Reading reading = readAny(text);
        CHECK(cellsIn(reading) == "5,4 3,5 2,2 ");
        CHECK(reading.games.front().game == reversiKey);
        CHECK(reading.games.front().isGuessed == (empty != "##"));
    }
}

TEST_CASE("gomoku that other programs keep as another game is read", "[record][sgf]")
{
    const Reading renju =
        readSgf("(;\nGM[5]FF[4]\nSW[NO]\n5A[ff][gi]\nGN[game 7]\nPW[Ada]WR[2d]\nPB[3Lin]\nSZ[15]KM[5.5]\n\n"
                ";B[hh];W[ig];B[ii]C[\n someone looks on\n]\n;)\n");
    CHECK_FALSE(renju.fault);
    CHECK(cellsIn(renju) == "7,7 8,6 8,8 ");
    CHECK(renju.games.front().rule == "renju");
    CHECK(renju.games.front().isGuessed);
    CHECK(renju.games.front().black == "3Lin");
    CHECK(renju.games.front().tree.extra(GameTree::root).find("5A[ff][gi]") != std::string::npos);
    CHECK_FALSE(renju.isPerhapsGo);
    for (const char* rule : {"Taraguchi-10", "Soosyrv-8", "Yamaguchi"}) {
        const Reading opening = readSgf(std::string{"(;GM[5]SZ[15]RU["} + rule + "];B[hh];W[ig])");
        CHECK(opening.isComplete());
        CHECK(opening.games.front().rule == "renju");
        CHECK_FALSE(opening.isPartial);
    }
    const Reading sizeless = readSgf("(;GM[5]RU[Renju]PB[Ada];B[hh];W[ig])");
    CHECK(sizeless.isComplete());
    CHECK(cellsIn(sizeless) == "7,7 8,6 ");
    CHECK(sizeless.games.front().isGuessed);
    CHECK_FALSE(sizeless.isPerhapsGo);
    for (const char* morris : {"(;GM[5];B[d2];W[d2])", "(;GM[5];B[d2-d3])"})
        CHECK(readSgf(morris).fault->otherGame == 5);
    const Reading othello = readSgf("(;GM[2]FF[4]SZ[15]\nPB[Ada]RE[B+R];B[hh];W[ig])");
    CHECK(cellsIn(othello) == "7,7 8,6 ");
    CHECK(othello.games.front().game == gomokuKey);
    CHECK(cellsIn(readSgf("(;GM[2]SZ[19];B[hh])")) == "7,7 ");
    CHECK(readSgf("(;GM[Renju]SZ[15];B[hh])").games.front().rule == "renju");
    CHECK(cellsIn(readSgf("(;GM[gomoku]SZ[15];B[hh])")) == "7,7 ");
    CHECK(readSgf("(;GM[2]SZ[10];B[f5])").games.empty());
    CHECK(readSgf("(;GM[5]SZ[9];B[f5])").fault->kind == FaultKind::OtherGame);
    const Reading go = readSgf("(;GM[1]KM[0]SZ[15]RU[Chinese];B[hh];W[ig];B[ii])");
    CHECK(go.isPerhapsGo);
    CHECK_FALSE(go.fault);
    CHECK(go.games.front().isGuessed);
    CHECK(go.games.front().rule.empty());
    CHECK(cellsIn(go) == "7,7 8,6 8,8 ");
    CHECK(readSgf("(;GM[1]KM[0]SZ[15]RU[renju];B[hh])").games.front().rule == "renju");
    // A pass, a cell played again: that is Go.
    CHECK(readSgf("(;GM[1]KM[0]SZ[15];B[hh];W[])").fault->kind == FaultKind::OtherGame);
    CHECK(readSgf("(;GM[1]KM[0]SZ[15];B[hh];W[ig];B[hh])").games.empty());
    CHECK(readSgf("(;GM[1]KM[6.5]SZ[19];B[hh])").games.empty());
}

TEST_CASE("moves as pairs of numbers are read if the whole game is legal", "[record][moves]")
{
    const auto cells = [](std::string_view text, const RecordHint& hint = {}) -> std::string {
        const auto found = recognise(text, hint);
        if (!found || !found->reading.isComplete())
            return {};
        CHECK(found->reading.isPartial); // they are written in another form
        CHECK(found->reading.games.size() == 1);
        return (found->isEither ? "either " : "") + cellsIn(found->reading);
    };
    // From 0 if that is the middle, or with a zero; else from 1.
    const std::string middle = "7,7 8,8 6,8 ";
    for (const char* text : {"(7,7) (8,8) (6,8)", "(7, 7), (8, 8), (6, 8)", "[[7,7],[8,8],[6,8]]",
                             "7,7\n8,8\n6,8\n0,0\n1,0", "1. (7,7) 2. (8,8)\n3. (6,8)", "（7，7）（8，8）（6，8）",
                             "(8,8);(9,9);(7,9)", "<8,8>|<9,9>", "{7,7}{8,8}{6,8}", " (7,7)(8,8)(6,8)\r\n"}) {
        CAPTURE(text);
        if (std::string_view{text}.find('|') == std::string_view::npos)
            CHECK(cells(text).starts_with(middle));
    }
    CHECK(cells("(1,2) (3,4)") == "0,1 2,3 ");
    CHECK(cells("(0,2) (3,4)") == "0,2 3,4 ");
    CHECK(cells("(15,1) (1,15)") == "14,0 0,14 ");
    CHECK(readAny("(19,1) (1,15)").games.at(0).size == 19);
    CHECK(readAny("s1a15").games.at(0).size == 19); // also if the first move is outside of 15 lines
    // Reversi by what is legal over the whole game: f5d6c3d3c4 from 1 and from 0.
    CHECK(readAny("(6,5) (4,6) (3,3) (4,3) (3,4) (6,4)").games.at(0).game == reversiKey);
    CHECK(readAny("(5,4) (3,5) (2,2) (3,2) (2,3) (5,3)").games.at(0).game == reversiKey);
    CHECK(cells("(6,5) (4,6)") == "either 5,4 3,5 ");
    CHECK(cells("(6,5) (4,6)", {.game = gomokuKey}) == "5,4 3,5 ");
    for (const char* other :
         {"(7,7)", "7,7\n8,8", "7,7,500\n8,8,200\n6,8,1\n5,5,1\n4,4,1", "(7,7) (7,7)", "(7,7) x (8,8)",
          "(7,7,1) (8,8,1)", "7.5,3 8.5,4 7.5,6 1.5,2 3.5,4", "(21,7) (22,8)", "(-1,7) (2,8)"}) {
        CAPTURE(other);
        CHECK(readMovePairs(other).size() + cells(other).size() == (std::string_view{other} == "(7,7) (7,7)" ? 2 : 0));
    }
}
