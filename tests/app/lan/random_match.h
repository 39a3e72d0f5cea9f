#pragma once

#include "app/lan/stored_match.h"

#include <QString>

#include <random>

namespace qipan::tests {

/// A match on the LAN as it could stand, with every field at random.
[[nodiscard]] app::StoredMatch randomMatch(std::mt19937& random);

/// A running match of this token, `round` told by its round; the same each time.
[[nodiscard]] app::StoredMatch plainMatch(const QString& token, int round = 1);

} // namespace qipan::tests
