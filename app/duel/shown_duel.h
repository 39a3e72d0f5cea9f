// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_table.h"
#include "app/tables/score.h"

#include <QString>

#include <array>
#include <optional>

namespace qipan::app {

/// A duel as the window shows it.
struct ShownDuel {
    DuelTable* table = nullptr;       ///< null: none
    std::array<QString, 2> names{};   ///< by seat
    std::array<QString, 2> details{}; ///< "computer, level 3", "disconnected"; may be empty
    std::optional<Seat> me{};         ///< the seat of the user, or of the computer that plays for the user
    bool isPlayedByComputer = false;  ///< the seat `me`
    bool isOnLan = false;
    bool isAlive = true;                 ///< there may be another round
    bool isAway = false;                 ///< the other player may reconnect
    std::optional<Score> score{Score{}}; ///< of the final rounds of this match; empty if a spectator cannot know it
    int spectators = 0;

    [[nodiscard]] bool isSpectated() const { return !me; }
    [[nodiscard]] bool hasDuel() const { return table != nullptr && table->hasDuel(); }
    [[nodiscard]] const duel::Duel& duel() const { return table->duel(); }
    /// Returns whether a person at this machine plays.
    [[nodiscard]] bool isPerson() const { return me && !isPlayedByComputer; }
    /// Returns the seat whose board is large: the user's, or the first of a watched duel.
    [[nodiscard]] Seat nearSeat() const { return me.value_or(Seat::First); }
    [[nodiscard]] Seat farSeat() const { return opposite(nearSeat()); }
    [[nodiscard]] const QString& nameOf(Seat seat) const { return names[indexOf(seat)]; }
};

} // namespace qipan::app
