#pragma once

#include "core/board/cell.h"
#include "core/match/throw.h"
#include "ui/pages/clock_chooser.h"
#include "ui/pages/game_chooser.h"

#include <QString>

#include <optional>
#include <vector>

namespace qipan::ui {

/// What a host offers.
struct HostChoice {
    QString game;                 ///< a key of the registry
    QString rule;                 ///< empty: the game's default
    int size = 0;                 ///< 0: the game's default
    QString opening = u"free"_qs; ///< key of the opening rule
    FirstBlack first = FirstBlack::Host;
    std::optional<ClockChoice> clock; ///< nothing: no clock
    QString passcode;                 ///< empty: none is asked for
    bool acceptAnyone = false;
    /// What lies on the board from the start: moves that this game, rule and size allow, with the opening "free". With
    /// such there is nothing to choose of these.
    std::vector<Cell> start{};

    friend bool operator==(const HostChoice&, const HostChoice&) = default;
};

/// What is offered in one line, in the language of the moment. It says whether there is a passcode, never which.
[[nodiscard]] QString describe(const HostChoice& choice);

} // namespace qipan::ui
