// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "training/reversi/samples.h"

#include <cstddef>
#include <vector>

namespace qipan::reversi {

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

} // namespace qipan::reversi
