// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/puzzle_game.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/engines.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/position.h"
#include "core/gomoku/win_prover.h"
#include "training/gomoku/openings.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <random>

namespace qipan::training {

namespace {

using gomoku::Rule;

constexpr int boardSize = 15;
constexpr std::size_t maxGamePlies = 110; // fuller boards are hard to read
constexpr std::uint64_t nodes = 200;

/// Mostly without a search: they answer immediate threats but see no longer wins of either side.
constexpr std::array players{
    gomoku::Traits{.overlookedThrees = 30, .overlookedFours = 10, .secondBest = 50},
    gomoku::Traits{.overlookedThrees = 10, .secondBest = 40},
    gomoku::Traits{.overlookedThrees = 2, .secondBest = 30},
    gomoku::Traits{.secondBest = 25},
    gomoku::Traits{.secondBest = 15},
    gomoku::Traits{.depth = 3, .nodes = 200, .overlookedThrees = 5, .secondBest = 20},
};

/// Renju has additional puzzle kinds, so it is played more often.
constexpr std::array rules{Rule::Renju, Rule::Freestyle, Rule::Renju, Rule::Standard};

/// How many fours the opponents of a game read ahead; longer wins remain on the board as puzzles.
constexpr std::array foursAhead{0, 0, 1, 1, 2, 2, 3, 4, 5, 6};

/// A move of a win by at most this many fours, or one that stops such a win of the other side. Nothing if there is
/// none.
std::optional<Cell> moveByFours(const gomoku::Game& game, int fours, gomoku::WinProver& prover)
{
    const std::atomic<bool> never{false};
    const Side mover = game.sideToMove();
    const Side other = opposite(mover);
    gomoku::Position position{game.board(), game.rule(), gomoku::trainedWeights(game.rule())};
    if (const auto win = prover.byFours(position, mover, never, fours); win.isProven())
        return gomoku::cellOf(win.line.front());
    if (position.canMakeFive(other))
        return std::nullopt; // found without a search
    const auto threat = prover.byFours(position, other, never, fours);
    if (!threat.isProven())
        return std::nullopt;
    const gomoku::PointSet answers = gomoku::answersToFours(position, mover, threat.line);
    for (const gomoku::Point point : gomoku::orderedMoves(position, mover, 0)) {
        if (!answers.contains(point) || position.threatAt(point, mover) >= gomoku::PointThreat::Four)
            continue;
        const gomoku::ScopedMove scopedMove{position, point, mover};
        if (!prover.byFours(position, other, never, fours).isProven())
            return gomoku::cellOf(point);
    }
    return std::nullopt;
}

} // namespace

gomoku::Game puzzleGame(std::uint64_t seed, std::uint64_t number)
{
    const std::uint64_t ownSeed = mix(seed, number);
    std::mt19937_64 random{ownSeed};
    const auto judge = gomoku::makeLevelEngine(gomoku::Traits{}, ownSeed);
    gomoku::Game game = balancedOpening(rules[number % rules.size()], boardSize, ownSeed, *judge);
    std::array<std::unique_ptr<Engine>, 2> engines;
    for (auto& engine : engines)
        engine = gomoku::makeLevelEngine(players[random() % players.size()], random());
    const int fours = foursAhead[random() % foursAhead.size()];
    gomoku::WinProver prover{{.fourNodes = 2'000, .fourBytes = std::size_t{1} << 18}};
    const std::atomic<bool> stop{false};
    while (!game.outcome() && game.plies().size() < maxGamePlies) {
        if (const auto move = moveByFours(game, fours, prover)) {
            game.play(*move);
            continue;
        }
        Engine& engine = *engines[static_cast<std::size_t>(game.sideToMove())];
        game.play(engine.think(game, {.nodes = nodes, .memory = tableMemory}, stop, {}).line.front());
    }
    return game;
}

} // namespace qipan::training
