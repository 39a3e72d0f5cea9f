// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal.h"
#include "core/link/even_deal.h"
#include "core/link/path.h"
#include "core/link/position.h"
#include "core/link/random_playouts.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <set>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

std::array<int, maxPictures> copies(const Board& board)
{
    std::array<int, maxPictures> counts{};
    for (const Tile& tile : board.values()) {
        if (tile)
            ++counts[*tile];
    }
    return counts;
}

int tilesOn(const Board& board)
{
    return static_cast<int>(std::ranges::count_if(board.values(), [](const Tile& tile) { return tile.has_value(); }));
}

/// Says whether all pictures that are used have equally many tiles, or two more: four if there are enough pictures,
/// otherwise all pictures are used.
bool isEven(const DealSetup& setup, const Board& board)
{
    auto counts = copies(board);
    if (std::ranges::any_of(counts, [](int count) { return count % 2 != 0; })
        || std::ranges::any_of(counts.begin() + setup.pictures, counts.end(), [](int count) { return count != 0; }))
        return false;
    std::ranges::sort(counts, std::greater{});
    const int tiles = tilesOn(board);
    const int kinds = std::min(setup.pictures, (tiles + 2) / 4);
    const int most = counts[0];
    const int fewest = counts[static_cast<std::size_t>(kinds - 1)];
    return fewest > 0 && most - fewest <= 2 && (kinds == maxPictures || counts[static_cast<std::size_t>(kinds)] == 0);
}

/// Plays the solution with the step-by-step paths and falls of the tests.
bool isSolvedBy(const DealSetup& setup, const Deal& deal)
{
    const Shape shape = *makeShape(setup.outline, setup.size);
    const PathRule rule{.maxCorners = 2, .border = setup.border};
    Board board = deal.board;
    for (const Pair& pair : deal.solution) {
        if (pair.a == pair.b || !board[pair.a] || board[pair.a] != board[pair.b]
            || !PathSearch{board, rule}.join(pair.a, pair.b))
            return false;
        board[pair.a] = board[pair.b] = std::nullopt;
        board = settledByStep(board, shape, setup.mode);
    }
    return tilesOn(board) == 0;
}

/// A random setup, usually small.
DealSetup randomSetup(Random& random, int largestColumns, int largestRows)
{
    for (;;) {
        const auto below = [&random](int bound) {
            return static_cast<int>(random.below(static_cast<std::size_t>(bound)));
        };
        DealSetup setup{.size = {4 + below(largestColumns - 3), 4 + below(largestRows - 3)},
                        .outline = below(2) == 0 ? Outline::Rectangle : static_cast<Outline>(below(outlines)),
                        .mode = static_cast<FallingMode>(below(fallingModes)),
                        .border = below(2) == 0,
                        .pictures = minPictures + below(60),
                        .difficulty = static_cast<Difficulty>(below(difficulties)),
                        .seed = static_cast<std::uint32_t>(random.next())};
        if (canDeal(setup))
            return setup;
    }
}

} // namespace

