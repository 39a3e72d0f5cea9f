// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/psq.h"

#include "core/record/any_record.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <utility>

using namespace qipan;
using namespace qipan::record;

TEST_CASE("a Piskvork tournament game is read", "[record][psq]")
{
    const Reading reading = readPsq("Piskvorky 20x20, 11:11, 0\r\n11,11,0\r\n12,10,1500\r\n10,12\r\npbrain-one.zip\r\n"
                                    "pbrain-two.zip\r\n-1\r\n");
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 1);
    const GameRecord& game = reading.games.front();
    CHECK(game.size == 20);
    CHECK(game.black == "pbrain-one.zip");
    CHECK(game.white == "pbrain-two.zip");
    CHECK(game.result == "-1");
    REQUIRE(game.tree.size() == 4);
    CHECK(game.tree.ply(1) == RecordPly{.side = Side::Black, .cell = Cell{10, 10}});
    CHECK(game.tree.ply(2) == RecordPly{.side = Side::White, .cell = Cell{11, 9}});
}

TEST_CASE("the second player may move first and names may be missing", "[record][psq]")
{
    const GameRecord game = readPsq("Piskvorky 15x15, 0:3, 1\n8,8,0\none\ntwo\n3\n").games.front();
    CHECK(game.white == "one");
    CHECK(game.black == "two");
    CHECK(readPsq("Piskvorky 15x15, 0:3, 0\n8,8,0\n2\n").games.front().result == "2");
    CHECK(readPsq("Piskvorky 15x15, 0:3, 0\n8,8,0\n2\n").games.front().black.empty());
    CHECK(readPsq("Piskvorky 15x15\n").games.front().tree.size() == 1);
    CHECK(readAny("piskvorky 15x15, 0:0, 0\n8,8,0\n").games.front().tree.size() == 2);
}

TEST_CASE("a broken Piskvork game opens up to its error", "[record][psq]")
{
    const Reading reading = readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n9,9,0\none\ntwo\n");
    CHECK(reading.games.front().tree.size() == 2);
    CHECK(reading.games.front().white == "two");
    REQUIRE(reading.fault);
    CHECK(reading.fault->illegal == IllegalMove::Occupied);
    CHECK(reading.fault->line == 3);
    CHECK(reading.fault->ply == 2);
    CHECK(reading.fault->text == "8,8,0");
    for (const char* move : {"0,1", "16,1", "1,16", "-5,3", "2147483647,1", "-2147483648,-2147483648,0"})
        CHECK(readPsq(std::string{"Piskvorky 15x15, 0:0, 0\n"} + move).fault->illegal == IllegalMove::Outside);
}

TEST_CASE("an invalid Piskvork game is rejected", "[record][psq]")
{
    for (const char* text : {"", "x", "8,8,0\n", "\n\nPiskvork"})
        CHECK(readPsq(text).fault->kind == FaultKind::NoRecord);
    for (const char* size : {"", "15", "15x", "15x16", "4x4", "21x21", "100x100", "15x15x15x15"})
        CHECK(readPsq(std::string{"Piskvorky "} + size + ", 0:0, 0\n").fault->kind == FaultKind::BoardSize);
}

TEST_CASE("blank lines and any line ends are passed over", "[record][psq]")
{
    const std::string text =
        "\xef\xbb\xbf\n Piskvorky 15x15, 11:11, 0\n\n8,8,0\n9,9,0\n \t\n10,10,0\n\nAda\n\nBen\n\n-1\n\n";
    const auto withEnds = [&text](std::string_view end) {
        std::string other;
        for (const char letter : text)
            other += letter == '\n' ? std::string{end} : std::string{letter};
        return other;
    };
    for (const std::string_view end : {"\n", "\r\n", "\r\r\n", "\r"}) {
        const Reading reading = readPsq(withEnds(end));
        CHECK_FALSE(reading.fault);
        CHECK(reading.games.front().tree.size() == 4);
        CHECK(reading.games.front().black == "Ada");
        CHECK(reading.games.front().white == "Ben");
        CHECK(reading.games.front().result == "-1");
    }
}

