// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/table_list.h"

#include <QPersistentModelIndex>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

QStringList namesOf(const FoundTables& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names += model.table(row).name;
    return names;
}

const FoundTable mei = tableOf(u"1"_s, u"Mei"_s);
const FoundTable ann = tableOf(u"2"_s, u"Ann"_s);
const FoundTable bo = tableOf(u"3"_s, u"Bo"_s);

} // namespace

TEST_CASE("tables are sorted by name while no row is held", "[lan-pages]")
{
    FoundTables model;
    model.update({mei, ann}, false, {});
    CHECK(namesOf(model) == QStringList{u"Ann"_s, u"Mei"_s});
    const QPersistentModelIndex meisRow{model.index(1, 0)};
    model.update({mei, bo, ann}, false, {});
    CHECK(namesOf(model) == QStringList{u"Ann"_s, u"Bo"_s, u"Mei"_s});
    CHECK(meisRow.row() == 2); // persistent indexes follow their table
    model.update({bo}, false, {});
    CHECK(namesOf(model) == QStringList{u"Bo"_s});
}

TEST_CASE("held rows keep their places with new ones at the end and lost ones marked as gone", "[lan-pages]")
{
    FoundTables model;
    model.update({mei, bo}, true, {});
    model.update({ann, mei}, true, {});
    CHECK(namesOf(model) == QStringList{u"Bo"_s, u"Mei"_s, u"Ann"_s});
    CHECK(model.isGone(0));
    CHECK(!model.isGone(1));
    model.update({bo, ann, mei}, true, {});
    CHECK(!model.isGone(0)); // it returned to its row
    CHECK(namesOf(model) == QStringList{u"Bo"_s, u"Mei"_s, u"Ann"_s});
}

TEST_CASE("the selected table keeps its place even when it is gone", "[lan-pages]")
{
    FoundTables model;
    model.update({mei, bo}, false, {});
    model.update({ann, bo}, false, mei.id);
    CHECK(namesOf(model) == QStringList{u"Bo"_s, u"Mei"_s, u"Ann"_s});
    CHECK(model.isGone(1));
    model.update({ann, bo}, false, {});
    CHECK(namesOf(model) == QStringList{u"Ann"_s, u"Bo"_s});
}

TEST_CASE("a table has one row whatever changes about it", "[lan-pages]")
{
    FoundTables model;
    model.update({mei, tableOf(mei.id, u"Zoe"_s), tableOf(mei.id, u"Ann"_s)}, false, {});
    REQUIRE(model.rowCount() == 1);
    FoundTable later = mei;
    later.playing = true;
    later.address = u"[fe80::1%eth0]:15155"_s;
    model.update({later}, true, {});
    REQUIRE(model.rowCount() == 1);
    CHECK(model.table(0) == later);
}

TEST_CASE("a table shows its clock and who moves first, as far as the host tells", "[lan-pages]")
{
    FoundTables model;
    FoundTable table = mei;
    const auto shown = [&](FoundTables::Column column) {
        model.update({table}, true, {});
        return model.index(0, column).data().toString();
    };
    CHECK(shown(FoundTables::Clock).isEmpty()); // an older program
    CHECK(shown(FoundTables::First).isEmpty());
    table.tellsClock = true;
    table.first = qipan::FirstBlack::Guest;
    CHECK(shown(FoundTables::Clock) == u"none");
    CHECK(shown(FoundTables::First) == u"you");
    table.clock = qipan::ClockSetting{300, 3};
    table.first = qipan::FirstBlack::Host;
    CHECK(shown(FoundTables::Clock) == u"5 min + 3 s");
    CHECK(shown(FoundTables::First) == u"host");
    CHECK(model.index(0, FoundTables::Rule)
              .data(Qt::AccessibleTextRole)
              .toString()
              .endsWith(u"5 min + 3 s · first: host"));
    table.playing = true; // one can only watch
    CHECK(shown(FoundTables::First) == u"host");
    table.first = qipan::FirstBlack::Guest;
    CHECK(shown(FoundTables::First) == u"guest");
}

