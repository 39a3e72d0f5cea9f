// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/patterns.h"
#include "core/reversi/weights.h"
#include "training/reversi/game_record.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace qipan::reversi {

/// A training position. The side to move has a legal move.
struct Sample {
    Position position;
    float label = 0; ///< for the side to move, in units of weights
    bool isHeldOut = false;
};

/// The indices of a position's weights in a row of all weights of a stage: codes, moves, otherMoves.
inline constexpr std::size_t weightCount = patternCodeCount + 2 * (maxMoves + 1);
using WeightPlaces = std::array<std::uint32_t, patternCount + 2>;

/// The indices for a position; symmetric codes share one. `representatives` is symmetryRepresentatives().
[[nodiscard]] WeightPlaces placesOf(const Position& position, const std::vector<std::uint32_t>& representatives);

/// The positions of labelled games. Two games in forty, an even and an odd one, are held back to measure with.
[[nodiscard]] std::vector<Sample> samplesOf(const std::vector<GameRecord>& records);

/// Ridge regression for one row of weights: the sum of a position's weights should equal its label. Deviations from
/// the initial weights are penalised by `ridge` times their square, so that rare weights stay close to them. Solved by
/// conjugate gradients, preconditioned with the frequency of each weight (Hestenes, Stiefel: Methods of Conjugate
/// Gradients for Solving Linear Systems, 1952). Deterministic for given samples and order.
class StageFit {
public:
    struct Settings {
        int passes = 20; ///< over all positions
        double ridge = 30;
    };

    /// Takes the initial weights. Precondition: `start` has weightCount elements.
    explicit StageFit(std::vector<float> start);

    /// `share` is the weight of this sample's error.
    void add(const WeightPlaces& places, float label, float share);
    void run(const Settings& settings);

    [[nodiscard]] const std::vector<float>& weights() const { return m_weights; }

private:
    struct Row {
        WeightPlaces places;
        float label;
        float share;
    };

    [[nodiscard]] static double sum(const WeightPlaces& places, const std::vector<float>& weights);
    [[nodiscard]] std::vector<float> gradient() const;
    [[nodiscard]] std::vector<float> scales(double ridge) const;
    [[nodiscard]] std::vector<float> product(const std::vector<float>& direction, double ridge) const;

    std::vector<float> m_weights;
    std::vector<Row> m_rows;
};

/// Fits weights for all stages. First fits one row of weights to all positions; each stage then starts from it and is
/// fitted to its own positions and, with half the weight, those of the adjacent stages.
[[nodiscard]] std::unique_ptr<Weights> fitWeights(const std::vector<Sample>& samples,
                                                  const StageFit::Settings& settings);

/// The error of weights on the samples of a stage.
struct StageError {
    std::size_t positions = 0;
    double mean = 0; ///< mean absolute error, in discs
    double root = 0; ///< root mean square error, in discs
    /// The root mean square error of predicting the mean label everywhere.
    double spread = 0;
};

/// On the held-back samples.
[[nodiscard]] std::array<StageError, stageCount> heldOutErrors(const std::vector<Sample>& samples,
                                                               const Weights& weights);

/// Settings for labelling the positions of a game.
struct Labels {
    int exact = 14; ///< with at most this many empty squares, the label is the exact score
    int depth = 0;  ///< of the search of each earlier position; 0: none
    int share = 50; ///< per cent of the label that come from that search

    /// The record with labels. Earlier positions are labelled with the first exact score, mixed with the search's
    /// score by `share`.
    [[nodiscard]] GameRecord labelled(GameRecord record, const Weights& weights) const;
};

} // namespace qipan::reversi
