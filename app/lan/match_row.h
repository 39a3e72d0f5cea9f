#pragma once

#include "app/lan/stored_match.h"

#include <QString>
#include <QVariant>

#include <optional>
#include <span>
#include <vector>

namespace qipan::app {

// A match as a row of the table lan_match, which match_file.cpp makes.

/// A column and the longest text that may be in it; 0 for a column of integers.
struct MatchColumn {
    const char* name;
    int longestText;
};

/// All columns that hold a StoredMatch, in the order of the values below.
[[nodiscard]] std::span<const MatchColumn> matchColumns();

/// The values of a match: integers, texts, and null for what it has not.
[[nodiscard]] std::vector<QVariant> rowOf(const StoredMatch& match);

/// The match of a row, which is looked at as anything from outside: nothing where a value has the wrong type, is out of
/// its range, or a ply breaks the rules. Names are cleaned. Precondition: one value for each column.
[[nodiscard]] std::optional<StoredMatch> matchOf(std::span<const QVariant> row);

} // namespace qipan::app
