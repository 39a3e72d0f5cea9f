// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qipan::rating {

namespace {

constexpr double centre = 1500;
constexpr double scale = 173.7178;
constexpr double tolerance = 0.000'001;
/// Bound of the logistic function's argument: e^30 is practically certain and far from overflow.
constexpr double farApart = 30;

[[nodiscard]] double square(double x)
{
    return x * x;
}

/// Step 3: the weight g(φ) of a game against an opponent with this deviation (Glicko-2 scale).
[[nodiscard]] double weight(double phi)
{
    return 1 / std::sqrt(1 + 3 * square(phi) / square(std::numbers::pi));
}

[[nodiscard]] double logistic(double x)
{
    return 1 / (1 + std::exp(-std::clamp(x, -farApart, farApart)));
}

/// Step 5: finds the volatility by the Illinois algorithm. After a very improbable result f has three roots, and the
/// bracket of the paper may lead to one that makes the rating worthless after a single game. So the bracket grows from
/// the old volatility, which finds the root nearest to it; with a single root, the result is the same.
[[nodiscard]] double newVolatility(double sigma, double phi, double variance, double delta, double tau)
{
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double power = std::exp(x);
        const double spread = square(phi) + variance + power;
        return power * (square(delta) - spread) / (2 * square(spread)) - (x - a) / square(tau);
    };
    const double step = f(a) > 0 ? tau / 4 : -tau;
    double low = a;
    double high = a + step;
    while (f(high) * step > 0) {
        low = high;
        high += step;
    }
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > tolerance) {
        const double next = low + (low - high) * atLow / (atHigh - atLow);
        const double atNext = f(next);
        if (atNext * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = next;
        atHigh = atNext;
    }
    return std::min(std::exp(low / 2), largestVolatility);
}

} // namespace

Rating afterPeriod(const Rating& before, std::span<const Game> games, double tau)
{
    if (games.empty())
        return afterIdle(before, 1);
    // Step 2.
    const double mu = (before.value - centre) / scale;
    const double phi = before.deviation / scale;
    // Steps 3 and 4: the information in the games, and their scores against the expected ones.
    double information = 0;
    double surprise = 0;
    for (const Game& game : games) {
        const double g = weight(game.deviation / scale);
        const double expected = logistic(g * (mu - (game.opponent - centre) / scale));
        information += square(g) * expected * (1 - expected);
        surprise += g * (game.score - expected);
    }
    const double variance = 1 / information;
    const double sigma = newVolatility(before.volatility, phi, variance, variance * surprise, tau);
    // Steps 6 and 7.
    const double newPhi = 1 / std::sqrt(1 / (square(phi) + square(sigma)) + information);
    // Step 8.
    return {.value = scale * (mu + square(newPhi) * surprise) + centre,
            .deviation = std::min(scale * newPhi, largestDeviation),
            .volatility = sigma};
}

Rating afterIdle(const Rating& before, int periods)
{
    Rating rating = before;
    const double grown = std::sqrt(square(before.deviation) + periods * square(scale * before.volatility));
    rating.deviation = std::min(grown, largestDeviation);
    return rating;
}

double expectedScore(const Rating& one, const Rating& other)
{
    const double phi = std::hypot(one.deviation, other.deviation) / scale;
    return logistic(weight(phi) * (one.value - other.value) / scale);
}

} // namespace qipan::rating
