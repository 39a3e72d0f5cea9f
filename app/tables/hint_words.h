#pragma once

#include "core/board/engine.h"
#include "core/board/registry.h"
#include "core/board/side.h"

#include <QString>

#include <functional>
#include <vector>

namespace qipan::app {

/// A hint as a person reads it, in the language of the moment: the move, and why it is good.
class HintWords {
public:
    /// What a cell is called on the board.
    using NameOf = std::function<QString(Cell)>;

    /// `mover` is the side that the hint is for.
    HintWords(Side mover, NameOf nameOf)
        : m_mover{mover}
        , m_nameOf{std::move(nameOf)}
    {
    }

    /// One sentence for each reason after the move's name: "H8: Makes a four. White threatens a forced win: D9, E8, …".
    [[nodiscard]] QString text(const Thinking& hint) const;
    [[nodiscard]] QString reason(const Reason& reason) const;
    /// The best move of some, the best first, what it is worth, and what the next best would cost, where scores tell
    /// discs: "D3, +4 exact: the next best, E6, costs 2 discs."
    [[nodiscard]] QString worth(const std::vector<Thinking>& hints, const GameInfo::Score& unit) const;

private:
    /// The first moves of a line.
    [[nodiscard]] QString names(const std::vector<Cell>& line) const;
    [[nodiscard]] QString ofOther(const Reason& reason) const;

    Side m_mover;
    NameOf m_nameOf;
};

} // namespace qipan::app
