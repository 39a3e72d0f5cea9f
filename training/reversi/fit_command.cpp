#include "training/reversi/commands.h"
#include "training/reversi/fit.h"
#include "training/reversi/weights_file.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace qipan::reversi {

using training::wrong;

namespace {

/// All records of the files, sorted by number, so that the fit does not depend on how they were split.
std::vector<GameRecord> readRecords(const std::vector<std::string>& paths, std::string& complaint)
{
    std::vector<GameRecord> records = training::readLines(paths, "game", readRecord, complaint);
    std::ranges::stable_sort(records, {}, &GameRecord::number);
    return records;
}

void note(const std::vector<Sample>& samples, const Weights& weights, std::ostream& notes)
{
    const std::array<StageError, stageCount> errors = heldOutErrors(samples, weights);
    notes << "stage: positions held back, mean error in discs, root of the mean square, that of the labels\n"
          << std::fixed << std::setprecision(2);
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        const StageError& error = errors[stage];
        notes << stage << ": " << error.positions << ' ' << error.mean << ' ' << error.root << ' ' << error.spread
              << '\n';
    }
}

} // namespace

int fitCommand(Options& options, const Streams& streams)
{
    constexpr std::int64_t mostPasses = 1'000;
    constexpr std::int64_t mostRidge = 1'000'000;
    const StageFit::Settings settings{.passes = static_cast<int>(options.number("passes", 20, 0, mostPasses)),
                                      .ridge = static_cast<double>(options.number("ridge", 30, 1, mostRidge))};
    const std::string path = options.text("out", "");
    std::string complaint = options.complaint();
    if (path.empty())
        complaint = "--out takes the file to write";
    const std::vector<Sample> samples = samplesOf(readRecords(options.words(), complaint));
    if (complaint.empty() && samples.empty())
        complaint = "there is nothing to learn from: labelled games are wanted";
    if (!complaint.empty())
        return wrong(streams, complaint);
    const std::unique_ptr<Weights> weights = fitWeights(samples, settings);
    streams.notes << samples.size() << " positions\n";
    note(samples, *weights, streams.notes);
    return writeWeights(path, *weights) ? 0 : wrong(streams, "cannot write " + path);
}

} // namespace qipan::reversi
