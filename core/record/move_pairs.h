// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// Reads a text that is nothing but moves as pairs of numbers, "(7,12) (8,8)", "[[7,7],[8,8]]", or "7,12" on each line,
/// which may be numbered ("1. (7,12)"): the column and the row from the upper left. Programs count them from 0 or 1,
/// which the text need not tell: returns the moves as "h8i9…" with rows from the top, in each way that is possible, the
/// likelier one first; empty if it is any other text.
[[nodiscard]] std::vector<std::string> readMovePairs(std::string_view text);

} // namespace qipan::record
