// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/result.h"
#include "core/record/game_record.h"
#include "core/record/replay.h"

#include <span>

namespace qipan::app {

/// A place in a recorded game: a node of its tree, the line through it, and the position there.
class RecordCursor {
public:
    using Node = record::GameTree::Node;

    /// Goes to the start of a game, which must outlive this or the next call.
    void setGame(const record::GameRecord& game);

    // Precondition of all others but `place` and `line`: setGame() was called.
    [[nodiscard]] const record::GameRecord& game() const { return *m_game; }
    [[nodiscard]] const record::GameTree& tree() const { return m_game->tree; }
    [[nodiscard]] const BoardGame& position() const { return *m_position; }
    [[nodiscard]] Node node() const { return m_node; }
    [[nodiscard]] bool isAtRoot() const { return m_node == record::GameTree::root; }
    /// Returns the line from the first to the last ply, through the node.
    [[nodiscard]] const std::vector<Node>& line() const { return m_line; }
    /// Returns how many plies of the line are on the board.
    [[nodiscard]] std::size_t place() const { return m_place; }
    /// Return how many moves are on the board, and how many the line has: passes have no number.
    [[nodiscard]] std::size_t move() const { return record::cellsOf(tree(), path()).size(); }
    [[nodiscard]] std::size_t moves() const { return record::cellsOf(tree(), m_line).size(); }
    [[nodiscard]] bool isAtEnd() const { return m_place == m_line.size(); }
    /// Returns the plies on the board.
    [[nodiscard]] std::span<const Node> path() const { return {m_line.data(), m_place}; }
    /// Returns the node after this many plies of the line, clamped to it.
    [[nodiscard]] Node nodeAt(std::ptrdiff_t place) const;
    /// Return the neighbours among the alternatives to the newest ply, or `none`.
    [[nodiscard]] Node previousSibling() const;
    [[nodiscard]] Node nextSibling() const;
    /// Returns the cells of the next plies where the game branches, otherwise nothing.
    [[nodiscard]] std::vector<Cell> nextCells() const;
    /// Returns the plies of a move to this cell: a pass comes first if it is forced.
    [[nodiscard]] Result<std::vector<record::RecordPly>, IllegalMove> pliesFor(Cell cell) const;
    /// Returns the plies of these moves with forced passes, up to the first illegal one.
    [[nodiscard]] std::vector<record::RecordPly> pliesFor(const std::vector<Cell>& moves) const;

    /// Goes to a node, on the current line if it is there.
    void goTo(Node node);
    /// Takes the line through a node, after the tree has changed; the place stays.
    void followLine(Node node);

private:
    [[nodiscard]] record::Replay replay() const;

    const record::GameRecord* m_game = nullptr;
    Node m_node = record::GameTree::root;
    std::vector<Node> m_line;
    std::size_t m_place = 0;
    std::unique_ptr<BoardGame> m_position;
};

} // namespace qipan::app
