// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/seeded_random.h"
#include "core/gomoku/engines.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/position.h"
#include "core/gomoku/win_prover.h"
#include "core/puzzle/puzzle_reader.h"
#include "training/gomoku/commands.h"
#include "training/gomoku/openings.h"
#include "training/gomoku/puzzle_maker.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <random>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace qipan::training {

namespace {

using gomoku::Rule;
using puzzle::Kind;
using puzzle::Puzzle;

constexpr int boardSize = 15;
constexpr std::size_t maxGamePlies = 110; // fuller boards are hard to read
constexpr std::uint64_t nodes = 200;

/// Mostly without a search: they answer immediate threats but see no longer wins of either side.
constexpr std::array players{
    gomoku::Traits{.overlookedThrees = 30, .overlookedFours = 10, .secondBest = 50},
    gomoku::Traits{.overlookedThrees = 10, .secondBest = 40},
    gomoku::Traits{.overlookedThrees = 2, .secondBest = 30},
    gomoku::Traits{.secondBest = 25},
    gomoku::Traits{.secondBest = 15},
    gomoku::Traits{.depth = 3, .nodes = 200, .overlookedThrees = 5, .secondBest = 20},
};

/// Renju has additional puzzle kinds, so it is played more often.
constexpr std::array rules{Rule::Renju, Rule::Freestyle, Rule::Renju, Rule::Standard};

/// How many fours the opponents of a game read ahead; longer wins remain on the board as puzzles.
constexpr std::array foursAhead{0, 0, 1, 1, 2, 2, 3, 4, 5, 6};

/// A move of a win by at most this many fours, or one that stops such a win of the other side. Nothing if there is
/// none.
std::optional<Cell> moveByFours(const gomoku::Game& game, int fours, gomoku::WinProver& prover)
{
    const std::atomic<bool> never{false};
    const Side mover = game.sideToMove();
    const Side other = opposite(mover);
    gomoku::Position position{game.board(), game.rule(), gomoku::trainedWeights(game.rule())};
    if (const auto win = prover.byFours(position, mover, never, fours); win.isProven())
        return gomoku::cellOf(win.line.front());
    if (position.canMakeFive(other))
        return std::nullopt; // found without a search
    const auto threat = prover.byFours(position, other, never, fours);
    if (!threat.isProven())
        return std::nullopt;
    const gomoku::PointSet answers = gomoku::answersToFours(position, mover, threat.line);
    for (const gomoku::Point point : gomoku::orderedMoves(position, mover, 0)) {
        if (!answers.contains(point) || position.threatAt(point, mover) >= gomoku::PointThreat::Four)
            continue;
        const gomoku::ScopedMove scopedMove{position, point, mover};
        if (!prover.byFours(position, other, never, fours).isProven())
            return gomoku::cellOf(point);
    }
    return std::nullopt;
}

/// Plays game `number` to find puzzles in, to the end between opponents of different strength, mostly without a search
/// and reading some fours ahead, so that threats are made, overlooked and missed as by people. Deterministic for given
/// number and seed. The three rules alternate.
gomoku::Game playGame(std::uint64_t seed, std::uint64_t number)
{
    const std::uint64_t ownSeed = mix(seed, number);
    std::mt19937_64 random{ownSeed};
    const auto judge = gomoku::makeLevelEngine(gomoku::Traits{}, ownSeed);
    gomoku::Game game = balancedOpening(rules[number % rules.size()], boardSize, ownSeed, *judge);
    std::array<std::unique_ptr<Engine>, 2> engines;
    for (auto& engine : engines)
        engine = gomoku::makeLevelEngine(players[random() % players.size()], random());
    const int fours = foursAhead[random() % foursAhead.size()];
    gomoku::WinProver prover{{.fourNodes = 2'000, .fourBytes = std::size_t{1} << 18}};
    const std::atomic<bool> stop{false};
    while (!game.outcome() && game.plies().size() < maxGamePlies) {
        if (const auto move = moveByFours(game, fours, prover)) {
            game.play(*move);
            continue;
        }
        Engine& engine = *engines[static_cast<std::size_t>(game.sideToMove())];
        game.play(engine.think(game, {.nodes = nodes, .memory = tableMemory}, stop, {}).line.front());
    }
    return game;
}

constexpr std::size_t minPuzzleStones = 9;
constexpr std::size_t maxPerGame = 3; // since they are similar

PuzzleScene sceneOf(const gomoku::Game& game, std::size_t stones)
{
    gomoku::Board board{game.size().columns};
    for (const Ply& ply : std::span{game.plies()}.first(stones))
        board.place(gomoku::pointOf(ply.cell), ply.side);
    return {board, game.rule(), game.plies()[stones].side};
}

/// The selected puzzles, up to the wanted number of each kind and grade.
class PuzzleCollection {
public:
    explicit PuzzleCollection(int share)
        : m_share{share}
    {
    }

    [[nodiscard]] const Rejections& rejections() const { return m_rejections; }
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] std::size_t size() const { return m_puzzles.size(); }

    [[nodiscard]] bool isWanted(Kind kind) const
    {
        for (int grade = puzzle::lowestGrade; grade <= puzzle::highestGrade; ++grade) {
            if (isWanted(kind, grade))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool isFull() const
    {
        return std::ranges::none_of(puzzle::kindsOf(record::gomokuKey), [&](Kind kind) { return isWanted(kind); });
    }

    void look(const gomoku::Game& game)
    {
        std::set<Kind> ofGame;
        std::optional<std::size_t> win; // plies before the first win by fours
        for (std::size_t stones = minPuzzleStones; stones < game.plies().size() && ofGame.size() < maxPerGame;
             ++stones) {
            PuzzleScene scene = sceneOf(game, stones);
            for (const PuzzleIdea& idea : m_finder.ideasOf(scene, m_rejections)) {
                if (!win && idea.fours != 0 && idea.kind != Kind::Defence)
                    win = stones;
                if (!ofGame.contains(idea.kind) && isWanted(idea.kind) && keep(scene, idea))
                    ofGame.insert(idea.kind);
            }
        }
        if (win && isWanted(Kind::Vct))
            lookForThreats(game, *win);
    }

    /// The easier kinds and grades first.
    [[nodiscard]] std::vector<Puzzle> take() &&
    {
        const auto kinds = puzzle::kindsOf(record::gomokuKey);
        std::ranges::sort(m_puzzles, {}, [&](const Puzzle& each) {
            return std::tuple{std::ranges::find(kinds, each.kind) - kinds.begin(), each.grade, each.board.id};
        });
        return std::move(m_puzzles);
    }

private:
    [[nodiscard]] bool isWanted(Kind kind, int grade) const
    {
        const auto kept = m_counts.find({kind, grade});
        return (kept == m_counts.end() ? 0 : kept->second) * 100 < wantedCount(kind, grade) * m_share;
    }

    /// A side that wins by fours may have had a win by threes a few moves earlier.
    void lookForThreats(const gomoku::Game& game, std::size_t win)
    {
        constexpr std::size_t maxPliesBefore = 8;
        for (std::size_t before = 2; before <= maxPliesBefore && win >= minPuzzleStones + before; before += 2) {
            PuzzleScene scene = sceneOf(game, win - before);
            const std::optional<PuzzleIdea> idea = m_finder.threatsOf(scene, m_rejections);
            if (idea && keep(scene, *idea))
                return;
        }
    }

    bool keep(const PuzzleScene& scene, const PuzzleIdea& idea)
    {
        std::optional<Puzzle> puzzle = puzzleOf(scene, idea, m_rejections);
        if (!puzzle)
            return false;
        ++m_found;
        if (!isWanted(puzzle->kind, puzzle->grade)) {
            ++m_rejections[std::string{keyOf(puzzle->kind)} + ": enough of its grade"];
            return false;
        }
        if (!m_numbers.insert(canonicalNumber(scene)).second) {
            ++m_rejections["the same position"];
            return false;
        }
        ++m_counts[{puzzle->kind, puzzle->grade}];
        m_puzzles.push_back(*std::move(puzzle));
        return true;
    }

    int m_share;
    int m_found = 0;
    PuzzleFinder m_finder;
    Rejections m_rejections;
    std::map<std::pair<Kind, int>, int> m_counts;
    std::set<std::uint64_t> m_numbers;
    std::vector<Puzzle> m_puzzles;
};

void writeCounts(std::span<const Puzzle> puzzles, std::ostream& messages)
{
    for (const Kind kind : puzzle::kindsOf(record::gomokuKey)) {
        messages << keyOf(kind) << ':';
        for (int grade = puzzle::lowestGrade; grade <= puzzle::highestGrade; ++grade)
            messages << ' ' << std::ranges::count_if(puzzles, [&](const Puzzle& each) {
                return each.kind == kind && each.grade == grade;
            });
        messages << '\n';
    }
}

} // namespace

int puzzlesCommand(Options& options, const Streams& streams)
{
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, anySeed));
    const std::int64_t most = options.number("games", 6'000, 1, maxGames);
    const auto share = static_cast<int>(options.number("share", 100, 1, 1'000));
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    PuzzleCollection collection{share};
    std::int64_t played = 0;
    for (; played < most && !collection.isFull(); ++played) {
        if (played % 100 == 0)
            streams.messages << played << " games, " << collection.size() << " puzzles" << std::endl;
        collection.look(playGame(seed, static_cast<std::uint64_t>(played)));
    }
    streams.messages << played << " games, " << collection.found()
                     << " puzzles found, of which were not kept, and what "
                     << "became none:\n";
    for (const auto& [reason, count] : collection.rejections())
        streams.messages << "  " << count << ' ' << reason << '\n';
    const std::vector<Puzzle> puzzles = std::move(collection).take();
    writeCounts(puzzles, streams.messages);
    streams.out << "Puzzles of gomoku, out of games of our own engine; docs/puzzles.md says how they are made.\n";
    for (const Puzzle& puzzle : puzzles)
        streams.out << '\n' << textOf(puzzle);
    return 0;
}

} // namespace qipan::training
