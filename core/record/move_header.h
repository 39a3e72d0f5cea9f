// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// A header line before the moves, such as [Black "Ada"], as in PGN.
struct MoveHeader {
    std::string_view line; ///< from bracket to bracket
    std::string_view name; ///< letters
    std::string value;     ///< without quotes and escapes
    std::size_t bytes = 0; ///< including preceding blanks
};

/// Returns the header at the front of a text.
[[nodiscard]] std::optional<MoveHeader> readMoveHeader(std::string_view text);

/// Takes the players, event, date, result and the rule of gomoku from a header; every other header becomes extra text
/// of the root in `format`. Returns false if it is too long to be kept.
[[nodiscard]] bool addHeader(GameRecord& record, const MoveHeader& header, RecordFormat format);

/// Returns the headers of a game, a line each, with the extra text of `format`; empty if there are none.
[[nodiscard]] std::string writeHeaders(const GameRecord& record, RecordFormat format);

} // namespace qipan::record
