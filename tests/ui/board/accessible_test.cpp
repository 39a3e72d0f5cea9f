// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/game.h"
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/board/board_accessible.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/reversi/reversi_view.h"

#include <QAccessible>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;

namespace {

QAccessibleInterface* boardOf(BoardView& view)
{
    return QAccessible::queryAccessibleInterface(&view);
}

QString nameAt(BoardView& view, Cell cell)
{
    return boardOf(view)->tableInterface()->cellAt(cell.y, cell.x)->text(QAccessible::Name);
}

} // namespace

TEST_CASE("A board is a group of named cells in columns and rows")
{
    const auto game = gameAfter("gomoku", {{7, 7}, {8, 8}});
    installBoardAccessibility();
    GomokuView view{*game};
    present(view);
    QAccessibleInterface* board = boardOf(view);
    REQUIRE(board != nullptr);
    CHECK(board->role() == QAccessible::Grouping); // of a table, Orca reads whole rows
    CHECK(board->text(QAccessible::Name) == QStringLiteral("Gomoku board"));
    CHECK(board->tableInterface()->rowCount() == 15);
    CHECK(board->tableInterface()->columnDescription(7) == QStringLiteral("H"));
    CHECK(board->tableInterface()->rowDescription(0) == QStringLiteral("15"));
    REQUIRE(board->childCount() == 225);
    for (int index = 0; index < 225; ++index) {
        QAccessibleInterface* cell = board->child(index);
        REQUIRE(cell != nullptr);
        REQUIRE(cell->isValid());
        REQUIRE(cell->role() == QAccessible::Cell);
        REQUIRE(cell->parent() == board);
        REQUIRE(board->indexOfChild(cell) == index);
        REQUIRE(cell->tableCellInterface()->rowIndex() == index / 15);
        REQUIRE(cell->text(QAccessible::Name).startsWith(view.nameOf({index % 15, index / 15})));
        REQUIRE(board->childAt(cell->rect().center().x(), cell->rect().center().y()) == cell);
    }
    CHECK(nameAt(view, {7, 7}) == QStringLiteral("H8, black"));
    CHECK(nameAt(view, {8, 8}) == QStringLiteral("I7, white, last move"));
    CHECK(nameAt(view, {0, 0}) == QStringLiteral("A15, empty"));
}

TEST_CASE("A setup stone is never the last move")
{
    const StartPosition start{.stones = {{{7, 7}, Side::Black}, {{8, 8}, Side::White}}, .toMove = Side::Black};
    gomoku::Game game{gomoku::Rule::Freestyle, 15, start};
    installBoardAccessibility();
    GomokuView view{game};
    present(view);
    CHECK(nameAt(view, {8, 8}) == QStringLiteral("I7, white"));
    game.play({6, 6});
    view.showPosition(game, false);
    CHECK(nameAt(view, {6, 6}) == QStringLiteral("G9, black, last move"));
}

TEST_CASE("Cells of reversi tell where a move is possible")
{
    const auto game = gameAfter("reversi");
    installBoardAccessibility();
    ReversiView view{*game};
    present(view);
    QStringList legal;
    for (int index = 0; index < 64; ++index) {
        const QString name = boardOf(view)->child(index)->text(QAccessible::Name);
        if (name.endsWith(QStringLiteral("legal move")))
            legal << name;
    }
    REQUIRE(legal.size() == 4);
    CHECK(legal.front() == QStringLiteral("D3, empty, legal move"));
}

TEST_CASE("The winning row is announced")
{
    const auto game = gameAfter("gomoku", {{0, 0}, {0, 5}, {1, 0}, {1, 5}, {2, 0}, {2, 5}, {3, 0}, {3, 5}, {4, 0}});
    installBoardAccessibility();
    GomokuView view{*game};
    present(view);
    CHECK(nameAt(view, {0, 0}) == QStringLiteral("A15, black, winning row"));
    CHECK(nameAt(view, {4, 0}) == QStringLiteral("E15, black, winning row, last move"));
}

TEST_CASE("The focused cell is the one under the keyboard cursor")
{
    const auto game = gameAfter("gomoku");
    installBoardAccessibility();
    GomokuView view{*game};
    present(view);
    press(view, Qt::Key_Left); // shows the cursor
    press(view, Qt::Key_Left);
    QAccessibleInterface* board = boardOf(view);
    QAccessibleInterface* focused = board->focusChild();
    REQUIRE(focused != nullptr);
    CHECK(focused->text(QAccessible::Name) == QStringLiteral("G8, empty"));
    CHECK(focused->state().focused);
    CHECK(focused->state().focusable);
    CHECK(focused->state().selectable);
    CHECK_FALSE(board->child(0)->state().focused);
    CHECK(board->tableInterface()->selectedCells() == QList{focused});
}

TEST_CASE("The press action of a cell chooses it")
{
    const auto game = gameAfter("reversi");
    installBoardAccessibility();
    ReversiView view{*game};
    present(view);
    Choices choices{view};
    QAccessibleActionInterface* action = boardOf(view)->child(2 * 8 + 3)->actionInterface();
    REQUIRE(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
    action->doAction(QAccessibleActionInterface::pressAction());
    CHECK(choices.cells() == std::vector{Cell{3, 2}});
    CHECK(view.cursorCell() == Cell{3, 2});
}

TEST_CASE("Moves and passes are announced")
{
    const auto game = gameAfter("gomoku");
    installBoardAccessibility();
    GomokuView view{*game};
    present(view);
    game->play({7, 7});
    view.showPosition(*game);
    CHECK(announcedIn(view) == QStringLiteral("Black plays H8"));
    CHECK(boardOf(view)->text(QAccessible::Description).isEmpty());
}

TEST_CASE("A board of another size has its own cells")
{
    const auto game = gameAfter("gomoku");
    installBoardAccessibility();
    GomokuView view{*game};
    present(view);
    QAccessibleInterface* board = boardOf(view);
    CHECK(board->child(224) != nullptr);
    const auto larger = findGame("gomoku")->makeGame("freestyle", 19, Opening::Free);
    view.showPosition(*larger);
    CHECK(board->childCount() == 361);
    CHECK(board->child(360)->text(QAccessible::Name) == QStringLiteral("S1, empty"));
    CHECK(board->child(361) == nullptr);
}

TEST_CASE("A move of reversi is announced with what it turned and the count")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    game->play({3, 2});
    view.showPosition(*game);
    CHECK(announcedIn(view) == QStringLiteral("Black plays D3, turning 1 disc(s). Black 4, White 1."));
}
