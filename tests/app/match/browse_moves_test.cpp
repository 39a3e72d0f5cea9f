// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back through a running or finished game.
#include "app/tables/table.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/move_list.h"

#include <QAction>
#include <QTest>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

const std::pair<QString, QVariant> gomokuByTwo{u"gomoku/opponent"_s, 1};
const std::pair<QString, QVariant> reversiByTwo{u"reversi/opponent"_s, 1};
const std::pair<QString, QVariant> analysisOn{u"analysis/on"_s, true};
const std::vector<Cell> blackWins{{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}, {9, 7}, {14, 14}, {5, 7}};

void play(OpenProgram& program, const std::vector<Cell>& cells)
{
    for (const Cell cell : cells)
        program.playByKeys(program.board(), cell);
    REQUIRE(program.match().plies() == static_cast<int>(cells.size()));
}

[[nodiscard]] int pliesOnBoard(OpenProgram& program)
{
    return static_cast<int>(program.board().position().plies().size());
}

[[nodiscard]] ui::MoveList& list(OpenProgram& program)
{
    return *program.window().page<ui::MatchPage>().findChild<ui::MoveList*>();
}

} // namespace

TEST_CASE("keys browse through the moves without taking any back", "[look]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    CHECK_FALSE(program.actions().previousPosition->isEnabled());
    play(program, {{7, 7}, {8, 8}, {6, 6}});
    CHECK_FALSE(program.actions().nextPosition->isEnabled());
    CHECK(list(program).picked() == 2);
    program.press(Qt::Key_PageUp);
    CHECK(pliesOnBoard(program) == 2);
    CHECK(list(program).picked() == 1);
    CHECK_FALSE(program.board().position().stoneAt({6, 6}));
    CHECK_FALSE(program.board().mayPlay());
    CHECK_FALSE(program.actions().hint->isEnabled());
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(pliesOnBoard(program) == 0);
    CHECK_FALSE(list(program).picked());
    CHECK_FALSE(program.actions().previousPosition->isEnabled());
    program.press(Qt::Key_PageDown);
    CHECK(pliesOnBoard(program) == 1);
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(pliesOnBoard(program) == 3);
    CHECK(program.board().mayPlay());
    CHECK(program.match().plies() == 3);
}

TEST_CASE("a message at the board says which move is viewed and leads back to the game", "[look]")
{
    using Topic = ui::Message::Topic;
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    play(program, {{7, 7}, {8, 8}, {6, 6}});
    const QString before = program.window().status();
    CHECK(program.message(Topic::Viewing) == nullptr);
    program.press(Qt::Key_PageUp);
    REQUIRE(program.message(Topic::Viewing) != nullptr);
    CHECK(program.messageBar().isVisible());
    CHECK(program.messageBar().text() == u"Viewing move 2 of 3.");
    CHECK(program.window().status() == before); // not said twice
    CHECK(program.board().hasFocus());
    CHECK(list(program).isVisible());
    const auto in = [&](const QWidget& widget) {
        return QRect{widget.mapTo(&program.window(), QPoint{}), widget.size()};
    };
    QCoreApplication::processEvents();
    CHECK_FALSE(in(program.messageBar()).intersects(in(list(program)))); // in which the user may choose another
    program.press(Qt::Key_PageUp);
    CHECK(program.messageBar().text() == u"Viewing move 1 of 3.");
    program.actions().book->trigger();
    CHECK_FALSE(program.messageBar().isVisible());
    program.press(Qt::Key_Escape);
    REQUIRE(program.messageBar().isVisible());
    pressButton(program.messageBar(), u"&Back to the game"_s);
    CHECK(pliesOnBoard(program) == 3);
    CHECK(program.message(Topic::Viewing) == nullptr);
    program.press(Qt::Key_PageUp);
    program.actions().undo->trigger(); // another event of the game
    CHECK(program.message(Topic::Viewing) == nullptr);
}

TEST_CASE("a game too short to have turned offers no turning points", "[look]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    play(program, {{7, 7}});
    program.resign();
    CHECK_FALSE(program.actions().turningPoints->isEnabled());
    program.playAgain();
    play(program, {{7, 7}, {8, 8}, {6, 6}, {5, 5}});
    program.resign();
    CHECK(program.actions().turningPoints->isEnabled());
}

