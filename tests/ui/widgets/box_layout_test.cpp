// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/flow_layout.h"

#include <QWidget>

using namespace qipan::ui;

TEST_CASE("a row has its items in their order, with their stretch", "[ui]")
{
    QWidget window;
    auto* first = new QWidget{&window};
    auto* last = new QWidget{&window};
    auto* column = makeColumn({new QWidget{&window}});
    auto* row = makeRow({first, stretch(3), column, space(12), {last, 2}}, {.margins = {1, 2, 3, 4}, .spacing = 7});
    window.setLayout(row);
    REQUIRE(row->count() == 5);
    CHECK(row->itemAt(0)->widget() == first);
    CHECK(row->stretch(1) == 3);
    CHECK(row->itemAt(2)->layout() == column);
    CHECK(row->itemAt(3)->sizeHint().width() == 12);
    CHECK(row->itemAt(4)->widget() == last);
    CHECK(row->stretch(4) == 2);
    CHECK(row->contentsMargins() == QMargins{1, 2, 3, 4});
    CHECK(row->spacing() == 7);
}

TEST_CASE("margins and spacing are by default those of the style", "[ui]")
{
    QWidget window;
    QVBoxLayout usual{&window};
    QWidget other;
    auto* column = makeColumn({});
    other.setLayout(column);
    CHECK(column->contentsMargins() == usual.contentsMargins());
    CHECK(column->spacing() == usual.spacing());
}

TEST_CASE("no item of a flow stands alone in the last row", "[ui]")
{
    QWidget window;
    auto* flow = new FlowLayout{Qt::AlignLeft};
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(4);
    QList<QWidget*> items;
    for (int i = 0; i < 6; ++i) {
        items << new QWidget{&window};
        items.back()->setFixedSize(40, 20);
        flow->addWidget(items.back());
    }
    window.setLayout(flow);
    const auto tops = [&](int width) {
        flow->setGeometry({0, 0, width, 200});
        QList<int> all;
        for (const QWidget* item : items)
            all << item->y();
        return all;
    };
    CHECK(tops(6 * 44) == QList<int>{0, 0, 0, 0, 0, 0});
    CHECK(tops(5 * 44) == QList<int>{0, 0, 0, 0, 24, 24});
    CHECK(tops(4 * 44) == QList<int>{0, 0, 0, 0, 24, 24});
    CHECK(tops(44) == QList<int>{0, 24, 48, 72, 96, 120});
    CHECK(flow->heightForWidth(5 * 44) == 44);
}
