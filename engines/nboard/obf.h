// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::nboard {

/// Parses one line of an OBF file: 64 squares from A1, B1 … to H8 (X, x, *, B or b black; O, o, W or w white; - or .
/// empty), the side to move (the same letters), optionally a semicolon and text that is ignored. Spaces are allowed
/// around these; a per cent sign begins a comment. Nothing for a line without a position, an error for an invalid one.
[[nodiscard]] std::optional<Result<reversi::Position, std::string>> readObfLine(std::string_view line);

} // namespace qipan::nboard
