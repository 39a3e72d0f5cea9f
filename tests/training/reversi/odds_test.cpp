// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/odds.h"

#include "tests/support/catch.h"
#include "tests/training/commands_support.h"
#include "training/reversi/commands.h"

#include <cmath>
#include <random>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

TEST_CASE("the score scale of simulated results is recovered", "[training]")
{
    std::mt19937 random{17};
    for (const double scale : {150.0, 800.0}) {
        std::vector<ScoredResult> results;
        for (int i = 0; i < 20'000; ++i) {
            const int score = static_cast<int>(random() % 4'000) - 2'000;
            const double draw = static_cast<double>(random() % 1'000'000) / 1'000'000;
            results.push_back({.score = score, .result = draw < 1 / (1 + std::exp(-score / scale)) ? 1.0 : 0.0});
        }
        CHECK(std::abs(scaleOf(results) - scale) < 0.06 * scale);
    }
}

TEST_CASE("the labels of a record are compared with the result of its game", "[training]")
{
    const auto record = readRecord("17 7 +64 e6f4e3f6g5d6e7f5c5 | -300 6400");
    REQUIRE(record);
    std::vector<ScoredResult> results;
    addResults(*record, results);
    REQUIRE(results.size() == 2);
    CHECK(results[0].score == -300);
    CHECK(results[0].result == 0); // white is to move, and lost
    CHECK(results[1].score == 6400);
    CHECK(results[1].result == 1);
}
