// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"

#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace qipan;

namespace {

void checkStart(const BoardGame& game, int size)
{
    CHECK(game.size() == BoardSize{size, size});
    CHECK(game.sideToMove() == Side::Black);
    CHECK(game.plies().empty());
    CHECK_FALSE(game.outcome());
    CHECK_FALSE(game.passed());
    CHECK(game.winningLine().empty());
}

} // namespace

TEST_CASE("every registered game can be set up with each rule and size and played to the end", "[registry]")
{
    std::mt19937 random{7};
    for (const GameInfo& info : games()) {
        for (const RuleInfo& rule : info.rules) {
            for (const int size : rule.sizes) {
                INFO(info.key << ' ' << rule.key << ' ' << size);
                const auto setup = makeSetup(info.key, rule.key, size);
                REQUIRE(setup);
                const auto game = setup->makeGame();
                checkStart(*game, size);
                test::playAtRandom(*game, random);
                REQUIRE(game->outcome());
                CHECK(isDecidedOnBoard(game->outcome()->reason));
                CHECK(game->moveError({0, 0}) == IllegalMove::GameOver);
                CHECK(game->moveError({-1, 0}) == IllegalMove::Outside);
                CHECK(game->moveError({0, size}) == IllegalMove::Outside);
            }
        }
    }
}

TEST_CASE("every registered engine plays its game to the end with legal moves only", "[registry]")
{
    const std::atomic<bool> stop{false};
    for (const GameInfo& info : games()) {
        for (int level = 1; level <= info.levels; ++level) {
            const auto engine = info.makeEngine(level, 11);
            for (const RuleInfo& rule : info.rules) {
                INFO(info.key << ' ' << rule.key << " level " << level);
                const auto game = makeSetup(info.key, rule.key, rule.sizes.front())->makeGame();
                while (!game->outcome()) {
                    const SearchResult found = engine->think(*game, {.depth = 2}, stop, {});
                    REQUIRE_FALSE(found.line.empty());
                    REQUIRE(game->isLegal(found.line.front()));
                    game->play(found.line.front());
                }
            }
        }
    }
}

TEST_CASE("the keys, sizes and rules of the registry are complete and unique", "[registry]")
{
    std::set<std::string_view> keys;
    for (const GameInfo& info : games()) {
        CHECK(keys.insert(info.key).second);
        CHECK(findGame(info.key) == &info);
        std::set<std::string_view> rules;
        for (const RuleInfo& rule : info.rules) {
            CHECK(rules.insert(rule.key).second);
            CHECK(info.findRule(rule.key) == &rule);
            CHECK(std::set<int>(rule.sizes.begin(), rule.sizes.end()).size() == rule.sizes.size());
            for (const int size : rule.sizes)
                CHECK(rule.sizeFor(size) == size);
            CHECK(rule.sizeFor(0) == rule.sizes.front());
        }
        CHECK(info.findRule("") == nullptr);
        CHECK(info.levels >= 1);
    }
    CHECK(keys == std::set<std::string_view>{"gomoku", "reversi"});
}

TEST_CASE("only the highest gomoku level plays at full strength", "[registry]")
{
    const GameInfo& gomoku = *findGame("gomoku");
    CHECK(gomoku.levels == 11);
    CHECK(gomoku.isFullStrength(11));
    CHECK_FALSE(gomoku.isFullStrength(10));
    const GameInfo& reversi = *findGame("reversi");
    CHECK_FALSE(reversi.isFullStrength(reversi.levels));
}

TEST_CASE("a setup that the registry does not list is rejected", "[registry]")
{
    CHECK_FALSE(makeSetup("chess", "standard", 8));
    CHECK_FALSE(makeSetup("gomoku", "caro", 15));
    CHECK_FALSE(makeSetup("gomoku", "freestyle", 16));
    CHECK_FALSE(makeSetup("gomoku", "renju", 19));
    CHECK_FALSE(makeSetup("reversi", "standard", 10));
    CHECK(findGame("") == nullptr);
}

TEST_CASE("gomoku defaults to freestyle on 15 lines", "[registry]")
{
    const GameSetup setup = defaultSetup(*findGame("gomoku"));
    CHECK(setup.rule == "freestyle");
    CHECK(setup.size == 15);
}

TEST_CASE("gomoku has three rules and renju is limited to 15 lines", "[registry]")
{
    const GameInfo& gomoku = *findGame("gomoku");
    REQUIRE(gomoku.rules.size() == 3);
    for (const std::string_view rule : {"freestyle", "standard"}) {
        const auto sizes = gomoku.findRule(rule)->sizes;
        CHECK(std::vector<int>(sizes.begin(), sizes.end()) == std::vector<int>{15, 19, 20});
    }
    const auto sizes = gomoku.findRule("renju")->sizes;
    CHECK(std::vector<int>(sizes.begin(), sizes.end()) == std::vector<int>{15});
}

TEST_CASE("the rule in the registry decides the meaning of six in a row", "[registry]")
{
    const std::map<std::string_view, std::optional<Outcome>> expected{
        {"freestyle", Outcome{.winner = Side::Black, .reason = EndReason::Five}},
        {"standard", std::nullopt},
        {"renju", Outcome{.winner = Side::White, .reason = EndReason::Forbidden}}};
    for (const auto& [rule, outcome] : expected) {
        const auto game = makeSetup("gomoku", rule, 15)->makeGame();
        for (const int x : {0, 1, 2, 4, 5, 3}) { // black fills the gap last, white plays far below
            game->play({x, 0});
            if (x != 3)
                game->play({2 * x, 14});
        }
        CHECK(game->outcome() == outcome);
    }
}

TEST_CASE("an engine whose searches find other values has another edition", "[registry][engine]")
{
    // What an analysis would store of some positions, by the edition that found it.
    struct Known {
        std::string_view game;
        int edition;
        std::uint64_t print;
    };
    constexpr Known known[]{{"gomoku", 1, 0x9a5138a7427d5700}, {"reversi", 1, 0x2e5c0acf3e836848}};
    const std::atomic<bool> stop{false};
    for (const auto& [key, edition, wanted] : known) {
        const GameInfo& info = *findGame(key);
        const auto engine = info.makeEngine(info.levels, 0);
        std::uint64_t print = 14'695'981'039'346'656'037U; // FNV-1a
        const auto add = [&print](int value) {
            print = (print ^ static_cast<std::uint32_t>(value)) * 1'099'511'628'211U;
        };
        std::mt19937 random{30};
        for (const RuleInfo& rule : info.rules) {
            for (const int plies : {0, 6, 13, 22, 37, 46, 50}) {
                const auto game = makeSetup(key, rule.key, rule.sizes.front())->makeGame();
                test::playAtRandom(*game, random, plies);
                if (game->outcome())
                    continue;
                const SearchResult found = engine->think(
                    *game, {.depth = game->size().cells(), .nodes = 10'000, .memory = std::size_t{4} << 20, .lines = 1},
                    stop, {});
                add(found.score);
                add(found.depth);
                add(found.isCertain ? 1 : 0);
                add(found.line.front().x);
                add(found.line.front().y);
            }
        }
        INFO(key << ": other values. Raise engineEdition in core/games/registry.cpp, and write the edition and 0x"
                 << std::hex << print << " into this test");
        CHECK(info.engineEdition == edition);
        CHECK(print == wanted);
    }
}
