// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/stored_match.h"

#include <QVariant>

namespace qipan::app {

// A match as a row of the table lan_match, which match_file.cpp reads and writes.

struct MatchColumn {
    const char* name;
    int longestText; ///< 0 for an integer column
    QVariant (*valueOf)(const StoredMatch& match);
};

/// Returns all columns of a StoredMatch, in the order of the values below.
[[nodiscard]] std::span<const MatchColumn> matchColumns();

/// Returns the values of a match: integers, texts, and null for whatever it does not have.
[[nodiscard]] std::vector<QVariant> rowOf(const StoredMatch& match);

/// Reads and validates a row, which is untrusted. Returns nothing if a value has the wrong type or is out of range, or
/// if a ply breaks the rules. Names are sanitized. Precondition: one value for each column.
[[nodiscard]] std::optional<StoredMatch> matchOf(std::span<const QVariant> row);

} // namespace qipan::app
