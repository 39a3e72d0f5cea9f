// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/vcf.h"
#include "core/gomoku/weights.h"
#include "training/gomoku/fit.h"
#include "training/gomoku/game_record.h"
#include "training/gomoku/weights_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::training {

/// How often a code occurs on a position; negative for the side that is not to move. `feature` is table *
/// pointCodeCount + code. The tables are black's moving, black's waiting, white's moving and white's waiting values;
/// without limits only black's are used.
struct ValueTerm {
    std::uint16_t feature = 0;
    std::int16_t count = 0;
};

struct ValueSample {
    std::uint32_t firstTerm = 0;
    std::uint32_t terms = 0;
    std::uint8_t mover = 0;       ///< 0 black, 1 white; without limits always 0
    bool isHeldOut = false;       ///< used to measure, not to learn: every twentieth game
    int score = 0;                ///< of the search, for the side to move
    int before = 0;               ///< the evaluation with the weights that played
    std::optional<double> result; ///< 1 for a win of the side to move; nothing if moves without a search followed
};

/// Quiet positions, which a search evaluates by their shapes: no five is possible, no open four for the side to move,
/// and no short win by fours.
class ValueSamples {
public:
    /// `isLimited` is true for renju, false for the other rules. `weights` are those that played.
    ValueSamples(bool isLimited, gomoku::WeightsOf weights);

    /// Adds a sample for each move that the engine chose. Ignores games of other rules.
    void add(const GameRecord& record);

    [[nodiscard]] const std::vector<ValueSample>& all() const { return m_samples; }
    [[nodiscard]] const ValueTerm* termsOf(const ValueSample& sample) const
    {
        return m_terms.data() + sample.firstTerm;
    }

private:
    void addPosition(const gomoku::Position& position, Side mover, ValueSample sample);

    bool m_isLimited;
    gomoku::WeightsOf m_weights;
    gomoku::VcfSolver m_solver{1 << 16};
    std::vector<ValueTerm> m_terms;
    std::vector<ValueSample> m_samples;
};

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
