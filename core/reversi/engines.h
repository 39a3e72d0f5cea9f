// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

inline constexpr int engineLevels = 12;

/// Returns the number of empty squares from which a level plays perfectly, by the exact disc difference; 0 if it never
/// does. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] int exactFromEmpties(int level);

/// Creates an opponent, which supports reversi::Game only. Level 1 is greedy: it flips as many discs as it can, and
/// scores by the disc difference. The others search to increasing limits of plies and nodes, never time, so that they
/// are reproducible; low levels make mistakes (docs/engines.md). Their scores are in hundredths of a disc, and those
/// of `Search` when exact. Limits of a call apply in addition to those of the level; the highest level uses only the
/// limits of the call if these set depth, nodes or time. The three highest levels use an opening book
/// (core/reversi/book_engine.h). `seed` decides between equally good moves. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

/// Creates the highest level without its book: every answer is a search of the position.
[[nodiscard]] std::unique_ptr<Engine> makeAdviser(std::uint64_t seed);

} // namespace qipan::reversi
