// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/search.h"

#include "core/reversi/engines.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "core/reversi/leaf_solver.h"
#include "core/reversi/processor.h"
#include "tests/core/reversi/positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <random>
#include <set>
#include <tuple>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

namespace {

constexpr std::uint64_t anyNodes = std::numeric_limits<std::uint64_t>::max();

/// The score by exhaustive search, `depth` plies deep.
int plainScore(const Position& position, int depth)
{
    const Squares legal = legalMoves(position);
    if (legal == 0 && legalMoves(position.passed()) == 0)
        return terminalScore(position);
    if (depth == 0)
        return evaluate(position, PatternCodes{position}, true, trainedWeights());
    if (legal == 0)
        return -plainScore(position.passed(), depth);
    int best = -maxScore;
    for (Squares rest = legal; rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        best = std::max(best, -plainScore(afterMove(position, square), depth - 1));
    }
    return best;
}

/// The last reported lines of a search, by rank.
std::vector<SearchResult> linesOf(const Position& position, int depth, int lines, bool isSelective)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, anyNodes, stop};
    SearchTable table{1 << 20};
    std::vector<SearchResult> last(static_cast<std::size_t>(lines));
    const SearchResult found = Search{position, 1, trainedWeights(), table, budget, isSelective}.run(
        depth, [&](const SearchResult& line) { last[static_cast<std::size_t>(line.pvIndex)] = line; }, lines);
    REQUIRE(found.line == last[0].line);
    REQUIRE(found.score == last[0].score);
    std::erase_if(last, [](const SearchResult& line) { return line.line.empty(); });
    return last;
}

Position afterCell(const Position& position, Cell cell)
{
    return afterMove(position, squareOf(cell));
}

} // namespace

