// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/odds.h"

#include "training/reversi/commands.h"

#include <cassert>
#include <cmath>
#include <iomanip>
#include <ostream>

namespace qipan::reversi {

using training::reportError;

namespace {

/// The derivative of the log-likelihood by 1 / scale; positive below the maximum.
double slopeAt(const std::vector<ScoredResult>& results, double perPoint)
{
    double slope = 0;
    for (const ScoredResult& each : results)
        slope += each.score * (each.result - 1 / (1 + std::exp(-perPoint * each.score)));
    return slope;
}

} // namespace

void addResults(const GameRecord& record, std::vector<ScoredResult>& results)
{
    const std::vector<Turn> turns = turnsOf(record.moves);
    const auto first = static_cast<std::size_t>(record.randomPlies);
    for (std::size_t i = 0; i < record.labels.size() && first + i < turns.size(); ++i) {
        const int lead = turns[first + i].side == Side::Black ? record.lead : -record.lead;
        results.push_back({.score = record.labels[i], .result = lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5});
    }
}

double scaleOf(const std::vector<ScoredResult>& results)
{
    assert(!results.empty());
    double low = 1e-4;
    double high = 1;
    constexpr int halvings = 60; // the slope decreases monotonically
    for (int i = 0; i < halvings; ++i) {
        const double middle = std::sqrt(low * high);
        (slopeAt(results, middle) > 0 ? low : high) = middle;
    }
    return 1 / low;
}

int oddsCommand(Options& options, const Streams& streams)
{
    std::vector<ScoredResult> results;
    for (const GameRecord& record : training::readLines(options, "game", readRecord))
        addResults(record, results);
    if (results.empty())
        options.reject("odds takes files of labelled records");
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    streams.out << results.size() << " positions, scale " << std::fixed << std::setprecision(0) << scaleOf(results)
                << '\n';
    return 0;
}

} // namespace qipan::reversi
