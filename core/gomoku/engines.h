// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// Levels 1 … 10 each win about three of four games against the level below (docs/engines.md).
inline constexpr int engineLevels = 11;
/// Full strength: unless limited, several seconds per move on all threads.
inline constexpr int strongestLevel = engineLevels;

/// Creates an opponent, which supports gomoku::Game only. All levels open at the centre; from level 3 on they make a
/// five if they can, and from level 4 on they always block a four. `seed` decides between equally good moves, and when
/// a level makes a mistake. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

/// Creates the full-strength engine, which supports gomoku::Game only and all limits, including threads, memory and
/// lines. Without a limit of time, nodes or depth it searches until it is stopped or has solved the position. If only
/// the time is limited, it keeps its tables from move to move; otherwise it clears them, so that the same node limit
/// with one thread always gives the same answer. `seed` decides between equally good moves; `weights` are those of the
/// evaluation.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, WeightsOf weights = trainedWeights);

/// The traits that make an opponent weaker than the search: its search limits and human-like mistakes. Threats that it
/// does not overlook it answers: a four by its block, a three by one of its blocks.
struct Traits {
    int depth = 0;           ///< search depth in plies; 0 plays the most promising point without a search
    std::uint64_t nodes = 0; ///< node limit
    /// Percentage of opposing threes that it overlooks, and plays as if they were not there, six or more points away
    /// from its last stone. Closer ones are overlooked less often.
    int overlookedThrees = 0;
    int overlookedFours = 0; ///< the same for fours
    int missedChances = 0;   ///< percentage of its own chances, to make a five or an open four, that it does not see
    int calmStones = 0;      ///< it starts slowly: with fewer stones on the board it makes no threes or fours
    int secondBest = 0; ///< percentage of moves for which it takes the second or third best, unless that is much worse
};

/// Creates an opponent with these traits. Depth and node limits of a call apply in addition to its own. `seed` decides
/// between equally good moves and when it makes mistakes; the same seed always gives the same moves.
[[nodiscard]] std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed);

/// Creates an engine for hints: it plays a forced win if there is one, otherwise like the strongest level, and gives
/// reasons. `seed` decides between equally good moves.
[[nodiscard]] std::unique_ptr<Engine> makeAdviser(std::uint64_t seed);

/// Returns the reasons for a legal move, as an adviser gives them.
[[nodiscard]] std::shared_ptr<const Explanation> explain(const BoardGame& position, Cell move,
                                                         const std::atomic<bool>& stop);

} // namespace qipan::gomoku
