#pragma once

#include "core/board/cell.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// A move of an SGF file: a cell, which may lie outside the board, or a pass.
struct SgfPoint {
    std::optional<Cell> cell;
};

/// Gomoku: two letters from the upper left ("hh", capitals from column 27), a letter and the row from the bottom
/// ("H8"),
/// "" and on up to 19 lines "tt" for a pass. Nothing where it is none of these.
[[nodiscard]] std::optional<SgfPoint> readGomokuPoint(std::string_view value, int size);

/// Reversi: a letter and the row from the top ("f5"), two letters from the upper left ("fe"), or "", "pa", "pass", "--"
/// and "tt" for a pass, all in any case.
[[nodiscard]] std::optional<SgfPoint> readReversiPoint(std::string_view value);

/// "hh" or "f5".
[[nodiscard]] std::string sgfPoint(Cell cell, bool isReversi);

} // namespace qipan::record
