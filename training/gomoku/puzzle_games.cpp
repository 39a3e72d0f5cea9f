#include "training/gomoku/puzzle_games.h"

#include "core/board/mix.h"
#include "core/gomoku/engines.h"
#include "core/gomoku/full_engine.h"
#include "training/gomoku/openings.h"

#include <array>
#include <atomic>
#include <random>

namespace qipan::training {

namespace {

using gomoku::Rule;

constexpr std::size_t mostPlies = 110; // fuller boards are hard to look at
constexpr std::uint64_t nodes = 1'000;
constexpr std::array levels{2, 3, 4, 5, 5, 6, 6, 7, 7};

/// Renju has kinds of its own, and is played more often.
constexpr std::array rules{Rule::Renju, Rule::Freestyle, Rule::Renju, Rule::Standard};

} // namespace

gomoku::Game PuzzleGames::play(std::int64_t number) const
{
    const auto index = static_cast<std::uint64_t>(number);
    const std::uint64_t ownSeed = mix(seed, index);
    std::mt19937_64 random{ownSeed};
    const auto judge = gomoku::makeFullEngine(ownSeed);
    gomoku::Game game = balancedOpening(rules[index % rules.size()], size, ownSeed, *judge);
    std::array<std::unique_ptr<Engine>, 2> players;
    for (auto& player : players)
        player = gomoku::makeEngine(levels[random() % levels.size()], random());
    const std::atomic<bool> stop{false};
    while (!game.outcome() && game.plies().size() < mostPlies) {
        Engine& player = *players[static_cast<std::size_t>(game.sideToMove())];
        game.play(player.think(game, {.nodes = nodes, .memory = tableMemory}, stop, {}).line.front());
    }
    return game;
}

} // namespace qipan::training
