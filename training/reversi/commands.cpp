#include "training/reversi/commands.h"

#include "training/reversi/labels.h"
#include "training/reversi/self_play.h"
#include "training/reversi/weights_file.h"

#include <ostream>

namespace qipan::reversi {

using training::firstOf;
using training::Shard;
using training::wrong;

namespace {

constexpr int mostDepth = 60;

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
            streams.out << textOf(play.play(number, **weights)) << std::endl; // whole lines, even if killed
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

int plainCommand(Options& options, const Streams& streams)
{
    const std::string path = options.text("out", "");
    std::string complaint = options.complaint();
    if (complaint.empty() && (path.empty() || !writeWeights(path, plainWeights())))
        complaint = "--out takes the file to write";
    return complaint.empty() ? 0 : wrong(streams, complaint);
}

} // namespace qipan::reversi
