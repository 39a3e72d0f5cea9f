// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/stored_match.h"

#include <QString>

#include <random>

namespace qipan::tests {

/// A valid LAN match with random fields.
[[nodiscard]] app::StoredMatch randomMatch(std::mt19937& random);

/// Tokens of two tables.
inline const QString tokenA{32, u'a'};
inline const QString tokenB{32, u'b'};

/// A running match with this token and round; otherwise always the same.
[[nodiscard]] app::StoredMatch plainMatch(const QString& token, int round = 1);

} // namespace qipan::tests
