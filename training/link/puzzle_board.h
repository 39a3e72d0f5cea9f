// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/link/random.h"
#include "core/link/solver.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qipan::link {

/// Draws a small solvable board for a puzzle, without paths outside, with random holes and pictures; about every
/// second picture occurs four times, the others twice. Nothing if no such board was found.
[[nodiscard]] std::optional<book::LinkBoard> drawBoard(FallingMode mode, Random& random);

/// Swaps two tiles at a time until only one order clears the board and offers so many possible pairs on the way that a
/// random player clears it once in 2^`bits` plays. Gives up after a fixed number of swaps.
void narrow(book::LinkBoard& board, double bits, Random& random);

/// The difficulty of a board, and whether it is a puzzle.
struct BoardReport {
    int pairs = 0;          ///< on the board
    bool isLost = false;    ///< it cannot be cleared
    std::vector<Pair> line; ///< the unique winning moves from the start, while there is only one
    double bits = 0;        ///< along `line`: the sum of log2 of the number of possible pairs

    /// Why the board is not a puzzle; empty if it is one.
    [[nodiscard]] std::string rejectionReason() const;
    /// 1 to 10, from `bits` and `pairs`.
    [[nodiscard]] int grade() const;
};

[[nodiscard]] BoardReport reportOn(const book::LinkBoard& board);

/// Equal for boards that differ only by rotation, reflection and names of pictures.
[[nodiscard]] std::uint64_t symmetricHash(const book::LinkBoard& board);
/// Renames the pictures A, B, C … in the order of their first cells.
void normalizePictures(book::LinkBoard& board);

} // namespace qipan::link
