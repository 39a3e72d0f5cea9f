// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/reversi/position.h"

#include <memory>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// A game of reversi from the standard start or any other position. A side that cannot move passes without a ply:
/// after `play` the side to move can move, and `passed` is the side that was skipped.
class Game final : public BoardGame {
public:
    Game() = default;
    /// Starts from `position` with `side` to move. If it has no move it passes at once, which reconnect() does not
    /// undo.
    Game(const Position& position, Side side);
    /// Starts from a custom position.
    explicit Game(const StartPosition& start);

    [[nodiscard]] std::unique_ptr<BoardGame> clone() const override { return std::make_unique<Game>(*this); }

    [[nodiscard]] BoardSize size() const override { return {boardEdge, boardEdge}; }
    [[nodiscard]] Side sideToMove() const override { return m_state.side; }
    [[nodiscard]] std::optional<Side> stoneAt(Cell cell) const override;
    [[nodiscard]] int count(Side side) const override;
    [[nodiscard]] std::optional<IllegalMove> moveError(Cell cell) const override;
    void play(Cell cell) override;
    void takeBack() override;
    [[nodiscard]] const std::vector<Ply>& plies() const override { return m_plies; }
    [[nodiscard]] std::optional<Side> passed() const override { return m_state.passed; }
    /// The reason is always `Count`: neither side can move, whether the board is full or not.
    [[nodiscard]] std::optional<Outcome> outcome() const override;

    [[nodiscard]] const Position& position() const { return m_state.position; }

private:
    struct State {
        Position position = startPosition;
        Side side = Side::Black;
        std::optional<Side> passed;
        bool over = false;
    };

    [[nodiscard]] Squares discs(Side side) const;
    void passWhereForced();

    State m_state;
    std::vector<State> m_before; // one per ply: the state before it
    std::vector<Ply> m_plies;
};

} // namespace qipan::reversi
