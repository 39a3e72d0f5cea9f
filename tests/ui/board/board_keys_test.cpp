// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/reversi/reversi_view.h"

#include <QAction>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;

TEST_CASE("Arrows move a visible cursor, and Enter or Space chooses its cell")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    CHECK(view.cursorCell() == Cell{7, 7});
    press(view, Qt::Key_Left); // shows it
    press(view, Qt::Key_Left);
    press(view, Qt::Key_Up);
    press(view, Qt::Key_Up);
    CHECK(view.isCursorVisible());
    press(view, Qt::Key_Return);
    press(view, Qt::Key_Home);
    press(view, Qt::Key_Space);
    press(view, Qt::Key_Right);
    press(view, Qt::Key_Down);
    press(view, Qt::Key_Enter);
    CHECK(choices.cells() == std::vector{Cell{6, 5}, Cell{0, 5}, Cell{1, 6}});
}

TEST_CASE("The first key on a board whose cursor nobody sees only shows it")
{
    const auto key = GENERATE(Qt::Key_Left, Qt::Key_Home, Qt::Key_Return, Qt::Key_Space);
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    press(view, key);
    CHECK(view.isCursorVisible());
    CHECK(view.cursorCell() == Cell{7, 7});
    CHECK(choices.all().empty());
    if (key == Qt::Key_Return || key == Qt::Key_Space)
        CHECK(announcedIn(view) == view.describe({7, 7})); // where the next one plays
    press(view, Qt::Key_Return);
    CHECK(choices.cells() == std::vector{Cell{7, 7}});
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixelOf(view, {2, 3})); // hides it again
    press(view, key);
    CHECK(view.cursorCell() == Cell{2, 3});
    CHECK(choices.all().size() == 2);
}

TEST_CASE("Enter after the end neither shows the cursor nor plays the next Enter at it")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    view.setEnded(true);
    press(view, Qt::Key_Return);
    CHECK_FALSE(view.isCursorVisible());
    view.setEnded(false); // the next game
    press(view, Qt::Key_Return);
    CHECK(view.isCursorVisible());
    CHECK(choices.all().empty());
}

TEST_CASE("digits name a row at any pace, until another key or a click")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    const auto rowAfter = [&](std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys)
            press(view, key);
        return view.nameOf(view.cursorCell()).mid(1);
    };
    CHECK(rowAfter({Qt::Key_1}) == QStringLiteral("1"));
    view.clock().advance(std::chrono::hours{1});
    CHECK(rowAfter({Qt::Key_2}) == QStringLiteral("12"));
    for (const Qt::Key other : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Left, Qt::Key_Home, Qt::Key_H}) {
        CAPTURE(static_cast<int>(other));
        CHECK(rowAfter({Qt::Key_1, other, Qt::Key_2}) == QStringLiteral("2"));
    }
    press(view, Qt::Key_1);
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixelOf(view, view.cursorCell()));
    CHECK(rowAfter({Qt::Key_2}) == QStringLiteral("2"));
}

TEST_CASE("The cursor stays on the board")
{
    const auto game = gameAfter("reversi");
    ReversiView view{*game};
    present(view);
    for (const auto key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
        for (int i = 0; i < 10; ++i)
            press(view, key);
    }
    CHECK(view.cursorCell() == Cell{7, 7});
}

TEST_CASE("Letters and digits are coordinates even if a shortcut uses them")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    QAction action;
    action.setShortcut(Qt::Key_D);
    view.addAction(&action);
    bool triggered = false;
    QObject::connect(&action, &QAction::triggered, &view, [&triggered] { triggered = true; });
    present(view);
    Choices choices{view};
    for (const auto key : {Qt::Key_D, Qt::Key_1, Qt::Key_2, Qt::Key_Return})
        press(view, key);
    CHECK(choices.cells() == std::vector{Cell{3, 3}}); // D12
    CHECK_FALSE(triggered);
    QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
    CHECK(view.cursorCell() == Cell{3, 3});
}

TEST_CASE("A game of each kind can be played to its end by keyboard")
{
    for (const GameInfo& info : games()) {
        INFO(std::string{info.key});
        const auto game = defaultSetup(info).makeGame();
        const std::unique_ptr<TurnBoardView> view{
            info.rowsFromBottom ? static_cast<TurnBoardView*>(new GomokuView{*game}) : new ReversiView{*game}};
        present(*view);
        playWhatIsChosen(*view, *game);
        for (int index = 0; !game->outcome(); index = (index + 1) % game->size().cells()) {
            const Cell cell{index % game->size().columns, index / game->size().columns};
            if (!game->isLegal(cell))
                continue;
            for (const QChar key : view->nameOf(cell))
                press(*view, static_cast<Qt::Key>(key.unicode()));
            REQUIRE(view->cursorCell() == cell);
            press(*view, Qt::Key_Space);
        }
        CHECK(view->position().outcome() == game->outcome());
        CHECK(view->position().plies() == game->plies());
    }
}

TEST_CASE("Enter continues after the end and plays no move")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    int went = 0;
    QObject::connect(&view, &TurnBoardView::continueRequested, &view, [&went] { ++went; });
    view.setEnded(true);
    press(view, Qt::Key_Return);
    CHECK(went == 1);
    CHECK(choices.all().empty());
}

TEST_CASE("A click hides the keyboard cursor and moves it there")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    press(view, Qt::Key_Left);
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixelOf(view, {2, 3}));
    CHECK_FALSE(view.isCursorVisible());
    CHECK(view.cursorCell() == Cell{2, 3});
}

TEST_CASE("An invalid move shakes the board unless that is turned off")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    view.shake();
    CHECK(view.clock().isRunning());
    view.clock().advance(std::chrono::seconds{1});
    CHECK_FALSE(view.clock().isRunning());
    BoardOptions quiet;
    quiet.shake = false;
    view.setOptions(quiet);
    view.shake();
    CHECK_FALSE(view.clock().isRunning());
}

TEST_CASE("Text over the board disappears by itself and takes no click")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    view.announce(QStringLiteral("White passes"));
    CHECK(view.announcement() == QStringLiteral("White passes"));
    for (int y = 0; y < 15; ++y)
        QTest::mouseClick(&view, Qt::LeftButton, {}, pixelOf(view, {7, y}));
    CHECK(choices.all().size() == 15);
    view.clock().advance(std::chrono::seconds{5});
    CHECK(view.announcement().isEmpty());
    CHECK_FALSE(view.clock().isRunning());
}