TEST_CASE("times of any kind and the players are written back", "[record][psq]")
{
    const std::string text =
        "Piskvorky 15x15, 0:3, 1\n8,8,0\n9,9,99999999999999\n10,10,-5\n7,7,12.75\n6,6,1e3\n5,5,12,5\n"
        "Ada\nBen\n15\n";
    const Reading reading = readPsq(text);
    CHECK(reading.isComplete());
    CHECK_FALSE(reading.isPartial);
    REQUIRE(reading.games.front().tree.size() == 7);
    CHECK(reading.games.front().white == "Ada");
    CHECK(writePsq(reading.games.front()) == text);
    CHECK(readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\nAda\nBen\n15\nmore\n").isPartial);
    CHECK(readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\nAda\nBen\nBlack won\n").isPartial);
}

TEST_CASE("a line that is no move ends the moves and never becomes a name", "[record][psq]")
{
    for (const std::string line :
         {"9,x,5", "9", "x,9,5", "9;9;5", "9 9 5", "9,", "h9", "# a note", "9,9,soon", "9.5,9,0"}) {
        const Reading reading = readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\n" + line + "\n10,10,0\nAda\nBen\n-1\n");
        REQUIRE(reading.fault);
        CHECK(reading.fault->kind == FaultKind::Syntax);
        CHECK(reading.fault->line == 3);
        CHECK(reading.fault->text == line);
        CHECK(reading.fault->ply == 2);
        CHECK(reading.games.front().tree.size() == 2);
        CHECK(reading.games.front().black == "Ada");
        CHECK(reading.games.front().white == "Ben");
        CHECK(reading.games.front().result == "-1");
    }
    for (const std::string line : {"9,x,5", "x,9,5", "9;9;5", "9 9 5", "9,", "9,9,soon"}) {
        const Reading reading = readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\n" + line + "\nAda\nBen");
        REQUIRE(reading.fault);
        CHECK(reading.fault->text == line);
        CHECK(reading.games.front().black == "Ada");
    }
}

TEST_CASE("a bad line behind the last move is no name", "[record][psq]")
{
    for (const std::string line : {"9b,9,0", "h9", "(8,9)", "[8,9]", "8:9:100", "8/9/0", "8-9", "8.9", "0x8,0x9,0",
                                   "８,９,0", "abc,def,0", "j9,100", "pass", "undo", "-", "resign", "9 9", "?"}) {
        INFO(line);
        for (const char* behind : {"", "Ada\nBen\n", "Ada\nBen\n-1\n", "\nAda\n\nBen\n\n-1\n", "-1\n"}) {
            const Reading reading = readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\n" + line + "\n" + behind);
            REQUIRE(reading.fault);
            CHECK(reading.fault->line == 3);
            CHECK(reading.fault->ply == 2);
            CHECK(reading.games.front().tree.size() == 2);
            const bool hasNames = std::string_view{behind}.find("Ada") != std::string_view::npos;
            CHECK(reading.games.front().black == (hasNames ? "Ada" : ""));
            CHECK(reading.games.front().white == (hasNames ? "Ben" : ""));
        }
    }
}

TEST_CASE("names with numbers are names where a result code follows", "[record][psq]")
{
    for (const std::string name : {"2, Bot", "7,棋手", "7 8", "15", "h9", "-"}) {
        INFO(name);
        for (const bool isFirst : {true, false}) {
            const std::string names = isFirst ? name + "\nBen\n" : "Ada\n" + name + "\n";
            const std::string text = "Piskvorky 15x15, 0:0, 0\n8,8,0\n" + names + "-1\n";
            const Reading reading = readPsq(text);
            CHECK(reading.isComplete());
            CHECK((isFirst ? reading.games.front().black : reading.games.front().white) == name);
            CHECK(writePsq(reading.games.front()) == text);
        }
    }
    CHECK(readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\n\nBen\n-1\n").games.front().white == "Ben");
    CHECK(readPsq("Piskvorky 15x15, 0:0, 0\n8,8,0\nAda\n\n").games.front().black == "Ada");
}

TEST_CASE("a name in another encoding is one before and after it is written", "[record][psq]")
{
    for (const char* name : {"Jos\xe9 2", "1 \xb7 2"}) { // B7 is a point between words
        const Reading reading = readPsq(std::string{"Piskvorky 15x15, 0:0, 0\n8,8,0\n"} + name + "\nBen\n");
        REQUIRE(!reading.games.empty());
        const Reading again = readPsq(*writePsq(reading.games.front()));
        CHECK(again.fault.has_value() == false);
        CHECK(again.games == reading.games);
    }
}

TEST_CASE("data without a place in the Piskvork format is not written", "[record][psq]")
{
    GameRecord game;
    CHECK(writePsq(game) == "Piskvorky 15x15, 0:0, 0\n");
    game.start = StartPosition{.stones = {{{7, 7}, Side::Black}, {{8, 8}, Side::White}}, .toMove = Side::Black};
    CHECK(writePsq(game) == "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n");
    game.start->toMove = Side::White;
    CHECK_FALSE(writePsq(game));
    game.start.reset();
    game.black = "1,2";
    CHECK(readPsq(*writePsq(game)).games.front().black == "\"1,2\"");
    for (const std::string name : {"1 2", "3;4", "7,x", "15", "a,5"}) {
        game.black = name;
        game.white = {};
        const GameRecord again = readPsq(*writePsq(game)).games.front();
        CHECK_FALSE(again.black.empty());
        CHECK(again.result.empty());
        std::swap(game.black, game.white);
        CHECK(readPsq(*writePsq(game)).games.front().white == again.black);
    }
}

TEST_CASE("random games round-trip through the Piskvork format", "[record][psq]")
{
    std::mt19937 random{53};
    for (int round = 0; round < test::repetitions(10'000, 100'000); ++round) {
        GameRecord game = test::randomGomoku(random, {.hasVariations = false, .hasNotes = false});
        game.rule = {};
        if (round % 2 == 0) {
            game.black = "a " + std::to_string(random() % 100);
            game.white = "é";
        }
        if (round % 3 == 0)
            game.result = std::to_string(round + 1); // 0, for an unfinished game, is not written
        const Reading reading = readPsq(*writePsq(game));
        if (reading.fault) { // a game that continues after six in a row, which ends freestyle, fits no rule
            FAIL(reading.fault->text);
        }
        REQUIRE(reading.games.front() == game);
    }
}
