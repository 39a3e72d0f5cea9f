// SPDX-License-Identifier: GPL-3.0-or-later
// In every state of a scripted game, the actions that are disabled are those that the match would refuse.
#include "tests/app/open_program.h"

#include "tests/support/catch.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] bool may(OpenProgram& program, Seat seat, const Command& command)
{
    return !program.table().refusal(seat, command);
}

[[nodiscard]] bool mayAsk(OpenProgram& program, Seat seat, RequestKind kind)
{
    return may(program, seat, program.match().ask(kind, 0));
}

void checkCommon(OpenProgram& program, Seat me)
{
    const ui::Actions& actions = program.actions();
    const bool mayContinue = program.matchController().shown().reopener().has_value();
    CHECK(actions.undo->isEnabled() == (mayAsk(program, me, RequestKind::Undo) || mayContinue));
    CHECK(actions.draw->isEnabled() == mayAsk(program, me, RequestKind::Draw));
    CHECK(actions.resign->isEnabled() == may(program, me, Resign{}));
}

/// A local player in the first seat.
void checkLocal(OpenProgram& program)
{
    checkCommon(program, Seat::First);
    CHECK(program.actions().redo->isEnabled() == program.table().canRedo());
    CHECK(program.actions().hint->isEnabled()
          == (program.match().isRunning() && program.match().seatToMove() == Seat::First));
    CHECK(program.actions().restart->isEnabled());
    CHECK(program.actions().playAgain->isEnabled());
    CHECK_FALSE(program.actions().leave->isEnabled());
}

/// Both ends of a LAN game.
void checkBoth(JoinedPrograms& both)
{
    REQUIRE(both.settle());
    for (const Seat me : {Seat::First, Seat::Second}) {
        INFO((me == Seat::First ? "host" : "guest"));
        OpenProgram& program = me == Seat::First ? both.host : both.guest;
        checkCommon(program, me);
        CHECK(program.actions().restart->isEnabled()
              == (mayAsk(program, me, RequestKind::Restart) || mayAsk(program, me, RequestKind::Again)));
        CHECK_FALSE(program.actions().redo->isEnabled());
        CHECK_FALSE(program.actions().hint->isEnabled());
        CHECK(program.actions().leave->isEnabled());
        const bool canPlay =
            program.match().isRunning() && program.match().seatToMove() == me && !program.match().request(me);
        CHECK(program.board().mayPlay() == canPlay);
    }
}

} // namespace

TEST_CASE("against the computer an action is enabled exactly when the match allows it", "[program]")
{
    OpenProgram program{u"gomoku"_s};
    checkLocal(program);
    program.click(program.board(), {0, 0});
    checkLocal(program); // the computer is thinking
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
    checkLocal(program);
    program.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(program.match().plies() == 0);
    checkLocal(program);
    program.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(program.match().plies() == 2);
    checkLocal(program);
    program.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(program.match().isRunning()); // it asks first
    program.resign();
    CHECK_FALSE(program.match().isRunning());
    checkLocal(program);
    program.press(Qt::Key_F1);
    CHECK(program.match().isRunning());
    checkLocal(program);
}

TEST_CASE("F1 starts afresh at once against the computer, and asks two people at one machine", "[program]")
{
    const bool isShared = GENERATE(false, true);
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, isShared ? 1 : 0}}};
    program.press(Qt::Key_F1); // nothing to lose yet
    CHECK(program.message(ui::Message::Topic::Resign) == nullptr);
    program.click(program.board(), {7, 7});
    program.press(Qt::Key_F1);
    CHECK((program.message(ui::Message::Topic::Resign) != nullptr) == isShared);
    if (isShared) {
        CHECK(program.match().plies() == 1);
        program.press(Qt::Key_Tab, Qt::ShiftModifier);
        program.press(Qt::Key_Return);
    }
    CHECK(program.match().plies() == 0);
}

TEST_CASE("on the LAN an action is enabled exactly when the match allows it", "[program]")
{
    JoinedPrograms both;
    OpenProgram& host = both.host;
    OpenProgram& guest = both.guest;
    checkBoth(both);
    host.click(host.board(), {7, 7});
    checkBoth(both);
    guest.playByKeys(guest.board(), {8, 8});
    checkBoth(both);

    host.press(Qt::Key_Z, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return guest.match().request(Seat::First).has_value(); }));
    checkBoth(both);
    guest.press(Qt::Key_F9);
    REQUIRE(QTest::qWaitFor([&] { return !host.match().request(Seat::First); }));
    CHECK(host.match().plies() == 2);
    checkBoth(both);

    host.press(Qt::Key_Z, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return guest.match().request(Seat::First).has_value(); }));
    guest.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return host.match().plies() == 0; }));
    checkBoth(both);

    guest.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(QTest::qWaitFor([&] { return host.match().request(Seat::Second).has_value(); }));
    checkBoth(both);
    host.click(host.board(), {3, 3}); // a move refuses the open request
    checkBoth(both);
    CHECK_FALSE(guest.match().request(Seat::Second));

    guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return !host.match().isRunning(); }));
    checkBoth(both);
    guest.press(Qt::Key_F1);
    REQUIRE(QTest::qWaitFor([&] { return host.match().request(Seat::Second).has_value(); }));
    checkBoth(both);
    host.press(Qt::Key_F8);
    REQUIRE(QTest::qWaitFor([&] { return guest.table().round() == 2; }));
    CHECK(guest.match().sideOf(Seat::Second) == Side::Black);
    checkBoth(both);
}
