#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/search_memory.h"

#include <atomic>
#include <cstdint>

namespace qipan::gomoku {

/// What several threads search at the same time.
struct SharedSearch {
    Position& position; ///< the thread of the caller searches on it, the others on copies
    Side sideToMove;
    std::uint64_t seed;
    SearchMemory& memory; ///< its number of threads is how many there are
    int depth;            ///< plies
    int lines;            ///< how many best moves to report
};

/// Searches from one position on all threads of its memory, which tell each other through its table what they find
/// ("lazy SMP"). The nodes of the limits are shared out, their time is over for all at once. The
/// others end before it returns. What the thread of the caller finds is the answer, with the nodes of all; with one
/// thread it is the same for the same limit of nodes.
[[nodiscard]] Thinking searchInThreads(const SharedSearch& search, const Limits& limits, const std::atomic<bool>& stop,
                                       const Report& report);

} // namespace qipan::gomoku
