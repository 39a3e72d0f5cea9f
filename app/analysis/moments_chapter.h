#pragma once

#include "app/analysis/turning_points.h"
#include "core/board/registry.h"
#include "core/book/chapter.h"

#include <QString>

#include <string_view>
#include <vector>

namespace qipan::app {

/// The key of the chapter that is made of a game; no file has it.
inline constexpr std::string_view momentsKey = "turning-points";

/// A game and what decided it.
struct DecidedGame {
    GameSetup setup;
    QString black; ///< names as they were told; may be empty
    QString white;
    std::vector<TurningPoint> points; ///< explained, in the order of the game
};

/// A chapter in the language of now: a page for each turning point with the position before the move, the move played
/// and the better one marked, what could have followed on both to step through, and links to the page that teaches it
/// and to puzzles. Precondition: there are points.
[[nodiscard]] book::Chapter momentsChapter(const DecidedGame& game);

} // namespace qipan::app
