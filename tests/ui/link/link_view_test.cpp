// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_view.h"

#include "tests/support/catch.h"
#include "tests/ui/link/link_table.h"
#include "ui/base/preferences.h"
#include "ui/icons/svg.h"
#include "ui/link/tile_set.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using qipan::ui::test::boardOf;
using qipan::ui::test::Table;

namespace {

const QRgb red = qRgb(233, 43, 43);
const QRgb orange = qRgb(255, 140, 0);
const QRgb green = qRgb(0, 255, 0);

} // namespace

TEST_CASE("the selected tile gets a red frame and selecting it again removes it", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    CHECK(table.count({1, 0}, red) == 0);
    table.click({1, 0});
    CHECK(table.count({1, 0}, red) > 100);
    CHECK(table.count({2, 0}, red) == 0);
    table.click({1, 0});
    CHECK(table.count({1, 0}, red) == 0);
}

TEST_CASE("a click acts on button press", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    const QPoint at = table.view.boardGeometry().centre({0, 0}).toPoint();
    QTest::mousePress(&table.view, Qt::LeftButton, Qt::NoModifier, at);
    CHECK(table.game.picked() == Cell{0, 0});
    QTest::mouseRelease(&table.view, Qt::LeftButton, Qt::NoModifier, at);
    CHECK(table.game.picked() == Cell{0, 0});
}

TEST_CASE("a path outside the board never runs under the coordinates", "[ui][link]")
{
    const int size = GENERATE(200, 300, 600, 900);
    const std::string_view row = "aabbccddeeff";
    Table table{boardOf({row, row, row, row, row, row, row, row, row, row, row, row})};
    table.view.resize(size, size);
    const BoardGeometry& geometry = table.view.boardGeometry();
    const QImage before = table.view.grab().toImage();
    table.view.showHint({{{0, 1}, {11, 0}}, {{{0, 1}, {-1, 1}, {-1, -1}, {11, -1}, {11, 0}}}});
    const QImage after = table.view.grab().toImage();
    const QRgb blank = before.pixel(geometry.centre({-1, -1}).toPoint());
    int painted = 0;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            if (geometry.board().contains(QPointF(x, y)) || before.pixel(x, y) == after.pixel(x, y))
                continue;
            ++painted;
            CHECK(before.pixel(x, y) == blank);
        }
    }
    CHECK(painted > size / 2);
}

TEST_CASE("a pair is framed red and orange with a green path and then removed", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    table.click({0, 0});
    table.click({3, 0});
    REQUIRE(std::holds_alternative<link::Removed>(table.last));
    table.wait(300);
    CHECK(table.count({0, 0}, red) > 100);
    CHECK(table.count({3, 0}, orange) > 60);
    CHECK(table.count({3, 0}, red) == 0);

    // From centre to centre, in the ring above the board.
    const BoardGeometry& geometry = table.view.boardGeometry();
    for (const Cell cell : {Cell{0, 0}, Cell{3, 0}, Cell{0, -1}, Cell{1, -1}, Cell{2, -1}, Cell{3, -1}})
        CHECK(table.pixelAt(geometry.centre(cell)) == green);
    CHECK(table.count({1, 0}, green) == 0);

    // 2 to 5 pixels wide, on a nearly black outline.
    const QImage image = table.view.grab().toImage();
    const QPoint middle = ((geometry.centre({1, -1}) + geometry.centre({2, -1})) / 2).toPoint();
    int width = 0;
    int top = middle.y();
    while (image.pixel(middle.x(), top - 1) == green)
        --top;
    for (int y = top; image.pixel(middle.x(), y) == green; ++y)
        ++width;
    CHECK(width >= 2);
    CHECK(width <= 5);
    CHECK(qGray(image.pixel(middle.x(), top - 1)) < 110); // antialiased at most
    CHECK(qGray(image.pixel(middle.x(), top - 2)) < 110);

    table.wait(2000);
    CHECK(table.count(table.view.rect(), green) == 0);
    CHECK(table.count(table.view.rect(), red) == 0);
    CHECK(table.count(table.view.rect(), orange) == 0);
    CHECK_FALSE(table.view.clock().isMoving());
}

