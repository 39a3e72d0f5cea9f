// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/link/position.h"

#include <optional>
#include <span>
#include <string_view>

namespace qipan::book {

/// Returns the board in the representation for search.
[[nodiscard]] link::Position positionOf(const LinkBoard& board);

/// Returns a tile that would fall, or nothing if none would.
[[nodiscard]] std::optional<Cell> firstLooseTile(const LinkBoard& board);

/// Returns two different cells that hold tiles, or nothing. Precondition: `diagram` is one of link-match.
[[nodiscard]] std::optional<link::Pair> pairOf(std::span<const std::string_view> words, const Diagram& diagram);

/// Returns the minimum number of corners of a path between two tiles, without a limit; nothing if there is no path.
[[nodiscard]] std::optional<int> cornersOf(const LinkBoard& board, const link::Pair& pair);

} // namespace qipan::book
