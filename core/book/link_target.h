#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

/// Where a link of the book leads.
struct LinkTarget {
    enum class Kind : std::uint8_t {
        Page,    ///< page:CHAPTER#ANCHOR, page:CHAPTER, page:#ANCHOR
        Term,    ///< term:KEY, a page of the glossary
        Source,  ///< source:KEY, a page of the sources
        Puzzles, ///< puzzles:KIND, or of all kinds of a game: puzzles:GAME
        Lesson,  ///< lesson:GAME, the first lesson of a game
    };
    Kind kind = Kind::Page;
    std::string chapter; ///< of a Page; empty for the chapter where the link stands
    std::string anchor;  ///< or key, or kind, or game; empty for a chapter's beginning

    friend bool operator==(const LinkTarget&, const LinkTarget&) = default;
};

/// Nothing for any other address.
[[nodiscard]] std::optional<LinkTarget> readTarget(std::string_view address);

/// A link in Markdown: [text](address).
struct Link {
    std::string_view address;
    std::size_t at = 0; ///< the byte where its address begins
};
[[nodiscard]] std::vector<Link> linksOf(std::string_view markdown);

} // namespace qipan::book
