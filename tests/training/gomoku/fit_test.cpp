// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/commands.h"
#include "training/gomoku/priority_fit.h"
#include "training/gomoku/value_fit.h"
#include "training/gomoku/weights_file.h"

#include "tests/support/catch.h"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::training;
using gomoku::LineShape;
using gomoku::Rule;

namespace {

std::vector<GameRecord> sample()
{
    std::vector<GameRecord> records;
    std::ifstream file{QIPAN_SOURCE_DIR "/training/gomoku/sample.txt"};
    for (std::string line; std::getline(file, line);) {
        records.push_back(*readRecord(line));
        records.back().number = static_cast<std::int64_t>(records.size()); // so that some are held back
    }
    return records;
}

std::size_t code(LineShape shape)
{
    return gomoku::pointCode({shape, LineShape::SleepingOne, LineShape::OpenOne, LineShape::OpenOne});
}

} // namespace

TEST_CASE("a fit learns shape values from the sample", "[training]")
{
    ValueSamples samples{false, gomoku::handcraftedWeights};
    for (const GameRecord& record : sample())
        samples.add(record);
    REQUIRE(samples.all().size() > 500);
    ValueFit fit{samples, 0.5};
    const double ignorant = fit.loss(); // all weights are 0
    fit.run({.passes = 30, .rate = 0.01});
    CHECK(fit.loss() < ignorant - 0.01);
    CHECK(fit.loss() > fit.minLoss());
    CHECK(fit.scale() > 50);
    CHECK(fit.scale() < 5'000);

    gomoku::Weights weights;
    fit.put(weights, false);
    CHECK(weights.values[0] == weights.values[1]); // no limits: both sides have the same tables
    const auto moving = [&](LineShape shape) { return weights.values[0][code(shape)].moving; };
    CHECK(moving(LineShape::WideThree) > moving(LineShape::OpenTwo));
    CHECK(moving(LineShape::OpenTwo) > moving(LineShape::Dead));
}

TEST_CASE("a fit learns chosen moves from the sample", "[training]")
{
    PrioritySamples samples{true};
    for (const GameRecord& record : sample())
        samples.add(record);
    REQUIRE(samples.all().size() > 300);
    PriorityFit fit{samples};
    fit.run({.passes = 20, .rate = 0.01});
    CHECK(fit.hits(5) > 50); // of about sixty points
    CHECK(fit.hits(5) >= fit.hits(1));
    gomoku::Weights weights;
    fit.put(weights, true, 300);
    CHECK(weights.attacks[0][code(LineShape::WideThree)] > weights.attacks[0][code(LineShape::OpenOne)]);
    CHECK(weights.defences[0][code(LineShape::WideThree)] > weights.defences[0][code(LineShape::OpenOne)]);
    CHECK(fit.hits(weights, 5) == Approx(fit.hits(5)).margin(2)); // rounding has little effect
}

TEST_CASE("the same games give the same weights, in whatever files they come", "[training]")
{
    const std::string folder = QIPAN_SOURCE_DIR "/training/gomoku/";
    const std::string records = folder + "sample.txt";
    const std::string played = QIPAN_SOURCE_DIR "/core/gomoku/weights.txt";
    const auto fit = [&] {
        std::ostringstream out;
        std::ostringstream messages;
        const std::vector<const char*> arguments{"--weights", played.c_str(), "--passes", "2", "--worth-passes",
                                                 "2",         records.c_str()};
        Options options{arguments};
        REQUIRE(fitCommand(options, {out, messages}) == 0);
        CHECK(messages.str().find("unlimited values") != std::string::npos);
        CHECK(messages.str().find("renju worths") != std::string::npos);
        return out.str();
    };
    const std::string weights = fit();
    CHECK(fit() == weights);
    std::istringstream text{weights};
    CHECK(readWeights(text));
}

TEST_CASE("a fit without its files is rejected with a message", "[training]")
{
    for (const std::vector<const char*>& arguments :
         {std::vector<const char*>{}, std::vector<const char*>{"--weights", "/nowhere/at/all"},
          std::vector<const char*>{"--weights", QIPAN_SOURCE_DIR "/core/gomoku/weights.txt", "/nowhere/at/all"},
          std::vector<const char*>{"--passes", "x"}, std::vector<const char*>{"--colour", "7"}}) {
        std::ostringstream out;
        std::ostringstream messages;
        Options options{arguments};
        CHECK(fitCommand(options, {out, messages}) == 2);
        CHECK_FALSE(messages.str().empty());
        CHECK(out.str().empty());
    }
}
