// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"

#include <optional>
#include <vector>

namespace qipan::gomoku {

/// A four that wins unless the other side makes five itself: it threatens two fives, or one that the other side is not
/// allowed to block.
struct WinningFour {
    Point four = 0;
    PointSet fives; ///< the points that make five afterwards
    /// The win depends on forbidden points, so that another stone anywhere may change it (renju only).
    bool dependsOnForbidden = false;
};

/// Returns the first winning four found, with `side` to move. Changes `position` and restores it.
/// Precondition: `side` cannot make a five at once.
[[nodiscard]] std::optional<WinningFour> winningFour(Position& position, Side side);

/// A move that forces the defender to answer.
struct Attack {
    Point point = 0;
    bool isFour = false;
};

/// Returns the attacking moves of `attacker`, which is to move, most forcing first: fours, and threes, which are moves
/// that threaten a winning four. If the defender has a five, returns only its block, if possible; the caller checks
/// whether the block attacks. Changes `position` and restores it.
/// Precondition: the attacker has no five at once and no winning four.
[[nodiscard]] std::vector<Attack> attacksOf(Position& position, Side attacker);

/// Returns all answers of the defender, which is to move, to `threat`, except those that certainly lose to it. Its own
/// fours come first. Omits stones that affect neither the four nor its fives and give the defender no five. If the
/// threat depends on forbidden points, tries every stone. Changes `position` and restores it. Precondition: neither
/// side has a five at once.
[[nodiscard]] std::vector<Point> answersTo(Position& position, Side attacker, const WinningFour& threat);

} // namespace qipan::gomoku
