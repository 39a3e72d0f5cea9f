// SPDX-License-Identifier: GPL-3.0-or-later
// Several rounds at one table: clocks, score, requests, takebacks, and another game for the next round.
#include "tests/app/history/plain_file.h"
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/host_page.h"
#include "ui/pages/match_page.h"
#include "ui/panels/game_chooser.h"
#include "ui/panels/player_strip.h"
#include "ui/panels/propose_panel.h"
#include "ui/reversi/reversi_view.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] ui::ProposePanel& proposal(OpenProgram& program)
{
    return program.window().page<ui::MatchPage>().proposePanel();
}

[[nodiscard]] ui::PlayerStrip& strip(OpenProgram& program, int which)
{
    return *program.window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>().at(which);
}

/// The host proposes reversi; waits for the question in the guest's window.
[[nodiscard]] bool proposeReversi(JoinedPrograms& both)
{
    both.host.actions().propose->trigger();
    proposal(both.host).findChild<ui::GameChooser*>()->setChoice({u"reversi"_s, u"standard"_s, 8});
    both.host.press(Qt::Key_Return);
    return QTest::qWaitFor([&] { return both.guest.message(ui::Message::Topic::Proposal) != nullptr; });
}

void end(JoinedPrograms& both)
{
    both.host.resign();
    REQUIRE(both.settle());
    REQUIRE(QTest::qWaitFor([&] { return both.host.actions().propose->isEnabled(); }));
}

} // namespace

TEST_CASE("both player strips show clocks and running out of time ends the game", "[program]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, ClockSetting{10, 0}}};
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(strip(*program, 0).clockRuns());
        CHECK_FALSE(strip(*program, 1).clockRuns());
        CHECK(strip(*program, 0).clockWarns());
        CHECK(strip(*program, 0).clockText().contains(u'.')); // tenths
    }
    REQUIRE(both.play({7, 7}));
    CHECK(QTest::qWaitFor([&] { return strip(both.host, 1).clockRuns() && strip(both.guest, 1).clockRuns(); }));
    REQUIRE(QTest::qWaitFor([&] { return !both.guest.match().isRunning(); }, 15000));
    CHECK(both.settle());
    CHECK(both.guest.match().verdict()->outcome.reason == EndReason::Timeout);
    CHECK(both.guest.match().verdict()->outcome.winner == Side::Black);
    CHECK(both.host.messageBar().text().contains(u"time"));
    for (OpenProgram* program : {&both.host, &both.guest})
        CHECK_FALSE(strip(*program, 1).clockRuns());
}

TEST_CASE("the player strips show the score of the session", "[program]")
{
    JoinedPrograms both;
    CHECK_FALSE(strip(both.host, 0).state().score);
    end(both);
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(QTest::qWaitFor([&] { return strip(*program, 1).state().score == 1.0; }));
        CHECK(strip(*program, 0).state().score == 0.0);
    }
    both.guest.actions().restart->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.host.isAsked(); }));
    both.host.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return both.host.table().round() == 2 && both.guest.table().round() == 2; }));
    CHECK(both.host.match().black() == Seat::Second);
    both.host.actions().draw->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    both.guest.press(Qt::Key_F8);
    CHECK(QTest::qWaitFor([&] { return strip(both.guest, 0).state().score == 0.5; }));
    CHECK(QTest::qWaitFor([&] { return strip(both.host, 1).state().score == 1.5; }));
}

TEST_CASE("F9 withdraws one's own request", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.host.actions().draw->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    both.host.press(Qt::Key_F9);
    REQUIRE(both.settle());
    REQUIRE(QTest::qWaitFor([&] { return !both.host.match().request(Seat::First); }));
    CHECK_FALSE(both.guest.isAsked());
    CHECK(both.host.message(ui::Message::Topic::Notice)->text.contains(u"withdrew"));
    CHECK(both.host.match().isRunning());
    CHECK(both.host.actions().draw->isEnabled());
    CHECK(both.play({8, 8}));
}

TEST_CASE("an accepted takeback leaves the same board at both ends", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    REQUIRE(both.play({8, 8}));
    both.host.actions().undo->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    both.guest.press(Qt::Key_F8);
    CHECK(QTest::qWaitFor([&] { return both.host.match().plies() == 0 && both.guest.match().plies() == 0; }));
    CHECK(both.play({6, 6}));
}

TEST_CASE("an accepted takeback is stored before the reply is sent unless the disk is slow", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    REQUIRE(both.play({8, 8}));
    QStringList path;
    both.guest.history().ask(
        both.guest.history(),
        [](app::HistoryFile& file) -> Result<QStringList, QString> { return QStringList{file.data().path()}; },
        [&](const auto& result) { path = *result; });
    REQUIRE(QTest::qWaitFor([&] { return !path.isEmpty(); }));
    PlainFile file{path.front()};
    const bool isLocked = GENERATE(false, true);
    both.host.actions().undo->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.isAsked(); }));
    if (isLocked)
        file.run(u"BEGIN IMMEDIATE"_s);
    QElapsedTimer timer;
    timer.start();
    int undos = -1;
    QObject::connect(&both.host.table(), &app::Table::happened, &both.host.table(), [&](const Event& event) {
        if (std::holds_alternative<TookBack>(event))
            undos = file.value(u"SELECT undos FROM lan_match WHERE role='guest'"_s).toInt();
    });
    both.guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return undos >= 0; }));
    const bool isTimeOver = timer.hasExpired(180); // timers may be a little early
    CHECK((isTimeOver || undos == 1));
    CHECK((isTimeOver || !isLocked));
}

