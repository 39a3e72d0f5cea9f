// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/weights_file.h"

#include "tests/support/catch.h"

#include <fstream>
#include <memory>
#include <sstream>
#include <string>

using namespace qipan;
using namespace qipan::training;
using gomoku::Rule;

TEST_CASE("the program has the weights of its file", "[training]")
{
    std::ifstream file{QIPAN_SOURCE_DIR "/core/gomoku/weights.txt"};
    const auto book = std::make_unique<Result<WeightBook, std::string>>(readWeights(file));
    REQUIRE(*book);
    CHECK((*book)->of(Rule::Freestyle) == gomoku::trainedWeights(Rule::Freestyle));
    CHECK((*book)->of(Rule::Standard) == gomoku::trainedWeights(Rule::Standard));
    CHECK((*book)->of(Rule::Renju) == gomoku::trainedWeights(Rule::Renju));
    CHECK(gomoku::trainedWeights(Rule::Renju).values[0] != gomoku::trainedWeights(Rule::Renju).values[1]);
}

TEST_CASE("weights round-trip and nothing else is accepted as weights", "[training]")
{
    const auto book = std::make_unique<WeightBook>(
        WeightBook{gomoku::handcraftedWeights(Rule::Freestyle), gomoku::handcraftedWeights(Rule::Renju)});
    book->renju.tempo = {40, -50};
    std::ostringstream out;
    write(out, *book);
    const std::string text = out.str();
    std::istringstream in{text};
    const auto read = std::make_unique<Result<WeightBook, std::string>>(readWeights(in));
    REQUIRE(*read);
    CHECK((*read)->unlimited == book->unlimited);
    CHECK((*read)->renju == book->renju);

    const std::size_t line = text.find('\n', text.find("renju.white.moving"));
    for (const std::string& wrong :
         {std::string{}, text.substr(0, text.size() / 2), "x" + text, text.substr(0, line) + " 1" + text.substr(line),
          text.substr(0, line) + "9999" + text.substr(line)}) {
        std::istringstream stream{wrong};
        const auto refused = std::make_unique<Result<WeightBook, std::string>>(readWeights(stream));
        REQUIRE_FALSE(*refused);
        CHECK_FALSE(refused->error().empty());
    }
}
