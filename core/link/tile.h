// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace qipan::link {

/// The index of a tile's picture in the tile set, from 0.
using Picture = std::uint8_t;

/// A tile, or nothing if the cell is empty. Tiles are equal if they show the same picture.
using Tile = std::optional<Picture>;

/// Limits of the number of pictures a deal may use. The tile set may lower the upper one.
inline constexpr int minPictures = 2;
inline constexpr int maxPictures = 256;

} // namespace qipan::link
