// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_view.h"

#include "tests/support/catch.h"
#include "tests/ui/link/link_table.h"
#include "ui/base/announcer.h"

#include <QKeyEvent>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using test::boardOf;

namespace {

/// A board in a window, with the focus.
struct ShownBoard {
    explicit ShownBoard(const link::Board& board)
        : game{board}
    {
        view.showGame(game);
        view.resize(400, 400);
        view.show();
        view.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&view));
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home); // shows the cursor
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, key, modifiers);
    }
    /// What screen readers were told last.
    QString told()
    {
        Announcer::of(view).flush();
        return Announcer::of(view).history().value(Announcer::of(view).history().size() - 1);
    }

    link::Game game;
    LinkView view;
};

} // namespace

TEST_CASE("arrow keys skip empty cells and reach every tile", "[ui][link]")
{
    ShownBoard board{boardOf({"a...b", ".....", "..c..", ".....", "d...e"})};
    board.view.setCursorCell({0, 0});
    board.press(Qt::Key_Right);
    CHECK(board.view.cursorCell() == Cell{4, 0});
    board.press(Qt::Key_Down);
    CHECK(board.view.cursorCell() == Cell{4, 4});
    board.press(Qt::Key_Left);
    CHECK(board.view.cursorCell() == Cell{0, 4});
    board.view.setCursorCell({2, 2});
    board.press(Qt::Key_Up); // none in its column: the nearest above
    CHECK(board.view.cursorCell().y == 0);
    board.view.setCursorCell({4, 0});
    board.press(Qt::Key_Right); // none on that side
    CHECK(board.view.cursorCell() == Cell{4, 0});

    board.view.setLinkOptions({.skipEmpty = false});
    board.view.setCursorCell({0, 0});
    board.press(Qt::Key_Right);
    CHECK(board.view.cursorCell() == Cell{1, 0});
}

TEST_CASE("Escape takes the selection back and otherwise belongs to the window", "[ui][link]")
{
    test::Table table{boardOf({"abba", "cddc"})};
    table.click({1, 0});
    REQUIRE(table.game.picked());
    QTest::keyClick(&table.view, Qt::Key_Escape);
    CHECK_FALSE(table.game.picked());
    CHECK(table.last == link::Choice{link::Unpicked{{1, 0}}});
    table.last = {};
    QKeyEvent again{QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier};
    again.setAccepted(true);
    QCoreApplication::sendEvent(&table.view, &again);
    CHECK_FALSE(again.isAccepted());
    CHECK(table.last == link::Choice{});
}

TEST_CASE("Ctrl and an arrow move to the next matching tile", "[ui][link]")
{
    ShownBoard board{boardOf({"abab", "cddc", "abba"})};
    board.view.setCursorCell({0, 0});
    board.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(board.view.cursorCell() == Cell{2, 0});
    CHECK(board.told() == u"Tile 2 of 4 with this picture"_s);
    board.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(board.view.cursorCell() == Cell{0, 2});
    CHECK(board.told() == u"Tile 3 of 4 with this picture"_s);
    board.press(Qt::Key_Left, Qt::ControlModifier);
    CHECK(board.view.cursorCell() == Cell{2, 0});

    board.view.showChoice(board.game.choose({1, 0}), board.game); // now those equal to the selected one
    board.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(board.view.cursorCell() == Cell{3, 0});
    board.press(Qt::Key_Right, Qt::ControlModifier);
    board.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(board.view.cursorCell() == Cell{2, 2});
    board.press(Qt::Key_Right, Qt::ControlModifier); // never the selected one itself
    CHECK(board.view.cursorCell() == Cell{3, 0});
}

TEST_CASE("Ctrl and an arrow explain why they do not move", "[ui][link]")
{
    ShownBoard board{boardOf({"aa.", "..b"})};
    board.view.setCursorCell({2, 0});
    board.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(board.view.announcement() == u"There is no tile here."_s);
    board.view.setCursorCell({2, 1});
    board.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(board.view.announcement() == u"No other tile has this picture."_s);
    CHECK(board.view.cursorCell() == Cell{2, 1});
}

