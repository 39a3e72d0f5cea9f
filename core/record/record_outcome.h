// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <optional>

namespace qipan::record {

/// The result of a recorded game.
struct RecordOutcome {
    Outcome outcome;
    int discs = 0; ///< reversi: the winner's lead if counted; 0 if unknown

    friend bool operator==(const RecordOutcome&, const RecordOutcome&) = default;
};

/// Returns the result by the final position of the main line, otherwise by `result` in a known notation: SGF's "B+R",
/// "W+12", "0", "Draw", GGF's "-64.00:r", Piskvork's result codes. Returns nothing if neither applies. Takes time
/// linear in the length of the main line.
[[nodiscard]] std::optional<RecordOutcome> outcomeOf(const GameRecord& record);

/// Returns black's lead in discs at the end of the main line, with empty squares counted for the winner.
/// Precondition: the game is reversi.
[[nodiscard]] int discsAhead(const GameRecord& record);

} // namespace qipan::record
