// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"
#include "core/link/deal.h"
#include "core/link/falling.h"
#include "core/link/path.h"
#include "core/link/random.h"
#include "core/link/shape.h"

#include <optional>
#include <string>

namespace qipan::link::test {

/// The cost of a path.
struct Cost {
    int corners = 0;
    int length = 0;
    friend constexpr auto operator<=>(const Cost&, const Cost&) = default;
};

/// The best of all paths from `a` to `b`, by trying all of them; for small boards.
[[nodiscard]] std::optional<Cost> bestByExhaustion(const Board& board, Cell a, Cell b, PathRule rule);

/// True if `path` is a legal path from `a` to `b`: straight segments with real corners between them, over empty cells
/// of the board or, if the rule allows, the ring around it.
[[nodiscard]] bool isValid(const Path& path, const Board& board, Cell a, Cell b, PathRule rule);

/// A random board with about `filled` of ten cells occupied by `pictures` different pictures.
[[nodiscard]] Board randomBoard(Random& random, BoardSize size, int filled, int pictures);

/// The settled board, computed by moving one tile by one cell at a time: first up and down until nothing moves, then
/// left and right, repeatedly.
[[nodiscard]] Board settledByStep(Board board, const Shape& shape, FallingMode mode);

/// A shape with about `holes` of ten cells missing.
[[nodiscard]] Shape randomShape(Random& random, BoardSize size, int holes);

/// `copies` tiles of each picture at random on the cells of a shape; fewer of the last picture. Precondition: `copies`
/// and the number of cells are even.
[[nodiscard]] Board copiesBoard(Random& random, const Shape& shape, int copies);

/// The deal of a setup.
[[nodiscard]] Deal dealt(const DealSetup& setup);

/// Parses rows of letters, one for each picture; a dot is an empty cell.
[[nodiscard]] Board boardOf(std::initializer_list<std::string> rows);

} // namespace qipan::link::test
