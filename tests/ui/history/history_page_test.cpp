// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/history_page.h"

#include "tests/support/catch.h"
#include "ui/history/history_model.h"
#include "ui/history/history_view.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

std::vector<HistoryLine> lines(int count)
{
    std::vector<HistoryLine> lines;
    for (int i = 1; i <= count; ++i)
        lines.push_back({.id = i,
                         .game = u"gomoku"_s,
                         .rule = u"renju"_s,
                         .size = {15, 15},
                         .names = {u"Ada"_s, u"Lin"_s},
                         .began = 1'600'000'000'000,
                         .outcome = Outcome{Side::Black, EndReason::Five},
                         .plies = i});
    return lines;
}

/// A page that fills a window, whatever its size hint.
struct ShownPage {
    QWidget window;
    HistoryPage page{&window};
    HistoryView* view = page.findChild<HistoryView*>();

    explicit ShownPage(int count = 3, QSize size = {900, 500})
    {
        window.resize(size);
        page.resize(size);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        page.setFirst(lines(count));
        std::vector<qint64> ids;
        for (int i = 1; i <= count; ++i)
            ids.push_back(i);
        page.setIds(ids, 100'000);
        page.setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        REQUIRE(window.focusWidget() != nullptr);
        QTest::keyClick(window.focusWidget(), key, modifiers);
    }
    [[nodiscard]] QList<QComboBox*> boxes() { return page.findChildren<QComboBox*>(); }
};

} // namespace

TEST_CASE("the number of games is grouped as in the language", "[history]")
{
    ShownPage shown{3};
    CHECK(shown.page.findChild<QLabel*>(u"count"_s)->text() == u"3 of 100,000 games");
}

