// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"

namespace qipan::duel {

/// Returns whether a round on these boards can have ended so. Cheap: it compares, and searches nothing.
[[nodiscard]] bool canFollow(const Duel& duel, const Verdict& verdict);

} // namespace qipan::duel
