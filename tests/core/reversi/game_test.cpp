// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/game.h"

#include "tests/core/reversi/plain_board.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <random>
#include <string_view>
#include <vector>

using namespace qipan;
using reversi::Game;
using test::PlainBoard;

namespace {

/// Plays a transcript such as "f5d6": columns a … h, rows from 1 at the top.
Game gameOf(std::string_view transcript)
{
    Game game;
    for (std::size_t i = 0; i + 1 < transcript.size(); i += 2) {
        const Cell cell{transcript[i] - 'a', transcript[i + 1] - '1'};
        REQUIRE(game.isLegal(cell));
        game.play(cell);
    }
    return game;
}

void requireSameBoard(const Game& game, const PlainBoard& plain)
{
    bool same = true;
    for (const Cell cell : test::allCells(game.size()))
        same = same && game.stoneAt(cell) == plain.at(cell);
    REQUIRE(same);
    REQUIRE(game.count(Side::Black) == plain.count(Side::Black));
    REQUIRE(game.count(Side::White) == plain.count(Side::White));
}

void requireSameMoves(const Game& game, const PlainBoard& plain)
{
    bool same = true;
    for (const Cell cell : test::allCells(game.size())) {
        const bool legal = !game.outcome() && plain.isLegal(cell, game.sideToMove());
        same = same && game.isLegal(cell) == legal;
    }
    REQUIRE(same);
}

/// The next side to move after `mover` according to the rules; nothing if the game is over.
std::optional<Side> nextToMove(const PlainBoard& plain, Side mover)
{
    if (plain.canMove(opposite(mover)))
        return opposite(mover);
    return plain.canMove(mover) ? std::optional{mover} : std::nullopt;
}

struct Seen {
    std::vector<std::optional<Side>> cells;
    Side side;
    std::optional<Side> passed;
    std::vector<Ply> plies;

    bool operator==(const Seen&) const = default;
};

Seen look(const Game& game)
{
    Seen seen{.side = game.sideToMove(), .passed = game.passed(), .plies = game.plies()};
    for (const Cell cell : test::allCells(game.size()))
        seen.cells.push_back(game.stoneAt(cell));
    return seen;
}

} // namespace

TEST_CASE("random games match a plain board including passes and results", "[reversi]")
{
    std::mt19937 random{64};
    int passes = 0;
    const int games = test::repetitions(500, 10'000);
    for (int i = 0; i < games; ++i) {
        Game game;
        PlainBoard plain;
        while (!game.outcome()) {
            requireSameMoves(game, plain);
            const std::vector<Cell> cells = test::legalCells(game);
            const Cell cell = cells[test::below(random, cells.size())];
            const Side mover = game.sideToMove();
            plain.play(cell, mover);
            game.play(cell);
            requireSameBoard(game, plain);
            const std::optional<Side> next = nextToMove(plain, mover);
            REQUIRE(game.outcome().has_value() == !next);
            if (!next)
                break;
            REQUIRE(game.sideToMove() == *next);
            REQUIRE(game.passed() == (next == mover ? std::optional{opposite(mover)} : std::nullopt));
            passes += game.passed() ? 1 : 0;
        }
        const int lead = plain.count(Side::Black) - plain.count(Side::White);
        const auto winner = lead == 0 ? std::nullopt : std::optional{lead > 0 ? Side::Black : Side::White};
        REQUIRE(game.outcome() == Outcome{.winner = winner, .reason = EndReason::Count});
        REQUIRE_FALSE(game.passed());
    }
    CHECK(passes > games / 5); // about two games in five have one
}

TEST_CASE("undo restores every position with its passes", "[reversi]")
{
    std::mt19937 random{65};
    for (int i = 0; i < 300; ++i) {
        Game game;
        std::vector<Seen> seen;
        while (!game.outcome()) {
            seen.push_back(look(game));
            test::playAtRandom(game, random, 1);
        }
        while (!game.plies().empty()) {
            game.takeBack();
            REQUIRE(look(game) == seen[game.plies().size()]);
            REQUIRE_FALSE(game.outcome());
        }
    }
}

TEST_CASE("reversi starts with two discs each in the centre and four moves for Black", "[reversi]")
{
    const Game game;
    CHECK(game.stoneAt({3, 3}) == Side::White);
    CHECK(game.stoneAt({4, 4}) == Side::White);
    CHECK(game.stoneAt({4, 3}) == Side::Black);
    CHECK(game.stoneAt({3, 4}) == Side::Black);
    CHECK(game.count(Side::Black) == 2);
    CHECK(game.count(Side::White) == 2);
    CHECK(test::legalCells(game) == std::vector<Cell>{{3, 2}, {2, 3}, {5, 4}, {4, 5}});
}

TEST_CASE("an illegal cell has a reason", "[reversi]")
{
    const Game game;
    CHECK(game.moveError({3, 3}) == IllegalMove::Occupied);
    CHECK(game.moveError({0, 0}) == IllegalMove::NoFlip);
    CHECK(game.moveError({2, 2}) == IllegalMove::NoFlip);
    for (const Cell outside : {Cell{-1, 3}, Cell{8, 3}, Cell{3, -1}, Cell{3, 8}, Cell{1 << 30, 1 << 30}})
        CHECK(game.moveError(outside) == IllegalMove::Outside);
}

TEST_CASE("the shortest game ends after nine plies without white discs", "[reversi]")
{
    Game game = gameOf("e6f4e3f6g5d6e7f5c5");
    CHECK(game.outcome() == Outcome{.winner = Side::Black, .reason = EndReason::Count});
    CHECK(game.count(Side::White) == 0);
    CHECK(game.count(Side::Black) == 13);
    CHECK(game.moveError({0, 0}) == IllegalMove::GameOver);
    game.takeBack();
    CHECK_FALSE(game.outcome());
    CHECK(game.isLegal({2, 4}));
}

TEST_CASE("a copy is independent", "[reversi]")
{
    Game game = gameOf("f5");
    const auto copy = game.clone();
    copy->play({5, 5});
    CHECK(game.plies().size() == 1);
    CHECK(game.isLegal({5, 5}));
    copy->takeBack();
    copy->takeBack();
    CHECK(copy->count(Side::Black) == 2);
}

TEST_CASE("a game from another game's position continues like it", "[reversi]")
{
    std::mt19937 random{31};
    for (int i = 0; i < 100; ++i) {
        Game whole;
        test::playAtRandom(whole, random, 40);
        Game rest{whole.position(), whole.sideToMove()};
        CHECK(rest.plies().empty());
        CHECK(rest.outcome() == whole.outcome());
        while (!whole.outcome()) {
            const auto cells = test::legalCells(whole);
            REQUIRE(test::legalCells(rest) == cells);
            const Cell cell = cells[test::below(random, cells.size())];
            whole.play(cell);
            rest.play(cell);
            REQUIRE(rest.passed() == whole.passed());
            REQUIRE(rest.sideToMove() == whole.sideToMove());
        }
        CHECK(rest.outcome() == whole.outcome());
    }
}

TEST_CASE("a game starts with a pass when the side to move has none and may be over", "[reversi]")
{
    const reversi::Position oneMove{.mover = 0b010, .other = 0b001}; // the mover's disc is on B1
    const Game passed{oneMove, Side::Black};
    CHECK(passed.passed() == Side::Black);
    CHECK(passed.sideToMove() == Side::White);
    CHECK(test::legalCells(passed) == std::vector<Cell>{{2, 0}});
    const Game over{reversi::Position{.mover = 1, .other = 0}, Side::White};
    CHECK(over.outcome() == Outcome{.winner = Side::White, .reason = EndReason::Count});
}
