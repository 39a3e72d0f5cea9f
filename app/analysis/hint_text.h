// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/side.h"
#include "core/games/registry.h"
#include "core/gomoku/reason.h"

#include <QString>

#include <functional>
#include <vector>

namespace qipan::app {

/// A hint as text in the current language: the move and why it is good.
class HintText {
public:
    /// Returns the name of a cell on the board.
    using NameOf = std::function<QString(Cell)>;

    /// `mover` is the side the hint is for.
    HintText(Side mover, NameOf nameOf)
        : m_mover{mover}
        , m_nameOf{std::move(nameOf)}
    {
    }

    /// One sentence per reason after the move: "H8: Makes a four. White threatens a forced win: D9, E8, …". Without
    /// any, the line and its value.
    [[nodiscard]] QString text(const SearchResult& hint, const GameInfo::Score& unit) const;
    [[nodiscard]] QString reason(const gomoku::Reason& reason) const;
    /// Compares moves, sorted best first, if scores count discs, and says what the best one does: "D3: Leaves White
    /// only 2 moves. E6 is just as good." The analysis has figures.
    [[nodiscard]] QString compared(const std::vector<SearchResult>& hints, const BoardGame& position,
                                   const GameInfo::Score& unit) const;
    /// Says what a move does for corners and mobility; empty if nothing.
    [[nodiscard]] QString discReason(const BoardGame& position, Cell move) const;

private:
    [[nodiscard]] QString bestLine(const SearchResult& hint, const GameInfo::Score& unit) const;
    /// Returns the first moves of a line.
    [[nodiscard]] QString names(const std::vector<Cell>& line) const;
    [[nodiscard]] QString ofOther(const gomoku::Reason& reason) const;

    Side m_mover;
    NameOf m_nameOf;
};

} // namespace qipan::app
