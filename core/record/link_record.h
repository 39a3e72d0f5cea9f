// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/play.h"

#include <string_view>

namespace qipan::record {

/// Longer lines are rejected.
inline constexpr std::size_t longestLinkRecord = 256 * 1024;

/// Why a line is no record.
struct LinkRecordFault {
    enum class Kind : std::uint8_t {
        TooLong,
        OtherFormat, ///< it does not begin like a record of this version
        GameMode,    ///< it names an unknown game mode
        Deal,        ///< it names no deal
        Carryover,   ///< it lacks the state before the board
        Step,
    };
    Kind kind = Kind::Step;
    std::size_t step = 0; ///< number of the step, from 1

    friend bool operator==(const LinkRecordFault&, const LinkRecordFault&) = default;
};

/// Returns a board of link-match as one line of text (docs/link-record.md):
///   link1 relaxed DEAL 1 0 3 3 0 0 2310p0-17 1200h 900p3-8
/// It contains the game mode; the deal number, or the tiles of a custom board (core/book/link_board.h); the state
/// before the board (level, points, hints, shuffles, helped, milliseconds); and the steps: milliseconds since the
/// previous step, a letter and its arguments, with cells counted row by row from 0.
[[nodiscard]] std::string writeLinkRecord(const link::PlayRecord& record, BoardSize size);

/// Parses a line. Checks only the syntax; link::Play::rebuild checks the steps by the rules. `size` is the size of the
/// deal's board. Never throws; `line` may hold anything.
[[nodiscard]] Result<link::PlayRecord, LinkRecordFault> readLinkRecord(std::string_view line, BoardSize size);

/// Returns the deal number of such a line, or the custom board in its place, which defines the size of the board.
/// Empty if there is none.
[[nodiscard]] std::string_view dealOfLinkRecord(std::string_view line);

} // namespace qipan::record
