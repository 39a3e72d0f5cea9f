#include "tests/core/link/reference.h"

#include "core/link/deal.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <array>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

std::array<int, mostPictures> copies(const Board& board)
{
    std::array<int, mostPictures> counts{};
    for (const Tile& tile : board.values()) {
        if (tile)
            ++counts[*tile];
    }
    return counts;
}

/// Random play until nothing goes any more; the tiles that are left.
int tilesLeftAfterRandomPlay(Board board, PathRule rule, Random& random)
{
    int left = static_cast<int>(std::ranges::count_if(board.values(), [](const Tile& tile) { return bool(tile); }));
    for (auto pairs = joinablePairs(board, rule); !pairs.empty(); pairs = joinablePairs(board, rule)) {
        const Pair pair = pairs[random.below(pairs.size())];
        board[pair.a] = board[pair.b] = std::nullopt;
        left -= 2;
    }
    return left;
}

bool canBeFinished(const Board& board, PathRule rule)
{
    Random random{5};
    for (int play = 0; play < 500; ++play) {
        if (tilesLeftAfterRandomPlay(board, rule, random) == 0)
            return true;
    }
    return false;
}

constexpr BoardSize sizes[]{{2, 1}, {2, 2}, {4, 4}, {3, 6}, {6, 3}, {8, 8}, {5, 8}, {16, 10}, {10, 16}, {30, 20}};

} // namespace

TEST_CASE("a deal fills the board with four of a kind as far as the count allows", "[link]")
{
    for (const BoardSize size : sizes) {
        for (const int pictures : {2, 3, 7, 36, 256}) {
            REQUIRE(canDeal(size, pictures));
            const Board board = deal(1, size, pictures);
            CHECK(board.size() == size);
            CHECK(std::ranges::all_of(board.values(), [&](const Tile& tile) { return tile && *tile < pictures; }));
            const auto counts = copies(board);
            CHECK(std::ranges::all_of(counts, [](int count) { return count % 2 == 0; }));
            const auto kinds = std::ranges::count_if(counts, [](int count) { return count > 0; });
            CHECK(kinds == std::min(pictures, (size.cells() + 2) / 4));
            const auto twos = std::ranges::count(counts, 2);
            const auto most = *std::ranges::max_element(counts);
            if (size.cells() <= 4 * pictures) {
                CHECK(most <= 4);
                CHECK(twos == size.cells() / 2 % 2);
            } else {
                CHECK(twos == 0);
                CHECK(most - size.cells() / pictures <= 2); // spread evenly
            }
        }
    }
}

TEST_CASE("what cannot be dealt is known before", "[link]")
{
    CHECK_FALSE(canDeal({3, 3}, 36));
    CHECK_FALSE(canDeal({0, 4}, 36));
    CHECK_FALSE(canDeal({-2, -2}, 36));
    CHECK_FALSE(canDeal({32, 10}, 36));
    CHECK_FALSE(canDeal({10, 22}, 36));
    CHECK_FALSE(canDeal({4, 4}, 1));
    CHECK_FALSE(canDeal({4, 4}, 257));
}

TEST_CASE("a seed gives the same deal everywhere, another seed another one", "[link]")
{
    CHECK(deal(42, {8, 8}, 36) == deal(42, {8, 8}, 36));
    CHECK(deal(42, {8, 8}, 36) != deal(43, {8, 8}, 36));

    // Written down once: whoever changes these changes every deal that players have shared.
    Random random{0};
    CHECK(random.next() == 0xe220a8397b1dcdafU); // the published first output of SplitMix64
    CHECK(deal(2026, {4, 4}, 12) == boardOf({"bbcb", "iaii", "baaa", "cicc"}));
}

TEST_CASE("deals can be finished, with and without border", "[link]")
{
    for (int seed = 1; seed <= repetitions(40, 400); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        CHECK(canBeFinished(deal(number, {4, 4}, 36), {}));
        CHECK(canBeFinished(deal(number, {8, 8}, 36), {}));
        CHECK(canBeFinished(deal(number, {4, 4}, 36, {.border = false}), {.border = false}));
    }
    CHECK(canBeFinished(deal(1, {16, 10}, 36), {}));
    CHECK(canBeFinished(deal(1, {30, 20}, 36), {}));
}

TEST_CASE("a shuffle keeps the places and the tiles and leaves a board that can be finished", "[link]")
{
    Random random{3};
    for (int i = 0; i < repetitions(200, 2'000); ++i) {
        const PathRule rule{.maxCorners = 2, .border = i % 2 == 0};
        Board board = deal(random.next(), {6, 6}, 36, rule);
        for (std::size_t moves = random.below(14); moves > 0; --moves) {
            const auto pair = findPair(board, rule);
            if (!pair)
                break;
            board[pair->a] = board[pair->b] = std::nullopt;
        }
        const Board after = shuffled(board, random.next(), rule);
        REQUIRE(copies(after) == copies(board));
        for (std::size_t cell = 0; cell < board.values().size(); ++cell)
            REQUIRE(after.values()[cell].has_value() == board.values()[cell].has_value());
        REQUIRE(canBeFinished(after, rule));
    }
}

TEST_CASE("a shuffle of a stuck board makes it go on where any order would", "[link]")
{
    const Board stuck = boardOf({"ab", "ba"});
    REQUIRE_FALSE(findPair(stuck));
    CHECK(findPair(shuffled(stuck, 1)));
    CHECK(canBeFinished(shuffled(stuck, 1), {}));

    // Straight lines only: the two in the middle can go, the two at the ends never.
    const Board narrow = boardOf({"a..", "...", ".b.", ".a.", "..b"});
    const PathRule straight{.maxCorners = 0, .border = false};
    REQUIRE_FALSE(findPair(narrow, straight));
    CHECK(findPair(shuffled(narrow, 9, straight), straight));

    const Board apart = boardOf({"a.", ".a"});
    CHECK(shuffled(apart, 4, straight) == apart); // no order helps, and nothing breaks
    CHECK(shuffled(boardOf({"...", "..."}), 4) == boardOf({"...", "..."}));
}
