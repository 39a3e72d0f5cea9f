// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/link/game_mode.h"
#include "ui/statistics/statistics.h"

#include <QString>

#include <optional>

namespace qipan::app {

/// The data that statistics need of a game of the history with a player of this machine.
struct PlayedGame {
    qint64 id = 0;
    QString game;
    QString rule;
    BoardSize size;
    ui::Profile profile;
    QString shownName;       ///< of the profile, even of a guest
    Side side = Side::Black; ///< of the profile
    ui::Opponent opponent;   ///< without `game`
    bool isOver = false;     ///< else it was left unfinished
    bool isRated = false;    ///< played here from the start, without help
    std::optional<ui::GameResult> result;
    qint64 began = 0;
    qint64 ended = 0;
    int plies = 0;
};

/// The data they need of a high score of link-match, which identifies its player by name only.
struct PlayedScore {
    link::GameMode gameMode = link::GameMode::Relaxed;
    BoardSize size;
    QString name;
    qint64 ended = 0; ///< milliseconds since 1970 UTC
    int points = 0;
    qint64 time = 0; ///< in milliseconds
    bool isHelped = false;
};

} // namespace qipan::app
