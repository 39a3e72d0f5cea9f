// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/glicko2.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <array>
#include <cmath>
#include <random>
#include <vector>

using namespace qipan::rating;

namespace {

/// The paper's formulas, step by step in higher precision, with bisection for the volatility.
Rating plainPeriod(const Rating& before, const std::vector<Game>& games, double tau)
{
    using Real = long double;
    const Real pi = std::acos(Real{-1});
    const Real mu = (before.value - 1500) / Real{173.7178L};
    const Real phi = before.deviation / Real{173.7178L};
    Real inverse = 0;
    Real sum = 0;
    for (const Game& game : games) {
        const Real muJ = (game.opponent - 1500) / Real{173.7178L};
        const Real phiJ = game.deviation / Real{173.7178L};
        const Real g = 1 / std::sqrt(1 + 3 * phiJ * phiJ / (pi * pi));
        const Real e = 1 / (1 + std::exp(-g * (mu - muJ)));
        inverse += g * g * e * (1 - e);
        sum += g * (game.score - e);
    }
    const Real v = 1 / inverse;
    const Real delta = v * sum;
    const Real a = std::log(Real{before.volatility} * before.volatility);
    const auto f = [&](Real x) -> Real {
        const Real ex = std::exp(x);
        return ex * (delta * delta - phi * phi - v - ex) / (2 * std::pow(phi * phi + v + ex, Real{2}))
            - (x - a) / (Real{tau} * tau);
    };
    Real low = a - 40; // f is positive here, and negative at the other end
    Real high = std::log(Real{0.25} * 0.25);
    if (f(high) > 0)
        low = high; // as large as possible
    for (int i = 0; i < 300; ++i)
        (f((low + high) / 2) > 0 ? low : high) = (low + high) / 2;
    const Real sigma = std::exp(low / 2);
    const Real star = std::sqrt(phi * phi + sigma * sigma);
    const Real newPhi = 1 / std::sqrt(1 / (star * star) + 1 / v);
    return {.value = static_cast<double>(Real{173.7178L} * (mu + newPhi * newPhi * sum) + 1500),
            .deviation = std::min(350.0, static_cast<double>(Real{173.7178L} * newPhi)),
            .volatility = static_cast<double>(sigma)};
}

bool isSound(const Rating& rating)
{
    return std::isfinite(rating.value) && rating.deviation > 0 && rating.deviation <= largestDeviation
        && std::isfinite(rating.volatility) && rating.volatility > 0;
}

} // namespace

TEST_CASE("the example of the Glicko-2 paper is reproduced", "[rating]")
{
    // The paper rounds intermediate values, which affects its last printed digit.
    const std::array games{Game{1400, 30, 1}, Game{1550, 100, 0}, Game{1700, 300, 0}};
    const Rating after = afterPeriod({.value = 1500, .deviation = 200, .volatility = 0.06}, games, 0.5);
    CHECK(std::abs(after.value - 1464.06) < 0.01);
    CHECK(std::abs(after.deviation - 151.52) < 0.005);
    CHECK(std::abs(after.volatility - 0.05999) < 0.000'01);
}

TEST_CASE("random periods match the plain formulas", "[rating]")
{
    std::mt19937 random{7};
    const auto between = [&](double least, double most) {
        return std::uniform_real_distribution<double>{least, most}(random);
    };
    for (int round = 0; round < qipan::test::repetitions(5'000, 100'000); ++round) {
        const Rating before{between(300, 3000), between(20, 350), between(0.02, 0.2)};
        std::vector<Game> games(1 + random() % 30);
        for (Game& game : games) // close enough for the volatility to have one solution
            game = {before.value + between(-500, 500), between(0, 350), static_cast<double>(random() % 3) / 2};
        const double tau = between(0.3, 1.2);
        const Rating fast = afterPeriod(before, games, tau);
        const Rating plain = plainPeriod(before, games, tau);
        CAPTURE(round, before.value, before.deviation, before.volatility, games.size(), tau);
        CHECK(std::abs(fast.value - plain.value) < 0.01);
        CHECK(std::abs(fast.deviation - plain.deviation) < 0.01);
        CHECK(std::abs(fast.volatility - plain.volatility) < 0.000'01);
    }
}

TEST_CASE("a period without games only increases the deviation up to the initial one", "[rating]")
{
    const Rating before{1700, 60, 0.06};
    const Rating once = afterPeriod(before, {});
    CHECK(once.value == before.value);
    CHECK(once.volatility == before.volatility);
    CHECK(std::abs(once.deviation - std::sqrt(60 * 60 + std::pow(0.06 * 173.7178, 2))) < 1e-9);
    Rating often = before;
    for (int i = 0; i < 365; ++i)
        often = afterPeriod(often, {});
    CHECK(std::abs(often.deviation - afterIdle(before, 365).deviation) < 1e-6);
    CHECK(afterIdle(before, 2'000'000'000).deviation == largestDeviation);
    CHECK(afterIdle(before, 0) == before);
}

TEST_CASE("extreme ratings and deviations stay finite", "[rating]")
{
    for (const double value : {-1e6, 0.0, 1500.0, 1e6}) {
        for (const double deviation : {1e-6, 1.0, 350.0}) {
            for (const double opponent : {-1e6, 1500.0, 1e6}) {
                for (const double score : {0.0, 0.5, 1.0}) {
                    const std::array games{Game{opponent, 0, score}, Game{opponent, 1e6, score}};
                    CAPTURE(value, deviation, opponent, score);
                    CHECK(isSound(afterPeriod({value, deviation, 0.06}, games)));
                }
            }
        }
    }
}

TEST_CASE("a single unexpected loss does not ruin a rating", "[rating]")
{
    const Rating before{2000, 50, 0.06};
    const std::array games{Game{791, 94, 0}};
    const Rating after = afterPeriod(before, games);
    CHECK(after.value < before.value);
    CHECK(after.value > before.value - 60);
    CHECK(std::abs(after.volatility - before.volatility) < 0.001);
    CHECK(std::abs(after.deviation - 51) < 1);
}

TEST_CASE("scoring as expected for many periods converges to the true rating with certainty", "[rating]")
{
    std::mt19937 random{11};
    const double truth = 1850;
    Rating rating;
    for (int day = 0; day < 2'000; ++day) {
        std::vector<Game> games;
        for (int i = 0; i < 10; ++i) {
            const double opponent = 1600 + 50 * static_cast<double>(i);
            const double chance = 1 / (1 + std::pow(10, (opponent - truth) / 400));
            games.push_back({opponent, 50, std::bernoulli_distribution{chance}(random) ? 1.0 : 0.0});
        }
        rating = afterPeriod(rating, games);
        REQUIRE(isSound(rating));
    }
    CHECK(std::abs(rating.value - truth) < 4 * rating.deviation);
    CHECK(rating.deviation < 60);
}

TEST_CASE("200 points more means three wins in four and uncertainty lowers that", "[rating]")
{
    CHECK(std::abs(expectedScore({1700, 0, 0.06}, {1500, 0, 0.06}) - 0.76) < 0.005);
    CHECK(expectedScore({1700, 350, 0.06}, {1500, 0, 0.06}) < 0.72);
    CHECK(expectedScore({1500, 350, 0.06}, {1500, 30, 0.06}) == 0.5);
}
