// SPDX-License-Identifier: GPL-3.0-or-later
// Opening rules for a user: texts, buttons, against the computer and on the LAN.
#include "app/tables/engine_player.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"
#include "ui/messages/message_bar.h"

#include <QPushButton>
#include <QTest>

#include <set>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Setting = std::pair<QString, QVariant>;

const Setting twoPeople{u"gomoku/opponent"_s, 1};

[[nodiscard]] Setting by(const char* opening)
{
    return {u"gomoku/opening"_s, QString::fromLatin1(opening)};
}

/// The words about the opening, empty if there are none.
[[nodiscard]] QString words(OpenProgram& program)
{
    const ui::Message* message = program.message(ui::Message::Topic::Opening);
    return message != nullptr ? message->text : QString{};
}

[[nodiscard]] bool isOffering(OpenProgram& program)
{
    const ui::Message* message = program.message(ui::Message::Topic::Opening);
    return message != nullptr && !message->agree.isEmpty();
}

/// Presses the button with this text.
void take(OpenProgram& program, QStringView which)
{
    for (auto* button : program.messageBar().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == which)
            return QTest::mouseClick(button, Qt::LeftButton);
    }
    FAIL("no such button: " << program.messageBar().text().toStdString());
}

void placeThree(OpenProgram& program)
{
    for (const Cell cell : {Cell{7, 7}, {8, 8}, {9, 7}})
        program.playByKeys(program.board(), cell);
}

} // namespace

TEST_CASE("two people on one computer can play swap2 by the shown instructions", "[program][opening]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, by("swap2")}};
    CHECK(program.messageBar().isVisible());
    CHECK(words(program).contains(u"stone 1 of 3: black"));
    CHECK(program.window().status().endsWith(u"turn.")); // what to place is not said twice
    placeThree(program);
    CHECK(isOffering(program));
    CHECK(program.match().chooser() == Seat::Second);

    program.click(program.board(), {0, 0}); // a choice is due, not a stone
    CHECK(program.match().plies() == 3);
    CHECK_FALSE(program.actions().hint->isEnabled());

    take(program, u"&Two more stones");
    CHECK_FALSE(isOffering(program));
    CHECK_FALSE(program.actions().undo->isEnabled()); // what was placed before the choice
    program.playByKeys(program.board(), {3, 3});
    program.playByKeys(program.board(), {4, 4});
    CHECK(program.match().chooser() == Seat::First);
    take(program, u"Play &white");
    CHECK(words(program).isEmpty());
    CHECK(program.match().sideOf(Seat::First) == Side::White);
    program.playByKeys(program.board(), {5, 5});
    CHECK(program.match().plies() == 6);
    CHECK(program.actions().undo->isEnabled());
}

TEST_CASE("a stone of an opening that was placed wrongly is taken back until the choice is made", "[program][opening]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, by("swap2")}};
    CHECK_FALSE(program.actions().undo->isEnabled());
    placeThree(program);
    REQUIRE(isOffering(program));
    program.actions().undo->trigger();
    CHECK(program.match().plies() == 2);
    CHECK_FALSE(isOffering(program));
    CHECK(words(program).contains(u"stone 3 of 3: black"));
    program.actions().undo->trigger();
    CHECK(program.match().plies() == 1);
    program.actions().redo->trigger();
    program.playByKeys(program.board(), {3, 3});
    REQUIRE(isOffering(program));
    CHECK(program.match().game().plies().back().cell == Cell{3, 3});
    take(program, u"&Two more stones");
    program.playByKeys(program.board(), {4, 4});
    program.actions().undo->trigger();
    CHECK(program.match().plies() == 3);
    CHECK_FALSE(program.actions().undo->isEnabled());
    program.playByKeys(program.board(), {5, 5});
    program.playByKeys(program.board(), {6, 5});
    program.actions().undo->trigger();
    program.playByKeys(program.board(), {6, 6});
    take(program, u"Play &black");
    CHECK(program.match().sideOf(Seat::First) == Side::Black);
    CHECK_FALSE(program.actions().undo->isEnabled());
}

TEST_CASE("stones of an opening against the computer are taken back, but not on the network", "[program][opening]")
{
    {
        OpenProgram program{u"gomoku"_s, {by("swap")}};
        program.playByKeys(program.board(), {7, 7});
        program.playByKeys(program.board(), {8, 8});
        program.actions().undo->trigger();
        CHECK(program.match().plies() == 1);
    }
    JoinedPrograms both{{.setup = *makeSetup("gomoku", "freestyle", 15, "swap2")}};
    REQUIRE(both.play({7, 7}));
    CHECK_FALSE(both.host.actions().undo->isEnabled());
    CHECK_FALSE(both.guest.actions().undo->isEnabled());
}

