#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/found_tables.h"
#include "ui/pages/table_list.h"

#include <QLabel>
#include <QTreeView>

using namespace qipan::ui;

namespace {

/// A list on the screen, with nobody's pointer over it.
struct ShownList {
    TableList list;
    QTreeView* view = list.findChild<QTreeView*>();

    ShownList()
    {
        list.resize(500, 300);
        activate(list);
        leave();
    }

    /// The name in each row from the top, as it lies on the screen.
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        QModelIndex row = view->indexAt({4, 4});
        for (; row.isValid(); row = view->indexBelow(row))
            names += row.siblingAtColumn(FoundTables::Name).data().toString();
        return names;
    }
    [[nodiscard]] QPoint middleOf(int row) const
    {
        return view->visualRect(view->model()->index(row, FoundTables::Name)).center();
    }
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

const FoundTable mei = tableOf(u"1"_qs, u"Mei"_qs);
const FoundTable ann = tableOf(u"2"_qs, u"Ann"_qs);
const FoundTable bo = tableOf(u"3"_qs, u"Bo"_qs);

} // namespace

TEST_CASE("rows keep still under the pointer and are put in order when it leaves", "[lan-pages]")
{
    ShownList shown;
    shown.list.setTables({mei, bo});
    shown.aimAt(1);
    shown.list.setTables({ann, mei});
    CHECK(shown.names() == QStringList{u"Bo"_qs, u"Mei"_qs, u"Ann"_qs});
    QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {}, shown.middleOf(1));
    REQUIRE(shown.list.chosen() != nullptr);
    CHECK(shown.list.chosen()->id == mei.id);
    shown.leave();
    CHECK(shown.names() == QStringList{u"Mei"_qs, u"Ann"_qs}); // the chosen row keeps its place among the others
    shown.list.clearChoice();
    CHECK(shown.names() == QStringList{u"Ann"_qs, u"Mei"_qs});
}

TEST_CASE("the chosen table stays chosen while tables come and go", "[lan-pages]")
{
    ShownList shown;
    shown.list.setTables({mei, bo});
    shown.view->setFocus();
    press(shown.list, Qt::Key_Down);
    press(shown.list, Qt::Key_Down);
    REQUIRE(shown.list.chosen() != nullptr);
    CHECK(shown.list.chosen()->id == mei.id);
    for (const QList<FoundTable>& tables :
         {QList<FoundTable>{mei}, QList<FoundTable>{ann, mei, bo}, QList<FoundTable>{ann}, QList<FoundTable>{}}) {
        shown.list.setTables(tables);
        REQUIRE(shown.list.chosen() != nullptr);
        CHECK(shown.list.chosen()->id == mei.id);
        CHECK(shown.list.isChosenGone() == !tables.contains(mei));
    }
}

TEST_CASE("the first arrow chooses the first row, and Escape lets go of the choice", "[lan-pages]")
{
    ShownList shown;
    shown.list.setTables({mei, bo});
    shown.view->setFocus();
    CHECK(shown.list.chosen() == nullptr);
    press(shown.list, Qt::Key_Down);
    REQUIRE(shown.list.chosen() != nullptr);
    CHECK(shown.list.chosen()->id == bo.id);
    press(shown.list, Qt::Key_Escape);
    CHECK(shown.list.chosen() == nullptr);
}

TEST_CASE("an empty list says what is looked for, and a table takes its place", "[lan-pages]")
{
    ShownList shown;
    auto* words = shown.list.findChild<QLabel*>();
    CHECK(words->isVisible());
    CHECK(words->text().contains(u"same network"));
    shown.list.setTables({mei});
    CHECK(!words->isVisible());
    CHECK(shown.view->isVisible());
    shown.list.setTables({});
    CHECK(words->isVisible());
}
