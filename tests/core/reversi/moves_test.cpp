// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/position.h"
#include "core/reversi/processor.h"

#include "tests/core/reversi/avx2_moves.h"
#include "tests/core/reversi/plain_board.h"
#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan;
using namespace qipan::reversi;

namespace {

Squares plainFlips(const test::PlainBoard& board, Square square)
{
    Squares flipped = 0;
    for (const Cell cell : board.flips(cellOf(square), Side::Black))
        flipped |= bitOf(squareOf(cell));
    return flipped;
}

/// Requires that `legal` and the flips by `turn` agree with the plain board.
template <typename Turn>
void requireAsPlain(const test::PlainBoard& board, const Position& position, Squares legal, Turn turn)
{
    Squares plainLegal = 0;
    for (Squares rest = ~position.occupied(); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const Squares expected = plainFlips(board, square);
        if (turn(position, square) != expected) {
            INFO(position.mover << " " << position.other << " square " << square);
            REQUIRE(turn(position, square) == expected);
        }
        plainLegal |= expected != 0 ? bitOf(square) : 0;
    }
    INFO(position.mover << " " << position.other);
    REQUIRE(legal == plainLegal);
}

} // namespace

TEST_CASE("moves and flips match a plain board for each instruction set", "[reversi]")
{
    std::mt19937_64 random{11};
    const int count = test::repetitions(20'000, 10'000'000);
    for (int i = 0; i < count; ++i) {
        const Position position = test::scatteredPosition(random);
        const test::PlainBoard board{position};
        requireAsPlain(board, position, legalMoves(position), flips);
#ifdef QIPAN_AVX2
        if (hasAvx2())
            requireAsPlain(board, position, test::avx2LegalMoves(position), test::avx2Flips);
#endif
    }
}
