// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "tests/core/gomoku/rows.h"

#include "tests/support/catch.h"
#include "tests/support/engine_checks.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

using namespace qipan;
using gomoku::Game;
using gomoku::Rule;
using test::along;
using test::directions;
using test::moveOf;

namespace {

/// A line of stones on the board and the expected move: 'X' the side to move, 'O' the other side, '.' free, '*' free
/// and a right answer.
struct Task {
    const char* what;
    std::string line;
};

/// A game with the stones of a task, balanced by single stones in the corners so that `mover` is to move.
Game gameOfTask(Rule rule, const std::string& line, Cell from, Cell direction, Side mover)
{
    std::vector<Cell> black;
    std::vector<Cell> white;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == 'X' || line[i] == 'O')
            ((line[i] == 'X') == (mover == Side::Black) ? black : white)
                .push_back(along(from, direction, static_cast<int>(i)));
    }
    // far from each other and from the line: they make no shape
    std::vector<Cell> spare{{0, 0}, {18, 0}, {0, 18}, {18, 18}, {18, 9}};
    const std::size_t lead = mover == Side::Black ? 0 : 1;
    while (black.size() < white.size() + lead) {
        black.push_back(spare.back());
        spare.pop_back();
    }
    while (white.size() + lead < black.size()) {
        white.push_back(spare.back());
        spare.pop_back();
    }
    Game game{rule, 19};
    for (std::size_t i = 0; i < black.size() + white.size(); ++i)
        game.play(i % 2 == 0 ? black[i / 2] : white[i / 2]);
    return game;
}

std::vector<Cell> answersOf(const std::string& line, Cell from, Cell direction)
{
    std::vector<Cell> answers;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '*')
            answers.push_back(along(from, direction, static_cast<int>(i)));
    }
    return answers;
}

void checkTask(const Task& task, Rule rule, int level)
{
    const auto engine = gomoku::makeEngine(level, 5);
    for (const Cell direction : directions) {
        const Cell from = direction.y < 0 ? Cell{6, 12} : Cell{6, 6};
        for (const Side mover : {Side::Black, Side::White}) {
            const Game game = gameOfTask(rule, task.line, from, direction, mover);
            REQUIRE(game.sideToMove() == mover);
            const Cell move = moveOf(*engine, game, {.nodes = 3'000});
            const std::vector<Cell> answers = answersOf(task.line, from, direction);
            INFO(task.what << ", level " << level << ", direction " << direction.x << ' ' << direction.y << ", played "
                           << move.x << ' ' << move.y);
            CHECK(std::ranges::find(answers, move) != answers.end());
        }
    }
}

/// With all levels from `lowest` up.
void checkTask(const Task& task, int lowest)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        for (int level = lowest; level <= gomoku::engineLevels; ++level)
            checkTask(task, rule, level);
    }
}

} // namespace

TEST_CASE("from level 3 an engine wins when it can", "[gomoku][engine]")
{
    for (const Task& task : {
             Task{"four with one end", "OXXXX*."},
             Task{"four with two ends", ".*XXXX*."},
             Task{"four with a gap", "OXX*XXO"},
             Task{"rather than block a four", "OXXXX*OOOO"},
         })
        checkTask(task, 3);
}

TEST_CASE("from level 4 an engine blocks a four", "[gomoku][engine]")
{
    for (const Task& task : {
             Task{"one end free", "XOOOO*."},
             Task{"a gap", "XO*OOO."},
             Task{"rather than make an open four", ".XXX..XOOOO*"},
         })
        checkTask(task, 4);
}

TEST_CASE("the highest levels block an open three by its best points", "[gomoku][engine]")
{
    for (const Task& task : {
             Task{"in one piece", "..*OOO*.."},
             Task{"in one piece, near a stone", "X.*OOO*.."},
             Task{"with a gap", "..*OO*O*.."},
         })
        checkTask(task, 10);
}

TEST_CASE("the highest levels extend an open three to an open four", "[gomoku][engine]")
{
    checkTask({"in one piece", "...*XXX*..."}, 10);
    checkTask({"rather than block an open three", "..*XXX*..OOO."}, 10);
}

TEST_CASE("an engine under an exact-five rule does not play for an overline", "[gomoku][engine]")
{
    for (int level = 1; level <= gomoku::engineLevels; ++level) {
        Game game{Rule::Standard, 15};
        // black has XXX.XX in row 7: the gap would make six
        for (const int x : {3, 4, 5, 7, 8}) {
            game.play({x, 7});
            game.play({2 * x - 6, 14});
        }
        game.play({14, 0});
        game.play({0, 0});
        const auto engine = gomoku::makeEngine(level, 1);
        CHECK(moveOf(*engine, game, {.nodes = 3'000}) != Cell{6, 7});
    }
}

TEST_CASE("all levels open at the centre of every board", "[gomoku][engine]")
{
    for (int level = 1; level <= gomoku::engineLevels; ++level) {
        for (const int size : {15, 19, 20}) {
            const auto engine = gomoku::makeEngine(level, 99);
            CHECK(moveOf(*engine, Game{Rule::Freestyle, size}, {.nodes = 500}) == Cell{size / 2, size / 2});
        }
    }
}

TEST_CASE("level 10 finds a win by fours and threes that no single stone reveals", "[gomoku][engine]")
{
    // A stone on (7,7) makes a four that must be answered, then the column becomes an open four.
    Game game{Rule::Freestyle, 15};
    const std::vector<Cell> black{{4, 7}, {5, 7}, {6, 7}, {7, 5}, {7, 6}};
    const std::vector<Cell> white{{3, 7}, {0, 0}, {14, 0}, {0, 14}, {14, 14}};
    for (std::size_t i = 0; i < black.size(); ++i) {
        game.play(black[i]);
        game.play(white[i]);
    }
    const std::atomic<bool> stop{false};
    const SearchResult found = gomoku::makeEngine(10, 1)->think(game, {}, stop, {});
    CHECK(found.line.front() == Cell{7, 7});
    CHECK(found.score > 900'000);
}
