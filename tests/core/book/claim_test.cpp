// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/claim.h"

#include "core/book/chapter.h"
#include "tests/support/catch.h"

#include <string>
#include <string_view>

using namespace qipan;
using namespace qipan::book;

namespace {

/// A diagram of these lines. Precondition: they are valid.
Diagram diagramOf(const std::string& lines)
{
    const ChapterReading reading =
        readChapter("x", "---\ngame: all\norder: 1\ntitle: X\n---\n```board\nid: x\n" + lines + "\n```\n");
    for (const Fault& fault : reading.faults)
        FAIL(fault.text);
    REQUIRE(reading.chapter.diagrams().size() == 1);
    return *reading.chapter.diagrams().front();
}

ClaimAnswer ask(const Diagram& diagram, const std::string& claim)
{
    return prove(diagram, {.text = claim, .line = 1});
}

void requireHolds(const std::string& lines, std::initializer_list<const char*> claims)
{
    const Diagram diagram = diagramOf(lines);
    for (const char* claim : claims) {
        const ClaimAnswer answer = ask(diagram, claim);
        INFO(lines << "\n" << claim << ": " << answer.text);
        CHECK(answer.verdict == ClaimVerdict::Holds);
        CHECK(answer.text.empty());
    }
}

void requireWrong(const std::string& lines, std::initializer_list<const char*> claims)
{
    const Diagram diagram = diagramOf(lines);
    for (const char* claim : claims) {
        INFO(lines << "\n" << claim);
        const ClaimAnswer answer = ask(diagram, claim);
        CHECK(answer.verdict == ClaimVerdict::Wrong);
        CHECK_FALSE(answer.text.empty());
    }
}

/// All 64 squares black except these.
std::string blackBut(const std::string& others)
{
    std::string black = "game: reversi\nblack:";
    for (char row = '1'; row <= '8'; ++row) {
        for (char column = 'a'; column <= 'h'; ++column) {
            const std::string name{column, row};
            if (others.find(name) == std::string::npos)
                black.append(" ").append(name);
        }
    }
    return black;
}

const std::string openThree = "game: gomoku\nblack: G8 H8 I8\nwhite: F5 J11";
const std::string doubleThree = "game: gomoku\nrule: renju\nblack: F8 G8 H9 H10\nwhite: A1 A15 O1";
const std::string doubleFour = "game: gomoku\nblack: D8 E8 F8 G5 G6 G7\nwhite: C8 G4 A1 A15 O1 O15";
const std::string fiveAndSix = "game: gomoku\nblack: C8 D8 E8 F8 H8\nwhite: A1 A15 O1 O15";
const std::string reversiStart = "game: reversi";
const std::string threeKinds = "game: link\ntiles: AB. / .BA / C.C";

} // namespace

TEST_CASE("fives and open fours are the cells that make them under the rule", "[book][claim]")
{
    requireHolds(openThree,
                 {"open-fours black = F8 J8", "open-fours black = J8, F8", "fives black = none", "fives white = none",
                  "open-fours white = none"});
    requireWrong(openThree,
                 {"open-fours black = F8", "open-fours black = F8 J8 K8", "fives black = F8",
                  "open-fours white = F8 J8", "open-fours black = none"});
    requireHolds(fiveAndSix, {"fives black = B8 G8"});
    requireHolds(fiveAndSix + "\nrule: standard", {"fives black = B8"});
    requireHolds(fiveAndSix + "\nrule: renju", {"fives black = B8"});
    CHECK(ask(diagramOf(openThree), "open-fours black = F8").text == "F8 said, but F8 J8 found");
    // Neither a broken four with two fives nor one with a single end is an open four.
    requireHolds("game: gomoku\nblack: D8 E8 F8 J8 K8 L8", {"fives black = none", "open-fours black = C8 G8 I8 M8"});
    requireHolds("game: gomoku\nblack: D8 E8 F8\nwhite: C8 H1", {"open-fours black = none"});
}

TEST_CASE("forbidden and allowed points match renju", "[book][claim]")
{
    requireHolds(doubleThree, {"forbidden = H8 double-three", "allowed = G9 I10", "allowed = A2"});
    requireWrong(doubleThree,
                 {"forbidden = none", "forbidden = H8 double-four", "forbidden = H8 double-three, G9 overline",
                  "allowed = G9 H8", "allowed = F8"});
    requireHolds(doubleFour + "\nrule: renju", {"forbidden = G8 double-four"});
    requireHolds("game: gomoku\nrule: renju\nblack: C8 D8 E8 G8 H8", {"forbidden = F8 overline"});
    requireWrong(openThree, {"forbidden = none", "allowed = A1"});
    // A forbidden stone makes no open four either.
    requireHolds("game: gomoku\nrule: renju\nblack: E8 F8 G8 H9 H10 H7", {"forbidden = H8 double-four"});
    requireWrong("game: gomoku\nrule: renju\nblack: E8 F8 G8 H9 H10 H7", {"open-fours black = D8 H8 H6 H11"});
    requireHolds("game: gomoku\nrule: renju\nblack: E8 F8 G8 H9 H10 H7", {"open-fours black = D8"});
}

