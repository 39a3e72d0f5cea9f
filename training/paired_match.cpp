// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/paired_match.h"

#include "core/board/seeded_random.h"
#include "core/record/text.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace qipan::training {

namespace {

/// Plays the game to its end; `black` and `white` search within their limits.
GameResult finish(BoardGame& game, const Contestant& black, const Contestant& white, std::uint64_t seed, Side first)
{
    const auto blackEngine = black.make(mix(seed, 0));
    const auto whiteEngine = white.make(mix(seed, 1));
    const std::atomic<bool> stop{false};
    std::optional<Side> winner;
    bool isIllegal = false;
    while (!game.outcome() && !isIllegal) {
        const Side side = game.sideToMove();
        Engine& engine = side == Side::Black ? *blackEngine : *whiteEngine;
        const Limits& limits = side == Side::Black ? black.limits : white.limits;
        const SearchResult found = engine.think(game, limits, stop, {});
        isIllegal = found.line.empty() || !game.isLegal(found.line.front());
        if (isIllegal)
            winner = opposite(side);
        else
            game.play(found.line.front());
    }
    if (game.outcome()) {
        winner = game.outcome()->winner;
        isIllegal = game.outcome()->reason == EndReason::Forbidden;
    }
    return {.points = !winner      ? 1
                : *winner == first ? 2
                                   : 0,
            .plies = static_cast<int>(game.plies().size()),
            .isIllegal = isIllegal};
}

bool readLimit(const std::string& part, Limits& limits)
{
    constexpr std::int64_t maxNodes = 1'000'000'000;
    constexpr std::int64_t maxTime = 3'600'000;
    constexpr std::int64_t maxDepth = 100;
    if (const auto nodes = numberOf(part, "nodes", maxNodes))
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    else if (const auto time = numberOf(part, "time", maxTime))
        limits.time = std::chrono::milliseconds{*time};
    else if (const auto depth = numberOf(part, "depth", maxDepth))
        limits.depth = static_cast<int>(*depth);
    else
        return false;
    return true;
}

} // namespace

std::vector<GameResult> playPair(const BoardGame& opening, std::int64_t number, std::uint64_t seed,
                                 const Contestant& first, const Contestant& second)
{
    const std::uint64_t ownSeed = mix(seed, static_cast<std::uint64_t>(number));
    std::vector<GameResult> results{finish(*opening.clone(), first, second, mix(ownSeed, 1), Side::Black),
                                    finish(*opening.clone(), second, first, mix(ownSeed, 2), Side::White)};
    results[0].number = 2 * number;
    results[1].number = 2 * number + 1;
    return results;
}

std::string textOf(const GameResult& result)
{
    constexpr std::array<const char*, 3> words{"loss", "draw", "win"};
    return "game " + std::to_string(result.number) + (result.number % 2 == 0 ? " black " : " white ")
        + words[static_cast<std::size_t>(result.points)] + ' ' + std::to_string(result.plies) + " plies"
        + (result.isIllegal ? ", illegal" : "");
}

std::optional<GameResult> readResult(std::string_view line)
{
    std::istringstream words{std::string{line}};
    std::string game;
    std::string colour;
    std::string points;
    std::string plies;
    std::string illegal;
    GameResult result;
    if (!(words >> game >> result.number >> colour >> points >> result.plies >> plies) || game != "game")
        return std::nullopt;
    words >> illegal;
    result.points = points == "win" ? 2 : points == "draw" ? 1 : 0;
    result.isIllegal = illegal == "illegal";
    return textOf(result) == line ? std::optional{result} : std::nullopt;
}

void Tally::add(const GameResult& result)
{
    wins += result.points == 2 ? 1 : 0;
    draws += result.points == 1 ? 1 : 0;
    losses += result.points == 0 ? 1 : 0;
    illegal += result.isIllegal ? 1 : 0;
}

double Tally::score() const
{
    return (wins + 0.5 * draws) / games();
}

Tally::Interval Tally::interval() const
{
    constexpr double z = 1.959963984540054; // 95 % of the normal distribution lie within this many standard deviations
    const double n = games();
    const double centre = (score() + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(score() * (1 - score()) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {centre - half, centre + half};
}

std::string textOf(const Tally& tally)
{
    if (tally.games() == 0)
        return "no games";
    std::array<char, 160> text{};
    const Tally::Interval interval = tally.interval();
    std::snprintf(text.data(), text.size(),
                  "%d wins, %d draws, %d losses of %d; score %.1f %% (95 %%: %.1f ... %.1f), %d illegal moves",
                  tally.wins, tally.draws, tally.losses, tally.games(), 100 * tally.score(), 100 * interval.low,
                  100 * interval.high, tally.illegal);
    return text.data();
}

std::vector<std::string> partsOf(const std::string& contestant)
{
    std::vector<std::string> parts;
    std::istringstream stream{contestant};
    for (std::string part; std::getline(stream, part, ',');)
        parts.push_back(part);
    return parts;
}

std::optional<std::int64_t> numberOf(std::string_view part, std::string_view name, std::int64_t most)
{
    if (part.substr(0, name.size()) != name || part.substr(name.size(), 1) != "=")
        return std::nullopt;
    const auto number = record::readNumber<std::int64_t>(part.substr(name.size() + 1));
    return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

std::optional<std::string> readLimits(const std::vector<std::string>& parts, Limits& limits)
{
    if (parts.size() > 1)
        limits.nodes.reset();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (!readLimit(parts[i], limits))
            return "no such limit: " + parts[i];
    }
    return std::nullopt;
}

} // namespace qipan::training