TEST_CASE("a path ends in a dot and optionally has dots on its corners", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    table.view.setLinkOptions({.cornerDots = false});
    table.click({0, 0});
    table.click({3, 0});
    table.wait(300);
    const BoardGeometry& geometry = table.view.boardGeometry();
    const auto greenAround = [&](Cell cell) {
        const QRectF near{geometry.centre(cell) - QPointF{9, 9}, QSizeF{18, 18}};
        return table.count(near, green);
    };
    CHECK(greenAround({3, 0}) > greenAround({0, 0}) + 10);
    const int plain = greenAround({0, -1});
    table.view.setLinkOptions({.cornerDots = true});
    CHECK(greenAround({0, -1}) > plain + 10);
}

TEST_CASE("a mismatch is marked and then the selection moves", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    table.click({0, 0});
    table.click({1, 0});
    CHECK(table.game.picked() == Cell{1, 0});
    CHECK(table.count({0, 0}, red) > 100);
    CHECK(table.count({1, 0}, orange) > 60);
    table.wait(2000);
    CHECK(table.count({0, 0}, red) == 0);
    CHECK(table.count({1, 0}, red) > 100);
    CHECK(table.count({1, 0}, orange) == 0);
}

TEST_CASE("a click counts while a path is shown", "[ui][link]")
{
    Table table{boardOf({"aabb", "ccdd"})};
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}, Cell{3, 0}, Cell{0, 1}, Cell{1, 1}}) {
        table.click(cell);
        table.wait(40); // much shorter than a path is shown
    }
    CHECK(table.game.tilesLeft() == 2);
    CHECK(table.pixelAt(table.view.boardGeometry().centre({1, 0})) == green); // the first path is still visible
    table.click({1, 0});                                                      // fading, so its cell is empty
    CHECK(table.last == link::Choice{link::Nothing{}});
    CHECK(table.game.tilesLeft() == 2);
    table.wait(5000);
    CHECK_FALSE(table.view.clock().isMoving());
}

TEST_CASE("undo while a path is shown shows the current board", "[ui][link]")
{
    Table table{boardOf({"aabb"})};
    const QImage before = table.view.grab().toImage();
    table.click({0, 0});
    table.click({1, 0});
    table.wait(600); // the tiles fade
    table.game.undo();
    table.view.showGame(table.game);
    QTest::mouseMove(&table.view, QPoint{1, 1});
    CHECK(table.view.grab().toImage() == before);
    CHECK_FALSE(table.view.clock().isMoving());
}

TEST_CASE("without animation a path is shown and nothing moves", "[ui][link]")
{
    Table table{boardOf({"aabb"})};
    table.view.setOptions({.animation = false});
    table.click({0, 0});
    table.click({1, 0});
    const QImage first = table.view.grab().toImage();
    CHECK(table.pixelAt(table.view.boardGeometry().centre({1, 0})) == green);
    table.wait(600);
    CHECK(table.view.grab().toImage() == first);
    table.wait(600);
    CHECK(table.count(table.view.rect(), green) == 0);
}

TEST_CASE("clicks outside the board and on empty cells do nothing", "[ui][link]")
{
    Table table{boardOf({"a.a", "bcb", "c.."})};
    table.click({0, 0});
    table.last = {};
    QSignalSpy chosen{&table.view, &BoardView::cellChosen};
    QTest::mouseMove(&table.view, QPoint{3, 3});
    const QImage before = table.view.grab().toImage();
    QTest::mouseClick(&table.view, Qt::LeftButton, Qt::NoModifier, QPoint{3, 3});
    CHECK(chosen.isEmpty());
    table.click({2, 2});
    CHECK(table.last == link::Choice{link::Nothing{}});
    CHECK(table.game.picked() == Cell{0, 0});
    CHECK(table.view.grab().toImage() == before);
}