TEST_CASE("a winner has five in a row, or black has played a forbidden point", "[book][claim]")
{
    const std::string row = "game: gomoku\nmoves: A1 A2 B1 B2 C1 C2 D1 D2 E1";
    requireHolds(row, {"winner black"});
    requireWrong(row, {"winner white", "vcf white", "defences white = A1"});
    requireWrong(openThree, {"winner black"});
    requireHolds(doubleThree + "\nmoves: H8", {"winner white"});
    requireHolds("game: gomoku\nblack: A1 B1 C1 D1 E1", {"winner black"});
}

TEST_CASE("wins by fours and threes match the solvers", "[book][claim]")
{
    requireHolds(doubleFour, {"vcf black", "vcf black = G8", "vct black"});
    requireWrong(doubleFour,
                 {"no-vcf black", "no-vct black", "vcf black = H8", "vcf black = G8 H8", "vcf black = A2",
                  "vcf black = D8", "vcf white", "no-vcf white"});
    CHECK(ask(diagramOf(doubleFour), "vcf white").text == "it is the turn of black");
    const std::string threes = "game: gomoku\nblack: F8 G8 H9 H10\nwhite: A1 A15 O1 O15";
    requireHolds(threes, {"no-vcf black", "vct black", "vct black = H8"});
    requireWrong(threes, {"vcf black", "vct black = A2", "no-vct black"});
    requireHolds("game: gomoku\nblack: H8\nwhite: O1", {"no-vcf black", "no-vct black"});
    // In renju this is forbidden for black.
    requireHolds("game: gomoku\nrule: renju\nblack: F8 G8 H9 H10 O15\nwhite: A1 A15 O1 A8 H15", {"no-vcf black"});
    requireWrong("game: gomoku\nrule: renju\nblack: F8 G8 H9 H10 O15\nwhite: A1 A15 O1 A8 H15", {"vct black = H8"});
    // A four that the other side answers with a five does not win.
    requireWrong(doubleFour + " B1 C1 D1 E1", {"vcf black = G8"});
}

TEST_CASE("defences are all replies that stop the threat", "[book][claim]")
{
    const std::string three = "game: gomoku\nturn: white\nblack: G8 H8 I8\nwhite: ";
    requireHolds(three + "A1 O1", {"defences white = F8 J8"});
    requireHolds(three + "E8 O1", {"defences white = F8 J8 K8"});
    requireWrong(
        three + "A1 O1",
        {"defences white = F8", "defences white = F8 J8 K8", "defences white = none", "defences black = F8 J8"});
    // A five of the own side is a defence, and so is a four whose block makes no four.
    requireHolds(three + "A1 O1 C3 C4 C5", {"defences white = C1 C2 C6 C7 F8 J8"});
    requireWrong("game: gomoku\nturn: white\nblack: G8 H8\nwhite: A1", {"defences white = none"});
}

TEST_CASE("reversi moves and discs and passes are counted", "[book][claim]")
{
    requireHolds(reversiStart,
                 {"legal black = d3 c4 f5 e6", "legal white = c5 d6 e3 f4", "mobility black = 4", "flips d3 = 1",
                  "flips a1 = 0", "discs = 2 2", "frontier black = 2", "stable black = none"});
    requireWrong(reversiStart,
                 {"legal black = d3 c4 f5", "mobility white = 5", "flips d3 = 2", "flips d4 = 1", "discs = 2 3",
                  "frontier white = 3", "passes black", "over", "stable white = d4"});
    requireHolds(reversiStart + "\nmoves: f5 d6", {"discs = 3 3"});
    const std::string pass = "game: reversi\nblack: a1\nwhite: b1\nturn: white";
    requireHolds(pass, {"passes white", "legal white = none", "legal black = c1", "discs = 1 1", "flips c1 = 1"});
    requireHolds(pass + "\nmoves: c1", {"over", "discs = 3 0"});
    requireWrong(pass + "\nmoves: c1", {"passes white", "passes black"});
    requireHolds("game: reversi\nblack: a1 b1 c1 d5\nwhite: d1 e5", {"stable black = a1 b1 c1", "stable white = none"});
}

TEST_CASE("frontier discs are adjacent to an empty square", "[book][claim]")
{
    requireHolds(blackBut("a1"), {"frontier black = 3", "over"});
    requireHolds(blackBut("h4"), {"frontier black = 5"});
    requireHolds(blackBut("e5"), {"frontier black = 8"});
    requireHolds(blackBut("e5 e4") + "\nwhite: e4", {"frontier black = 7", "frontier white = 1"});
}

