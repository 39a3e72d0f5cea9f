#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

inline constexpr int engineLevels = 12;

/// With how many empty squares a level begins to play perfectly, by the exact result in discs; 0 where it never does.
/// Precondition: 1 <= level <= engineLevels.
[[nodiscard]] int perfectFrom(int level);

/// An opponent that thinks about reversi::Game only. Level 1 is greedy: it turns as many discs as it can, and its score
/// is their number. The others search ever deeper, by plies and nodes so that they always play the same; the low ones
/// err at times (docs/engines.md). Their scores are in hundredths of a disc, and exact ones are those of Search.
/// Limits are bounds beside those of the level, but the highest goes as far as the limits say where they name depth,
/// nodes or time; the three highest know a book of openings (core/reversi/book_engine.h). `seed` decides between
/// equally good moves. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

/// The highest level without its book: every answer is a search of the position itself.
[[nodiscard]] std::unique_ptr<Engine> makeAdviser(std::uint64_t seed);

} // namespace qipan::reversi
