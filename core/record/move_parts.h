#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace qipan::record {

/// A part of a text that may hold a game of bare moves.
struct MovePart {
    std::string_view text;
    std::size_t line = 1; ///< where it begins, from 1
};

/// Where one part ends and the next begins.
enum class PartEnd : std::uint8_t { EmptyLine, Line };

/// The parts of a text, without empty ones; more than mostGames are none of a record. Headers (readMoveHeader) belong
/// to what follows, and a line whose first move has a number above 1 to what stands before.
[[nodiscard]] std::vector<MovePart> partsOf(std::string_view text, PartEnd end);

/// Whether the text begins with the number of a first move, "1.".
[[nodiscard]] bool beginsWithFirstMove(std::string_view text);

} // namespace qipan::record
