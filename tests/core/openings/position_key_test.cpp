// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/openings/position_key.h"

#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace qipan;
using namespace qipan::openings;

namespace {

/// The position as text, the smallest of all symmetric ones.
std::string plainKey(const BoardGame& game)
{
    const int size = game.size().columns;
    std::string least;
    for (int way = 0; way < 8; ++way) {
        std::string text(1, game.sideToMove() == Side::Black ? 'b' : 'w');
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                Cell cell = (way & 4) != 0 ? Cell{y, x} : Cell{x, y};
                cell = {(way & 1) != 0 ? size - 1 - cell.x : cell.x, (way & 2) != 0 ? size - 1 - cell.y : cell.y};
                const auto stone = game.stoneAt(cell);
                text += !stone ? '.' : *stone == Side::Black ? 'X' : 'O';
            }
        }
        if (least.empty() || text < least)
            least = text;
    }
    return least;
}

} // namespace

TEST_CASE("positions have the same key exactly if they are symmetric, and symmetric moves the same number",
          "[openings][random]")
{
    std::mt19937 random{7};
    const std::pair<const char*, int> kinds[]{{"reversi", 8}, {"gomoku", 5}, {"gomoku", 15}};
    for (const auto& [key, size] : kinds) {
        const GameInfo& info = *findGame(key);
        std::map<std::string, std::int64_t> known;
        std::map<std::int64_t, std::string> positions;
        for (int i = 0; i < test::repetitions(300, 3'000); ++i) {
            auto game = info.makeGame(info.rules.front().key, size, Opening::Free);
            test::playAtRandom(*game, random, static_cast<int>(random() % 9));
            if (game->outcome())
                continue;
            const auto at = keyAfter(key, size, cellsOf(game->plies()));
            REQUIRE(at);
            const std::string plain = plainKey(*game);
            CHECK(known.emplace(plain, at->value()).first->second == at->value());
            CHECK(positions.emplace(at->value(), plain).first->second == plain);
            CHECK(at->value() >= 0);
            CHECK(at->value() < std::int64_t{1} << 48);

            std::map<int, std::string> after; // by the number of the move: the position after it
            for (const Cell move : test::legalCells(*game)) {
                const int number = at->numberOf(move);
                const auto next = game->clone();
                next->play(move);
                const std::string position = plainKey(*next);
                CHECK(after.emplace(number, position).first->second == position);
                const auto back = at->moveOf(number);
                REQUIRE(back);
                CHECK(at->numberOf(*back) == number);
                CHECK(game->isLegal(*back));
            }
        }
        CHECK(known.size() > 20);
    }
}

TEST_CASE("the first moves of reversi are one move, and 15 lines have 36 first moves", "[openings]")
{
    const PositionKey reversi = *keyAfter("reversi", 8, {});
    CHECK(reversi.numberOf({2, 3}) == reversi.numberOf({4, 5}));
    CHECK(reversi.numberOf({2, 3}) == reversi.numberOf({5, 4}));
    std::map<int, int> numbers;
    const PositionKey gomoku = *keyAfter("gomoku", 15, {});
    for (const Cell cell : BoardSize{15, 15})
        ++numbers[gomoku.numberOf(cell)];
    CHECK(numbers.size() == 36);
    CHECK(!gomoku.moveOf(-1));
    CHECK(!gomoku.moveOf(15 * 15));
}

TEST_CASE("games and sizes have keys of their own", "[openings]")
{
    const auto value = [](const char* game, int size) { return keyAfter(game, size, {})->value(); };
    std::vector<std::int64_t> keys{value("gomoku", 15), value("gomoku", 19), value("gomoku", 8), value("reversi", 8)};
    std::ranges::sort(keys);
    CHECK(std::ranges::adjacent_find(keys) == keys.end());
}

TEST_CASE("the moves of an opening end at an impossible move or at the limit", "[openings]")
{
    const std::vector<Cell> moves{{2, 3}, {4, 2}, {4, 2}, {5, 5}};
    CHECK(openingMoves("reversi", 8, moves, 20).size() == 2);
    CHECK(openingMoves("reversi", 8, moves, 1).size() == 1);
    CHECK(openingMoves("gomoku", 3, std::span{moves}.first(2), 20).empty());
    CHECK(!keyAfter("reversi", 8, moves));
    const auto line = openingMoves("reversi", 8, moves, 20);
    CHECK(line[1]
          == OpeningMove{keyAfter("reversi", 8, std::span{moves}.first(1))->value(),
                         keyAfter("reversi", 8, std::span{moves}.first(1))->numberOf(moves[1])});
}
