// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"
#include "training/reversi/fit.h"
#include "training/reversi/weights_file.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace qipan::reversi {

using training::reportError;

namespace {

/// All records of the files, sorted by number, so that the fit does not depend on how they were split.
std::vector<GameRecord> readRecords(const std::vector<std::string>& paths, std::string& errorText)
{
    std::vector<GameRecord> records = training::readLines(paths, "game", readRecord, errorText);
    std::ranges::stable_sort(records, {}, &GameRecord::number);
    return records;
}

void note(const std::vector<Sample>& samples, const Weights& weights, std::ostream& messages)
{
    const std::array<StageError, stageCount> errors = heldOutErrors(samples, weights);
    messages << "stage: positions held back, mean error in discs, root of the mean square, that of the labels\n"
             << std::fixed << std::setprecision(2);
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        const StageError& error = errors[stage];
        messages << stage << ": " << error.positions << ' ' << error.mean << ' ' << error.root << ' ' << error.spread
                 << '\n';
    }
}

} // namespace

int fitCommand(Options& options, const Streams& streams)
{
    constexpr std::int64_t maxPasses = 1'000;
    constexpr std::int64_t maxRidge = 1'000'000;
    const StageFit::Settings settings{.passes = static_cast<int>(options.number("passes", 20, 0, maxPasses)),
                                      .ridge = static_cast<double>(options.number("ridge", 30, 1, maxRidge))};
    const std::string path = options.text("out", "");
    std::string errorText = options.errorText();
    if (path.empty())
        errorText = "--out takes the file to write";
    const std::vector<Sample> samples = samplesOf(readRecords(options.words(), errorText));
    if (errorText.empty() && samples.empty())
        errorText = "there is nothing to learn from: labelled games are wanted";
    if (!errorText.empty())
        return reportError(streams, errorText);
    const std::unique_ptr<Weights> weights = fitWeights(samples, settings);
    streams.messages << samples.size() << " positions\n";
    note(samples, *weights, streams.messages);
    return writeWeights(path, *weights) ? 0 : reportError(streams, "cannot write " + path);
}

} // namespace qipan::reversi
