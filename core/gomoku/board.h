#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// What lies on a point. The points around the board are `Edge`, so that a walk along a line needs no bounds check.
enum class Stone : std::uint8_t { None, Black, White, Edge };

[[nodiscard]] constexpr Stone stoneOf(Side side)
{
    return side == Side::Black ? Stone::Black : Stone::White;
}

/// Whose stone it is. Precondition: it is Black or White.
[[nodiscard]] constexpr Side sideOf(Stone stone)
{
    return stone == Stone::Black ? Side::Black : Side::White;
}

/// A crossing as an index into the padded board; see pointOf and cellOf.
using Point = int;

inline constexpr int largestSize = 20;
inline constexpr int margin = 5; ///< edge points on each side: a walk may look this far beyond the board
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

/// The stones on a square board of at most largestSize lines.
class Board {
public:
    /// Precondition: 5 <= size <= largestSize.
    explicit Board(int size);

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int stones() const { return m_stones; }
    [[nodiscard]] bool isFull() const { return m_stones == m_size * m_size; }

    [[nodiscard]] Stone at(Point point) const { return m_points[static_cast<std::size_t>(point)]; }
    /// Precondition: nothing lies on `point`.
    void place(Point point, Side side);
    /// Precondition: a stone lies on `point`.
    void remove(Point point);

private:
    std::array<Stone, static_cast<std::size_t>(pointCount)> m_points;
    int m_size;
    int m_stones = 0;
};

/// True when five points in a row have no stone of the other side and no edge among them. Says nothing of rows that
/// would become too long, nor of forbidden points.
[[nodiscard]] bool hasRoomForFive(const Board& board, Side side);

/// True when the stone on `last` stands in a row that wins for its side. Precondition: a stone lies there.
[[nodiscard]] bool winsThrough(const Board& board, Rule rule, Point last);

/// The whole winning row through the stone on `last`, in order along its line; empty when there is none.
/// Where several lines win at once it is the first in the order of lineSteps. Precondition: a stone lies there.
[[nodiscard]] std::vector<Cell> winningRow(const Board& board, Rule rule, Point last);

} // namespace qipan::gomoku
