#pragma once

#include <cstdint>

namespace qipan::ui {

/// What the tiles of link-match show: one of the sets that one chooses from.
enum class TileSetKind : std::uint8_t {
    Pictures, ///< in colour, drawn for this program
    Contrast, ///< the same things in black and white
    Mahjong,
    Symbols,
    Emoji, ///< of the system's colour font, where it has one
    Own,   ///< pictures from a folder
};

} // namespace qipan::ui
