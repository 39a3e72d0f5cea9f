// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/link/boards.h"
#include "ui/link/link_view.h"

#include <QImage>
#include <QTest>

namespace qipan::ui::test {

/// A game and its view, connected as in the program: a chosen cell is played and the result is shown.
struct Table {
    explicit Table(link::Board board, link::PathRule rule = {})
        : Table{link::Game{std::move(board), rule}}
    {
    }
    explicit Table(link::Game dealt)
        : game{std::move(dealt)}
    {
        view.resize(600, 600);
        view.showGame(game);
        QObject::connect(&view, &BoardView::cellChosen, &view, [this](Cell cell) {
            last = game.choose(cell);
            view.showChoice(last, game);
        });
        view.show();
        view.setFocus();
    }

    void click(Cell cell)
    {
        QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, view.boardGeometry().centre(cell).toPoint());
    }
    void wait(int milliseconds) { view.clock().advance(MotionClock::Milliseconds{milliseconds}); }

    /// The number of pixels in a rectangle with exactly this colour.
    int count(QRectF rect, QRgb color)
    {
        const QImage image = view.grab().toImage();
        int found = 0;
        for (int y = static_cast<int>(rect.top()); y < static_cast<int>(rect.bottom()); ++y) {
            for (int x = static_cast<int>(rect.left()); x < static_cast<int>(rect.right()); ++x)
                found += image.valid(x, y) && image.pixel(x, y) == color ? 1 : 0;
        }
        return found;
    }
    int count(Cell cell, QRgb color) { return count(view.boardGeometry().rect(cell), color); }
    QRgb pixelAt(QPointF point) { return view.grab().toImage().pixel(point.toPoint()); }

    link::Game game;
    LinkView view;
    link::Choice last;
};

} // namespace qipan::ui::test
