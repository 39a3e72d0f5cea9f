// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/gomoku/gomoku_painting.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/icons/contrast.h"

#include <QPainter>

#include <algorithm>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;

namespace {

/// True if two images differ within a cell.
bool differs(const BoardView& view, Cell cell, const QImage& one, const QImage& other)
{
    const QRect area = view.boardGeometry().rect(cell).toRect();
    return one.copy(area) != other.copy(area);
}

} // namespace

TEST_CASE("A click selects the nearest point")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    const QRectF cell = view.boardGeometry().rect({4, 9});
    for (const QPointF point : {cell.center(), cell.topLeft() + QPointF{1, 1}, cell.bottomRight() - QPointF{2, 2}})
        QTest::mouseClick(&view, Qt::LeftButton, {}, point.toPoint());
    CHECK(choices.cells() == std::vector(3, Cell{4, 9}));
}

TEST_CASE("A stone is played when the button is released on the point where it was pressed")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    QTest::mousePress(&view, Qt::LeftButton, {}, pixelOf(view, {3, 3}));
    CHECK(choices.all().empty());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixelOf(view, {4, 3}));
    CHECK(choices.all().empty());
    QTest::mousePress(&view, Qt::LeftButton, {}, pixelOf(view, {3, 3}));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixelOf(view, {3, 3}));
    CHECK(choices.cells() == std::vector{Cell{3, 3}});
}

TEST_CASE("A click outside the points is ignored")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    Choices choices{view};
    int missed = 0;
    QObject::connect(&view, &BoardView::missed, &view, [&missed] { ++missed; });
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint{2, 2});
    CHECK(missed == 1);
    CHECK(choices.all().empty());
}

TEST_CASE("A preview stone appears only where a move is possible")
{
    const auto game = gameAfter("gomoku", {{7, 7}});
    GomokuView view{*game};
    present(view);
    const QImage empty = view.grab().toImage();
    QTest::mouseMove(&view, pixelOf(view, {5, 5}));
    CHECK_FALSE(view.ghostCell()); // not the user's turn
    CHECK(view.grab().toImage() == empty);

    view.setMayPlay(true);
    CHECK(view.ghostCell() == Cell{5, 5});
    CHECK(differs(view, {5, 5}, view.grab().toImage(), empty));

    QTest::mouseMove(&view, pixelOf(view, {7, 7}));
    CHECK_FALSE(view.ghostCell()); // occupied
    CHECK(view.grab().toImage() == empty);
}

TEST_CASE("After the end no preview stone appears")
{
    const auto game = gameAfter("gomoku", {{0, 0}, {0, 5}, {1, 0}, {1, 5}, {2, 0}, {2, 5}, {3, 0}, {3, 5}, {4, 0}});
    GomokuView view{*game};
    present(view);
    view.setMayPlay(true);
    QTest::mouseMove(&view, pixelOf(view, {9, 9}));
    CHECK_FALSE(view.ghostCell());
}

TEST_CASE("The last stone and the winning row and the hint are drawn at their points")
{
    const auto game = gameAfter("gomoku", {{7, 7}, {8, 8}});
    GomokuView view{*game};
    present(view);
    const QImage marked = view.grab().toImage();
    BoardOptions plain;
    plain.lastMove = false;
    view.setOptions(plain);
    const QImage unmarked = view.grab().toImage();
    CHECK(differs(view, {8, 8}, marked, unmarked));
    CHECK_FALSE(differs(view, {7, 7}, marked, unmarked));
    view.setHint(Cell{3, 4});
    CHECK(differs(view, {3, 4}, view.grab().toImage(), unmarked));
    view.setHint(std::nullopt);
    CHECK(view.grab().toImage() == unmarked);
    plain.moveNumbers = true;
    view.setOptions(plain);
    CHECK(differs(view, {7, 7}, view.grab().toImage(), unmarked));
}

TEST_CASE("A new stone moves to its point and then the animation stops")
{
    const auto game = gameAfter("gomoku");
    GomokuView view{*game};
    present(view);
    game->play({7, 7});
    view.showPosition(*game);
    CHECK(view.clock().isRunning());
    const QImage moving = view.grab().toImage();
    view.clock().advance(std::chrono::seconds{1});
    CHECK_FALSE(view.clock().isRunning());
    const QImage still = view.grab().toImage();
    CHECK(differs(view, {7, 7}, moving, still));

    game->takeBack();
    view.showPosition(*game);
    game->play({7, 7});
    view.showPosition(*game, false);
    CHECK_FALSE(view.clock().isRunning());
    CHECK(view.grab().toImage() == still);
}

TEST_CASE("Lines cover whole device pixels at every scale")
{
    const Theme theme = makeTheme(Look::Classical, false);
    for (const double scale : {1.0, 1.25, 1.5, 1.75, 2.0}) {
        QImage image{QSize{500, 500} * scale, QImage::Format_RGB32};
        image.setDevicePixelRatio(scale);
        const BoardGeometry geometry{{.size = {15, 15}, .viewport = {500, 500}, .scale = scale}};
        QPainter painter{&image};
        painter.setRenderHint(QPainter::Antialiasing);
        paintGomokuBoard(painter, geometry, theme);
        painter.end();

        // Across the vertical lines, half way between two horizontal ones: each pixel is either line or wood, never
        // blended.
        const int y = static_cast<int>(geometry.rect({0, 5}).top() * scale);
        int onLine = 0;
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            onLine += pixel == theme.woodLine ? 1 : 0;
            if (geometry.board().contains(QPointF{x / scale, y / scale}))
                CHECK((pixel == theme.woodLine || contrast(pixel, theme.woodLine) >= 3));
        }
        CHECK(onLine >= 15);
    }
}

TEST_CASE("Star points: five on 15 lines with the centre, nine on 19, four on 20")
{
    const auto has = [](int size, Cell cell) {
        const auto points = starPoints(size);
        return std::find(points.begin(), points.end(), cell) != points.end();
    };
    CHECK(starPoints(15).size() == 5);
    CHECK(has(15, {7, 7}));
    CHECK(has(15, {3, 11}));
    CHECK(starPoints(19).size() == 9);
    CHECK(has(19, {9, 3}));
    CHECK(starPoints(20).size() == 4);
    CHECK(has(20, {16, 16}));
}
