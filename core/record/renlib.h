// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Converts texts of a binary file: to UTF-8 when reading, from UTF-8 when writing. May be empty: the text is UTF-8
/// then, or Latin-1 if it is not valid.
using TextConversion = std::function<std::string(std::string_view)>;

/// Reads a RenLib library (.lib): a gomoku tree on 15 lines with comments and marks, of up to millions of plies.
/// docs/records.md describes the format. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readRenlib(std::string_view bytes, const TextConversion& decode = {});

/// Returns the whole tree, or nothing for another game or size, or one that does not start with black on an empty
/// board.
[[nodiscard]] std::optional<std::string> writeRenlib(const GameRecord& record, const TextConversion& encode = {});

} // namespace qipan::record
