// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/reversi/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::test {

/// Reversi on a plain array with loops, as a reference for the fast position.
class PlainBoard {
public:
    PlainBoard();
    /// The mover's discs become black, the others white.
    explicit PlainBoard(const reversi::Position& position);

    [[nodiscard]] std::optional<Side> at(Cell cell) const;
    [[nodiscard]] int count(Side side) const;
    /// The discs that turn when `side` plays on `cell`, in any order; empty if the move is illegal.
    [[nodiscard]] std::vector<Cell> flips(Cell cell, Side side) const;
    [[nodiscard]] bool isLegal(Cell cell, Side side) const { return !flips(cell, side).empty(); }
    [[nodiscard]] bool canMove(Side side) const;
    /// Precondition: isLegal(cell, side).
    void play(Cell cell, Side side);

private:
    std::array<std::array<std::optional<Side>, 8>, 8> m_rows; // [y][x]
};

} // namespace qipan::test
