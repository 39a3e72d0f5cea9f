// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <QString>

#include <optional>
#include <vector>

namespace qipan::ui {

/// The evaluation of one position of a game.
struct GraphPoint {
    std::optional<double> black; ///< black's advantage in the graph's unit; nothing if unknown
    bool isExact = false;
    QString text; ///< "Move 23, E6: Black about 3.5 discs ahead"

    friend bool operator==(const GraphPoint&, const GraphPoint&) = default;
};

/// A move that was a big mistake.
struct GraphMistake {
    int move = 0; ///< from 1; it leads to the point with this index
    Side side = Side::Black;
    QString text; ///< "23. E6: −8 discs; better D3"

    friend bool operator==(const GraphMistake&, const GraphMistake&) = default;
};

/// The evaluations over the moves of a game.
struct GraphState {
    enum class Unit { Discs, Chance }; ///< discs ahead, or win probability minus one half, -0.5 to 0.5

    Unit unit = Unit::Chance;
    std::vector<GraphPoint> points;     ///< after 0, 1, 2 … moves
    std::vector<GraphMistake> mistakes; ///< biggest first
    int current = 0;                    ///< the point whose position is on the board
    int span = 0;                       ///< the number of moves on the axis, not less than those of the game

    [[nodiscard]] bool knowsAny() const;

    friend bool operator==(const GraphState&, const GraphState&) = default;
};

/// What the review of a game shows.
struct ReviewState {
    struct Progress {
        int seen = 0;
        int all = 0; ///< positions

        friend bool operator==(const Progress&, const Progress&) = default;
    };

    GraphState graph;
    std::optional<Progress> progress; ///< while the analysis runs

    friend bool operator==(const ReviewState&, const ReviewState&) = default;
};

} // namespace qipan::ui
