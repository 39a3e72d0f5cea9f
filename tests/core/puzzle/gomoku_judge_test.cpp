// SPDX-License-Identifier: GPL-3.0-or-later
// The gomoku judge on hand-made boards.
#include "core/puzzle/judge.h"
#include "core/puzzle/puzzle_reader.h"
#include "tests/support/catch.h"
#include "tests/support/never_stop.h"

#include <algorithm>
#include <atomic>
#include <string>

using namespace qipan;
using namespace qipan::puzzle;

namespace {

Puzzle puzzleOf(const std::string& lines)
{
    const PuzzleReading reading = readPuzzles("```puzzle\nid: one\ngrade: 1\n" + lines + "```\n");
    for (const book::Fault& fault : reading.faults)
        FAIL(fault.text);
    REQUIRE(reading.puzzles.size() == 1);
    return reading.puzzles.front();
}

/// Addresses cells by their names.
struct Told {
    Puzzle puzzle;
    std::unique_ptr<Judge> judge = makeGomokuJudge(puzzle);

    explicit Told(const std::string& lines)
        : puzzle{puzzleOf(lines)}
    {
    }
    std::vector<Cell> cells(const std::string& names) const
    {
        std::vector<Cell> found;
        for (const std::string_view word : book::wordsOf(names))
            found.push_back(puzzle.board.names().cellOf(word).value());
        return found;
    }
    std::string names(const std::vector<Cell>& cells) const
    {
        std::string text;
        for (const Cell cell : cells)
            text.append(text.empty() ? "" : " ").append(puzzle.board.names().nameOf(cell));
        return text;
    }
    /// "right", "wrong" or "solved", and the answer.
    std::string says(const std::string& line) const
    {
        const Judgement judgement = judge->judge(cells(line), test::neverStop);
        const std::string word = judgement.verdict == Verdict::Solved ? "solved"
            : judgement.verdict == Verdict::Continues                 ? "right"
            : judgement.verdict == Verdict::Wrong                     ? "wrong"
                                                                      : "open";
        return judgement.answer.empty() ? word : std::string{word}.append(" ").append(names(judgement.answer));
    }
    std::string right(const std::string& line = "") const
    {
        return names(judge->rightMoves(cells(line), test::neverStop));
    }
};

const std::string openThree = "kind: vcf\nblack: G8 H8 I8\nwhite: A1 A15 O1\nfirst: J8 F8\nmoves: F8 J8 E8\n";

} // namespace

TEST_CASE("any win by fours is accepted up to the five", "[puzzle][judge]")
{
    const Told told{openThree};
    CHECK(told.right() == "F8 J8");
    CHECK(told.says("F8") == "right E8");
    CHECK(told.says("F8 E8 J8") == "solved");
    CHECK(told.says("J8") == "right F8");
    CHECK(told.right("J8 F8") == "K8");
    CHECK(told.says("H9").starts_with("wrong ")); // no four
}

TEST_CASE("a four that does not win is refuted by its block", "[puzzle][judge]")
{
    const Told told{"kind: vcf\nblack: G8 H8 I8 C3 D3 E3\nwhite: A1 A15 O1 F8 B3 K15\nfirst: J8\nmoves: J8 K8\n"};
    CHECK(told.says("J8") == "right K8"); // it is in the file's line
    CHECK(told.says("F3") == "wrong G3");
    CHECK(told.says("G3") == "wrong F3");
}

TEST_CASE("the opponent's five refutes a move that does not stop it", "[puzzle][judge]")
{
    const Told told{"kind: block\nblack: G8 H8 I8\nwhite: C3 D3 E3 F3\nfirst: B3\nmoves: B3\n"};
    CHECK(told.says("B3") == "wrong G3");
    const Told one{"kind: block\nblack: G8 H8 I8 B3\nwhite: C3 D3 E3 F3\nfirst: G3\nmoves: G3\n"};
    CHECK(one.says("G3") == "solved");
    CHECK(one.says("F8") == "wrong G3");
    CHECK(one.right() == "G3");
}

