// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/puzzle_reader.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::puzzle;

namespace {

const std::string gomokuBlock = "```puzzle\n"
                                "id: vcf-1\nkind: vcf\ngrade: 4\nrule: freestyle\nsize: 15\n"
                                "black: G8 H8 I8\nwhite: A1 A2 A3\nfirst: J8 F8\nmoves: F8 J8 E8\n"
                                "```\n";
const std::string linkBlock = "```puzzle\nid: clear-1\nkind: clear\ngrade: 1\ntiles: AB / AB\nfalling: none\n"
                              "pairs: A1 A2, B1 B2\n```\n";

} // namespace

TEST_CASE("a puzzle file is read and text between the blocks is a comment", "[puzzle]")
{
    const PuzzleReading reading = readPuzzles("# Words\n\n" + gomokuBlock + "more\n" + linkBlock);
    CHECK(reading.faults.empty());
    REQUIRE(reading.puzzles.size() == 2);
    const Puzzle& vcf = reading.puzzles.front();
    CHECK(vcf.kind == Kind::Vcf);
    CHECK(vcf.grade == 4);
    CHECK(vcf.board.id == "vcf-1");
    CHECK(vcf.board.moves.size() == 3);
    CHECK(vcf.board.shown == 0);
    CHECK(vcf.first == std::vector<Cell>{{5, 7}, {9, 7}});
    CHECK(reading.puzzles.back().pairs.size() == 2);
}

TEST_CASE("a byte order mark hides no puzzle", "[puzzle]")
{
    CHECK(readPuzzles("\xef\xbb\xbf" + gomokuBlock).puzzles.size() == 1);
}

TEST_CASE("puzzles round-trip through their file format", "[puzzle]")
{
    const std::string both = gomokuBlock + linkBlock;
    std::string written;
    for (const Puzzle& puzzle : readPuzzles(both).puzzles)
        written += textOf(puzzle);
    std::string again;
    for (const Puzzle& puzzle : readPuzzles(written).puzzles)
        again += textOf(puzzle);
    CHECK(written == again);
    CHECK(readPuzzles(written).puzzles.size() == 2);
}

TEST_CASE("a faulty puzzle is dropped and reported and the others are read", "[puzzle]")
{
    const std::string wrong = GENERATE(
        as<std::string>{}, "kind: vcf\n->kind: magic\n", "grade: 4\n->grade: 11\n", "first: J8 F8\n->first: G8\n",
        "first: J8 F8\n->", "moves: F8 J8 E8\n->", "moves: F8 J8 E8\n->moves: F8 F8\n", "moves: F8->moves: A9",
        "black: G8->black: Z99 G8", "id: vcf-1\n->", "size: 15\n->size: 15\nclaim: winner black\n", "```\n->");
    INFO(wrong);
    const std::size_t arrow = wrong.find("->");
    std::string block = gomokuBlock;
    const std::size_t at = block.rfind(wrong.substr(0, arrow));
    REQUIRE(at != std::string::npos);
    block.replace(at, arrow, wrong.substr(arrow + 2));
    const bool isOpen = wrong.starts_with("```");
    const PuzzleReading reading = readPuzzles(isOpen ? linkBlock + block : block + linkBlock);
    CHECK_FALSE(reading.faults.empty());
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(reading.puzzles.front().kind == Kind::Clear);
}

TEST_CASE("ids are unique and pairs must clear the board", "[puzzle]")
{
    CHECK(readPuzzles(linkBlock + linkBlock).puzzles.size() == 1);
    std::string block = linkBlock;
    block.replace(block.find(", B1 B2"), 7, "");
    CHECK(readPuzzles(block).puzzles.empty());
    CHECK_FALSE(readPuzzles(block).faults.empty());
}

TEST_CASE("a link-match board has removable pairs", "[puzzle]")
{
    const PuzzleReading reading = readPuzzles("```puzzle\nid: c\nkind: clear\ngrade: 1\ntiles: .. / ..\n```\n");
    CHECK(reading.puzzles.empty());
    CHECK_FALSE(reading.faults.empty());
    std::string block = linkBlock;
    block.replace(block.find("pairs: A1 A2, B1 B2\n"), 20, "");
    REQUIRE(readPuzzles(block).faults.size() == 1);
    CHECK(readPuzzles(block).faults.front().text == "pairs: is missing, the solution");
}

TEST_CASE("no key occurs twice in a puzzle", "[puzzle]")
{
    for (const std::string key : {"id", "kind", "grade", "pairs", "tiles"}) {
        const std::size_t begin = linkBlock.find(key + ":");
        REQUIRE(begin != std::string::npos);
        std::string block = linkBlock;
        block.insert(begin, linkBlock.substr(begin, linkBlock.find('\n', begin) + 1 - begin));
        const PuzzleReading reading = readPuzzles(block);
        REQUIRE(reading.faults.size() == 1);
        CHECK(reading.faults.front().kind == book::FaultKind::Duplicate);
    }
}

TEST_CASE("a kind determines the rule and the side", "[puzzle]")
{
    const std::string trap = "```puzzle\nid: t\nkind: trap\ngrade: 5\nrule: renju\nwhite: H8 I8 J8 A1 A15\n"
                             "black: C3 C5 M3 M5 E13\nturn: white\nfirst: K8\nmoves: K8\n```\n";
    const std::string forbidden = "```puzzle\nid: f\nkind: forbidden\ngrade: 2\nrule: renju\nblack: G8 I8 H7 H9\n"
                                  "white: A3 C1 O15 O1\nlabel: H8 A, C13 B\nfirst: H8\nmoves: H8\n```\n";
    const auto without = [](std::string block, const std::string& line) {
        return block.replace(block.find(line), line.size(), "");
    };
    CHECK(readPuzzles(trap + forbidden).faults.empty());
    for (const std::string& block :
         {without(trap, "rule: renju\n"), without(trap, "turn: white\n"), without(forbidden, "rule: renju\n")}) {
        const PuzzleReading reading = readPuzzles(block);
        CHECK(reading.puzzles.empty());
        REQUIRE_FALSE(reading.faults.empty());
        CHECK(reading.faults.front().kind == book::FaultKind::BadValue);
    }
}

TEST_CASE("a reversi board that cannot be played out is rejected", "[puzzle]")
{
    const PuzzleReading reading = readPuzzles("```puzzle\nid: e\nkind: endgame\ngrade: 1\nblack: d5 e4\nwhite: d4 e5\n"
                                              "first: d3\nmoves: d3\n```\n");
    CHECK(reading.puzzles.empty());
    REQUIRE(reading.faults.size() == 1);
    CHECK(reading.faults.front().text.starts_with("more than 20 squares are empty"));
}

TEST_CASE("arbitrary bytes are handled safely by the reader", "[puzzle]")
{
    CHECK(readPuzzles("").puzzles.empty());
    CHECK(readPuzzles(std::string(100, '\0')).puzzles.empty());
    CHECK(readPuzzles("```puzzle\n\xff\xfe: 1\n```\n").faults.size() == 1);
    std::string many;
    for (int i = 0; i < 300; ++i)
        many += "```puzzle\n```\n";
    CHECK(readPuzzles(many).faults.size() <= book::Faults::maxFaults);
}