TEST_CASE("a table of duels shows its rule and its board in words", "[lan-pages]")
{
    FoundTables model;
    FoundTable table = mei;
    table.game = u"link"_s;
    table.rule = u"race"_s;
    table.size = 0;
    table.board = u"16x10 down"_s;
    table.first = qipan::FirstBlack::Host; // nobody moves first
    table.tellsClock = true;
    const auto shown = [&](FoundTables::Column column) {
        model.update({table}, true, {});
        return model.index(0, column).data().toString();
    };
    CHECK(shown(FoundTables::Game) == u"Link-match duel");
    CHECK(shown(FoundTables::Rule) == u"Race · tiles fall down");
    CHECK(shown(FoundTables::Size) == u"16 × 10");
    CHECK(shown(FoundTables::Clock).isEmpty());
    CHECK(shown(FoundTables::First).isEmpty());
    CHECK(model.index(0, FoundTables::Rule).data(Qt::AccessibleTextRole).toString() == u"Race · tiles fall down");
    model.setNarrow(true); // in two lines
    CHECK(shown(FoundTables::Game) == u"Link-match\nduel");
    CHECK(shown(FoundTables::Rule) == u"Race\ntiles fall down");
    CHECK(model.index(0, FoundTables::Game).data(Qt::AccessibleTextRole).toString() == u"Link-match duel");
    model.setNarrow(false);
    table.rule = u"points"_s;
    table.board = u"a spiral of 300 cells"_s; // of a later version
    CHECK(shown(FoundTables::Rule) == u"Points · a spiral of 300 cells");
    CHECK(shown(FoundTables::Size).isEmpty());
    table.board.clear();
    CHECK(shown(FoundTables::Rule) == u"Points");
    table.rule = u"classic"_s; // another game of link-match
    CHECK(shown(FoundTables::Game) == u"Link-match");
    CHECK(shown(FoundTables::Rule) == u"classic");
}

TEST_CASE("a flood of tables fills a limited number of rows and is removed with them", "[lan-pages]")
{
    FoundTables model;
    QList<FoundTable> flood;
    for (int i = 0; i < 3 * FoundTables::maxRows; ++i)
        flood += tableOf(u"f%1"_s.arg(i), u"Flood"_s);
    model.update(flood, true, {});
    CHECK(model.rowCount() == FoundTables::maxRows);
    model.update({mei}, true, {});
    CHECK(namesOf(model) == QStringList{u"Mei"_s});
}

TEST_CASE("the accessible text of a row contains everything shown including the padlock", "[lan-pages]")
{
    FoundTables model;
    model.update({tableOf(u"4"_s, u"<b>Mei</b>"_s, true, true), tableOf(u"5"_s, u"Zoe"_s)}, false, {});
    CHECK(model.index(0, FoundTables::Name).data().toString() == u"<b>Mei</b>");
    CHECK(model.index(0, FoundTables::Game).data().toString() == u"Gomoku");
    CHECK(model.index(0, FoundTables::Rule).data().toString().contains(u"Freestyle"));
    CHECK(model.index(0, FoundTables::Size).data().toString() == u"15 × 15");
    const QModelIndex locked = model.index(0, FoundTables::State);
    CHECK(locked.data().toString() == u"playing");
    CHECK(locked.data(Qt::AccessibleTextRole).toString() == u"playing, passcode needed");
    CHECK(!locked.data(Qt::DecorationRole).isNull());
    const QModelIndex free = model.index(1, FoundTables::State);
    CHECK(free.data(Qt::AccessibleTextRole).toString() == u"open");
    CHECK(free.data(Qt::DecorationRole).isNull());
}

TEST_CASE("a table with an opening rule shows it beside its rule", "[lan-pages]")
{
    FoundTables model;
    FoundTable swap = mei;
    swap.opening = u"swap2"_s;
    FoundTable later = ann;
    later.opening = u"taraguchi"_s;
    model.update({swap, later, bo}, false, {});
    const auto rule = [&model](int row) { return model.index(row, FoundTables::Rule).data().toString(); };
    CHECK(rule(0).endsWith(u" · taraguchi"));
    CHECK_FALSE(rule(1).contains(u'·'));
    CHECK(rule(2).endsWith(u" · Swap2"));
}