TEST_CASE("a hint shows a pair and its path until a tile is chosen", "[ui][link]")
{
    Table table{boardOf({"abba"})};
    const auto hint = table.game.hint();
    REQUIRE(hint);
    table.view.showHint(*hint);
    CHECK(table.view.isHintShown());
    CHECK(table.pixelAt(table.view.boardGeometry().centre(hint->pair.b)) == green);
    CHECK(table.view.describe(hint->pair.a).contains(QLatin1String("hint")));
    CHECK_FALSE(table.view.clock().isMoving()); // no timer runs for it
    table.click({0, 0});
    CHECK_FALSE(table.view.isHintShown());
    CHECK(table.count(table.view.rect(), green) == 0);
}

TEST_CASE("the tile under the pointer is highlighted but not an empty cell", "[ui][link]")
{
    Table table{boardOf({"a.", ".a"})};
    const BoardGeometry& geometry = table.view.boardGeometry();
    QTest::mouseMove(&table.view, QPoint{1, 1});
    const QImage before = table.view.grab().toImage();
    QTest::mouseMove(&table.view, geometry.centre({1, 0}).toPoint());
    CHECK(table.view.grab().toImage() == before);
    QTest::mouseMove(&table.view, geometry.centre({0, 0}).toPoint());
    CHECK(table.view.grab().toImage() != before);
}

TEST_CASE("room for outside paths exists only if the rule allows them", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    const BoardGeometry& wide = table.view.boardGeometry();
    CHECK(wide.outer().contains(wide.centre({0, -1})));
    CHECK(wide.outer().contains(wide.centre({4, 2})));
    const double withBorder = wide.cellSize();
    table.game.setRule({.border = false});
    table.view.showGame(table.game);
    CHECK(table.view.boardGeometry().cellSize() > withBorder);
}

TEST_CASE("empty cells optionally keep a faint outline", "[ui][link]")
{
    Table table{boardOf({"a.a"})};
    const QRgb outline = table.view.theme().emptyCell.rgb();
    CHECK(table.count({1, 0}, outline) > 20);
    table.view.setLinkOptions({.outlines = false});
    CHECK(table.count({1, 0}, outline) == 0);
}

TEST_CASE("holes of the board have no outline", "[ui][link]")
{
    Grid<bool> cells{{3, 1}, true};
    cells[{1, 0}] = false;
    Table table{link::Game{boardOf({"a.a"}), {}, link::FallingMode::None, link::Shape{cells}}};
    const QRgb outline = table.view.theme().emptyCell.rgb();
    CHECK(table.count({1, 0}, outline) == 0);
    table.view.showGame(link::Game{boardOf({"a.a"})});
    CHECK(table.count({1, 0}, outline) > 20);
}

TEST_CASE("the keyboard cursor does not hide the frames of selected tiles", "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    table.view.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&table.view));
    for (const auto key : {Qt::Key_A, Qt::Key_1, Qt::Key_Space})
        QTest::keyClick(&table.view, key);
    REQUIRE(table.view.isCursorVisible());
    const QRgb cursor = table.view.theme().cursor.rgb();
    CHECK(table.count({0, 0}, cursor) > 40);
    CHECK(table.count({0, 0}, red) > 1000); // the whole frame
    for (const auto key : {Qt::Key_B, Qt::Key_Space})
        QTest::keyClick(&table.view, key);
    CHECK(table.count({1, 0}, cursor) > 40);
    CHECK(table.count({1, 0}, orange) > 600);
}

TEST_CASE("another tile set is shown at once with its own names", "[ui][link]")
{
    if (!hasSvg)
        return; // there are only symbols
    Table table{boardOf({"ab", "ba"})};
    const QImage symbols = table.view.grab().toImage();
    table.view.setTiles(makeTileSet(TileSetKind::Pictures));
    CHECK(table.view.grab().toImage() != symbols);
    CHECK(table.view.accessibleTextOf({1, 0}) == u"B1, banana"_s);
    table.view.setTiles(makeTileSet(TileSetKind::Symbols));
    CHECK(table.view.grab().toImage() == symbols);
}

