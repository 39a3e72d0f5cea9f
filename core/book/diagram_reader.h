// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/book/fault.h"

#include <optional>
#include <span>
#include <string_view>

namespace qipan::book {

/// A line of a chapter.
struct Line {
    std::string_view text;
    std::size_t number = 0; ///< from 1
};

// Limits of a diagram. What exceeds them is left out and reported as a fault.
inline constexpr std::size_t maxMoves = 400;
inline constexpr std::size_t maxMarks = 400;
inline constexpr std::size_t maxClaims = 30;
inline constexpr std::size_t maxPaths = 30;
inline constexpr std::size_t maxLabelBytes = 24;

/// Reads the lines of a block (docs/book.md). `fence` is the line number before them, `game` the game of the chapter.
/// Invalid parts are reported and left out. Returns nothing if there is no board at all. Precondition: the lines are
/// UTF-8.
[[nodiscard]] std::optional<Diagram> readDiagram(std::span<const Line> lines, std::size_t fence, std::string_view game,
                                                 Faults& faults);

/// Returns true if a text is a valid id or anchor: [a-z0-9-]+, at most 60 bytes.
[[nodiscard]] bool isAnchor(std::string_view text);

} // namespace qipan::book
