// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/list_text.h"
#include "ui/reversi/reversi_view.h"

namespace qipan::ui {

QString ReversiView::countText() const
{
    return tr("Black has %1, White %2.")
        .arg(tr("%n disc(s)", nullptr, position().count(Side::Black)))
        .arg(position().count(Side::White));
}

/// Returns rows of neighbouring discs as one: "C3 to F3, D4".
QString ReversiView::piecesOf(Side side) const
{
    QStringList rows;
    for (int y = 0; y < boardSize().rows; ++y) {
        for (int x = 0; x < boardSize().columns; ++x) {
            const int first = x;
            while (x < boardSize().columns && position().stoneAt({x, y}) == side)
                ++x;
            if (x > first + 1)
                //: Discs in a row, from one square to another: "C3 to F3".
                rows << tr("%1 to %2").arg(nameOf({first, y}), nameOf({x - 1, y}));
            else if (x > first)
                rows << nameOf({first, y});
        }
    }
    return listText(rows);
}

QString ReversiView::surroundings(Cell cell) const
{
    const BoardGame& before = position();
    if (before.outcome() || isEnded())
        return tr("%1. The game is over.").arg(accessibleTextOf(cell));
    if (before.stoneAt(cell))
        return tr("%1.").arg(accessibleTextOf(cell));
    if (!before.isLegal(cell))
        return tr("%1 would turn no disc.").arg(nameOf(cell));
    const auto after = before.clone();
    after->play(cell);
    QStringList turned;
    for (int index = 0; index < boardSize().cells(); ++index) {
        const auto old = before.stoneAt(cellOf(index));
        if (old && after->stoneAt(cellOf(index)) != old)
            turned << nameOf(cellOf(index));
    }
    //: What a move would do: "D3 would turn 2 discs: D4, D5."
    return tr("%1 would turn %2: %3.")
        .arg(nameOf(cell), tr("%n disc(s)", nullptr, static_cast<int>(turned.size())), listText(turned));
}

} // namespace qipan::ui