TEST_CASE("every deal is solved by its solution for any setup", "[link]")
{
    const int deals = repetitions(300, 10'000);
    Random random{1'000};
    for (int i = 0; i < deals; ++i) {
        // One in fifty has the maximum size, which takes most of the time.
        DealSetup setup = i % 50 == 0 ? randomSetup(random, 30, 20) : randomSetup(random, 10, 8);
        setup.mode = static_cast<FallingMode>(i % fallingModes);
        if (i % 8 != 0)
            setup.difficulty = Difficulty::Easy; // faster to find
        const Deal deal = dealt(setup);
        REQUIRE(deal.board.size() == setup.size);
        REQUIRE(2 * static_cast<int>(deal.solution.size()) == tilesOn(deal.board));
        REQUIRE(isSolvedBy(setup, deal));
        const Shape shape = *makeShape(setup.outline, setup.size);
        for (int place = 0; place < setup.size.cells(); ++place) {
            const Cell cell{place % setup.size.columns, place / setup.size.columns};
            REQUIRE(deal.board[cell].has_value() == shape.contains(cell));
        }
        REQUIRE(isEven(setup, deal.board));
    }
}

TEST_CASE("every recipe spreads the pictures evenly on any board", "[link]")
{
    Random random{1'001};
    for (int i = 0; i < repetitions(3'000, 100'000); ++i) {
        DealSetup setup = randomSetup(random, 30, 20);
        if (i % 2 == 0)
            setup.pictures = minPictures + i % 12;
        const Shape shape = *makeShape(setup.outline, setup.size);
        const Recipes recipes = evenRecipes(setup, shape);
        const int step = static_cast<int>(random.below(static_cast<std::size_t>(recipes.count)));
        REQUIRE(isEven(setup, recipes.make(setup, shape, step, random)->board));
    }
}

TEST_CASE("few pictures are spread evenly in every difficulty and mode", "[link]")
{
    struct Expected {
        BoardSize size;
        int pictures;
        int fewest;
        int most;
    };
    for (const auto& [size, pictures, fewest, most] :
         {Expected{{16, 10}, 12, 12, 14}, Expected{{12, 10}, 8, 14, 16}, Expected{{12, 10}, 6, 20, 20},
          Expected{{16, 10}, 24, 6, 8}, Expected{{8, 8}, 36, 4, 4}, Expected{{16, 10}, 42, 4, 4}}) {
        for (int i = 0; i < repetitions(fallingModes, difficulties * fallingModes); ++i) {
            const DealSetup setup{.size = size,
                                  .mode = static_cast<FallingMode>(i % fallingModes),
                                  .pictures = pictures,
                                  .difficulty = static_cast<Difficulty>(i % difficulties),
                                  .seed = static_cast<std::uint32_t>(i)};
            const Deal deal = dealt(setup);
            REQUIRE(isSolvedBy(setup, deal));
            for (const int count : copies(deal.board))
                REQUIRE((count == 0 || (count >= fewest && count <= most)));
            REQUIRE(isEven(setup, deal.board));
        }
    }
}

TEST_CASE("the smallest boards can be dealt", "[link]")
{
    for (const BoardSize size :
         {BoardSize{2, 1}, BoardSize{1, 2}, BoardSize{2, 2}, BoardSize{1, 20}, BoardSize{30, 1}}) {
        for (int mode = 0; mode < fallingModes; ++mode) {
            const DealSetup setup{
                .size = size, .mode = static_cast<FallingMode>(mode), .pictures = 2, .difficulty = Difficulty::Expert};
            CHECK(isSolvedBy(setup, dealt(setup)));
        }
    }
}

TEST_CASE("an impossible deal is detected in advance", "[link]")
{
    CHECK(canDeal({}));
    CHECK(canDeal({.size = {7, 7}, .outline = Outline::Heart}));
    CHECK_FALSE(canDeal({.size = {3, 3}}));
    CHECK_FALSE(canDeal({.size = {0, 4}}));
    CHECK_FALSE(canDeal({.size = {-2, -2}}));
    CHECK_FALSE(canDeal({.size = {32, 10}}));
    CHECK_FALSE(canDeal({.size = {10, 22}}));
    CHECK_FALSE(canDeal({.size = {4, 4}, .outline = Outline::Ring}));
    CHECK_FALSE(canDeal({.pictures = 1}));
    CHECK_FALSE(canDeal({.pictures = 257}));
}

TEST_CASE("the same setup gives the same deal on every platform and another seed gives another", "[link]")
{
    Random random{0};
    CHECK(random.next() == 0xe220a8397b1dcdafU); // the published first output of SplitMix64
    const DealSetup setup{.size = {8, 8}, .seed = 42};
    DealSetup other = setup;
    other.seed = 43;
    CHECK(dealt(setup).board == dealt(setup).board);
    CHECK(dealt(setup).board != dealt(other).board);
}

TEST_CASE("the deals of shared numbers never change", "[link]")
{
    // Recorded values: a change here changes every deal that players have shared and requires a new DealVersion.
    struct Known {
        DealSetup setup;
        std::uint64_t hash;
    };
    for (const auto& [setup, hash] : {
             Known{{.size = {8, 8}, .seed = 2026}, 0x3320cc0e8c36fa4c},
             Known{{.size = {8, 8}, .mode = FallingMode::Inward, .difficulty = Difficulty::Hard, .seed = 7},
                   0xc926f8c47279a596},
             Known{{.size = {9, 9},
             .outline = Outline::Ring,
             .mode = FallingMode::Left,
             .border = false,
             .difficulty = Difficulty::Expert,
             .seed = 1},
                   0x590b4754539383e0},
             Known{{.pictures = 12, .difficulty = Difficulty::Hard, .seed = 12}, 0xb892822fab95459d},
             Known{{.size = {12, 10}, .mode = FallingMode::Down, .pictures = 8, .seed = 8}, 0x0c3e4947df8b0ed4},
             Known{{.size = {30, 20}, .mode = FallingMode::Outward, .border = false, .seed = 30}, 0x919a0a9e2916cc73},
         })
        CHECK(hashOf(dealt(setup).board) == hash);
}

TEST_CASE("the win rate of a deal is reproducible and usually matches its difficulty", "[link]")
{
    Random random{8};
    int hits = 0;
    int deals = 0;
    for (int i = 0; i < repetitions(26, 520); ++i) {
        const DealSetup setup{.size = {8, 8},
                              .mode = static_cast<FallingMode>(i % fallingModes),
                              .difficulty = static_cast<Difficulty>(i / fallingModes % difficulties),
                              .seed = static_cast<std::uint32_t>(random.next())};
        const Deal deal = dealt(setup);
        RandomPlayouts playouts{Position{deal.board, Shape{setup.size}, setup.mode, setup.border}, random.next()};
        playouts.runUpTo(400);
        CHECK(std::abs(playouts.winRate() - deal.winRate) <= 25); // five standard deviations of a hundred plays
        constexpr std::array<std::pair<int, int>, difficulties> limits{{{90, 100}, {60, 89}, {30, 59}, {0, 29}}};
        const auto [low, high] = limits[static_cast<std::size_t>(setup.difficulty)];
        hits += playouts.winRate() >= low - 10 && playouts.winRate() <= high + 10 ? 1 : 0;
        ++deals;
    }
    CHECK(hits * 100 >= deals * 90);
}

TEST_CASE("hard and expert deals of the largest board are usually within ten points of their difficulty", "[link]")
{
    int near = 0;
    int deals = 0;
    for (int i = 0; i < repetitions(2 * fallingModes, 10 * fallingModes); ++i) {
        const DealSetup setup{.size = largestBoard,
                              .mode = static_cast<FallingMode>(i % fallingModes),
                              .border = i % 2 == 0,
                              .difficulty = i / fallingModes % 2 == 0 ? Difficulty::Hard : Difficulty::Expert,
                              .seed = static_cast<std::uint32_t>(i)};
        RandomPlayouts playouts{Position{dealt(setup).board, Shape{setup.size}, setup.mode, setup.border}, 99};
        playouts.runUpTo(100);
        const int rate = playouts.winRate();
        near += setup.difficulty == Difficulty::Hard ? rate >= 20 && rate <= 69 : rate <= 39;
        ++deals;
    }
    CHECK(near * 100 >= deals * 80);
}

TEST_CASE("difficulties cover all win rates without gaps", "[link]")
{
    CHECK(difficultyOf(100) == Difficulty::Easy);
    CHECK(difficultyOf(90) == Difficulty::Easy);
    CHECK(difficultyOf(89) == Difficulty::Normal);
    CHECK(difficultyOf(60) == Difficulty::Normal);
    CHECK(difficultyOf(59) == Difficulty::Hard);
    CHECK(difficultyOf(30) == Difficulty::Hard);
    CHECK(difficultyOf(29) == Difficulty::Expert);
    CHECK(difficultyOf(0) == Difficulty::Expert);
}

TEST_CASE("a stopped deal returns nothing", "[link]")
{
    const std::atomic<bool> stop{true};
    CHECK_FALSE(makeDeal({}, stop));
}

TEST_CASE("each day has its own deal with alternating modes and rising difficulty towards Sunday", "[link]")
{
    CHECK(dailyDeal(2026, 11, 22).difficulty == Difficulty::Expert); // a Sunday
    CHECK(dailyDeal(2026, 11, 23).difficulty == Difficulty::Easy);
    CHECK(dailyDeal(2026, 11, 23) == dailyDeal(2026, 11, 23));
    std::set<std::uint32_t> seeds;
    std::set<FallingMode> modes;
    for (unsigned day = 1; day <= 29; ++day) {
        const DealSetup setup = dailyDeal(2028, 2, day);
        CHECK(canDeal(setup));
        seeds.insert(setup.seed);
        modes.insert(setup.mode);
    }
    CHECK(seeds.size() == 29);
    CHECK(modes.size() == fallingModes);
    CHECK(dailyDeal(2026, 11, 22).seed == 3'941'582'478U); // a recorded value
    CHECK(dailyDeal(2026, 12, 31).version == DealVersion::Uneven);
    CHECK(dailyDeal(2027, 1, 1).version == DealVersion::Even);
}
