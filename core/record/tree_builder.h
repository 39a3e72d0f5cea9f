#pragma once

#include "core/record/game_record.h"
#include "core/record/replay.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// What may still be read of a file's nodes, and of its marks and stones that were set up.
struct Room {
    std::size_t nodes = mostNodes;
    std::size_t marks = mostMarks;
};

/// Grows the tree of a record as a reader tells it, by the rules.
class TreeBuilder {
public:
    /// At the root. Everything but the tree stands in `record` already; both references outlive this.
    TreeBuilder(GameRecord& record, Room& room);

    /// Plays on from here, for the side to move where `side` is not told. A forced pass that was left out is put in
    /// before it; passes after the end are passed over. The reason where it cannot be, and nothing is changed then.
    std::optional<PlyObjection> play(std::optional<Side> side, std::optional<Cell> cell);

    [[nodiscard]] GameTree::Node here() const { return m_here; }
    /// Precondition: `node` is here or above.
    void backTo(GameTree::Node node);
    /// The number of the ply that would come next, from 1.
    [[nodiscard]] std::size_t nextPly() const { return m_replay.plies() + 1; }

private:
    void add(RecordPly ply);

    GameRecord& m_record;
    Room& m_room;
    Replay m_replay;
    GameTree::Node m_here = GameTree::root;
};

/// Keeps the first fault of a file, and whether anything was passed over that is none.
class FaultKeeper {
public:
    /// `hasLines`: faults tell a line.
    explicit FaultKeeper(std::string_view file, bool hasLines = true)
        : m_file{file}
        , m_hasLines{hasLines}
    {
    }

    /// Of `fault` the line is filled in, and `text` from the file where it is empty.
    void note(RecordFault fault, std::size_t textBytes = 0);
    [[nodiscard]] const std::optional<RecordFault>& first() const { return m_first; }
    void passOver() { m_hasPassedOver = true; }
    [[nodiscard]] bool hasPassedOver() const { return m_hasPassedOver; }

private:
    std::string_view m_file;
    bool m_hasLines;
    std::optional<RecordFault> m_first;
    bool m_hasPassedOver = false;
};

/// Plays on, or keeps the reason as a fault at the byte and the game of `where`, with so many bytes of text from there.
/// False where it broke.
bool playOrNote(TreeBuilder& builder, std::optional<Side> side, std::optional<Cell> cell, FaultKeeper& faults,
                RecordFault where, std::size_t textBytes);

/// The main line of a game from its usual start: its cells, without passes. Stones that were set up are its first ones
/// where their colours alternate from black on. Nothing where the game begins otherwise.
[[nodiscard]] std::optional<std::vector<Cell>> cellsFromUsualStart(const GameRecord& record);

/// The registry's own text of a rule's key, or empty where gomoku has no such rule.
[[nodiscard]] std::string_view gomokuRule(std::string_view key);

} // namespace qipan::record
