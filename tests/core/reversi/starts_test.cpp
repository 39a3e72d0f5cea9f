// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/starts.h"

#include "core/reversi/engines.h"
#include "core/reversi/game.h"
#include "core/reversi/symmetry.h"
#include "tests/support/catch.h"

#include <atomic>
#include <cstdlib>
#include <set>
#include <utility>

using namespace qipan;
using namespace qipan::reversi;

namespace {

/// The game after a start. Requires that all its moves are legal and nobody passes.
Game gameAfter(std::size_t index)
{
    Game game;
    for (const Square square : startMoves(index)) {
        REQUIRE(game.isLegal(cellOf(square)));
        game.play(cellOf(square));
        REQUIRE_FALSE(game.passed());
        REQUIRE_FALSE(game.outcome());
    }
    return game;
}

} // namespace

TEST_CASE("there are over a thousand distinct and legal balanced starts", "[reversi][starts]")
{
    CHECK(startCount() >= 1'000);
    CHECK(startCount() <= 3'000);
    std::set<std::pair<Squares, Squares>> known;
    for (std::size_t index = 0; index < startCount(); ++index) {
        const Game game = gameAfter(index);
        REQUIRE(game.sideToMove() == Side::Black);
        const Position position = canonical(game.position()).position;
        REQUIRE(known.insert({position.mover, position.other}).second);
    }
}

TEST_CASE("a search of another depth confirms that balanced starts are nearly even", "[reversi][starts]")
{
    constexpr int fourDiscs = 400;
    const auto engine = makeFullEngine(1);
    const std::atomic<bool> stop{false};
    for (std::size_t index = 0; index < startCount(); index += startCount() / 8) {
        const SearchResult found = engine->think(gameAfter(index), {.depth = 6, .memory = 1 << 20}, stop, {});
        INFO("start " << index);
        CHECK(std::abs(found.score) <= fourDiscs);
    }
}
