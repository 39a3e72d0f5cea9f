// SPDX-License-Identifier: GPL-3.0-or-later
// What bad reversi moves overlook.
#include "core/reversi/missed_chance.h"

#include "core/reversi/game.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <atomic>
#include <random>
#include <string_view>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;
using qipan::test::repetitions;

namespace {

constexpr Cell a1{0, 0};

/// X is black, O white; black is to move.
[[nodiscard]] Game drawnGame(std::string_view rows)
{
    Position position{.mover = 0, .other = 0};
    int square = 0;
    for (const char each : rows) {
        if (each == 'X')
            position.mover |= bitOf(square);
        else if (each == 'O')
            position.other |= bitOf(square);
        square += each == '/' ? 0 : 1;
    }
    return Game{position, Side::Black};
}

[[nodiscard]] MissedChance missedChance(const Game& game, Cell played, Cell better)
{
    REQUIRE(game.isLegal(played));
    REQUIRE(game.isLegal(better));
    const std::atomic<bool> stop{false};
    const auto found = findMissedChance(game, played, {better}, stop);
    REQUIRE(found);
    CHECK(found->better == std::vector<Cell>{better});
    return *found;
}

[[nodiscard]] std::vector<Cell> legalCells(const Game& game)
{
    std::vector<Cell> cells;
    for (int square = 0; square < 64; ++square) {
        if (game.isLegal(cellOf(square)))
            cells.push_back(cellOf(square));
    }
    return cells;
}

[[nodiscard]] int movesAfter(const Game& game, Cell cell)
{
    Game after = game;
    after.play(cell);
    return after.passed() || after.outcome() ? 0 : static_cast<int>(legalCells(after).size());
}

} // namespace

TEST_CASE("missed corners and corners given away are named", "[reversi][miss]")
{
    const Game corner = drawnGame(".OX...../......../..X...../...O..../......../......../......../........");
    const MissedChance missed = missedChance(corner, {4, 4}, a1);
    CHECK(missed.kind == MissedChanceKind::Corner);
    CHECK(missed.cell == a1);

    const Game diagonal = drawnGame("......../......../.OX...../.X.O..../......../......../......../........");
    const MissedChance xSquare = missedChance(diagonal, {1, 1}, {4, 4});
    CHECK(xSquare.kind == MissedChanceKind::XSquare);
    CHECK(xSquare.cell == a1);
    CHECK(xSquare.punishment == std::vector<Cell>{a1});

    const Game edge = drawnGame("..XO..../.O....../.X....../...X..../....O.../......../......../........");
    const MissedChance cSquare = missedChance(edge, {1, 0}, {5, 5});
    CHECK(cSquare.kind == MissedChanceKind::CSquare);
    CHECK(cSquare.cell == a1);
}

TEST_CASE("an already open corner counts as left and not as given", "[reversi][miss]")
{
    // White can take a1 over black's b1 at once; black's better move turns c1, which white needs for it.
    const Game open = drawnGame(".XO...../..X...../......../...OX.../...XO.../......../......../........");
    const MissedChance left = missedChance(open, {2, 3}, {3, 0});
    CHECK(left.kind == MissedChanceKind::CornerLeft);
    CHECK(left.cell == a1);
    CHECK(left.punishment == std::vector<Cell>{a1});
}

TEST_CASE("near the end a move into an even region is a parity mistake and any other costs discs", "[reversi][miss]")
{
    const Game game = drawnGame("XXXXXXXX/XXXXXXXX/XXXXXXXX/XO..XXXX/XXXXXXXX/XXXXXO.X/XXXXXXXX/XXXXXXXX");
    CHECK(missedChance(game, {2, 3}, {6, 5}).kind == MissedChanceKind::Parity);
    CHECK(missedChance(game, {6, 5}, {2, 3}).kind == MissedChanceKind::Discs);
}

TEST_CASE("the explanation matches the board after the move and after the better one", "[reversi][miss]")
{
    std::mt19937_64 random{5};
    int mobility = 0;
    int cornersTaken = 0;
    for (int round = 0; round < std::max(repetitions(300, 5'000), 300); ++round) {
        Game game;
        for (auto plies = random() % 50; plies > 0 && !game.outcome(); --plies) {
            const auto cells = legalCells(game);
            game.play(cells[random() % cells.size()]);
        }
        const auto cells = game.outcome() ? std::vector<Cell>{} : legalCells(game);
        if (cells.size() < 2)
            continue;
        const MissedChance found = missedChance(game, cells[0], cells[1]);
        Game after = game;
        after.play(cells[0]);
        if (found.kind == MissedChanceKind::Mobility) {
            ++mobility;
            CHECK(found.choices == movesAfter(game, cells[0]));
            CHECK(found.fewerChoices == movesAfter(game, cells[1]));
            CHECK(found.choices > found.fewerChoices);
        } else if (!found.punishment.empty()) {
            ++cornersTaken;
            CHECK(after.isLegal(found.cell));
            CHECK(found.cell.x % 7 == 0);
            CHECK(found.cell.y % 7 == 0);
            Game passed{{.mover = game.position().other, .other = game.position().mover},
                        game.sideToMove() == Side::Black ? Side::White : Side::Black};
            CHECK(passed.isLegal(found.cell) == (found.kind == MissedChanceKind::CornerLeft));
        }
    }
    CHECK(mobility > 10);
    CHECK(cornersTaken > 3);
}