TEST_CASE("a narrow list hides columns instead of squeezing them", "[history]")
{
    ShownPage wide{3, {1'200, 500}};
    for (int i = 0; i < historyColumns; ++i) { // no game has an event or a named opening
        const auto column = static_cast<HistoryColumn>(i);
        CHECK(wide.view->isColumnHidden(i)
              == (column == HistoryColumn::Event || column == HistoryColumn::Opening
                  || column == HistoryColumn::Analysed));
    }
    ShownPage narrow{3, {480, 330}};
    CHECK(narrow.page.minimumSizeHint().width() <= 480); // nothing is truncated
    CHECK(narrow.view->isColumnHidden(static_cast<int>(HistoryColumn::Rule)));
    int sum = 0;
    for (int i = 0; i < historyColumns; ++i) {
        if (narrow.view->isColumnHidden(i))
            continue;
        const int width = narrow.view->columnWidth(i);
        CHECK(width >= narrow.view->fontMetrics().horizontalAdvance(
                  narrow.page.model().headerData(i, Qt::Horizontal, Qt::DisplayRole).toString()));
        sum += width;
    }
    CHECK(sum <= narrow.view->viewport()->width());
    for (const HistoryColumn column : {HistoryColumn::Black, HistoryColumn::White, HistoryColumn::Result})
        CHECK_FALSE(narrow.view->isColumnHidden(static_cast<int>(column)));
}

TEST_CASE("the first game that appears is selected", "[history]")
{
    ShownPage shown{0};
    shown.page.setIds({7}, 1);
    CHECK(shown.view->selectionModel()->isRowSelected(0));
    CHECK(shown.view->hasFocus());
}

TEST_CASE("a game of link-match that was left tells points and time and what is left, and opens by Continue",
          "[history]")
{
    ShownPage shown{2, {1'200, 500}};
    std::vector<HistoryLine> all = lines(2);
    all[0].game = u"link"_s;
    all[0].rule = u"relaxed"_s;
    all[0].outcome.reset();
    all[0].state = HistoryLine::State::Interrupted;
    all[0].opensOnBoard = true;
    all[0].link = LinkStanding{.points = {320, 0}, .time = std::chrono::seconds{125}, .pairsLeft = 44};
    shown.page.model().take(all);
    const QString result = resultText(all[0]);
    CHECK(result == u"Unfinished · 320 point(s) · 2:05 · 44 pair(s) left"); // without the plural forms of English
    const int column = static_cast<int>(HistoryColumn::Result);
    CHECK(shown.view->columnWidth(column) > shown.view->fontMetrics().horizontalAdvance(result));
    const auto names = [&](const QString& text) {
        const auto buttons = shown.page.findChildren<QPushButton*>();
        return std::ranges::count(buttons, text, &QPushButton::text) == 1;
    };
    shown.view->choose({1});
    CHECK(names(u"Continue"_s));
    const auto replays = [&] {
        const auto buttons = shown.page.findChildren<QPushButton*>();
        return !(*std::ranges::find(buttons, u"Replay"_s, &QPushButton::text))->isHidden();
    };
    CHECK(replays());
    shown.view->choose({2});
    CHECK(names(u"&Open"_s));
    CHECK_FALSE(replays());
}

TEST_CASE("in a narrow window the results of link-match are shorter instead of cut off", "[history]")
{
    for (const int width : {464, 624}) {
        ShownPage shown{2, {width, 340}};
        std::vector<HistoryLine> all = lines(2);
        for (HistoryLine& line : all) {
            line.game = u"link"_s;
            line.rule = u"campaign"_s;
            line.outcome.reset();
            line.link = LinkStanding{.points = {1'959, 0}, .time = std::chrono::seconds{125}, .pairsLeft = 44};
        }
        all[0].state = HistoryLine::State::Running;
        all[1].state = HistoryLine::State::Unfinished;
        shown.page.model().take(all);
        const int column = static_cast<int>(HistoryColumn::Result);
        for (int row = 0; row < 2; ++row) {
            const QModelIndex index = shown.page.model().index(row, column);
            const QString text = index.data().toString();
            CHECK(text.contains(u" · 1959 point"));
            CHECK(shown.view->columnWidth(column) > shown.view->fontMetrics().horizontalAdvance(text));
            CHECK(index.data(Qt::ToolTipRole).toString().contains(u"44 pair"));
        }
    }
}

TEST_CASE("only a list of games of two sides names columns Black and White", "[history]")
{
    ShownPage shown{3, {1'200, 500}};
    const auto names = [&] {
        QStringList texts;
        for (const HistoryColumn column : {HistoryColumn::Black, HistoryColumn::White})
            texts
                << shown.page.model().headerData(static_cast<int>(column), Qt::Horizontal, Qt::DisplayRole).toString();
        return texts;
    };
    CHECK(names() == QStringList{u"First player"_s, u"Second player"_s});
    shown.page.setFilter({.game = QStringLiteral("link")});
    CHECK(names() == QStringList{u"Player"_s, u"Second player"_s});
    CHECK(columnName(HistoryColumn::Rule, u"link"_s) == u"Mode");
    CHECK(columnName(HistoryColumn::Plies, u"link"_s) == u"Pairs");
    CHECK(columnName(HistoryColumn::Rule, u"gomoku"_s) == u"Rule");
    shown.page.setFilter({.game = u"gomoku"_s});
    CHECK(names() == QStringList{u"Black"_s, u"White"_s});
}

TEST_CASE("the event column appears when some game has an event", "[history]")
{
    ShownPage shown{3, {1'200, 500}};
    const int column = static_cast<int>(HistoryColumn::Event);
    CHECK(shown.view->isColumnHidden(column));
    auto games = lines(3);
    std::ranges::reverse(games);
    games[1].event = u"Paris Open"_s;
    shown.page.setFirst(games);
    CHECK_FALSE(shown.view->isColumnHidden(column));
    CHECK(shown.page.model().index(1, column).data().toString() == u"Paris Open");
    int sum = 0;
    for (int i = 0; i < historyColumns; ++i)
        sum += shown.view->isColumnHidden(i) ? 0 : shown.view->columnWidth(i);
    CHECK(sum == shown.view->viewport()->width());
    shown.page.setFirst(lines(3));
    CHECK(shown.view->isColumnHidden(column));
}

TEST_CASE("the opening column appears when some game has an opening with a name", "[history]")
{
    ShownPage shown{3, {1'200, 500}};
    const int column = static_cast<int>(HistoryColumn::Opening);
    CHECK(shown.view->isColumnHidden(column));
    auto games = lines(3);
    std::ranges::reverse(games);
    games[1].game = u"gomoku"_s;
    games[1].opening = u"D4"_s;
    games[2].game = u"reversi"_s;
    games[2].opening = u"Tiger"_s;
    shown.page.setFirst(games);
    CHECK_FALSE(shown.view->isColumnHidden(column));
    CHECK(shown.page.model().index(1, column).data().toString() == u"D4 Kagetsu (Flower Moon)");
    CHECK(shown.page.model().index(2, column).data().toString() == u"Tiger");
    CHECK(shown.page.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == u"Opening");
    shown.page.setFirst(lines(3));
    CHECK(shown.view->isColumnHidden(column));
}

TEST_CASE("a click on a column header sorts by it and a second one reverses the order", "[history]")
{
    ShownPage shown;
    QSignalSpy changed{&shown.page, &HistoryPage::queryChanged};
    CHECK(shown.page.order() == HistoryOrder{HistoryColumn::Date, true});
    QHeaderView* header = shown.view->horizontalHeader();
    const int column = static_cast<int>(HistoryColumn::Black);
    const QPoint middle{header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                        header->height() / 2};
    QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, middle);
    const HistoryOrder first = shown.page.order();
    CHECK(first.column == HistoryColumn::Black);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, middle);
    CHECK(shown.page.order().isDescending != first.isDescending);
    CHECK(changed.size() == 2);
}

TEST_CASE("every filter starts a new query and the rules are those of the game", "[history]")
{
    ShownPage shown;
    QSignalSpy changed{&shown.page, &HistoryPage::queryChanged};
    CHECK(shown.page.filter() == HistoryFilter{});
    const auto boxes = shown.boxes();
    REQUIRE(boxes.size() >= 6);
    CHECK_FALSE(boxes[1]->isEnabled()); // rules and openings depend on a game
    CHECK_FALSE(boxes[2]->isEnabled());
    boxes[0]->setCurrentIndex(2);
    CHECK(shown.page.filter().game == u"gomoku");
    boxes[1]->setCurrentIndex(boxes[1]->findData(u"renju"_s));
    CHECK(shown.page.filter().rule == u"renju");
    CHECK(boxes[2]->count() == 1 + 26);
    boxes[2]->setCurrentIndex(boxes[2]->findData(u"D4"_s));
    CHECK(shown.page.filter().opening == u"D4");
    boxes[0]->setCurrentIndex(1); // they are reset with their game
    CHECK(shown.page.filter().game == u"link");
    CHECK(shown.page.filter().rule.isEmpty());
    CHECK(shown.page.filter().opening.isEmpty());
    boxes[3]->setCurrentIndex(1);
    boxes[4]->setCurrentIndex(2);
    CHECK(shown.page.filter().opponent == HistoryOpponent::Computer);
    CHECK(shown.page.filter().result == HistoryResult::Lost);
    boxes[5]->setCurrentIndex(1);
    CHECK(shown.page.filter().from == QDate::currentDate());
    QTest::keyClicks(shown.page.findChild<QLineEdit*>(), u" lin "_s);
    CHECK(shown.page.filter().text == u"lin");
    CHECK(changed.size() == 7 + 5);
    // Two dates, in either order.
    CHECK_FALSE(shown.page.findChild<QDateEdit*>()->isVisible());
    boxes[5]->setCurrentIndex(5);
    const auto days = shown.page.findChildren<QDateEdit*>();
    CHECK(days[0]->isVisible());
    days[0]->setDate({2021, 5, 9});
    days[1]->setDate({2020, 3, 1});
    CHECK(shown.page.filter().from == QDate{2020, 3, 1});
    CHECK(shown.page.filter().to == QDate{2021, 5, 9});
}

TEST_CASE("setting game and result from the program starts a single query", "[history]")
{
    ShownPage shown;
    shown.page.findChild<QLineEdit*>()->setText(u"lin"_s);
    shown.boxes()[3]->setCurrentIndex(1);
    QSignalSpy changed{&shown.page, &HistoryPage::queryChanged};
    const HistoryFilter wanted{.game = u"reversi"_s, .result = HistoryResult::Open};
    shown.page.setFilter(wanted);
    CHECK(shown.page.filter() == wanted);
    CHECK(changed.size() == 1);
}

TEST_CASE("Escape clears the search field before it leaves the page", "[history]")
{
    ShownPage shown;
    auto* text = shown.page.findChild<QLineEdit*>();
    QSignalSpy closed{&shown.page, &ClosablePage::closed};
    text->setFocus();
    text->setText(u"lin"_s);
    shown.press(Qt::Key_Escape);
    CHECK(text->text().isEmpty());
    CHECK(closed.isEmpty());
    shown.press(Qt::Key_Escape);
    CHECK(closed.size() == 1);
}

TEST_CASE("keys open, delete, copy and leave", "[history]")
{
    ShownPage shown;
    qint64 opened = 0;
    qint64 copied = 0;
    std::vector<qint64> deleted;
    QObject::connect(&shown.page, &HistoryPage::openRequested, &shown.page, [&](qint64 id) { opened = id; });
    QObject::connect(&shown.page, &HistoryPage::copyRequested, &shown.page, [&](qint64 id) { copied = id; });
    QObject::connect(&shown.page, &HistoryPage::deleteRequested, &shown.page,
                     [&](const std::vector<qint64>& ids) { deleted = ids; });
    QSignalSpy closed{&shown.page, &ClosablePage::closed};
    REQUIRE(shown.window.focusWidget() == shown.view);
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Return);
    CHECK(opened == 2);
    shown.press(Qt::Key_C, Qt::ControlModifier);
    CHECK(copied == 2);
    shown.press(Qt::Key_Down, Qt::ShiftModifier);
    shown.press(Qt::Key_Delete);
    CHECK(deleted == std::vector<qint64>{2, 3});
    opened = 0;
    shown.press(Qt::Key_Return); // several are selected
    CHECK(opened == 0);
    // In the text field the same keys edit the text.
    shown.press(Qt::Key_F, Qt::ControlModifier);
    deleted.clear();
    shown.press(Qt::Key_Delete);
    CHECK(deleted.empty());
    shown.press(Qt::Key_Down);
    CHECK(shown.window.focusWidget() == shown.view);
    shown.press(Qt::Key_Escape);
    CHECK(closed.size() == 1);
}

TEST_CASE("the search key works from a message above the page while the page is shown", "[history]")
{
    ShownPage shown;
    QPushButton close{&shown.window}; // closes the message
    close.show();
    close.setFocus();
    shown.press(Qt::Key_F, Qt::ControlModifier);
    auto* const field = qobject_cast<QLineEdit*>(shown.window.focusWidget());
    REQUIRE(field != nullptr);
    CHECK(shown.page.isAncestorOf(field));
    close.setFocus();
    shown.page.hide();
    shown.press(Qt::Key_F, Qt::ControlModifier);
    CHECK(shown.window.focusWidget() == &close);
}

TEST_CASE("buttons without effect are disabled", "[history]")
{
    ShownPage shown;
    const auto button = [&](const QString& text) {
        for (QPushButton* each : shown.page.findChildren<QPushButton*>()) {
            if (each->text() == text)
                return each;
        }
        FAIL("no such button");
        return static_cast<QPushButton*>(nullptr);
    };
    CHECK(button(u"&Open"_s)->isEnabled());
    shown.view->selectAll();
    CHECK_FALSE(button(u"&Open"_s)->isEnabled());
    CHECK(button(u"&Delete"_s)->isEnabled());
    shown.view->clearSelection();
    CHECK_FALSE(button(u"&Delete"_s)->isEnabled());
    CHECK(button(u"&Import…"_s)->isEnabled());
}

TEST_CASE("if the games cannot be read the page says why and can retry", "[history]")
{
    ShownPage shown;
    shown.page.setErrorText(u"The file is locked."_s);
    CHECK_FALSE(shown.view->isVisible());
    const auto says = [&](const QString& words) {
        const auto labels = shown.page.findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    };
    CHECK(says(u"The file is locked."_s));
    CHECK_FALSE(says(u"No games yet"_s));
    QSignalSpy changed{&shown.page, &HistoryPage::queryChanged};
    shown.press(Qt::Key_Space); // the button took the focus from the list
    CHECK(changed.size() == 1);
    shown.page.setFirst(lines(3));
    shown.page.setIds({1, 2, 3}, 3);
    CHECK(shown.window.focusWidget() == shown.view);
    CHECK_FALSE(says(u"The file is locked."_s));
}

TEST_CASE("if nothing matches a button shows all games again", "[history]")
{
    ShownPage shown;
    shown.boxes()[0]->setCurrentIndex(2);
    shown.page.setFirst({});
    shown.page.setIds({}, 100'000);
    CHECK_FALSE(shown.view->isVisible());
    QSignalSpy changed{&shown.page, &HistoryPage::queryChanged};
    shown.press(Qt::Key_Space); // the button took the focus from the list
    CHECK(changed.size() == 1);
    CHECK(shown.page.filter() == HistoryFilter{});
}
