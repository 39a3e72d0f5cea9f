// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/replay.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// The remaining limits of a file: nodes, and marks including setup stones.
struct RecordBudget {
    std::size_t nodes = maxNodes;
    std::size_t marks = maxMarks;
};

/// Builds the tree of a record ply by ply, checking the rules.
class TreeBuilder {
public:
    /// Starts at the root. `record` is complete except for its tree. Keeps both references.
    TreeBuilder(GameRecord& record, RecordBudget& budget);

    /// Plays a ply after the current one, for the side to move if `side` is not set. Inserts an omitted forced pass
    /// before it; ignores passes after the end. If the ply is illegal, returns why and changes nothing. After a ply
    /// with maxVariations continuations, goes to the one that equals the ply, if any, instead of adding another.
    std::optional<PlyError> play(std::optional<Side> side, std::optional<Cell> cell);

    [[nodiscard]] GameTree::Node here() const { return m_here; }
    /// Returns to `node`. Precondition: `node` is on the current line.
    void backTo(GameTree::Node node);
    /// Returns the number that the next ply would have, from 1.
    [[nodiscard]] std::size_t nextPly() const { return m_replay.plies() + 1; }

private:
    void add(RecordPly ply);

    GameRecord& m_record;
    RecordBudget& m_budget;
    Replay m_replay;
    GameTree::Node m_here = GameTree::root;
};

/// Keeps the first fault of a file, and whether anything else was skipped.
class FaultCollector {
public:
    /// `hasLines`: faults include a line number.
    explicit FaultCollector(std::string_view file, bool hasLines = true)
        : m_file{file}
        , m_hasLines{hasLines}
    {
    }

    /// Records the fault, filling in the line, and, if `text` is empty, `textBytes` bytes of the file.
    void note(RecordFault fault, std::size_t textBytes = 0);
    /// Returns the first fault, with the number of other games that have one.
    [[nodiscard]] const std::optional<RecordFault>& first() const { return m_first; }
    void noteSkipped() { m_hasSkipped = true; }
    [[nodiscard]] bool hasSkipped() const { return m_hasSkipped; }

private:
    std::string_view m_file;
    bool m_hasLines;
    std::optional<RecordFault> m_first;
    std::size_t m_lastGame = 0; ///< with a fault
    bool m_hasSkipped = false;
};

/// Plays a ply, or records a fault at the byte and game of `where`, quoting `textBytes` bytes. Returns false on a
/// fault.
bool playOrNote(TreeBuilder& builder, std::optional<Side> side, std::optional<Cell> cell, FaultCollector& faults,
                RecordFault where, std::size_t textBytes);

/// Appends to the extra text of a node, converted to UTF-8. Returns false, keeping the old text, if that would exceed
/// maxExtraBytes: call FaultCollector::noteSkipped() then.
[[nodiscard]] bool addExtra(GameRecord& record, RecordFormat format, GameTree::Node node, std::string_view text);

/// Returns the extra text of a node for the writer of `format`; empty if it is of another one.
[[nodiscard]] std::string_view extraFor(const GameRecord& record, RecordFormat format, GameTree::Node node);

/// Returns the cells of the main line of a game from its usual start, without passes. Setup stones count as its first
/// moves if their colours alternate, starting with black. Returns nothing for any other start.
[[nodiscard]] std::optional<std::vector<Cell>> cellsFromStandardStart(const GameRecord& record);

/// Returns the registry's static text for a rule's key, or an empty text if gomoku has no such rule.
[[nodiscard]] std::string_view gomokuRule(std::string_view key);

/// Returns the rule that a text names, in any case and with other words, or by its number in the Gomocup protocol; an
/// empty text if it names none. 有禁手 is renju, 无禁手 freestyle.
[[nodiscard]] std::string_view gomokuRuleIn(std::string_view text);

/// Returns true for sizes on which gomoku is played, but not Othello, which has an even number of lines up to 16.
[[nodiscard]] bool isGomokuSize(int lines);

} // namespace qipan::record
