// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"

#include <QString>

#include <span>

namespace qipan::app {

/// Returns the name of the opening after these plies of a game, for the user; empty if it has none, as a game from a
/// set-up position.
[[nodiscard]] QString openingText(const GameSetup& setup, std::span<const Ply> plies);

} // namespace qipan::app