TEST_CASE("holding the right button shows matching tiles", "[ui][link]")
{
    ShownBoard board{boardOf({"ab.", "aab"})};
    const auto place = [&](Cell cell) { return board.view.boardGeometry().rect(cell).center().toPoint(); };
    QTest::mousePress(&board.view, Qt::RightButton, {}, place({0, 0}));
    CHECK(board.view.shownEqual() == link::Tile{link::Picture{0}});
    QTest::mouseRelease(&board.view, Qt::RightButton, {}, place({0, 0}));
    CHECK_FALSE(board.view.shownEqual());
    QTest::mousePress(&board.view, Qt::RightButton, {}, place({2, 0}));
    CHECK_FALSE(board.view.shownEqual());
}

TEST_CASE("a click during a fall refers to the board after the fall", "[ui][link]")
{
    ShownBoard board{boardOf({"ab", "ba", "cc"})};
    board.game = link::Game{boardOf({"ab", "ba", "cc"}), {}, link::FallingMode::Down};
    board.view.showGame(board.game);
    std::vector<link::Choice> choices;
    QObject::connect(&board.view, &BoardView::cellChosen, &board.view, [&](Cell cell, Qt::MouseButton) {
        choices.push_back(board.game.choose(cell));
        board.view.showChoice(choices.back(), board.game);
    });
    const auto click = [&](Cell cell) {
        QTest::mouseClick(&board.view, Qt::LeftButton, {}, board.view.boardGeometry().rect(cell).center().toPoint());
    };
    click({0, 2});
    click({1, 2});
    REQUIRE(std::holds_alternative<link::Removed>(choices.back()));
    REQUIRE(board.view.clock().isMoving());
    click({0, 2}); // the tile that is falling there
    CHECK(choices.back() == link::Choice{link::Picked{{0, 2}}});
    click({1, 0}); // empty by now, although its tile is still visible
    CHECK(choices.back() == link::Choice{link::Nothing{}});
}

TEST_CASE("a board of link-match tells the tiles left, the selected tile and those that match", "[ui][link][words]")
{
    ShownBoard board{boardOf({"abab", "cdd.", "abba", "e..c"})};
    CHECK(board.view.summary() == u"13 tile(s) left."_s);
    const QString name = board.view.describe({1, 0});
    CHECK(board.view.surroundings({1, 0}) == u"B1, %1. 3 other tile(s): D1, B3, C3."_s.arg(name));
    CHECK(board.view.surroundings({3, 1}) == u"D2. There is no tile here."_s);
    CHECK(board.view.surroundings({0, 3}).endsWith(u". No other tile has this picture."_s));
    board.view.showChoice(board.game.choose({1, 0}), board.game);
    CHECK(board.view.summary() == u"13 tile(s) left. Selected: B1, %1."_s.arg(name));
    CHECK(board.view.surroundings({0, 0}).startsWith(u"B1, "_s)); // of the selected one
}

TEST_CASE("the next place in link-match is a tile of the hint that is shown, and none without a hint",
          "[ui][link][words]")
{
    ShownBoard board{boardOf({"abba", "cddc"})};
    CHECK_FALSE(board.view.nextPlace({0, 0}, true));
    const auto hint = board.game.hint();
    REQUIRE(hint);
    board.view.showHint(*hint);
    CHECK(board.view.nextPlace({0, 1}, true) == hint->pair.a);
    CHECK(board.view.nextPlace(hint->pair.a, true) == hint->pair.b);
    CHECK(board.view.nextPlace(hint->pair.b, false) == hint->pair.a);
    board.view.showChoice(board.game.choose(hint->pair.a), board.game);
    CHECK_FALSE(board.view.nextPlace({0, 0}, true));
}