TEST_CASE("the file's solution is verified when it is confirmed", "[puzzle][judge]")
{
    const auto wrong = [](const std::string& lines) {
        const Told told{lines};
        return told.judge->wrongInFile(told.puzzle.board.moves, test::neverStop);
    };
    CHECK_FALSE(wrong(openThree));
    // A blocked four without a continuation.
    const std::string blocked = "kind: vcf\nblack: G8 H8 I8 C3 D3 E3\nwhite: A1 A15 O1 F8 B3 K15\nfirst: J8\n";
    CHECK(wrong(blocked + "moves: J8 K8\n") == 1);
    // The first move wins, but the file's next one does not continue the win.
    CHECK(wrong("kind: vcf\nblack: G8 H8 I8\nwhite: A1 A15 O1\nfirst: F8\nmoves: F8 J8 A8\n") == 3);
    const std::string openThreeAndTwo = "black: G8 H8 I8 H7\nwhite: A1 A15 O1 O15\nfirst: F8\nmoves: F8 J8 E8\n";
    CHECK_FALSE(wrong("kind: four-three\n" + openThreeAndTwo));
    CHECK_FALSE(wrong("kind: vct\n" + openThreeAndTwo));
    // White makes five first.
    CHECK(wrong("kind: vct\nblack: G8 H8 K3 M5\nwhite: A1 B1 C1 D1\nfirst: I8\nmoves: I8\n") == 1);
    const std::atomic<bool> stopped{true};
    const Told told{blocked + "moves: J8 K8\n"};
    CHECK_FALSE(told.judge->wrongInFile(told.puzzle.board.moves, stopped));
}

TEST_CASE("a puzzle about stopping a threat must contain one", "[puzzle][judge]")
{
    const auto wrong = [](const std::string& lines) {
        const Told told{lines};
        return told.judge->wrongInFile(told.puzzle.board.moves, test::neverStop);
    };
    const std::string block = "kind: block\nblack: G8 H8 I8 B3\nfirst: G3\nmoves: G3\n";
    CHECK_FALSE(wrong(block + "white: C3 D3 E3 F3\n"));
    CHECK(wrong(block + "white: C3 D3 E3 F12\n") == 0); // a three alone
    const std::string defence = "kind: defence\nturn: white\nwhite: A1 A15 O1\nfirst: F8\nmoves: F8\n";
    CHECK_FALSE(wrong(defence + "black: G8 H8 I8\n"));
    CHECK(wrong(defence + "black: G8 H8 I12\n") == 0);
    const std::atomic<bool> stopped{true};
    const Told told{defence + "black: G8 H8 I12\n"};
    CHECK_FALSE(told.judge->wrongInFile(told.puzzle.board.moves, stopped));
}

TEST_CASE("a trap must need a forbidden block", "[puzzle][judge]")
{
    const auto wrong = [](const std::string& lines) {
        const Told told{"kind: trap\nrule: renju\nturn: white\n" + lines};
        return told.judge->wrongInFile(told.puzzle.board.moves, test::neverStop);
    };
    // Black's only block, G8, would make six.
    const std::string four = "white: H8 I8 J8 A1 A15\nblack: G5 G6 G7 G9 G10 L8 F8\nfirst: K8\n";
    CHECK_FALSE(wrong(four + "moves: K8\n"));
    // White also makes an open four on G8.
    CHECK(wrong("white: H8 I8 J8 A1 A15\nblack: G5 G6 G7 G9 G10 L8\nfirst: K8\nmoves: K8\n") == 0);
    // The four is open: it wins whatever Black may block.
    CHECK(wrong("white: H8 I8 J8 A1 A15\nblack: C3 C5 E3 E5 L12 N12\nfirst: K8\nmoves: K8 G8 L8\n") == 0);
    // White also makes an open four on K8. Only in freestyle, where six wins, would G8 save Black.
    CHECK(wrong("white: H8 I8 J8 K7 K9 K10 A1\nblack: G5 G6 G7 G9 G10 L8 O15\nfirst: K8\nmoves: K8 K6 K11\n") == 0);
    const std::atomic<bool> stopped{true};
    const Told told{"kind: trap\nrule: renju\nturn: white\n" + four + "moves: K8\n"};
    CHECK_FALSE(told.judge->wrongInFile(told.puzzle.board.moves, stopped));
}

