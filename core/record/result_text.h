// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/record_outcome.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// Reads how a file says that a game ended: SGF's "B+R", "W+12", "0", PGN's "1-0", "1/2-1/2", for reversi "35-29" and
/// GGF's "-64.00:r" (r resigned, t time, l left, s agreed), each with remarks behind it ("1-0 (time)"), and sentences
/// such as "White wins on time", "Black resigned", "Draw", "黑胜", "白认输". Returns nothing for all other texts.
[[nodiscard]] std::optional<RecordOutcome> readResult(std::string_view text, bool isReversi);

} // namespace qipan::record
