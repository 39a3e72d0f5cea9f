// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <optional>

namespace qipan::record {

/// The result of a recorded game.
struct RecordOutcome {
    Outcome outcome;
    int discs = 0; ///< reversi: the winner's lead if counted; 0 if unknown
    /// Reversi: black's lead on the final board if the record states another result (komi, time, an agreement).
    std::optional<int> counted;

    friend bool operator==(const RecordOutcome&, const RecordOutcome&) = default;
};

/// Returns the result: in gomoku by the final position of the main line, otherwise by `result` in a known notation
/// (readResult(), Piskvork's result codes). A finished game of reversi without such a text is counted. Returns
/// nothing if none of these applies. Takes time linear in the length of the main line.
[[nodiscard]] std::optional<RecordOutcome> outcomeOf(const GameRecord& record);

/// Drops Piskvork's result code 0, an end by the rules, if the position shows none: moves are missing. Returns true if
/// it did.
bool dropEmptyCode(GameRecord& record);

/// Returns black's lead in discs at the end of the main line, with empty squares counted for the winner.
/// Precondition: the game is reversi.
[[nodiscard]] int discsAhead(const GameRecord& record);

} // namespace qipan::record
