// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// Moves that someone tries beside a game: a line that begins like the game and leaves it, and a place in that line.
class TriedMoves {
public:
    /// Begins with the first `place` plies of a game. Precondition: they are legal.
    TriedMoves(const GameSetup& setup, const std::vector<Ply>& game, std::size_t place);

    /// Returns all plies of the line, beyond the shown position too.
    [[nodiscard]] const std::vector<Ply>& plies() const { return m_plies; }
    /// Returns the position that is shown.
    [[nodiscard]] const BoardGame& position() const { return *m_position; }
    /// Returns how many plies of the line are on the board.
    [[nodiscard]] std::size_t place() const { return m_position->plies().size(); }
    /// Returns how many plies at the start are those of the game.
    [[nodiscard]] std::size_t from() const { return m_from; }
    [[nodiscard]] bool hasMoves() const { return m_plies.size() > m_from; }
    /// Returns the cells of the whole line.
    [[nodiscard]] std::vector<Cell> cells() const;

    /// Plays a move from the shown position; another one than the next of the line replaces the rest. Returns why it is
    /// illegal, or nothing.
    std::optional<IllegalMove> play(Cell cell);
    /// Adds these moves in place of the rest of the line, as far as they are legal. The position stays.
    void add(const std::vector<Cell>& moves);
    /// Shows the position after this many plies, clamped to the line.
    void goTo(std::ptrdiff_t place);

private:
    void cut();

    const GameSetup m_setup;
    std::vector<Ply> m_plies;
    std::size_t m_from;
    std::unique_ptr<BoardGame> m_position;
};

} // namespace qipan::app
