// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board_rules.h"
#include "core/link/random.h"

namespace qipan::link {

/// Rearranges the tiles so that the board can be finished: the board is peeled (peel.h), and the pictures are placed
/// in that order. In the rare case that some tiles cannot be peeled, these may remain at the end.
[[nodiscard]] Board redealInPlace(const Board& board, const BoardRules& rules, Random& random);

/// Like redealInPlace(), but keeps as many tiles as possible unchanged.
[[nodiscard]] Board redealByDismantling(const Board& board, const BoardRules& rules, Random& random);

} // namespace qipan::link
