// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/link_benches.h"
#include "core/link/occupancy.h"
#include "core/link/path.h"
#include "core/link/random.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <limits>
#include <vector>

namespace qipan::bench {

namespace {

using namespace qipan::link;

constexpr int runs = 3;

/// Finds paths with at most two corners cell by cell.
class PlainScan {
public:
    explicit PlainScan(const Board& board)
        : m_board{board}
    {
    }

    [[nodiscard]] bool joined(Cell a, Cell b) const
    {
        if (isClear(a, b) || turnsOnce(a, b))
            return true;
        // Two corners: over every cell in a straight line from `a`.
        for (const auto& [dx, dy] : {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}}) {
            for (Cell cell{a.x + dx, a.y + dy}; isFree(cell); cell = {cell.x + dx, cell.y + dy}) {
                if (turnsOnce(cell, b))
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool anyPair() const
    {
        const BoardSize size = m_board.size();
        for (int p = 0; p < size.cells(); ++p) {
            const Cell a{p % size.columns, p / size.columns};
            for (int q = p + 1; m_board[a] && q < size.cells(); ++q) {
                const Cell b{q % size.columns, q / size.columns};
                if (m_board[a] == m_board[b] && joined(a, b))
                    return true;
            }
        }
        return false;
    }

private:
    [[nodiscard]] bool isFree(Cell cell) const
    {
        const BoardSize size = m_board.size();
        if (size.contains(cell))
            return !m_board[cell];
        return cell.x >= -1 && cell.x <= size.columns && cell.y >= -1 && cell.y <= size.rows;
    }

    /// True if both are in one line with only free cells between them.
    [[nodiscard]] bool isClear(Cell a, Cell b) const
    {
        if (a.x != b.x && a.y != b.y)
            return false;
        const int dx = (b.x > a.x) - (b.x < a.x);
        const int dy = (b.y > a.y) - (b.y < a.y);
        for (Cell cell{a.x + dx, a.y + dy}; cell != b; cell = {cell.x + dx, cell.y + dy}) {
            if (!isFree(cell))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool turnsOnce(Cell a, Cell b) const
    {
        for (const Cell corner : {Cell{a.x, b.y}, Cell{b.x, a.y}}) {
            if (corner != a && corner != b && isFree(corner) && isClear(a, corner) && isClear(corner, b))
                return true;
        }
        return false;
    }

    const Board& m_board;
};

/// Fills `fill` per cent of the cells, with four tiles of a kind as far as there are pictures.
Board randomBoard(Random& random, BoardSize size, int fill)
{
    std::vector<Tile> tiles(static_cast<std::size_t>(size.cells()));
    const auto count = tiles.size() * static_cast<std::size_t>(fill) / 100 / 2 * 2;
    for (std::size_t i = 0; i < count; ++i)
        tiles[i] = static_cast<Picture>(i / 4 % maxPictures);
    random.shuffle(tiles);
    Board board{size};
    for (int place = 0; place < size.cells(); ++place)
        board[{place % size.columns, place / size.columns}] = tiles[static_cast<std::size_t>(place)];
    return board;
}

/// Plays a full board at random until no pair is left.
Board playedOut(Random& random, BoardSize size)
{
    Board board = randomBoard(random, size, 100);
    for (auto pairs = joinablePairs(board); !pairs.empty(); pairs = joinablePairs(board)) {
        const Pair pair = pairs[random.below(pairs.size())];
        board[pair.a] = board[pair.b] = std::nullopt;
    }
    return board;
}

/// A stuck board with all pictures: removes single tiles from a full one as long as no pair becomes free.
Board openedStuck(Random& random, BoardSize size)
{
    // Neighbours, and cells connected along the border, have different pictures.
    Board board{size};
    const auto allowed = [&](Cell cell, Picture picture) {
        const Cell next[]{{cell.x - 1, cell.y}, {cell.x + 1, cell.y}, {cell.x, cell.y - 1}, {cell.x, cell.y + 1}};
        return std::ranges::none_of(next, [&](Cell at) { return size.contains(at) && board[at] == picture; });
    };
    for (int n = 0; n < size.columns; ++n) {
        board[{n, 0}] = board[{size.columns - 1 - n, size.rows - 1}] = static_cast<Picture>(n);
        if (n > 0 && n < size.rows - 1)
            board[{0, n}] = board[{size.columns - 1, size.rows - 1 - n}] = static_cast<Picture>(size.columns + n);
    }
    for (int y = 1; y < size.rows - 1; ++y) {
        for (int x = 1; x < size.columns - 1; ++x) {
            auto picture = static_cast<Picture>(random.below(maxPictures));
            while (!allowed({x, y}, picture))
                ++picture;
            board[{x, y}] = picture;
        }
    }
    for (int tries = 0; tries < 6'000; ++tries) {
        const Cell cell{static_cast<int>(random.below(static_cast<std::size_t>(size.columns))),
                        static_cast<int>(random.below(static_cast<std::size_t>(size.rows)))};
        const Tile tile = std::exchange(board[cell], std::nullopt);
        if (findPair(board))
            board[cell] = tile;
    }
    return board;
}

struct Measured {
    double nanoseconds = std::numeric_limits<double>::max(); // per query
    long long yes = 0;
};

/// The fastest of several runs. `ask` returns its number of queries and counts positive answers.
Measured measure(const std::function<long long(long long&)>& ask)
{
    Measured measured;
    for (int run = 0; run < runs; ++run) {
        measured.yes = 0;
        const std::clock_t begin = std::clock();
        long long questions = 0;
        do
            questions += ask(measured.yes);
        while (std::clock() - begin < CLOCKS_PER_SEC / 50);
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        measured.nanoseconds = std::min(measured.nanoseconds, seconds * 1e9 / static_cast<double>(questions));
        measured.yes = measured.yes * 1'000'000 / questions; // per million, for comparison
    }
    return measured;
}

bool print(const char* what, const Measured& fast, const Measured& plain)
{
    const bool micro = fast.nanoseconds >= 1'000;
    const double unit = micro ? 1'000 : 1;
    std::printf("  %-24s %9.1f %s   plain %10.1f %s   ratio %7.1f\n", what, fast.nanoseconds / unit,
                micro ? "us" : "ns", plain.nanoseconds / unit, micro ? "us" : "ns",
                plain.nanoseconds / fast.nanoseconds);
    return fast.yes == plain.yes;
}

template <int Words>
bool comparePaths(Random& random, BoardSize size, int fill)
{
    struct Question {
        std::size_t board;
        Cell a;
        Cell b;
    };
    std::vector<Board> boards;
    std::vector<Occupancy<Words>> occupancies;
    std::vector<Question> questions;
    for (std::size_t board = 0; board < 20; ++board) {
        boards.push_back(randomBoard(random, size, fill));
        occupancies.emplace_back(boards.back(), true);
        std::vector<Cell> tiles;
        for (int place = 0; place < size.cells(); ++place) {
            if (const Cell cell{place % size.columns, place / size.columns}; boards.back()[cell])
                tiles.push_back(cell);
        }
        for (int n = 0; n < 50; ++n) {
            random.shuffle(tiles);
            questions.push_back({board, tiles[0], tiles[1]});
        }
    }
    const auto all = [&questions](auto answer) {
        return measure([&questions, answer](long long& yes) {
            for (const Question& question : questions)
                yes += answer(question) ? 1 : 0;
            return static_cast<long long>(questions.size());
        });
    };
    const Measured best = all([&](const Question& q) { return occupancies[q.board].join(q.a, q.b).has_value(); });
    const Measured any = all([&](const Question& q) { return occupancies[q.board].joined(q.a, q.b); });
    const Measured plain = all([&](const Question& q) { return PlainScan{boards[q.board]}.joined(q.a, q.b); });
    char text[64];
    std::snprintf(text, sizeof text, "best path, %d %% full", fill);
    const bool same = print(text, best, plain);
    std::snprintf(text, sizeof text, "joined or not, %d %% full", fill);
    return print(text, any, plain) && same;
}

bool comparePairs(const char* what, const std::vector<Board>& boards)
{
    const Measured fast = measure([&boards](long long& yes) {
        for (const Board& board : boards)
            yes += findPair(board) ? 1 : 0;
        return static_cast<long long>(boards.size());
    });
    const Measured plain = measure([&boards](long long& yes) {
        for (const Board& board : boards)
            yes += PlainScan{board}.anyPair() ? 1 : 0;
        return static_cast<long long>(boards.size());
    });
    return print(what, fast, plain);
}

} // namespace

bool compareSearches()
{
    Random random{2026};
    bool same = true;
    for (const BoardSize size :
         {BoardSize{18, 8}, BoardSize{16, 10}, BoardSize{24, 14}, BoardSize{30, 16}, largestSearchBoard}) {
        std::printf("%d rows of %d\n", size.rows, size.columns);
        const bool large = size == largestSearchBoard;
        for (const int fill : {100, 50, 25})
            same = (large ? comparePaths<2>(random, size, fill) : comparePaths<1>(random, size, fill)) && same;
        for (const int fill : {100, 50}) {
            std::vector<Board> boards;
            for (int i = 0; i < (large ? 2 : 20); ++i)
                boards.push_back(randomBoard(random, size, fill));
            same = comparePairs(fill == 100 ? "any pair, 100 % full" : "any pair, 50 % full", boards) && same;
        }
        std::vector<Board> stuck;
        int tiles = 0;
        while (stuck.size() < (large ? 1U : 20U)) {
            stuck.push_back(large ? openedStuck(random, size) : playedOut(random, size));
            const auto& values = stuck.back().values();
            tiles += static_cast<int>(std::ranges::count_if(values, [](const Tile& tile) { return tile.has_value(); }));
        }
        std::printf("  stuck boards: %d tiles in the mean\n", tiles / static_cast<int>(stuck.size()));
        same = comparePairs("proof that none is left", stuck) && same;
    }
    return same;
}

} // namespace qipan::bench
