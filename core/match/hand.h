// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace qipan {

/// Who plays black, and so begins, in the first round of a LAN table: the host, the guest, or the winner of
/// rock-paper-scissors.
enum class FirstBlack : std::uint8_t { Host, Guest, RockPaperScissors };

/// A hand in rock-paper-scissors.
enum class Hand : std::uint8_t { Rock, Paper, Scissors };

/// Rock beats scissors, scissors beat paper, paper beats rock.
[[nodiscard]] constexpr bool beats(Hand a, Hand b)
{
    return (a == Hand::Rock && b == Hand::Scissors) || (a == Hand::Scissors && b == Hand::Paper)
        || (a == Hand::Paper && b == Hand::Rock);
}

/// Returns the winning hand, 0 or 1, or nothing after a tie, when both play again.
[[nodiscard]] constexpr std::optional<int> rockPaperScissorsWinner(Hand first, Hand second)
{
    if (first == second)
        return std::nullopt;
    return beats(first, second) ? 0 : 1;
}

} // namespace qipan
