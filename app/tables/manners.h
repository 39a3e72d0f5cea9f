#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/board/registry.h"

#include <optional>

namespace qipan::app {

/// When the computer agrees to a draw, and when it gives up.
///
/// It agrees where nobody can win any more, and where it has looked ahead and thinks that it stands worse or, when more
/// than half of the board is full, no better. It resigns at high levels only, after it has seen a certain loss on three
/// turns running: who plays against a low level has a right to make the five. Where discs count it plays to the end.
class Manners {
public:
    static constexpr int lowestToResign = 7;
    static constexpr int turnsToBeSure = 3;

    /// `unit` is that of the scores which it will be told.
    Manners(int level, const GameInfo::Score& unit)
        : m_level{level}
        , m_unit{unit}
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
    GameInfo::Score m_unit;
    std::optional<int> m_score; // where it has looked ahead
    int m_losses = 0;           // seen on turns running
};

} // namespace qipan::app
