#pragma once

#include "training/reversi/samples.h"

#include <cstddef>
#include <vector>

namespace qipan::reversi {

/// Least squares for one row of weights: the sum of a position's weights should be its label. Differences from where it
/// begins cost `ridge` times their square, so that what was seen rarely stays near it.
///
/// Solved by conjugate gradients, each weight scaled by how often it counts (Hestenes, Stiefel: Methods of Conjugate
/// Gradients for Solving Linear Systems, 1952). The same for the same samples in the same order.
class StageFit {
public:
    struct Settings {
        int passes = 20; ///< over all positions
        double ridge = 30;
    };

    /// Takes over `start`, of weightCount.
    explicit StageFit(std::vector<float> start);

    /// `share` is how much its error counts.
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
