// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and the demo of link-match in the whole program.
#include "tests/app/open_program.h"

#include "app/link/link_help.h"
#include "core/link/solver.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"

#include <QAction>
#include <QCoreApplication>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

const StoredSettings smallBoard{
    {u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"link/columns"_s, 4}, {u"link/rows"_s, 4}};

/// The number of cells without a tile.
int emptyCells(OpenProgram& program)
{
    int empty = 0;
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 4; ++x)
            empty += program.linkBoard().describe({x, y}) == u"empty" ? 1 : 0;
    }
    return empty;
}

/// Waits for all background tasks, and handles their results.
void letTasksEnd()
{
    REQUIRE(QThreadPool::globalInstance()->waitForDone(10'000));
    QCoreApplication::sendPostedEvents();
}

/// Returns true if the demo will show another step. Handles the results of background tasks first.
bool isDemoPending(OpenProgram& program)
{
    letTasksEnd();
    const auto* demo = program.link().findChild<app::LinkDemo*>();
    const auto timers = demo->findChildren<QTimer*>();
    REQUIRE_FALSE(timers.isEmpty());
    return demo->isRunning() || std::ranges::any_of(timers, &QTimer::isActive);
}

} // namespace

TEST_CASE("a hint shows a pair that keeps the board solvable", "[link]")
{
    OpenProgram program{u"link"_s, smallBoard};
    program.actions().hint->trigger();
    REQUIRE(QTest::qWaitFor([&] { return program.linkBoard().isHintShown(); }));
    CHECK(program.messageBar().text().contains(u"can be connected."));
    CHECK_FALSE(program.messageBar().text().contains(u"can no longer be cleared"));
    CHECK(program.linkPlay().usedHelp());
    program.actions().undo->trigger(); // nothing to undo: the hint stays
    CHECK(program.linkBoard().isHintShown());
}

TEST_CASE("texts name cells only if the coordinates are shown", "[link]")
{
    OpenProgram program{u"link"_s, smallBoard};
    const auto says = [&] {
        program.actions().hint->trigger();
        REQUIRE(QTest::qWaitFor([&] { return program.linkBoard().isHintShown(); }));
        return program.messageBar().text();
    };
    const auto pair = program.linkPlay().game().hint();
    REQUIRE(pair);
    const QString name = program.linkBoard().nameOf(pair->pair.a);
    CHECK(says() == u"The two marked tiles can be connected.");
    program.click(program.linkBoard(), pair->pair.a);
    CHECK_FALSE(program.window().status().contains(name));
    CHECK(program.window().status().endsWith(u" selected."));
    CHECK(program.window().status().front().isUpper());
    program.click(program.linkBoard(), pair->pair.a);

    program.actions().coordinates->trigger();
    REQUIRE(program.linkBoard().options().coordinates);
    CHECK(says().endsWith(u" can be connected."));
    CHECK_FALSE(program.messageBar().text().contains(u"marked"));
    program.click(program.linkBoard(), pair->pair.a);
    CHECK(program.window().status() == QString{name + u" selected."});
}

TEST_CASE("a hint for a board that has changed is not shown", "[link]")
{
    OpenProgram program{u"link"_s, smallBoard};
    const auto pair = program.linkPlay().game().hint();
    REQUIRE(pair);
    program.actions().hint->trigger();
    program.click(program.linkBoard(), pair->pair.a);
    program.click(program.linkBoard(), pair->pair.b);
    letTasksEnd(); // the adviser has answered
    CHECK_FALSE(program.linkBoard().isHintShown());
}

TEST_CASE("the demo removes pairs from the board and a click restores the game", "[link]")
{
    OpenProgram program{u"link"_s, smallBoard};
    const link::Board before = program.linkPlay().game().board();
    program.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(program.linkPlay().isPaused()); // its time is stopped
    CHECK_FALSE(program.actions().undo->isEnabled());
    REQUIRE(QTest::qWaitFor([&] { return emptyCells(program) >= 4; }));
    CHECK(isDemoPending(program));
    CHECK(program.messageBar().text().contains(u"Click or press Ctrl+D to stop."));
    CHECK(program.linkPlay().game().board() == before);
    program.click(program.linkBoard(), {0, 0});
    CHECK(emptyCells(program) == 0);
    CHECK(program.linkPlay().game().board() == before);
    CHECK_FALSE(program.linkPlay().game().picked());
    CHECK_FALSE(program.linkPlay().isPaused());
    CHECK(program.linkPlay().usedHelp());
    CHECK_FALSE(isDemoPending(program)); // nothing is left that could take another pair
    CHECK(emptyCells(program) == 0);
}

TEST_CASE("the demo ends with its key or another page or a new game", "[link]")
{
    OpenProgram program{u"link"_s, smallBoard};
    const auto startDemo = [&] {
        program.press(Qt::Key_D, Qt::ControlModifier);
        REQUIRE(QTest::qWaitFor([&] { return emptyCells(program) >= 2; }));
    };
    startDemo();
    program.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(emptyCells(program) == 0);
    CHECK_FALSE(program.linkPlay().isPaused());

    startDemo();
    program.actions().home->trigger();
    program.actions().continueGame->trigger();
    CHECK(emptyCells(program) == 0);
    CHECK_FALSE(program.linkPlay().isPaused());

    startDemo();
    program.playAgain();
    REQUIRE(program.waitForDeal());
    CHECK(emptyCells(program) == 0);
    CHECK_FALSE(program.linkPlay().isPaused());
    CHECK_FALSE(program.linkPlay().usedHelp());
}

TEST_CASE("deactivating the window during the demo covers the board and stops the clock", "[link]")
{
    OpenProgram program{u"link"_s, smallBoard};
    program.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(program.window().status() != u"Paused.");
    Q_EMIT program.window().deactivated();
    CHECK(program.link().isPaused());
    CHECK(program.window().status() == u"Paused.");
    CHECK_FALSE(isDemoPending(program));
    CHECK(program.link().isPaused());
    CHECK(emptyCells(program) == 0);
}

TEST_CASE("there is no demo in timed games since it would give time to study the board", "[link]")
{
    OpenProgram program{u"link"_s, {{u"link/way"_s, u"clock"_s}}};
    CHECK_FALSE(program.actions().demo->isEnabled());
    program.link().demo();
    CHECK_FALSE(program.link().isPaused());
    CHECK(program.actions().hint->isEnabled());
}