TEST_CASE("a pair that cannot be connected shakes if enabled", "[ui][link]")
{
    for (const bool wanted : {true, false}) {
        Table table{boardOf({"ab", "ba"})};
        table.view.setOptions({.shake = wanted});
        table.click({0, 0});
        table.click({1, 1}); // equal, but not connected by a path
        table.wait(281);     // the mark is gone, the shake is not
        CHECK(table.view.clock().isMoving() == wanted);
        table.wait(1000);
        CHECK_FALSE(table.view.clock().isMoving());
    }
}

TEST_CASE("the points of a pair and its combo are shown whole wherever the pair was", "[ui][link]")
{
    const QSize size = GENERATE(QSize{464, 250}, QSize{900, 600});
    Table table{link::Board{{16, 10}}};
    table.view.resize(size);
    const auto isWhole = [&](Cell cell) {
        table.view.showPoints(300, cell, 6);
        for (const int time : {0, 500, 500}) { // they rise
            table.wait(time);
            const LinkView::PointsNote note = table.view.shownPoints().back();
            CHECK(note.combo == u"6 in a row");
            CHECK(note.place.height() > 20);
            CHECK(QRectF{table.view.rect()}.contains(note.place));
        }
    };
    for (const Cell cell : {Cell{0, 0}, Cell{15, 0}, Cell{0, 9}, Cell{15, 9}, Cell{7, 0}, Cell{7, 5}})
        isWhole(cell);
    table.view.showPoints(30, Cell{0, 0});
    CHECK(std::ranges::all_of(table.view.shownPoints(), [](const auto& note) { return note.combo.isEmpty(); }));
}

TEST_CASE("a banner over the board hides no tile", "[ui][link]")
{
    const QSize size = GENERATE(QSize{464, 290}, QSize{624, 340}, QSize{984, 560});
    Table table{boardOf({"abcdefghij", "abcdefghij", "abcdefghij", "abcdefghij", "abcdefghij", "abcdefghij",
                         "abcdefghij", "abcdefghij"})};
    table.view.resize(size);
    const QImage before = table.view.grab().toImage();
    table.view.announce(u"Campaign, level 2: tiles fall down"_s);
    table.wait(1'000);
    const QImage after = table.view.grab().toImage();
    CHECK(before != after);
    const QRect board = table.view.boardGeometry().board().toAlignedRect();
    CHECK(before.copy(board) == after.copy(board));
}

TEST_CASE("a banner stands long enough to be read, and the second click of a double click on a button is no choice",
          "[ui][link]")
{
    Table table{boardOf({"abba", "cddc"})};
    const auto at = [&](Cell cell) { return table.view.boardGeometry().centre(cell); };
    QMouseEvent second{QEvent::MouseButtonDblClick,
                       at({0, 0}),
                       table.view.mapToGlobal(at({0, 0})),
                       Qt::LeftButton,
                       Qt::LeftButton,
                       Qt::NoModifier};
    second.setTimestamp(1'000'000); // long after any press on the board
    table.view.announce(u"Campaign, level 2: tiles fall down"_s);
    QApplication::sendEvent(&table.view, &second);
    CHECK_FALSE(table.game.picked());
    CHECK_FALSE(table.view.announcement().isEmpty());
    table.click({0, 0}); // counts at once
    CHECK(table.game.picked() == Cell{0, 0});
    table.wait(700);
    CHECK_FALSE(table.view.announcement().isEmpty());
    table.wait(200);
    CHECK(table.view.announcement().isEmpty());
    table.view.announce(u"Campaign, level 2: tiles fall down"_s);
    table.wait(900);
    table.click({1, 0});
    CHECK(table.view.announcement().isEmpty());
}
