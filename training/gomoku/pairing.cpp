// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/pairing.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/engines.h"
#include "training/gomoku/beginner.h"
#include "training/gomoku/openings.h"
#include "training/gomoku/weights_file.h"

#include <fstream>
#include <optional>

namespace qipan::training {

using gomoku::Game;

namespace {

Result<Contestant, std::string> withWeights(gomoku::WeightsOf weights)
{
    constexpr std::uint64_t ownNodes = 5'000;
    constexpr std::size_t ownMemory = 4 << 20;
    return Contestant{.make = [weights](std::uint64_t seed) { return gomoku::makeFullEngine(seed, weights); },
                      .limits = {.nodes = ownNodes, .memory = ownMemory}};
}

Result<Contestant, std::string> readEngine(const std::string& what)
{
    if (const auto level = numberOf(what, "level", gomoku::engineLevels)) {
        return Contestant{
            .make = [level = static_cast<int>(*level)](std::uint64_t seed) { return gomoku::makeEngine(level, seed); }};
    }
    if (what == "beginner")
        return Contestant{.make = makeBeginner};
    if (what == "plain")
        return withWeights(gomoku::handcraftedWeights);
    if (what == "trained")
        return withWeights(gomoku::trainedWeights);
    std::ifstream file{what};
    if (!file)
        return "there is no file " + what;
    const Result<WeightBook, std::string> book = readWeights(file);
    if (!book)
        return what + ": " + book.error();
    return withWeights([kept = std::make_shared<const WeightBook>(*book)](gomoku::Rule rule) -> const gomoku::Weights& {
        return kept->of(rule);
    });
}

} // namespace

std::vector<GameResult> Pairing::play(std::int64_t number, const Contestant& first, const Contestant& second) const
{
    return playPair(openingOf(number), number, seed, first, second);
}

Game Pairing::openingOf(std::int64_t number) const
{
    if (!openings.empty()) {
        const std::string& line = openings[static_cast<std::size_t>(number) % openings.size()];
        if (const std::optional<Game> opening = readOpening(line, rule, size))
            return *opening;
    }
    const std::uint64_t ownSeed = mix(seed, static_cast<std::uint64_t>(number));
    return balancedOpening(rule, size, ownSeed, *gomoku::makeFullEngine(ownSeed, gomoku::handcraftedWeights));
}

Result<Contestant, std::string> readContestant(const std::string& text)
{
    const std::vector<std::string> parts = partsOf(text);
    if (parts.empty())
        return std::string{"a contestant is missing"};
    Result<Contestant, std::string> contestant = readEngine(parts.front());
    if (contestant) {
        if (const auto errorText = readLimits(parts, contestant.value().limits))
            return *errorText;
    }
    return contestant;
}

} // namespace qipan::training
