// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"
#include "ui/board/board_canvas.h"

namespace qipan::app {

/// Returns the preferences that every board needs.
[[nodiscard]] inline ui::BoardOptions boardOptions(const ui::Preferences& preferences)
{
    return {.coordinates = preferences.coordinates,
            .lastMove = preferences.lastMove,
            .moveNumbers = preferences.moveNumbers,
            .legalMoves = preferences.legalMoves,
            .forbiddenPoints = preferences.forbiddenPoints,
            .threats = preferences.threats,
            .animation = preferences.isAnimated(),
            .shake = preferences.shake};
}

/// Returns the preferences of the board of link-match.
[[nodiscard]] inline ui::BoardOptions linkBoardOptions(const ui::Preferences& preferences)
{
    ui::BoardOptions options = boardOptions(preferences);
    options.coordinates = preferences.link.coordinates;
    return options;
}

} // namespace qipan::app
