// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/reversi/weights.h"
#include "training/commands.h"

#include <memory>
#include <string>

namespace qipan::reversi {

/// Writes the weights in the format of core/reversi/weights.bin; of symmetric weights only the first one is written.
/// False on failure.
[[nodiscard]] bool writeWeights(const std::string& path, const Weights& weights);

/// Loads the weights in a file, `plain` for those by formula or `trained` for the program's own. The error is a
/// message.
[[nodiscard]] Result<std::shared_ptr<const Weights>, std::string> weightsNamed(const std::string& name);

/// Reads `--weights`, by default `trained`. Null, with the option rejected, on failure.
[[nodiscard]] std::shared_ptr<const Weights> weightsOption(training::Options& options);

} // namespace qipan::reversi
