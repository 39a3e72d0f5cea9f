// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "core/board/seeded_random.h"
#include "core/reversi/search_selectivity.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/self_play.h"
#include "training/reversi/weights_file.h"

#include <array>
#include <cmath>
#include <iomanip>
#include <ostream>

namespace qipan::reversi {

using training::reportError;

namespace {

constexpr int maxComparedDepth = 16;
constexpr int emptiesPerRow = 6;
constexpr std::size_t rows = 10;

/// Differences between the searches at one depth and shallow ones that approximate them.
struct Differences {
    std::int64_t positions = 0;
    double sum = 0;
    double squares = 0;

    void add(double difference)
    {
        ++positions;
        sum += difference;
        squares += difference * difference;
    }
    [[nodiscard]] double mean() const { return sum / static_cast<double>(positions); }
    [[nodiscard]] double deviation() const
    {
        return std::sqrt(squares / static_cast<double>(positions) - mean() * mean());
    }
};

using Table = std::array<std::array<Differences, maxComparedDepth + 1>, rows>;

/// A position from good play: a balanced start and some moves of a shallow search.
Position somePosition(std::uint64_t seed, const Weights& weights, int empties)
{
    constexpr int depth = 4;
    Turn turn = turnAfter(balancedStart(seed, depth, weights));
    PositionSearcher searcher{weights};
    while (!turn.isOver() && turn.position.empties() > empties)
        turn = turn.afterForcedPass(squareOf(searcher.think(turn.position, depth).line.front()));
    return turn.position;
}

void measure(const Position& position, const Weights& weights, int deepest, Table& table)
{
    std::array<int, maxComparedDepth + 1> scores{};
    const int last = std::min(deepest, position.empties() - 1); // excludes searches that reach the end of the game
    for (int depth = 1; depth <= last; ++depth)
        scores[static_cast<std::size_t>(depth)] = PositionSearcher{weights, false}.scoreOf(position, depth);
    const auto row = static_cast<std::size_t>(position.empties() / emptiesPerRow);
    for (int depth = 3; depth <= last; ++depth) {
        const auto deep = static_cast<std::size_t>(depth);
        const auto probe = static_cast<std::size_t>(probeDepth(depth));
        table[row][deep].add(scores[deep] - scores[probe]);
    }
}

} // namespace

int deviateCommand(Options& options, const Streams& streams)
{
    const std::int64_t positions = options.number("positions", 1'000, 1, training::maxGames);
    const auto deepest = static_cast<int>(options.number("deepest", 8, 3, maxComparedDepth));
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed));
    const auto weights = weightsOption(options);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    Table table{};
    for (std::int64_t i = 0; i < positions; ++i) {
        constexpr int fewest = 10;
        constexpr int most = 50;
        const std::uint64_t ownSeed = mix(seed, static_cast<std::uint64_t>(i));
        const int empties = fewest + static_cast<int>(ownSeed % (most - fewest));
        if (const Position position = somePosition(ownSeed, *weights, empties); legalMoves(position) != 0)
            measure(position, *weights, deepest, table);
    }
    streams.out << "empties from, depth, depth of the probe: positions, mean, deviation in hundredths of a disc\n"
                << std::fixed << std::setprecision(0);
    for (std::size_t row = 0; row < rows; ++row) {
        for (int depth = 3; depth <= deepest; ++depth) {
            const Differences& found = table[row][static_cast<std::size_t>(depth)];
            if (found.positions > 1)
                streams.out << row * emptiesPerRow << ' ' << depth << ' ' << probeDepth(depth) << ": "
                            << found.positions << ' ' << found.mean() << ' ' << found.deviation() << '\n';
        }
    }
    return 0;
}

} // namespace qipan::reversi
