// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/commands.h"
#include "training/gomoku/priority_fit.h"
#include "training/gomoku/value_fit.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <ostream>

namespace qipan::training {

namespace {

using gomoku::Rule;

struct FitOptions {
    FitSettings values;
    FitSettings priorities;
    double resultShare = 0.5;
    double priorityUnit = 300;
};

constexpr std::int64_t maxPasses = 1'000;
constexpr std::int64_t million = 1'000'000;

FitOptions readFitOptions(Options& options)
{
    FitOptions read;
    read.values.passes = static_cast<int>(options.number("passes", 10, 0, maxPasses));
    read.values.rate = static_cast<double>(options.number("rate", 3'000, 1, million)) * 1e-6;
    read.values.decay = static_cast<double>(options.number("decay", 1'000, 0, million)) * 1e-9;
    read.priorities = read.values;
    read.priorities.passes = static_cast<int>(options.number("worth-passes", 5, 0, maxPasses));
    read.resultShare = static_cast<double>(options.number("result-share", 50, 0, 100)) / 100;
    read.priorityUnit = static_cast<double>(options.number("worth-unit", 300, 1, 5'000));
    return read;
}

void fitValues(const std::vector<GameRecord>& records, bool isLimited, const FitOptions& options,
               gomoku::Weights& weights, std::ostream& messages)
{
    ValueSamples samples{isLimited, [&weights](Rule) -> const gomoku::Weights& { return weights; }};
    for (const GameRecord& record : records)
        samples.add(record);
    if (samples.all().empty() || options.values.passes == 0)
        return;
    ValueFit fit{samples, options.resultShare};
    const double before = fit.lossBefore();
    fit.run(options.values);
    messages << (isLimited ? "renju" : "unlimited") << " values: " << samples.all().size() << " positions, scale "
             << fit.scale() << ", loss " << before << " before, " << fit.loss() << " now, " << fit.minLoss()
             << " at least\n";
    fit.put(weights, isLimited);
}

void fitPriorities(const std::vector<GameRecord>& records, bool isLimited, const FitOptions& options,
                   gomoku::Weights& weights, std::ostream& messages)
{
    constexpr std::size_t few = 5;
    PrioritySamples samples{isLimited};
    for (const GameRecord& record : records)
        samples.add(record);
    if (samples.all().empty() || options.priorities.passes == 0)
        return;
    PriorityFit fit{samples};
    fit.run(options.priorities);
    messages << (isLimited ? "renju" : "unlimited") << " worths: " << samples.all().size() << " choices, first "
             << fit.hits(weights, 1) << " % before, " << fit.hits(1) << " % now; among the first " << few << ' '
             << fit.hits(weights, few) << " % before, " << fit.hits(few) << " % now\n";
    fit.put(weights, isLimited, options.priorityUnit);
}

} // namespace

int fitCommand(Options& options, const Streams& streams)
{
    const FitOptions fit = readFitOptions(options);
    const std::string path = options.text("weights", "");
    if (path.empty())
        options.reject("--weights takes the file of the weights that played");
    std::vector<GameRecord> records = readLines(options, "game", readRecord);
    // By number, so that the fit does not depend on how they were split.
    std::ranges::stable_sort(records, [](const GameRecord& a, const GameRecord& b) {
        return a.rule != b.rule ? a.rule < b.rule : a.number < b.number;
    });
    std::ifstream file{path};
    const Result<WeightBook, std::string> played = readWeights(file);
    if (!played)
        options.reject(path + ": " + played.error());
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    const auto book = std::make_unique<WeightBook>(*played);
    for (const bool isLimited : {false, true}) {
        gomoku::Weights& weights = isLimited ? book->renju : book->unlimited;
        fitValues(records, isLimited, fit, weights, streams.messages);
        fitPriorities(records, isLimited, fit, weights, streams.messages);
    }
    write(streams.out, *book);
    return 0;
}

} // namespace qipan::training
