// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/symmetry.h"

#include "tests/core/reversi/positions.h"
#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <random>
#include <set>

using namespace qipan::reversi;
using namespace qipan;

TEST_CASE("boards rotate and mirror as by hand with each symmetry once", "[reversi][symmetry]")
{
    std::mt19937_64 random{71};
    const int positions = test::repetitions(2'000, 100'000);
    for (int i = 0; i < positions; ++i) {
        const Position position = test::scatteredPosition(random);
        for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
            const Position other = transformed(position, symmetry);
            int plainWays = 0;
            for (int plain = 0; plain < symmetryCount; ++plain)
                plainWays += test::symmetric(position, plain) == other ? 1 : 0;
            REQUIRE(plainWays >= 1);
            REQUIRE(transformed(other, inverseSymmetry(symmetry)) == position);
        }
    }
}

TEST_CASE("a square follows its disc under symmetry and back", "[reversi][symmetry]")
{
    for (Square square = 0; square < 64; ++square) {
        for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
            const Square place = transformed(square, symmetry);
            CHECK(transformed(Position{bitOf(square), 0}, symmetry).mover == bitOf(place));
            CHECK(transformed(place, inverseSymmetry(symmetry)) == square);
        }
    }
    std::set<Square> ofB1;
    for (int symmetry = 0; symmetry < symmetryCount; ++symmetry)
        ofB1.insert(transformed(squareOf({1, 0}), symmetry));
    CHECK(ofB1.size() == 8);
}

TEST_CASE("symmetric positions share one canonical position with a known transform", "[reversi][symmetry]")
{
    std::mt19937_64 random{72};
    for (int i = 0; i < test::repetitions(2'000, 100'000); ++i) {
        const Position position = test::scatteredPosition(random);
        const Canonical least = canonical(position);
        REQUIRE(transformed(position, least.symmetry) == least.position);
        for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
            REQUIRE(canonical(test::symmetric(position, symmetry)).position == least.position);
            REQUIRE_FALSE(isBefore(test::symmetric(position, symmetry), least.position));
        }
    }
}
