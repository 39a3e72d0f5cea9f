// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/book.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// Adds an opening book to `engine`, which must support reversi::Game and score in hundredths of a disc. If the book
/// contains the position, and neither a depth nor several lines are requested, the answer comes from the book at once,
/// with its line, its depth and no nodes. `seed` chooses among the moves at most half a disc below the best. The
/// engine thinks if the best book move has a depth below `minDepth`: use this for an engine that searches deeper
/// than the book. Keeps a pointer to `book`; null stands for openingBook(), which the first call loads.
[[nodiscard]] std::unique_ptr<Engine> withBook(std::unique_ptr<Engine> engine, std::uint64_t seed, int minDepth = 0,
                                               const Book* book = nullptr);

} // namespace qipan::reversi
