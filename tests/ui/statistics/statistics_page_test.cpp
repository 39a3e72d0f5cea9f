// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/statistics_page.h"

#include "tests/support/catch.h"
#include "tests/ui/statistics/sample.h"
#include "ui/statistics/chart.h"
#include "ui/statistics/picture_card.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOption>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using qipan::tests::sampleStatistics;

namespace {

struct OpenPage {
    explicit OpenPage(QSize size = {900, 700})
    {
        page.setChoice({{false, u"Ada"_s}, {}, Period::All});
        page.setStatistics(sampleStatistics());
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        page.setFocus();
    }

    void press(Qt::Key key) { QTest::keyClick(page.window()->focusWidget(), key); }
    /// The widgets in the tab order, once around.
    [[nodiscard]] QList<QWidget*> stops()
    {
        QList<QWidget*> stops;
        for (int i = 0; i < 80; ++i) {
            press(Qt::Key_Tab);
            QWidget* focus = page.window()->focusWidget();
            if (stops.contains(focus))
                break;
            stops << focus;
        }
        return stops;
    }

    StatisticsPage page;
};

} // namespace

TEST_CASE("the page shows duels for each opponent with pairs per minute and their rating", "[statistics]")
{
    OpenPage open;
    const auto tables = open.page.findChildren<QTableWidget*>();
    const auto duels = std::ranges::find(tables, u"Duels of link-match"_s, &QTableWidget::accessibleName);
    REQUIRE(duels != tables.end());
    const auto rowOf = [&](int row) {
        QStringList cells;
        for (int column = 0; column < (*duels)->columnCount(); ++column)
            cells << (*duels)->item(row, column)->text();
        return cells.join(u'|');
    };
    REQUIRE((*duels)->rowCount() == 3);
    CHECK(rowOf(0) == u"Level 3|5|3|0|2|60 %|30.0");
    CHECK(rowOf(1) == u"Lin|10|4|1|5|45 %|23.3");
    CHECK(rowOf(2) == u"Ming|1|1|0|0|100 %|–");
    const auto labels = open.page.findChildren<QLabel*>();
    const auto hasTitle = [](const QLabel* label) { return label->text() == u"Rating in duels of link-match"; };
    CHECK(std::ranges::any_of(labels, hasTitle));
}

TEST_CASE("the page tells what moves lose and with which openings", "[statistics]")
{
    OpenPage open;
    const auto tableOf = [&open](const QString& title) {
        for (auto* table : open.page.findChildren<QTableWidget*>()) {
            if (table->accessibleName() == title)
                return table;
        }
        FAIL("no table " << title.toStdString());
        return static_cast<QTableWidget*>(nullptr);
    };
    const auto rowOf = [](const QTableWidget& table, int row) {
        QStringList cells;
        for (int column = 0; column < table.columnCount(); ++column)
            cells << table.item(row, column)->text();
        return cells;
    };
    const QTableWidget& losses = *tableOf(u"What your moves lose"_s);
    CHECK(losses.isVisible());
    REQUIRE(losses.rowCount() == 2); // in all, and against the only opponent of analysed games
    const QStringList figures{u"6"_s, u"4.1"_s, u"3.5"_s, u"5.0"_s, u"2.0"_s, u"6.0"_s, u"3.8"_s};
    CHECK(rowOf(losses, 0) == QStringList{u"All opponents"_s} + figures);
    CHECK(rowOf(losses, 1) == QStringList{u"Gomoku: Level 3"_s} + figures);
    const QTableWidget& openings = *tableOf(u"Openings you lose with"_s);
    REQUIRE(openings.rowCount() == 2);
    CHECK(rowOf(openings, 0) == QStringList{u"Tiger"_s, u"4"_s, u"1"_s, u"3"_s, u"5.0"_s});
    CHECK(rowOf(openings, 1).last() == u"–");
    Statistics none = sampleStatistics();
    none.losses = {};
    none.openings.clear();
    open.page.setStatistics(none);
    CHECK_FALSE(losses.isVisible());
    CHECK_FALSE(openings.isVisible());
}

