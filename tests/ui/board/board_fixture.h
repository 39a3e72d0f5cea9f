// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "ui/board/turn_board_view.h"

#include <QApplication>
#include <QImage>
#include <QTest>

#include <initializer_list>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace qipan {

/// Prints a cell in messages of the test framework.
inline std::ostream& operator<<(std::ostream& stream, Cell cell)
{
    return stream << '(' << cell.x << ',' << cell.y << ')';
}

} // namespace qipan

namespace qipan::test {

/// A game of the registry after some plies.
inline std::unique_ptr<BoardGame> gameAfter(std::string_view key, std::initializer_list<Cell> cells = {})
{
    auto game = defaultSetup(*findGame(key)).makeGame();
    for (const Cell cell : cells)
        game->play(cell);
    return game;
}

/// Shows a view as the active window, with large cells.
inline void present(ui::BoardView& view, QSize size = {480, 480})
{
    view.resize(size);
    view.show();
    view.activateWindow();
    view.setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
}

inline QPoint pixelOf(const ui::BoardView& view, Cell cell)
{
    return view.boardGeometry().rect(cell).center().toPoint();
}

inline void press(ui::BoardView& view, Qt::Key key)
{
    QTest::keyClick(&view, key);
}

/// Records the choices of a view during its lifetime.
class Choices {
public:
    explicit Choices(ui::BoardView& view)
    {
        QObject::connect(&view, &ui::BoardView::cellChosen, &m_context,
                         [this](Cell cell, Qt::MouseButton button) { m_all.emplace_back(cell, button); });
    }
    [[nodiscard]] const std::vector<std::pair<Cell, Qt::MouseButton>>& all() const { return m_all; }
    [[nodiscard]] std::vector<Cell> cells() const
    {
        std::vector<Cell> cells;
        for (const auto& choice : m_all)
            cells.push_back(choice.first);
        return cells;
    }

private:
    std::vector<std::pair<Cell, Qt::MouseButton>> m_all;
    QObject m_context; // last, so that it disconnects first
};

/// Plays what is chosen on the view, as a table would.
inline void playWhatIsChosen(ui::TurnBoardView& view, BoardGame& game)
{
    QObject::connect(&view, &ui::BoardView::cellChosen, &view, [&view, &game](Cell cell, Qt::MouseButton) {
        if (game.isLegal(cell)) {
            game.play(cell);
            view.showPosition(game);
        }
    });
}

} // namespace qipan::test
