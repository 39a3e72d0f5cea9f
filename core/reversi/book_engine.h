#pragma once

#include "core/board/engine.h"
#include "core/reversi/book.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// `engine`, which thinks about reversi::Game in hundredths of a disc, with a book: where that knows the position and
/// neither a depth nor several lines are asked for, the answer comes from there at once, with its line, its depth and
/// no nodes. Of the moves that are worth at most half a disc less than the best, `seed` chooses one. Else the engine
/// thinks, and so it does where the best move of the book looks less than `leastDepth` plies ahead: an engine that
/// searches deeper than the book had better do so. `book` must outlive it; where it is null it is openingBook(), which
/// the first call reads.
[[nodiscard]] std::unique_ptr<Engine> withBook(std::unique_ptr<Engine> engine, std::uint64_t seed, int leastDepth = 0,
                                               const Book* book = nullptr);

} // namespace qipan::reversi
