// SPDX-License-Identifier: GPL-3.0-or-later
// A broken connection: both windows show it and count down, and the game continues from the same position.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/pages/join_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"
#include "ui/panels/connection_bar.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/player_strip.h"
#include "ui/panels/request_bar.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QSqlQuery>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

[[nodiscard]] ui::ConnectionBar& line(OpenProgram& program)
{
    return program.window().page<ui::MatchPage>().connectionBar();
}

[[nodiscard]] bool areBothAway(JoinedPrograms& both)
{
    return QTest::qWaitFor([&] { return both.host.lan().game()->isAway() && both.guest.lan().game()->isAway(); });
}

/// Clicks the guest's button to reconnect at once.
[[nodiscard]] bool reconnect(JoinedPrograms& both)
{
    both.line().restore();
    Q_EMIT line(both.guest).waitRequested();
    return QTest::qWaitFor([&] { return !both.host.lan().game()->isAway() && !both.guest.lan().game()->isAway(); });
}

/// The matches in the program's file that are running and were refused by a table.
[[nodiscard]] int refusedMatches(OpenProgram& program)
{
    const auto count = [](app::HistoryFile& file) -> Result<int, QString> {
        QSqlQuery query{file.data().database()};
        const bool isFound = query.exec(u"SELECT COUNT(*) FROM lan_match WHERE state='running' AND refused=1"_s);
        return isFound && query.next() ? query.value(0).toInt() : -1;
    };
    std::optional<int> found;
    program.history().ask(program.history(), count, [&](const Result<int, QString>& result) { found = *result; });
    REQUIRE(QTest::qWaitFor([&] { return found.has_value(); }));
    return *found;
}

} // namespace

TEST_CASE("a lost connection is shown with a countdown at both ends and both resume the same position", "[program]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, ClockSetting{600, 0}}};
    REQUIRE(both.play({7, 7}));
    REQUIRE(both.play({8, 8}));
    CHECK_FALSE(line(both.host).isVisible());
    both.line().cut();
    REQUIRE(areBothAway(both));
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(line(*program).isVisible());
        CHECK_FALSE(line(*program).timeText().isEmpty());
        CHECK(program->match().isRunning());
        for (const QAction* action : {program->actions().undo, program->actions().draw, program->actions().resign,
                                      program->actions().restart, program->actions().propose})
            CHECK_FALSE(action->isEnabled());
        for (const ui::PlayerStrip* strip : program->window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>())
            CHECK_FALSE(strip->clockRuns());
    }
    CHECK(line(both.host).text().contains(u"Lin"));
    CHECK(line(both.guest).text().contains(u"Ada"));
    const auto black = both.host.table().clock()->left().black;

    REQUIRE(reconnect(both));
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK_FALSE(line(*program).isVisible());
        CHECK(program->match().plies() == 2);
        CHECK(program->actions().undo->isEnabled());
        CHECK(program->table().clock()->running() == Side::Black);
    }
    // The clock was stopped; the time since then is less than this even in a slow test.
    CHECK(black - both.host.table().clock()->left().black < std::chrono::seconds{30});
    REQUIRE(both.play({7, 8}));
    REQUIRE(both.play({9, 9}));
}

TEST_CASE("a move made while the connection is lost is present after reconnecting", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.line().cut();
    REQUIRE(areBothAway(both));
    both.guest.playByKeys(both.guest.board(), {3, 3});
    CHECK(both.guest.match().plies() == 2);
    REQUIRE(reconnect(both));
    CHECK(QTest::qWaitFor([&] { return both.host.match().plies() == 2; }));
    CHECK(both.settle());
}

TEST_CASE("a round resumed after a lost connection is not announced as a new round", "[program]")
{
    JoinedPrograms both;
    both.host.actions().resign->trigger();
    REQUIRE(both.settle());
    both.host.actions().restart->trigger(); // another game
    REQUIRE(QTest::qWaitFor([&] { return both.guest.window().page<ui::MatchPage>().requestBar().isAsking(); }));
    both.guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return both.guest.table().round() == 2 && both.guest.match().isRunning(); }));
    REQUIRE(both.play({7, 7}));
    both.line().cut();
    REQUIRE(areBothAway(both));
    both.guest.window().page<ui::MatchPage>().requestBar().dismiss();
    REQUIRE(reconnect(both));
    CHECK_FALSE(both.guest.window().page<ui::MatchPage>().requestBar().isVisible());
    CHECK(both.host.window().page<ui::MatchPage>().requestBar().text() == u"Lin is back.");
    CHECK(both.guest.table().round() == 2);
}

TEST_CASE("leaving while the connection is lost tells that the game is kept and can be resumed", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.line().cut();
    REQUIRE(areBothAway(both));
    auto* bar = &both.guest.messageBar();
    both.guest.actions().leave->trigger();
    CHECK(bar->isVisible());
    CHECK_FALSE(bar->text().contains(u"resign"));
    both.guest.press(Qt::Key_Tab, Qt::ShiftModifier);
    both.guest.press(Qt::Key_Return);
    CHECK_FALSE(both.guest.lan().isPlaying());
    CHECK(both.guest.window().navigation().page() == Page::Home);
    CHECK_FALSE(line(both.guest).isVisible());
}

