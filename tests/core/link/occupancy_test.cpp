// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/occupancy.h"
#include "core/link/pair_finder.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

Cell cellIn(Random& random, BoardSize size)
{
    return {static_cast<int>(random.below(static_cast<std::size_t>(size.columns))),
            static_cast<int>(random.below(static_cast<std::size_t>(size.rows)))};
}

/// Compares every query for one pair with the step-by-step search.
template <int Words>
void compare(const Occupancy<Words>& occupancy, PathSearch& plain, Cell a, Cell b)
{
    const auto expected = plain.join(a, b);
    const auto joint = occupancy.join(a, b);
    REQUIRE(joint.has_value() == expected.has_value());
    REQUIRE(occupancy.joined(a, b) == expected.has_value());
    if (joint) {
        REQUIRE(joint->corners == expected->corners());
        REQUIRE(joint->length == expected->length());
    }
}

/// The number of joinable pairs, by testing every two equal tiles.
std::size_t plainCount(const Board& board, PathSearch& plain)
{
    std::size_t count = 0;
    const BoardSize size = board.size();
    for (int p = 0; p < size.cells(); ++p) {
        const Cell a{p % size.columns, p / size.columns};
        for (const Cell b : board[a] ? plain.touchedFrom(a) : std::vector<Cell>{})
            count += board[b] == board[a] ? 1 : 0;
    }
    return count / 2;
}

} // namespace

TEST_CASE("line bit sets behave the same in one word and in two", "[link]")
{
    Random random{3};
    for (int i = 0; i < repetitions(20'000, 200'000); ++i) {
        LineBits<2> bits;
        bits.set(0);
        bits.set(127);
        for (std::size_t n = random.below(6); n > 0; --n)
            bits.set(static_cast<int>(random.below(128)));
        const int from = 1 + static_cast<int>(random.below(126));
        int above = from + 1;
        while (!bits.test(above))
            ++above;
        int below = from - 1;
        while (!bits.test(below))
            --below;
        REQUIRE(bits.next(from) == above);
        REQUIRE(bits.previous(from) == below);
        const int last = from - 1 + static_cast<int>(random.below(static_cast<std::size_t>(128 - from)));
        const auto range = LineBits<2>::range(from, last);
        for (int bit = 0; bit < 128; ++bit)
            REQUIRE(range.test(bit) == (bit >= from && bit <= last));
        if (from < 64 && last < 64)
            REQUIRE(LineBits<1>::range(from, last).words[0] == range.words[0]);
        bits.clear(above);
        REQUIRE_FALSE(bits.test(above));
    }
}

TEST_CASE("occupancy and step search agree on paths on random boards of all sizes", "[link]")
{
    Random random{77};
    const int pairs = repetitions(100'000, 1'000'000);
    for (int i = 0; i < pairs;) {
        const BoardSize size{.columns = 1 + static_cast<int>(random.below(30)),
                             .rows = 2 + static_cast<int>(random.below(19))};
        const Board board = randomBoard(random, size, static_cast<int>(random.below(11)), 3);
        const PathRule rule{.maxCorners = 2, .border = random.below(2) == 0};
        PathSearch plain{board, rule};
        const Occupancy<1> one{board, rule.border};
        const Occupancy<2> two{board, rule.border};
        for (int n = 0; n < 50; ++n, ++i) {
            const Cell a = cellIn(random, size);
            const Cell b = cellIn(random, size);
            if (a == b)
                continue;
            compare(one, plain, a, b);
            compare(two, plain, a, b);
        }
    }
}

TEST_CASE("paths are correct on boards up to 100 by 100", "[link]")
{
    Random random{78};
    for (const BoardSize size :
         {BoardSize{60, 60}, BoardSize{61, 3}, BoardSize{2, 63}, BoardSize{100, 64}, BoardSize{100, 100}}) {
        for (int i = 0; i < repetitions(8, 80); ++i) {
            const PathRule rule{.maxCorners = 2, .border = i % 2 == 0};
            const Board board = randomBoard(random, size, 1 + static_cast<int>(random.below(9)), 3);
            PathSearch plain{board, rule};
            for (int n = 0; n < 60; ++n) {
                const Cell a = cellIn(random, size);
                const Cell b = cellIn(random, size);
                if (a == b)
                    continue;
                withOccupancy(board, rule.border, [&](const auto& occupancy) { compare(occupancy, plain, a, b); });
                const auto path = joiningPath(board, a, b, rule);
                REQUIRE((!path || isValid(*path, board, a, b, rule)));
            }
        }
    }
}

TEST_CASE("setting and clearing cells keeps rows and columns consistent", "[link]")
{
    Random random{5};
    const BoardSize size{.columns = 16, .rows = 10};
    for (const bool border : {true, false}) {
        Board board{size};
        Occupancy<1> occupancy{size, border};
        for (int i = 0; i < 3'000; ++i) {
            const Cell cell = cellIn(random, size);
            board[cell] = board[cell] ? Tile{} : Tile{0};
            board[cell] ? occupancy.set(cell) : occupancy.clear(cell);
            REQUIRE(occupancy.test(cell) == board[cell].has_value());
            PathSearch plain{board, {.maxCorners = 2, .border = border}};
            const Cell other = cellIn(random, size);
            if (other != cell)
                compare(occupancy, plain, cell, other);
        }
    }
}

TEST_CASE("no pair is missed and no board is wrongly stuck in random games with 2 to 14 copies", "[link]")
{
    Random random{99};
    constexpr BoardSize sizes[]{{4, 4}, {8, 8}, {16, 10}, {7, 12}, {30, 16}};
    int stuck = 0;
    for (int game = 0; game < repetitions(150, 10'000); ++game) {
        const BoardSize size = sizes[random.below(game % 10 == 0 ? 5 : 4)];
        const int copies = 2 + 2 * static_cast<int>(random.below(7));
        const PathRule rule{.maxCorners = 2, .border = random.below(3) != 0};
        Board board = copiesBoard(random, Shape{size}, copies);
        for (;;) {
            PathSearch plain{board, rule};
            const auto pairs = joinablePairs(board, rule);
            REQUIRE(pairs.size() == plainCount(board, plain));
            const auto any = findPair(board, rule);
            REQUIRE(any.has_value() == !pairs.empty());
            if (pairs.empty())
                break;
            REQUIRE(std::ranges::find(pairs, *any) != pairs.end());
            const Pair pair = pairs[random.below(pairs.size())];
            board[pair.a] = board[pair.b] = std::nullopt;
        }
        stuck += std::ranges::any_of(board.values(), [](const Tile& tile) { return bool(tile); }) ? 1 : 0;
    }
    CHECK(stuck > 0);
}
