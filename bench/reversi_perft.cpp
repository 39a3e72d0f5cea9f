// SPDX-License-Identifier: GPL-3.0-or-later
// Compares perft of the bitboard reversi implementation with a plain array of squares.
//     bench_reversi_perft [DEPTH]
// DEPTH is 1 … 11, default 9. Both count the same way: a pass is a ply, a finished game is one leaf, and the moves of
// the last ply are counted without being played.

#include "core/reversi/perft.h"
#include "core/reversi/processor.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace qipan;

/// The baseline: ten by ten squares with a border, scanned square by square.
class ArrayBoard {
public:
    ArrayBoard()
    {
        m_squares.fill(border);
        for (int y = 1; y <= 8; ++y) {
            for (int x = 1; x <= 8; ++x)
                at(10 * y + x) = empty;
        }
        at(44) = at(55) = -1;
        at(45) = at(54) = 1;
    }

    [[nodiscard]] bool isLegal(int square, int side) const
    {
        if (at(square) != empty)
            return false;
        for (const int step : steps) {
            int next = square + step;
            while (at(next) == -side)
                next += step;
            if (next != square + step && at(next) == side)
                return true;
        }
        return false;
    }

    /// Plays a move; if it is illegal, returns false and changes nothing.
    bool play(int square, int side)
    {
        if (at(square) != empty)
            return false;
        bool flipped = false;
        for (const int step : steps) {
            int next = square + step;
            while (at(next) == -side)
                next += step;
            if (at(next) != side)
                continue;
            for (next -= step; next != square; next -= step) {
                at(next) = side;
                flipped = true;
            }
        }
        if (flipped)
            at(square) = side;
        return flipped;
    }

private:
    static constexpr int empty = 0;
    static constexpr int border = 2;
    static constexpr std::array<int, 8> steps{-11, -10, -9, -1, 1, 9, 10, 11};

    int& at(int square) { return m_squares[static_cast<std::size_t>(square)]; }
    [[nodiscard]] int at(int square) const { return m_squares[static_cast<std::size_t>(square)]; }

    std::array<int, 100> m_squares;
};

int countMoves(const ArrayBoard& board, int side)
{
    int count = 0;
    for (int square = 11; square <= 88; ++square)
        count += board.isLegal(square, side) ? 1 : 0;
    return count;
}

std::uint64_t perft(const ArrayBoard& board, int side, int depth)
{
    const int moves = countMoves(board, side);
    if (moves == 0)
        return depth == 1 || countMoves(board, -side) == 0 ? 1 : perft(board, -side, depth - 1);
    if (depth == 1)
        return static_cast<std::uint64_t>(moves);
    std::uint64_t leaves = 0;
    for (int square = 11; square <= 88; ++square) {
        ArrayBoard next = board;
        if (next.play(square, side))
            leaves += perft(next, -side, depth - 1);
    }
    return leaves;
}

/// Runs `count`, prints the result and returns the processor time in seconds.
template <typename Count>
double measure(const char* name, Count count, std::uint64_t& leaves)
{
    const std::clock_t begin = std::clock();
    leaves = count();
    const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("%-12s %llu leaves in %.3f s\n", name, static_cast<unsigned long long>(leaves), took);
    return took;
}

} // namespace

int main(int argc, char* argv[])
{
    const int depth = argc > 1 ? std::atoi(argv[1]) : 9;
    if (argc > 2 || depth < 1 || depth > 11) {
        std::fprintf(stderr, "usage: bench_reversi_perft [DEPTH from 1 to 11]\n");
        return 2;
    }
    constexpr auto asPly = reversi::PassCounts::AsPly;
    std::uint64_t plain = 0;
    const double plainTime = measure(
        "plain array", [depth] { return perft(ArrayBoard{}, 1, depth); }, plain);
    std::uint64_t portable = 0;
    const double portableTime = measure(
        "portable", [depth] { return reversi::perftPortable(reversi::startPosition, depth, asPly); }, portable);
    std::uint64_t avx2 = portable;
    double avx2Time = portableTime;
    if (reversi::hasAvx2()) {
        avx2Time = measure(
            "AVX2", [depth] { return reversi::perftAvx2(reversi::startPosition, depth, asPly); }, avx2);
    }
    if (portable != plain || avx2 != plain) {
        std::fprintf(stderr, "the counts differ\n");
        return 1;
    }
    std::printf("ratio %.1f portable, %.1f AVX2\n", plainTime / portableTime, plainTime / avx2Time);
    return 0;
}
