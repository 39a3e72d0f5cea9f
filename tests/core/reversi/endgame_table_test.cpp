// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame_table.h"

#include "tests/support/catch.h"

#include <random>

using namespace qipan::reversi;

TEST_CASE("an endgame table returns its entries and narrows their bounds", "[reversi][endgame]")
{
    EndgameTable table{4096};
    const std::uint64_t hash = hashOf(startPosition);
    CHECK_FALSE(table.find(hash));
    table.store(hash, 3, 6, 19, 100); // a lower bound
    REQUIRE(table.find(hash));
    CHECK(table.find(hash)->lower == 6);
    CHECK(table.find(hash)->upper == 64);
    CHECK(table.find(hash)->best[0] == 19);
    CHECK(table.find(hash)->best[1] == 64);
    table.store(hash, 10, 8, 26, 100); // an upper bound
    table.store(hash, 20, 12, 26, 100);
    CHECK(table.find(hash)->lower == 6);
    CHECK(table.find(hash)->upper == 8);
    CHECK(table.find(hash)->best[0] == 26);
    CHECK(table.find(hash)->best[1] == 19);
    table.clear();
    CHECK_FALSE(table.find(hash));
}

TEST_CASE("a full endgame table replaces cheaper and older entries first", "[reversi][endgame]")
{
    EndgameTable table{0}; // the smallest: two buckets of four
    const auto inFirstBucket = [](std::uint64_t number) { return number; };
    for (std::uint64_t i = 1; i <= 4; ++i)
        table.store(inFirstBucket(i), 0, 2, 1, std::uint64_t{1} << (10 * i));
    table.store(inFirstBucket(5), 0, 2, 1, 1);
    CHECK_FALSE(table.find(inFirstBucket(1)));
    CHECK(table.find(inFirstBucket(5)));
    CHECK(table.find(inFirstBucket(2)));

    table.age();
    CHECK(table.find(inFirstBucket(4))); // still useful
    for (std::uint64_t i = 11; i <= 14; ++i)
        table.store(inFirstBucket(i), 0, 2, 1, 1);
    for (std::uint64_t i = 11; i <= 14; ++i)
        CHECK(table.find(inFirstBucket(i)));
    CHECK_FALSE(table.find(inFirstBucket(4)));
}

TEST_CASE("an endgame table never confuses two positions", "[reversi][endgame]")
{
    EndgameTable table{1024};
    std::mt19937_64 random{41};
    for (int i = 0; i < 10'000; ++i)
        table.store(random() | 1, 0, 2, 1, 1);
    for (int i = 0; i < 10'000; ++i)
        REQUIRE_FALSE(table.find(random() & ~std::uint64_t{1}));
}
