// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/search_table.h"

#include "core/board/seeded_random.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <thread>
#include <vector>

using namespace qipan;

namespace {

/// All fields depend on the hash, so that a mixed-up entry is detected.
SearchEntry entryFor(std::uint64_t hash)
{
    return {.hash = hash,
            .score = static_cast<int>(mix(hash, 1) % 2'000'001) - 1'000'000,
            .move = static_cast<int>(mix(hash, 2) % 1'024),
            .depth = static_cast<int>(mix(hash, 3) % 201),
            .bound = static_cast<Bound>(1 + mix(hash, 4) % 3)};
}

void checkSame(const SearchEntry& a, const SearchEntry& b)
{
    CHECK(a.hash == b.hash);
    CHECK(a.score == b.score);
    CHECK(a.move == b.move);
    CHECK(a.depth == b.depth);
    CHECK(a.bound == b.bound);
}

} // namespace

TEST_CASE("a search table returns exactly what was stored", "[search]")
{
    SearchTable table{1 << 20};
    for (std::uint64_t i = 0; i < 1'000; ++i) {
        const std::uint64_t hash = mix(5, i);
        CHECK_FALSE(table.find(hash));
        table.store(entryFor(hash));
        REQUIRE(table.find(hash));
        checkSame(*table.find(hash), entryFor(hash));
    }
    table.clear();
    for (std::uint64_t i = 0; i < 1'000; ++i)
        CHECK_FALSE(table.find(mix(5, i)));
}

TEST_CASE("a full table keeps deeper entries and those of the current search", "[search]")
{
    SearchTable table{1}; // the smallest: four entries
    const auto put = [&](std::uint64_t hash, int depth) {
        table.store({.hash = hash, .score = 0, .move = 1, .depth = depth, .bound = Bound::AtLeast});
    };
    for (std::uint64_t hash = 1; hash <= 4; ++hash)
        put(hash, 10 + static_cast<int>(hash));
    put(5, 1);
    CHECK_FALSE(table.find(1));
    for (std::uint64_t hash = 2; hash <= 5; ++hash)
        CHECK(table.find(hash));
    put(4, 5); // for the same position the much deeper entry stays
    CHECK(table.find(4)->depth == 14);
    for (int i = 0; i < 10; ++i)
        table.age();
    CHECK(table.find(4));
    for (std::uint64_t hash = 6; hash <= 9; ++hash)
        put(hash, 0);
    for (std::uint64_t hash = 2; hash <= 5; ++hash)
        CHECK_FALSE(table.find(hash));
}

TEST_CASE("a cleared table behaves like a new one", "[search]")
{
    SearchTable used{1};
    for (std::uint64_t i = 0; i < 100; ++i)
        used.store(entryFor(mix(6, i)));
    used.clear();
    SearchTable fresh{1};
    for (std::uint64_t i = 0; i < 200; ++i) {
        const std::uint64_t hash = mix(7, i % 20);
        CHECK(used.find(hash).has_value() == fresh.find(hash).has_value());
        used.store(entryFor(hash));
        fresh.store(entryFor(hash));
    }
}

TEST_CASE("threads sharing a search table read no corrupt entry", "[search][threads]")
{
    SearchTable table{4'096}; // small, so that entries collide
    const int times = test::repetitions(200'000, 2'000'000);
    std::vector<int> wrong(3);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        threads.emplace_back([&table, &wrong, i, times] {
            for (int n = 0; n < times; ++n) {
                const std::uint64_t hash = mix(i, static_cast<std::uint64_t>(n)) % 1'000;
                table.store(entryFor(hash));
                const auto found = table.find(mix(i, static_cast<std::uint64_t>(n) + 7) % 1'000);
                if (found && (found->score != entryFor(found->hash).score || found->move != entryFor(found->hash).move))
                    ++wrong[i];
            }
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    CHECK(wrong == std::vector<int>(3));
}
