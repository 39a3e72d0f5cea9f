// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/openings.h"

#include "core/board/seeded_random.h"

#include <atomic>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <random>

namespace qipan::training {

namespace {

using gomoku::Game;
using gomoku::Rule;

constexpr int starts = 8;
constexpr int minStones = 3;
constexpr int maxStones = 7;
constexpr std::uint64_t evaluatorNodes = 500;

int below(std::mt19937_64& random, std::size_t count)
{
    return static_cast<int>(random() % count);
}

bool isNear(const Game& game, Cell cell)
{
    for (const Ply& ply : game.plies()) {
        if (std::abs(ply.cell.x - cell.x) <= 2 && std::abs(ply.cell.y - cell.y) <= 2)
            return true;
    }
    return false;
}

Game randomStart(Rule rule, int size, std::mt19937_64& random)
{
    constexpr int aroundCentre = 5;
    Game game{rule, size};
    const int stones = minStones + below(random, maxStones - minStones + 1);
    const int corner = (size - aroundCentre) / 2;
    game.play({corner + below(random, aroundCentre), corner + below(random, aroundCentre)});
    while (static_cast<int>(game.plies().size()) < stones) {
        const Cell cell{below(random, static_cast<std::size_t>(size)), below(random, static_cast<std::size_t>(size))};
        if (game.isLegal(cell) && isNear(game, cell))
            game.play(cell);
        if (game.outcome())
            game.takeBack(); // a forbidden point
    }
    return game;
}

std::optional<int> readNumber(std::string_view& rest)
{
    while (!rest.empty() && (rest.front() == ' ' || rest.front() == ','))
        rest.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error != std::errc{})
        return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    return number;
}

} // namespace

Game balancedOpening(Rule rule, int size, std::uint64_t seed, Engine& evaluator)
{
    std::mt19937_64 random{mix(seed, 0)};
    const std::atomic<bool> stop{false};
    Game best{rule, size};
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < starts; ++i) {
        const Game game = randomStart(rule, size, random);
        const int imbalance =
            std::abs(evaluator.think(game, {.nodes = evaluatorNodes, .memory = tableMemory}, stop, {}).score);
        if (imbalance < least) {
            least = imbalance;
            best = game;
        }
    }
    return best;
}

std::optional<Game> readOpening(std::string_view line, Rule rule, int size)
{
    while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
        line.remove_suffix(1);
    Game game{rule, size};
    while (!line.empty()) {
        const std::optional<int> x = readNumber(line);
        const std::optional<int> y = readNumber(line);
        const Cell cell{x.value_or(size) + size / 2, y.value_or(size) + size / 2};
        if (!game.isLegal(cell))
            return std::nullopt;
        game.play(cell);
    }
    return game.plies().empty() || game.outcome() ? std::nullopt : std::optional{game};
}

} // namespace qipan::training