TEST_CASE("leaving a table with a lost connection between rounds asks first", "[program]")
{
    JoinedPrograms both;
    both.guest.actions().resign->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isRoundRunning() && !both.guest.lan().isRoundRunning(); }));
    both.line().cut();
    REQUIRE(areBothAway(both));
    auto* bar = &both.host.messageBar();
    both.host.actions().playAgain->trigger();
    CHECK(bar->isVisible());
    CHECK(both.host.lan().isPlaying());
    REQUIRE(reconnect(both));
}

TEST_CASE("the question whether to leave disappears when the connection is lost or restored", "[program]")
{
    JoinedPrograms both;
    auto* bar = &both.host.messageBar();
    CHECK_FALSE(both.host.window().close());
    CHECK(bar->isVisible());
    both.line().cut();
    REQUIRE(areBothAway(both));
    CHECK_FALSE(bar->isVisible());
    CHECK_FALSE(both.host.window().close());
    REQUIRE(reconnect(both));
    CHECK_FALSE(bar->isVisible());
    CHECK(both.host.window().isVisible());
}

TEST_CASE("a saved game can be continued from the host and join pages", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    REQUIRE(both.play({8, 8}));
    both.host.actions().saveAndLeave->trigger();
    CHECK_FALSE(both.host.lan().isAtTable());
    REQUIRE(QTest::qWaitFor([&] { return both.guest.lan().game()->isAway(); }));
    Q_EMIT line(both.guest).saveAndLeaveRequested();
    CHECK_FALSE(both.guest.lan().isAtTable());
    CHECK_FALSE(line(both.guest).isVisible());

    both.host.actions().host->trigger();
    auto* hosts = both.host.window().page<ui::NewGamePage>().findChild<ui::ResumeBar*>();
    REQUIRE(QTest::qWaitFor([&] { return hosts->isVisible(); }));
    CHECK(hosts->text().contains(u"Lin"));
    Q_EMIT hosts->resumeRequested();
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isHost(); })); // it claims the match first
    CHECK(both.host.window().navigation().page() == Page::Match);
    CHECK(line(both.host).isVisible());
    CHECK(both.host.match().plies() == 2);

    both.guest.actions().join->trigger();
    auto* guests = both.guest.window().page<ui::JoinPage>().findChild<ui::ResumeBar*>();
    REQUIRE(QTest::qWaitFor([&] { return guests->isVisible(); }));
    Q_EMIT guests->resumeRequested();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().game()->isAway() && !both.guest.lan().game()->isAway(); }));
    CHECK_FALSE(line(both.guest).isVisible());
    REQUIRE(both.play({7, 8}));
}

TEST_CASE("a lost connection is not shown above the board of another table", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.host.choose(u"3 Reversi"_s));
    both.line().cut();
    REQUIRE(areBothAway(both));
    CHECK_FALSE(line(both.host).isVisible());
    both.host.actions().home->trigger();
    both.host.actions().continueGame->trigger();
    CHECK(line(both.host).isVisible());
    REQUIRE(both.host.choose(u"3 Reversi"_s));
    CHECK_FALSE(line(both.host).isVisible());
}

TEST_CASE("open requests disappear when the connection is lost", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.guest.actions().draw->trigger();
    ui::RequestBar& asked = both.host.window().page<ui::MatchPage>().requestBar();
    ui::RequestBar& asker = both.guest.window().page<ui::MatchPage>().requestBar();
    REQUIRE(QTest::qWaitFor([&] { return asked.isAsking() && asker.isOpenRequest(); }));
    both.line().cut();
    REQUIRE(areBothAway(both));
    CHECK_FALSE(asked.isOpenRequest());
    CHECK_FALSE(asker.isOpenRequest());
    REQUIRE(reconnect(both));
    CHECK_FALSE(asked.isOpenRequest());
    REQUIRE(both.play({8, 8}));
}

TEST_CASE("a guest who lost the connection before the first round sits down again", "[program]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::RockPaperScissors, std::nullopt}};
    both.line().cut();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying() && both.guest.lan().game()->isAway(); }));
    CHECK(line(both.guest).isVisible());
    both.line().restore();
    Q_EMIT line(both.guest).waitRequested();
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isPlaying() && !both.guest.lan().game()->isAway(); }));
    CHECK(both.guest.lan().game()->isHandDue());
    CHECK_FALSE(line(both.guest).isVisible());
    both.host.press(Qt::Key_1);
    both.guest.press(Qt::Key_2);
    CHECK(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning(); }));
}

TEST_CASE("if the table has changed the guest plays there and the old game is kept", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.line().cut();
    REQUIRE(areBothAway(both));
    both.host.lan().leave();
    app::HostOffer offer{.terms = {*makeSetup("gomoku", "freestyle", 15), FirstBlack::Guest, std::nullopt},
                         .acceptAnyone = true};
    offer.port = both.port();
    both.host.lan().host(offer);
    both.line().restore();
    Q_EMIT line(both.guest).waitRequested();
    // The round begins a turn of the event loop after the guest has its new seat.
    REQUIRE(QTest::qWaitFor([&] {
        return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning() && both.guest.match().plies() == 0;
    }));
    CHECK_FALSE(line(both.guest).isVisible());
    REQUIRE(both.play({3, 3}));
    CHECK(refusedMatches(both.guest) == 1); // the page still offers it
}
