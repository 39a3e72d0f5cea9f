#pragma once

#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads a library of RenLib (.lib): a tree of gomoku on 15 lines with comments and marks, perhaps of millions of
/// plies. docs/records.md describes the format. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readRenlib(std::string_view bytes);

/// The whole tree. Nothing for another game or size, or one that does not begin on an empty board with black.
[[nodiscard]] std::optional<std::string> writeRenlib(const GameRecord& record);

} // namespace qipan::record
