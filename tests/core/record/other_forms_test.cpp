// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of gomoku that other programs write and this one only reads.
#include "core/record/any_record.h"
#include "core/record/move_grid.h"
#include "core/record/move_link.h"
#include "core/record/move_lists.h"
#include "core/record/sgf.h"
#include "tests/support/catch.h"

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
    for (const char* none : {"", "Ada", "Ada\nBen\n", "Ada\nBen\n-1\n", "9,9,0\n"})
        CHECK(readRec(none).games.empty());
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

TEST_CASE("links that carry moves are read", "[record]")
{
    CHECK(movesInLink("https://gomocalc.com/#/h8i9i7") == "h8 i9 i7 ");
    for (const char* link : {"https://gomocalc.com/#/h8i9i7", " http://example.org/play?size=15&moves=h8,i9,i7&x=1\n",
                             "https://example.org/g/h8_i9_i7", "gomocalc.com/#/h8i9i7",
                             "HTTPS://example.org/?m=H8%20I9%20i7", "https://a1.b2/#h8-i9-i7"})
        CHECK(cellsIn(readAny(link)) == "7,7 8,6 8,8 ");
    CHECK(movesInLink("https://example.org/a1") == "");
    CHECK(movesInLink("https://example.org/path1234") == "");
    CHECK_FALSE(movesInLink("h8i9i7"));
    CHECK_FALSE(movesInLink("https://example.org/ h8i9i7"));
    CHECK_FALSE(movesInLink("ftp://example.org/h8i9i7"));
    CHECK_FALSE(recognise("https://example.org/a1"));
    for (const char* prose : {"Look at https://gomocalc.com/#/h8i9i7, please!", "a draw? (see http://a.org/x?h8_i9_i7)",
                              "https://example.org/help and <https://example.org/?m=h8,i9,i7>"})
        CHECK(cellsIn(readAny(prose)) == "7,7 8,6 8,8 ");
}

TEST_CASE("boards of move numbers are read", "[record]")
{
    const std::string gomoku =
        "   A B C D E\n5  . . 3 . . 5\n4  . 1 . . . 4\n3  . . 2 . . 3\n2  . . . . . 2\n1  5 . . . 4 1\n";
    const auto found = recognise(gomoku);
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
    // A pass, a cell played again: that is Go.
    CHECK(readSgf("(;GM[1]KM[0]SZ[15];B[hh];W[])").fault->kind == FaultKind::OtherGame);
    CHECK(readSgf("(;GM[1]KM[0]SZ[15];B[hh];W[ig];B[hh])").games.empty());
    CHECK(readSgf("(;GM[1]KM[6.5]SZ[19];B[hh])").games.empty());
}
