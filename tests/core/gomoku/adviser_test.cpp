// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"

#include "core/games/registry.h"
#include "core/gomoku/reason.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <initializer_list>
#include <memory>

using namespace qipan;
using namespace qipan::gomoku;
using enum ReasonKind;

namespace {

/// A freestyle game after these moves.
std::unique_ptr<BoardGame> gameAfter(std::initializer_list<Cell> moves)
{
    auto game = findGame("gomoku")->makeGame("freestyle", 15, Opening::Free);
    for (const Cell cell : moves)
        game->play(cell);
    return game;
}

/// A game without fours or quick wins.
std::unique_ptr<BoardGame> openGame(std::string_view rule)
{
    auto game = findGame("gomoku")->makeGame(rule, 15, Opening::Free);
    for (const Cell cell : {Cell{7, 7}, Cell{8, 6}, Cell{8, 8}, Cell{6, 6}, Cell{7, 6}, Cell{7, 5}, Cell{9, 7},
                            Cell{5, 7}, Cell{6, 9}, Cell{9, 5}})
        game->play(cell);
    return game;
}

} // namespace

TEST_CASE("the adviser gives its reasons", "[gomoku][adviser]")
{
    const GameInfo& info = *findGame("gomoku");
    const auto game = gameAfter({{5, 7}, {2, 2}, {6, 7}, {12, 12}, {7, 5}, {2, 12}, {7, 6}, {12, 2}});
    const std::atomic<bool> stop{false};
    const SearchResult found = info.makeAdviser(1)->think(*game, {}, stop, {});
    const auto reasons = reasonsFor(found);
    REQUIRE_FALSE(reasons.empty());
    CHECK(reasons.front().kind == WinsByForce);
    CHECK(reasons.front().line.front() == found.line.front());
    CHECK(found.explanation->line == reasons.front().line);
    const std::atomic<bool> stopped{true};
    CHECK(game->isLegal(info.makeAdviser(1)->think(*game, {}, stopped, {}).line.front()));
}

TEST_CASE("a refutation begins with the move that it refutes", "[gomoku][adviser]")
{
    const GameInfo& info = *findGame("gomoku");
    // White's open four cannot be stopped.
    const auto game = gameAfter({{0, 0}, {5, 7}, {14, 0}, {6, 7}, {0, 14}, {7, 7}, {14, 14}, {8, 7}});
    const std::atomic<bool> stop{false};
    const SearchResult found = info.makeAdviser(1)->think(*game, {.nodes = 10'000}, stop, {});
    const auto reasons = reasonsFor(found);
    REQUIRE_FALSE(reasons.empty());
    REQUIRE(reasons.back().kind == AllowsFive);
    REQUIRE(found.explanation->line.size() == 2);
    CHECK(found.explanation->line.front() == found.line.front());
    CHECK(found.explanation->line.back() == reasons.back().line.front());
    CHECK_FALSE(found.explanation->isOpponentLine);
}

TEST_CASE("a game reports its fours and open threes and a win by fours", "[gomoku][adviser]")
{
    const auto game = findGame("gomoku")->makeGame("freestyle", 15, Opening::Free);
    CHECK(game->threats() == Threats{});
    for (const Cell cell : {Cell{4, 7}, Cell{4, 8}, Cell{5, 7}, Cell{5, 8}, Cell{6, 7}, Cell{6, 8}})
        game->play(cell);
    const Threats threes = game->threats();
    CHECK(std::ranges::count(threes.cells, ThreatCell{{7, 7}, Side::Black, ThreatKind::Unstoppable}) == 1);
    CHECK(std::ranges::count(threes.cells, ThreatCell{{3, 8}, Side::White, ThreatKind::Unstoppable}) == 1);
    CHECK(threes.win.size() == 3);
    game->play({7, 7});
    const Threats four = game->threats();
    CHECK(std::ranges::count(four.cells, ThreatCell{{8, 7}, Side::Black, ThreatKind::Win}) == 1);
    CHECK(std::ranges::count(four.cells, ThreatCell{{3, 7}, Side::Black, ThreatKind::Win}) == 1);
    CHECK(four.win.empty()); // white is to move, and has no five
    game->play({14, 14});
    CHECK(game->threats().win.size() == 1);
    game->play({8, 7});
    CHECK(game->threats() == Threats{});
}

TEST_CASE("the adviser has a reason for most moves of games", "[gomoku][adviser]")
{
    const GameInfo& info = *findGame("gomoku");
    const auto adviser = info.makeAdviser(1);
    const std::atomic<bool> stop{false};
    int hints = 0;
    int reasons = 0;
    for (int round = 0; round < test::repetitions(10, 60); ++round) {
        const auto black = info.makeEngine(6, static_cast<std::uint64_t>(round));
        const auto white = info.makeEngine(5, static_cast<std::uint64_t>(round));
        const auto game = info.makeGame(round % 2 == 0 ? "freestyle" : "renju", 15, Opening::Free);
        while (!game->outcome() && game->plies().size() < 40) {
            if (game->plies().size() > 1) {
                const SearchResult found = adviser->think(*game, {.nodes = 5'000}, stop, {});
                const auto given = reasonsFor(found);
                const auto known = info.explain(*game, found.line.front(), stop);
                CHECK(static_cast<const MoveReasons&>(*known).reasons.empty() == given.empty());
                ++hints;
                reasons += given.empty() ? 0 : 1;
            }
            auto& mover = game->sideToMove() == Side::Black ? *black : *white;
            game->play(mover.think(*game, {}, stop, {}).line.front());
        }
    }
    INFO(reasons << " of " << hints);
    CHECK(reasons * 10 > hints * 9);
}

TEST_CASE("the adviser is deterministic for a node limit", "[gomoku][adviser]")
{
    test::requireDeterminism([] { return makeAdviser(3); }, *openGame("freestyle"), 20'000);
    const auto adviser = makeAdviser(3);
    const std::atomic<bool> stop{false};
    const auto game = openGame("renju");
    const SearchResult first = adviser->think(*game, {.nodes = 20'000}, stop, {});
    const SearchResult second = adviser->think(*game, {.nodes = 20'000}, stop, {});
    CHECK(first.line == second.line);
    CHECK(std::ranges::equal(reasonsFor(first), reasonsFor(second)));
}

TEST_CASE("the adviser stops within 10 ms", "[gomoku][adviser][threads]")
{
    const auto adviser = makeAdviser(3);
    for (const char* rule : {"freestyle", "renju"})
        CHECK(test::stopDelay(*adviser, *openGame(rule), 40) < test::stopLimit);
}
