// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/commands.h"

#include "training/gomoku/openings.h"
#include "training/gomoku/pairing.h"
#include "training/gomoku/self_play.h"
#include "training/gomoku/weights_file.h"

#include <fstream>
#include <memory>
#include <optional>
#include <ostream>

namespace qipan::training {

namespace {

struct Table {
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
};

/// Reads `--rule` and `--size`.
Table tableOf(Options& options)
{
    constexpr int renjuSize = 15;
    const std::string name = options.text("rule", "freestyle");
    const std::optional<gomoku::Rule> rule = ruleNamed(name);
    if (!rule)
        options.reject("there is no rule " + name);
    const auto size = static_cast<int>(options.number("size", 15, 10, gomoku::largestSize));
    if (rule == gomoku::Rule::Renju && size != renjuSize)
        options.reject("renju is played on 15 lines");
    return {rule.value_or(gomoku::Rule::Freestyle), size};
}

} // namespace

int selfPlayCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const Table table = tableOf(options);
    const std::int64_t first = options.number("first", 0, 0, maxGames);
    const std::int64_t games = options.number("games", 100, 1, maxGames);
    const SelfPlay play{.rule = table.rule,
                        .size = table.size,
                        .seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, anySeed)),
                        .nodes = static_cast<std::uint64_t>(options.number("nodes", 1'500, 1, maxGames)),
                        .noise = static_cast<int>(options.number("noise", 8, 0, 100))};
    const std::string path = options.text("weights", "");
    gomoku::WeightsOf weights = gomoku::handcraftedWeights;
    if (!path.empty()) {
        std::ifstream file{path};
        const Result<WeightBook, std::string> book = readWeights(file);
        if (!book)
            return reportError(streams, path + ": " + book.error());
        weights = [kept = std::make_shared<const WeightBook>(*book)](gomoku::Rule rule) -> const gomoku::Weights& {
            return kept->of(rule);
        };
    }
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    for (std::int64_t number = first; number < first + games; ++number) {
        if (shard.has(number))
            streams.out << textOf(play.play(number, weights)) << std::endl; // whole lines, even if killed
    }
    return 0;
}

int matchCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const Table table = tableOf(options);
    const std::int64_t pairs = options.number("pairs", 50, 1, maxGames);
    Pairing pairing{.rule = table.rule,
                    .size = table.size,
                    .seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, anySeed))};
    if (const std::string path = options.text("openings", ""); !path.empty()) {
        pairing.openings = linesOf(path, options);
        for (const std::string& line : pairing.openings) {
            if (!readOpening(line, pairing.rule, pairing.size))
                options.reject("no opening: " + line);
        }
    }
    const Result<Contestant, std::string> first = readContestant(options.text("a", ""));
    const Result<Contestant, std::string> second = readContestant(options.text("b", ""));
    for (const auto* each : {&first, &second}) {
        if (!*each)
            options.reject(each->error());
    }
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    playMatch(
        pairs, shard, [&](std::int64_t number) { return pairing.play(number, *first, *second); }, streams);
    return 0;
}

int handcraftedCommand(Options& options, const Streams& streams)
{
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    const auto book = std::make_unique<WeightBook>(WeightBook{gomoku::handcraftedWeights(gomoku::Rule::Freestyle),
                                                              gomoku::handcraftedWeights(gomoku::Rule::Renju)});
    write(streams.out, *book);
    return 0;
}

} // namespace qipan::training
