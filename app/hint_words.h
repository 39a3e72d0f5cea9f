#pragma once

#include "core/board/engine.h"
#include "core/board/side.h"

#include <QString>

#include <functional>

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

private:
    /// The first moves of a line.
    [[nodiscard]] QString names(const std::vector<Cell>& line) const;
    [[nodiscard]] QString ofOther(const Reason& reason) const;

    Side m_mover;
    NameOf m_nameOf;
};

} // namespace qipan::app
