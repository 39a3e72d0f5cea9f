#pragma once

#include "core/board/side.h"

#include <cstdint>

namespace qipan::gomoku {

/// Which rows of stones win, and whether some points are forbidden.
enum class Rule : std::uint8_t {
    Freestyle, ///< five or more
    Standard,  ///< exactly five; a longer row (an overline) is nothing
    Renju,     ///< black: exactly five, and the points of core/gomoku/forbidden.h lose; white: five or more, no limits
};

/// True for black under renju: only exactly five wins, and some points are forbidden.
[[nodiscard]] constexpr bool isLimited(Rule rule, Side side)
{
    return rule == Rule::Renju && side == Side::Black;
}

/// True when a row of `length` stones of `side`, as long as it goes, wins.
[[nodiscard]] constexpr bool rowWins(Rule rule, Side side, int length)
{
    const bool exactly = rule == Rule::Standard || isLimited(rule, side);
    return exactly ? length == 5 : length >= 5;
}

} // namespace qipan::gomoku
