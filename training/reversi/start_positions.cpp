#include "training/reversi/start_positions.h"

#include "core/board/mix.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/symmetry.h"
#include "training/reversi/game_record.h"
#include "training/reversi/transcript.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace qipan::reversi {

namespace {

using Moves = std::vector<Square>;

struct Way {
    Moves moves;
    Position position = startPosition;
};

struct Lot {
    std::uint64_t number;
    Moves moves;
};

/// The sequences one move longer; those to equivalent positions are not merged yet.
std::vector<Way> waysOn(const Way& way)
{
    std::vector<Way> longer;
    for (Squares rest = legalMoves(way.position); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const Position next = afterMove(way.position, square);
        if (legalMoves(next) == 0)
            continue;
        Way on{way.moves, next};
        on.moves.push_back(square);
        longer.push_back(std::move(on));
    }
    return longer;
}

/// Keeps one sequence for each position, the first by transcript.
void leaveOneEach(std::vector<Way>& ways)
{
    const auto placeOf = [](const Way& way) { return canonical(way.position).position; };
    std::ranges::sort(ways, [](const Way& a, const Way& b) { return transcriptOf(a.moves) < transcriptOf(b.moves); });
    std::ranges::stable_sort(ways, isBefore, placeOf);
    const auto isAlike = [&placeOf](const Way& a, const Way& b) { return placeOf(a) == placeOf(b); };
    ways.erase(std::unique(ways.begin(), ways.end(), isAlike), ways.end());
}

void sortByTranscript(std::vector<Moves>& starts)
{
    std::ranges::sort(starts, {}, transcriptOf);
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
    if (!(words >> transcript >> start.score) || std::abs(start.score) > mostScore)
        return std::nullopt;
    const std::optional<Moves> moves = readTranscript(transcript);
    if (!moves)
        return std::nullopt;
    start.moves = *moves;
    return textOf(start) == line ? std::optional{start} : std::nullopt;
}

std::vector<Moves> startsAfter(int plies)
{
    std::vector<Way> ways(1);
    for (int ply = 0; ply < plies; ++ply) {
        std::vector<Way> longer;
        for (const Way& way : ways) {
            for (Way& on : waysOn(way))
                longer.push_back(std::move(on));
        }
        leaveOneEach(longer);
        ways = std::move(longer);
    }
    std::vector<Moves> starts;
    for (Way& way : ways)
        starts.push_back(std::move(way.moves));
    sortByTranscript(starts);
    return starts;
}

std::vector<Moves> chosenStarts(const std::vector<ScoredStart>& starts, int within, std::size_t most,
                                std::uint64_t seed)
{
    std::vector<Lot> lots;
    for (const ScoredStart& start : starts) {
        if (std::abs(start.score) > within)
            continue;
        std::uint64_t number = seed;
        for (const Square square : start.moves)
            number = mix(number, static_cast<std::uint64_t>(square));
        lots.push_back({number, start.moves});
    }
    std::ranges::sort(lots, {}, &Lot::number);
    lots.resize(std::min(most, lots.size()));
    std::vector<Moves> chosen;
    for (Lot& lot : lots)
        chosen.push_back(std::move(lot.moves));
    sortByTranscript(chosen);
    return chosen;
}

} // namespace qipan::reversi
