#pragma once

#include "core/board/result.h"
#include "core/reversi/weights.h"

#include <memory>
#include <string>

namespace qipan::reversi {

/// Writes the weights as core/reversi/weights.bin has them. Of weights that are alike but for a symmetry, only the
/// first one is written. False where it cannot be written.
[[nodiscard]] bool writeWeights(const std::string& path, const Weights& weights);

/// The weights of such a file, `plain` for those by formula or `trained` for those of the program; or in words what is
/// wrong.
[[nodiscard]] Result<std::shared_ptr<const Weights>, std::string> weightsNamed(const std::string& name);

} // namespace qipan::reversi
