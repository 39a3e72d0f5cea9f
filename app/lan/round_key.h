#pragma once

#include "app/lan/stored_match.h"

#include <QString>

namespace qipan::app {

/// By what the history finds a round of a match on the LAN again: the same at both starts of a program that resumes the
/// match, and no way back to its token.
[[nodiscard]] QString roundKey(const MatchKey& match, int round);

} // namespace qipan::app
