// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/chapter.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::book;

namespace {

/// A board of 9 lines in a gomoku chapter.
ChapterReading readBoard(const std::string& lines)
{
    return readChapter(
        "x", "---\ngame: gomoku\norder: 1\ntitle: X\n---\n## A {#a}\n```board\nid: x\nsize: 9\n" + lines + "\n```\n");
}

std::vector<FaultKind> faultsOf(const std::string& lines)
{
    std::vector<FaultKind> kinds;
    for (const Fault& fault : readBoard(lines).faults)
        kinds.push_back(fault.kind);
    return kinds;
}

const std::string rightAndWrong = "\nright: Yes.\nwrong: No.";

} // namespace

TEST_CASE("an exercise has answers in turn and texts for right and wrong moves", "[book]")
{
    const ChapterReading reading = readBoard("black: C5 D5 E5\nwhite: D7 E3 F7\nanswer: F5 G5 B5\nanswer: B5 F5, A5\n"
                                             "right: Well.\nwrong: G5 A5 = A gap = a hole.\nwrong: x = 1 is no cell.");
    REQUIRE(reading.faults.empty());
    const Exercise& exercise = *reading.chapter.diagrams().front()->exercise;
    CHECK(exercise.answers.size() == 2);
    CHECK(exercise.right == "Well.");
    CHECK(exercise.wrongMoveText({6, 4}) == "A gap = a hole.");
    CHECK(exercise.wrongMoveText({0, 4}) == "A gap = a hole.");
    CHECK(exercise.wrongMoveText({0, 0}) == "x = 1 is no cell.");
    CHECK(exercise.answerFrom(std::vector<Cell>{}) == exercise.answers.data());
    CHECK(exercise.answerFrom(std::vector<Cell>{{1, 4}}) == exercise.answers.data() + 1);
    CHECK(exercise.answerFrom(std::vector<Cell>{{1, 4}, {6, 4}}) == nullptr);
    CHECK(exercise.answerFrom(std::vector<Cell>{{5, 4}, {6, 4}, {1, 4}, {0, 0}}) == nullptr); // longer than the answer
    CHECK_FALSE(readBoard("black: C5").chapter.diagrams().front()->exercise);
}

TEST_CASE("an exercise has replies to wrong moves, for some of them and for all others", "[book]")
{
    const ChapterReading reading = readBoard("answer: E5\nrefutation: A1 B1 = C1 D1\nrefutation: E5" + rightAndWrong);
    REQUIRE(reading.faults.empty());
    const Exercise& exercise = *reading.chapter.diagrams().front()->exercise;
    CHECK(std::ranges::equal(exercise.refutationOf({1, 8}), std::vector<Cell>{{2, 8}, {3, 8}}));
    CHECK(std::ranges::equal(exercise.refutationOf({2, 8}), std::vector<Cell>{{4, 4}}));
    CHECK(readBoard("answer: E5" + rightAndWrong).chapter.diagrams().front()->exercise->refutationOf({0, 0}).empty());

    using enum FaultKind;
    for (const char* line : {"A1 =", "= A1", "A1 = K10", "K10", ""})
        CHECK(faultsOf(std::string{"answer: E5\nrefutation: "} + line + rightAndWrong) == std::vector{NoCell});
    CHECK(faultsOf("answer: E5\nrefutation: A1 = A1" + rightAndWrong) == std::vector{IllegalMove});
}

TEST_CASE("errors in an exercise are reported", "[book][faults]")
{
    using enum FaultKind;
    CHECK(faultsOf("answer: E5" + rightAndWrong).empty());
    CHECK(faultsOf("answer: K10" + rightAndWrong) == std::vector{Missing, NoCell});
    CHECK(faultsOf("answer: E5 E5" + rightAndWrong) == std::vector{Missing, IllegalMove});
    CHECK(faultsOf("answer:" + rightAndWrong) == std::vector{Missing, NoCell});
    CHECK(faultsOf("right: Yes.\nwrong: No.") == std::vector{Missing});
    CHECK(faultsOf("answer: E5\nright: Yes.") == std::vector{Missing});
    CHECK(faultsOf("answer: E5\nright: Yes.\nwrong: D5 = No.") == std::vector{Missing}); // no text for other moves
    CHECK(faultsOf("answer: E5\nwrong: No.") == std::vector{Missing});
    CHECK(faultsOf("answer: E5\nright: Yes.\nright: Yes.\nwrong: No.") == std::vector{Duplicate});
}
