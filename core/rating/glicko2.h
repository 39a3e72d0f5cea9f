// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace qipan::rating {

/// A player's estimated strength on the Glicko (and Elo) scale: 200 points more score about three of four games.
struct Rating {
    double value = 1500;
    double deviation = 350; ///< RD; the true strength is within two deviations with 95 % confidence
    double volatility = 0.06;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// Upper bound of the deviation: that of a player without games.
inline constexpr double largestDeviation = 350;
/// Upper bound of the volatility, so that strength is taken to change by at most some 40 points per day.
inline constexpr double largestVolatility = 0.25;
/// System constant τ: how fast the volatility changes per period. The paper suggests 0.3 to 1.2; small values keep
/// improbable results from causing large changes.
inline constexpr double defaultTau = 0.5;

/// A game against an opponent of known rating.
struct Game {
    double opponent = 1500; ///< rating of the opponent
    double deviation = 0;   ///< of the opponent's rating
    double score = 0;       ///< 1 for a win, 0.5 for a draw, 0 for a loss
};

/// Returns the rating after a rating period with `games`; without games, after an idle period. Source: Mark E.
/// Glickman, "Example of the Glicko-2 system" (2022), steps 2 to 8, https://www.glicko.net/glicko/glicko2.pdf. Unlike
/// the paper, this bounds the deviation and the volatility, and keeps expected scores away from 0 and 1, so that no
/// rating, however extreme, leads to a division by zero.
[[nodiscard]] Rating afterPeriod(const Rating& before, std::span<const Game> games, double tau = defaultTau);

/// Returns the rating after `periods` periods without games: step 6 alone, repeated.
[[nodiscard]] Rating afterIdle(const Rating& before, int periods);

/// Returns the expected score of `one` against `other`: step 3, with the uncertainty of both.
[[nodiscard]] double expectedScore(const Rating& one, const Rating& other);

} // namespace qipan::rating
