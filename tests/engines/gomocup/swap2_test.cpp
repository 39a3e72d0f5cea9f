// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/balance.h"
#include "tests/engines/gomocup/talk.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>
#include <string>

using namespace qipan;
using namespace qipan::test;
using Catch::Matchers::StartsWith;

namespace {

const std::vector<std::string_view> three{"SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"};
const std::vector<std::string_view> five{"SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE"};

} // namespace

TEST_CASE("SWAP2BOARD without stones places three on any board with variation", "[gomocup]")
{
    const gomoku::BalanceEvaluator evaluator{.think = [](const gomoku::Game&, double) { return SearchResult{}; },
                                             .isOutOfTime = [] { return true; }};
    for (int size = 5; size <= 20; ++size) {
        const gomoku::Game empty{gomoku::Rule::Freestyle, size};
        std::set<std::vector<Cell>> seen;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const std::vector<Cell> stones = gomoku::openingStones(empty, evaluator, seed);
            REQUIRE(stones.size() == 3);
            REQUIRE(std::set<Cell>(stones.begin(), stones.end()).size() == 3);
            for (const Cell cell : stones)
                REQUIRE(empty.size().contains(cell));
            seen.insert(stones);
        }
        CHECK(seen.size() >= 24);
    }
    Talk talk;
    talk.send({"START 15"});
    const std::string answer = talk.ask({"SWAP2BOARD", "DONE"});
    CHECK(isOfProtocol(answer));
    CHECK(std::ranges::count(answer, ' ') == 2);
}

TEST_CASE("the most even of a few openings is chosen", "[gomocup]")
{
    std::vector<std::vector<Ply>> judged;
    gomoku::BalanceEvaluator evaluator{.think =
                                           [&judged](const gomoku::Game& position, double) {
                                               judged.push_back(position.plies());
                                               constexpr int scores[] = {-40, -3, 25};
                                               return SearchResult{.score = scores[judged.size() - 1]};
                                           },
                                       .isOutOfTime = [] { return false; }};
    const std::vector<Cell> stones = gomoku::openingStones(gomoku::Game{gomoku::Rule::Standard, 15}, evaluator, 4);
    REQUIRE(judged.size() == 3);
    for (std::size_t i = 0; i < stones.size(); ++i)
        CHECK(stones[i] == judged[1][i].cell);
}

TEST_CASE("the better side is chosen after three and after five stones", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15"});
    talk.engine.score = [](const BoardGame& game, const Limits&) {
        return game.sideToMove() == Side::White ? 30 : -30;
    };
    CHECK(talk.ask(three) == "0,0");
    CHECK(talk.ask(five) == "0,0");
    talk.engine.score = [](const BoardGame& game, const Limits&) {
        return game.sideToMove() == Side::White ? -30 : 30;
    };
    CHECK(talk.ask(three) == "SWAP");
    CHECK(talk.ask(five) == "SWAP");
    for (const auto& question : talk.engine.questions)
        CHECK(question.toMove == Side::White);
}

TEST_CASE("if short and long searches disagree two more stones balance the position", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "INFO max_node 10000"});
    const Cell even{9, 6};
    talk.engine.score = [even](const BoardGame& game, const Limits& limits) {
        if (game.plies().size() == 3)
            return *limits.nodes < 2'000 ? -10 : 10;
        return game.stoneAt(even) ? 0 : 50;
    };
    CHECK(talk.ask(three) == "0,0 9,6");
    std::uint64_t nodes = 0;
    for (const auto& question : talk.engine.questions)
        nodes += *question.limits.nodes;
    CHECK(nodes <= 10'000);
}

TEST_CASE("SWAP2BOARD rejects anything but 0 or 3 or 5 distinct stones", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15"});
    const std::vector<std::vector<std::string_view>> wrong{{"7,7"},
                                                           {"7,7", "8,8"},
                                                           {"7,7", "8,8", "9,9", "6,6"},
                                                           {"7,7", "8,8", "7,7"},
                                                           {"7,7", "8,8", "15,9"},
                                                           {"7,7,1", "8,8,2", "9,9,1"},
                                                           {"7,7", "x", "9,9"},
                                                           {"1,1", "2,2", "3,3", "4,4", "5,5", "6,6"}};
    for (const auto& stones : wrong) {
        std::vector<std::string_view> lines{"SWAP2BOARD"};
        lines.insert(lines.end(), stones.begin(), stones.end());
        lines.push_back("DONE");
        CHECK_THAT(talk.ask(lines), StartsWith("ERROR "));
    }
    CHECK(talk.engine.questions.empty());
}

TEST_CASE("after swap2 the game continues with BOARD", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15"});
    talk.ask(three);
    CHECK(talk.ask({"BOARD", "7,7,2", "8,7,1", "9,9,2", "DONE"}) == "0,0");
    CHECK(talk.engine.questions.back().plies.size() == 3);
    CHECK(talk.engine.questions.back().toMove == Side::White);
}
