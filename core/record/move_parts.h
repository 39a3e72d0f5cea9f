// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace qipan::record {

/// A part of a text that may contain a game of bare moves.
struct MovePart {
    std::string_view text;
    std::size_t line = 1; ///< the line it begins in, from 1
};

/// What separates parts.
enum class PartEnd : std::uint8_t { EmptyLine, Line };

/// Splits a text into non-empty parts; more than maxGames parts are not a record. Headers (readMoveHeader) belong to
/// the moves after them, and a line that starts with a move number above 1 continues the previous part.
[[nodiscard]] std::vector<MovePart> partsOf(std::string_view text, PartEnd end);

/// Returns true if the text begins with the number of a first move, "1.".
[[nodiscard]] bool beginsWithFirstMove(std::string_view text);

} // namespace qipan::record
