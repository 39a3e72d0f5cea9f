// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "core/board/seeded_random.h"
#include "core/reversi/engines.h"
#include "core/reversi/game.h"
#include "core/reversi/starts.h"
#include "training/reversi/beginner.h"
#include "training/reversi/self_play.h"
#include "training/reversi/start_positions.h"
#include "training/reversi/weights_file.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace qipan::reversi {

using training::Contestant;
using training::reportError;
using training::Shard;

namespace {

constexpr std::uint64_t ownNodes = 20'000;
constexpr std::size_t ownMemory = 4 << 20;

Result<Contestant, std::string> readContestant(const std::string& text)
{
    std::vector<std::string> parts = training::partsOf(text);
    if (parts.empty())
        return std::string{"a contestant is missing"};
    const bool hasBook = std::erase(parts, "book") > 0;
    Contestant contestant;
    if (const auto level = training::numberOf(parts.front(), "level", engineLevels)) {
        contestant.make = [level = static_cast<int>(*level)](std::uint64_t seed) { return makeEngine(level, seed); };
    } else if (parts.front() == "beginner") {
        contestant.make = makeBeginner;
    } else {
        const auto weights = weightsNamed(parts.front());
        if (!weights)
            return weights.error();
        contestant.make = [kept = *weights](std::uint64_t seed) { return makeFullEngine(seed, kept.get()); };
        contestant.limits = {.nodes = ownNodes, .memory = ownMemory};
    }
    if (const auto errorText = training::readLimits(parts, contestant.limits))
        return *errorText;
    if (hasBook)
        contestant.make = [make = contestant.make](std::uint64_t seed) { return withBook(make(seed), seed); };
    return contestant;
}

Game gameOf(const std::vector<Square>& moves)
{
    Game game;
    for (const Square square : moves)
        game.play(cellOf(square));
    return game;
}

/// `count` opening indices in random order.
std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [seed](std::size_t index) { return mix(seed, index); });
    return order;
}

/// The openings of a match: balanced, random, or all of a given number of plies. Pairs get different ones as long as
/// there are any. Null for an unknown `kind`.
std::function<Game(std::int64_t number)> openingsOf(const std::string& kind, std::uint64_t seed)
{
    if (kind == "starts")
        return [order = shuffled(startCount(), seed)](std::int64_t number) {
            const StartMoves moves = startMoves(order[static_cast<std::size_t>(number) % order.size()]);
            return gameOf({moves.begin(), moves.end()});
        };
    if (kind == "random")
        return [seed](std::int64_t number) {
            constexpr int openingDepth = 4;
            return gameOf(
                balancedStart(mix(seed, static_cast<std::uint64_t>(number)), openingDepth, handcraftedWeights()));
        };
    if (kind.size() == 1 && kind.front() >= '0' && kind.front() <= '8') {
        const auto all = startsAfter(kind.front() - '0');
        return [all, order = shuffled(all.size(), seed)](std::int64_t number) {
            return gameOf(all[order[static_cast<std::size_t>(number) % order.size()]]);
        };
    }
    return {};
}

} // namespace

int matchCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const std::int64_t pairs = options.number("pairs", 50, 1, training::maxGames);
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed));
    const Result<Contestant, std::string> first = readContestant(options.text("a", ""));
    const Result<Contestant, std::string> second = readContestant(options.text("b", ""));
    for (const auto* each : {&first, &second}) {
        if (!*each)
            options.reject(each->error());
    }
    const auto openingOf = openingsOf(options.text("openings", "starts"), seed);
    if (!openingOf)
        options.reject("--openings takes starts, random or a number of plies from 0 to 8");
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    const auto play = [&](std::int64_t number) {
        return training::playPair(openingOf(number), number, seed, *first, *second);
    };
    training::playMatch(pairs, shard, play, streams);
    return 0;
}

} // namespace qipan::reversi
