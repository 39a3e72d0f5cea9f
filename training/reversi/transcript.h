#pragma once

#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// Moves as text, two characters each and passes left out: `f5d6c3`.
[[nodiscard]] std::string transcriptOf(const std::vector<Square>& moves);

/// The moves of such a text. Nothing where they cannot be played from the start of a game.
[[nodiscard]] std::optional<std::vector<Square>> readTranscript(std::string_view text);

} // namespace qipan::reversi
