// SPDX-License-Identifier: GPL-3.0-or-later
// Duels against the computer in the window.
#include "tests/app/duel/duel_setups.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/duel_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

TEST_CASE("a duel against the computer is played to its end by clicks, and another follows", "[duel]")
{
    OpenProgram program{QString{}};
    program.localDuel().start(smallRace(), 1);
    CHECK(program.window().navigation().page() == ui::Page::Duel);
    CHECK_FALSE(program.actions().resign->isEnabled());
    REQUIRE(program.waitForDuel());
    CHECK(program.actions().resign->isEnabled());
    CHECK(program.actions().hint->isEnabled());
    while (!program.duelTable().duel().board(Seat::First).game().won())
        REQUIRE(program.takePair());
    REQUIRE(QTest::qWaitFor([&] { return program.duelTable().duel().verdict().has_value(); }));
    CHECK(program.duel().resultText() == u"You cleared your board first and win."_s);
    CHECK(program.localDuel().shown().score->wins[0] == 1);
    CHECK(program.actions().playAgain->isEnabled());

    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDuel());
    CHECK(program.duelTable().round() == 2);
    CHECK(program.duelTable().duel().board(Seat::First).pairs() == 0);
}

TEST_CASE("a hint in a duel costs time, in which no pair can be taken", "[duel]")
{
    OpenProgram program{QString{}};
    program.localDuel().start(smallRace(), 1);
    REQUIRE(program.waitForDuel());
    program.actions().hint->trigger();
    CHECK(program.duel().view()->isHintShown());
    CHECK_FALSE(program.duelTable().mayTakePairs(Seat::First));
    const auto hint = program.duelTable().duel().board(Seat::First).game().hint();
    program.click(*program.duel().view(), hint->pair.a);
    program.click(*program.duel().view(), hint->pair.b);
    CHECK(program.duelTable().duel().board(Seat::First).pairs() == 0);
    CHECK(program.takePair()); // once the cost has passed
}

TEST_CASE("a duel against the computer stands while it is paused or another page is shown", "[duel]")
{
    OpenProgram program{QString{}};
    program.localDuel().start(smallRace(), 1);
    REQUIRE(program.waitForDuel());
    program.actions().pause->trigger();
    CHECK(program.duelTable().duel().isPaused());
    CHECK(program.actions().pause->isChecked());
    program.actions().pause->trigger();
    CHECK_FALSE(program.duelTable().duel().isPaused());

    program.window().navigation().setPage(ui::Page::Home);
    CHECK(program.duelTable().duel().isPaused());
    REQUIRE(program.actions().continueGame->isEnabled());
    program.actions().continueGame->trigger();
    CHECK(program.window().navigation().page() == ui::Page::Duel);
}

TEST_CASE("who resigns a duel loses it, and a draw is offered to a computer that is behind", "[duel]")
{
    OpenProgram program{QString{}};
    program.localDuel().start(smallRace(), 1);
    REQUIRE(program.waitForDuel());
    program.actions().draw->trigger(); // nobody is behind
    CHECK(program.duelTable().duel().isRunning());
    program.resign();
    CHECK(program.duelTable().duel().verdict() == duel::Verdict{Seat::Second, duel::EndReason::Resign});

    program.actions().playAgain->trigger();
    REQUIRE(program.waitForDuel());
    REQUIRE(program.takePair());
    program.actions().draw->trigger();
    CHECK(program.duelTable().duel().verdict() == duel::Verdict{std::nullopt, duel::EndReason::Agreed});
}

TEST_CASE("a match of three rounds ends with the second win", "[duel]")
{
    OpenProgram program{QString{}};
    duel::Setup setup = smallRace();
    setup.bestOf = 3;
    program.localDuel().start(setup, 1);
    for (int round = 1; round <= 2; ++round) {
        REQUIRE(program.waitForDuel());
        CHECK(program.localDuel().shown().score->rounds() == round - 1);
        program.resign();
        program.actions().playAgain->trigger();
    }
    REQUIRE(program.waitForDuel());
    CHECK(program.localDuel().shown().score->rounds() == 0); // another match
}
