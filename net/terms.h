// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "core/match/clock.h"
#include "core/match/hand.h"
#include "net/message.h"

namespace qipan::net {

/// What a table plays.
struct Terms {
    GameSetup setup;
    FirstBlack first = FirstBlack::Host; ///< in round 1
    std::optional<ClockSetting> clock;
};

/// What this version cannot play at a table.
enum class Obstacle { Game, Rule, Size, Opening, First };

/// The terms in the words of the wire.
[[nodiscard]] message::Setup describe(const Terms& terms);
/// Why a setup cannot be played here; nothing if it can.
[[nodiscard]] std::optional<Obstacle> obstacle(const message::Setup& setup);
/// The terms of a setup. Precondition: obstacle(setup) is nothing.
[[nodiscard]] Terms termsOf(const message::Setup& setup);
/// The game, rule and size of a setup; nothing if it cannot be played here.
[[nodiscard]] std::optional<GameSetup> playableSetup(const message::Setup& setup);

} // namespace qipan::net
