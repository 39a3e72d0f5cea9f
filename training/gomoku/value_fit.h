// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "training/gomoku/factored_table.h"
#include "training/gomoku/fit_settings.h"
#include "training/gomoku/value_samples.h"
#include "training/gomoku/weights_file.h"

#include <array>
#include <cstddef>
#include <vector>

namespace qipan::training {

/// Fits the values and the tempo by logistic regression: the probability of a win is the logistic function of the
/// evaluation divided by `scale`.
class ValueFit {
public:
    /// A sample's label is the mean of its game's result, weighted by `resultShare`, and of the win probability that
    /// its search saw. Proven results are used alone.
    ValueFit(const ValueSamples& samples, double resultShare);

    void run(const FitSettings& settings);

    /// How many points of score multiply the odds by e, according to the results.
    [[nodiscard]] double scale() const { return m_scale; }
    /// The mean cross entropy over the held-back samples, in nats.
    [[nodiscard]] double loss() const;
    /// The loss of the evaluation that played.
    [[nodiscard]] double lossBefore() const;
    /// The entropy of the labels, a lower bound of every loss.
    [[nodiscard]] double minLoss() const;
    /// Stores the values in `weights`, rounded to the unit of scores and scaled so that an unchanged fit plays as
    /// before.
    void put(gomoku::Weights& weights, bool isLimited) const;

private:
    [[nodiscard]] double labelOf(const ValueSample& sample) const;
    [[nodiscard]] double evaluate(const ValueSample& sample) const;
    void learn(const std::vector<std::size_t>& batch, double rate, double decay);

    const ValueSamples& m_samples;
    const double m_resultShare;
    double m_scale;
    std::array<FactoredTable, 4> m_tables; // as in ValueTerm
    std::array<double, 2> m_tempo{};       // by side to move
};

} // namespace qipan::training
