#include "training/reversi/commands.h"

#include "core/board/mix.h"
#include "core/reversi/engines.h"
#include "core/reversi/full_engine.h"
#include "core/reversi/game.h"
#include "core/reversi/starts.h"
#include "training/reversi/labels.h"
#include "training/reversi/self_play.h"
#include "training/reversi/weights_file.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <ostream>

namespace qipan::reversi {

using training::Contestant;
using training::firstOf;
using training::Shard;
using training::wrong;

namespace {

constexpr int mostDepth = 60;
constexpr std::uint64_t ownNodes = 20'000;
constexpr std::size_t ownMemory = 4 << 20;

Result<Contestant, std::string> readContestant(const std::string& text)
{
    const std::vector<std::string> parts = training::partsOf(text);
    if (parts.empty())
        return std::string{"a contestant is missing"};
    Contestant contestant;
    if (const auto level = training::numberOf(parts.front(), "level", engineLevels)) {
        contestant.make = [level = static_cast<int>(*level)](std::uint64_t seed) { return makeEngine(level, seed); };
    } else {
        const auto weights = weightsNamed(parts.front());
        if (!weights)
            return weights.error();
        contestant.make = [kept = *weights](std::uint64_t seed) { return makeFullEngine(seed, kept.get()); };
        contestant.limits = {.nodes = ownNodes, .memory = ownMemory};
    }
    if (const auto complaint = training::readLimits(parts, contestant.limits))
        return *complaint;
    return contestant;
}

Game gameOf(const std::vector<Square>& moves)
{
    Game game;
    for (const Square square : moves)
        game.play(cellOf(square));
    return game;
}

/// The numbers of all starts, by lot.
std::vector<std::size_t> shuffledStarts(std::uint64_t seed)
{
    std::vector<std::size_t> order(startCount());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [seed](std::size_t index) { return mix(seed, index); });
    return order;
}

/// The opening of pair `number`: 0 and on are different ones while there are any. Null for a kind that is none.
std::function<Game(std::int64_t number)> openingsOf(const std::string& kind, std::uint64_t seed)
{
    if (kind == "starts")
        return [order = shuffledStarts(seed)](std::int64_t number) {
            const StartMoves moves = startMoves(order[static_cast<std::size_t>(number) % order.size()]);
            return gameOf({moves.begin(), moves.end()});
        };
    if (kind == "random")
        return [seed](std::int64_t number) {
            constexpr int judgeDepth = 4;
            return gameOf(balancedStart(mix(seed, static_cast<std::uint64_t>(number)), judgeDepth, plainWeights()));
        };
    return {};
}

} // namespace

int generateCommand(Options& options, const Streams& streams)
{
    std::string complaint;
    const Shard shard = shardOf(options, complaint);
    const std::int64_t first = options.number("first", 0, 0, training::mostGames);
    const std::int64_t games = options.number("games", 100, 1, training::mostGames);
    const SelfPlay play{.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed)),
                        .depth = static_cast<int>(options.number("depth", 4, 1, mostDepth)),
                        .exact = static_cast<int>(options.number("exact", 12, 0, mostDepth))};
    const auto weights = weightsNamed(options.text("weights", "trained"));
    if (!weights)
        complaint = weights.error();
    if (complaint = firstOf(complaint, options); !complaint.empty())
        return wrong(streams, complaint);
    for (std::int64_t number = first; number < first + games; ++number) {
        if (shard.has(number))
            streams.out << textOf(play.play(number, **weights)) << std::endl; // whole lines, whenever it is ended
    }
    return 0;
}

int labelCommand(Options& options, const Streams& streams)
{
    std::string complaint;
    const Shard shard = shardOf(options, complaint);
    const Labels labels{.exact = static_cast<int>(options.number("exact", 14, 0, mostDepth)),
                        .depth = static_cast<int>(options.number("depth", 0, 0, mostDepth)),
                        .share = static_cast<int>(options.number("share", 50, 0, 100))};
    const auto weights = weightsNamed(options.text("weights", "trained"));
    if (!weights)
        complaint = weights.error();
    if (complaint = firstOf(complaint, options); !complaint.empty())
        return wrong(streams, complaint);
    for (const std::string& path : options.words()) {
        for (const std::string& line : training::linesOf(path, complaint)) {
            const std::optional<GameRecord> record = readRecord(line);
            if (!record)
                return wrong(streams, path + ": no game: " + line);
            if (shard.has(record->number))
                streams.out << textOf(labels.labelled(*record, **weights)) << std::endl;
        }
    }
    return complaint.empty() ? 0 : wrong(streams, complaint);
}

int matchCommand(Options& options, const Streams& streams)
{
    std::string complaint;
    const Shard shard = shardOf(options, complaint);
    const std::int64_t pairs = options.number("pairs", 50, 1, training::mostGames);
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed));
    const Result<Contestant, std::string> first = readContestant(options.text("a", ""));
    const Result<Contestant, std::string> second = readContestant(options.text("b", ""));
    for (const auto* each : {&first, &second}) {
        if (!*each)
            complaint = each->error();
    }
    const auto openingOf = openingsOf(options.text("openings", "starts"), seed);
    if (!openingOf)
        complaint = "--openings takes starts or random";
    if (complaint = firstOf(complaint, options); !complaint.empty())
        return wrong(streams, complaint);
    const auto play = [&](std::int64_t number) {
        return training::playPair(openingOf(number), number, seed, *first, *second);
    };
    training::playMatch(pairs, shard, play, streams);
    return 0;
}

int plainCommand(Options& options, const Streams& streams)
{
    const std::string path = options.text("out", "");
    std::string complaint = options.complaint();
    if (complaint.empty() && (path.empty() || !writeWeights(path, plainWeights())))
        complaint = "--out takes the file to write";
    return complaint.empty() ? 0 : wrong(streams, complaint);
}

} // namespace qipan::reversi
