// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "core/duel/duel.h"
#include "core/record/duel_record.h"

namespace qipan::app {

/// Who played a round of a duel, and where.
struct DuelPlayers {
    std::array<PlayerEntry, 2> sides; ///< by seat
    GameSource source = GameSource::Local;
    Seat own = Seat::First; ///< that of the player at this machine, whose pairs the history counts
};

/// When a round was played, in milliseconds since 1970 UTC; 0 if unknown.
struct DuelTime {
    qint64 began = 0;
    qint64 ended = 0;
};

/// Returns a round as an entry of the history: the sides are the seats, the plies are the pairs of the own seat, and
/// the points are what decided the round. Without a verdict it is unfinished.
[[nodiscard]] HistoryEntry entryOf(const duel::Duel& round, const DuelPlayers& players, const DuelTime& time);
/// The same for a round whose boards have not been rebuilt: by points, its points are unknown.
[[nodiscard]] HistoryEntry entryOf(const record::DuelRecord& record, const DuelPlayers& players, const DuelTime& time);
/// Returns the entry of a record from a file, which may have names. Its row has them, so its record does not.
[[nodiscard]] HistoryEntry entryOf(const record::DuelRecord& record);

/// Returns the lines of a game of link-match for others: those of a duel with the names of its players.
[[nodiscard]] QString linesOf(const HistoryEntry& game);

} // namespace qipan::app
