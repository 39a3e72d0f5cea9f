#pragma once

#include <cstdint>
#include <string_view>

namespace qipan::record::renlib {

/// What the reader and the writer of RenLib's libraries share.

inline constexpr int boardSize = 15;

/// Begins a file, with the version behind it and 0xff up to headerBytes. Files of old versions have none.
inline constexpr std::string_view magic = "\xffRenLib\xff";
inline constexpr std::size_t headerBytes = 20;
inline constexpr char majorVersion = 3;
inline constexpr char minorVersion = 4;

/// The first ply of a file without a header: the centre.
inline constexpr char centre = 0x78;

/// Flags of a node.
enum Flag : unsigned {
    Sibling = 0x80,    ///< after this one and all below it comes another child of its parent
    Leaf = 0x40,       ///< nothing is below it
    OldComment = 0x20, ///< a comment as the first versions wrote it: its last byte has the high bit
    Marked = 0x10,
    Comment = 0x08,
    NoMove = 0x02,    ///< not played: it tells the text of a cell
    Extension = 0x01, ///< two bytes of flags more follow
};
inline constexpr unsigned boardText = 0x01; ///< in the second of these: a text is shown on the cell

/// Stands between the title and the rest of a comment.
inline constexpr char titleEnd = 0x08;

} // namespace qipan::record::renlib
