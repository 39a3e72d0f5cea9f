// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/fit.h"

#include "tests/training/commands_support.h"
#include "training/reversi/commands.h"
#include "training/reversi/weights_file.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

namespace {

/// A file in the system's temporary folder, removed with this object.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& name)
        : m_path{(std::filesystem::temp_directory_path() / ("qipan_reversi_fit_" + name)).string()}
    {
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() { std::remove(m_path.c_str()); }

    [[nodiscard]] const char* path() const { return m_path.c_str(); }
    [[nodiscard]] std::string content() const
    {
        std::ifstream file{m_path, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }

private:
    std::string m_path;
};

} // namespace

TEST_CASE("reversi labels and weights are reproducible from the sample", "[training]")
{
    const TemporaryFile labelled{"labelled"};
    {
        std::ofstream file{labelled.path(), std::ios::binary};
        for (const std::string& line :
             test::linesOf(labelCommand, {"--exact", "4", QIPAN_SOURCE_DIR "/training/reversi/sample.txt"}))
            file << line << '\n';
    }
    const TemporaryFile out{"weights"};
    const auto fit = [&] {
        std::ostringstream nothing;
        std::ostringstream messages;
        const std::vector<const char*> arguments{"--out", out.path(), "--passes", "3", labelled.path()};
        training::Options options{arguments};
        REQUIRE(fitCommand(options, {nothing, messages}) == 0);
        CHECK(test::linesIn(messages.str()).size() == 2 + stageCount);
        return out.content();
    };
    const std::string bytes = fit();
    CHECK(fit() == bytes);
    const auto weights = weightsNamed(out.path());
    REQUIRE(weights);

    // Even a few games are informative about the last plies.
    std::vector<GameRecord> records;
    for (const std::string& line : test::linesIn(labelled.content()))
        records.push_back(*readRecord(line));
    const auto errors = heldOutErrors(samplesOf(records), **weights);
    CHECK(errors[14].positions > 10);
    CHECK(errors[14].root < errors[14].spread / 2);
}

TEST_CASE("a reversi fit recovers the weights that made the labels", "[training]")
{
    // As many positions as relevant weights: those of one shape and of mobility.
    const auto places = [](std::uint32_t a, std::uint32_t b) {
        WeightPlaces all;
        all.fill(0);
        all[0] = 1 + a;
        all[1] = 10 + b;
        return all;
    };
    StageFit fit{std::vector<float>(weightCount)};
    for (std::uint32_t a = 0; a < 5; ++a) {
        for (std::uint32_t b = 0; b < 5; ++b) {
            const auto label = static_cast<float>(3 * a) - static_cast<float>(2 * b) + 7;
            for (int i = 0; i < 100; ++i)
                fit.add(places(a, b), label, 1);
        }
    }
    fit.run({.passes = 50, .ridge = 0.01});
    const auto valueOf = [&](std::uint32_t a, std::uint32_t b) {
        double sum = 0;
        for (const std::uint32_t place : places(a, b))
            sum += fit.weights()[place];
        return sum;
    };
    CHECK(valueOf(0, 0) == Approx(7).margin(0.05));
    CHECK(valueOf(4, 0) == Approx(19).margin(0.05));
    CHECK(valueOf(2, 4) == Approx(5).margin(0.05));
}

TEST_CASE("reversi weights round-trip and the program has those of its file", "[training]")
{
    const TemporaryFile file{"copy"};
    for (const Weights* weights : {&trainedWeights(), &handcraftedWeights()}) {
        REQUIRE(writeWeights(file.path(), *weights));
        const auto read = weightsNamed(file.path());
        REQUIRE(read);
        CHECK(**read == *weights);
    }
    const auto shipped = weightsNamed(QIPAN_SOURCE_DIR "/core/reversi/weights.bin");
    REQUIRE(shipped);
    CHECK(**shipped == trainedWeights());
    CHECK_FALSE(weightsNamed("/nowhere/at/all"));
    CHECK_FALSE(weightsNamed(QIPAN_SOURCE_DIR "/LICENSE"));
    CHECK_FALSE(writeWeights("/nowhere/at/all", handcraftedWeights()));
}

TEST_CASE("a reversi fit without its files is rejected with a message", "[training]")
{
    test::requireRefused(fitCommand, {});
    test::requireRefused(fitCommand, {"--out", "x"});
    test::requireRefused(fitCommand, {"--out", "x", "/nowhere/at/all"});
    test::requireRefused(fitCommand, {"--out", "x", QIPAN_SOURCE_DIR "/training/reversi/sample.txt"});
    test::requireRefused(handcraftedCommand, {});
}
