// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/turning_points/turning_points.h"
#include "core/book/chapter.h"
#include "core/games/registry.h"

#include <QString>

#include <string_view>
#include <vector>

namespace qipan::app {

/// The key of the generated chapter; no chapter file uses it.
inline constexpr std::string_view turningPointsKey = "turning-points";

/// A game and its turning points.
struct DecidedGame {
    GameSetup setup;
    QString black; ///< names as given; may be empty
    QString white;
    bool isDraw = false;              ///< nothing decided it
    std::vector<TurningPoint> points; ///< with explanations, in the order of the game
};

/// Generates a chapter in the current language. Each turning point has a page: the position before the move with the
/// played and the better move marked, possible continuations of both to step through, and links to the page of the book
/// that teaches it and to puzzles. Precondition: there are points.
[[nodiscard]] book::Chapter turningPointsChapter(const DecidedGame& game);

} // namespace qipan::app
