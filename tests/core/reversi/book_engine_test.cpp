// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/reversi/game.h"
#include "tests/support/catch.h"
#include "tests/support/engine_checks.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

namespace {

constexpr int ownDepth = 77;

/// Records that it was asked.
class AskedEngine final : public Engine {
public:
    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        const Squares legal = legalMoves(static_cast<const Game&>(position).position());
        return {.depth = ownDepth, .line = {cellOf(firstSquare(legal))}};
    }
};

SearchResult answer(const Game& game, const Limits& limits = {}, std::uint64_t seed = 1)
{
    const std::atomic<bool> stop{false};
    return withBook(std::make_unique<AskedEngine>(), seed)->think(game, limits, stop, {});
}

bool isFromBook(const SearchResult& result)
{
    return result.depth != ownDepth;
}

} // namespace

TEST_CASE("an engine with a book answers and reports line and score and depth from it", "[reversi][book]")
{
    const std::atomic<bool> stop{false};
    std::vector<SearchResult> reports;
    Game game;
    const SearchResult found =
        withBook(std::make_unique<AskedEngine>(), 5)->think(game, {.nodes = 100}, stop, [&](const SearchResult& t) {
            reports.push_back(t);
        });
    REQUIRE(isFromBook(found));
    REQUIRE(reports.size() == 1);
    CHECK(reports.front().line == found.line);
    CHECK(found.nodes == 0);
    CHECK_FALSE(found.isCertain);
    CHECK(found.depth >= static_cast<int>(found.line.size()));
    for (const Cell cell : found.line) {
        REQUIRE(game.isLegal(cell));
        game.play(cell);
    }
    CHECK_FALSE(isFromBook(answer(game))); // the book ends with the line
}

TEST_CASE("an engine with a book searches when a depth or several lines are requested", "[reversi][book]")
{
    const Game game;
    CHECK(isFromBook(answer(game)));
    CHECK(isFromBook(answer(game, {.nodes = 5, .time = std::chrono::milliseconds{1}, .threads = 2, .lines = 1})));
    CHECK_FALSE(isFromBook(answer(game, {.depth = 1})));
    CHECK_FALSE(isFromBook(answer(game, {.lines = 3})));
}

TEST_CASE("an engine searching deeper than the book ignores it", "[reversi][book]")
{
    const std::atomic<bool> stop{false};
    Game game;
    const int depth = openingBook().movesOf(game.position()).front().depth;
    const auto thinkWith = [&](int minDepth) {
        return withBook(std::make_unique<AskedEngine>(), 1, minDepth)->think(game, {}, stop, {});
    };
    CHECK(isFromBook(thinkWith(depth)));
    CHECK_FALSE(isFromBook(thinkWith(depth + 1)));
    for (int ply = 0; ply < depth; ++ply) {
        const SearchResult found = thinkWith(depth - ply);
        if (!isFromBook(found))
            break;
        CHECK(found.depth >= depth - ply);
        game.play(found.line.front());
    }
    CHECK(game.plies().size() >= 2);
}

TEST_CASE("book moves vary by seed and are deterministic and lose at most half a disc", "[reversi][book]")
{
    std::set<std::pair<int, int>> second;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Game game;
        for (int ply = 0; ply < 8; ++ply) {
            const std::vector<BookMove> moves = openingBook().movesOf(game.position());
            const SearchResult found = answer(game, {}, seed);
            if (moves.empty())
                break;
            CHECK(answer(game, {}, seed).line == found.line);
            const auto played =
                std::ranges::find(moves, squareOf(found.line.front()), [](const BookMove& m) { return m.square; });
            REQUIRE(played != moves.end());
            CHECK(found.score == played->value);
            CHECK(played->value >= moves.front().value - 50);
            game.play(found.line.front());
        }
        second.insert({game.plies().front().cell.x, game.plies().front().cell.y});
    }
    CHECK(second.size() == 4); // all first moves are equally good
}

TEST_CASE("an engine with a book plays a legal game to its end", "[reversi][book]")
{
    const auto engine = withBook(makeFullEngine(3), 3);
    Game game;
    while (!game.outcome())
        game.play(test::moveOf(*engine, game, {.nodes = 200}));
    CHECK(game.plies().size() > 8);
}
