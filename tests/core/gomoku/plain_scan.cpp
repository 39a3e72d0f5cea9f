// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/plain_scan.h"

namespace qipan::test {

namespace {

/// The colour of the first winning run in a line of stones, or 0.
int winnerOfLine(const std::vector<int>& line, gomoku::Rule rule)
{
    std::size_t begin = 0;
    while (begin < line.size()) {
        std::size_t end = begin;
        while (end < line.size() && line[end] == line[begin])
            ++end;
        const std::size_t length = end - begin;
        const bool exactly = rule == gomoku::Rule::Standard || (rule == gomoku::Rule::Renju && line[begin] == 1);
        if (line[begin] != 0 && (exactly ? length == 5 : length >= 5))
            return line[begin];
        begin = end;
    }
    return 0;
}

/// Every row, column and diagonal of a board as a list.
std::vector<std::vector<int>> linesOf(const Rows& rows)
{
    const std::size_t n = rows.size();
    std::vector<std::vector<int>> lines(6 * n);
    for (std::size_t y = 0; y < n; ++y) {
        for (std::size_t x = 0; x < n; ++x) {
            lines[y].push_back(rows[y][x]);
            lines[n + x].push_back(rows[y][x]);
            lines[2 * n + x + y].push_back(rows[y][x]);
            lines[4 * n + x + (n - 1 - y)].push_back(rows[y][x]);
        }
    }
    return lines;
}

} // namespace

std::optional<Side> winnerByScan(const Rows& rows, gomoku::Rule rule)
{
    for (const std::vector<int>& line : linesOf(rows)) {
        if (const int winner = winnerOfLine(line, rule))
            return winner == 1 ? Side::Black : Side::White;
    }
    return std::nullopt;
}

Rows rowsOf(const BoardGame& game)
{
    const auto edge = static_cast<std::size_t>(game.size().rows);
    Rows rows(edge, std::vector<int>(edge, 0));
    for (int y = 0; y < game.size().rows; ++y) {
        for (int x = 0; x < game.size().columns; ++x) {
            if (const auto stone = game.stoneAt({x, y}))
                rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = *stone == Side::Black ? 1 : 2;
        }
    }
    return rows;
}

} // namespace qipan::test
