// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/fit.h"

#include "core/reversi/evaluation.h"
#include "training/reversi/commands.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/weights_file.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <limits>
#include <ostream>
#include <utility>

namespace qipan::reversi {

using training::reportError;

namespace {

std::vector<float> pooledRow(const std::vector<Sample>& samples, const std::vector<std::uint32_t>& representatives,
                             const StageFit::Settings& settings)
{
    constexpr std::size_t most = 1'000'000; // more would only cost memory
    const std::size_t step = samples.size() / most + 1;
    StageFit fit{std::vector<float>(weightCount)};
    for (std::size_t i = 0; i < samples.size(); i += step) {
        if (!samples[i].isHeldOut)
            fit.add(placesOf(samples[i].position, representatives), samples[i].label, 1);
    }
    fit.run(settings);
    return fit.weights();
}

std::int16_t rounded(float weight)
{
    constexpr float most = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(std::lround(std::clamp(weight, -most, most)));
}

void put(const std::vector<float>& row, const std::vector<std::uint32_t>& representatives, StageWeights& weights)
{
    for (std::size_t i = 0; i < patternCodeCount; ++i)
        weights.codes[i] = rounded(row[representatives[i]]);
    for (std::size_t i = 0; i <= maxMoves; ++i) {
        weights.moves[i] = rounded(row[patternCodeCount + i]);
        weights.otherMoves[i] = rounded(row[patternCodeCount + maxMoves + 1 + i]);
    }
}

double dot(const std::vector<float>& a, const std::vector<float>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += static_cast<double>(a[i]) * b[i];
    return sum;
}

/// a += factor * b
void addTimes(std::vector<float>& a, double factor, const std::vector<float>& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += static_cast<float>(factor * b[i]);
}

std::vector<float> scaled(std::vector<float> values, const std::vector<float>& scales)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] *= scales[i];
    return values;
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

std::unique_ptr<Weights> fitWeights(const std::vector<Sample>& samples, const StageFit::Settings& settings)
{
    const std::vector<std::uint32_t> representatives = symmetryRepresentatives();
    const std::vector<float> pooled = pooledRow(samples, representatives, settings);
    auto weights = std::make_unique<Weights>();
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        StageFit fit{pooled};
        for (const Sample& sample : samples) {
            const std::size_t own = stageOf(sample.position.empties());
            const std::size_t distance = std::max(own, stage) - std::min(own, stage);
            if (distance <= 1 && !sample.isHeldOut)
                fit.add(placesOf(sample.position, representatives), sample.label, distance == 0 ? 1.0F : 0.5F);
        }
        fit.run(settings);
        put(fit.weights(), representatives, (*weights)[stage]);
    }
    return weights;
}

std::array<StageError, stageCount> heldOutErrors(const std::vector<Sample>& samples, const Weights& weights)
{
    std::array<StageError, stageCount> errors{};
    for (const Sample& sample : samples) {
        if (!sample.isHeldOut)
            continue;
        const double label = static_cast<double>(sample.label) / weightsPerDisc;
        const double error =
            static_cast<double>(evaluate(sample.position, PatternCodes{sample.position}, true, weights)) / hundredths
            - label;
        StageError& sum = errors[stageOf(sample.position.empties())];
        ++sum.positions;
        sum.mean += std::abs(error);
        sum.root += error * error;
        sum.spread += label * label;
    }
    for (StageError& error : errors) {
        const auto positions = static_cast<double>(std::max<std::size_t>(error.positions, 1));
        error.mean /= positions;
        error.root = std::sqrt(error.root / positions);
        error.spread = std::sqrt(error.spread / positions);
    }
    return errors;
}

StageFit::StageFit(std::vector<float> start)
    : m_weights{std::move(start)}
{
}

void StageFit::add(const WeightPlaces& places, float label, float share)
{
    m_rows.push_back({places, label, share});
}

double StageFit::sum(const WeightPlaces& places, const std::vector<float>& weights)
{
    double sum = 0;
    for (const std::uint32_t place : places)
        sum += weights[place];
    return sum;
}

/// The negative gradient: for each weight, the sum of the errors of its positions.
std::vector<float> StageFit::gradient() const
{
    std::vector<float> errors(m_weights.size());
    for (const Row& row : m_rows) {
        const auto error = static_cast<float>((row.label - sum(row.places, m_weights)) * row.share);
        for (const std::uint32_t place : row.places)
            errors[place] += error;
    }
    return errors;
}

std::vector<float> StageFit::scales(double ridge) const
{
    std::vector<float> counts(m_weights.size(), static_cast<float>(ridge));
    for (const Row& row : m_rows) {
        for (const std::uint32_t place : row.places)
            counts[place] += row.share;
    }
    for (float& count : counts)
        count = 1 / count;
    return counts;
}