TEST_CASE("the search is identical with native and portable instructions", "[reversi][search]")
{
    std::mt19937 random{82};
    const std::atomic<bool> stop{false};
    for (int i = 0; i < test::repetitions(100, 2'000); ++i) {
        const Position position = test::randomPosition(random, i % 55);
        const Squares legal = legalMoves(position);
        if (legal == 0)
            continue;
        const Move move{firstSquare(legal), flips(position, firstSquare(legal))};
        const auto search = [&](auto make) {
            SearchTable table{1 << 20};
            SearchBudget budget{{}, anyNodes, stop};
            const auto nodes = make(position, {trainedWeights(), table, budget});
            const int score = nodes->scoreOf(move, 6, {-maxScore, maxScore});
            const BestLine line = nodes->line();
            return std::tuple{score, budget.nodes(),
                              std::vector<int>{line.squares.begin(), line.squares.begin() + line.length}};
        };
        const auto found = search(makePortableNodeSearcher);
        if (hasAvx2())
            CHECK(search(makeAvx2NodeSearcher) == found);
    }
}

TEST_CASE("a non-selective search has the score of exhaustive search", "[reversi][search]")
{
    std::mt19937 random{81};
    for (int i = 0; i < test::repetitions(60, 1'000); ++i) {
        const Position position = test::randomPosition(random, i % 40);
        if (legalMoves(position) == 0)
            continue;
        const int depth = 1 + i % 4;
        const std::vector<SearchResult> lines = linesOf(position, depth, 1, false);
        CHECK(lines[0].score == plainScore(position, depth));
        CHECK_FALSE(lines[0].isCertain);
    }
}

TEST_CASE("a non-selective search to the end is certain and correct", "[reversi][search]")
{
    std::mt19937 random{82};
    int solved = 0;
    for (int i = 0; i < test::repetitions(120, 2'000); ++i) {
        const Position position = test::randomPosition(random, 52 + i % 7);
        if (legalMoves(position) == 0)
            continue;
        ++solved;
        const int score = plainScore(position, 60);
        const std::vector<SearchResult> lines = linesOf(position, 60, 1, false);
        CHECK(lines[0].isCertain);
        CHECK(lines[0].score == score / hundredths * terminalScale);
        const std::atomic<bool> stop{false};
        SearchBudget budget{{}, anyNodes, stop};
        LeafSolver ending{budget};
        CHECK(ending.scoreOf(position, {-maxScore, maxScore}) == score);
        CHECK(ending.scoreOf(position, {score - 1, score + 1}) == score);
        CHECK(ending.scoreOf(position, {score, score + 1}) <= score);
        CHECK(ending.scoreOf(position, {score - 1, score}) >= score);
        CHECK(ending.scoreOf(position, {score + 250, score + 251}) <= score + 250);
        CHECK(ending.scoreOf(position, {score - 251, score - 250}) >= score - 250);
    }
    CHECK(solved > 5);
}

TEST_CASE("a score is in hundredths of a disc whether certain or not", "[reversi][search]")
{
    CHECK(hundredthsOf(SearchResult{.score = -120}) == -120);
    CHECK(hundredthsOf(SearchResult{.score = -6 * terminalScale, .isCertain = true}) == -600);
}

TEST_CASE("each move carries the depth of its score", "[reversi][search]")
{
    constexpr int depth = 3; // shallow enough to be searched without a window
    int left = 0;
    std::mt19937 random{88};
    for (int i = 0; i < test::repetitions(40, 400); ++i) {
        const Position position = test::randomPosition(random, i % 40);
        if (legalMoves(position) == 0)
            continue;
        const std::atomic<bool> stop{false};
        SearchBudget budget{{}, anyNodes, stop};
        SearchTable table{1 << 20};
        Search search{position, 1, trainedWeights(), table, budget, false};
        static_cast<void>(search.run(depth, {}));
        const std::vector<SearchResult> moves = search.moves();
        REQUIRE(moves.size() == static_cast<std::size_t>(std::popcount(legalMoves(position))));
        CHECK(moves[0].depth == depth);
        for (const SearchResult& move : moves) {
            if (move.depth > 0)
                CHECK(move.score == -plainScore(afterCell(position, move.line[0]), move.depth - 1));
            left += move.depth < depth ? 1 : 0;
        }
    }
    CHECK(left > 5);
}

TEST_CASE("several lines are the best moves in order with their own scores", "[reversi][search]")
{
    std::mt19937 random{83};
    for (int i = 0; i < test::repetitions(40, 400); ++i) {
        const Position position = test::randomPosition(random, i);
        const auto moves = static_cast<std::size_t>(std::popcount(legalMoves(position)));
        if (moves == 0)
            continue;
        constexpr int depth = 3;
        const std::vector<SearchResult> lines = linesOf(position, depth, 4, false);
        REQUIRE(lines.size() == std::min<std::size_t>(moves, 4));
        for (std::size_t pvIndex = 0; pvIndex < lines.size(); ++pvIndex) {
            if (position.empties() > depth)
                CHECK(lines[pvIndex].score == -plainScore(afterCell(position, lines[pvIndex].line[0]), depth - 1));
            if (pvIndex > 0)
                CHECK(lines[pvIndex].score <= lines[pvIndex - 1].score);
        }
    }
}

TEST_CASE("the moves of a line are legal", "[reversi][search]")
{
    std::mt19937 random{84};
    for (int i = 0; i < test::repetitions(30, 300); ++i) {
        Game game;
        test::playAtRandom(game, random, i);
        if (game.outcome())
            continue;
        const std::vector<SearchResult> lines = linesOf(game.position(), 7, 1, true);
        CHECK(lines[0].line.size() > 1);
        for (const Cell cell : lines[0].line) {
            REQUIRE(game.isLegal(cell));
            game.play(cell);
        }
    }
}

TEST_CASE("without time the move with the best static evaluation is played", "[reversi][search]")
{
    std::mt19937 random{87};
    const std::atomic<bool> stop{false};
    for (int i = 0; i < 50; ++i) {
        Game game;
        test::playAtRandom(game, random, i);
        if (game.outcome())
            continue;
        const SearchResult found = makeFullEngine(2)->think(game, {.nodes = 0}, stop, {});
        CHECK(found.depth == 0);
        CHECK(-plainScore(afterCell(game.position(), found.line[0]), 0) == plainScore(game.position(), 1));
    }
}

TEST_CASE("the seed decides between equal reversi moves", "[reversi][search]")
{
    const std::atomic<bool> stop{false};
    std::set<Square> played;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        played.insert(squareOf(makeFullEngine(seed)->think(Game{}, {.depth = 2}, stop, {}).line[0]));
    CHECK(played.size() == 4); // all first moves are equivalent
}

TEST_CASE("a reversi search reports each completed depth", "[reversi][search]")
{
    Game game;
    std::vector<SearchResult> reports;
    const std::atomic<bool> stop{false};
    const SearchResult found =
        makeFullEngine(4)->think(game, {.depth = 4}, stop, [&](const SearchResult& t) { reports.push_back(t); });
    REQUIRE(reports.size() == 4);
    for (std::size_t i = 0; i < reports.size(); ++i)
        CHECK(reports[i].depth == static_cast<int>(i) + 1);
    CHECK(found.line == reports.back().line);
    CHECK(found.line.size() == 4);
}

TEST_CASE("the full reversi engine is deterministic for a node limit", "[reversi][search]")
{
    std::mt19937 random{85};
    for (int i = 0; i < 10; ++i) {
        Game game;
        test::playAtRandom(game, random, 5 * i);
        if (!game.outcome())
            test::requireDeterminism([] { return makeFullEngine(7); }, game, 20'000);
    }
}

TEST_CASE("the full reversi engine stops within 10 ms in the middlegame and endgame", "[reversi][search][threads]")
{
    for (const int plies : {20, 36}) {
        Game game;
        std::mt19937 random{86};
        test::playAtRandom(game, random, plies);
        REQUIRE_FALSE(game.outcome());
        const auto engine = makeFullEngine(5);
        CHECK(test::stopDelay(*engine, game, test::repetitions(50, 1'000)) < test::stopLimit);
    }
}
