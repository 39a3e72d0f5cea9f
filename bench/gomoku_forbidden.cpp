// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the forbidden-point finder with a plain implementation of the rules.
//     bench_gomoku_forbidden [ROUNDS]
// ROUNDS, 1 … 10000, default 20, is how often the fast finder tests all points; the plain one tests them once. Both
// answer for every empty point of the same boards: stones scattered as in games, where most points are decided
// quickly, and nested threes, where some take long.

#include "core/gomoku/forbidden.h"
#include "tests/core/gomoku/plain_renju.h"
#include "tests/core/gomoku/renju_positions.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

namespace {

using namespace qipan;
using namespace qipan::gomoku;

constexpr int size = 15;
constexpr int boardsOfEach = 200;

struct Sample {
    test::Rows rows;
    Board board{size};
    std::vector<Cell> cells; // the points to test
};

Board boardOf(const test::Rows& rows)
{
    Board board{size};
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const int stone = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (stone != 0)
                board.place(pointOf({x, y}), stone == 1 ? Side::Black : Side::White);
        }
    }
    return board;
}

/// Boards with the empty points that need the test for threes, or those that do not.
std::vector<Sample> samples(const std::vector<test::Rows>& boards, bool asksAboutThrees)
{
    std::vector<Sample> all;
    for (const test::Rows& rows : boards) {
        Sample sample{rows, boardOf(rows), {}};
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                const bool empty = sample.board.at(pointOf({x, y})) == Stone::None;
                if (empty && (test::plainVerdict(rows, {x, y}).nesting > 0) == asksAboutThrees)
                    sample.cells.push_back({x, y});
            }
        }
        all.push_back(sample);
    }
    return all;
}

/// The cost and result of one implementation.
struct Measured {
    double nanoseconds = 0;  // per point
    std::uint64_t kinds = 0; // the sum of the answers as numbers
};

template <typename Ask>
Measured measure(const std::vector<Sample>& all, int rounds, Ask ask)
{
    std::uint64_t kinds = 0;
    std::size_t points = 0;
    const std::clock_t begin = std::clock(); // processor time, unaffected by other programs
    for (int round = 0; round < rounds; ++round) {
        for (const Sample& sample : all) {
            for (const Cell cell : sample.cells)
                kinds += static_cast<std::uint64_t>(ask(sample, cell));
            points += sample.cells.size();
        }
    }
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return {1e9 * seconds / static_cast<double>(points), kinds / static_cast<std::uint64_t>(rounds)};
}

/// Prints one line; false if the two disagree.
bool compare(const char* name, const std::vector<Sample>& all, int rounds)
{
    const Measured fast =
        measure(all, rounds, [](const Sample& sample, Cell cell) { return forbiddenAt(sample.board, pointOf(cell)); });
    const Measured plain =
        measure(all, 1, [](const Sample& sample, Cell cell) { return test::plainVerdict(sample.rows, cell).kind; });
    std::printf("%-36s finder %7.1f ns a point, plain %9.1f ns, ratio %.1f\n", name, fast.nanoseconds,
                plain.nanoseconds, plain.nanoseconds / fast.nanoseconds);
    return fast.kinds == plain.kinds;
}

} // namespace

int main(int argc, char* argv[])
{
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 20;
    if (argc > 2 || rounds < 1 || rounds > 10'000) {
        std::fprintf(stderr, "usage: bench_gomoku_forbidden [ROUNDS from 1 to 10000]\n");
        return 2;
    }
    std::mt19937 random{7};
    std::vector<test::Rows> scattered;
    std::vector<test::Rows> nested;
    for (int i = 0; i < boardsOfEach; ++i) {
        scattered.push_back(test::scatteredPosition(size, random));
        nested.push_back(test::nestedPosition(size, 3 + i % 5, random));
    }
    bool agreed = compare("scattered stones, no threes to ask", samples(scattered, false), rounds);
    agreed = compare("scattered stones, threes to ask", samples(scattered, true), rounds) && agreed;
    agreed = compare("nested threes, no threes to ask", samples(nested, false), rounds) && agreed;
    agreed = compare("nested threes, threes to ask", samples(nested, true), rounds) && agreed;
    if (!agreed) {
        std::fprintf(stderr, "the two differ\n");
        return 1;
    }
    return 0;
}
