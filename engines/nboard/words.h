#pragma once

#include "core/board/engine.h"
#include "core/reversi/turn.h"
#include "engines/common/inbox.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::nboard {

/// What the lines of the NBoard protocol are made of.

/// For an Inbox: ping and quit end whatever is thought about. A line that asks for something else, or changes what is
/// thought about, ends a hint and an analysis, but waits for the answer to go.
[[nodiscard]] engines::LineKind kindOf(std::string_view line);

/// A score in hundredths of a disc as discs, "-3.50".
[[nodiscard]] std::string textOfEval(int hundredths);

/// Two decimals of a second.
[[nodiscard]] std::string textOfSeconds(std::chrono::duration<double> time);

/// The moves of a line one after the other, with its passes, `F5D6PAC3`. What is not legal, and all after it, is left
/// out. Precondition: the first move is legal, or follows after a pass that is forced.
[[nodiscard]] std::string textOfLine(const reversi::Turn& turn, const std::vector<Cell>& line);

} // namespace qipan::nboard
