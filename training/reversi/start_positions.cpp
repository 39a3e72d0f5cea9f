// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/start_positions.h"

#include "core/board/seeded_random.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/symmetry.h"
#include "training/reversi/commands.h"
#include "training/reversi/game_record.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/weights_file.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <sstream>

namespace qipan::reversi {

using training::reportError;
using training::Shard;

namespace {

using Moves = std::vector<Square>;

struct OpeningLine {
    Moves moves;
    Position position = startPosition;
};

struct NumberedStart {
    std::uint64_t number;
    Moves moves;
};

/// The sequences one move longer; those to equivalent positions are not merged yet.
std::vector<OpeningLine> extensionsOf(const OpeningLine& openingLine)
{
    std::vector<OpeningLine> longer;
    for (Squares rest = legalMoves(openingLine.position); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const Position next = afterMove(openingLine.position, square);
        if (legalMoves(next) == 0)
            continue;
        OpeningLine on{openingLine.moves, next};
        on.moves.push_back(square);
        longer.push_back(std::move(on));
    }
    return longer;
}

/// Keeps one sequence for each position, the first by transcript.
void removeEquivalent(std::vector<OpeningLine>& openingLines)
{
    const auto placeOf = [](const OpeningLine& openingLine) { return canonical(openingLine.position).position; };
    std::ranges::sort(openingLines, [](const OpeningLine& a, const OpeningLine& b) {
        return transcriptOf(a.moves) < transcriptOf(b.moves);
    });
    std::ranges::stable_sort(openingLines, isBefore, placeOf);
    const auto isAlike = [&placeOf](const OpeningLine& a, const OpeningLine& b) { return placeOf(a) == placeOf(b); };
    openingLines.erase(std::unique(openingLines.begin(), openingLines.end(), isAlike), openingLines.end());
}

void sortByTranscript(std::vector<Moves>& starts)
{
    std::ranges::sort(starts, {}, transcriptOf);
}

constexpr int maxPlies = 8;

int scoreAfter(const std::vector<Square>& moves, int depth, const Weights& weights)
{
    return PositionSearcher{weights}.scoreOf(turnAfter(moves).position, depth);
}

} // namespace

std::string textOf(const ScoredStart& start)
{
    return transcriptOf(start.moves) + (start.score >= 0 ? " +" : " ") + std::to_string(start.score);
}

std::optional<ScoredStart> readStart(std::string_view line)
{
    std::istringstream words{std::string{line}};
    std::string transcript;
    ScoredStart start;
    if (!(words >> transcript >> start.score) || std::abs(start.score) > maxScore)
        return std::nullopt;
    const std::optional<Moves> moves = readTranscript(transcript);
    if (!moves)
        return std::nullopt;
    start.moves = *moves;
    return textOf(start) == line ? std::optional{start} : std::nullopt;
}

std::vector<Moves> startsAfter(int plies)
{
    std::vector<OpeningLine> openingLines(1);
    for (int ply = 0; ply < plies; ++ply) {
        std::vector<OpeningLine> longer;
        for (const OpeningLine& openingLine : openingLines) {
            for (OpeningLine& on : extensionsOf(openingLine))
                longer.push_back(std::move(on));
        }
        removeEquivalent(longer);
        openingLines = std::move(longer);
    }
    std::vector<Moves> starts;
    for (OpeningLine& openingLine : openingLines)
        starts.push_back(std::move(openingLine.moves));
    sortByTranscript(starts);
    return starts;
}

std::vector<Moves> chosenStarts(const std::vector<ScoredStart>& starts, int within, std::size_t most,
                                std::uint64_t seed)
{
    std::vector<NumberedStart> numberedStarts;
    for (const ScoredStart& start : starts) {
        if (std::abs(start.score) > within)
            continue;
        std::uint64_t number = seed;
        for (const Square square : start.moves)
            number = mix(number, static_cast<std::uint64_t>(square));
        numberedStarts.push_back({number, start.moves});
    }
    std::ranges::sort(numberedStarts, {}, &NumberedStart::number);
    numberedStarts.resize(std::min(most, numberedStarts.size()));
    std::vector<Moves> chosen;
    for (NumberedStart& numbered : numberedStarts)
        chosen.push_back(std::move(numbered.moves));
    sortByTranscript(chosen);
    return chosen;
}

int startsCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const auto plies = static_cast<int>(options.number("plies", maxPlies, 0, maxPlies));
    const auto depth = static_cast<int>(options.number("depth", 6, 0, 60));
    const auto within = static_cast<int>(options.number("within", 200, 0, 6'400));
    const auto most = static_cast<std::size_t>(options.number("most", training::maxGames, 0, training::maxGames));
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, training::anySeed));
    const auto weights = weightsOption(options);
    const std::vector<ScoredStart> scored = training::readLines(options, "start", readStart);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    const std::vector<std::vector<Square>> starts =
        options.words().empty() ? startsAfter(plies) : chosenStarts(scored, within, most, seed);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        if (!shard.has(static_cast<std::int64_t>(i)))
            continue;
        if (depth == 0)
            streams.out << transcriptOf(starts[i]) << std::endl;
        else
            streams.out << textOf(ScoredStart{starts[i], scoreAfter(starts[i], depth, *weights)}) << std::endl;
    }
    return 0;
}

} // namespace qipan::reversi