TEST_CASE("an accepted proposal appears on both boards", "[program]")
{
    JoinedPrograms both;
    CHECK_FALSE(both.host.actions().propose->isEnabled()); // while a round is running
    end(both);
    REQUIRE(proposeReversi(both));
    CHECK(both.guest.messageBar().text().contains(u"Ada"));
    CHECK(both.guest.messageBar().text().contains(u"Reversi"));
    CHECK(both.guest.messageBar().text().endsWith(u"You begin."));
    both.guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning(); }));
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(qobject_cast<ui::ReversiView*>(&program->board()) != nullptr);
        CHECK(program->table().round() == 2);
        CHECK(program->match().black() == Seat::Second);
        CHECK(program->window().navigation().game() == u"reversi");
        CHECK(program->message(ui::Message::Topic::Proposal) == nullptr);
        CHECK_FALSE(proposal(*program).isVisible());
    }
    const auto labels = both.host.window().page<ui::HostPage>().findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().startsWith(u"Reversi") && label->text().contains(u"your guest moves first");
    })); // what is played now
    CHECK(both.play({3, 2}));
}

TEST_CASE("a proposal tells the whole game with its clock, and who begins", "[program]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Guest, ClockSetting{300, 3}}};
    end(both);
    both.host.actions().propose->trigger();
    const auto labels = proposal(both.host).findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().endsWith(u"You begin. The clock stays at 5 min + 3 s.");
    }));
    auto* chooser = proposal(both.host).findChild<ui::GameChooser*>();
    const ui::GameChoice renju{u"gomoku"_s, u"renju"_s, 15, u"swap2"_s};
    chooser->setChoice(renju);
    auto* games = chooser->findChild<QComboBox*>();
    games->setCurrentIndex(1 - games->currentIndex());
    games->setCurrentIndex(1 - games->currentIndex());
    CHECK(chooser->choice() == renju); // as it was before the look at another game
    both.host.press(Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return both.guest.message(ui::Message::Topic::Proposal) != nullptr; }));
    CHECK(both.guest.messageBar().text()
          == u"Ada proposes for the next round: Renju · 15 × 15 · Swap2 · 5 min + 3 s. Ada begins.");
    both.guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning(); }));
    CHECK(both.host.match().black() == Seat::First);
    CHECK(both.guest.table().clock()->setting() == ClockSetting{300, 3});
}

TEST_CASE("a declined proposal is announced even if its panel was closed", "[program]")
{
    JoinedPrograms both;
    end(both);
    REQUIRE(proposeReversi(both));
    const auto says = [&](QStringView words) {
        const auto labels = proposal(both.host).findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
    };
    both.guest.press(Qt::Key_F9);
    REQUIRE(QTest::qWaitFor([&] { return says(u"declined"); }));
    CHECK(both.guest.message(ui::Message::Topic::Proposal) == nullptr);
    CHECK(proposal(both.host).isVisible());
    both.host.press(Qt::Key_Escape);
    CHECK_FALSE(proposal(both.host).isVisible());

    REQUIRE(proposeReversi(both));
    both.host.window().messages().withdraw(ui::Message::Topic::Notice);
    both.host.press(Qt::Key_Escape);
    both.guest.press(Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] { return both.host.message(ui::Message::Topic::Notice) != nullptr; }));
    CHECK_FALSE(proposal(both.host).isVisible());
    CHECK(qobject_cast<ui::GomokuView*>(&both.host.board()) != nullptr);
}

TEST_CASE("a proposal disappears with the connection and with the table", "[program]")
{
    JoinedPrograms both;
    end(both);
    REQUIRE(proposeReversi(both));
    both.line().cut();
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().game()->isAway() && both.guest.lan().game()->isAway(); }));
    CHECK(both.guest.message(ui::Message::Topic::Proposal) == nullptr);
    CHECK_FALSE(proposal(both.host).isVisible());
    CHECK_FALSE(both.host.actions().propose->isEnabled());
    both.line().restore();
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().canPropose() && both.guest.lan().canPropose(); }));
    REQUIRE(proposeReversi(both));
    both.host.lan().leave();
    CHECK(QTest::qWaitFor([&] { return !both.guest.lan().isPlaying(); }));
    CHECK(both.guest.message(ui::Message::Topic::Proposal) == nullptr);
    CHECK_FALSE(both.guest.actions().propose->isEnabled());
}

TEST_CASE("Escape on the table's page returns to a guest between two rounds", "[program]")
{
    JoinedPrograms both;
    end(both);
    both.host.actions().host->trigger();
    CHECK(both.host.window().navigation().page() == ui::Page::Host);
    const auto labels = both.host.window().page<ui::HostPage>().findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels,
                              [](const QLabel* label) { return label->text().contains(u"Lin is playing with you"); }));
    both.host.press(Qt::Key_Escape);
    CHECK(both.host.window().navigation().page() == ui::Page::Match);
    CHECK(both.host.lan().isPlaying());
}
