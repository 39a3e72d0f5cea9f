// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "core/games/registry.h"
#include "core/match/clock.h"
#include "core/match/match_snapshot.h"

#include <cstddef>

namespace qipan::app {

/// The holder of a seat at this machine, with what is needed to restore it.
struct SeatHolder {
    enum class Kind { Person, Computer, Engine };

    Kind kind = Kind::Person;
    int number = 0; ///< the level of the computer, the id of an external engine; else 0

    friend bool operator==(const SeatHolder&, const SeatHolder&) = default;
};

/// The clock of a game and what it showed.
struct RunningClock {
    ClockSetting setting;
    ClockTimes left;

    friend bool operator==(const RunningClock&, const RunningClock&) = default;
};

/// A local game that was broken off, with everything needed to resume it.
struct RunningGame {
    HistoryEntry entry; ///< as stored in the history after it is resumed
    GameSetup setup;    ///< including the initial moves
    MatchSnapshot snapshot;
    std::array<SeatHolder, 2> holders; ///< by seat
    std::optional<RunningClock> clock{};
    std::vector<std::vector<Cell>> lines{}; ///< Table::keptLines
};

/// The most characters of a running text that are read.
inline constexpr int longestRunningText = 60'000;

/// Encodes what the history does not store otherwise, for the column `running`; the first `given` moves of the setup
/// are the initial ones.
[[nodiscard]] QString runningText(const GameSetup& setup, const MatchSnapshot& snapshot,
                                  const std::array<SeatHolder, 2>& holders,
                                  const std::optional<RunningClock>& clock = std::nullopt,
                                  const std::vector<std::vector<Cell>>& lines = {});
/// Validates untrusted data; returns nothing if no such game is possible.
[[nodiscard]] std::optional<RunningGame> runningGameOf(const HistoryEntry& entry, const QString& text);

} // namespace qipan::app
