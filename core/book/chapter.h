// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/book/fault.h"

#include <variant>

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

/// Non-empty Markdown text, as supported by QTextDocument.
struct Prose {
    std::string markdown;
    std::size_t line = 0; ///< the line it begins in

    friend bool operator==(const Prose&, const Prose&) = default;
};

using Block = std::variant<Prose, Diagram>;

/// Returns true if the reader sees no difference: only the positions in the file may differ.
[[nodiscard]] bool haveSameText(const std::vector<Block>& a, const std::vector<Block>& b);

/// Returns the diagrams among the blocks, in order.
[[nodiscard]] std::vector<const Diagram*> diagramsIn(const std::vector<Block>& blocks);

/// The content under a heading.
struct Page {
    std::string anchor; ///< unique in the chapter; numbered if the heading has none, which is a fault
    std::string title;
    std::vector<Block> blocks;
    std::size_t line = 0; ///< of the heading
};

/// A chapter as read from its file (docs/book.md).
struct Chapter {
    std::string key;                   ///< file name without suffix, used in links
    std::string_view game = everyGame; ///< gomokuKey, reversiKey, linkKey or everyGame
    int order = 0;                     ///< position among the chapters of its game, lowest first
    std::string title;
    bool isOwn = false; ///< written by the user, not built in
    std::vector<Block> introduction;
    std::vector<Page> pages;

    [[nodiscard]] const Page* findPage(std::string_view anchor) const;
    /// Returns the diagrams of the introduction and all pages, in order.
    [[nodiscard]] std::vector<const Diagram*> diagrams() const;
};

/// The result of reading a file.
struct ChapterReading {
    Chapter chapter;
    std::vector<Fault> faults; ///< by line; at most Faults::most
};

// Limits of the reader. What exceeds them is left out and reported as a fault.
inline constexpr std::size_t maxChapterBytes = std::size_t{1} << 20;
inline constexpr std::size_t maxLineBytes = 8'192;
inline constexpr std::size_t maxPages = 500;
inline constexpr std::size_t maxDiagrams = 1'000;

/// Reads a chapter. Invalid parts are reported and left out, and reading continues; links are not resolved. Never
/// throws; `bytes` may hold anything.
[[nodiscard]] ChapterReading readChapter(std::string_view key, std::string_view bytes);

} // namespace qipan::book
