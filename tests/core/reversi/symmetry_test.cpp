#include "core/reversi/symmetry.h"

#include "tests/core/reversi/positions.h"
#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <random>
#include <set>

using namespace qipan::reversi;
using namespace qipan;

TEST_CASE("boards are turned and mirrored as by hand, each way once", "[reversi][symmetry]")
{
    std::mt19937_64 random{71};
    const int positions = test::repetitions(2'000, 100'000);
    for (int i = 0; i < positions; ++i) {
        const Position position = test::scatteredPosition(random);
        for (int way = 0; way < symmetryCount; ++way) {
            const Position other = turned(position, way);
            int plainWays = 0;
            for (int plain = 0; plain < symmetryCount; ++plain)
                plainWays += test::symmetric(position, plain) == other ? 1 : 0;
            REQUIRE(plainWays >= 1);
            REQUIRE(turned(other, wayBack(way)) == position);
        }
    }
}

TEST_CASE("a square lies where its disc does, and comes back", "[reversi][symmetry]")
{
    for (Square square = 0; square < 64; ++square) {
        for (int way = 0; way < symmetryCount; ++way) {
            const Square place = turned(square, way);
            CHECK(turned(Position{bitOf(square), 0}, way).mover == bitOf(place));
            CHECK(turned(place, wayBack(way)) == square);
        }
    }
    std::set<Square> ofB1;
    for (int way = 0; way < symmetryCount; ++way)
        ofB1.insert(turned(squareOf({1, 0}), way));
    CHECK(ofB1.size() == 8);
}

TEST_CASE("what is alike but for turning and mirroring has one canonical position, and a way leads to it",
          "[reversi][symmetry]")
{
    std::mt19937_64 random{72};
    for (int i = 0; i < test::repetitions(2'000, 100'000); ++i) {
        const Position position = test::scatteredPosition(random);
        const Canonical least = canonical(position);
        REQUIRE(turned(position, least.way) == least.position);
        for (int way = 0; way < symmetryCount; ++way) {
            REQUIRE(canonical(test::symmetric(position, way)).position == least.position);
            REQUIRE_FALSE(isBefore(test::symmetric(position, way), least.position));
        }
    }
}
