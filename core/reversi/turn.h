#pragma once

#include "core/board/side.h"
#include "core/reversi/position.h"

namespace qipan::reversi {

/// Stands for a pass where passes are moves of their own.
inline constexpr Square passMove = 64;

/// A position and the colour of the side to move. Passes are moves of their own here, as records and protocols have
/// them; a Game resolves them by itself.
struct Turn {
    Position position = startPosition;
    Side side = Side::Black;

    /// The side to move has no move, the other one has.
    [[nodiscard]] bool mustPass() const;
    /// Neither side has a move.
    [[nodiscard]] bool isOver() const;
    /// A legal move, or a pass that is forced. `move` may be any number.
    [[nodiscard]] bool allows(Square move) const;
    /// Precondition: allows(move).
    [[nodiscard]] Turn after(Square move) const;
    /// After a move, and after the pass that it forces, where it does: as a Game goes on. Precondition: allows(square),
    /// which is no pass.
    [[nodiscard]] Turn onward(Square square) const;

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

} // namespace qipan::reversi
