// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

/// The target of a link in the book.
struct LinkTarget {
    enum class Kind : std::uint8_t {
        Page,    ///< page:CHAPTER#ANCHOR, page:CHAPTER, page:#ANCHOR
        Term,    ///< term:KEY, a page of the glossary
        Source,  ///< source:KEY, a page of the sources
        Puzzles, ///< puzzles:KIND, or puzzles:GAME for all kinds of a game
        Lesson,  ///< lesson:GAME, the first lesson of a game
    };
    Kind kind = Kind::Page;
    std::string chapter; ///< for `Page`; empty for the chapter of the link
    std::string anchor;  ///< the anchor, key, kind or game; empty for the beginning of a chapter

    friend bool operator==(const LinkTarget&, const LinkTarget&) = default;
};

/// Returns nothing for any other address.
[[nodiscard]] std::optional<LinkTarget> readTarget(std::string_view address);

/// A Markdown link: [text](address).
struct Link {
    std::string_view address;
    std::size_t at = 0; ///< byte offset of the address
};
[[nodiscard]] std::vector<Link> linksOf(std::string_view markdown);

} // namespace qipan::book
