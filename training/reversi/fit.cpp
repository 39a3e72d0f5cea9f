// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/fit.h"

#include "core/reversi/evaluation.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace qipan::reversi {

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

} // namespace qipan::reversi
