// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/weights.h"

#include "tests/support/catch.h"

#include <algorithm>
#include <vector>

using namespace qipan::reversi;

TEST_CASE("reversi weights exist for all stages and are equal for equivalent codes", "[reversi][evaluation]")
{
    const Weights& weights = trainedWeights();
    const std::vector<std::uint32_t> alike = symmetryRepresentatives();
    for (const StageWeights& stage : weights) {
        CHECK(std::ranges::count_if(stage.codes, [](std::int16_t weight) { return weight != 0; }) > 1'000);
        bool areSame = true;
        for (std::size_t i = 0; i < patternCodeCount; ++i)
            areSame = areSame && stage.codes[i] == stage.codes[alike[i]];
        CHECK(areSame);
    }
    CHECK(stageOf(60) == 0);
    CHECK(stageOf(57) == 0);
    CHECK(stageOf(56) == 1);
    CHECK(stageOf(4) == 14);
    CHECK(stageOf(0) == 14);
}

TEST_CASE("the weights of the program take at most 2 MB", "[reversi][evaluation]")
{
    CHECK(weightData().size() * sizeof(std::uint64_t) <= 2'000'000);
}

TEST_CASE("an invalid or truncated weights file is rejected", "[reversi][evaluation]")
{
    std::vector<std::uint64_t> words{weightData().begin(), weightData().end()};
    const auto whole = readWeights(words);
    REQUIRE(whole);
    CHECK(*whole == trainedWeights());
    CHECK_FALSE(readWeights({}));
    CHECK_FALSE(readWeights(std::vector<std::uint64_t>(words.begin(), words.begin() + 1)));
    CHECK_FALSE(readWeights(std::vector<std::uint64_t>(words.begin(), words.begin() + 1'000)));
    words[0] ^= 1;
    CHECK_FALSE(readWeights(words));
}
