#pragma once

#include "core/book/diagram_reader.h"

#include <span>
#include <string_view>
#include <vector>

namespace qipan::book {

/// A line of a block: "key: value".
struct Entry {
    std::string_view key;
    std::string_view value;
    std::size_t line = 0;
};

/// The lines of a block, each key once but for claims, paths, answers and what is told of wrong moves.
class DiagramEntries {
public:
    static constexpr std::size_t most = 100;

    /// Keeps a reference to `faults`, and views of the lines' text. `fence` is the line before them.
    DiagramEntries(std::span<const Line> lines, std::size_t fence, Faults& faults);

    /// Null where the key is not there.
    [[nodiscard]] const Entry* find(std::string_view key) const;
    [[nodiscard]] const std::vector<Entry>& all() const { return m_entries; }
    [[nodiscard]] std::size_t fence() const { return m_fence; }

    /// What is wrong with an entry; where nothing is said, its value.
    void note(FaultKind kind, const Entry& entry, std::string_view what = {}) const;
    /// The key that is not there.
    void noteMissing(std::string_view key) const;

private:
    void add(const Line& line);

    std::vector<Entry> m_entries;
    std::size_t m_fence;
    Faults& m_faults;
};

// The parts of a diagram, whose game is known. Stones need the rule, marks the size of the board, and moves the marks,
// as they say where these are drawn.
void readRule(const DiagramEntries& entries, Diagram& diagram);
void readStones(const DiagramEntries& entries, Diagram& diagram);
void readMoves(const DiagramEntries& entries, Diagram& diagram);
/// False where there is no board.
[[nodiscard]] bool readLinkBoard(const DiagramEntries& entries, Diagram& diagram);
void readMarks(const DiagramEntries& entries, Diagram& diagram);
void readArea(const DiagramEntries& entries, Diagram& diagram);
/// After all other parts.
void readExercise(const DiagramEntries& entries, Diagram& diagram);

} // namespace qipan::book
