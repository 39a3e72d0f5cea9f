#pragma once

#include <span>

namespace qipan::app {

/// What makes the data file: statement number n makes version n+1 of its schema (PRAGMA user_version) from version n.
/// Statements are added at the end and never changed: there are files of every version.
[[nodiscard]] std::span<const char* const> dataMigrations();

} // namespace qipan::app
