#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/board/registry.h"

#include <optional>

namespace qipan::app {

/// Decides when the computer agrees to a draw and when it resigns.
/// It agrees if nobody can win any more. It also agrees if its search says that it is worse or, once more than half of
/// the board is full, not better. It resigns only at high levels, after it has seen a certain loss in three consecutive
/// turns: against a low level the opponent may play out the win. In games that count discs it plays to the end.
class Manners {
public:
    static constexpr int lowestToResign = 7;
    static constexpr int turnsToBeSure = 3;

    /// `unit` is the unit of the scores passed to `found`.
    Manners(int level, const GameInfo::Score& unit)
        : m_level{level}
        , m_unit{unit}
    {
    }

    /// Resets the state for a new round.
    void forget();
    /// Plies were taken back, so the game may no longer be lost.
    void takenBack() { m_losses = 0; }
    /// Passes the result of the search for its own move.
    void found(const Thinking& thinking);

    [[nodiscard]] bool agreesToDraw(const BoardGame& game) const;
    [[nodiscard]] bool resigns() const;

private:
    int m_level;
    GameInfo::Score m_unit;
    std::optional<int> m_score; // of the last search, if there was one
    int m_losses = 0;           // losing searches in consecutive turns
};

} // namespace qipan::app
