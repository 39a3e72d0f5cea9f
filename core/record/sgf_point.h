// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Reads a gomoku point: two letters from the upper left ("hh", upper case from column 27), or a letter and the row
/// from the bottom ("H8"); "", and "tt" on up to 19 lines, is a pass. Returns nothing for anything else.
[[nodiscard]] std::optional<SgfPoint> readGomokuPoint(std::string_view value, int size);

/// Reads a reversi point: a letter and the row from the top ("f5"), or two letters from the upper left ("fe"); "",
/// "pa", "pass", "--" and "tt" are passes. Any case is accepted.
[[nodiscard]] std::optional<SgfPoint> readReversiPoint(std::string_view value);

/// Returns "hh" for gomoku or "f5" for reversi.
[[nodiscard]] std::string sgfPoint(Cell cell, bool isReversi);

} // namespace qipan::record
