#pragma once

#include "core/link/deal.h"
#include "core/link/way.h"

#include <QString>

#include <optional>

namespace qipan::ui {

/// A game of link-match that is over, as the list of scores has it.
struct LinkScore {
    static constexpr int longestName = 32; ///< Unicode code points

    qint64 id = 0; ///< in the list; 0 before it is there
    link::Way way = link::Way::Relaxed;
    link::DealSetup setup; ///< of the last board
    QString name;          ///< of the player
    qint64 played = 0;     ///< when it ended, in seconds since 1970
    QString deal;          ///< number of the last board
    int level = 1;
    int points = 0;
    link::Milliseconds time{0};
    bool helped = false;
};

/// Which of them: nothing stands for all.
struct LinkScoreFilter {
    std::optional<link::Way> way;
    std::optional<BoardSize> size;
    std::optional<link::FallingMode> mode;
    std::optional<link::Band> band;
};

} // namespace qipan::ui
