// SPDX-License-Identifier: GPL-3.0-or-later
// The board stays where it is while messages come and go.
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/files/job_bar.h"
#include "ui/messages/message_bar.h"
#include "ui/panels/board_area.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Topic = ui::Message::Topic;

[[nodiscard]] const ui::BoardArea* shownArea(OpenProgram& program)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCoreApplication::processEvents();
    for (const auto* area : program.window().findChildren<ui::BoardArea*>()) {
        if (area->isVisible() && area->board() != nullptr)
            return area;
    }
    return nullptr;
}

/// The board of the shown page, in the window.
[[nodiscard]] QRect boardPlace(OpenProgram& program)
{
    const ui::BoardArea* area = shownArea(program);
    return area == nullptr ? QRect{} : QRect{area->board()->mapTo(&program.window(), QPoint{}), area->board()->size()};
}

[[nodiscard]] int shorter(const QSize& size)
{
    return std::min(size.width(), size.height());
}

/// Whether a press on each of a grid of places reaches the board.
[[nodiscard]] bool reachesBoard(OpenProgram& program, const QRect& place)
{
    constexpr int steps = 12;
    for (int row = 1; row < steps; ++row) {
        for (int column = 1; column < steps; ++column) {
            const QPoint at{place.left() + place.width() * column / steps, place.top() + place.height() * row / steps};
            const QWidget* pressed = program.window().childAt(at);
            if (pressed == nullptr || qobject_cast<const ui::BoardView*>(pressed) == nullptr)
                return false;
        }
    }
    return true;
}

/// Posts and withdraws messages of every topic, some with buttons, on the shown page.
void checkBoardStays(OpenProgram& program)
{
    for (const QSize size :
         {QSize{480, 400}, QSize{640, 480}, QSize{1000, 720}, QSize{1280, 860}, QSize{500, 700}, QSize{700, 700}}) {
        program.window().resize(size);
        program.window().messages().withdraw(Topic::Opening);
        const QRect place = boardPlace(program);
        INFO(size.width() << " x " << size.height());
        REQUIRE(place.width() > 0);
        CHECK(reachesBoard(program, place));
        if (size == QSize{480, 400}) // the place of the messages costs little even there
            CHECK(shorter(place.size()) * 100 >= shorter(shownArea(program)->size()) * 92);
        for (int topic = 0; topic <= static_cast<int>(Topic::Lesson); ++topic) {
            ui::Message message{.topic = static_cast<Topic>(topic), .text = u"Anna asks to take back a move."_s};
            if (topic % 2 == 0) {
                message.agree = u"&Accept (F8)"_s;
                message.decline = u"&Decline (F9)"_s;
            }
            program.window().messages().post(message);
            CHECK(program.messageBar().isVisible());
            CHECK(boardPlace(program) == place);
            CHECK(reachesBoard(program, place));
            program.window().messages().withdraw(message.topic);
            CHECK(boardPlace(program) == place);
        }
        program.window().jobBar().setProgress(u"Importing 3 of 12 files …"_s, 3, 12);

        CHECK(boardPlace(program) == place);
        program.window().jobBar().finish();
        CHECK(boardPlace(program) == place);
    }
}

} // namespace

TEST_CASE("the board of a game of two stays while messages and jobs come and go", "[program][messages]")
{
    for (const QString& game : {u"gomoku"_s, u"reversi"_s}) {
        OpenProgram program{game, {{game + u"/opponent"_s, 1}}};
        checkBoardStays(program);
    }
}

TEST_CASE("the board of link-match stays while messages and jobs come and go", "[program][messages]")
{
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    checkBoardStays(program);
}

TEST_CASE("the board of a record stays while messages and jobs come and go", "[program][messages]")
{
    OpenProgram program{{}};
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15];B[hh];W[ii])").games;
    program.record().show(std::move(opened));
    checkBoardStays(program);
}

TEST_CASE("the boards of lessons and puzzles stay while messages and jobs come and go", "[program][messages]")
{
    OpenProgram program{{}};
    for (const QString& game : {u"gomoku"_s, u"link"_s}) {
        program.lesson().start(game);
        checkBoardStays(program);
    }
    program.actions().puzzles->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !boardPlace(program).isEmpty(); }));
    checkBoardStays(program);
}

TEST_CASE("a stone is placed where it is pressed while swap2 asks and the opponent has a request",
          "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}, {u"gomoku/opening"_s, u"swap2"_s}}};
    program.window().resize(480, 400);
    const QRect place = boardPlace(program);
    const QPoint at =
        program.board().mapTo(&program.window(), program.board().boardGeometry().rect({7, 7}).center().toPoint());
    program.window().messages().post({.topic = Topic::Request,
                                      .text = u"Anna offers a draw."_s,
                                      .agree = u"&Accept (F8)"_s,
                                      .decline = u"&Decline (F9)"_s});
    CHECK(boardPlace(program) == place);
    QTest::mouseClick(program.window().childAt(at), Qt::LeftButton, {},
                      program.window().childAt(at)->mapFrom(&program.window(), at));
    REQUIRE(program.match().plies() == 1);
    CHECK(program.match().game().plies().back().cell == Cell{7, 7});
    CHECK(program.message(Topic::Opening) != nullptr);
}

TEST_CASE("resigning asks in the bar and can be declined", "[program][messages]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.playByKeys(program.board(), {7, 7});
    program.actions().resign->trigger();
    CHECK(program.messageBar().text() == u"Player 2, resign this game?");
    program.press(Qt::Key_Return); // the harmless answer has the focus
    CHECK(program.match().isRunning());
    CHECK_FALSE(program.messageBar().isVisible());
    program.actions().resign->trigger();
    program.press(Qt::Key_R, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&] { return !program.match().isRunning(); }));
    program.actions().resign->trigger(); // it is over
    CHECK(program.message(Topic::Resign) == nullptr);
}
