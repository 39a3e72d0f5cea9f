// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// Moves as text, two characters each, without passes: `f5d6c3`.
[[nodiscard]] std::string transcriptOf(const std::vector<Square>& moves);

/// Parses such a text. Nothing if the moves are illegal from the start position.
[[nodiscard]] std::optional<std::vector<Square>> readTranscript(std::string_view text);

} // namespace qipan::reversi
