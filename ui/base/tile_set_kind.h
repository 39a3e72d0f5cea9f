// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan::ui {

/// The picture sets for tiles of link-match.
enum class TileSetKind : std::uint8_t {
    Pictures, ///< in colour, drawn for this program
    Contrast, ///< the same things in black and white
    Mahjong,
    Symbols,
    Emoji, ///< of the system's colour font, if it has one
    User,  ///< pictures from a folder
};

} // namespace qipan::ui