TEST_CASE("Tab reaches all selectors and charts and buttons", "[statistics]")
{
    OpenPage open;
    const QList<QWidget*> stops = open.stops();
    for (QComboBox* box : open.page.findChildren<QComboBox*>()) {
        CHECK(stops.contains(box));
        CHECK_FALSE(box->accessibleName().isEmpty());
    }
    int pictures = 0;
    for (Chart* chart : open.page.findChildren<Chart*>()) {
        if (!chart->isVisible())
            continue;
        ++pictures;
        CHECK(stops.contains(chart));
        CHECK_FALSE(chart->accessibleName().isEmpty());
        CHECK_FALSE(chart->accessibleDescription().isEmpty());
    }
    CHECK(pictures == 6); // two ratings, opponents, colours and rules, activity, duels
    for (QPushButton* button : open.page.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isEnabled())
            CHECK(stops.contains(button));
    }
}

TEST_CASE("a key replaces a chart by its table with the same numbers", "[statistics]")
{
    OpenPage open;
    PictureCard* opponents = nullptr;
    for (PictureCard* card : open.page.findChildren<PictureCard*>()) {
        if (card->turnButton().accessibleName() == u"By opponent as a table"_s)
            opponents = card;
    }
    REQUIRE(opponents != nullptr);
    CHECK_FALSE(opponents->table().isVisible());
    opponents->turnButton().setFocus();
    open.press(Qt::Key_Space);
    REQUIRE(opponents->table().isVisible());
    CHECK(opponents->findChild<Chart*>()->isHidden());
    QStringList cells;
    for (int column = 0; column < opponents->table().columnCount(); ++column)
        cells << opponents->table().item(0, column)->text();
    CHECK(cells == QStringList{u"Gomoku: Level 3"_s, u"12"_s, u"9"_s, u"1"_s, u"2"_s, u"79 %"_s});
    CHECK(opponents->table().rowCount() == 3);
    open.press(Qt::Key_Tab);
    CHECK(opponents->table().hasFocus());
    open.press(Qt::Key_Down);
    CHECK(opponents->table().currentRow() == 1);
    open.press(Qt::Key_Tab); // leaves the table
    CHECK_FALSE(opponents->table().hasFocus());
}

TEST_CASE("the page scrolls by keyboard if needed and nothing is wider than it", "[statistics]")
{
    for (const QSize size : {QSize{480, 290}, QSize{700, 500}, QSize{1600, 900}}) {
        OpenPage open{size};
        auto* scroll = open.page.findChild<QScrollArea*>();
        CHECK(scroll->horizontalScrollBar()->maximum() == 0);
        if (size.height() < 700) // laid out after the window is shown
            REQUIRE(QTest::qWaitFor([&] { return scroll->verticalScrollBar()->maximum() > 0; }));
        open.press(Qt::Key_PageDown);
        CHECK((scroll->verticalScrollBar()->value() > 0) == (scroll->verticalScrollBar()->maximum() > 0));
        open.press(Qt::Key_PageUp);
        CHECK(scroll->verticalScrollBar()->value() == 0);
        for (int i = 0; i < 20; ++i) { // the focused widget is visible
            open.press(Qt::Key_Tab);
            const QWidget* stop = open.page.window()->focusWidget();
            CHECK(open.page.rect().intersects(QRect{stop->mapTo(&open.page, QPoint{}), stop->size()}));
        }
    }
}

TEST_CASE("a selection is reported once with all three selectors", "[statistics]")
{
    OpenPage open;
    QSignalSpy changed{&open.page, &StatisticsPage::choiceChanged};
    const auto boxes = open.page.findChildren<QComboBox*>();
    boxes[1]->setFocus();
    open.press(Qt::Key_Down);
    REQUIRE(changed.size() == 1);
    CHECK(open.page.choice() == StatisticsChoice{{false, u"Ada"_s}, u"link"_s, Period::All});
    boxes[2]->setFocus();
    open.press(Qt::Key_End);
    CHECK(open.page.choice().period == Period::Month);
    boxes[0]->setFocus();
    open.press(Qt::Key_End);
    CHECK(open.page.choice().profile == Profile{});
    CHECK(changed.size() == 3);
    open.page.setStatistics(sampleStatistics());
    CHECK(changed.size() == 3);
}

