#pragma once

#include "core/board/side.h"

#include <cstdint>
#include <optional>

namespace qipan {

/// Why a round ended. The first four come from the rules of a game, the others from its players.
enum class EndReason : std::uint8_t {
    Five,      ///< gomoku: five in a row
    Forbidden, ///< renju: black played a forbidden point
    Full,      ///< gomoku: no free crossing left
    Count,     ///< reversi: every end by its rules
    Resign,
    Agreed, ///< a draw both sides agreed to
    Timeout,
    Other, ///< told by a program that knows more ends than this one
};

/// True for the ends that a position has by itself.
[[nodiscard]] constexpr bool isEndOfPosition(EndReason reason)
{
    return reason <= EndReason::Count;
}

/// How a round ended; no winner is a draw.
struct Outcome {
    std::optional<Side> winner;
    EndReason reason = EndReason::Full;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace qipan