TEST_CASE("a click or Enter on an earlier position returns to the game and plays nothing", "[look]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    play(program, {{7, 7}, {8, 8}});
    program.press(Qt::Key_PageUp);
    program.click(program.board(), {3, 3});
    CHECK(pliesOnBoard(program) == 2);
    CHECK(program.match().plies() == 2);
    program.press(Qt::Key_PageUp);
    program.playByKeys(program.board(), {3, 3});
    CHECK(pliesOnBoard(program) == 2);
    program.playByKeys(program.board(), {3, 3});
    CHECK(program.match().plies() == 3);
}

TEST_CASE("a finished game can be browsed and restarts only from its last position", "[look]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    play(program, blackWins);
    REQUIRE_FALSE(program.match().isRunning());
    program.press(Qt::Key_Escape); // from the button for another game to the board
    program.press(Qt::Key_PageUp);
    CHECK_FALSE(program.board().isEnded());
    CHECK(program.board().position().winningLine().empty());
    program.press(Qt::Key_Return);
    CHECK(pliesOnBoard(program) == 9);
    CHECK_FALSE(program.match().isRunning());
    CHECK(program.board().isEnded());
    program.press(Qt::Key_Return);
    CHECK(pliesOnBoard(program) == 0);
    CHECK(program.match().isRunning());
}

TEST_CASE("an incoming move or a takeback returns the board to the game", "[look]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.guest.actions().previousPosition->trigger(); // it is the guest's turn
    CHECK(pliesOnBoard(both.guest) == 0);
    both.guest.actions().latestPosition->trigger();
    REQUIRE(both.play({8, 8}));
    both.guest.actions().firstPosition->trigger();
    CHECK(pliesOnBoard(both.guest) == 0);
    REQUIRE(both.play({6, 6}));
    CHECK(pliesOnBoard(both.guest) == 3);

    OpenProgram alone{u"gomoku"_s, {gomokuByTwo}};
    play(alone, {{7, 7}, {8, 8}, {6, 6}});
    alone.actions().firstPosition->trigger();
    alone.actions().undo->trigger();
    CHECK(pliesOnBoard(alone) == 2);
}

TEST_CASE("selecting a move in the list shows its position", "[look]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    play(program, blackWins);
    ui::MoveList& moves = list(program);
    QTest::mouseClick(moves.viewport(), Qt::LeftButton, {}, moves.visualRect(moves.model()->index(1, 1)).center());
    CHECK(pliesOnBoard(program) == 4);
    QTest::keyClick(&moves, Qt::Key_Up);
    CHECK(pliesOnBoard(program) == 2);
    CHECK(moves.picked() == 1);
}

TEST_CASE("the analysis follows the browsed position", "[look]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo, analysisOn}};
    play(program, blackWins);
    CHECK(program.board().analysis().moves.empty()); // the game is over
    program.press(Qt::Key_PageUp);
    REQUIRE(QTest::qWaitFor([&] { return !program.board().analysis().moves.empty(); }));
    const Cell best = program.board().analysis().moves.front().cell;
    CHECK((best == Cell{5, 7} || best == Cell{10, 7})); // both make five
    program.press(Qt::Key_PageDown);
    CHECK(program.board().analysis().moves.empty());
}

TEST_CASE("in reversi a pass is listed as a move but is not a position of its own", "[look]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    // Black must pass after the eighth ply.
    play(program, {{3, 2}, {2, 2}, {5, 4}, {3, 1}, {3, 0}, {4, 0}, {1, 1}, {2, 0}, {0, 2}});
    ui::MoveList& moves = list(program);
    REQUIRE(moves.picked() == 9);
    program.press(Qt::Key_PageUp);
    CHECK(pliesOnBoard(program) == 8);
    CHECK(moves.picked() == 7);
    CHECK(program.board().position().sideToMove() == Side::White);
    moves.setCurrentIndex(moves.model()->index(4, 0)); // the pass
    CHECK(pliesOnBoard(program) == 8);
    moves.setCurrentIndex(moves.model()->index(4, 1));
    CHECK(pliesOnBoard(program) == 9);
    CHECK(moves.picked() == 9);
    program.actions().firstPosition->trigger();
    CHECK(program.board().position().count(Side::Black) == 2);
    CHECK(program.match().game().count(Side::Black) > 2);
}
