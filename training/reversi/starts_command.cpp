// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "training/reversi/game_record.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/start_positions.h"
#include "training/reversi/transcript.h"
#include "training/reversi/weights_file.h"

#include <ostream>

namespace qipan::reversi {

using training::reportError;
using training::Shard;

namespace {

constexpr int maxPlies = 8;

int scoreAfter(const std::vector<Square>& moves, int depth, const Weights& weights)
{
    return PositionSearcher{weights}.scoreOf(turnAfter(moves).position, depth);
}

} // namespace

int startsCommand(Options& options, const Streams& streams)
{
    std::string errorText;
    const Shard shard = shardOf(options, errorText);
    const auto plies = static_cast<int>(options.number("plies", maxPlies, 0, maxPlies));
    const auto depth = static_cast<int>(options.number("depth", 6, 0, 60));
    const auto within = static_cast<int>(options.number("within", 200, 0, 6'400));
    const auto most = static_cast<std::size_t>(options.number("most", training::maxGames, 0, training::maxGames));
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed));
    const auto weights = weightsNamed(options.text("weights", "trained"));
    if (!weights)
        errorText = weights.error();
    const std::vector<ScoredStart> scored = training::readLines(options.words(), "start", readStart, errorText);
    if (errorText = training::firstError(errorText, options); !errorText.empty())
        return reportError(streams, errorText);
    const std::vector<std::vector<Square>> starts =
        options.words().empty() ? startsAfter(plies) : chosenStarts(scored, within, most, seed);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        if (!shard.has(static_cast<std::int64_t>(i)))
            continue;
        if (depth == 0)
            streams.out << transcriptOf(starts[i]) << std::endl;
        else
            streams.out << textOf(ScoredStart{starts[i], scoreAfter(starts[i], depth, **weights)}) << std::endl;
    }
    return 0;
}

} // namespace qipan::reversi
