// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/opening_play.h"

#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/never_stop.h"

#include <chrono>
#include <limits>
#include <set>
#include <vector>

using namespace qipan;

namespace {

/// Returns scores given by the test, with the first free cell as its move.
class Told final : public Engine {
public:
    int score = 0;

    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        Cell cell;
        while (!position.isLegal(cell))
            ++cell.x;
        return {.score = score, .line = {cell}};
    }
};

[[nodiscard]] gomoku::Game game(Opening opening, const std::vector<Cell>& stones)
{
    gomoku::Game position{gomoku::Rule::Freestyle, 15, opening};
    for (const Cell cell : stones)
        position.play(cell);
    return position;
}

const std::vector<Cell> threeStones{{7, 7}, {8, 8}, {9, 7}};
const std::vector<Cell> fiveStones{{7, 7}, {8, 8}, {9, 7}, {6, 9}, {5, 5}};

} // namespace

TEST_CASE("a chooser takes the better side and places two more only if offered", "[opening]")
{
    Told engine;
    const OpeningTurn last{.isInitialBlack = true, .chooses = true};
    engine.score = 40;
    CHECK(gomoku::playOpening(game(Opening::Swap, threeStones), last, engine, 1000, 1, test::neverStop).choice
          == OpeningChoice::White);
    CHECK(gomoku::playOpening(game(Opening::Swap2, fiveStones), last, engine, 1000, 1, test::neverStop).choice
          == OpeningChoice::White);
    engine.score = -40;
    CHECK(gomoku::playOpening(game(Opening::Swap, threeStones), last, engine, 1000, 1, test::neverStop).choice
          == OpeningChoice::Black);
    CHECK(gomoku::playOpening(game(Opening::Swap2, fiveStones), last, engine, 1000, 1, test::neverStop).choice
          == OpeningChoice::Black);
}

TEST_CASE("every engine plays every opening with legal stones and offered choices after any stones", "[opening]")
{
    const GameInfo& info = *findGame("gomoku");
    const Limits limits{.nodes = static_cast<std::uint64_t>(test::repetitions(20'000, 200'000))};
    for (int level = 1; level <= info.levels; ++level) {
        for (const Opening opening : {Opening::Swap, Opening::Swap2}) {
            CAPTURE(level, keyOf(opening));
            const auto engine = info.makeEngine(level, 5);
            const auto position = makeSetup("gomoku", "renju", 15, keyOf(opening))->makeGame();
            std::vector<OpeningChoice> openingChoices;
            while (const auto turn = openingTurn(opening, static_cast<int>(position->plies().size()), openingChoices)) {
                const SearchResult found = engine->open(*position, *turn, limits, test::neverStop);
                if (turn->chooses) {
                    REQUIRE(found.choice);
                    REQUIRE(offers(*turn, *found.choice));
                    openingChoices.push_back(*found.choice);
                    continue;
                }
                REQUIRE_FALSE(found.line.empty());
                position->play(found.line.front()); // and asks again, as after a restart
            }
            CHECK(position->plies().size() >= 3);
        }
    }
}

TEST_CASE("three opening stones are found together and vary with the seed", "[opening]")
{
    Told engine;
    std::set<std::vector<Cell>> seen;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto found =
            gomoku::playOpening(game(Opening::Swap, {}), {.isInitialBlack = true}, engine, 1000, seed, test::neverStop);
        REQUIRE(found.line.size() == 3);
        seen.insert(found.line);
    }
    CHECK(seen.size() > 10);
}

TEST_CASE("engines start pro on the centre and continue outside the square", "[opening]")
{
    const GameInfo& info = *findGame("gomoku");
    for (int level = 1; level <= info.levels; ++level) {
        for (const char* opening : {"pro", "long-pro"}) {
            CAPTURE(level, opening);
            const auto engine = info.makeEngine(level, 3);
            const auto position = makeSetup("gomoku", "freestyle", 15, opening)->makeGame();
            for (int ply = 1; ply <= 5; ++ply) {
                const SearchResult found = engine->think(*position, {.nodes = 2000}, test::neverStop, {});
                REQUIRE(position->isLegal(found.line.front()));
                position->play(found.line.front());
            }
            CHECK(position->stoneAt({7, 7}) == Side::Black);
        }
    }
}

TEST_CASE("a stopped engine still answers in an opening", "[opening]")
{
    const std::atomic<bool> stop{true};
    const auto engine = findGame("gomoku")->makeEngine(1, 5);
    CHECK(engine->open(game(Opening::Swap2, {}), {.isInitialBlack = true}, {}, stop).line.size() == 3);
    const OpeningTurn choice{.isInitialBlack = false, .chooses = true, .mayPlaceTwo = true};
    CHECK(engine->open(game(Opening::Swap2, threeStones), choice, {}, stop).choice);
    CHECK_FALSE(engine->open(game(Opening::Swap, {{7, 7}, {8, 8}}), {.isInitialBlack = true}, {}, stop).line.empty());
}

TEST_CASE("the points allowed by pro are evaluated at once whatever the node limit", "[opening]")
{
    const auto engine = findGame("gomoku")->makeEngine(10, 1);
    const gomoku::Game position = game(Opening::Pro, {{7, 7}, {8, 8}});
    Limits limits;
    limits.nodes = std::numeric_limits<std::uint64_t>::max();
    limits.time = std::chrono::milliseconds{100};
    const auto begin = std::chrono::steady_clock::now();
    const SearchResult found = engine->think(position, limits, test::neverStop, {});
    CHECK(position.isLegal(found.line.front()));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{30}); // without a limit this would not end
}
