// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/stability.h"

#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan;
using namespace qipan::reversi;

namespace {

/// Plays random legal moves to the end. Returns the squares of `discs`, the first mover's, that were never turned.
Squares heldAtRandom(Position position, Squares discs, std::mt19937& random)
{
    bool ownTurn = true;
    for (int passes = 0; passes < 2;) {
        const Squares legal = legalMoves(position);
        if (legal == 0) {
            ++passes;
            position = position.passed();
        } else {
            passes = 0;
            Squares rest = legal;
            for (std::size_t skip = test::below(random, static_cast<std::size_t>(std::popcount(legal))); skip > 0;
                 --skip)
                rest &= rest - 1;
            const Square square = firstSquare(rest);
            position = afterMove(position, square);
        }
        ownTurn = !ownTurn;
        discs &= ownTurn ? position.mover : position.other;
    }
    return discs;
}

} // namespace

TEST_CASE("stable discs are never flipped", "[reversi][endgame]")
{
    std::mt19937 random{51};
    int found = 0;
    for (int i = 0; i < test::repetitions(2'000, 100'000); ++i) {
        const auto position = test::playedPosition(random, 1 + i % 30);
        if (!position)
            continue;
        const Squares stable = stability().of(*position);
        REQUIRE((stable & ~position->mover) == 0);
        REQUIRE((stability().stableEdges(*position) & ~stable) == 0);
        found += std::popcount(stable);
        for (int j = 0; j < 10; ++j)
            REQUIRE(heldAtRandom(*position, stable, random) == stable);
    }
    CHECK(found > 1'000);
}

TEST_CASE("corners and discs supported by them and discs on four full lines are stable", "[reversi][endgame]")
{
    const Stability& s = stability();
    CHECK(s.of({.mover = 0x1, .other = 0x2}) == 0x1);
    CHECK(s.of({.mover = 0x7, .other = 0x8}) == 0x7);
    CHECK(s.of({.mover = 0x2, .other = 0}) == 0);           // beside an empty corner
    CHECK(s.of({.mover = 0x70707, .other = 0}) == 0x10307); // b3 and c2 lie on a diagonal with open ends
    CHECK(s.of({.mover = ~Squares{1}, .other = 0}) == ~Squares{1});
    const Squares chequered = 0xaa55aa55aa55aa55;
    CHECK(s.of({.mover = chequered, .other = ~chequered}) == chequered);
    // In the middle of an open board no disc is stable.
    CHECK(s.of(startPosition) == 0);
}
