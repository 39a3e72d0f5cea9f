// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/games/registry.h"

#include <optional>

namespace qipan::app {

/// Decides when the computer agrees to a draw and when it resigns.
/// It agrees if nobody can win any more. It also agrees if its search says that it is worse or, once more than half of
/// the board is full, not better. It resigns only at high levels, after it has seen a certain loss in three consecutive
/// turns: against a low level the opponent may play out the win. In games that count discs it plays to the end.
class DrawResignPolicy {
public:
    static constexpr int lowestToResign = 7;
    static constexpr int turnsToBeSure = 3;

    /// `cellsPerMove` is the unit of the scores passed to `found`.
    DrawResignPolicy(int level, const GameInfo::Score& unit)
        : m_level{level}
        , m_unit{unit}
    {
    }

    /// Resets the state for a new round.
    void forget();
    /// Plies were taken back, so the game may no longer be lost.
    void noteUndo() { m_losses = 0; }
    /// Passes the result of the search for its own move.
    void found(const SearchResult& result);

    [[nodiscard]] bool acceptsDraw(const BoardGame& game) const;
    [[nodiscard]] bool shouldResign() const;

private:
    int m_level;
    GameInfo::Score m_unit;
    std::optional<int> m_score; // of the last search, if there was one
    int m_losses = 0;           // losing searches in consecutive turns
};

} // namespace qipan::app
