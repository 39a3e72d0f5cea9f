// SPDX-License-Identifier: GPL-3.0-or-later
// Solves each puzzle in resources/puzzles/gomoku.md and checks it with the plain rules.
#include "core/gomoku/game.h"
#include "core/puzzle/judge.h"
#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/puzzle/puzzle_files.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <tuple>

using namespace qipan;
using namespace qipan::puzzle;
using namespace qipan::test;

namespace {

const std::vector<Puzzle>& gomokuPuzzles()
{
    static const std::vector<Puzzle> all = readFile("gomoku.md").puzzles;
    return all;
}

/// A number of puzzles, evenly selected.
std::vector<Puzzle> some(int shortRun)
{
    const auto all = static_cast<int>(gomokuPuzzles().size());
    const int count = std::clamp(repetitions(shortRun, 10 * all), 1, all);
    std::vector<Puzzle> chosen;
    for (int i = 0; i < count; ++i)
        chosen.push_back(gomokuPuzzles()[static_cast<std::size_t>(i * all / count)]);
    return chosen;
}

gomoku::Rule ruleOf(const Puzzle& puzzle)
{
    return puzzle.board.rule == "renju"   ? gomoku::Rule::Renju
        : puzzle.board.rule == "standard" ? gomoku::Rule::Standard
                                          : gomoku::Rule::Freestyle;
}

gomoku::Game gameOf(const Puzzle& puzzle)
{
    return {ruleOf(puzzle), puzzle.board.size.columns, StartPosition{puzzle.board.stones, puzzle.board.turn}};
}

bool isByFours(const Puzzle& puzzle)
{
    return puzzle.kind == Kind::FourThree || puzzle.kind == Kind::Vcf || puzzle.kind == Kind::Trap;
}

/// The number of fours in the solution before the five, or before a move that cannot be blocked.
int foursOf(const Puzzle& puzzle)
{
    return static_cast<int>(puzzle.board.moves.size()) / 2;
}

/// Whether the four on `move` wins by at most `fours` fours including itself, according to the plain rules.
bool plainlyWinsAfter(gomoku::Board& board, gomoku::Rule rule, gomoku::Point move, Side side, int fours)
{
    if (!plainlyAllowed(board, rule, move, side))
        return false;
    const ScopedMove four{board, move, side};
    if (!plainFives(board, rule, opposite(side)).empty())
        return false;
    const std::vector<gomoku::Point> fives = plainFives(board, rule, side);
    if (fives.size() != 1)
        return fives.size() > 1;
    if (!plainlyAllowed(board, rule, fives.front(), opposite(side)))
        return true;
    const ScopedMove block{board, fives.front(), opposite(side)};
    return winsByFours(board, rule, side, fours - 1);
}

/// Whether the first move is right, according to the plain rules; wins by fours are searched to the length of the
/// solution.
bool isPlainlyRight(const Puzzle& puzzle, Cell cell)
{
    gomoku::Board board = gameOf(puzzle).board();
    const gomoku::Rule rule = ruleOf(puzzle);
    const gomoku::Point move = gomoku::pointOf(cell);
    const Side player = puzzle.board.turn;
    const bool isAllowed = plainlyAllowed(board, rule, move, player);
    const bool isFive = std::ranges::count(plainFives(board, rule, player), move) == 1;
    const bool isLabelled =
        std::ranges::count(puzzle.board.marks, cell, [](const record::Mark& mark) { return mark.cell; }) == 1;
    switch (puzzle.kind) {
    case Kind::Five:
        return isFive;
    case Kind::Forbidden:
        return isLabelled && !isAllowed;
    case Kind::Block: {
        const ScopedMove scopedMove{board, move, player};
        return isAllowed && plainFives(board, rule, opposite(player)).empty();
    }
    case Kind::Defence: {
        const ScopedMove scopedMove{board, move, player};
        return isAllowed && !winsByFours(board, rule, opposite(player), 2);
    }
    default:
        return plainlyWinsAfter(board, rule, move, player, foursOf(puzzle));
    }
}

void requireLegal(const Puzzle& puzzle, const std::vector<Cell>& line)
{
    gomoku::Game game = gameOf(puzzle);
    for (const Cell cell : line) {
        REQUIRE(game.isLegal(cell));
        game.play(cell);
    }
}

} // namespace

