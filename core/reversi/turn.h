// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "core/reversi/position.h"

namespace qipan::reversi {

/// A pass, where passes are explicit moves.
inline constexpr Square passMove = 64;

/// A position and the colour of the side to move. Passes are explicit moves here, as in records and protocols; a
/// `Game` handles them itself.
struct Turn {
    Position position = startPosition;
    Side side = Side::Black;

    /// Returns true if the side to move has no move but the other one has.
    [[nodiscard]] bool mustPass() const;
    /// Returns true if neither side has a move.
    [[nodiscard]] bool isOver() const;
    /// Returns true for a legal move or a forced pass. `move` may be any number.
    [[nodiscard]] bool allows(Square move) const;
    /// Precondition: allows(move).
    [[nodiscard]] Turn after(Square move) const;
    /// Returns the state after a move and the pass that it may force, as in a `Game`.
    /// Precondition: allows(square) and square != passMove.
    [[nodiscard]] Turn afterForcedPass(Square square) const;

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

} // namespace qipan::reversi
