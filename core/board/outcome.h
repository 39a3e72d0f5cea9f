// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <cstdint>
#include <optional>

namespace qipan {

/// Why a round ended. The first four follow from the rules of the game, the others from the players.
enum class EndReason : std::uint8_t {
    Five,      ///< gomoku: five in a row
    Forbidden, ///< renju: black played a forbidden point
    Full,      ///< gomoku: the board is full
    Count,     ///< reversi: any end by the rules
    Resign,
    Agreed, ///< a draw by agreement
    Timeout,
    Other, ///< a reason that this version does not know, sent by a peer
};

/// Returns true if the position itself ends the game.
[[nodiscard]] constexpr bool isDecidedOnBoard(EndReason reason)
{
    return reason <= EndReason::Count;
}

/// The result of a round; no winner means a draw.
struct Outcome {
    std::optional<Side> winner;
    EndReason reason = EndReason::Full;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace qipan
