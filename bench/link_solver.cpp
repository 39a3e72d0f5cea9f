// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the deals that the solver decides, and the tiles that a shuffle moves, with random play.
//     bench_link_solver [DEALS [MILLISECONDS]]
// Default: 20 deals per line, with 1,000 ms each. Processor time. First table: random deals with four copies of each
// picture. "Plain" plays at random as long as the solver took, at least 20 ms, and counts the deals that it clears at
// least once. Second table: boards where random play got stuck. "Plain" redistributes the remaining tiles at random
// and counts the boards that the solver can clear in 100 ms. The last lines are boards dealt as in a game (normal to
// expert, 42 pictures) before random play got stuck.

#include "core/link/deal.h"
#include "core/link/shuffle.h"
#include "core/link/solver.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace qipan;
using namespace qipan::link;
using std::chrono::milliseconds;

const std::atomic<bool> never{false};

struct Line {
    BoardSize size;
    FallingMode mode;
    bool border;
    const char* name;
};

constexpr Line lines[]{
    {{18, 8}, FallingMode::None, true, "18x8  none"},
    {{18, 8}, FallingMode::None, false, "18x8  none, no border"},
    {{16, 10}, FallingMode::None, true, "16x10 none"},
    {{16, 10}, FallingMode::None, false, "16x10 none, no border"},
    {{18, 8}, FallingMode::Down, true, "18x8  down"},
    {{16, 10}, FallingMode::Down, true, "16x10 down"},
    {{18, 8}, FallingMode::Outward, true, "18x8  outward"},
    {{18, 8}, FallingMode::Left, true, "18x8  left"},
};
/// The largest board, only for stuck boards.
constexpr Line largeLines[]{
    {{30, 20}, FallingMode::None, true, "30x20 none"},
    {{30, 20}, FallingMode::None, false, "30x20 none, no border"},
    {{30, 20}, FallingMode::Inward, true, "30x20 inward"},
};

Limits within(milliseconds time)
{
    Limits limits;
    limits.time = time;
    return limits;
}

double secondsSince(std::clock_t begin)
{
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// The tiles of `board` on its cells in random order.
Board anyOrder(const Board& board, Random& random)
{
    std::vector<Picture> pictures;
    for (const Tile& tile : board.values()) {
        if (tile)
            pictures.push_back(*tile);
    }
    random.shuffle(pictures);
    Board result{board.size()};
    for (int y = 0; y < board.size().rows; ++y) {
        for (int x = 0; x < board.size().columns; ++x) {
            if (board[{x, y}]) {
                result[{x, y}] = pictures.back();
                pictures.pop_back();
            }
        }
    }
    return result;
}

Board randomDeal(BoardSize size, Random& random)
{
    Board board{size};
    int next = 0;
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x)
            board[{x, y}] = static_cast<Picture>(next++ / 4);
    }
    return anyOrder(board, random);
}

Position positionOf(const Board& board, const Line& line)
{
    return Position{board, Shape{line.size}, line.mode, line.border};
}

Position played(Position position, Random& random)
{
    position.forgetHistory();
    while (const auto pair = position.randomPair(random))
        position.remove(*pair);
    return position;
}

void benchSolver(const Line& line, int deals, milliseconds time)
{
    Random random{1};
    Random plays{3}; // separate, since the number of plays depends on the time but the deals must not
    int verdicts[3]{};
    int plain = 0;
    double sum = 0;
    double longest = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const Position position = positionOf(randomDeal(line.size, random), line);
        const std::clock_t begin = std::clock();
        const Solving solving = solve(position, within(time), never);
        const double taken = secondsSince(begin);
        ++verdicts[static_cast<std::size_t>(solving.verdict)];
        sum += taken;
        longest = std::max(longest, taken);
        constexpr double least = 0.02;
        const std::clock_t plainBegin = std::clock();
        bool isWon = false;
        while (!isWon && secondsSince(plainBegin) < std::max(taken, least))
            isWon = played(position, plays).tilesLeft() == 0;
        plain += isWon ? 1 : 0;
    }
    std::printf("%-22s %8d %10d %5d %9.1f %9.1f %10d\n", line.name, verdicts[0], verdicts[1], verdicts[2],
                1e3 * sum / deals, 1e3 * longest, plain);
}

/// Deals a new board as in a game.
Board gameDeal(const Line& line, Random& random)
{
    const DealSetup setup{.size = line.size,
                          .mode = line.mode,
                          .border = line.border,
                          .pictures = 42,
                          .difficulty = static_cast<Difficulty>(1 + random.below(difficulties - 1)),
                          .seed = static_cast<std::uint32_t>(random.next())};
    return makeDeal(setup, never)->board;
}

void benchShuffle(const Line& line, int boards, bool ofGames)
{
    Random random{2};
    int two = 0;
    int solvable = 0;
    int plain = 0;
    long moved = 0;
    double sum = 0;
    double longest = 0;
    for (int board = 0; board < boards;) {
        const Board deal = ofGames ? gameDeal(line, random) : randomDeal(line.size, random);
        const Board stuck = played(positionOf(deal, line), random).board();
        if (std::ranges::none_of(stuck.values(), [](const Tile& tile) { return tile.has_value(); }))
            continue;
        ++board;
        const std::clock_t begin = std::clock();
        const Board after = shuffled(stuck, Shape{line.size}, line.mode, line.border, random.next());
        const double taken = secondsSince(begin);
        sum += taken;
        longest = std::max(longest, taken);
        int changed = 0;
        for (std::size_t i = 0; i < stuck.values().size(); ++i)
            changed += stuck.values()[i] != after.values()[i] ? 1 : 0;
        moved += changed;
        two += changed == 2 ? 1 : 0;
        const auto isSolvable = [&](const Board& redealt) {
            constexpr milliseconds judge{100};
            return solve(positionOf(redealt, line), within(judge), never).verdict == Verdict::Solvable;
        };
        solvable += isSolvable(after) ? 1 : 0;
        plain += isSolvable(anyOrder(stuck, random)) ? 1 : 0;
    }
    std::printf("%-22s %-6s %8d %10d %12.1f %9.1f %9.1f %10d\n", line.name, ofGames ? "game" : "random", two, solvable,
                static_cast<double>(moved) / boards, 1e3 * sum / boards, 1e3 * longest, plain);
}

} // namespace

int main(int count, char** arguments)
{
    const int deals = count > 1 ? std::atoi(arguments[1]) : 20;
    const milliseconds time{count > 2 ? std::atoi(arguments[2]) : 1'000};
    if (deals < 1 || time.count() < 1) {
        std::fputs("bench_link_solver [DEALS [MILLISECONDS]]\n", stderr);
        return 2;
    }
    std::printf("%-22s %8s %10s %5s %9s %9s %10s\n", "deals", "solved", "unsolvable", "open", "mean ms", "worst ms",
                "plain wins");
    for (const Line& line : lines)
        benchSolver(line, deals, time);
    std::printf("\n%-22s %-6s %8s %10s %12s %9s %9s %10s\n", "stuck boards", "deals", "two move", "solvable",
                "tiles moved", "mean ms", "worst ms", "plain");
    for (const bool ofGames : {false, true}) {
        for (const Line& line : lines)
            benchShuffle(line, deals, ofGames);
        for (const Line& line : largeLines)
            benchShuffle(line, deals, ofGames);
    }
    return 0;
}
