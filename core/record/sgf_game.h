#pragma once

#include "core/record/sgf_point.h"
#include "core/record/start_cells.h"
#include "core/record/tree_builder.h"

#include <optional>
#include <span>
#include <string_view>

namespace qipan::record {

/// A property of an SGF node: its values stand behind one another, brackets included.
struct SgfProperty {
    std::string_view name; ///< capitals
    std::string_view values;
    std::size_t byte = 0; ///< of the first value
};

/// One game while its nodes are read.
class SgfGame {
public:
    /// The references outlive this. `game` is its number in the file.
    SgfGame(Room& room, FaultKeeper& faults, std::size_t game);

    void takeNode(std::span<const SgfProperty> properties);
    /// A variation begins here; where it ends, the game goes back with what was told here.
    struct Place {
        GameTree::Node node = GameTree::root;
        bool isBroken = false;
    };
    [[nodiscard]] Place branch();
    void backTo(Place place);

    /// Nothing where the file holds another game.
    [[nodiscard]] std::optional<GameRecord> finish() &&;

private:
    void takeGame(std::span<const SgfProperty> properties);
    void takeFact(const SgfProperty& property);
    void takeStones(const SgfProperty& property);
    void takeMove(const SgfProperty& property);
    void takeNotes(const SgfProperty& property);
    void takeMarks(const SgfProperty& property, MarkKind kind);
    void takeLetters(const SgfProperty& property);
    void addMark(Mark mark);
    /// The moves begin: the start stands from now on.
    void begin(std::optional<Side> firstToMove);
    void note(FaultKind kind, const SgfProperty& property, std::size_t ply);
    /// The ply that was played last, from 1, which is the one that notes belong to.
    [[nodiscard]] std::size_t plyHere() const;

    [[nodiscard]] bool isReversi() const { return m_record.game == reversiKey; }
    [[nodiscard]] std::optional<SgfPoint> point(std::string_view value) const;
    /// The cells of a value: one, or a rectangle "aa:cc". Nothing where it names none on the board, or there is no
    /// room.
    [[nodiscard]] std::optional<std::vector<Cell>> takeCells(std::string_view value);
    /// Why there were none.
    void noteCells(const SgfProperty& property);

    Room& m_room;
    FaultKeeper& m_faults;
    std::size_t m_number;
    GameRecord m_record;
    std::optional<StartCells> m_start; // once the game is known
    std::optional<Side> m_toMove;
    std::optional<TreeBuilder> m_builder; // once the moves begin
    bool m_isOther = false;               // neither gomoku nor reversi: nothing more is taken
    bool m_hasBranched = false;
    bool m_isBroken = false; // this line is, up to the end of its variation
};

} // namespace qipan::record
