// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"

#include <atomic>
#include <optional>
#include <span>

namespace qipan::link {

/// Returns the difficulty that deals of this setup usually have in all of these modes, whatever the seed: the wanted
/// one if possible, otherwise the nearest one, and an easier one rather than a harder one. With few pictures on a large
/// board, most orders of its tiles clear it, so that it cannot be hard. If deals usually have none, returns the wanted
/// one. The same setup gives the same answer everywhere.
/// Makes up to six deals for each difficulty and mode: call it from a worker thread. Returns nothing soon after `stop`
/// becomes true. Precondition: canDeal(setup).
[[nodiscard]] std::optional<Difficulty> nearestDifficulty(const DealSetup& setup, std::span<const FallingMode> modes,
                                                          const std::atomic<bool>& stop);

} // namespace qipan::link
