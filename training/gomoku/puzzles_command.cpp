// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/gomoku_replies.h"
#include "core/puzzle/puzzle_reader.h"
#include "training/gomoku/commands.h"
#include "training/gomoku/puzzle_game.h"
#include "training/gomoku/puzzle_maker.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace qipan::training {

namespace {

using puzzle::Kind;
using puzzle::Puzzle;

constexpr std::size_t minPuzzleStones = 9;
constexpr std::size_t maxPerGame = 3; // since they are similar

PuzzleScene sceneOf(const gomoku::Game& game, std::size_t stones)
{
    gomoku::Board board{game.size().columns};
    for (const Ply& ply : std::span{game.plies()}.first(stones))
        board.place(gomoku::pointOf(ply.cell), ply.side);
    return {board, game.rule(), game.plies()[stones].side};
}

PuzzleScene sceneOf(const Puzzle& puzzle)
{
    gomoku::Board board{puzzle.board.size.columns};
    for (const Ply& stone : puzzle.board.stones)
        board.place(gomoku::pointOf(stone.cell), stone.side);
    return {board, puzzle::ruleOf(puzzle), puzzle.board.turn};
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

    /// Keeps a puzzle of an earlier file, with a new solution and grade, whatever their number. Returns false if it is
    /// none any more.
    bool keepOld(const Puzzle& old)
    {
        PuzzleScene scene = sceneOf(old);
        for (const PuzzleIdea& idea : ideasOf(scene, old.kind)) {
            std::optional<Puzzle> puzzle = idea.kind == old.kind ? puzzleOf(scene, idea, m_rejections) : std::nullopt;
            if (puzzle && puzzle->board.id == old.board.id)
                return add(scene, *std::move(puzzle));
        }
        return false;
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
                if (isKept(scene, idea.kind)
                    || (!ofGame.contains(idea.kind) && isWanted(idea.kind) && keep(scene, idea)))
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

    /// Such puzzles count for their game, so that a second run on its own result changes nothing.
    [[nodiscard]] bool isKept(const PuzzleScene& scene, Kind kind) const
    {
        const auto kept = m_kinds.find(canonicalNumber(scene));
        return kept != m_kinds.end() && kept->second == kind;
    }

    [[nodiscard]] std::vector<PuzzleIdea> ideasOf(PuzzleScene& scene, Kind kind)
    {
        if (kind != Kind::Vct)
            return m_finder.ideasOf(scene, m_rejections);
        const std::optional<PuzzleIdea> idea = m_finder.threatsOf(scene, m_rejections);
        return idea ? std::vector{*idea} : std::vector<PuzzleIdea>{};
    }

    /// A side that wins by fours may have had a win by threes a few moves earlier.
    void lookForThreats(const gomoku::Game& game, std::size_t win)
    {
        constexpr std::size_t maxPliesBefore = 8;
        for (std::size_t before = 2; before <= maxPliesBefore && win >= minPuzzleStones + before; before += 2) {
            PuzzleScene scene = sceneOf(game, win - before);
            if (isKept(scene, Kind::Vct))
                return;
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
        return add(scene, *std::move(puzzle));
    }

    bool add(const PuzzleScene& scene, Puzzle puzzle)
    {
        if (!m_kinds.emplace(canonicalNumber(scene), puzzle.kind).second) {
            ++m_rejections["the same position"];
            return false;
        }
        ++m_counts[{puzzle.kind, puzzle.grade}];
        m_puzzles.push_back(std::move(puzzle));
        return true;
    }

    int m_share;
    int m_found = 0;
    PuzzleFinder m_finder;
    Rejections m_rejections;
    std::map<std::pair<Kind, int>, int> m_counts;
    std::map<std::uint64_t, Kind> m_kinds; // by the number of the position
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

/// The puzzles of the files in the words.
std::vector<Puzzle> oldPuzzles(Options& options)
{
    std::vector<Puzzle> puzzles;
    for (const std::string& path : options.words()) {
        std::string text;
        for (const std::string& line : linesOf(path, options))
            text += line + '\n';
        const puzzle::PuzzleReading reading = puzzle::readPuzzles(text);
        for (const book::Fault& fault : reading.faults)
            options.reject(path + ':' + std::to_string(fault.line) + ": " + fault.text);
        std::ranges::copy_if(reading.puzzles, std::back_inserter(puzzles),
                             [](const Puzzle& puzzle) { return puzzle.board.game == record::gomokuKey; });
    }
    return puzzles;
}

} // namespace

int puzzlesCommand(Options& options, const Streams& streams)
{
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1, 0, anySeed));
    const std::int64_t most = options.number("games", 6'000, 0, maxGames);
    const auto share = static_cast<int>(options.number("share", 100, 1, 1'000));
    const std::vector<Puzzle> old = oldPuzzles(options);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    PuzzleCollection collection{share};
    for (const Puzzle& puzzle : old) {
        if (!collection.keepOld(puzzle))
            streams.messages << puzzle.board.id << " is no puzzle of its kind any more\n";
    }
    std::int64_t played = 0;
    for (; played < most && !collection.isFull(); ++played) {
        if (played % 100 == 0)
            streams.messages << played << " games, " << collection.size() << " puzzles" << std::endl;
        collection.look(puzzleGame(seed, static_cast<std::uint64_t>(played)));
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
