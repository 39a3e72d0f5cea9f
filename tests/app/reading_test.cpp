// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that tell a screen reader what a board shows, in the whole program.
#include "tests/app/open_program.h"

#include "core/link/score.h"
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "ui/base/announcer.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/pages/book_page.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

/// Presses a key and returns what a screen reader is told then.
QString toldAfter(OpenProgram& program, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    ui::Announcer::of(program.window()).flush();
    program.press(key, modifiers);
    return test::announcedIn(program.window());
}

constexpr auto ctrlShift = Qt::ControlModifier | Qt::ShiftModifier;

} // namespace

TEST_CASE("in a network game the keys read the board, and threats that are not marked there are not told", "[reading]")
{
    JoinedPrograms both;
    both.guest.actions().threats->trigger();
    for (const Cell cell : {Cell{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}})
        REQUIRE(both.play(cell));
    const QString told = toldAfter(both.guest, Qt::Key_F5);
    INFO(told.toStdString());
    CHECK(told.contains(u"White to move. 3 black stones, 2 white stones. Last move: Black H8."));
    CHECK(told.endsWith(u"Black: F8, G8, H8. White: A15, C15."));
    CHECK_FALSE(told.contains(u"can make"));
    CHECK(toldAfter(both.guest, Qt::Key_F5, Qt::ShiftModifier) == u"This game has no clock.");
    both.guest.board().setCursorCell({8, 7});
    CHECK(toldAfter(both.guest, Qt::Key_G, ctrlShift).startsWith(u"I8, empty. Left: black at H8, 1 away"));
    CHECK_FALSE(both.guest.actions().hint->isEnabled());
}

TEST_CASE("at one machine the marked threats are told", "[reading]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    for (const Cell cell : {Cell{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}})
        program.playByKeys(program.board(), cell);
    CHECK_FALSE(toldAfter(program, Qt::Key_F5).contains(u"can make"));
    program.actions().threats->trigger();
    CHECK(toldAfter(program, Qt::Key_F5).contains(u"Black can make an open four or two fours: "));
}

TEST_CASE("in link-match the next pair costs what a hint costs, once", "[reading][link]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    CHECK(toldAfter(program, Qt::Key_F5).startsWith(u"16 tiles left. 0 points. "));
    program.press(Qt::Key_PageDown, ctrlShift);
    CHECK(program.linkPlay().points() == -link::scoreRules.hint);
    REQUIRE(QTest::qWaitFor([&] { return program.linkBoard().isHintShown(); }));
    CHECK(test::announcedIn(program.window()).contains(u"Hint: "));
    for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_PageDown}) {
        program.press(key, ctrlShift);
        CHECK(program.linkBoard().describe(program.linkBoard().cursorCell()).endsWith(u", hint"));
    }
    const Cell one = program.linkBoard().cursorCell();
    program.press(Qt::Key_PageDown, ctrlShift);
    const Cell other = program.linkBoard().cursorCell();
    CHECK(one != other);
    CHECK(program.linkPlay().points() == -link::scoreRules.hint);
    program.press(Qt::Key_Space); // both can be removed by keys alone
    program.linkBoard().setCursorCell(one);
    program.press(Qt::Key_Space);
    CHECK(program.linkPlay().game().tilesLeft() == 14);
    program.press(Qt::Key_P, Qt::ControlModifier);
    CHECK(toldAfter(program, Qt::Key_F5).startsWith(u"Paused"));
}

TEST_CASE("the boards of lessons and puzzles are read too", "[reading]")
{
    OpenProgram program{{}};
    for (const auto& [game, words] :
         {std::pair{u"gomoku"_s, u"to move. "_s}, {u"reversi"_s, u"discs, White "_s}, {u"link"_s, u"tiles left."_s}}) {
        program.lesson().start(game);
        const QString told = toldAfter(program, Qt::Key_F5);
        INFO(told.toStdString());
        CHECK(told.contains(words));
    }
    program.actions().puzzles->trigger();
    CHECK(QTest::qWaitFor([&] { return toldAfter(program, Qt::Key_F5).contains(u" to move. "); }));
}

TEST_CASE("in the book the diagram with the focus is read", "[reading][book]")
{
    OpenProgram program{{}};
    ui::BookPage& page = program.window().page<ui::BookPage>();
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return page.book() != nullptr; }));
    page.open({u"link-match"_s, u"border"_s});
    const auto& cards = page.reader().diagrams();
    REQUIRE(cards.size() > 1);
    QStringList all;
    for (const ui::DiagramCard* card : cards) {
        ui::BoardView& view = card->board().view();
        view.setFocus(Qt::TabFocusReason);
        view.setCursorCell({1, 0});
        const QString told = toldAfter(program, Qt::Key_G, ctrlShift);
        CHECK(told.endsWith(view.surroundings(view.cursorCell())));
        CHECK(toldAfter(program, Qt::Key_F5).endsWith(view.summary()));
        all << told;
    }
    all.removeDuplicates();
    CHECK(all.size() > 1);
}
