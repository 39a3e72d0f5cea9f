// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game continued at a LAN table.
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/host_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

const std::vector<Cell> given{{7, 7}, {8, 8}, {9, 9}};

/// Opens the page for playing on with a friend after the third move of a game.
void askFriend(OpenProgram& program)
{
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15]RU[renju];B[hh];W[ii];B[jj];W[kk])").games;
    program.record().show(std::move(opened));
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    program.press(Qt::Key_PageUp);
    REQUIRE(program.choose(u"Against a friend on the local network…"_s));
    REQUIRE(program.window().navigation().page() == Page::NewGame);
}

[[nodiscard]] bool isRead(const QWidget& page, const QString& words)
{
    return std::ranges::any_of(page.findChildren<QLabel*>(), [&words](const QLabel* label) {
        return label->isVisible() && label->text().contains(words);
    });
}

[[nodiscard]] std::vector<Cell> movesOf(OpenProgram& program)
{
    return snapshotOf(program.match()).moves;
}

[[nodiscard]] bool haveBoth(OpenProgram& host, OpenProgram& guest, int round, const std::vector<Cell>& moves)
{
    return QTest::qWaitFor(
        [&] {
            return host.lan().isRoundRunning() && guest.lan().isRoundRunning() && host.table().round() == round
                && guest.table().round() == round && movesOf(host) == moves && movesOf(guest) == moves;
        },
        20'000);
}

/// The host asks for a restart, and the guest agrees.
void beginAfresh(OpenProgram& host, OpenProgram& guest)
{
    host.actions().restart->trigger();
    REQUIRE(QTest::qWaitFor([&] { return guest.isAsked(); }));
    guest.press(Qt::Key_F8);
}

} // namespace

TEST_CASE("a game can be played from a record position with a friend on the LAN", "[program]")
{
    OpenProgram host{{}, {{u"name"_s, u"Ada"_s}}};
    OpenProgram guest{{}, {{u"name"_s, u"Lin"_s}}};
    askFriend(host);
    auto& page = host.window().page<ui::NewGamePage>();
    ui::HostChoice choice = page.hostChoice();
    CHECK(choice.rule == u"renju");
    CHECK(choice.start == given);
    CHECK(choice.first == FirstBlack::Guest); // white moves next: the user
    CHECK(isRead(page, u"after move 3"_s));
    choice.acceptAnyone = true;
    page.setTable(choice);

    QSignalSpy listening{&host.lan(), &app::LanController::listening};
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == u"Open t&able")
            button->click();
    }
    REQUIRE(listening.size() == 1);
    CHECK(isRead(host.window().page<ui::HostPage>(), u"continues after move 3"_s));
    guest.lan().join(localAddress(static_cast<quint16>(listening.front().front().toInt())), net::Role::Play);
    REQUIRE(haveBoth(host, guest, 1, given));
    for (OpenProgram* program : {&host, &guest}) {
        CHECK(program->table().setup().rule == "renju");
        CHECK(program->table().givenPlies() == 3);
        CHECK(program->match().seatToMove() == Seat::First);
        CHECK(program->match().sideOf(Seat::First) == Side::White);
    }
    host.playByKeys(host.board(), {0, 0});
    REQUIRE(haveBoth(host, guest, 1, {{7, 7}, {8, 8}, {9, 9}, {0, 0}}));
    guest.playByKeys(guest.board(), {1, 1});
    REQUIRE(haveBoth(host, guest, 1, {{7, 7}, {8, 8}, {9, 9}, {0, 0}, {1, 1}}));
    beginAfresh(host, guest);
    CHECK(haveBoth(host, guest, 2, given));
}

TEST_CASE("a table that began with moves can propose to restart the same game", "[program]")
{
    OpenProgram host{{}, {{u"name"_s, u"Ada"_s}}};
    OpenProgram guest{{}, {{u"name"_s, u"Lin"_s}}};
    net::GameTerms terms{*makeSetup("gomoku", "renju", 15), FirstBlack::Guest, std::nullopt};
    terms.setup.start = given;
    const quint16 port = openTable(host, {.terms = terms, .acceptAnyone = true});
    guest.lan().join(localAddress(port), net::Role::Play);
    REQUIRE(haveBoth(host, guest, 1, given));
    guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return host.actions().propose->isEnabled(); }));
    host.actions().propose->trigger();
    host.press(Qt::Key_Return);
    auto* bar = &guest.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible() && bar->text().contains(u"from the start"); }));
    guest.press(Qt::Key_F8);
    REQUIRE(haveBoth(host, guest, 2, {}));
    host.resign();
    REQUIRE(QTest::qWaitFor([&] { return host.actions().propose->isEnabled() && !guest.lan().isRoundRunning(); }));
    beginAfresh(host, guest);
    CHECK(haveBoth(host, guest, 3, {}));
}

TEST_CASE("a table that began with moves still has them after its program was restarted", "[program]")
{
    const QTemporaryDir folder;
    declineLessons(folder.path());
    storeSettings(
        folder.path(),
        {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"refusal/beep"_s, false}, {u"sounds/switch"_s, 2}});
    OpenProgram guest{{}, {{u"name"_s, u"Lin"_s}}};
    const std::vector<Cell> played{{7, 7}, {8, 8}, {9, 9}, {0, 0}};
    {
        OpenProgram host{{}, folder.path()};
        net::GameTerms terms{*makeSetup("gomoku", "renju", 15), FirstBlack::Guest, std::nullopt};
        terms.setup.start = given;
        const quint16 port = openTable(host, {.terms = terms, .acceptAnyone = true});
        guest.lan().join(localAddress(port), net::Role::Play);
        REQUIRE(haveBoth(host, guest, 1, given));
        host.playByKeys(host.board(), played.back());
        REQUIRE(haveBoth(host, guest, 1, played));
        host.lan().saveAndLeave();
        REQUIRE(QTest::qWaitFor([&] { return guest.lan().game()->isAway(); }));
    }
    OpenProgram host{{}, folder.path()};
    host.lan().hostOrResume({});
    REQUIRE(QTest::qWaitFor([&] { return host.lan().isPlaying() && !host.lan().game()->isAway(); }, 20'000));
    REQUIRE(haveBoth(host, guest, 1, played));
    CHECK(host.table().givenPlies() == 3);
    CHECK(guest.table().givenPlies() == 3);
    beginAfresh(host, guest);
    CHECK(haveBoth(host, guest, 2, given));
}

TEST_CASE("cancelling leads back to the record and the next table is a normal one", "[program]")
{
    OpenProgram program{{}};
    program.actions().host->trigger();
    const ui::HostChoice usual = program.window().page<ui::NewGamePage>().hostChoice();
    program.press(Qt::Key_Escape);
    askFriend(program);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Record);
    program.actions().host->trigger();
    CHECK(program.window().page<ui::NewGamePage>().hostChoice() == usual);
    CHECK_FALSE(isRead(program.window().page<ui::NewGamePage>(), u"after move"_s));
}
