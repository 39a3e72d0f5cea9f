// SPDX-License-Identifier: GPL-3.0-or-later
// Tables found on the network and joined from the list. These tests use the well-known port.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/pages/join_page.h"

#include <QComboBox>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] QTreeView& list(OpenProgram& program)
{
    return *program.window().page<ui::JoinPage>().findChild<QTreeView*>();
}

/// Searches by name, since the list may contain other tables of this machine.
[[nodiscard]] QModelIndex rowOf(QTreeView& view, const QString& name)
{
    const QAbstractItemModel* model = view.model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (const QModelIndex index = model->index(row, 0); index.data().toString() == name)
            return index;
    }
    return {};
}

[[nodiscard]] bool hasRow(QTreeView& view, const QString& name)
{
    return rowOf(view, name).isValid();
}

void doubleClick(QTreeView& view, const QString& name)
{
    const QPoint at = view.visualRect(rowOf(view, name)).center();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, at);
}

/// Limits seeks to this machine.
struct OnLoopback {
    OnLoopback() { qputenv("QIPAN_SEEK", "127.0.0.1,127.255.255.255"); }
    ~OnLoopback() { qunsetenv("QIPAN_SEEK"); }
};

constexpr int timeout = 15'000; // ms; other tests' tables answer on the same port

const net::GameTerms plain{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt};

} // namespace

TEST_CASE("double-clicking joins an open table and watches a full one", "[find]")
{
    const OnLoopback loopback;
    OpenProgram host{QString{}, {{u"name"_s, u"Ada of the list"_s}}};
    OpenProgram guest{QString{}, {{u"name"_s, u"Lin"_s}}};
    OpenProgram spectator{QString{}, {{u"name"_s, u"Mei"_s}}};
    guest.lan().showJoinPage();
    CHECK_FALSE(hasRow(list(guest), u"Ada of the list"_s));
    const quint16 port = openTable(host, {.terms = plain, .port = 0, .acceptAnyone = true});
    REQUIRE(QTest::qWaitFor([&] { return hasRow(list(guest), u"Ada of the list"_s); }, timeout));
    doubleClick(list(guest), u"Ada of the list"_s);
    REQUIRE(QTest::qWaitFor([&] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }));

    spectator.lan().showJoinPage();
    REQUIRE(QTest::qWaitFor([&] { return hasRow(list(spectator), u"Ada of the list"_s); }, timeout));
    doubleClick(list(spectator), u"Ada of the list"_s);
    CHECK(QTest::qWaitFor([&] { return spectator.lan().isSpectating(); }));

    // The joined address is remembered.
    guest.lan().leave();
    guest.lan().showJoinPage();
    // Not the text of the field, which follows the list: it also has the tables of other tests.
    const auto* remembered = guest.window().page<ui::JoinPage>().addressField().findChild<QComboBox*>();
    REQUIRE(remembered != nullptr);
    CHECK(remembered->itemText(0).contains(QString::number(port)));
}

TEST_CASE("a closed table disappears from the list", "[find]")
{
    const OnLoopback loopback;
    OpenProgram host{QString{}, {{u"name"_s, u"Ada of the list"_s}}};
    OpenProgram guest{QString{}};
    static_cast<void>(openTable(host, {.terms = plain, .acceptAnyone = true}));
    guest.lan().showJoinPage();
    REQUIRE(QTest::qWaitFor([&] { return hasRow(list(guest), u"Ada of the list"_s); }, timeout));
    host.lan().leave();
    CHECK(QTest::qWaitFor([&] { return !hasRow(list(guest), u"Ada of the list"_s); }, timeout));
}

TEST_CASE("tables that closed while the list was hidden are removed", "[find]")
{
    const OnLoopback loopback;
    OpenProgram host{QString{}, {{u"name"_s, u"Ada of the list"_s}}};
    OpenProgram guest{QString{}};
    static_cast<void>(openTable(host, {.terms = plain, .acceptAnyone = true}));
    guest.lan().showJoinPage();
    REQUIRE(QTest::qWaitFor([&] { return hasRow(list(guest), u"Ada of the list"_s); }, timeout));
    guest.actions().home->trigger();
    host.lan().leave();
    guest.lan().showJoinPage();
    CHECK_FALSE(hasRow(list(guest), u"Ada of the list"_s));
}
