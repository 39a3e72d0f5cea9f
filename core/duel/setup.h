// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"
#include "core/match/command.h"

#include <chrono>
#include <cstdint>

namespace qipan::duel {

using Milliseconds = std::chrono::milliseconds;

/// What decides a round.
enum class Rule : std::uint8_t {
    Race,   ///< the first to clear the board wins
    Points, ///< the most points within a fixed time win; a cleared board is refilled
};

/// What both seats agree to before a duel. Source: docs/lan-protocol.md, "Duels".
struct Setup {
    link::DealSetup deal; ///< of the first round
    Rule rule = Rule::Race;
    int bestOf = 1;                   ///< rounds at most: 1, 3 or 5
    std::chrono::minutes minutes{0};  ///< of a round by points: 1 to 60; 0 in a race
    std::chrono::seconds hintCost{5}; ///< 0 to 60, during which the player cannot take pairs
    std::chrono::seconds shuffleCost{10};

    friend bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr int longestMinutes = 60;
inline constexpr std::chrono::seconds largestCost{60};

/// Returns whether the values are within their limits and the deal can be made.
[[nodiscard]] bool isValid(const Setup& setup);

/// Returns the seed of a seat's `count`-th shuffle (from 1) of a board without a pair, for link::Game::shuffle.
[[nodiscard]] std::uint64_t shuffleSeed(const link::DealSetup& deal, Seat seat, int count);
/// Returns the seed by which the deal is shuffled to refill a board for the `count`-th time (from 1); the same for both
/// seats.
[[nodiscard]] std::uint64_t refillSeed(const link::DealSetup& deal, int count);

} // namespace qipan::duel
