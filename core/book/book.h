#pragma once

#include "core/book/chapter.h"
#include "core/book/link_target.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

inline constexpr std::string_view glossaryKey = "glossary"; ///< the chapter whose pages are terms
inline constexpr std::string_view sourcesKey = "sources";   ///< the chapter whose pages are sources
/// What stands before the file's name in the key of a chapter of one's own, so that it takes no place of the program's.
inline constexpr std::string_view ownPrefix = "own-";

/// Something that does not fit together.
struct Problem {
    std::string chapter;  ///< its key
    std::size_t line = 0; ///< 0 where the whole chapter is meant
    std::string text;     ///< in English, for who writes the chapter

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// The chapters of one language.
class Book {
public:
    Book() = default;
    /// Chapters with one order are sorted by their keys.
    explicit Book(std::vector<Chapter> chapters);

    /// In their order, with the glossary and the sources.
    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const Chapter* find(std::string_view key) const;

    /// Where a link leads.
    struct Place {
        const Chapter* chapter = nullptr; ///< never null
        const Page* page = nullptr;       ///< null for the chapter's beginning
    };
    /// Nothing where the book has no such place, and for puzzles and lessons. `from` is where the link stands:
    /// in a chapter of one's own a name means another of these first.
    [[nodiscard]] std::optional<Place> resolve(const LinkTarget& target, const Chapter& from) const;

    /// The sources that a chapter cites, with their numbers and in their order, as a page that can stand at its end
    /// where links lead nowhere: on paper. Nothing where it cites none.
    [[nodiscard]] std::optional<Page> citedBy(const Chapter& chapter) const;

    /// The links that lead nowhere.
    [[nodiscard]] std::vector<Problem> brokenLinks() const;
    /// Those of a chapter of this book, the first `most`.
    [[nodiscard]] std::vector<Problem> brokenLinks(const Chapter& chapter, std::size_t most) const;

private:
    std::vector<Chapter> m_chapters;
};

/// Where a translation has other chapters, pages or diagrams than the original, captions aside. Lines are those of the
/// translation, 0 where something is missing there.
[[nodiscard]] std::vector<Problem> differences(const Book& original, const Book& translation);

} // namespace qipan::book
