// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"
#include "core/games/registry.h"
#include "core/match/clock.h"
#include "core/match/hand.h"
#include "net/message.h"

namespace qipan::net {

/// What a table plays that has a game of two on one board.
struct GameTerms {
    GameSetup setup;
    FirstBlack first = FirstBlack::Host; ///< in round 1
    std::optional<ClockSetting> clock;
};

/// What a table plays: a game of two, or duels. A guest learns the seed of a duel's deal only when the round begins.
using Terms = std::variant<GameTerms, duel::Setup>;

/// What this version cannot play at a table.
enum class Obstacle { Game, Rule, Size, Opening, First };

/// The terms in the words of the wire.
[[nodiscard]] message::Setup describe(const Terms& terms);
/// Why a setup cannot be played here; nothing if it can. To a program that plays no duels their game is unknown.
[[nodiscard]] std::optional<Obstacle> obstacle(const message::Setup& setup, bool playsDuels);
/// The terms of a setup. Precondition: obstacle(setup, true) is nothing.
[[nodiscard]] Terms termsOf(const message::Setup& setup);
/// The game, rule and size of a setup; nothing if it cannot be played here, or is one of duels.
[[nodiscard]] std::optional<GameSetup> playableSetup(const message::Setup& setup);

} // namespace qipan::net
