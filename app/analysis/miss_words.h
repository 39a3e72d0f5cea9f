#pragma once

#include "core/board/miss.h"
#include "core/book/cell_names.h"

#include <QString>

namespace qipan::app {

/// What a bad move overlooked, in one or two sentences of the language of now.
[[nodiscard]] QString missWords(const Miss& miss, bool isReversi, const book::CellNames& names);

/// Where the book teaches what was missed.
struct MissLesson {
    QString page;     ///< an address of the book: page:CHAPTER#ANCHOR
    QString topic;    ///< what it is about, in the language of now
    QString puzzles;  ///< an address of puzzles of that kind, or of the game where it has none
    QString practice; ///< what these are, in the language of now
};
[[nodiscard]] MissLesson lessonFor(const Miss& miss, bool isReversi);

} // namespace qipan::app
