#pragma once

#include "core/link/board_rules.h"
#include "core/link/random.h"

namespace qipan::link {

/// The same tiles on the same cells, so that the board can be finished: they are peeled (peel.h), and the pictures are
/// laid along that way. Tiles that cannot be peeled at all (it is rare) may stay over in the end.
[[nodiscard]] Board laidAnew(const Board& board, const BoardRules& rules, Random& random);

/// Likewise, but as many tiles as possible keep their picture.
[[nodiscard]] Board laidByPeeling(const Board& board, const BoardRules& rules, Random& random);

} // namespace qipan::link
