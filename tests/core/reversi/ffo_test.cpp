// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame.h"

#include "tests/support/catch.h"
#include "tests/support/never_stop.h"

#include <array>
#include <cstdlib>
#include <string_view>

using namespace qipan;
using namespace qipan::reversi;

namespace {

struct Problem {
    int number;
    std::string_view squares; // X black, O white
    char side;
    int score;
    std::array<Square, 2> best; // both are best
};

// The endgame test of the French Othello Federation, numbers 40 … 49, as published in FFORUM. All scores were verified
// with two other programs.
constexpr std::array<Problem, 10> problems{{
    {40, "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------", 'X', 38, {8, 8}},
    {41, "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-", 'X', 0, {31, 31}},
    {42, "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--", 'X', 6, {14, 14}},
    {43, "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-", 'O', -12, {22, 50}},
    {44, "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--", 'O', -14, {11, 57}},
    {45, "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO--", 'X', 6, {9, 9}},
    {46, "---XXX----OOOX----OOOXX--OOOOXXX--OOOOXX--OXOXXX--XXOO---XXXX-O-", 'X', -8, {17, 17}},
    {47, "-OOOOO----OOOO---OOOOX--XXXXXX---OXOOX--OOOXOX----OOXX----XXXX--", 'O', 4, {14, 14}},
    {48, "-----X--X-XXX---XXXXOO--XOXOOXX-XOOXXX--XOOXX-----OOOX---XXXXXX-", 'O', 28, {45, 45}},
    {49, "--OX-O----XXOO--OOOOOXX-OOOOOX--OOOXOXX-OOOOXX-----OOX----X-O---", 'X', 16, {4, 4}},
}};

Position positionOf(const Problem& problem)
{
    Position position;
    for (std::size_t i = 0; i < problem.squares.size(); ++i) {
        const Squares bit = Squares{1} << i;
        if (problem.squares[i] == problem.side)
            position.mover |= bit;
        else if (problem.squares[i] != '-')
            position.other |= bit;
    }
    return position;
}

void checkSolved(std::size_t first, std::size_t last, EndgameAim aim = EndgameAim::Exact)
{
    const bool isExact = aim == EndgameAim::Exact;
    EndgameSolver solver{64 << 20};
    for (std::size_t i = first; i <= last; ++i) {
        const Problem& problem = problems[i];
        INFO("FFO " << problem.number);
        const EndgameResult result = solver.solve(positionOf(problem), aim, {}, test::neverStop);
        CHECK(result.score == (isExact ? problem.score : (problem.score > 0) - (problem.score < 0)));
        REQUIRE_FALSE(result.line.empty());
        if (isExact) // otherwise any move with the same winner will do
            CHECK((result.line.front() == problem.best[0] || result.line.front() == problem.best[1]));
    }
}

} // namespace

TEST_CASE("FFO 40 is solved exactly", "[reversi][endgame]")
{
    checkSolved(0, 0);
}

#ifndef QIPAN_SANITIZED // takes minutes under sanitizers
TEST_CASE("FFO 41 and 42 are solved exactly", "[reversi][endgame]")
{
    checkSolved(1, 2);
}

TEST_CASE("FFO 43 to 49 are solved: who wins, and in a long run exactly", "[reversi][endgame]")
{
    checkSolved(3, 9, std::getenv("QIPAN_LONG") != nullptr ? EndgameAim::Exact : EndgameAim::WinLossDraw);
}
#endif
