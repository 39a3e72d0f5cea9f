// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace qipan::app {

/// The migrations of the data file: statement n takes the schema from version n to version n+1 (`PRAGMA user_version`).
/// Statements are only ever appended, never changed, because files of every version exist.
[[nodiscard]] std::span<const char* const> dataMigrations();

} // namespace qipan::app
