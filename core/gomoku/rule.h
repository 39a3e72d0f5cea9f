#pragma once

#include <cstdint>

namespace qipan::gomoku {

/// Which rows of stones win.
enum class Rule : std::uint8_t {
    Freestyle, ///< five or more
    Standard,  ///< exactly five; a longer row (an overline) is nothing
};

/// True when a row of `length` stones of one colour, as long as it goes, wins.
[[nodiscard]] constexpr bool rowWins(Rule rule, int length)
{
    return rule == Rule::Freestyle ? length >= 5 : length == 5;
}

} // namespace qipan::gomoku
