// SPDX-License-Identifier: GPL-3.0-or-later
// A broken connection: both windows show it and count down, and the game continues from the same position.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/join_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"
#include "ui/panels/player_strip.h"
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

/// The message about the lost connection, or null.
[[nodiscard]] const ui::Message* lost(OpenProgram& program)
{
    return program.message(ui::Message::Topic::Connection);
}

/// Presses a button of that message.
void answer(OpenProgram& program, ui::MessageQueue::Answer answer)
{
    const ui::Message* shown = program.window().messages().current();
    REQUIRE(shown != nullptr);
    REQUIRE(shown->topic == ui::Message::Topic::Connection);
    program.window().messages().answer(answer);
}

[[nodiscard]] bool areBothAway(JoinedPrograms& both)
{
    return QTest::qWaitFor([&] { return both.host.lan().game()->isAway() && both.guest.lan().game()->isAway(); });
}

/// Clicks the guest's button to reconnect at once.
[[nodiscard]] bool reconnect(JoinedPrograms& both)
{
    both.line().restore();
    answer(both.guest, ui::MessageQueue::Answer::Agree);
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
    CHECK(lost(both.host) == nullptr);
    both.line().cut();
    REQUIRE(areBothAway(both));
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(lost(*program) != nullptr);
        CHECK(lost(*program)->detail.contains(u':'));
        CHECK(program->match().isRunning());
        for (const QAction* action : {program->actions().undo, program->actions().draw, program->actions().resign,
                                      program->actions().restart, program->actions().propose})
            CHECK_FALSE(action->isEnabled());
        for (const ui::PlayerStrip* strip : program->window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>())
            CHECK_FALSE(strip->clockRuns());
    }
    CHECK(lost(both.host)->text.contains(u"Lin"));
    CHECK(lost(both.guest)->text.contains(u"Ada"));
    const auto black = both.host.table().clock()->left().black;

    REQUIRE(reconnect(both));
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(lost(*program) == nullptr);
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
    both.host.resign();
    REQUIRE(both.settle());
    both.host.actions().restart->trigger(); // another game
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    both.guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return both.guest.table().round() == 2 && both.guest.match().isRunning(); }));
    REQUIRE(both.play({7, 7}));
    both.line().cut();
    REQUIRE(areBothAway(both));
    both.guest.window().messages().withdraw(ui::Message::Topic::Notice);
    REQUIRE(reconnect(both));
    CHECK(both.guest.message(ui::Message::Topic::Notice) == nullptr);
    CHECK(both.host.message(ui::Message::Topic::Notice)->text == u"Lin is back.");
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
    CHECK(lost(both.guest) == nullptr);
}

TEST_CASE("leaving a table with a lost connection between rounds asks first", "[program]")
{
    JoinedPrograms both;
    both.guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isRoundRunning() && !both.guest.lan().isRoundRunning(); }));
    both.line().cut();
    REQUIRE(areBothAway(both));
    auto* bar = &both.host.messageBar();
    both.host.playAgain();
    CHECK(bar->isVisible());
    CHECK(both.host.lan().isPlaying());
    REQUIRE(reconnect(both));
}

TEST_CASE("a guest who vanishes after the game is not waited for, and the table can be opened to others", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.guest.resign();
    REQUIRE(both.settle());
    CHECK_FALSE(both.host.actions().saveAndLeave->isEnabled()); // there is nothing to save
    both.line().cut();
    REQUIRE(areBothAway(both));
    REQUIRE(lost(both.host) != nullptr);
    CHECK(lost(both.host)->text == u"Ada (Black) wins: Lin (White) resigned. Lin has disconnected.");
    CHECK(lost(both.host)->detail.isEmpty());
    CHECK(lost(both.guest)->decline == u"&Leave"); // likewise
    CHECK(lost(both.guest)->text.startsWith(u"Ada (Black) wins: Lin (White) resigned. The connection to Ada is lost."));
    answer(both.host, ui::MessageQueue::Answer::Neither);
    REQUIRE(lost(both.host) != nullptr); // there is still something to choose
    answer(both.host, ui::MessageQueue::Answer::Agree);
    CHECK(lost(both.host) == nullptr);
    CHECK_FALSE(both.host.lan().isPlaying());
    CHECK(both.host.lan().isHost());
    const ui::Message* notice = both.host.message(ui::Message::Topic::Notice);
    REQUIRE(notice != nullptr);
    CHECK(notice->text.endsWith(u"Lin has left the table. Your table is open for the next guest."));
}

