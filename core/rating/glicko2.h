#pragma once

#include <span>

namespace qipan::rating {

/// What is known of somebody's strength, on the scale of Glicko (and so of Elo): 200 points more win three games of
/// four.
struct Rating {
    double value = 1500;
    double deviation = 350; ///< RD: the strength lies within two of them, 19 times of 20
    double volatility = 0.06;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// Nobody is known worse than somebody of whom nothing is known.
inline constexpr double largestDeviation = 350;
/// Nor is anybody's strength taken to change by more than some 40 points from day to day.
inline constexpr double largestVolatility = 0.25;
/// How far the volatility may move in a period: the paper takes 0.3 to 1.2; small values keep improbable results from
/// changing much.
inline constexpr double usualTau = 0.5;

/// A game against somebody of known strength.
struct Game {
    double opponent = 1500; ///< rating
    double deviation = 0;   ///< of the opponent's rating
    double score = 0;       ///< 1 for a win, 0.5 for a draw, 0 for a loss
};

/// The rating after a rating period with these games; without games, after one in which nobody played.
///
/// Source: Mark E. Glickman, "Example of the Glicko-2 system" (2022), steps 2 to 8,
/// https://www.glicko.net/glicko/glicko2.pdf. Beyond the paper the deviation and the volatility have bounds, and what
/// is expected of a game is never quite certain, so that no rating, however far away, leads to a division by zero.
[[nodiscard]] Rating afterPeriod(const Rating& before, std::span<const Game> games, double tau = usualTau);

/// The rating after so many periods in which nobody played: step 6 alone, as often.
[[nodiscard]] Rating afterIdle(const Rating& before, int periods);

/// What share of the points one can expect against another: step 3, with the uncertainty of both.
[[nodiscard]] double expectedShare(const Rating& one, const Rating& other);

} // namespace qipan::rating
