// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "ui/base/accessible_role.h"
#include "ui/base/combo_box_accessible.h"
#include "ui/widgets/line_reader.h"

#include <QAccessible>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;
using namespace Qt::StringLiterals;

namespace {

/// A scroll area with a reader and one widget above the other.
struct ReadArea {
    explicit ReadArea(const QList<QWidget*>& widgets)
    {
        auto* content = new QWidget;
        auto* column = new QVBoxLayout{content};
        for (QWidget* widget : widgets)
            column->addWidget(widget);
        area.setWidgetResizable(true);
        area.setWidget(content);
        area.resize(300, 60);
        area.show();
        REQUIRE(QTest::qWaitForWindowExposed(&area));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        CHECK(reader.move(QKeyEvent{QEvent::KeyPress, key, modifiers}));
    }
    /// The line that has the cursor, as screen readers ask for it.
    QString line()
    {
        QAccessibleTextInterface* text = QAccessible::queryAccessibleInterface(&area)->textInterface();
        int start = 0;
        int end = 0;
        return text->textAtOffset(text->cursorPosition(), QAccessible::LineBoundary, &start, &end).trimmed();
    }

    QScrollArea area;
    LineReader reader{&area};
};

QLabel* label(const QString& text)
{
    return new QLabel{text};
}

} // namespace

TEST_CASE("a page is read line by line with the arrows", "[lines]")
{
    ReadArea page{{label(u"Heading"_s), label(u"One.\nTwo  words."_s), new QPushButton{u"Button"_s}, label(u"Last"_s)}};
    CHECK(QAccessible::queryAccessibleInterface(&page.area)->state().readOnly);
    CHECK(page.reader.content() == u"Heading\nOne.\nTwo words.\nLast"_s);
    CHECK(page.line() == u"Heading");
    QStringList lines;
    for (int i = 0; i < 4; ++i) {
        page.press(Qt::Key_Down);
        lines << page.line();
    }
    CHECK(lines == QStringList{u"One."_s, u"Two words."_s, u"Last"_s, u"Last"_s});
    page.press(Qt::Key_Up);
    CHECK(page.line() == u"Two words.");
    page.press(Qt::Key_Right);
    page.press(Qt::Key_Right, Qt::ControlModifier);
    CHECK(page.reader.content().mid(page.reader.cursor()).startsWith(u"words."));
    page.press(Qt::Key_Home, Qt::ControlModifier);
    CHECK(page.line() == u"Heading");
    page.press(Qt::Key_Up);
    CHECK(page.reader.cursor() == 0);
    CHECK_FALSE(page.reader.move(QKeyEvent{QEvent::KeyPress, Qt::Key_Down, Qt::AltModifier}));
}

TEST_CASE("the line that is read is scrolled into view", "[lines]")
{
    QList<QWidget*> labels;
    for (int i = 0; i < 30; ++i)
        labels << label(QString::number(i));
    ReadArea page{labels};
    page.press(Qt::Key_End, Qt::ControlModifier);
    CHECK(page.area.verticalScrollBar()->value() > 0);
    const QWidget* last = labels.back();
    CHECK(last->visibleRegion().boundingRect().height() == last->height());
    page.press(Qt::Key_Home, Qt::ControlModifier);
    CHECK(labels.front()->visibleRegion().boundingRect().height() == labels.front()->height());
}

TEST_CASE("after another text the reader begins at its start", "[lines]")
{
    QLabel* text = label(u"One\nTwo"_s);
    ReadArea page{{text}};
    page.press(Qt::Key_Down);
    CHECK(page.line() == u"Two");
    text->setText(u"Three\nFour"_s);
    CHECK(page.line() == u"Three");
}

TEST_CASE("rows of tables and pictures are lines", "[lines]")
{
    auto* text = new QTextBrowser;
    text->setHtml(u"<h3>Rules</h3><table><tr><td><b>Board</b></td><td>8 × 8 squares.</td></tr>"
                  "<tr><td>Pieces</td><td>64 discs.</td></tr></table><p>End</p>"_s);
    auto* table = new QTableWidget{1, 3};
    table->setHorizontalHeaderLabels({u"Opponent"_s, u"Games"_s, u"Won"_s});
    for (int column = 0; column < 3; ++column)
        table->setItem(0, column, new QTableWidgetItem{QStringList{u"Lin"_s, u"3"_s, u"2"_s}[column]});
    auto* picture = new QWidget;
    picture->setAccessibleName(u"Rating"_s);
    picture->setAccessibleDescription(u"1500, then 1620"_s);
    auto* hidden = label(u"hidden"_s);
    ReadArea page{{text, table, picture, hidden}};
    hidden->hide();
    CHECK(page.reader.content()
          == u"Rules\nBoard: 8 × 8 squares.\nPieces: 64 discs.\nEnd\nLin: Games 3, Won 2\n"
             "Rating: 1500, then 1620"_s);
}

TEST_CASE("a combo box has a name and a value, and says the value that keys choose", "[lines]")
{
    installComboBoxAccessibility();
    QWidget window;
    QComboBox box{&window};
    box.addItems({u"All games"_s, u"Gomoku"_s, u"Reversi"_s});
    box.setAccessibleName(u"Game"_s);
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&box);
    CHECK(read->role() == QAccessible::ComboBox);
    CHECK(read->text(QAccessible::Name) == u"Game");
    CHECK(read->text(QAccessible::Value) == u"All games");
    box.setToolTip(box.currentText());
    CHECK(read->text(QAccessible::Description).isEmpty());
    CHECK(read->textInterface()->text(0, read->textInterface()->characterCount()) == u"All games");
    CHECK(read->childCount() == 0);
    box.setCurrentIndex(1); // by the program
    CHECK(announcedIn(window).isEmpty());
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down);
    CHECK(announcedIn(window) == u"Reversi");
    read->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
    CHECK(read->childCount() == 1);
    CHECK(read->child(0)->role() == QAccessible::List);
    box.hidePopup();
}

TEST_CASE("a stack of pages has no role of its own", "[lines]")
{
    installAccessibleRoles();
    QStackedWidget stack;
    CHECK(QAccessible::queryAccessibleInterface(&stack)->role() == QAccessible::Client);
}
