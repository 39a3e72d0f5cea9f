// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the link-match puzzles; see docs/puzzles.md.

#include "core/board/seeded_random.h"
#include "training/commands.h"
#include "training/link/puzzle_board.h"
#include "training/puzzle_collection.h"

#include <chrono>
#include <map>
#include <ostream>
#include <string>

namespace {

using namespace qipan;
using namespace qipan::training;
using link::FallingMode;
using puzzle::Kind;
using puzzle::Puzzle;

constexpr const char* usage = R"(usage: link_puzzles make [--boards N] [--seed S] [--most OF_A_GRADE] [--most-of-mode N]
                                            puzzles of small boards, a block each
)";

Puzzle puzzleOf(book::LinkBoard board, const link::BoardReport& report)
{
    Puzzle puzzle{.kind = Kind::Clear, .grade = report.grade(), .pairs = report.line};
    link::normalizePictures(board);
    puzzle.board.id = puzzleId(Kind::Clear, link::symmetricHash(board));
    puzzle.board.game = book::linkKey;
    puzzle.board.size = board.tiles.size();
    puzzle.board.link = std::move(board);
    return puzzle;
}

/// Draws boards of all modes in turn, each from its own seed, and keeps those that are puzzles.
class Maker {
public:
    Maker(std::uint64_t seed, int maxPerGrade, int maxPerMode)
        : m_seed{seed}
        , m_maxPerMode{maxPerMode}
        , m_collection{maxPerGrade}
    {
    }

    void draw(std::int64_t number)
    {
        constexpr double bits[]{1, 2, 3, 4.5, 6, 7, 8.5, 10, 11};
        link::Random random{mix(m_seed, static_cast<std::uint64_t>(number))};
        const auto mode = static_cast<FallingMode>(number % link::fallingModes);
        if (m_ofMode[mode] >= m_maxPerMode)
            return m_collection.reject("enough of that mode");
        auto board = link::drawBoard(mode, random);
        if (!board)
            return m_collection.reject("could not be laid");
        link::narrow(*board, bits[random.below(std::size(bits))], random);
        const link::BoardReport report = link::reportOn(*board);
        if (const std::string why = report.rejectionReason(); !why.empty())
            return m_collection.reject(why);
        const std::size_t before = m_collection.puzzles().size();
        m_collection.add(puzzleOf(*std::move(board), report));
        m_ofMode[mode] += static_cast<int>(m_collection.puzzles().size() - before);
    }

    [[nodiscard]] const PuzzleCollection& collection() const { return m_collection; }
    void printSummary(std::ostream& messages) const
    {
        m_collection.printSummary(messages);
        for (const auto& [mode, count] : m_ofMode)
            messages << book::keyOf(mode) << ' ' << count << '\n';
    }

private:
    std::uint64_t m_seed;
    int m_maxPerMode;
    PuzzleCollection m_collection;
    std::map<FallingMode, int> m_ofMode;
};

int makeCommand(Options& options, const Streams& streams)
{
    const std::int64_t boards = options.number("boards", 1'000, 1, maxGames);
    const std::int64_t seed = options.number("seed", 1, 0, anySeed);
    const auto most = static_cast<int>(options.number("most", 12, 1, 1'000));
    const auto maxPerMode = static_cast<int>(options.number("most-of-mode", 9, 1, 1'000));
    if (!options.errorText().empty())
        return reportError(streams, options.errorText());
    const auto begin = std::chrono::steady_clock::now();
    Maker maker{static_cast<std::uint64_t>(seed), most, maxPerMode};
    for (std::int64_t number = 0; number < boards; ++number)
        maker.draw(number);
    maker.collection().write(streams.out,
                             "Made by `link_puzzles make --boards " + std::to_string(boards) + " --seed "
                                 + std::to_string(seed) + " --most " + std::to_string(most) + " --most-of-mode "
                                 + std::to_string(maxPerMode) + "`; docs/puzzles.md tells how.");
    maker.printSummary(streams.messages);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    streams.messages << boards << " boards, " << maker.collection().puzzles().size() << " puzzles, " << time.count()
                     << " s\n";
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    return runCommand(argc, argv, {{"make", makeCommand}}, usage);
}