/// The product of the normal equations' matrix and a direction.
std::vector<float> StageFit::product(const std::vector<float>& direction, double ridge) const
{
    std::vector<float> result(direction.size());
    for (const Row& row : m_rows) {
        const auto value = static_cast<float>(sum(row.places, direction) * row.share);
        for (const std::uint32_t place : row.places)
            result[place] += value;
    }
    addTimes(result, ridge, direction);
    return result;
}

void StageFit::run(const Settings& settings)
{
    const std::vector<float> scale = scales(settings.ridge);
    std::vector<float> rest = gradient();
    std::vector<float> step = scaled(rest, scale);
    std::vector<float> direction = step;
    double progress = dot(rest, step);
    for (int pass = 0; pass < settings.passes && progress > 0; ++pass) {
        const std::vector<float> changed = product(direction, settings.ridge);
        const double length = progress / dot(direction, changed);
        addTimes(m_weights, length, direction);
        addTimes(rest, -length, changed);
        step = scaled(rest, scale);
        const double now = dot(rest, step);
        for (std::size_t i = 0; i < direction.size(); ++i)
            direction[i] = step[i] + static_cast<float>(now / progress) * direction[i];
        progress = now;
    }
}

WeightPlaces placesOf(const Position& position, const std::vector<std::uint32_t>& representatives)
{
    const PatternCodes codes{position};
    WeightPlaces places{};
    for (std::size_t i = 0; i < patternCount; ++i)
        places[i] = representatives[shapes[shapeOfPattern[i]].first + codes.code(i, true)];
    const auto movesOf = [](const Position& of) {
        return std::min(static_cast<std::size_t>(std::popcount(legalMoves(of))), maxMoves);
    };
    places[patternCount] = static_cast<std::uint32_t>(patternCodeCount + movesOf(position));
    places[patternCount + 1] = static_cast<std::uint32_t>(patternCodeCount + maxMoves + 1 + movesOf(position.passed()));
    return places;
}

std::vector<Sample> samplesOf(const std::vector<GameRecord>& records)
{
    constexpr std::int64_t heldOutInterval = 20;
    std::vector<Sample> samples;
    for (const GameRecord& record : records) {
        const std::vector<Turn> turns = turnsOf(record.moves);
        for (std::size_t i = 0; i < record.labels.size(); ++i) {
            const Turn& turn = turns[static_cast<std::size_t>(record.randomPlies) + i];
            const auto label = static_cast<float>(record.labels[i]) * weightsPerDisc / hundredths;
            samples.push_back({turn.position, label, record.number / 2 % heldOutInterval == 0});
        }
    }
    return samples;
}

int fitCommand(Options& options, const Streams& streams)
{
    constexpr std::int64_t maxPasses = 1'000;
    constexpr std::int64_t maxRidge = 1'000'000;
    const StageFit::Settings settings{.passes = static_cast<int>(options.number("passes", 20, 0, maxPasses)),
                                      .ridge = static_cast<double>(options.number("ridge", 30, 1, maxRidge))};
    const std::string path = options.text("out", "");
    if (path.empty())
        options.reject("--out takes the file to write");
    std::vector<GameRecord> records = training::readLines(options, "game", readRecord);
    // By number, so that the fit does not depend on how they were split.
    std::ranges::stable_sort(records, {}, &GameRecord::number);
    const std::vector<Sample> samples = samplesOf(records);
    if (samples.empty())
        options.reject("there is nothing to learn from: labelled games are wanted");
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    const std::unique_ptr<Weights> weights = fitWeights(samples, settings);
    streams.messages << samples.size() << " positions\n";
    note(samples, *weights, streams.messages);
    return writeWeights(path, *weights) ? 0 : reportError(streams, "cannot write " + path);
}

GameRecord Labels::labelled(GameRecord record, const Weights& weights) const
{
    PositionSearcher searcher{weights};
    const std::vector<Turn> turns = turnsOf(record.moves);
    const auto first = static_cast<std::size_t>(record.randomPlies);
    record.labels.assign(turns.size() - first, 0);
    int end = record.lead * hundredths; // for black
    for (std::size_t i = turns.size(); i-- > first;) {
        const Turn& turn = turns[i];
        const int sign = turn.side == Side::Black ? 1 : -1;
        int& label = record.labels[i - first];
        if (turn.position.empties() <= exact) {
            label = searcher.scoreOf(turn.position, wholeGame);
            end = sign * label;
            continue;
        }
        label = sign * end;
        if (depth > 0)
            label = (share * searcher.scoreOf(turn.position, depth) + (100 - share) * label) / 100;
    }
    return record;
}

} // namespace qipan::reversi
