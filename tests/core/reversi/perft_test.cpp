#include "core/reversi/game.h"
#include "core/reversi/position.h"

#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <array>
#include <cstddef>
#include <cstdint>

using namespace qipan;
using namespace qipan::reversi;

namespace {

/// Leaves of the tree `depth` plies deep. A pass is a ply, and a game that ends before is one leaf.
std::uint64_t perft(const Position& position, int depth)
{
    if (depth == 0)
        return 1;
    const Squares moves = legalMoves(position);
    if (moves == 0)
        return legalMoves(position.passed()) == 0 ? 1 : perft(position.passed(), depth - 1);
    std::uint64_t leaves = 0;
    for (Squares rest = moves; rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        leaves += perft(afterMove(position, square, flips(position, square)), depth - 1);
    }
    return leaves;
}

/// The same over the game that people play, where a pass is no ply.
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

/// Leaves from the standard start at depths 1 … 9, a pass counted as a ply: published values, as in
/// A. Bik's "perft for reversi" (aartbik.blogspot.com, February 2009) and the Egaroucid technical explanation.
constexpr std::array<std::uint64_t, 9> leavesFromStart{4, 12, 56, 244, 1'396, 8'200, 55'092, 390'216, 3'005'288};

} // namespace

TEST_CASE("perft from the start equals the published values to depth 9", "[reversi]")
{
    for (std::size_t depth = 1; depth <= leavesFromStart.size(); ++depth) {
        INFO("depth " << depth);
        CHECK(perft(startPosition, static_cast<int>(depth)) == leavesFromStart[depth - 1]);
    }
}

TEST_CASE("perft over the game itself equals the published values to depth 6", "[reversi]")
{
    Game game; // nobody has to pass before the ninth ply, so that both ways to count agree
    for (std::size_t depth = 1; depth <= 6; ++depth)
        CHECK(perft(game, static_cast<int>(depth)) == leavesFromStart[depth - 1]);
}