TEST_CASE("reversi endgames are played out", "[book][claim]")
{
    const std::string one = blackBut("a1 b1") + "\nwhite: b1";
    requireHolds(one, {"best black = a1", "score black = +64", "score white = -64"});
    requireWrong(one, {"best black = none", "score black = +62", "best white = a1"});
    const std::string two = blackBut("a1 b1 h8 g8") + "\nwhite: b1 g8";
    requireHolds(two, {"best black = a1 h8"});
    const ClaimAnswer answer = ask(diagramOf(two), "best black = a1");
    CHECK(answer.verdict == ClaimVerdict::Wrong);
    CHECK(answer.text == "a1 said, but a1 h8 found; a1 +64; h8 +64");
    requireWrong(reversiStart, {"best black = d3", "score black = 0"});
    // White takes the left edge unless black plays in its corner first.
    const std::string race = blackBut("a1 b1 a8 h8 g8") + "\nwhite: b1 g8 a8";
    requireHolds(race, {"best black = a1", "score black = +62"});
    requireWrong(race, {"best black = h8", "best black = a1 h8", "score black = +64"});
}

TEST_CASE("tiles are connected by existing paths", "[book][claim]")
{
    requireHolds(threeKinds,
                 {"joined B1 B2", "joined A3 C3", "joined A1 C2", "corners B1 B2 = 0", "corners A1 C2 = 2", "pairs = 3",
                  "solvable"});
    requireWrong(
        threeKinds,
        {"not-joined B1 B2", "joined A1 B1", "not-joined A1 B1", "corners A1 C2 = 1", "pairs = 2", "stuck", "lost"});
    requireHolds(threeKinds + "\nborder: no", {"not-joined A1 C2", "pairs = 2"});
    requireHolds("game: link\ntiles: A#A\nborder: no", {"joined A1 C1", "corners A1 C1 = 0"});
    requireHolds("game: link\ntiles: AB / BA", {"stuck", "pairs = 0", "not-joined A1 B2", "corners A1 B2 = 3"});
    requireWrong("game: link\ntiles: AB / BA", {"lost", "solvable", "joined A1 B2"});
    requireHolds("game: link\ntiles: AB / BA / CC", {"lost", "pairs = 1", "after A3 B3 = AB / BA / .."});
    requireWrong("game: link\ntiles: AB / BA / CC", {"solvable", "stuck", "after A1 B2 = .B / B. / CC"});
    requireWrong("game: link\ntiles: .. / ..", {"stuck", "lost"});
}

TEST_CASE("tiles fall after a pair is removed", "[book][claim]")
{
    const std::string fall = "game: link\nfalling: down\ntiles: A.. / B.. / BA.";
    requireHolds(fall, {"after A2 A3 = ... / ... / AA.", "solvable"});
    requireWrong(fall, {"after A2 A3 = A.. / ... / .A."});
    requireHolds("game: link\ntiles: A.. / B.. / BA.", {"after A2 A3 = A.. / ... / .A."});
    requireHolds("game: link\nfalling: split-left-right\ntiles: AA.CB / BD..D", {"after A1 B1 = ...CB / BD..D"});
}

TEST_CASE("an unknown or malformed claim reports the correct syntax", "[book][claim]")
{
    for (const std::string& board : {openThree, reversiStart, threeKinds}) {
        const Diagram diagram = diagramOf(board);
        for (const char* claim : {"",
                                  "=",
                                  "beauty black",
                                  "= F8",
                                  "black",
                                  "fives",
                                  "fives black",
                                  "fives black =",
                                  "fives red = F8",
                                  "fives black white = F8",
                                  "fives black = Z99",
                                  "fives black = F8 = J8",
                                  "forbidden =",
                                  "forbidden = F8",
                                  "forbidden = F8 ugly",
                                  "allowed = none",
                                  "winner",
                                  "winner black = F8",
                                  "no-vcf black = F8",
                                  "vcf",
                                  "vcf black = none",
                                  "legal = a1",
                                  "mobility black = many",
                                  "mobility black =",
                                  "flips = 3",
                                  "flips z9 = 1",
                                  "discs = 2",
                                  "discs = 1 2 3",
                                  "over = 1",
                                  "over black",
                                  "passes",
                                  "joined A1",
                                  "joined A1 A1",
                                  "joined C1 A2",
                                  "joined A1 B1 = 2",
                                  "corners A1 B1",
                                  "pairs",
                                  "stuck now",
                                  "solvable = 1",
                                  "after A1 B1",
                                  "after A1 B1 = A/BC",
                                  "frontier black = ++3"}) {
            INFO(board << "\n" << claim);
            const ClaimAnswer answer = ask(diagram, claim);
            CHECK(answer.verdict == ClaimVerdict::Unreadable);
            CHECK_FALSE(answer.text.empty());
        }
    }
    CHECK(ask(diagramOf(openThree), "fives black").text == "is written: fives SIDE = CELLS");
    CHECK(ask(diagramOf(threeKinds), "fives black = A1").text.starts_with("there is no such claim, only joined"));
}
