#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"

namespace qipan::app {

/// When the computer agrees to a draw, and when it gives up.
///
/// It agrees where nobody can win any more, and where it does not think that it is better. It resigns at high levels
/// only, after it has seen a certain loss on three turns running: who plays against a low level has a right to make the
/// five.
class Manners {
public:
    static constexpr int lowestToResign = 7;
    static constexpr int turnsToBeSure = 3;

    explicit Manners(int level)
        : m_level{level}
    {
    }

    /// A round begins: nothing was seen yet.
    void forget();
    /// Plies were taken back: what looked lost need not be.
    void takenBack() { m_losses = 0; }
    /// What it found for its own move.
    void found(const Thinking& thinking);

    [[nodiscard]] bool agreesToDraw(const BoardGame& game) const;
    [[nodiscard]] bool resigns() const;

private:
    int m_level;
    int m_score = 0;
    int m_losses = 0; // seen on turns running
};

} // namespace qipan::app
