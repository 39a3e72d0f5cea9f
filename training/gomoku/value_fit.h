#pragma once

#include "training/gomoku/factored_table.h"
#include "training/gomoku/fit_settings.h"
#include "training/gomoku/value_samples.h"
#include "training/gomoku/weights_file.h"

#include <array>
#include <cstddef>
#include <vector>

namespace qipan::training {

/// Fits the values and the tempo by logistic regression: the chance to win is the logistic function of the evaluation
/// over `scale`.
class ValueFit {
public:
    /// The label of a sample is a mean of its game's result, which counts `resultShare`, and of the chance that its
    /// search saw. Proven ends are labels alone.
    ValueFit(const ValueSamples& samples, double resultShare);

    void run(const FitSettings& settings);

    /// How many points of score multiply the odds by e, as the results have it.
    [[nodiscard]] double scale() const { return m_scale; }
    /// The mean cross entropy over the samples held back, in nats.
    [[nodiscard]] double loss() const;
    /// The same for the evaluation that played.
    [[nodiscard]] double lossBefore() const;
    /// The same for what nobody can undercut: the labels' own.
    [[nodiscard]] double leastLoss() const;
    /// Rounds to the unit of scores: `weights` play on as before where the fit finds nothing new.
    void put(gomoku::Weights& weights, bool isLimited) const;

private:
    [[nodiscard]] double labelOf(const ValueSample& sample) const;
    [[nodiscard]] double evaluate(const ValueSample& sample) const;
    void learn(const std::vector<std::size_t>& batch, double rate, double decay);

    const ValueSamples& m_samples;
    const double m_resultShare;
    double m_scale;
    std::array<FactoredTable, 4> m_tables; // as in ValueTerm
    std::array<double, 2> m_tempo{};       // by mover
};

} // namespace qipan::training
