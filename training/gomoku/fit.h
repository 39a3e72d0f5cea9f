// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/point_code.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <utility>
#include <vector>

namespace qipan::training {

/// Values in a table over the codes of a point.
inline constexpr auto codeCount = static_cast<std::size_t>(gomoku::pointCodeCount);

/// One game in so many is held back to measure with.
inline constexpr std::int64_t gamesPerHeldOut = 20;

/// Parameters of a fit.
struct FitSettings {
    int passes = 10;     ///< over all samples, each in a new random order
    double rate = 0.003; ///< of the first step; decreases linearly to 0
    double decay = 1e-6; ///< see FactoredTable
    std::uint64_t seed = 1;
};

/// Calls `learn(batch, rate)` with the indices of all samples that are not held back, in small batches,
/// `settings.passes` times, each time in a new random order that depends on the seed only.
template <typename Samples, typename Learn>
void forEachBatch(const Samples& all, const FitSettings& settings, Learn learn)
{
    std::vector<std::size_t> samples;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].isHeldOut)
            samples.push_back(i);
    }
    constexpr std::size_t batchSize = 512;
    std::mt19937_64 random{settings.seed};
    const std::size_t batches = (samples.size() + batchSize - 1) / batchSize;
    const double steps = static_cast<double>(batches) * settings.passes;
    std::size_t step = 0;
    for (int pass = 0; pass < settings.passes; ++pass) {
        for (std::size_t i = samples.size(); i > 1; --i) // the same with every standard library
            std::swap(samples[i - 1], samples[random() % i]);
        for (std::size_t first = 0; first < samples.size(); first += batchSize) {
            const std::size_t last = std::min(first + batchSize, samples.size());
            const std::vector<std::size_t> batch(samples.begin() + static_cast<std::ptrdiff_t>(first),
                                                 samples.begin() + static_cast<std::ptrdiff_t>(last));
            learn(batch, settings.rate * (1 - static_cast<double>(step) / steps));
            ++step;
        }
    }
}

/// As a weight is stored.
[[nodiscard]] inline std::int16_t rounded(double value)
{
    constexpr double most = 32'000;
    return static_cast<std::int16_t>(std::lround(std::clamp(value, -most, most)));
}

/// A learned value for each PointCode: the sum of one part for each of its four shapes, one for each of their six
/// pairs, and one for the code itself. A rare code thus gets what its shapes are worth elsewhere.
class FactoredTable {
public:
    FactoredTable();

    /// Indexed by PointCode.
    [[nodiscard]] const std::vector<double>& values() const { return m_values; }

    /// Takes a step against `gradient`, the derivative of the loss by each value (Adam; Kingma, Ba: A Method for
    /// Stochastic Optimization, 2014). `decay` shrinks the parts of pairs, and ten times as strongly those of single
    /// codes.
    void learn(std::span<const double> gradient, double rate, double decay);

private:
    void sumUp();

    std::vector<double> m_parts; // of the shapes, the pairs, the codes, in this order
    std::vector<double> m_means;
    std::vector<double> m_squares;
    std::vector<double> m_values;
    std::vector<double> m_slopes; // gradient by part; a member, so that no step allocates
    double m_meanRest = 1;        // how much of the initial zero is left in m_means and m_squares
    double m_squareRest = 1;
};

} // namespace qipan::training
