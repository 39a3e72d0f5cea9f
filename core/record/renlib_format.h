// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace qipan::record::renlib {

/// Definitions shared by the reader and the writer of RenLib libraries.

inline constexpr int boardSize = 15;

/// Start of a file, followed by the version and 0xff up to headerBytes. Files of old versions lack it.
inline constexpr std::string_view magic = "\xffRenLib\xff";
inline constexpr std::size_t headerBytes = 20;
inline constexpr char majorVersion = 3;
inline constexpr char minorVersion = 4;

/// The first ply of a file without a header: the centre.
inline constexpr char centre = 0x78;

/// Node flags.
enum Flag : unsigned {
    Sibling = 0x80,    ///< another child of its parent follows this subtree
    Leaf = 0x40,       ///< no children
    OldComment = 0x20, ///< a comment as in the first versions: its last byte has the high bit set
    Marked = 0x10,
    Comment = 0x08,
    NoMove = 0x02,    ///< not a move: the node holds the text of a cell
    Extension = 0x01, ///< two more bytes of flags follow
};
inline constexpr unsigned boardText = 0x01; ///< in the second of these bytes: a text is shown on the cell

/// Separates the title from the rest of a comment.
inline constexpr char titleEnd = 0x08;

} // namespace qipan::record::renlib
