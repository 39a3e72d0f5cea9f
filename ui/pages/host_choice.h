// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/duel/setup.h"
#include "core/match/clock.h"
#include "core/match/hand.h"

#include <QString>

#include <optional>
#include <vector>

namespace qipan::ui {

/// What a host offers.
struct HostChoice {
    QString game;                             ///< a key of the registry
    QString rule;                             ///< empty: the game's default
    int size = 0;                             ///< 0: the game's default
    QString opening = QStringLiteral("free"); ///< key of the opening rule
    FirstBlack first = FirstBlack::Host;
    std::optional<ClockSetting> clock; ///< nothing: no clock
    QString passcode;                  ///< empty: none is required
    bool acceptAnyone = false;
    /// Moves on the board at the start: legal under this game, rule and size, with the opening "free". If there are
    /// any, these four are fixed.
    std::vector<Cell> start{};
    /// A table of duels: only passcode and acceptAnyone count besides, and the game is "link".
    std::optional<duel::Setup> duel{};

    friend bool operator==(const HostChoice&, const HostChoice&) = default;
};

/// Returns the offer in one line, in the current language. It says whether there is a passcode, but not which, and
/// tells nothing of the deal of a duel that a guest would know before the start.
[[nodiscard]] QString describe(const HostChoice& choice);

} // namespace qipan::ui
