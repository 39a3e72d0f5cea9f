// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"
#include "core/record/game_record.h"
#include "core/reversi/turn.h"

#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace qipan::record {

/// Why a ply is illegal.
struct PlyError {
    FaultKind kind = FaultKind::IllegalMove; ///< WrongSide, WrongPass or IllegalMove
    std::optional<IllegalMove> illegal;
};

/// Replays lines of a record by the rules of its game. Cheaper than a BoardGame, which matters for trees of millions
/// of plies, and treats passes as plies.
class Replay {
public:
    /// Starts at the start of `record`. Preconditions: its size and start are as GameRecord requires.
    explicit Replay(const GameRecord& record);

    [[nodiscard]] Side sideToMove() const;
    /// Precondition: the game is reversi.
    [[nodiscard]] reversi::Turn turn() const { return std::get_if<Reversi>(&m_game)->turns.back(); }
    /// Precondition of both: the game is gomoku.
    [[nodiscard]] const gomoku::Board& board() const { return std::get_if<Gomoku>(&m_game)->board; }
    [[nodiscard]] gomoku::Rule rule() const { return std::get_if<Gomoku>(&m_game)->rule; }
    [[nodiscard]] bool isOver() const;
    /// Returns true if, in reversi, the side to move has no move but the other one has.
    [[nodiscard]] bool mustPass() const;
    /// Returns why the ply is illegal, or nothing. The cell may be anything.
    [[nodiscard]] std::optional<PlyError> moveError(RecordPly ply) const;
    /// Precondition: !moveError(ply).
    void play(RecordPly ply);
    /// Precondition: plies() > 0.
    void takeBack();
    [[nodiscard]] std::size_t plies() const;

private:
    struct Gomoku {
        gomoku::Board board;
        gomoku::Rule rule;
        std::vector<gomoku::Point> plies;
        Side side = Side::Black;
        bool isOver = false;

        void play(Cell cell);
        void takeBack();
        [[nodiscard]] std::optional<IllegalMove> moveError(Cell cell) const;
    };
    struct Reversi {
        std::vector<reversi::Turn> turns; // the last one is the current state
    };

    /// Returns why the side to move cannot play there, or nothing.
    [[nodiscard]] std::optional<IllegalMove> illegalFor(Cell cell) const;
    [[nodiscard]] static Gomoku gomokuOf(const GameRecord& record);
    [[nodiscard]] static Reversi reversiOf(const GameRecord& record);

    std::variant<Gomoku, Reversi> m_game;
};

/// Plays a move of the side that has one, after a forced pass, and appends the plies; or returns why it is illegal.
[[nodiscard]] std::optional<PlyError> playMove(Replay& replay, Cell cell, std::vector<RecordPly>& plies);

/// Adds a line of moves from the start of the game as a variation, as far as they are legal, and returns its last node.
/// If it continues the main line beyond its end, it begins with a second node of the last move, so that it does not
/// become part of the game. Returns `none`, and adds nothing, if the game has no move.
GameTree::Node addVariation(GameRecord& record, std::span<const Cell> line);

/// Returns the replay of the main line at its end.
[[nodiscard]] Replay endOf(const GameRecord& record);

/// Returns the position after these plies from the start of `record`. Precondition: they are a path of its tree, or
/// legal according to Replay.
[[nodiscard]] std::unique_ptr<BoardGame> positionAfter(const GameRecord& record, std::span<const GameTree::Node> path);

} // namespace qipan::record
