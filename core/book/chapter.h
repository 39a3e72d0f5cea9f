#pragma once

#include "core/book/diagram.h"
#include "core/book/fault.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace qipan::book {

/// Words in Markdown, as QTextDocument reads it; never empty.
struct Words {
    std::string markdown;
    std::size_t line = 0; ///< where it begins

    friend bool operator==(const Words&, const Words&) = default;
};

using Block = std::variant<Words, Diagram>;

/// Who reads them sees no difference: all is the same but where it stands in its file.
[[nodiscard]] bool readsSame(const std::vector<Block>& a, const std::vector<Block>& b);

/// What stands under one heading.
struct Page {
    std::string anchor; ///< of one page alone; where the heading has none, which is a fault, one by its number
    std::string title;
    std::vector<Block> blocks;
    std::size_t line = 0; ///< of the heading
};

/// A chapter as its file tells it (docs/book.md).
struct Chapter {
    std::string key;                   ///< the file's name without its suffix: links name it
    std::string_view game = everyGame; ///< gomokuKey, reversiKey, linkKey or everyGame
    int order = 0;                     ///< its place among the chapters of its game, lower first
    std::string title;
    bool isOwn = false; ///< of the user's own, not one of the program's
    std::vector<Block> introduction;
    std::vector<Page> pages;

    [[nodiscard]] const Page* findPage(std::string_view anchor) const;
    /// Those of the introduction and of all pages, as they stand there.
    [[nodiscard]] std::vector<const Diagram*> diagrams() const;
};

/// What a reader made of a file.
struct ChapterReading {
    Chapter chapter;
    std::vector<Fault> faults; ///< by line; at most Faults::most
};

// What the reader takes in. What lies beyond is left out, and a fault says so.
inline constexpr std::size_t mostChapterBytes = std::size_t{1} << 20;
inline constexpr std::size_t mostLineBytes = 8'192;
inline constexpr std::size_t mostPages = 500;
inline constexpr std::size_t mostDiagrams = 1'000;

/// Reads a chapter. What is wrong is left out and told, all else is read on; links are not looked up. Never throws;
/// `bytes` may hold anything.
[[nodiscard]] ChapterReading readChapter(std::string_view key, std::string_view bytes);

} // namespace qipan::book
