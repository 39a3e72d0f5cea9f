#pragma once

#include <cstdint>
#include <optional>

namespace qipan {

/// Who plays black, and begins, in the first round of a table on the LAN: one of the two, or who wins a throw.
enum class FirstBlack : std::uint8_t { Host, Guest, Throw };

/// What a hand can be in rock, paper, scissors.
enum class Hand : std::uint8_t { Rock, Paper, Scissors };

/// Rock beats scissors, scissors beat paper, paper beats rock.
[[nodiscard]] constexpr bool beats(Hand a, Hand b)
{
    return (a == Hand::Rock && b == Hand::Scissors) || (a == Hand::Scissors && b == Hand::Paper)
        || (a == Hand::Paper && b == Hand::Rock);
}

/// Which of two hands wins, 0 or 1, or nothing when they are alike and both throw anew.
[[nodiscard]] constexpr std::optional<int> throwWinner(Hand first, Hand second)
{
    if (first == second)
        return std::nullopt;
    return beats(first, second) ? 0 : 1;
}

} // namespace qipan
