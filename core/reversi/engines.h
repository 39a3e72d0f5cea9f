// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/book.h"
#include "core/reversi/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

inline constexpr int engineLevels = 12;

/// Returns the number of empty squares from which a level plays perfectly, by the exact disc difference; 0 if it never
/// does. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] int exactFromEmpties(int level);

/// Creates an opponent, which supports reversi::Game only. Levels search to increasing limits of plies and nodes, never
/// time, so that they are reproducible; low levels make mistakes (docs/engines.md). Scores are in hundredths of a disc,
/// and those of `Search` when exact. Limits of a call apply in addition to those of the level; the highest level uses
/// only the limits of the call if these set depth, nodes or time. The three highest levels use an opening book
/// (withBook()). `seed` decides between equally good moves. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

/// Creates the highest level without its book: every answer is a search of the position.
[[nodiscard]] std::unique_ptr<Engine> makeAdviser(std::uint64_t seed);

/// Creates the full-strength engine for reversi::Game, as strong as its limits allow; without limits it thinks until
/// it is stopped or has solved the position. Scores are those of `Search`; exact scores are certain. If depth, nodes
/// and time allow a search to the end of the game, it continues until the scores are exact; only this part uses
/// several threads.
/// The tables take `memory` bytes, or 48 MB if not set. They are kept between calls if the time is limited, otherwise
/// cleared. With a time limit, and if no lines are requested, a forced move gets a short search only. Keeps a pointer
/// to `weights`; null stands for the trained ones, which the first call loads.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights* weights = nullptr);

/// The traits that make an opponent weaker than the search: its search limits and human-like mistakes.
struct Traits {
    int depth = 0;            ///< search depth in plies, at least 1
    std::uint64_t nodes = 0;  ///< node limit
    int errors = 0;           ///< percentage of moves that are not the best one it sees …
    int maxLoss = 0;          ///< … but one that seems to lose at most this, in hundredths of a disc
    int exactFromEmpties = 0; ///< from this number of empty squares it plays perfectly, without limits
};

/// Creates an opponent with these traits. Depth and node limits of a call apply in addition to its own. `seed` decides
/// between equally good moves and when it makes mistakes; the same seed always gives the same moves.
[[nodiscard]] std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed);

/// Adds an opening book to `engine`, which must support reversi::Game and score in hundredths of a disc. If the book
/// contains the position, and neither a depth nor several lines are requested, the answer comes from the book at once,
/// with its line, its depth and no nodes. `seed` chooses among the moves at most half a disc below the best. The
/// engine thinks if the best book move has a depth below `minDepth`: use this for an engine that searches deeper
/// than the book. Keeps a pointer to `book`; null stands for openingBook(), which the first call loads.
[[nodiscard]] std::unique_ptr<Engine> withBook(std::unique_ptr<Engine> engine, std::uint64_t seed, int minDepth = 0,
                                               const Book* book = nullptr);

} // namespace qipan::reversi
