// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/judge.h"
#include "core/reversi/symmetry.h"
#include "tests/core/puzzle/plain_reversi.h"
#include "tests/core/puzzle/puzzle_files.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <random>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace qipan;
using namespace qipan::puzzle;
using test::PlainReversi;
using test::repetitions;

namespace {

const std::vector<Puzzle>& reversiPuzzles()
{
    static const PuzzleReading reading = test::readFile("reversi.md");
    return reading.puzzles;
}

reversi::Position positionOf(const Puzzle& puzzle)
{
    reversi::Position position;
    for (const Ply& stone : puzzle.board.stones)
        (stone.side == puzzle.board.turn ? position.mover : position.other) |=
            reversi::bitOf(reversi::squareOf(stone.cell));
    return position;
}

/// An endgame with black to move: white discs on `white`, black ones on all other squares that are not in `empty`.
Puzzle endgameOf(const std::vector<Cell>& empty, const std::vector<Cell>& white)
{
    Puzzle puzzle{.kind = Kind::Endgame, .grade = 1};
    puzzle.board.game = record::reversiKey;
    puzzle.board.size = {8, 8};
    for (int cell = 0; cell < 64; ++cell) {
        const Cell here{cell % 8, cell / 8};
        const bool isWhite = std::ranges::find(white, here) != white.end();
        if (std::ranges::find(empty, here) == empty.end())
            puzzle.board.stones.push_back({.cell = here, .side = isWhite ? Side::White : Side::Black});
    }
    return puzzle;
}

} // namespace

TEST_CASE("the reversi puzzles are complete with many of each kind and all grades", "[puzzle][reversi]")
{
    const PuzzleReading reading = test::readFile("reversi.md");
    for (const book::Fault& fault : reading.faults)
        FAIL_CHECK(fault.line << ": " << fault.text);
    CHECK(reading.puzzles.size() >= 160);
    const auto kinds = test::countsBy(reading.puzzles, [](const Puzzle& puzzle) { return puzzle.kind; });
    CHECK(kinds.size() == 4);
    for (const Kind kind : kindsOf(record::reversiKey))
        CHECK(kinds.at(kind) >= 30);
    const auto grades = test::countsBy(reading.puzzles, [](const Puzzle& puzzle) { return puzzle.grade; });
    CHECK(grades.size() == 10);
    for (const auto& [grade, count] : grades)
        CHECK(count >= 8);
}

TEST_CASE("the reversi puzzles have no duplicates and no early positions", "[puzzle][reversi]")
{
    std::set<std::string> ids;
    std::set<std::pair<reversi::Squares, reversi::Squares>> known;
    for (const Puzzle& puzzle : reversiPuzzles()) {
        INFO(puzzle.board.id);
        const reversi::Position position = positionOf(puzzle);
        const reversi::Position alike = reversi::canonical(position).position;
        CHECK(ids.insert(puzzle.board.id).second);
        CHECK(puzzle.board.id.starts_with(std::string{keyOf(puzzle.kind)} + "-"));
        CHECK(known.insert({alike.mover, alike.other}).second);
        CHECK(position.empties() >= 6);
        CHECK(position.empties() <= 12);
        CHECK(std::popcount(reversi::legalMoves(position)) >= 4);
        CHECK(puzzle.first.size() <= 2);
    }
}

TEST_CASE("the judge accepts and answers the solution of each reversi puzzle", "[puzzle][reversi]")
{
    for (const Puzzle& puzzle : test::some(reversiPuzzles())) {
        INFO(puzzle.board.id);
        const auto judge = makeReversiJudge(puzzle);
        CHECK(judge->rightMoves({}, test::neverStop) == puzzle.first);
        const std::vector<Cell>& moves = puzzle.board.moves;
        std::size_t played = 0;
        Verdict verdict = Verdict::Continues;
        while (verdict == Verdict::Continues) {
            REQUIRE(played < moves.size());
            const Judgement judgement = judge->judge(std::span{moves}.first(++played), test::neverStop);
            verdict = judgement.verdict;
            REQUIRE(played + judgement.answer.size() <= moves.size());
            CHECK(std::ranges::equal(judgement.answer, std::span{moves}.subspan(played, judgement.answer.size())));
            played += judgement.answer.size();
        }
        CHECK(verdict == Verdict::Solved);
        CHECK(played == moves.size());
        PlainReversi board{puzzle.board};
        for (const Cell cell : moves)
            board.play(cell);
        CHECK(board.toMove() == 0); // played to the end of the game
    }
}

