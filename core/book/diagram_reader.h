// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/book/fault.h"

#include <optional>
#include <span>

namespace qipan::book {

/// A line of a chapter.
struct Line {
    std::string_view text;
    std::size_t number = 0; ///< from 1
};

// Limits of a diagram. What exceeds them is left out and reported as a fault.
inline constexpr std::size_t maxMoves = 400;
inline constexpr std::size_t maxMarks = 400;
inline constexpr std::size_t maxClaims = 30;
inline constexpr std::size_t maxPaths = 30;
inline constexpr std::size_t maxLabelBytes = 24;

/// Reads the lines of a block (docs/book.md). `fence` is the line number before them, `game` the game of the chapter.
/// Invalid parts are reported and left out. Returns nothing if there is no board at all. Precondition: the lines are
/// UTF-8.
[[nodiscard]] std::optional<Diagram> readDiagram(std::span<const Line> lines, std::size_t fence, std::string_view game,
                                                 Faults& faults);

/// Returns true if a text is a valid id or anchor: [a-z0-9-]+, at most 60 bytes.
[[nodiscard]] bool isAnchor(std::string_view text);

/// A line of a block: "key: value".
struct Entry {
    std::string_view key;
    std::string_view value;
    std::size_t line = 0;
};

/// The entries of a block. Keys are unique except for claims, paths, answers, wrong moves and refutations.
class DiagramEntries {
public:
    static constexpr std::size_t maxEntries = 100;

    /// Keeps a reference to `faults`, and views of the lines' text. `fence` is the line number before them.
    DiagramEntries(std::span<const Line> lines, std::size_t fence, Faults& faults);

    /// Returns null if the key is missing.
    [[nodiscard]] const Entry* find(std::string_view key) const;
    [[nodiscard]] const std::vector<Entry>& all() const { return m_entries; }
    [[nodiscard]] std::size_t fence() const { return m_fence; }

    /// Reports an entry; `status` defaults to its value.
    void note(FaultKind kind, const Entry& entry, std::string_view what = {}) const;
    /// Reports a missing key.
    void noteMissing(std::string_view key) const;

private:
    void add(const Line& line);

    std::vector<Entry> m_entries;
    std::size_t m_fence;
    Faults& m_faults;
};

// Read the parts of a diagram of a known game. Stones need the rule; marks need the board size; moves need the marks,
// which decide where they are drawn.
void readRule(const DiagramEntries& entries, Diagram& diagram);
void readStones(const DiagramEntries& entries, Diagram& diagram);
void readMoves(const DiagramEntries& entries, Diagram& diagram);
/// Returns false if there is no board.
[[nodiscard]] bool readLinkBoard(const DiagramEntries& entries, Diagram& diagram);
void readMarks(const DiagramEntries& entries, Diagram& diagram);
void readArea(const DiagramEntries& entries, Diagram& diagram);
/// Call after all other parts.
void readExercise(const DiagramEntries& entries, Diagram& diagram);

} // namespace qipan::book
