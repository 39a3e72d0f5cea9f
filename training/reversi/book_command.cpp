// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "core/reversi/search.h"
#include "training/reversi/book_tree.h"
#include "training/reversi/game_record.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/weights_file.h"

#include <fstream>
#include <ostream>

namespace qipan::reversi {

using training::reportError;
using training::Shard;

namespace {

constexpr const char* lineOfBook = "line of a book";

/// The best moves of a position, at most `most`.
BookLine searched(const std::vector<Square>& moves, int depth, int most, const Weights& weights)
{
    BookLine line{.moves = moves, .depth = depth};
    for (const SearchResult& result : PositionSearcher{weights}.searchLines(turnAfter(moves).position, depth, most))
        line.best.push_back({squareOf(result.line.front()), hundredthsOf(result)});
    return line;
}

} // namespace

int bookCommand(Options& options, const Streams& streams)
{
    const Shard shard = options.shard();
    const auto depth = static_cast<int>(options.number("depth", 12, 1, wholeGame));
    const auto best = static_cast<int>(options.number("best", 4, 1, 33));
    const auto batch = static_cast<std::size_t>(options.number("batch", 100, 1, training::maxGames));
    const auto rounds = options.number("rounds", 1, 1, training::maxGames);
    const auto plyCost = static_cast<int>(options.number("ply-cost", 40, 1, 10'000));
    const auto weights = weightsOption(options);
    if (rounds > 1 && shard.count > 1)
        options.reject("a shard plays one round: the next one needs what the others found");
    std::vector<BookLine> lines = training::readLines(options, lineOfBook, readBookLine);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    for (std::int64_t round = 0; round < rounds; ++round) {
        const std::vector<std::vector<Square>> leaves = BookTree{lines}.nextLeaves(batch, plyCost);
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            if (!shard.has(static_cast<std::int64_t>(i)))
                continue;
            lines.push_back(searched(leaves[i], depth, best, *weights));
            streams.out << textOf(lines.back()) << std::endl; // whole lines, even if killed
        }
    }
    return 0;
}

int packCommand(Options& options, const Streams& streams)
{
    const std::string path = options.text("out", "");
    const BookTree book{training::readLines(options, lineOfBook, readBookLine)};
    if (options.errorText().empty() && !book.errorText().empty())
        options.reject(book.errorText());
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    std::ofstream file{path, std::ios::binary};
    for (const std::uint64_t word : book.packed()) {
        for (int shift = 56; shift >= 0; shift -= 8)
            file.put(static_cast<char>(word >> shift & 0xff));
    }
    file.close();
    if (!file)
        return reportError(streams, "--out takes the file to write");
    streams.messages << book.size() << " positions\n";
    return 0;
}

} // namespace qipan::reversi
