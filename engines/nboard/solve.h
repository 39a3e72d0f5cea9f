// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/reversi/position.h"

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::nboard {

struct SolveOptions {
    int threads = 1;                    ///< at least 1
    std::size_t tableBytes = 128 << 20; ///< size of the hash tables
};

/// Solves the positions of an OBF file exactly, each with empty tables. Writes a line for each to `out`,
///     NUMBER SCORE MOVE NODES SECONDS
/// with the number of the position in the file from 1, the signed score for the side to move and the best move (`pa`
/// for a pass, `--` after the end of the game), and finally `total NODES SECONDS`. An invalid position is reported on
/// `errors` and numbered too; the result is then false. `file` is the name of the input in messages.
bool solveAll(std::istream& input, std::string_view file, const SolveOptions& options, std::ostream& out,
              std::ostream& errors);

/// Parses one line of an OBF file: 64 squares from A1, B1 … to H8 (X, x, *, B or b black; O, o, W or w white; - or .
/// empty), the side to move (the same letters), optionally a semicolon and text that is ignored. Spaces are allowed
/// around these; a per cent sign begins a comment. Nothing for a line without a position, an error for an invalid one.
[[nodiscard]] std::optional<Result<reversi::Position, std::string>> readObfLine(std::string_view line);

} // namespace qipan::nboard
