#pragma once

#include "app/analysis/turning_points.h"
#include "core/board/registry.h"
#include "core/book/chapter.h"

#include <QString>

#include <string_view>
#include <vector>

namespace qipan::app {

/// The key of the generated chapter; no chapter file uses it.
inline constexpr std::string_view momentsKey = "turning-points";

/// A game and its turning points.
struct DecidedGame {
    GameSetup setup;
    QString black; ///< names as given; may be empty
    QString white;
    std::vector<TurningPoint> points; ///< with explanations, in the order of the game
};

/// Generates a chapter in the current language. Each turning point has a page: the position before the move with the
/// played and the better move marked, possible continuations of both to step through, and links to the page of the book
/// that teaches it and to puzzles. Precondition: there are points.
[[nodiscard]] book::Chapter momentsChapter(const DecidedGame& game);

} // namespace qipan::app
