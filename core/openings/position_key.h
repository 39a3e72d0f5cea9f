// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/reversi/turn.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace qipan::openings {

/// The eight positions that are equal by the symmetries of the board have one key. Moves from them are numbered so that
/// symmetric moves have one number, too.
class PositionKey {
public:
    /// `hashes` are those of the position in each symmetry of core/board/symmetry.h.
    PositionKey(const std::array<std::uint64_t, 8>& hashes, int size);

    /// A number below 2^48; two different positions have the same one once in 2^48 pairs.
    [[nodiscard]] std::int64_t value() const { return m_value; }
    /// Returns the number of a move, from 0. Precondition: the cell is on the board.
    [[nodiscard]] int numberOf(Cell move) const;
    /// Returns a move with this number, or nothing if there is none.
    [[nodiscard]] std::optional<Cell> moveOf(int number) const;

private:
    std::int64_t m_value;
    int m_size;
    std::uint8_t m_ways = 0; ///< a bit for each symmetry that leads to the representative
};

/// Replays the first moves of a game from its usual start, and keys each position.
class OpeningReplay {
public:
    /// All rules of a game have the same keys. Precondition: 0 < size < 256.
    OpeningReplay(std::string_view game, int size);

    /// Plays a move of the side to move; forced passes are played as well. Returns false, and changes nothing, if the
    /// move is not possible.
    [[nodiscard]] bool play(Cell move);
    [[nodiscard]] PositionKey key() const;

private:
    struct Stone {
        Cell cell;
        Side side;
    };

    [[nodiscard]] std::vector<Stone> stones() const;

    std::uint64_t m_seed;
    int m_size;
    bool m_isReversi;
    reversi::Turn m_turn;        ///< in reversi
    std::vector<Stone> m_stones; ///< in gomoku
};

/// A move from a position, by its numbers.
struct OpeningMove {
    std::int64_t position = 0;
    int move = 0;

    friend bool operator==(const OpeningMove&, const OpeningMove&) = default;
};

/// Returns the first moves of a game, `most` at most, up to an impossible one.
[[nodiscard]] std::vector<OpeningMove> openingMoves(std::string_view game, int size, std::span<const Cell> moves,
                                                    std::size_t most);

/// Returns the key of the position after all these moves, or nothing if they are not possible.
[[nodiscard]] std::optional<PositionKey> keyAfter(std::string_view game, int size, std::span<const Cell> moves);

} // namespace qipan::openings