TEST_CASE("a profile with the guest's name is a separate entry", "[statistics]")
{
    OpenPage open;
    Statistics all = sampleStatistics();
    all.profiles = {{false, u"Guest (no name)"_s}, {}};
    open.page.setChoice({{}, {}, Period::All});
    open.page.setStatistics(all);
    auto* box = open.page.findChildren<QComboBox*>().front();
    REQUIRE(box->count() == 2);
    CHECK(box->currentIndex() == 1);
    box->setFocus();
    open.press(Qt::Key_Home);
    CHECK(open.page.choice().profile == Profile{false, u"Guest (no name)"_s});
}

TEST_CASE("the name of the guest is whole in the smallest window", "[statistics]")
{
    OpenPage open{{480, 400}};
    Statistics all = sampleStatistics();
    all.profiles = {{}};
    open.page.setChoice({{}, {}, Period::All});
    open.page.setStatistics(all);
    QCoreApplication::processEvents();
    const auto* box = open.page.findChildren<QComboBox*>().front();
    REQUIRE(box->currentText() == u"Guest (no name)");
    QStyleOptionComboBox option;
    option.initFrom(box);
    const QRect room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
    CHECK(room.width() >= box->fontMetrics().horizontalAdvance(box->currentText()));
}

TEST_CASE("empty and loading and error states are shown as text", "[statistics]")
{
    OpenPage open;
    const auto says = [&](const QString& words) {
        for (const QLabel* label : open.page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    };
    open.page.setCounting(true);
    CHECK(says(u"Counting…"_s));
    open.page.setCounting(false);
    CHECK_FALSE(says(u"Counting…"_s));
    open.page.setErrorText(u"The disk is gone."_s);
    CHECK(says(u"The disk is gone."_s));
    open.page.setStatistics({});
    CHECK(says(u"No finished games of Ada yet."_s));
    for (const PictureCard* card : open.page.findChildren<PictureCard*>())
        CHECK_FALSE(card->isVisible());
    open.page.setChoice({{false, u"Ada"_s}, {}, Period::Month});
    open.page.setStatistics({});
    CHECK(says(u"Ada played no games in this period."_s));
}

TEST_CASE("someone who only plays link-match sees no card and no word about other games", "[statistics]")
{
    OpenPage open;
    Statistics link;
    link.linkGames = 3;
    link.activity = sampleStatistics().activity;
    link.links = sampleStatistics().links;
    open.page.setStatistics(link);
    QStringList cards;
    for (const PictureCard* card : open.page.findChildren<PictureCard*>()) {
        if (card->isVisible())
            cards << card->findChild<QLabel*>()->text();
    }
    CHECK(cards == QStringList{u"Activity"_s, u"Link-match"_s});
    for (const QLabel* label : open.page.findChildren<QLabel*>())
        CHECK_FALSE((label->isVisible() && (label->text().contains(u"ating") || label->text().contains(u"Wins"))));
}

TEST_CASE("a name that looks like markup is shown literally", "[statistics]")
{
    OpenPage open;
    open.page.setChoice({{false, u"<b>Ada</b>"_s}, {}, Period::All});
    open.page.setStatistics({});
    for (const QLabel* label : open.page.findChildren<QLabel*>()) {
        if (label->text().contains(u"<b>"))
            CHECK(label->textFormat() == Qt::PlainText);
    }
}

TEST_CASE("a name of twenty letters is whole in a small window", "[statistics]")
{
    OpenPage open{QSize{480, 330}};
    const auto& profile = *open.page.findChildren<QComboBox*>().front();
    QStyleOptionComboBox option;
    option.initFrom(&profile);
    const QRect text = profile.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField);
    CHECK(text.width() >= profile.fontMetrics().horizontalAdvance(u"Maximilian Alexander"_s));
}
