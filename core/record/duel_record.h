// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/duel/snapshot.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// A round of a duel (core/duel/duel.h).
struct DuelRecord {
    duel::Setup setup;                                ///< `deal` is the round's
    std::array<std::vector<duel::Action>, 2> actions; ///< of each seat
    std::optional<duel::Verdict> verdict;             ///< nothing if the round was left before its end
    std::array<std::string, 2> names{};               ///< of the players, in UTF-8; empty if unknown

    friend bool operator==(const DuelRecord&, const DuelRecord&) = default;
};

/// Longer lines are rejected. Any round that the network lets in fits: an hour by points at 1,200 pairs a minute.
inline constexpr std::size_t longestDuelRecord = std::size_t{4} << 20;
/// The largest size of a name in bytes.
inline constexpr std::size_t longestDuelName = 800;

/// Why a line is no record of a duel.
struct DuelRecordFault {
    enum class Kind : std::uint8_t {
        TooLong,
        OtherFormat, ///< it does not begin like a record of this version
        Rule,        ///< it names an unknown rule
        Deal,        ///< it names no deal
        Setup,       ///< the number of rounds, the minutes or the costs are outside their limits
        Verdict,     ///< it does not say how the round ended
        Names,       ///< what stands for the names cannot be read
        Step,
    };
    Kind kind = Kind::Step;
    Seat seat = Seat::First; ///< of the step
    std::size_t step = 0;    ///< its number among those of the seat, from 1

    friend bool operator==(const DuelRecordFault&, const DuelRecordFault&) = default;
};

/// Returns a round as one line of text (docs/link-record.md):
///   duel1 race DEAL 1 0 5 10 host cleared 2310p0-17 1200h / 900p3-8 "Ming" "Lan"
/// Drops characters from names that would not be read again. Precondition: isValid(record.setup), and the times of each
/// seat are in order.
[[nodiscard]] std::string writeDuel(const DuelRecord& record);

/// Parses a line. Checks only the syntax and the limits of the setup; duel::restore checks the actions and the verdict
/// by the rules. Never throws; `line` may hold anything.
[[nodiscard]] Result<DuelRecord, DuelRecordFault> readDuel(std::string_view line);

/// Returns the word of a rule: "race" or "points".
[[nodiscard]] std::string_view keyOf(duel::Rule rule);
[[nodiscard]] std::optional<duel::Rule> duelRuleOf(std::string_view key);

/// Returns whether a line wants to be a record of a duel, of whatever version.
[[nodiscard]] bool isDuelRecord(std::string_view line);

} // namespace qipan::record
