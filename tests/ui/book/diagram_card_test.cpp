// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/diagram_card.h"

#include "core/book/chapter.h"
#include "tests/support/catch.h"
#include "ui/base/preferences.h"
#include "ui/book/paper_diagram.h"
#include "ui/link/tile_set.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

book::Diagram diagramOf(const std::string& lines)
{
    const std::string text = "---\ngame: gomoku\norder: 1\ntitle: X\n---\n\n```board\nid: d\n" + lines + "```\n";
    return *book::readChapter("x", text).chapter.diagrams().front();
}

/// A gomoku diagram in a window.
struct CardFixture {
    DiagramCard card;

    explicit CardFixture(const std::string& lines)
        : card{diagramOf(lines), makeTileSet(TileSetKind::Pictures)}
    {
        card.resize(500, 600);
        card.show();
        card.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&card));
    }

    [[nodiscard]] QToolButton* step(const QString& name) const
    {
        const auto all = card.findChildren<QToolButton*>();
        const auto found = std::ranges::find(all, name, &QWidget::accessibleName);
        return found == all.end() ? nullptr : *found;
    }
    [[nodiscard]] bool says(const QString& words) const
    {
        return std::ranges::any_of(card.findChildren<QLabel*>(),
                                   [&](const QLabel* each) { return each->text() == words; });
    }
    void tabToBoard() const
    {
        card.board().view().clearFocus();
        card.board().view().setFocus(Qt::TabFocusReason);
    }
    void click(Cell cell) const
    {
        BoardView& view = card.board().view();
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.boardGeometry().centre(cell).toPoint());
    }
};

/// The diagram as printed.
QImage printed(const std::string& lines)
{
    const auto tiles = makeTileSet(TileSetKind::Pictures);
    const DrawnDiagram drawn = drawDiagram(diagramOf(lines), tiles, makeTheme(Look::Plain, false), QFont{});
    QImage paper{700, 700, QImage::Format_RGB32};
    paper.fill(Qt::white);
    QPainter painter{&paper};
    painter.drawPicture(0, 0, drawn.board);
    return paper;
}

} // namespace

TEST_CASE("a diagram in a PDF has all its moves however many the window shows at first", "[ui][book]")
{
    const std::string moves = "moves: H8 I9 J8\n";
    CHECK(printed(moves + "show: 0\n") == printed(moves));
    CHECK(printed(moves) != printed("black: A1\n"));
}

TEST_CASE("a solved exercise in the book says so and leaves the moves to the reader", "[ui][book]")
{
    const CardFixture fixture{
        "black: F8 G8 H8 I8\nwhite: E8\nanswer: J8\nright: Five in a row.\nwrong: That is no five.\n"};
    const auto buttons = fixture.card.findChildren<QPushButton*>();
    CHECK(std::ranges::none_of(
        buttons, [](const QPushButton* each) { return each->text() == u"Computer's move" && each->isVisible(); }));
    fixture.click({0, 0});
    CHECK(fixture.says(u"That is no five."_s));
    fixture.click({9, 7});
    CHECK(fixture.card.board().isSolved());
    CHECK(fixture.says(u"Five in a row."_s));
}

TEST_CASE("stepping to the end of a diagram by keyboard keeps the focus on the step buttons", "[ui][book]")
{
    const CardFixture fixture{"moves: H8 I9 J8\nshow: 0\n"};
    QToolButton* on = fixture.step(u"Next move"_s);
    QToolButton* back = fixture.step(u"Previous move"_s);
    REQUIRE(on != nullptr);
    REQUIRE(back != nullptr);
    on->setFocus();
    for (int move = 0; move < 3; ++move)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    CHECK_FALSE(fixture.card.board().canNext());
    CHECK(QApplication::focusWidget() == back);
    for (int move = 0; move < 3; ++move)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    CHECK(fixture.card.board().isAtStart());
    CHECK(QApplication::focusWidget() == on);
}

TEST_CASE("a screen reader announces the position and marks of a diagram", "[ui][book]")
{
    const CardFixture fixture{"black: G7\nmoves: H8 I9\nshow: 0\nsize: 19\nmark: G7 triangle, A1 B2 circle\n"};
    const auto text = [&] { return fixture.card.board().view().accessibleDescription(); };
    CHECK(text().contains(u"Board size: 19 lines."));
    CHECK(text().contains(u"Black: G7."));
    CHECK(text().contains(u"Black to move."));
    CHECK(text().contains(u"Triangles: G7."));
    CHECK(text().contains(u"Circles: A1, B2."));
    CHECK_FALSE(text().contains(u"Moves:"));
    fixture.step(u"Next move"_s)->click();
    CHECK(text().contains(u"Moves: H8."));
    CHECK(text().contains(u"White to move."));
}

TEST_CASE("the cursor stays within the visible part of a diagram's board", "[ui][book]")
{
    const CardFixture fixture{"black: H8\nwhite: I9\narea: C3-M14\n"};
    BoardView& view = fixture.card.board().view();
    fixture.tabToBoard();
    const auto isSeen = [&] {
        const QPoint centre = view.boardGeometry().centre(view.cursorCell()).toPoint();
        return view.isCursorVisible() && view.visibleRegion().contains(centre);
    };
    CHECK(isSeen());
    const std::size_t stones = fixture.card.board().position()->plies().size();
    for (const Qt::Key key :
         {Qt::Key_A, Qt::Key_1, Qt::Key_O, Qt::Key_Home, Qt::Key_Left, Qt::Key_End, Qt::Key_Right}) {
        QTest::keyClick(&view, key);
        CHECK(isSeen());
    }
    QTest::keyClick(&view, Qt::Key_C);
    QTest::keyClick(&view, Qt::Key_1);
    QTest::keyClick(&view, Qt::Key_0); // row 1 is not visible, row 10 is
    CHECK(view.nameOf(view.cursorCell()) == u"C10");
    QTest::keyClick(&view, Qt::Key_Return);
    CHECK(fixture.card.board().position()->plies().size() == stones + 1);
    CHECK(fixture.card.board().position()->plies().back().cell == Cell{2, 5});
}

TEST_CASE("a partial diagram expands to the whole board once a move lies outside", "[ui][book]")
{
    const CardFixture fixture{"black: H8\nwhite: I9\narea: C3-M14\n"};
    BoardView& view = fixture.card.board().view();
    fixture.tabToBoard();
    const auto sees = [&](Cell cell) {
        return view.visibleRegion().contains(view.boardGeometry().centre(cell).toPoint());
    };
    CHECK_FALSE(sees({0, 0}));
    fixture.card.board().play({0, 0}); // as an engine does
    CHECK(sees({0, 0}));
    CHECK(sees({14, 14}));
    CHECK(view.hasFocus());
    QTest::keyClick(&view, Qt::Key_O);
    CHECK(view.cursorCell().x == 14);
    fixture.card.board().back();
    CHECK_FALSE(sees({0, 0}));
    CHECK(sees(view.cursorCell()));
}
