// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/commands.h"

#include "core/board/seeded_random.h"
#include "core/puzzle/judge.h"
#include "core/puzzle/reversi_exact.h"
#include "core/reversi/symmetry.h"
#include "training/puzzle_collection.h"
#include "training/reversi/game_record.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/puzzle_position.h"
#include "training/reversi/self_play.h"
#include "training/reversi/weights_file.h"

#include <atomic>
#include <chrono>
#include <ostream>
#include <random>

namespace qipan::reversi {

using puzzle::Judgement;
using puzzle::Kind;
using puzzle::Puzzle;
using puzzle::Verdict;
using training::PuzzleCollection;
using training::reportError;

namespace {

/// Plays game `number` as people might, until `empties` squares are empty or to its end. Deterministic for given
/// number, seed and weights. Starts with 6 to 12 random plies; then each side searches a fixed 1 to 4 plies, chosen for
/// the game, and one move in eight is random.
Turn playGame(std::uint64_t seed, std::int64_t number, int empties, const Weights& weights)
{
    constexpr int minPlies = 6;
    constexpr std::uint64_t kindsOfStart = 7;
    constexpr std::uint64_t deepest = 4;
    constexpr std::uint64_t movesPerSlip = 8;
    std::mt19937_64 random{mix(seed, static_cast<std::uint64_t>(number))};
    const int plies = minPlies + static_cast<int>(random() % kindsOfStart);
    Turn turn = turnAfter(randomMoves(plies, [&] { return random(); }));
    const int depths[]{1 + static_cast<int>(random() % deepest), 1 + static_cast<int>(random() % deepest)};
    PositionSearcher searcher{weights};
    while (!turn.isOver() && turn.position.empties() > empties) {
        Squares legal = legalMoves(turn.position);
        if (random() % movesPerSlip == 0) {
            for (auto skipped = random() % static_cast<std::uint64_t>(std::popcount(legal)); skipped > 0; --skipped)
                legal &= legal - 1;
            turn = turn.afterForcedPass(firstSquare(legal));
        } else {
            const int depth = depths[indexOf(turn.side)];
            turn = turn.afterForcedPass(squareOf(searcher.think(turn.position, depth).line.front()));
        }
    }
    return turn;
}

book::Diagram diagramOf(const Turn& turn)
{
    book::Diagram board;
    board.game = record::reversiKey;
    board.size = {boardEdge, boardEdge};
    board.turn = turn.side;
    for (Square square = 0; square < boardEdge * boardEdge; ++square) {
        if ((turn.position.mover & bitOf(square)) != 0)
            board.stones.push_back({.cell = cellOf(square), .side = turn.side});
        else if ((turn.position.other & bitOf(square)) != 0)
            board.stones.push_back({.cell = cellOf(square), .side = opposite(turn.side)});
    }
    return board;
}

/// Repeatedly plays the first right move and the judge's answer.
std::vector<Cell> solutionOf(const Puzzle& puzzle)
{
    const std::atomic<bool> stop{false};
    const auto judge = puzzle::makeReversiJudge(puzzle);
    std::vector<Cell> line;
    Judgement judgement{.verdict = Verdict::Continues};
    while (judgement.verdict == Verdict::Continues) {
        line.push_back(judge->rightMoves(line, stop).front());
        judgement = judge->judge(line, stop);
        line.insert(line.end(), judgement.answer.begin(), judgement.answer.end());
    }
    return line;
}

Puzzle puzzleOf(const Turn& turn, const PuzzlePosition& position, int grade)
{
    Puzzle puzzle{.kind = position.kind(), .grade = grade, .board = diagramOf(turn)};
    const Position canonicalPosition = canonical(turn.position).position;
    puzzle.board.id = training::puzzleId(puzzle.kind, mix(canonicalPosition.mover, canonicalPosition.other));
    for (Squares rest = position.right(); rest != 0; rest &= rest - 1)
        puzzle.first.push_back(cellOf(firstSquare(rest)));
    puzzle.board.moves = solutionOf(puzzle);
    return puzzle;
}

void addPuzzle(const Turn& turn, puzzle::ReversiExact& exact, const Weights& weights, PuzzleCollection& collection)
{
    const std::atomic<bool> stop{false};
    if (turn.isOver())
        return collection.reject("the game was over before");
    const PuzzlePosition position{turn.position, exact.movesOf(turn.position, stop).value()};
    if (const std::string why = position.rejectionReason(); !why.empty())
        return collection.reject(why);
    const int grade = position.grade(weights);
    if (collection.isFull(position.kind(), grade))
        return collection.reject("enough of that kind and grade");
    collection.add(puzzleOf(turn, position, grade));
}

} // namespace

int puzzlesCommand(Options& options, const Streams& streams)
{
    const std::int64_t games = options.number("games", 1'000, 1, training::maxGames);
    const auto seed = options.number("seed", 1, 0, training::anySeed);
    const auto most = static_cast<int>(options.number("most", 6, 1, 1'000));
    const auto weights = weightsOption(options);
    if (const std::string errorText = options.errorText(); !errorText.empty())
        return reportError(streams, errorText);
    const auto begin = std::chrono::steady_clock::now();
    PuzzleCollection collection{most};
    puzzle::ReversiExact exact;
    for (std::int64_t number = 0; number < games; ++number) {
        const int empties = minEmpties + static_cast<int>(number % (maxEmpties - minEmpties + 1));
        addPuzzle(playGame(static_cast<std::uint64_t>(seed), number, empties, *weights), exact, *weights, collection);
    }
    collection.write(streams.out,
                     "Made by `train_reversi puzzles --games " + std::to_string(games) + " --seed "
                         + std::to_string(seed) + " --most " + std::to_string(most) + "`; docs/puzzles.md tells how.");
    collection.printSummary(streams.messages);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    streams.messages << games << " games, " << collection.puzzles().size() << " puzzles, " << time.count() << " s\n";
    return 0;
}

} // namespace qipan::reversi
