// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "training/reversi/fit.h"
#include "training/reversi/self_play.h"
#include "training/reversi/weights_file.h"

#include <ostream>

namespace qipan::reversi {

using training::reportError;
using training::Shard;

int generateCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const std::int64_t first = options.number("first", 0, 0, training::maxGames);
    const std::int64_t games = options.number("games", 100, 1, training::maxGames);
    const SelfPlay play{.seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed)),
                        .depth = static_cast<int>(options.number("depth", 4, 1, wholeGame)),
                        .exact = static_cast<int>(options.number("exact", 12, 0, wholeGame))};
    const auto weights = weightsOption(options);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    for (std::int64_t number = first; number < first + games; ++number) {
        if (shard.has(number))
            streams.out << textOf(play.play(number, *weights)) << std::endl; // whole lines, even if killed
    }
    return 0;
}

int labelCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const Labels labels{.exact = static_cast<int>(options.number("exact", 14, 0, wholeGame)),
                        .depth = static_cast<int>(options.number("depth", 0, 0, wholeGame)),
                        .share = static_cast<int>(options.number("share", 50, 0, 100))};
    const auto weights = weightsOption(options);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    for (const std::string& path : options.words()) {
        for (const std::string& line : training::linesOf(path, options)) {
            const std::optional<GameRecord> record = readRecord(line);
            if (!record)
                return reportError(streams, path + ": no game: " + line);
            if (shard.has(record->number))
                streams.out << textOf(labels.labelled(*record, *weights)) << std::endl;
        }
    }
    const std::string errorText = options.errorText();
    return errorText.empty() ? 0 : reportError(streams, errorText);
}

int handcraftedCommand(Options& options, const Streams& streams)
{
    const std::string path = options.text("out", "");
    std::string errorText = options.errorText();
    if (errorText.empty() && (path.empty() || !writeWeights(path, handcraftedWeights())))
        errorText = "--out takes the file to write";
    return errorText.empty() ? 0 : reportError(streams, errorText);
}

} // namespace qipan::reversi
