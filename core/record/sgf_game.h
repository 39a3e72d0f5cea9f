// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/sgf_text.h"
#include "core/record/start_cells.h"
#include "core/record/tree_builder.h"

#include <span>

namespace qipan::record {

/// A property of an SGF node, with its consecutive values including brackets.
struct SgfProperty {
    std::string_view name; ///< upper case
    std::string_view values;
    std::size_t byte = 0; ///< of the first value
};

/// A game while its nodes are read.
class SgfGame {
public:
    /// Keeps the references. `game` is its index in the file.
    SgfGame(RecordBudget& budget, FaultCollector& faults, std::size_t game);

    void parseNode(std::span<const SgfProperty> properties);
    /// A place where a variation begins; at its end the game returns there.
    struct Place {
        GameTree::Node node = GameTree::root;
        bool isBroken = false;
    };
    [[nodiscard]] Place branch();
    void backTo(Place place);

    /// Returns nothing if the file holds another game.
    [[nodiscard]] std::optional<GameRecord> finish() &&;
    /// Reading::isPerhapsGo for this game. If a move is illegal in gomoku, it is Go.
    [[nodiscard]] bool isPerhapsGo() const;

private:
    void parseGame(std::span<const SgfProperty> properties);
    void parseFact(const SgfProperty& property);
    void parseStones(const SgfProperty& property);
    void parseMove(const SgfProperty& property);
    /// Returns false if the property is not a note.
    bool parseNotes(const SgfProperty& property);
    bool isJudged(const SgfProperty& property);
    void parseComment(const SgfProperty& property, std::size_t said);
    void keep(const SgfProperty& property);
    void keepRule(const SgfProperty& property);
    void parseMarks(const SgfProperty& property, MarkKind kind);
    void parseLetters(const SgfProperty& property);
    void addMark(Mark mark);
    /// Fixes the start position when the moves begin.
    void begin(std::optional<Side> firstToMove);
    void note(FaultKind kind, const SgfProperty& property, std::size_t ply);
    /// Returns the number of the last ply, from 1: the one that notes belong to.
    [[nodiscard]] std::size_t plyHere() const;

    /// Returns the node that notes belong to.
    [[nodiscard]] GameTree::Node here() const { return m_builder ? m_builder->here() : GameTree::root; }
    [[nodiscard]] bool isReversi() const { return m_record.game == reversiKey; }
    [[nodiscard]] std::optional<SgfPoint> point(std::string_view value) const;
    /// Returns the cells of a value: a single one, or a rectangle "aa:cc". Returns nothing if it is invalid or exceeds
    /// the limit.
    [[nodiscard]] std::optional<std::vector<Cell>> parseCells(std::string_view value);
    /// Records why there were none.
    void noteCells(const SgfProperty& property);

    RecordBudget& m_budget;
    FaultCollector& m_faults;
    std::size_t m_number;
    GameRecord m_record;
    std::optional<StartCells> m_start; // once the game is known
    std::optional<Side> m_toMove;
    std::optional<TreeBuilder> m_builder; // once the moves begin
    bool m_isFirstNode = true;
    int m_perhaps = 0;       // the number of another game, which it is if a move is illegal
    bool m_hasFault = false; // a move is illegal
    bool m_isOther = false;  // another game: nothing more is read
    bool m_hasBranched = false;
    bool m_isBroken = false; // the current line has an error; reset at the end of its variation
};

} // namespace qipan::record