TEST_CASE("the gomoku puzzles have no errors or duplicates", "[puzzle][gomoku]")
{
    const PuzzleReading reading = readFile("gomoku.md");
    for (const book::Fault& fault : reading.faults)
        FAIL_CHECK(fault.line << ": " << fault.text);
    std::set<std::vector<std::tuple<Cell, Side>>> positions;
    for (const Puzzle& puzzle : reading.puzzles) {
        std::vector<std::tuple<Cell, Side>> position;
        for (const Ply& stone : puzzle.board.stones)
            position.emplace_back(stone.cell, stone.side);
        std::ranges::sort(position);
        INFO(puzzle.board.id);
        CHECK(positions.insert(std::move(position)).second);
    }
}

TEST_CASE("there are enough gomoku puzzles of every kind and grade", "[puzzle][gomoku]")
{
    std::map<Kind, int> kinds;
    std::map<int, int> grades;
    for (const Puzzle& puzzle : gomokuPuzzles()) {
        ++kinds[puzzle.kind];
        ++grades[puzzle.grade];
    }
    CHECK(gomokuPuzzles().size() >= 520);
    for (int grade = lowestGrade; grade <= highestGrade; ++grade) {
        INFO("grade " << grade);
        CHECK(grades[grade] >= 38);
    }
    const std::map<Kind, int> least{{Kind::Five, 35}, {Kind::Block, 35},    {Kind::Forbidden, 35},
                                    {Kind::Vcf, 140}, {Kind::Defence, 70},  {Kind::Trap, 50},
                                    {Kind::Vct, 60},  {Kind::FourThree, 60}};
    for (const auto& [kind, count] : least) {
        INFO(keyOf(kind));
        CHECK(kinds[kind] >= count);
    }
}

TEST_CASE("the positions of the gomoku puzzles come from games", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : gomokuPuzzles()) {
        INFO(puzzle.board.id);
        const gomoku::Game game = gameOf(puzzle);
        const int lead = game.count(Side::Black) - game.count(Side::White);
        CHECK(lead == (puzzle.board.turn == Side::Black ? 0 : 1));
        CHECK_FALSE(game.outcome());
        CHECK(puzzle.first.size() <= 3);
    }
}

TEST_CASE("the judge accepts the solution of every gomoku puzzle", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : some(500)) {
        INFO(puzzle.board.id);
        const auto judge = makeGomokuJudge(puzzle);
        const std::vector<Cell>& moves = puzzle.board.moves;
        std::vector<Cell> line;
        Judgement judgement;
        for (bool isOver = false; !isOver;) {
            REQUIRE(line.size() < moves.size());
            line.push_back(moves[line.size()]);
            judgement = judge->judge(line, neverStop);
            REQUIRE((judgement.verdict == Verdict::Continues || judgement.verdict == Verdict::Solved));
            line.insert(line.end(), judgement.answer.begin(), judgement.answer.end());
            isOver = judgement.verdict == Verdict::Solved;
        }
        CHECK(line == moves);
        if (isByFours(puzzle) || puzzle.kind == Kind::Five) {
            gomoku::Game game = gameOf(puzzle);
            requireLegal(puzzle, line);
            for (const Cell cell : line)
                game.play(cell);
            REQUIRE(game.outcome());
            CHECK(game.outcome()->winner == puzzle.board.turn);
        }
    }
}