TEST_CASE("a guest who vanished after the game can come back for another one", "[program]")
{
    JoinedPrograms both;
    both.guest.resign();
    REQUIRE(both.settle());
    both.line().cut();
    REQUIRE(areBothAway(both));
    REQUIRE(reconnect(both));
    CHECK(lost(both.host) == nullptr);
    CHECK(both.host.lan().game()->score().rounds() == 1);
}

TEST_CASE("saving and leaving after the end of a game says goodbye", "[program]")
{
    JoinedPrograms both;
    both.guest.resign();
    REQUIRE(both.settle());
    both.guest.lan().saveAndLeave();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying(); }));
    CHECK(both.host.message(ui::Message::Topic::Notice)->text.contains(u"Lin has left the table."));
}

TEST_CASE("the question whether to leave disappears when the connection is lost or restored", "[program]")
{
    JoinedPrograms both;
    const auto isAsked = [&] { return both.host.message(ui::Message::Topic::Leave) != nullptr; };
    CHECK_FALSE(both.host.window().close());
    CHECK(isAsked());
    both.line().cut();
    REQUIRE(areBothAway(both));
    CHECK_FALSE(isAsked());
    CHECK_FALSE(both.host.window().close());
    REQUIRE(reconnect(both));
    CHECK_FALSE(isAsked());
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
    answer(both.guest, ui::MessageQueue::Answer::Decline);
    CHECK_FALSE(both.guest.lan().isAtTable());
    CHECK(lost(both.guest) == nullptr);

    both.host.actions().host->trigger();
    auto* hosts = both.host.window().page<ui::NewGamePage>().findChild<ui::ResumeBar*>();
    REQUIRE(QTest::qWaitFor([&] { return hosts->isVisible(); }));
    CHECK(hosts->text().contains(u"Lin"));
    Q_EMIT hosts->resumeRequested();
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isHost(); })); // it claims the match first
    CHECK(both.host.window().navigation().page() == Page::Match);
    CHECK(lost(both.host) != nullptr);
    CHECK(both.host.match().plies() == 2);

    both.guest.actions().join->trigger();
    auto* guests = both.guest.window().page<ui::JoinPage>().findChild<ui::ResumeBar*>();
    REQUIRE(QTest::qWaitFor([&] { return guests->isVisible(); }));
    Q_EMIT guests->resumeRequested();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().game()->isAway() && !both.guest.lan().game()->isAway(); }));
    CHECK(lost(both.guest) == nullptr);
    REQUIRE(both.play({7, 8}));
}

TEST_CASE("a lost connection is not shown above the board of another table", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.host.choose(u"3 Reversi"_s));
    both.line().cut();
    REQUIRE(areBothAway(both));
    CHECK(lost(both.host) == nullptr);
    both.host.actions().home->trigger();
    both.host.actions().continueGame->trigger();
    CHECK(lost(both.host) != nullptr);
    REQUIRE(both.host.choose(u"3 Reversi"_s));
    CHECK(lost(both.host) == nullptr);
}

TEST_CASE("open requests disappear when the connection is lost", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.guest.actions().draw->trigger();
    const auto waits = [&] { return both.guest.message(ui::Message::Topic::Waiting) != nullptr; };
    REQUIRE(QTest::qWaitFor([&] { return both.host.isAsked() && waits(); }));
    both.line().cut();
    REQUIRE(areBothAway(both));
    CHECK_FALSE(both.host.isAsked());
    CHECK_FALSE(waits());
    REQUIRE(reconnect(both));
    CHECK_FALSE(both.host.isAsked());
    REQUIRE(both.play({8, 8}));
}

TEST_CASE("a guest who lost the connection before the first round sits down again", "[program]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::RockPaperScissors, std::nullopt}};
    both.line().cut();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying() && both.guest.lan().game()->isAway(); }));
    CHECK(lost(both.guest) != nullptr);
    both.line().restore();
    answer(both.guest, ui::MessageQueue::Answer::Agree);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isPlaying() && !both.guest.lan().game()->isAway(); }));
    CHECK(both.guest.lan().game()->isHandDue());
    CHECK(lost(both.guest) == nullptr);
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
    app::HostOffer offer{.terms =
                             net::GameTerms{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Guest, std::nullopt},
                         .acceptAnyone = true};
    offer.port = both.port();
    both.host.lan().host(offer);
    both.line().restore();
    answer(both.guest, ui::MessageQueue::Answer::Agree);
    // The round begins a turn of the event loop after the guest has its new seat.
    REQUIRE(QTest::qWaitFor([&] {
        return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning() && both.guest.match().plies() == 0;
    }));
    CHECK(lost(both.guest) == nullptr);
    REQUIRE(both.play({3, 3}));
    CHECK(refusedMatches(both.guest) == 1); // the page still offers it
}
