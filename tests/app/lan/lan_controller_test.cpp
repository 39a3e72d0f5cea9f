// SPDX-License-Identifier: GPL-3.0-or-later
// Joining and leaving a LAN table: a running game never ends without a question.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_history.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/move_list.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

} // namespace

TEST_CASE("closing the window in a LAN game asks first and leaving resigns", "[program]")
{
    JoinedPrograms both;
    OpenProgram& host = both.host;
    OpenProgram& guest = both.guest;
    CHECK_FALSE(host.window().close());
    CHECK(host.window().isVisible());
    host.press(Qt::Key_Escape);
    CHECK(host.lan().isRoundRunning());

    CHECK_FALSE(host.window().close());
    host.press(Qt::Key_Tab, Qt::ShiftModifier); // from "Stay" to "Leave"
    host.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return !host.window().isVisible(); })); // once all is on the disk
    REQUIRE(QTest::qWaitFor([&] { return !guest.lan().isPlaying(); }));
    CHECK(guest.match().verdict()->outcome.winner == Side::White);

    // The board stays with its result and is disabled; closing does not ask.
    CHECK(guest.window().navigation().page() == Page::Match);
    CHECK(guest.messageBar().text().contains(u"resigned"));
    for (const QAction* action :
         {guest.actions().undo, guest.actions().draw, guest.actions().resign, guest.actions().restart})
        CHECK_FALSE(action->isEnabled());
    CHECK_FALSE(guest.board().mayPlay());
    CHECK(QTest::qWaitFor([&] { return guest.window().close(); })); // may wait for the store
}

TEST_CASE("the moves and the chat have several lines each beside a board of 640 x 480", "[program]")
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, ClockSetting{300, 3}}, language};
        for (OpenProgram* program : {&both.host, &both.guest}) {
            program->window().resize(640, 480);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
            const auto& page = program->window().page<ui::MatchPage>();
            const auto* chat = page.findChild<ui::ChatHistory*>();
            const auto* moves = page.findChild<ui::MoveList*>();
            INFO(language.toStdString());
            // A notice of three lines has room beside them.
            CHECK(chat->viewport()->height() >= 2 * chat->fontMetrics().lineSpacing());
            CHECK(moves->viewport()->height() >= 2 * moves->verticalHeader()->defaultSectionSize());
            const ui::TurnBoardView& board = program->board();
            CHECK(board.width() >= board.height()); // it is as large as its height allows
        }
    }
}

TEST_CASE("the question whether to leave disappears with its game", "[program]")
{
    JoinedPrograms both;
    CHECK_FALSE(both.host.window().close());
    CHECK(both.host.message(ui::Message::Topic::Leave) != nullptr);
    both.guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.match().isRunning(); }));
    CHECK(both.host.message(ui::Message::Topic::Leave) == nullptr);
    CHECK(both.host.window().isVisible());
    CHECK(both.host.lan().isPlaying());
}

TEST_CASE("on the network neither key for a new game leaves the table", "[program]")
{
    JoinedPrograms both;
    for (const auto modifiers :
         {Qt::KeyboardModifiers{Qt::ControlModifier}, Qt::KeyboardModifiers{Qt::ControlModifier | Qt::ShiftModifier}}) {
        both.guest.press(Qt::Key_N, modifiers);
        CHECK(both.guest.lan().isRoundRunning());
        CHECK(both.guest.message(ui::Message::Topic::Leave) == nullptr);
        REQUIRE(both.guest.message(ui::Message::Topic::Notice) != nullptr);
        CHECK(both.guest.message(ui::Message::Topic::Notice)->text
              == u"You can propose another game when this one is over.");
        CHECK_FALSE(both.guest.window().status().contains(u"propose")); // once is enough
        CHECK(both.guest.window().navigation().page() == Page::Match);
    }
    both.guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.match().isRunning(); }));
    both.host.press(Qt::Key_N, Qt::ControlModifier); // proposes another game
    both.host.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(both.host.window().navigation().page() == Page::Match);
    const ui::Message* notice = both.host.message(ui::Message::Topic::Notice);
    const QString words = notice != nullptr && both.host.window().messages().isShown(notice->topic)
        ? notice->text
        : both.host.window().status();
    CHECK(words == u"Another game is proposed already: wait for the answer.");
}

TEST_CASE("a new local game asks before it leaves the LAN game", "[program]")
{
    JoinedPrograms both;
    Q_EMIT both.guest.window().renjuOpeningChosen(0);
    CHECK(both.guest.lan().isRoundRunning());
    both.guest.press(Qt::Key_Tab, Qt::ShiftModifier);
    both.guest.press(Qt::Key_Return);
    CHECK_FALSE(both.guest.lan().isPlaying());
    CHECK(both.guest.window().navigation().page() == Page::Match);
    CHECK(both.guest.match().isRunning());
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying(); }));
    CHECK(both.host.match().verdict()->outcome.winner == Side::Black);
}

TEST_CASE("chat from either player reaches the other", "[program]")
{
    JoinedPrograms both;
    ui::ChatPanel& chat = both.host.window().page<ui::MatchPage>().chat();
    chat.setFocus();
    QTest::keyClicks(both.host.window().focusWidget(), u"good luck"_s);
    both.host.press(Qt::Key_Return);
    CHECK(QTest::qWaitFor(
        [&] { return both.guest.window().page<ui::MatchPage>().chat().history().contains(u"Ada: good luck"); }));
    CHECK(chat.history().contains(u"Ada: good luck"));
}

TEST_CASE("visiting the host page does not end a running game", "[program]")
{
    JoinedPrograms both;
    both.host.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(both.host.window().navigation().page() == Page::Host);
    both.host.press(Qt::Key_Escape);
    CHECK(both.host.window().navigation().page() == Page::Match);
    CHECK(both.host.lan().isRoundRunning());

    // A guest would have to leave before hosting a table.
    both.guest.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(both.guest.messageBar().isVisible());
    CHECK(both.guest.window().navigation().page() == Page::Match);
    both.guest.press(Qt::Key_Escape);
    CHECK(both.guest.lan().isRoundRunning());
    both.guest.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    both.guest.press(Qt::Key_Tab, Qt::ShiftModifier);
    both.guest.press(Qt::Key_Return);
    CHECK(both.guest.window().navigation().page() == Page::NewGame);
    CHECK_FALSE(both.guest.lan().isPlaying());
}

TEST_CASE("a join request disappears with its table", "[program]")
{
    OpenProgram host{QString{}};
    QSignalSpy listening{&host.lan(), &app::LanController::listening};
    host.lan().host({.terms = net::GameTerms{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt},
                     .port = quint16{0}});
    REQUIRE(listening.size() == 1);
    REQUIRE(host.choose(u"3 Reversi"_s));
    OpenProgram guest{QString{}};
    guest.lan().join(u"127.0.0.1:%1"_s.arg(listening.front().front().toInt()), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return host.messageBar().isVisible(); }));
    CHECK(host.window().navigation().page() == Page::Match);

    host.actions().leave->trigger();
    CHECK_FALSE(host.messageBar().isVisible());
    CHECK_FALSE(host.lan().isAtTable());
    CHECK(QTest::qWaitFor([&] { return guest.actions().home->isEnabled() && !guest.lan().isPlaying(); }));
}
