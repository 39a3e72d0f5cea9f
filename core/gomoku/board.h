// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// The content of a point. The points around the board are `Edge`, so that walking along a line needs no bounds check.
enum class Stone : std::uint8_t { None, Black, White, Edge };

[[nodiscard]] constexpr Stone stoneOf(Side side)
{
    return side == Side::Black ? Stone::Black : Stone::White;
}

/// Returns the owner of a stone. Precondition: `stone` is Black or White.
[[nodiscard]] constexpr Side sideOf(Stone stone)
{
    return stone == Stone::Black ? Side::Black : Side::White;
}

/// An intersection as an index into the padded board; see pointOf and cellOf.
using Point = int;

inline constexpr int largestSize = 20;
inline constexpr int margin = 5; ///< edge points on each side: how far a walk may go beyond the board
inline constexpr int stride = 32;
inline constexpr int pointCount = (largestSize + 2 * margin) * stride;

/// The steps along the four lines through a point: row, column, falling and rising diagonal.
inline constexpr std::array<int, 4> lineSteps{1, stride, stride + 1, 1 - stride};

[[nodiscard]] constexpr Point pointOf(Cell cell)
{
    return (cell.y + margin) * stride + cell.x + margin;
}
[[nodiscard]] constexpr Cell cellOf(Point point)
{
    return {point % stride - margin, point / stride - margin};
}
[[nodiscard]] std::vector<Cell> cellsOf(const std::vector<Point>& points);

/// The stones on a square board of at most `largestSize` lines.
class Board {
public:
    /// Precondition: 5 <= size <= largestSize.
    explicit Board(int size);

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int stones() const { return m_stones; }
    [[nodiscard]] bool isFull() const { return m_stones == m_size * m_size; }

    [[nodiscard]] Stone at(Point point) const { return m_points[static_cast<std::size_t>(point)]; }
    /// Precondition: `point` is empty.
    void place(Point point, Side side);
    /// Precondition: there is a stone on `point`.
    void remove(Point point);

private:
    std::array<Stone, static_cast<std::size_t>(pointCount)> m_points;
    int m_size;
    int m_stones = 0;
};

/// Returns true if five points in a row contain neither an opposing stone nor the edge. Ignores overlines and
/// forbidden points.
[[nodiscard]] bool hasRoomForFive(const Board& board, Side side);

/// Returns true if the stone on `last` is part of a winning row. Precondition: there is a stone on `last`.
[[nodiscard]] bool winsThrough(const Board& board, Rule rule, Point last);

/// Returns the whole winning row through the stone on `last`, in order along its line; empty if there is none. If
/// several lines win, returns the first in the order of lineSteps. Precondition: there is a stone on `last`.
[[nodiscard]] std::vector<Cell> winningRow(const Board& board, Rule rule, Point last);

} // namespace qipan::gomoku