TEST_CASE("the computer chooses a colour after three stones and can place three itself", "[program][opening]")
{
    for (const int first : {0, 1}) {
        CAPTURE(first);
        OpenProgram program{u"gomoku"_s, {by("swap"), {u"gomoku/first"_s, first}}};
        if (first == 0) {
            CHECK(words(program).startsWith(u"Place three stones: black, white, black"));
            placeThree(program);
        } else {
            REQUIRE(QTest::qWaitFor([&] { return isOffering(program); }, 60'000));
            CHECK(program.match().plies() == 3);
            take(program, u"Play &black");
        }
        REQUIRE(QTest::qWaitFor(
            [&] {
                return program.match().openingChoices().size() == 1 && program.matchController().actionState().resign;
            },
            60'000));
        CHECK_FALSE(program.match().openingTurn());
        CHECK(words(program).isEmpty());
    }
}

TEST_CASE("pro shows where stones may be placed and rejects others", "[program][opening]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, by("pro")}};
    CHECK(words(program).contains(u"centre"));
    program.click(program.board(), {0, 0});
    CHECK(program.match().plies() == 0);
    CHECK(program.window().status() == u"The opening rule does not allow this stone there.");
    program.click(program.board(), {7, 7});
    CHECK(words(program).isEmpty());
    program.click(program.board(), {8, 8});
    CHECK(words(program).contains(u"5 × 5"));
    program.click(program.board(), {9, 9});
    CHECK(program.match().plies() == 2);
    program.click(program.board(), {10, 9});
    CHECK(program.match().plies() == 3);
}

TEST_CASE("the opening rule is chosen in the settings and applies from the next game", "[program][opening]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople}};
    program.playByKeys(program.board(), {7, 7});
    program.preferences().change([](ui::Preferences& p) { p.games[u"gomoku"_s].opening = u"swap"_s; });
    CHECK(program.match().opening() == Opening::Free);
    program.playAgain();
    CHECK(program.match().opening() == Opening::Swap);
}

TEST_CASE("a renju opening is set up and White moves next", "[program][opening]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople}};
    REQUIRE(program.choose(u"D4 Kagetsu (Flower Moon)"_s));
    CHECK(program.table().setup().rule == "renju");
    CHECK(program.match().plies() == 3);
    CHECK(program.match().game().sideToMove() == Side::White);
    CHECK(program.match().game().stoneAt({7, 6}) == Side::White);
    CHECK(program.match().game().stoneAt({8, 6}) == Side::Black);
    program.playByKeys(program.board(), {6, 6});
    CHECK(program.match().plies() == 4);
}

TEST_CASE("a balanced reversi start is set up with a new one each time and Black moves next", "[program][opening]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}}};
    std::set<std::vector<int>> starts;
    for (int i = 0; i < 4; ++i) {
        program.actions().balancedStart->trigger();
        REQUIRE(program.match().plies() == 8);
        CHECK(program.match().game().sideToMove() == Side::Black);
        CHECK(program.match().isRunning());
        std::vector<int> cells;
        for (const Ply& ply : program.match().game().plies())
            cells.push_back(8 * ply.cell.y + ply.cell.x);
        starts.insert(cells);
    }
    CHECK(starts.size() >= 2);
    program.playByKeys(program.board(), test::legalCells(program.match().game()).front());
    CHECK(program.match().plies() == 9);
    program.actions().undo->trigger();
    CHECK(program.match().plies() == 8);
    CHECK_FALSE(program.actions().undo->isEnabled()); // the start moves were not played here
    const auto plies = program.match().game().plies();
    program.playByKeys(program.board(), test::legalCells(program.match().game()).front());
    program.actions().restart->trigger();
    program.window().messages().answer(ui::MessageQueue::Answer::Agree);
    CHECK(program.match().game().plies() == plies); // the same start
    program.playAgain();
    CHECK(program.match().plies() == 0);
}

TEST_CASE("the computer moves first after a balanced start if it plays black", "[program][opening]")
{
    OpenProgram program{u"gomoku"_s, {{u"reversi/first"_s, 1}}};
    REQUIRE(program.choose(u"Reversi from a balanced opening"_s));
    CHECK(program.table().setup().game->key == "reversi");
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 9; }));
    CHECK(program.match().game().sideToMove() == Side::White);
}

TEST_CASE("swap2 over the LAN uses the same texts and buttons", "[program][opening]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15, "swap2"), FirstBlack::Host, ClockSetting{600, 0}}};
    for (const Cell cell : {Cell{7, 7}, {8, 8}, {9, 7}})
        REQUIRE(both.play(cell));
    CHECK(isOffering(both.guest));
    CHECK(words(both.host).contains(u"chooses a colour"));
    take(both.guest, u"Play &black");
    REQUIRE(QTest::qWaitFor([&] { return both.host.match().openingChoices().size() == 1; }));
    CHECK(both.host.match().black() == Seat::Second);
    CHECK(both.host.table().clock()->running() == Side::White);
    REQUIRE(both.play({3, 3})); // the host has white now
    CHECK(both.host.match().seatOfPly(3) == Seat::First);
}

TEST_CASE("during the choice of an opening over the LAN, New game says when it is possible", "[program][opening]")
{
    JoinedPrograms both{{*makeSetup("gomoku", "freestyle", 15, "swap2"), FirstBlack::Host, std::nullopt}};
    const auto saysWhen = [](OpenProgram& program) {
        program.actions().newGame->trigger();
        const QString when = u"You can propose another game when this one is over."_s;
        const ui::Message* notice = program.message(ui::Message::Topic::Notice);
        const bool isShown = program.window().messages().isShown(ui::Message::Topic::Notice);
        return isShown ? notice->text == when : program.window().status() == when;
    };
    CHECK(saysWhen(both.host));
    CHECK(saysWhen(both.guest));
    for (const Cell cell : {Cell{7, 7}, Cell{8, 8}, Cell{9, 7}})
        REQUIRE(both.play(cell));
    CHECK(saysWhen(both.host));
    CHECK(saysWhen(both.guest));
}
