// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/weights.h"
#include "training/reversi/samples.h"
#include "training/reversi/stage_fit.h"

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace qipan::reversi {

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

} // namespace qipan::reversi
