// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/panels/move_list.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QStringList>
#include <QTest>

using namespace qipan::ui;

TEST_CASE("The list of moves follows a change between light and dark")
{
    applyTheme(makeTheme(Look::Plain, false));
    MoveList list;
    list.setMoves({QStringLiteral("H8"), QStringLiteral("G7")});
    list.resize(240, 160);
    list.show();
    REQUIRE(QTest::qWaitForWindowExposed(&list));
    const Theme dark = makeTheme(Look::Plain, true);
    applyTheme(dark);
    REQUIRE(QTest::qWaitFor([&] { return list.palette().color(QPalette::Base) == dark.panel; }));
    const QImage image = list.grab().toImage();
    const int inside = list.frameWidth() + 1;
    const QRect header = list.horizontalHeader()->geometry();
    const QRect side = list.verticalHeader()->geometry();
    for (const QPoint point :
         {QPoint{inside, inside}, QPoint{header.left() + 1, header.top() + 1}, QPoint{side.left() + 1, side.top() + 1},
          QPoint{side.left() + 1, side.bottom() - 1}, list.viewport()->geometry().center()}) {
        CAPTURE(point.x(), point.y());
        CHECK(image.pixelColor(point) == dark.panel);
    }
}

TEST_CASE("moves that are tried beside a game look different and are named so", "[panels]")
{
    MoveList list;
    list.setMoves({QStringLiteral("H8"), QStringLiteral("G7"), QStringLiteral("I9")}, 2);
    const QAbstractItemModel& model = *list.model();
    CHECK_FALSE(model.data(model.index(0, 0), Qt::FontRole).isValid());
    CHECK(model.data(model.index(0, 1), Qt::FontRole).value<QFont>().italic());
    CHECK(model.data(model.index(1, 0), Qt::AccessibleTextRole).toString() == QStringLiteral("3, black, I9, tried"));
    list.setMoves({QStringLiteral("H8"), QStringLiteral("G7"), QStringLiteral("I9")});
    CHECK_FALSE(model.data(model.index(1, 0), Qt::FontRole).isValid());
}

TEST_CASE("the current move stays visible when the list of moves becomes lower or is shown again", "[panels]")
{
    QStringList moves;
    for (int i = 1; i <= 60; ++i)
        moves << QString::number(i);
    MoveList list;
    list.resize(240, 400);
    list.show();
    REQUIRE(QTest::qWaitForWindowExposed(&list));
    list.setMoves(moves);
    list.pick(59);
    const auto sees = [&] {
        QCoreApplication::processEvents();
        return list.viewport()->rect().contains(list.visualRect(list.currentIndex()));
    };
    CHECK(sees());
    list.resize(240, 120);
    CHECK(sees());
    list.hide();
    list.pick(30);
    list.resize(240, 90);
    list.show();
    CHECK(sees());
}
