// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/grid.h"
#include "core/record/game_record.h"

#include <optional>

namespace qipan::record {

/// The setup stones of a reader, added one by one; a later stone replaces the one on its cell.
class StartCells {
public:
    /// Reversi begins with its usual four discs, gomoku with an empty board. Precondition: `size` is valid for the
    /// game.
    StartCells(bool isReversi, int size);

    /// Places a stone, or removes the one on the cell. Returns false if the cell is outside the board.
    bool set(Cell cell, std::optional<Side> stone);
    [[nodiscard]] bool isTouched() const { return m_count > 0; }
    /// Returns the stones in order of placement (gomoku) or row by row (reversi), and the side to move: `toMove` if
    /// set, otherwise the side that would be to move after as many moves.
    [[nodiscard]] StartPosition start(std::optional<Side> toMove) const;

private:
    struct Stone {
        std::size_t order = 0; // 0 for none
        Side side = Side::Black;

        friend bool operator==(const Stone&, const Stone&) = default;
    };

    bool m_isReversi;
    Grid<Stone> m_stones;
    std::size_t m_count = 0;
};

} // namespace qipan::record
