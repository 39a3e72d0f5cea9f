#pragma once

#include "core/board/grid.h"
#include "core/record/game_record.h"

#include <cstddef>
#include <optional>

namespace qipan::record {

/// Stones as a reader sets them up, one after the other; a later one replaces what lay on its cell.
class StartCells {
public:
    /// Reversi begins with its usual four discs, gomoku with an empty board. Precondition: a size of the game.
    StartCells(bool isReversi, int size);

    /// Sets a stone, or takes away what lies there. False where the cell is not on the board.
    bool set(Cell cell, std::optional<Side> stone);
    [[nodiscard]] bool isTouched() const { return m_count > 0; }
    /// The stones in the order they came (gomoku) or row by row (reversi), and who is to move: `toMove` where it is
    /// told, else the side that would be after as many moves.
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
