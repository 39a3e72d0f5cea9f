// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/cell_names.h"
#include "core/games/missed_chance_finders.h"

#include <QString>

namespace qipan::app {

/// Describes what a bad move overlooked, in one or two sentences in the current language.
[[nodiscard]] QString missedChanceText(const AnyMissedChance& missedChance, const book::CellNames& names);

/// Where the book teaches what was missed.
struct MissedChanceLesson {
    QString page;     ///< an address in the book: page:CHAPTER#ANCHOR
    QString topic;    ///< its subject, in the current language
    QString puzzles;  ///< an address of puzzles of that kind, or of the game if there are none
    QString practice; ///< their description, in the current language
};
[[nodiscard]] MissedChanceLesson lessonFor(const AnyMissedChance& missedChance);

} // namespace qipan::app
