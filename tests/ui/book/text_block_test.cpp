// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/text_block.h"

#include "core/book/chapter.h"
#include "tests/support/catch.h"
#include "ui/base/preferences.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/link/tile_set.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tab_order.h"

#include <QApplication>
#include <QCursor>
#include <QPushButton>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// A page of the book between two buttons.
struct Fixture {
    OrderedDialog window;
    QPushButton above{&window};
    BookReader reader{&window};
    QPushButton below{&window};
    QStringList messages;

    explicit Fixture(const char* page)
    {
        auto* column = new QVBoxLayout{&window};
        for (QWidget* each :
             {static_cast<QWidget*>(&above), static_cast<QWidget*>(&reader), static_cast<QWidget*>(&below)})
            column->addWidget(each);
        QObject::connect(&reader, &BookReader::linkPointedAt, &window,
                         [this](const QString& link) { messages << link; });
        reader.setTiles(makeTileSet(TileSetKind::Pictures));
        const std::string text = std::string{"---\ngame: gomoku\norder: 1\ntitle: X\n---\n\n"} + page;
        reader.show(u"X"_s, book::readChapter("x", text).chapter.introduction);
        window.resize(600, 500);
        window.show();
        window.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        reader.setFocus();
    }

    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
};

} // namespace

TEST_CASE("Tab moves from link to link and announces each and then leaves the text", "[ui][book]")
{
    Fixture fixture{
        "A [four](term:four) and a [three](term:three).\n\n```board\nid: d\nblack: H8\n```\n\nPlain words.\n"};
    fixture.press(Qt::Key_Tab);
    CHECK(fixture.messages == QStringList{u"term:four"_s});
    fixture.press(Qt::Key_Tab);
    CHECK(fixture.messages.back() == u"term:three");
    fixture.press(Qt::Key_Tab);
    CHECK(fixture.messages.back().isEmpty());
    DiagramCard* card = fixture.reader.diagrams().front();
    CHECK(card->isAncestorOf(QApplication::focusWidget()));
    while (card->isAncestorOf(QApplication::focusWidget()))
        fixture.press(Qt::Key_Tab);
    CHECK(QApplication::focusWidget() == &fixture.below); // the paragraph has no links
    fixture.press(Qt::Key_Backtab);
    CHECK(card->isAncestorOf(QApplication::focusWidget()));
}

TEST_CASE("a page of the book shows the keyboard focus", "[ui][book]")
{
    applyTheme(makeTheme(Look::Plain, false));
    Fixture fixture{"Plain words.\n"};
    fixture.above.setFocus();
    const auto look = [&] { return fixture.window.grab(fixture.reader.geometry().adjusted(-4, -4, 4, 4)).toImage(); };
    const QImage without = look();
    fixture.press(Qt::Key_Tab);
    CHECK(QApplication::focusWidget() == &fixture.reader);
    CHECK(look() != without);
    fixture.press(Qt::Key_Tab);
    CHECK(look() == without);
}

TEST_CASE("a link's target is shown until the pointer leaves the text", "[ui][book]")
{
    TextBlock block{u"A [four](term:four)."_s};
    QStringList messages;
    QObject::connect(&block, &TextBlock::pointedAt, &block, [&](const QString& link) { messages << link; });
    QCursor::setPos(5, 5);
    Q_EMIT block.highlighted(QUrl{u"term:four"_s});
    QCursor::setPos(50, 50);
    QEvent leave{QEvent::Leave};
    QCoreApplication::sendEvent(&block, &leave);
    CHECK(messages == QStringList{u"term:four"_s, QString{}});
}

TEST_CASE("the focus stays on the page when a link opens another", "[ui][book]")
{
    Fixture fixture{"A [four](term:four).\n"};
    fixture.press(Qt::Key_Tab);
    fixture.reader.show(u"Y"_s, {});
    CHECK(QApplication::focusWidget() == &fixture.reader);
}

TEST_CASE("a click on a link may replace its own page", "[ui][book]")
{
    Fixture fixture{"[four](term:four)\n"};
    QStringList pressed;
    QObject::connect(&fixture.reader, &BookReader::linkPressed, &fixture.window, [&](const QString& link) {
        pressed << link;
        fixture.reader.show(u"Y"_s, {});
    });
    auto* words = fixture.reader.findChild<TextBlock*>();
    const QRect start = words->cursorRect(QTextCursor{words->document()});
    QTest::mouseClick(words->viewport(), Qt::LeftButton, {}, start.center() + QPoint{8, 0});
    REQUIRE(QTest::qWaitFor([&] { return !pressed.isEmpty(); }));
    CHECK(pressed == QStringList{u"term:four"_s});
    CHECK(fixture.reader.findChild<TextBlock*>() == nullptr);
}

TEST_CASE("an unbreakable heading or caption does not widen the page", "[ui][book]")
{
    const std::string caption(150, 'w');
    Fixture fixture{("```board\nid: d\nblack: H8\ncaption: " + caption + "\n```\n").c_str()};
    REQUIRE(fixture.reader.diagrams().front()->diagram().caption == caption);
    CHECK(fixture.reader.widget()->width() <= fixture.reader.viewport()->width());
    fixture.reader.show(QString{300, u'W'}, {fixture.reader.diagrams().front()->diagram()});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    CHECK(fixture.reader.widget()->width() <= fixture.reader.viewport()->width());
}