TEST_CASE("the correct first moves of every gomoku puzzle are those known to the judge", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : some(500)) {
        INFO(puzzle.board.id);
        std::vector<Cell> right = makeGomokuJudge(puzzle)->rightMoves({}, neverStop);
        REQUIRE_FALSE(right.empty());
        CHECK(right.front() == puzzle.board.moves.front());
        std::ranges::sort(right, {}, [](Cell cell) { return std::pair{cell.y, cell.x}; });
        CHECK(right == puzzle.first);
    }
}

TEST_CASE("a plain implementation confirms exactly the correct first moves", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : some(300)) {
        if (puzzle.kind == Kind::Vct || (isByFours(puzzle) && foursOf(puzzle) > 3))
            continue;
        INFO(puzzle.board.id);
        CHECK(isPlainlyRight(puzzle, puzzle.board.moves.front())); // other moves may win by more fours
        if (puzzle.kind == Kind::Defence)
            continue; // a longer win may refute what no short one does
        for (const gomoku::Point point : emptyPointsOf(gameOf(puzzle).board())) {
            const Cell cell = gomoku::cellOf(point);
            if (std::ranges::count(puzzle.first, cell) == 0 && isPlainlyRight(puzzle, cell))
                FAIL_CHECK(puzzle.board.names().nameOf(cell) << " is right too");
        }
    }
}

TEST_CASE("no win is shorter than the solution of a gomoku puzzle", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : some(300)) {
        if (!isByFours(puzzle) && puzzle.kind != Kind::Vct)
            continue;
        INFO(puzzle.board.id);
        gomoku::Board board = gameOf(puzzle).board();
        const int fours = puzzle.kind == Kind::Vct ? 3 : std::min(foursOf(puzzle) - 1, 4);
        CHECK_FALSE(winsByFours(board, ruleOf(puzzle), puzzle.board.turn, fours));
    }
}

TEST_CASE("a wrong move is refuted by a legal line", "[puzzle][gomoku]")
{
    int number = 0;
    for (const Puzzle& puzzle : some(250)) {
        INFO(puzzle.board.id);
        const auto judge = makeGomokuJudge(puzzle);
        const std::vector<gomoku::Point> empty = emptyPointsOf(gameOf(puzzle).board());
        const int moves = repetitions(1, static_cast<int>(empty.size()));
        for (int i = 0; i < std::max(moves, 1); ++i) {
            const Cell cell = gomoku::cellOf(empty[static_cast<std::size_t>(++number * 37 + i) % empty.size()]);
            if (std::ranges::count(puzzle.first, cell) != 0)
                continue;
            const Judgement judgement = judge->judge(std::vector{cell}, neverStop);
            INFO(puzzle.board.names().nameOf(cell));
            REQUIRE(judgement.verdict == Verdict::Wrong);
            std::vector<Cell> line{cell};
            line.insert(line.end(), judgement.answer.begin(), judgement.answer.end());
            requireLegal(puzzle, line);
            if (puzzle.kind == Kind::Block || puzzle.kind == Kind::Defence) {
                gomoku::Game game = gameOf(puzzle);
                for (const Cell each : line)
                    game.play(each);
                CHECK((!game.outcome() || game.outcome()->winner == opposite(puzzle.board.turn)));
            }
        }
    }
}

TEST_CASE("every correct first move of a gomoku puzzle leads to its solution", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : some(200)) {
        if (puzzle.kind == Kind::Vct)
            continue; // proving a longer win may take minutes
        INFO(puzzle.board.id);
        const auto judge = makeGomokuJudge(puzzle);
        std::vector<Cell> line;
        Judgement judgement{.verdict = Verdict::Continues};
        while (judgement.verdict == Verdict::Continues && line.size() < 40) {
            const std::vector<Cell> right = judge->rightMoves(line, neverStop);
            REQUIRE_FALSE(right.empty());
            line.push_back(line.empty() ? right.back() : right.front());
            judgement = judge->judge(line, neverStop);
            line.insert(line.end(), judgement.answer.begin(), judgement.answer.end());
        }
        CHECK(judgement.verdict == Verdict::Solved);
        requireLegal(puzzle, line);
    }
}
