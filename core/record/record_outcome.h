#pragma once

#include "core/board/outcome.h"
#include "core/record/game_record.h"

#include <optional>

namespace qipan::record {

/// How a game of a record ended.
struct RecordOutcome {
    Outcome outcome;
    int discs = 0; ///< of reversi that was counted: by how many the winner is ahead; 0 where nothing tells it

    friend bool operator==(const RecordOutcome&, const RecordOutcome&) = default;
};

/// By the position where the main line ends; else by what `result` says in a way that a format defines: SGF's "B+R",
/// "W+12", "0", "Draw", GGF's "-64.00:r", Piskvork's codes of an end. Nothing where neither tells one. Takes as long as
/// the main line has plies.
[[nodiscard]] std::optional<RecordOutcome> outcomeOf(const GameRecord& record);

/// Black's discs less white's where the main line ends, empty squares to the winner. Precondition: the game is reversi.
[[nodiscard]] int discsAhead(const GameRecord& record);

} // namespace qipan::record
