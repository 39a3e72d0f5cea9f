// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/counts.h"
#include "tests/training/commands_support.h"
#include "training/gomoku/commands.h"
#include "training/reversi/commands.h"

#include <array>
#include <string>

using namespace qipan;

namespace {

struct Game {
    const char* name;
    test::Command match;
};

constexpr std::array matches{Game{"gomoku", training::matchCommand}, Game{"reversi", reversi::matchCommand}};

/// The score of the first contestant in percent.
double score(const Game& game, const std::string& first, const std::string& second, int pairs)
{
    const std::string count = std::to_string(pairs);
    training::Tally tally;
    for (const std::string& line : test::linesOf(
             game.match, {"--a", first.c_str(), "--b", second.c_str(), "--pairs", count.c_str(), "--seed", "41"})) {
        const auto result = training::readResult(line);
        REQUIRE(result);
        tally.add(*result);
    }
    CHECK(tally.illegal == 0);
    return 100 * tally.score();
}

std::string levelNamed(int level)
{
    return "level=" + std::to_string(level);
}

} // namespace

TEST_CASE("a beginner often wins against the first level and sometimes against the next two", "[training][strength]")
{
    const int pairs = test::repetitions(100, 300);
    struct Range {
        double least;
        double most;
    };
    constexpr std::array ranges{Range{50, 75}, Range{30, 55}, Range{15, 40}};
    for (const Game& game : matches) {
        for (int level = 1; level <= 3; ++level) {
            const Range& range = ranges[static_cast<std::size_t>(level) - 1];
            const double found = score(game, "beginner", levelNamed(level), pairs);
            INFO(game.name << " level " << level << ": " << found << " % of " << 2 * pairs);
            CHECK(found >= range.least);
            CHECK(found <= range.most);
        }
    }
}

TEST_CASE("each of the first levels beats the one below but not always", "[training][strength]")
{
    for (const Game& game : matches) {
        for (int level = 2; level <= 7; ++level) {
            const int pairs = level > 5 ? test::repetitions(20, 200) // they search
                                        : test::repetitions(50, 200);
            const double found = score(game, levelNamed(level), levelNamed(level - 1), pairs);
            INFO(game.name << " level " << level << ": " << found << " % of " << 2 * pairs);
            CHECK(found >= 55);
            CHECK(found <= 93);
        }
    }
}
