// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match_store/stored_match.h"

#include <QString>

namespace qipan::app {

/// Returns the key by which the history finds a round of a LAN match: the same after the program restarts and resumes
/// the match, and not reversible to its token.
[[nodiscard]] QString roundKey(const MatchKey& match, int round);

} // namespace qipan::app
