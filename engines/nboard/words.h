// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/turn.h"
#include "engines/common/inbox.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::nboard {

/// Elements of NBoard protocol lines.

/// For an Inbox: `ping` and `quit` stop any search. A line with another task, or that changes the position, stops a
/// hint or an analysis but waits for the answer to `go`.
[[nodiscard]] engines::LineKind kindOf(std::string_view line);

/// A score in hundredths of a disc as discs, for example "-3.50".
[[nodiscard]] std::string textOfEval(int hundredths);

/// Seconds with two decimals.
[[nodiscard]] std::string textOfSeconds(std::chrono::duration<double> time);

/// The moves of a line with its passes, `F5D6PAC3`, up to the first illegal move. Precondition: the first move is
/// legal, directly or after a forced pass.
[[nodiscard]] std::string textOfLine(const reversi::Turn& turn, const std::vector<Cell>& line);

} // namespace qipan::nboard
