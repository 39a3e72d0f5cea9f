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

/// How good a path is; smaller is better.
struct Cost {
    int corners = 0;
    int length = 0;
    friend constexpr auto operator<=>(const Cost&, const Cost&) = default;
};

/// The best of all paths from `a` to `b`, found by walking every one of them: for small boards.
[[nodiscard]] std::optional<Cost> bestByExhaustion(const Board& board, Cell a, Cell b, PathRule rule);

/// True when `path` leads from `a` to `b` as the rule wants it: straight pieces with true corners between them, only
/// over empty cells of the board or, where the rule has it, its ring.
[[nodiscard]] bool isValid(const Path& path, const Board& board, Cell a, Cell b, PathRule rule);

/// A board with about `filled` of ten cells occupied, out of `pictures` pictures, in no order.
[[nodiscard]] Board randomBoard(Random& random, BoardSize size, int filled, int pictures);

/// The board after everything has fallen, one cell and one tile at a time: up and down until nothing moves, then left
/// and right, and over again.
[[nodiscard]] Board settledByStep(Board board, const Shape& shape, FallingMode mode);

/// About `holes` of ten cells are missing.
[[nodiscard]] Shape randomShape(Random& random, BoardSize size, int holes);

/// As many of each picture as `copies` on the cells of a shape, in no order; with fewer of the last one. The copies and
/// the cells are even.
[[nodiscard]] Board copiesBoard(Random& random, const Shape& shape, int copies);

/// The deal of a setup.
[[nodiscard]] Deal dealt(const DealSetup& setup);

/// Rows of letters, one picture each; a dot is an empty cell.
[[nodiscard]] Board boardOf(std::initializer_list<std::string> rows);

} // namespace qipan::link::test
