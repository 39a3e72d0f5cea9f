// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/list_text.h"
#include "ui/gomoku/gomoku_view.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::ui {
namespace {

constexpr qsizetype mostListed = 40; ///< stones of a side that one can bear to hear

struct Direction {
    int x;
    int y;
    const char* name;
};

constexpr std::array directions{Direction{-1, 0, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Left")},
                                Direction{1, 0, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Right")},
                                Direction{0, -1, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Up")},
                                Direction{0, 1, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Down")},
                                Direction{-1, -1, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Up and left")},
                                Direction{1, 1, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Down and right")},
                                Direction{1, -1, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Up and right")},
                                Direction{-1, 1, QT_TRANSLATE_NOOP("qipan::ui::GomokuView", "Down and left")}};

/// A stone, and how many steps it is away.
struct Neighbour {
    Cell cell;
    Side side;
    int steps;
};

/// Returns the first stone of each side in a direction, the nearer one first.
std::vector<Neighbour> nextStones(const BoardGame& game, Cell from, const Direction& direction)
{
    std::vector<Neighbour> found;
    for (int steps = 1; found.size() < 2; ++steps) {
        const Cell cell{from.x + steps * direction.x, from.y + steps * direction.y};
        if (!game.size().contains(cell))
            break;
        const auto side = game.stoneAt(cell);
        if (side && std::ranges::find(found, *side, &Neighbour::side) == found.end())
            found.push_back({cell, *side, steps});
    }
    return found;
}

} // namespace

QString GomokuView::countText() const
{
    return tr("%1, %2.").arg(tr("%n black stone(s)", nullptr, position().count(Side::Black)),
                             tr("%n white stone(s)", nullptr, position().count(Side::White)));
}

QString GomokuView::piecesOf(Side side) const
{
    QStringList cells;
    for (const Ply& stone : stones()) {
        if (stone.side == side)
            cells << nameOf(stone.cell);
    }
    const auto more = static_cast<int>(cells.size() - mostListed);
    if (more <= 0)
        return listText(cells);
    //: Stones, of which the first are named: "G8, H8 and 3 more".
    return tr("%1 and %n more", nullptr, more).arg(listText(cells.first(mostListed)));
}

QString GomokuView::surroundings(Cell cell) const
{
    QStringList texts;
    for (const Direction& direction : directions) {
        QStringList parts;
        for (const Neighbour& stone : nextStones(position(), cell, direction)) {
            const QString text = stone.side == Side::Black ? tr("black at %1, %n away", nullptr, stone.steps)
                                                           : tr("white at %1, %n away", nullptr, stone.steps);
            parts << text.arg(nameOf(stone.cell));
        }
        if (!parts.isEmpty())
            //: A direction on the board and the next stones there: "Left: black at F8, 2 away".
            texts << tr("%1: %2").arg(tr(direction.name), listText(parts));
    }
    if (texts.isEmpty())
        return tr("%1. No stones on its lines.").arg(accessibleTextOf(cell));
    QString all = texts.front();
    for (const QString& text : texts.mid(1)) {
        //: Two directions on the board: "Left: black at F8, 2 away; Right: white at H8, 1 away".
        all = tr("%1; %2").arg(all, text);
    }
    //: A cell and the next stones in the eight directions: "G8, empty. Left: black at F8, 2 away."
    return tr("%1. %2.").arg(accessibleTextOf(cell), all);
}

} // namespace qipan::ui
