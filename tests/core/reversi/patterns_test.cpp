// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/patterns.h"

#include "core/reversi/evaluation.h"
#include "tests/core/reversi/positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <array>
#include <random>
#include <set>

using namespace qipan;
using namespace qipan::reversi;

TEST_CASE("incrementally updated pattern codes match a full computation", "[reversi][evaluation]")
{
    std::mt19937 random{71};
    for (int game = 0; game < test::repetitions(300, 10'000); ++game) {
        PatternCodes codes{startPosition};
        test::walkRandomGame(random, [&](const Position& position, bool isFirst, Square square) {
            const PatternCodes counted{isFirst ? position : position.passed()};
            REQUIRE(codes == counted);
            REQUIRE(evaluate(position, codes, isFirst, trainedWeights())
                    == evaluate(position, PatternCodes{position}, true, trainedWeights()));
            codes.play(square, flips(position, square), isFirst);
        });
    }
}

TEST_CASE("pattern codes are symmetric in the colours", "[reversi][evaluation]")
{
    std::mt19937 random{72};
    for (int i = 0; i < test::repetitions(500, 5'000); ++i) {
        const Position position = test::randomPosition(random, i % 60);
        const PatternCodes codes{position};
        const PatternCodes changed{position.passed()};
        for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
            REQUIRE(codes.code(pattern, false) == changed.code(pattern, true));
            REQUIRE(codes.code(pattern, true) < shapes[shapeOfPattern[pattern]].codes);
        }
    }
}

TEST_CASE("pattern codes of a shape do not depend on its place", "[reversi][evaluation]")
{
    // A disc on a square changes the code of each pattern that contains the square by a power of three, and of no
    // other; each pattern has as many squares as its shape.
    const PatternCodes empty{Position{}};
    std::array<int, patternCount> squares{};
    std::array<std::set<std::size_t>, patternCount> changes;
    for (Square square = 0; square < 64; ++square) {
        const PatternCodes codes{Position{.mover = bitOf(square), .other = 0}};
        for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
            if (codes.code(pattern, true) == empty.code(pattern, true))
                continue;
            ++squares[pattern];
            changes[pattern].insert(empty.code(pattern, true) - codes.code(pattern, true));
        }
    }
    for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
        const Shape& shape = shapes[shapeOfPattern[pattern]];
        CHECK(squares[pattern] == shape.squares);
        REQUIRE(changes[pattern].size() == static_cast<std::size_t>(shape.squares));
        CHECK(*changes[pattern].rbegin() == shape.codes / 3);
    }
}

TEST_CASE("the evaluation is symmetric under rotation and reflection", "[reversi][evaluation]")
{
    std::mt19937 random{73};
    for (int i = 0; i < test::repetitions(600, 6'000); ++i) {
        const Position position = test::randomPosition(random, i % 60);
        const int score = evaluate(position, PatternCodes{position}, true, trainedWeights());
        for (int symmetry = 1; symmetry < 8; ++symmetry) {
            const Position other = test::symmetric(position, symmetry);
            REQUIRE(evaluate(other, PatternCodes{other}, true, trainedWeights()) == score);
        }
    }
}

TEST_CASE("a side without a move is evaluated as passing", "[reversi][evaluation]")
{
    std::mt19937 random{74};
    int passes = 0;
    for (int i = 0; i < 20'000 && passes < 20; ++i) {
        const Position position = test::randomPosition(random, 30 + i % 30);
        const Position passed = position.passed();
        if (legalMoves(position) == 0 || legalMoves(passed) != 0)
            continue;
        ++passes;
        CHECK(evaluate(passed, PatternCodes{passed}, true, trainedWeights())
              == -evaluate(position, PatternCodes{position}, true, trainedWeights()));
    }
    CHECK(passes == 20);
}

TEST_CASE("empty squares of a finished game go to the winner", "[reversi][evaluation]")
{
    CHECK(terminalScore({.mover = 0x7, .other = 0}) == maxScore);
    CHECK(terminalScore({.mover = 0x7, .other = 0xf0}) == -(1 + 57) * hundredths);
    CHECK(terminalScore({.mover = 0x7, .other = 0x70}) == 0);
    CHECK(terminalScore({.mover = ~Squares{0xff}, .other = 0xff}) == 48 * hundredths);
}
