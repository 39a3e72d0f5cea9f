// SPDX-License-Identifier: GPL-3.0-or-later
// Rock-paper-scissors between two windows.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "ui/pages/match_page.h"
#include "ui/panels/hand_button.h"
#include "ui/panels/rock_paper_scissors_panel.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] ui::RockPaperScissorsPanel& panel(OpenProgram& program)
{
    return program.window().page<ui::MatchPage>().rockPaperScissorsPanel();
}

/// The hands that the panel shows.
[[nodiscard]] std::vector<Hand> shown(OpenProgram& program)
{
    std::vector<Hand> hands;
    for (const auto* button : panel(program).findChildren<ui::HandButton*>()) {
        if (button->isVisible() && !button->isEnabled() && !button->isHandHidden())
            hands.push_back(button->hand());
    }
    return hands;
}

[[nodiscard]] bool bothShow(JoinedPrograms& both, Hand host, Hand guest)
{
    return QTest::qWaitFor([&] {
        return shown(both.host) == std::vector{host, guest} && shown(both.guest) == std::vector{guest, host};
    });
}

const net::GameTerms byRockPaperScissors{*makeSetup("gomoku", "freestyle", 15), FirstBlack::RockPaperScissors,
                                         std::nullopt};

} // namespace

TEST_CASE("rock-paper-scissors by keyboard is shown in both windows and a tie is repeated and the winner plays black",
          "[program]")
{
    JoinedPrograms both{byRockPaperScissors};
    REQUIRE(QTest::qWaitFor([&] { return panel(both.host).isVisible() && panel(both.guest).isVisible(); }));
    CHECK_FALSE(both.host.lan().isRoundRunning());
    CHECK_FALSE(both.host.actions().playAgain->isEnabled());

    both.host.press(Qt::Key_1); // rock; the panel's order is rock, scissors, paper
    CHECK(shown(both.host) == std::vector{Hand::Rock});
    CHECK(shown(both.guest).empty());
    both.guest.press(Qt::Key_1);
    REQUIRE(bothShow(both, Hand::Rock, Hand::Rock));
    both.host.press(Qt::Key_Return);
    both.guest.press(Qt::Key_Return);

    both.guest.press(Qt::Key_3);
    both.host.press(Qt::Key_1);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning(); }));
    CHECK(both.host.match().black() == Seat::Second);
    CHECK(both.guest.match().black() == Seat::Second);
    for (OpenProgram* program : {&both.host, &both.guest}) { // the clock may run
        CHECK_FALSE(panel(*program).isVisible());
        CHECK(QTest::qWaitFor([&] { return program->messageBar().text().contains(u"plays black and moves first."); }));
    }
    CHECK(both.play({7, 7}));
}

TEST_CASE("black plays at once with the keys of the board after a throw", "[program]")
{
    JoinedPrograms both{byRockPaperScissors};
    REQUIRE(QTest::qWaitFor([&] { return panel(both.host).isVisible() && panel(both.guest).isVisible(); }));
    both.host.press(Qt::Key_2);
    both.guest.press(Qt::Key_1);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning(); }));
    REQUIRE(both.guest.match().black() == Seat::Second);
    for (const Qt::Key key : {Qt::Key_H, Qt::Key_8, Qt::Key_Return})
        both.guest.press(key);
    REQUIRE(QTest::qWaitFor([&] { return both.host.match().plies() == 1; }));
    CHECK_FALSE(panel(both.host).isVisible());
    CHECK_FALSE(panel(both.guest).isVisible());
}

TEST_CASE("a player who looked at another table during a tie is asked to choose again", "[program]")
{
    JoinedPrograms both{byRockPaperScissors};
    REQUIRE(QTest::qWaitFor([&] { return panel(both.host).isVisible() && panel(both.guest).isVisible(); }));
    both.host.press(Qt::Key_1);
    REQUIRE(both.host.choose(u"3 Reversi"_s));
    CHECK_FALSE(panel(both.host).isVisible());
    both.host.actions().home->trigger();
    both.host.actions().continueGame->trigger();
    both.guest.press(Qt::Key_1);
    REQUIRE(
        QTest::qWaitFor([&] { return both.host.lan().game()->isHandDue() && both.guest.lan().game()->isHandDue(); }));
    CHECK(panel(both.host).isVisible());
    both.host.press(Qt::Key_2);
    both.guest.press(Qt::Key_Return);
    both.guest.press(Qt::Key_1);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && both.guest.lan().isRoundRunning(); }));
    CHECK(both.host.match().black() == Seat::Second);
}

TEST_CASE("rock-paper-scissors ends with the guest who leaves but not that of another table", "[program]")
{
    JoinedPrograms both{byRockPaperScissors};
    REQUIRE(QTest::qWaitFor([&] { return panel(both.host).isVisible() && panel(both.guest).isVisible(); }));
    both.guest.actions().leave->trigger();
    CHECK_FALSE(panel(both.guest).isVisible());
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying(); }));
    CHECK_FALSE(panel(both.host).isVisible());
    CHECK(both.host.lan().isHost());
}

TEST_CASE("a connection lost before the first round leaves no rock-paper-scissors behind", "[program]")
{
    JoinedPrograms both{byRockPaperScissors};
    REQUIRE(QTest::qWaitFor([&] { return panel(both.host).isVisible() && panel(both.guest).isVisible(); }));
    both.line().cut();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying() && !panel(both.guest).isVisible(); }));
    CHECK_FALSE(panel(both.host).isVisible());
}
