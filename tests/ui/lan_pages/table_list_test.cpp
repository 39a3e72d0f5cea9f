// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/table_list.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

/// A visible list without the mouse pointer over it.
struct ShownList {
    TableList list;
    QTreeView* view = list.findChild<QTreeView*>();

    ShownList()
    {
        list.resize(500, 300);
        activate(list);
        leave();
    }

    /// The name in each row, from top to bottom of the screen.
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        QModelIndex row = view->indexAt({4, 4});
        for (; row.isValid(); row = view->indexBelow(row))
            names += row.siblingAtColumn(FoundTables::Name).data().toString().section(u'\n', 0, 0);
        return names;
    }
    [[nodiscard]] QPoint middleOf(int row) const
    {
        return view->visualRect(view->model()->index(row, FoundTables::Name)).center();
    }
    [[nodiscard]] QModelIndex cell(int row, int column) const { return view->model()->index(row, column); }
    void aimAt(int row)
    {
        QTest::mouseMove(view->viewport(), middleOf(row));
        REQUIRE(view->viewport()->underMouse());
    }
    void leave()
    {
        QTest::mouseMove(&list, QPoint{list.width() - 1, list.height() + 200});
        REQUIRE(!view->viewport()->underMouse());
    }
};

const FoundTable firstTable = tableOf(u"1"_s, u"Mei"_s);
const FoundTable secondTable = tableOf(u"2"_s, u"Ann"_s);
const FoundTable thirdTable = tableOf(u"3"_s, u"Bo"_s);

} // namespace

TEST_CASE("a narrow list tells the clock and who moves first in second lines", "[lan-pages]")
{
    ShownList shown;
    FoundTable table = firstTable;
    table.tellsClock = true;
    table.clock = qipan::ClockSetting{300, 3};
    table.first = qipan::FirstBlack::Guest;
    shown.list.setTables({secondTable, table});
    const auto line = [&](int column, int which) {
        return shown.cell(1, column).data().toString().section(u'\n', which);
    };
    CHECK(line(FoundTables::Name, 0) == u"Mei\nfirst: you");
    CHECK(line(FoundTables::Rule, 1) == u"5 min + 3 s");
    CHECK(shown.view->isColumnHidden(FoundTables::Clock));
    for (int row = 0; row < 2; ++row) { // also where an older program tells neither
        const QRect place = shown.view->visualRect(shown.cell(row, FoundTables::Name));
        CHECK(place.height() >= 2 * shown.view->fontMetrics().lineSpacing());
    }
    const QRect rule = shown.view->visualRect(shown.cell(1, FoundTables::Rule));
    CHECK(rule.width() > shown.view->fontMetrics().horizontalAdvance(u"5 min + 3 s"_s));
    shown.list.resize(900, 300);
    QCoreApplication::processEvents();
    CHECK(line(FoundTables::Name, 0) == u"Mei");
    CHECK_FALSE(shown.view->isColumnHidden(FoundTables::Clock));
    CHECK(shown.cell(1, FoundTables::Clock).data().toString() == u"5 min + 3 s");
}

TEST_CASE("rows keep still under the pointer and are sorted when it leaves", "[lan-pages]")
{
    ShownList shown;
    shown.list.setTables({firstTable, thirdTable});
    shown.aimAt(1);
    shown.list.setTables({secondTable, firstTable});
    CHECK(shown.names() == QStringList{u"Bo"_s, u"Mei"_s, u"Ann"_s});
    QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {}, shown.middleOf(1));
    REQUIRE(shown.list.chosen() != nullptr);
    CHECK(shown.list.chosen()->id == firstTable.id);
    shown.leave();
    CHECK(shown.names() == QStringList{u"Mei"_s, u"Ann"_s}); // the selected row keeps its place
    shown.list.clearChoice();
    CHECK(shown.names() == QStringList{u"Ann"_s, u"Mei"_s});
}

TEST_CASE("the selected table stays selected while tables come and go", "[lan-pages]")
{
    ShownList shown;
    shown.list.setTables({firstTable, thirdTable});
    shown.view->setFocus();
    press(shown.list, Qt::Key_Down);
    press(shown.list, Qt::Key_Down);
    REQUIRE(shown.list.chosen() != nullptr);
    CHECK(shown.list.chosen()->id == firstTable.id);
    for (const QList<FoundTable>& tables :
         {QList<FoundTable>{firstTable}, QList<FoundTable>{secondTable, firstTable, thirdTable},
          QList<FoundTable>{secondTable}, QList<FoundTable>{}}) {
        shown.list.setTables(tables);
        REQUIRE(shown.list.chosen() != nullptr);
        CHECK(shown.list.chosen()->id == firstTable.id);
        CHECK(shown.list.isChosenGone() == !tables.contains(firstTable));
    }
}

TEST_CASE("the first arrow key selects the first row and Escape deselects it", "[lan-pages]")
{
    ShownList shown;
    shown.list.setTables({firstTable, thirdTable});
    shown.view->setFocus();
    CHECK(shown.list.chosen() == nullptr);
    press(shown.list, Qt::Key_Down);
    REQUIRE(shown.list.chosen() != nullptr);
    CHECK(shown.list.chosen()->id == thirdTable.id);
    press(shown.list, Qt::Key_Escape);
    CHECK(shown.list.chosen() == nullptr);
}

TEST_CASE("long texts of other players leave room for the name and are complete in the tool tip", "[lan-pages]")
{
    ShownList shown;
    FoundTable wordy = firstTable;
    wordy.name = u"Maximiliane-Alexandra <b>von Klenze</b>"_s;
    wordy.game = QString{32, u'w'};
    wordy.rule = wordy.game;
    wordy.passcode = true;
    for (const int width : {430, 1000, 600}) {
        shown.list.resize(width, 300);
        for (const bool isPlaying : {false, true}) {
            wordy.playing = isPlaying;
            shown.list.setTables({wordy, secondTable, thirdTable});
            QCoreApplication::processEvents();
            INFO(width);
            CHECK(shown.view->columnWidth(FoundTables::Name) >= width / 5);
            CHECK(shown.view->columnWidth(FoundTables::Rule) >= width / 5);
            CHECK(shown.view->columnWidth(FoundTables::Game) <= width / 5);
            CHECK(shown.view->header()->length() <= shown.view->viewport()->width());
            for (const int column : {FoundTables::Size, FoundTables::State})
                CHECK(shown.view->columnWidth(column) >= shown.view->sizeHintForIndex(shown.cell(0, column)).width());
        }
    }
    CHECK(shown.cell(2, FoundTables::Game).data(Qt::ToolTipRole) == wordy.game);
    CHECK(shown.cell(2, FoundTables::Rule).data(Qt::ToolTipRole) == wordy.rule);
    CHECK(shown.cell(2, FoundTables::Name).data(Qt::ToolTipRole).toString().contains(u"&lt;b&gt;von Klenze"));
    CHECK(shown.cell(2, FoundTables::Name).data(Qt::AccessibleTextRole) == wordy.name);
    CHECK(shown.cell(2, FoundTables::State).data(Qt::ToolTipRole).toString().contains(u"passcode"));
}

TEST_CASE("an empty list shows a placeholder that a table replaces", "[lan-pages]")
{
    ShownList shown;
    auto* words = shown.list.findChild<QLabel*>();
    CHECK(words->isVisible());
    CHECK(words->text().contains(u"same network"));
    shown.list.setTables({firstTable});
    CHECK(!words->isVisible());
    CHECK(shown.view->isVisible());
    shown.list.setTables({});
    CHECK(words->isVisible());
}
