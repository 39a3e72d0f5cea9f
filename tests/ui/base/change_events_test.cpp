// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/change_events.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

using namespace qipan::ui;

TEST_CASE("texts are set at once and again after each change of language", "[ui]")
{
    QWidget widget;
    int translated = 0;
    keepTranslated(&widget, [&] { ++translated; });
    CHECK(translated == 1);
    QEvent language{QEvent::LanguageChange};
    QCoreApplication::sendEvent(&widget, &language);
    CHECK(translated == 2);
}

TEST_CASE("a change of language reaches child widgets", "[ui]")
{
    QWidget parent;
    auto* child = new QWidget{&parent};
    int translated = 0;
    keepTranslated(child, [&] { ++translated; });
    QEvent language{QEvent::LanguageChange};
    QCoreApplication::sendEvent(&parent, &language);
    CHECK(translated == 2);
}

TEST_CASE("a widget adapts to its new font and palette", "[ui]")
{
    QWidget widget;
    int height = 0;
    QColor text;
    onFontChange(&widget, [&] { height = widget.fontMetrics().height(); });
    onPaletteChange(&widget, [&] { text = widget.palette().color(QPalette::Text); });
    QFont large = widget.font();
    large.setPixelSize(60);
    widget.setFont(large);
    CHECK(height > 50);
    widget.setPalette(QPalette{Qt::red, Qt::green});
    CHECK(text == widget.palette().color(QPalette::Text));
}
