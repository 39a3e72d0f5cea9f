// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/board/board_accessible.h"
#include "ui/gomoku/gomoku_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QToolTip>

#include <memory>

using namespace qipan;
using namespace qipan::test;
using namespace qipan::ui;

namespace {

constexpr Cell doubleThree{7, 7};
constexpr Cell doubleFour{3, 11};
constexpr Cell overline{5, 1};
constexpr Cell unhindered{11, 11};

/// Renju, black to move, with a forbidden point of each kind.
std::unique_ptr<BoardGame> renjuGame()
{
    auto game = makeSetup("gomoku", "renju", 15)->makeGame();
    const std::vector<Cell> black{{7, 5}, {7, 6}, {5, 7}, {6, 7}, {0, 11}, {1, 11}, {2, 11}, {3, 10},
                                  {3, 9}, {3, 8}, {2, 1}, {3, 1}, {4, 1},  {6, 1},  {7, 1}};
    for (std::size_t i = 0; i < black.size(); ++i) {
        game->play(black[i]);
        game->play({i % 2 == 0 ? 14 : 12, static_cast<int>(i)});
    }
    return game;
}

void askForHelp(BoardView& view, Cell cell)
{
    const QPoint at = pixelOf(view, cell);
    QHelpEvent event{QEvent::ToolTip, at, view.mapToGlobal(at)};
    QCoreApplication::sendEvent(&view, &event);
}

} // namespace

TEST_CASE("In renju forbidden points are marked with their reason")
{
    const auto game = renjuGame();
    installBoardAccessibility();
    GomokuView view{*game};
    present(view);
    CHECK(view.forbiddenAt(doubleThree) == Forbidden::DoubleThree);
    CHECK(view.forbiddenAt(doubleFour) == Forbidden::DoubleFour);
    CHECK(view.forbiddenAt(overline) == Forbidden::Overline);
    CHECK(view.forbiddenAt(unhindered) == Forbidden::None);
    CHECK(view.accessibleTextOf(doubleThree) == QStringLiteral("H8, empty, forbidden for Black: double three (3-3)"));
    CHECK(view.accessibleTextOf(doubleFour) == QStringLiteral("D4, empty, forbidden for Black: double four (4-4)"));
    CHECK(view.accessibleTextOf(overline) == QStringLiteral("F14, empty, forbidden for Black: overline"));
    CHECK(view.accessibleTextOf(unhindered) == QStringLiteral("L4, empty"));
}

TEST_CASE("The forbidden-point marks and their text can be switched off")
{
    const auto game = renjuGame();
    GomokuView view{*game};
    present(view);
    const QImage marked = view.grab().toImage();
    BoardOptions without;
    without.forbiddenPoints = false;
    view.setOptions(without);
    const QImage unmarked = view.grab().toImage();
    const auto differs = [&](Cell cell) {
        const QRect area = view.boardGeometry().rect(cell).toRect();
        return marked.copy(area) != unmarked.copy(area);
    };
    for (const Cell cell : {doubleThree, doubleFour, overline})
        CHECK(differs(cell));
    CHECK_FALSE(differs(unhindered));
    CHECK(view.forbiddenAt(doubleThree) == Forbidden::None);
    CHECK(view.accessibleTextOf(doubleThree) == QStringLiteral("H8, empty"));
}

TEST_CASE("Hovering over a forbidden point explains it")
{
    const auto game = renjuGame();
    GomokuView view{*game};
    present(view);
    askForHelp(view, doubleFour);
    CHECK(QToolTip::text() == QStringLiteral("D4: forbidden for Black: double four (4-4)"));
    askForHelp(view, overline);
    CHECK(QToolTip::text() == QStringLiteral("F14: forbidden for Black: overline"));
    askForHelp(view, unhindered);
    CHECK(QTest::qWaitFor([] { return !QToolTip::isVisible(); }));
}

TEST_CASE("The marks follow the position and disappear at the end")
{
    const auto game = renjuGame();
    GomokuView view{*game};
    present(view);
    game->play(unhindered);
    view.showPosition(*game, false);
    CHECK(view.forbiddenAt(doubleThree) == Forbidden::DoubleThree); // shown to white too
    game->play({7, 4});
    view.showPosition(*game, false);
    CHECK(view.forbiddenAt(doubleThree) == Forbidden::None); // white has blocked the column
    CHECK(view.forbiddenAt(overline) == Forbidden::Overline);
    game->play(overline);
    REQUIRE(game->outcome() == Outcome{.winner = Side::White, .reason = EndReason::Forbidden});
    view.showPosition(*game, false);
    CHECK(view.forbiddenAt(doubleFour) == Forbidden::None);
}

TEST_CASE("Nothing is marked in other rules than renju")
{
    const auto game = gameAfter("gomoku", {{7, 5}, {0, 0}, {7, 6}, {2, 0}, {5, 7}, {4, 0}, {6, 7}, {6, 0}});
    GomokuView view{*game};
    present(view);
    CHECK(view.forbiddenAt(doubleThree) == Forbidden::None);
}
