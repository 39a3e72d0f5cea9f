#pragma once

#include "core/board/miss.h"
#include "core/book/cell_names.h"

#include <QString>

namespace qipan::app {

/// What a bad move overlooked, in one or two sentences of the language of now.
[[nodiscard]] QString missWords(const Miss& miss, const book::CellNames& names);

/// Where the book teaches what was missed.
struct MissLesson {
    QString page;    ///< an address of the book: page:CHAPTER#ANCHOR
    QString topic;   ///< what it is about, in the language of now
    QString puzzles; ///< an address of puzzles of that kind; empty where there are none
};
[[nodiscard]] MissLesson lessonFor(const Miss& miss, bool isReversi);

} // namespace qipan::app
