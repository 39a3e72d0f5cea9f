// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <cstdint>

namespace qipan::gomoku {

/// Which rows win, and whether points are forbidden.
enum class Rule : std::uint8_t {
    Freestyle, ///< five or more
    Standard,  ///< exactly five; a longer row (an overline) does not count
    Renju,     ///< black: exactly five, and the points of core/gomoku/forbidden.h lose; white: five or more, no
               ///< restrictions
};

/// Returns true for black in renju: only exactly five wins, and some points are forbidden.
[[nodiscard]] constexpr bool isLimited(Rule rule, Side side)
{
    return rule == Rule::Renju && side == Side::Black;
}

/// Returns true if an unbroken row of exactly `length` stones of `side` wins.
[[nodiscard]] constexpr bool rowWins(Rule rule, Side side, int length)
{
    const bool exactly = rule == Rule::Standard || isLimited(rule, side);
    return exactly ? length == 5 : length >= 5;
}

} // namespace qipan::gomoku
