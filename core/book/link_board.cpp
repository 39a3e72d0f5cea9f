// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/link_board.h"

#include "core/link/path.h"

namespace qipan::book {

link::Position positionOf(const LinkBoard& board)
{
    return {board.tiles, board.shape, board.falling, board.border};
}

std::optional<Cell> firstLooseTile(const LinkBoard& board)
{
    const link::FallPlan plan{board.shape, board.falling};
    link::Board now = board.tiles;
    const BoardSize size = now.size();
    std::optional<Cell> loose;
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x) {
            plan.settle(
                {Cell{x, y}}, [&](Cell cell) { return now[cell].has_value(); },
                [&](Cell from, Cell to) {
                    loose = loose.value_or(from);
                    std::swap(now[to], now[from]);
                });
        }
    }
    return loose;
}

std::optional<link::Pair> pairOf(std::span<const std::string_view> words, const Diagram& diagram)
{
    if (words.size() != 2)
        return std::nullopt;
    const auto a = diagram.names().cellOf(words[0]);
    const auto b = diagram.names().cellOf(words[1]);
    if (!a || !b || *a == *b || !diagram.link->tiles[*a] || !diagram.link->tiles[*b])
        return std::nullopt;
    return link::Pair{*a, *b};
}

std::optional<int> cornersOf(const LinkBoard& board, const link::Pair& pair)
{
    constexpr int any = 2 * longestEdge * longestEdge;
    const auto path = link::joiningPath(board.tiles, pair.a, pair.b, {.maxCorners = any, .border = board.border});
    return path ? std::optional{path->corners()} : std::nullopt;
}

} // namespace qipan::book
