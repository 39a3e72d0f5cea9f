#pragma once

#include "core/book/diagram.h"
#include "core/link/position.h"

#include <optional>
#include <span>
#include <string_view>

namespace qipan::book {

/// The board for searching and playing.
[[nodiscard]] link::Position positionOf(const LinkBoard& board);

/// A tile that would fall, or nothing where all lie still.
[[nodiscard]] std::optional<Cell> firstLooseTile(const LinkBoard& board);

/// Two different cells of the diagram with a tile on each, or nothing. Precondition: a diagram of link-match.
[[nodiscard]] std::optional<link::Pair> pairOf(std::span<const std::string_view> words, const Diagram& diagram);

/// How many corners a path between two tiles takes at least, any number; nothing where none leads there.
[[nodiscard]] std::optional<int> cornersOf(const LinkBoard& board, const link::Pair& pair);

} // namespace qipan::book
