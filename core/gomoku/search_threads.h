// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/search_memory.h"

#include <atomic>
#include <cstdint>

namespace qipan::gomoku {

/// The arguments of a search on several threads.
struct SharedSearch {
    Position& position; ///< searched by the caller's thread; the others use copies
    Side sideToMove;
    std::uint64_t seed;
    SearchMemory& memory; ///< determines the number of threads
    int depth;            ///< in plies
    int lines;            ///< number of best moves to report
};

/// Searches a position on all threads of `memory`, which share its transposition table ("lazy SMP"). A node limit is
/// split among the threads; a time limit applies to all. The other threads end before the function returns. Returns
/// the result of the caller's thread with the nodes of all threads; with one thread it is the same for the same node
/// limit.
[[nodiscard]] SearchResult searchInThreads(const SharedSearch& search, const Limits& limits,
                                           const std::atomic<bool>& stop, const Report& report);

} // namespace qipan::gomoku
