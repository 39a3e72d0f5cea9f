// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/obf.h"

#include "core/record/position_text.h"
#include "core/record/writing.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/standard_start.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::record;
using qipan::test::standardStart;

TEST_CASE("positions with scores and comments are read line by line", "[record][obf]")
{
    const Reading reading =
        readObf("% a set\r\n" + standardStart + " X; f5:+2; d3:-4;e6 : 0 % first\r\n\r\n" + standardStart + " O;\n");
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 2);
    const GameRecord& game = reading.games.front();
    REQUIRE(game.start);
    CHECK(game.start->toMove == Side::Black);
    CHECK(game.start->stones.size() == 4);
    CHECK(game.tree.comment(GameTree::root) == "first");
    REQUIRE(game.tree.marks(GameTree::root).size() == 3);
    CHECK(game.tree.marks(GameTree::root)[1] == Mark{.cell = {3, 2}, .kind = MarkKind::Label, .label = "-4"});
    CHECK(reading.games.back().start->toMove == Side::White);
}

TEST_CASE("an invalid position is skipped and reported", "[record][obf]")
{
    for (const std::string& bad : {std::string{"x"}, std::string{"---- X"}, standardStart, standardStart + " -",
                                   standardStart + " X X", standardStart + "\tq"}) {
        const Reading reading = readObf(standardStart + " X\n" + bad + "\n" + standardStart + " O\n");
        CHECK(reading.games.size() == 2);
        REQUIRE(reading.fault);
        CHECK(reading.fault->kind == FaultKind::Syntax);
        CHECK(reading.fault->line == 2);
    }
    CHECK(readObf(standardStart + " X; i9:+3").fault->kind == FaultKind::Syntax);
    CHECK(readObf(standardStart + " X; a1:best").games.size() == 1);
    CHECK(readObf("").fault->kind == FaultKind::NoRecord);
    CHECK(readObf("% nothing\n").fault->kind == FaultKind::NoRecord);
}

TEST_CASE("random positions round-trip through OBF", "[record][obf]")
{
    std::mt19937 random{55};
    for (int round = 0; round < test::repetitions(10'000, 100'000); ++round) {
        GameRecord game;
        game.game = reversiKey;
        game.size = 8;
        const auto word = [&random] { return std::uint64_t{random()} << 32U | random(); };
        const reversi::Squares black = word();
        game.start =
            startOf(Discs{.black = black, .white = word() & ~black}, round % 2 == 0 ? Side::Black : Side::White);
        for (int x = 0; x < round % 4; ++x)
            game.tree.addMark(
                GameTree::root,
                {.cell = {x, round % 8}, .kind = MarkKind::Label, .label = std::to_string(round % 65 - 32)});
        if (round % 3 == 0)
            game.tree.setComment(GameTree::root, "50 % é; " + std::to_string(round));
        const Reading reading = readObf(writeObf({&game, 1}));
        REQUIRE_FALSE(reading.fault);
        REQUIRE(reading.games.front() == game);
    }
}

TEST_CASE("what OBF says beside positions and scores is written back", "[record][obf]")
{
    const std::string& board = qipan::test::standardStart;
    for (const std::string& text :
         {"% problem 1\n% by Ada\n" + board + " X;\n", board + " X;\n% trailing\n", board + " X; d3:+3; d3:+4;\n",
          board + " X; pa:+3;\n", board + " X; d3:+3; depth:20; d3:best; % said\n",
          "% a\n" + board + " X; c4:+1; DEPTH:5@98%; % said\n% b\n" + board + " O;\n% c\n% d\n",
          board + " X;\n% b\n% c\n" + board + " O; pa:-2;\n"}) {
        CAPTURE(text);
        const Reading reading = readObf(text);
        REQUIRE_FALSE(reading.fault);
        CHECK_FALSE(reading.isPartial);
        if (text.find("98%") == std::string::npos) // there the comment begins
            CHECK(writeObf(reading.games) == text);
        CHECK(readObf(writeObf(reading.games)).games == reading.games);
    }
    const Reading twice = readObf(board + " X; d3:+3; d3:+4;\n");
    CHECK(twice.games.front().tree.marks(GameTree::root).front().label == "+3");
    CHECK(readObf("%" + std::string(maxExtraBytes, 'x') + "\n" + board + " X;").isPartial);
    CHECK(readObf(board + " X;\n%" + std::string(maxExtraBytes, 'x')).isPartial);
    GameRecord played = twice.games.front();
    played.tree.add(GameTree::root, {.side = Side::Black, .cell = Cell{3, 2}});
    CHECK(std::ranges::count(lossesIn({&played, 1}, RecordFormat::Obf), Loss::Extras) == 1);
}
