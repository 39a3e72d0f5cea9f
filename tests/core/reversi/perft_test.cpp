// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/game.h"
#include "core/reversi/perft.h"
#include "core/reversi/processor.h"

#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <array>
#include <cstddef>
#include <cstdint>

using namespace qipan;
using namespace qipan::reversi;

namespace {

/// Leaves of the game tree, in which a pass is not a ply.
std::uint64_t perft(Game& game, int depth)
{
    if (depth == 0 || game.outcome())
        return 1;
    std::uint64_t leaves = 0;
    for (const Cell cell : test::legalCells(game)) {
        game.play(cell);
        leaves += perft(game, depth - 1);
        game.takeBack();
    }
    return leaves;
}

/// Like perft(), written in the simplest way.
std::uint64_t plainLeaves(const Position& position, int depth, PassCounts passes, bool passed)
{
    if (depth == 0)
        return 1;
    const Squares moves = legalMoves(position);
    if (moves == 0) {
        const int left = passes == PassCounts::AsPly ? depth - 1 : depth;
        return passed || legalMoves(position.passed()) == 0 ? 1 : plainLeaves(position.passed(), left, passes, true);
    }
    std::uint64_t leaves = 0;
    for (Squares rest = moves; rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        leaves += plainLeaves(afterMove(position, square), depth - 1, passes, false);
    }
    return leaves;
}

// Leaves from the standard start at depths 1, 2, 3 …: published values, as in A. Bik's "perft for reversi"
// (aartbik.blogspot.com, February 2009) and the Egaroucid technical explanation.
constexpr std::array<std::uint64_t, 10> passesAsPlies{4,     12,     56,      244,       1'396,
                                                      8'200, 55'092, 390'216, 3'005'288, 24'571'284};
constexpr std::array<std::uint64_t, 10> passesAsNothing{4,     12,     56,      244,       1'396,
                                                        8'200, 55'092, 390'216, 3'005'320, 24'571'420};

#ifdef QIPAN_SANITIZED
constexpr std::size_t deepest = 8;
#else
constexpr std::size_t deepest = 10;
#endif

using Count = std::uint64_t (*)(const Position&, int, PassCounts);

void checkPublished(Count count)
{
    CHECK(count(startPosition, 0, PassCounts::AsPly) == 1);
    for (std::size_t depth = 1; depth <= deepest; ++depth) {
        INFO("depth " << depth);
        CHECK(count(startPosition, static_cast<int>(depth), PassCounts::AsPly) == passesAsPlies[depth - 1]);
        CHECK(count(startPosition, static_cast<int>(depth), PassCounts::AsNothing) == passesAsNothing[depth - 1]);
    }
}

} // namespace

TEST_CASE("perft from the start matches the published values to depth 10 with both pass conventions", "[reversi]")
{
    checkPublished(perft);
}

TEST_CASE("perft matches the published values for each instruction set", "[reversi]")
{
    checkPublished(perftPortable);
    if (hasAvx2())
        checkPublished(perftAvx2);
}

TEST_CASE("perft with game objects matches the published values to depth 6", "[reversi]")
{
    Game game; // no pass occurs before the ninth ply, so both counts agree
    for (std::size_t depth = 1; depth <= 6; ++depth)
        CHECK(perft(game, static_cast<int>(depth)) == passesAsNothing[depth - 1]);
}

TEST_CASE("perft near the end counts passes in both conventions like a plain count", "[reversi]")
{
    std::mt19937 random{12};
    int passes = 0;
    for (int i = 0; i < test::repetitions(100, 1'000); ++i) {
        const auto position = test::playedPosition(random, 8);
        if (!position)
            continue;
        for (const PassCounts counting : {PassCounts::AsPly, PassCounts::AsNothing}) {
            for (int depth = 1; depth <= 5; ++depth)
                REQUIRE(perft(*position, depth, counting) == plainLeaves(*position, depth, counting, false));
        }
        passes += perft(*position, 5, PassCounts::AsPly) != perft(*position, 5, PassCounts::AsNothing) ? 1 : 0;
    }
    CHECK(passes > 0);
}
