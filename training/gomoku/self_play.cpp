// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/self_play.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/engines.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/position.h"
#include "training/gomoku/openings.h"

#include <algorithm>
#include <atomic>
#include <random>

namespace qipan::training {

namespace {

using gomoku::Game;
using gomoku::Point;
using gomoku::PointThreat;
using gomoku::Position;

constexpr std::size_t maxPlies = 160;
constexpr std::size_t betterMoves = 6;

/// A move by static evaluation; nothing if there is a forced one.
std::optional<Cell> randomGoodMove(const Game& game, const gomoku::Weights& weights, std::mt19937_64& random)
{
    const Position position{game.board(), game.rule(), weights};
    for (const Side side : {Side::Black, Side::White}) {
        if (position.canMakeFive(side) || gomoku::canMakeOpenFour(position, side))
            return std::nullopt;
    }
    const std::vector<Point> ordered = gomoku::orderedMoves(position, game.sideToMove(), random());
    return gomoku::cellOf(ordered[random() % std::min(betterMoves, ordered.size())]);
}

} // namespace

GameRecord SelfPlay::play(std::int64_t number, const gomoku::WeightsOf& weights) const
{
    const std::uint64_t ownSeed = mix(seed, static_cast<std::uint64_t>(number));
    std::mt19937_64 random{ownSeed};
    const auto engine = gomoku::makeFullEngine(ownSeed, weights);
    Game game = balancedOpening(rule, size, ownSeed, *engine);

    GameRecord record{.number = number, .rule = rule, .size = size};
    for (const Ply& ply : game.plies())
        record.moves.push_back({ply.cell, std::nullopt});
    const std::atomic<bool> stop{false};
    while (!game.outcome() && game.plies().size() < maxPlies) {
        const bool isNoise = static_cast<int>(random() % 100) < noise;
        if (const auto move = isNoise ? randomGoodMove(game, weights(rule), random) : std::nullopt) {
            record.moves.push_back({*move, std::nullopt});
            game.play(*move);
            continue;
        }
        const SearchResult found = engine->think(game, {.nodes = nodes, .memory = tableMemory}, stop, {});
        const bool isProven = gomoku::isDecided(found.score);
        const int proven = found.score > 0 ? gomoku::winScore : -gomoku::winScore; // whatever its length
        record.moves.push_back({found.line.front(), isProven ? proven : found.score});
        if (isProven) {
            record.winner = found.score > 0 ? game.sideToMove() : opposite(game.sideToMove());
            return record;
        }
        game.play(found.line.front());
    }
    if (game.outcome())
        record.winner = game.outcome()->winner;
    return record;
}

} // namespace qipan::training
