#pragma once

#include "core/gomoku/position.h"

#include <optional>
#include <vector>

namespace qipan::gomoku {

/// A four after which nothing saves the other side, unless it makes five itself: it leaves two fives, or one that the
/// other side may not block.
struct WinningFour {
    Point four = 0;
    PointSet fives; ///< what makes five afterwards
    /// Another stone anywhere may change what is forbidden, and with that the win (only in renju).
    bool hangsOnForbidden = false;
};

/// The first one found, if `side` were to move. Changes `position` and restores it.
/// Precondition: `side` has no five at once.
[[nodiscard]] std::optional<WinningFour> winningFour(Position& position, Side side);

/// A move that forces the defender to answer.
struct Attack {
    Point point = 0;
    bool isFour = false;
};

/// What `attacker`, who is to move, can go on attacking with, the most forcing first: fours, and threes, which are the
/// moves that let a winning four follow. Where the defender has a five, all there is to try is to block it, if that is
/// possible; whether the block attacks is for the caller to see.
/// Changes `position` and restores it. Precondition: the attacker has no five at once and no winning four.
[[nodiscard]] std::vector<Attack> attacksOf(Position& position, Side attacker);

/// All answers of the defender, who is to move, to the threat of `threat` but those that certainly lose to it. Its own
/// fours come first.
///
/// Left out are stones that change neither the four nor its fives and leave the defender without a five. Where the
/// threat hangs on what is forbidden, each other stone is tried out.
/// Changes `position` and restores it. Precondition: neither side has a five at once.
[[nodiscard]] std::vector<Point> answersTo(Position& position, Side attacker, const WinningFour& threat);

} // namespace qipan::gomoku