TEST_CASE("every five is accepted when a five is asked for", "[puzzle][judge]")
{
    const Told told{"kind: five\nblack: G8 H8 I8 J8\nwhite: A1 A3 A15 O1\nfirst: F8 K8\nmoves: F8\n"};
    CHECK(told.says("F8") == "solved");
    CHECK(told.says("K8") == "solved");
    CHECK(told.right() == "F8 K8");
    CHECK(told.says("A8") == "wrong"); // nothing to refute: a later five is as good
}

TEST_CASE("a defence is refuted by the win that it allows", "[puzzle][judge]")
{
    const Told told{"kind: defence\nturn: white\nblack: G8 H8 I8\nwhite: A1 A15 O1\nfirst: F8\nmoves: F8\n"};
    CHECK(told.right() == "F8 J8");
    CHECK(told.says("E8").starts_with("wrong "));
    CHECK(told.says("J8") == "solved");
    CHECK(told.says("H9").starts_with("wrong "));
    const std::vector<Cell> line = told.judge->judge(told.cells("H9"), test::neverStop).answer;
    REQUIRE(line.size() == 3);
    CHECK(std::ranges::count(told.cells("F8 J8"), line.front()) == 1);
}

TEST_CASE("only a labelled point that is forbidden is correct", "[puzzle][judge]")
{
    const Told told{"kind: forbidden\nrule: renju\nblack: G8 H9 I10 I8 A1\nwhite: A3 C1 O15 O1 A15\n"
                    "label: H8 A, J11 B, C13 C\nfirst: H8\nmoves: H8\n"};
    CHECK(told.says("C13") == "wrong");
    CHECK(told.right().find("C13") == std::string::npos);
    const Told cross{"kind: forbidden\nrule: renju\nblack: G8 I8 H7 H9\nwhite: A3 C1 O15 O1\n"
                     "label: H8 A, C13 B\nfirst: H8\nmoves: H8\n"};
    CHECK(cross.right() == "H8");
    CHECK(cross.says("H8") == "solved");
}

TEST_CASE("White's four whose block is forbidden to Black solves a trap", "[puzzle][judge]")
{
    // Black's block on G8 would make six.
    const Told told{"kind: trap\nrule: renju\nturn: white\nwhite: H8 I8 J8 A1 A15\n"
                    "black: G5 G6 G7 G9 G10 L8\nfirst: K8\nmoves: K8\n"};
    CHECK(told.says("K8") == "solved G8");
}

TEST_CASE("fours and threes win and a short win by fours need not be played out", "[puzzle][judge]")
{
    const Told told{"kind: vct\nblack: H8 I8 H9\nwhite: A1 A15 O1\nfirst: J8\nmoves: J8\n"};
    CHECK_FALSE(told.right().empty());
    CHECK(told.says("O15").starts_with("wrong "));
}

TEST_CASE("the opponent defends a win by fours and threes as the file does", "[puzzle][judge]")
{
    const std::string board = "kind: vct\nblack: H8 I8 H9\nwhite: A1 A15 O1\nfirst: J8\n";
    // White's answers to the three on J8.
    for (const std::string answer : {"G8", "K8"}) {
        const Told told{board + "moves: J8 " + answer + " H7 H10 H6\n"};
        const Judgement judgement = told.judge->judge(told.cells("J8"), test::neverStop);
        REQUIRE(judgement.verdict != Verdict::Wrong);
        REQUIRE_FALSE(judgement.answer.empty());
        CHECK(told.names({judgement.answer.front()}) == answer);
    }
}

TEST_CASE("the judge is independent of earlier queries and gives no verdict when stopped", "[puzzle][judge]")
{
    const Told told{"kind: vct\nblack: H8 I8 H9\nwhite: A1 A15 O1\nfirst: J8\nmoves: J8\n"};
    const std::string first = told.says("J8");
    const std::string other = told.says("G9");
    CHECK(told.says("G9") == other);
    CHECK(told.says("J8") == first);
    const std::atomic<bool> stop{true};
    CHECK(told.judge->judge(told.cells("J8"), stop).verdict == Verdict::Open);
    CHECK(told.judge->rightMoves({}, stop).empty());
}
