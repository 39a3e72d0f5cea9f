#pragma once

#include "core/reversi/weights.h"
#include "training/reversi/samples.h"
#include "training/reversi/stage_fit.h"

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace qipan::reversi {

/// Weights for all stages from samples. First one row of weights for positions of all stages; then each stage begins
/// there and learns from its own positions, and with half the share from those of the stages beside it.
[[nodiscard]] std::unique_ptr<Weights> fitWeights(const std::vector<Sample>& samples,
                                                  const StageFit::Settings& settings);

/// The error of weights on the samples of a stage.
struct StageError {
    std::size_t positions = 0;
    double mean = 0; ///< of its absolute value, in discs
    double root = 0; ///< of the mean square, in discs
    /// The root for who expects the mean of all labels everywhere.
    double spread = 0;
};

/// On the samples that were held back.
[[nodiscard]] std::array<StageError, stageCount> heldOutErrors(const std::vector<Sample>& samples,
                                                               const Weights& weights);

} // namespace qipan::reversi