TEST_CASE("exactly the listed first moves of a reversi puzzle are correct and the answers show it", "[puzzle][reversi]")
{
    for (const Puzzle& puzzle : test::some(reversiPuzzles())) {
        INFO(puzzle.board.id);
        const auto judge = makeReversiJudge(puzzle);
        const PlainReversi board{puzzle.board};
        const int side = board.toMove();
        const auto finalOf = [&](Cell cell, const std::vector<Cell>& answer) {
            PlainReversi after = board;
            after.play(cell);
            for (const Cell next : answer)
                after.play(next);
            REQUIRE(after.toMove() == 0);
            return after.scoreFor(side);
        };
        PlainReversi best = board;
        for (const Cell cell : puzzle.board.moves)
            best.play(cell);
        for (const Cell cell : board.moves()) {
            const Judgement judgement = judge->judge(std::vector{cell}, test::neverStop);
            const bool isRight = std::ranges::find(puzzle.first, cell) != puzzle.first.end();
            REQUIRE((judgement.verdict != Verdict::Wrong) == isRight);
            const ExactScores scores = judgement.scores.value();
            CHECK(scores.best == best.scoreFor(side));
            CHECK((scores.played == scores.best) == isRight);
            if (judgement.verdict != Verdict::Continues)
                CHECK(scores.played == finalOf(cell, judgement.answer));
            if (!isRight)
                CHECK(finalOf(cell, judgement.answer) < best.scoreFor(side));
            else if (judgement.verdict == Verdict::Solved)
                CHECK(finalOf(cell, judgement.answer) == best.scoreFor(side));
        }
    }
}

TEST_CASE("a plain search to the end finds the same first moves", "[puzzle][reversi]")
{
    const int mostEmpties = std::getenv("QIPAN_LONG") != nullptr ? 12 : 10;
    int looked = 0;
    for (const Puzzle& puzzle : test::some(reversiPuzzles())) {
        const PlainReversi board{puzzle.board};
        if (board.empties() > mostEmpties)
            continue;
        INFO(puzzle.board.id);
        ++looked;
        const int side = board.toMove();
        const auto after = [&](Cell cell) {
            PlainReversi next = board;
            next.play(cell);
            return next;
        };
        const int best = after(puzzle.first.front()).scoreFor(side);
        for (const Cell cell : board.moves()) {
            const bool isRight = std::ranges::find(puzzle.first, cell) != puzzle.first.end();
            CHECK((after(cell).scoreFor(side, best - 1, best) >= best) == isRight);
            CHECK(after(cell).scoreFor(side, best, best + 1) <= best);
        }
    }
    CHECK(looked >= repetitions(100, 100));
}

TEST_CASE("correct moves are accepted to the end and lose nothing", "[puzzle][reversi]")
{
    std::mt19937 random{5};
    for (const Puzzle& puzzle : test::some(reversiPuzzles())) {
        if (puzzle.kind != Kind::Endgame)
            continue;
        INFO(puzzle.board.id);
        const auto judge = makeReversiJudge(puzzle);
        PlainReversi board{puzzle.board};
        const int side = board.toMove();
        PlainReversi best = board;
        for (const Cell cell : puzzle.board.moves)
            best.play(cell);
        std::vector<Cell> line;
        Judgement judgement{.verdict = Verdict::Continues};
        while (judgement.verdict == Verdict::Continues) {
            REQUIRE(board.toMove() == side);
            const std::vector<Cell> right = judge->rightMoves(line, test::neverStop);
            REQUIRE_FALSE(right.empty());
            line.push_back(right[random() % right.size()]);
            board.play(line.back());
            judgement = judge->judge(line, test::neverStop);
            CHECK(judge->judge(line, test::neverStop).answer == judgement.answer);
            for (const Cell cell : judgement.answer) {
                line.push_back(cell);
                board.play(cell);
            }
        }
        CHECK(judgement.verdict == Verdict::Solved);
        CHECK(board.toMove() == 0);
        CHECK(board.scoreFor(side) == best.scoreFor(side));
    }
}

TEST_CASE("when the opponent must pass the player continues without a reply", "[puzzle][reversi]")
{
    // Two white discs; the only lines from empty squares to them are those on which black turns them.
    const std::vector<Cell> empty{{0, 0}, {0, 7}, {3, 3}, {4, 3}, {3, 4}, {5, 5}};
    const Puzzle puzzle = endgameOf(empty, {{1, 0}, {1, 7}});
    const auto judge = makeReversiJudge(puzzle);
    const Judgement first = judge->judge(std::vector<Cell>{{0, 0}}, test::neverStop);
    CHECK(first.verdict == Verdict::Continues);
    CHECK(first.answer.empty());
    const Judgement second = judge->judge(std::vector<Cell>{{0, 0}, {0, 7}}, test::neverStop);
    CHECK(second.verdict == Verdict::Solved);
    CHECK(second.answer.empty());
}

TEST_CASE("a stopped reversi judge gives no verdict", "[puzzle][reversi]")
{
    const std::atomic<bool> stop{true};
    const auto hard = std::ranges::find_if(
        reversiPuzzles(), [](const Puzzle& puzzle) { return puzzle.kind == Kind::Endgame && puzzle.grade == 10; });
    REQUIRE(hard != reversiPuzzles().end());
    const auto judge = makeReversiJudge(*hard);
    CHECK(judge->judge(std::vector{hard->first.front()}, stop).verdict == Verdict::Open);
    CHECK(judge->rightMoves({}, stop).empty());
    CHECK(judge->judge(std::vector{hard->first.front()}, test::neverStop).verdict == Verdict::Continues);
}
