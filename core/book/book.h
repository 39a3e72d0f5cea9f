// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/chapter.h"

namespace qipan::book {

inline constexpr std::string_view glossaryKey = "glossary"; ///< the chapter whose pages are terms
inline constexpr std::string_view sourcesKey = "sources";   ///< the chapter whose pages are sources
/// Prefix of the keys of the user's own chapters, so that they never replace built-in ones.
inline constexpr std::string_view ownPrefix = "own-";

/// An inconsistency in a book.
struct Problem {
    std::string chapter;  ///< key of the chapter
    std::size_t line = 0; ///< 0 for the whole chapter
    std::string text;     ///< in English, for the author of the chapter

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// The chapters of one language.
class Book {
public:
    Book() = default;
    /// Sorts chapters of the same order by key.
    explicit Book(std::vector<Chapter> chapters);

    /// Returns the chapters in order, including the glossary and the sources.
    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const Chapter* find(std::string_view key) const;

    /// The target of a link.
    struct Place {
        const Chapter* chapter = nullptr; ///< never null
        const Page* page = nullptr;       ///< null for the beginning of the chapter
    };
    /// Returns the target of a link in the chapter `from`, or nothing if the book has none, as for puzzles and
    /// lessons. In one of the user's own chapters, names refer to the user's chapters first.
    [[nodiscard]] std::optional<Place> resolve(const LinkTarget& target, const Chapter& from) const;

    /// Returns the sources that a chapter cites, numbered and in order, as a page to append where links cannot be
    /// followed, on paper. Returns nothing if it cites none.
    [[nodiscard]] std::optional<Page> citedBy(const Chapter& chapter) const;

    /// Returns the links without a target.
    [[nodiscard]] std::vector<Problem> brokenLinks() const;
    /// Returns those of a chapter of this book, at most the first `most`.
    [[nodiscard]] std::vector<Problem> brokenLinks(const Chapter& chapter, std::size_t most) const;

private:
    std::vector<Chapter> m_chapters;
};

/// Returns where the chapters, pages or diagrams of a translation differ from the original, apart from captions. Lines
/// are those of the translation, 0 if something is missing there.
[[nodiscard]] std::vector<Problem> differences(const Book& original, const Book& translation);

} // namespace qipan::book
