// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis beside the board: when it runs, what it shows, and when it is not allowed.
#include "app/analysis/analysis_text.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/panels/analysis_panel.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/line_label.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

const std::pair<QString, QVariant> twoPeople{u"gomoku/opponent"_s, 1};
const std::pair<QString, QVariant> switchedOn{u"analysis/on"_s, true};

[[nodiscard]] ui::AnalysisPanel& panel(OpenProgram& program)
{
    return program.window().page<ui::MatchPage>().analysis();
}

[[nodiscard]] std::optional<double> blackChance(OpenProgram& program)
{
    return panel(program).findChild<ui::EvaluationBar*>()->blackChance();
}

[[nodiscard]] QListWidget& list(OpenProgram& program)
{
    return *panel(program).findChild<QListWidget*>();
}

/// Returns what the list says in place of lines.
[[nodiscard]] QString blank(OpenProgram& program)
{
    const auto* label = list(program).viewport()->findChild<ui::LineLabel*>();
    return label->isVisible() && list(program).viewport()->rect().contains(label->geometry()) ? label->line()
                                                                                              : QString{};
}

[[nodiscard]] bool waitForLine(OpenProgram& program)
{
    return QTest::qWaitFor([&] { return list(program).count() > 0 && !program.board().analysis().moves.empty(); });
}

} // namespace

TEST_CASE("the analysis panel is shown while analysis is switched on", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople}};
    CHECK_FALSE(panel(program).isVisible());
    CHECK_FALSE(program.table().isHelped());
    program.actions().analysis->trigger();
    CHECK(panel(program).isVisible());
    CHECK(program.table().isHelped());
    REQUIRE(waitForLine(program));
    CHECK(blackChance(program));
    program.actions().analysis->trigger();
    CHECK_FALSE(panel(program).isVisible());
    CHECK(program.board().analysis() == ui::AnalysisMarks{});
}

TEST_CASE("that help keeps a game against the computer from being rated is said, once", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/level"_s, 1}}};
    const QString words = u"With this help, the game is not rated."_s;
    program.actions().analysis->trigger();
    CHECK(program.window().status() == words);
    program.actions().analysis->trigger();
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(program.window().status() != words);
    program.actions().analysis->trigger();
    CHECK(program.window().status() != words);
}

TEST_CASE("the analysis follows the position when browsing back and forth", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn}};
    for (const Cell cell : {Cell{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}})
        program.playByKeys(program.board(), cell);
    REQUIRE(waitForLine(program)); // black, to move, has an open three
    CHECK(QTest::qWaitFor([&] { return blackChance(program).value_or(0) > 0.9; }));
    const ui::AnalysisMarks before = program.board().analysis();
    program.playByKeys(program.board(), {14, 14});
    CHECK(program.board().analysis().moves.empty());
    REQUIRE(waitForLine(program));
    for (const ui::ConsideredMove& move : program.board().analysis().moves)
        CHECK(program.match().game().isLegal(move.cell));
    program.actions().undo->trigger();
    CHECK(QTest::qWaitFor([&] {
        return !program.board().analysis().moves.empty()
            && program.board().analysis().moves.front().cell == before.moves.front().cell;
    }));
}

TEST_CASE("the requested number of lines is shown and each starts with a different move", "[analysis]")
{
    for (const int wanted : {1, 3, 5}) {
        OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn, {u"analysis/lines"_s, wanted}}};
        program.playByKeys(program.board(), {7, 7});
        REQUIRE(QTest::qWaitFor([&] { return list(program).count() == wanted; }, 10'000));
        std::set<Cell> first;
        for (const ui::ConsideredMove& move : program.board().analysis().moves)
            first.insert(move.cell);
        CHECK(static_cast<int>(first.size()) == wanted);
    }
}

TEST_CASE("a selected line is drawn on the board with move numbers until it is deselected", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn}};
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(waitForLine(program));
    QListWidget& lines = list(program);
    const auto clickFirst = [&] {
        QTest::mouseClick(lines.viewport(), Qt::LeftButton, {}, lines.visualItemRect(lines.item(0)).center());
    };
    clickFirst();
    CHECK(panel(program).picked() == 0);
    CHECK_FALSE(program.board().analysis().line.empty());
    CHECK(program.match().plies() == 1);
    clickFirst();
    CHECK(panel(program).picked() == -1);
    CHECK(program.board().analysis().line.empty());

    lines.setFocus();
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Space);
    CHECK(panel(program).picked() == 0);
    program.press(Qt::Key_Escape);
    CHECK(panel(program).picked() == -1);

    clickFirst();
    program.playByKeys(program.board(), {8, 8});
    CHECK(panel(program).picked() == -1);
}

TEST_CASE("the line under the pointer is drawn on the board as long as it is there", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn}};
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(waitForLine(program));
    QListWidget& lines = list(program);
    QTest::mouseMove(lines.viewport(), lines.visualItemRect(lines.item(0)).center());
    REQUIRE(QTest::qWaitFor([&] { return !program.board().analysis().line.empty(); }));
    CHECK(panel(program).picked() == -1);
    QEvent leave{QEvent::Leave};
    QCoreApplication::sendEvent(lines.viewport(), &leave);
    CHECK(program.board().analysis().line.empty());
}

TEST_CASE("after the game is over the analysis shows the winner and stops searching", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn}};
    for (int x = 0; x < 4; ++x) {
        program.playByKeys(program.board(), {x, 7});
        program.playByKeys(program.board(), {x * 2, 0});
    }
    program.playByKeys(program.board(), {4, 7});
    REQUIRE_FALSE(program.match().isRunning());
    CHECK(blackChance(program) == 1.0);
    CHECK(list(program).count() == 0);
    CHECK(blank(program) == u"The game is over.");
}

TEST_CASE("analysis is unavailable in a LAN game until the game is over", "[analysis]")
{
    JoinedPrograms both;
    both.host.actions().analysis->trigger(); // disabled: it does nothing
    CHECK_FALSE(both.host.actions().analysis->isEnabled());
    CHECK_FALSE(both.guest.actions().analysis->isEnabled());
    CHECK_FALSE(both.host.actions().tryMoves->isEnabled());
    CHECK_FALSE(panel(both.host).isVisible());

    // Nor of a record, in which its position might be set up.
    both.host.record().show({.games = {record::GameRecord{}}, .name = u"Mine"_s});
    REQUIRE(both.host.window().navigation().page() == ui::Page::Record);
    CHECK_FALSE(both.host.actions().analysis->isEnabled());
    CHECK_FALSE(both.host.actions().hint->isEnabled());
    both.host.press(Qt::Key_Escape);
    CHECK(both.host.window().navigation().page() == ui::Page::Match);
    both.guest.resign();
    REQUIRE(both.settle());
    REQUIRE(QTest::qWaitFor([&] { return both.host.actions().analysis->isEnabled(); }));
    both.host.actions().analysis->trigger();
    CHECK(panel(both.host).isVisible());
    CHECK(waitForLine(both.host));
}

TEST_CASE("analysis that was switched on stays off in a LAN game", "[analysis]")
{
    JoinedPrograms both;
    ui::Preferences preferences = both.host.preferences().value();
    preferences.analysis = true;
    both.host.preferences().set(preferences);
    CHECK_FALSE(panel(both.host).isVisible());
    REQUIRE(both.play({7, 7}));
    CHECK_FALSE(panel(both.host).isVisible());
    CHECK(both.host.board().analysis() == ui::AnalysisMarks{});
}

TEST_CASE("analysis pauses while its page is hidden", "[analysis]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn}};
    REQUIRE(waitForLine(program));
    program.window().navigation().setPage(ui::Page::Home);
    CHECK(program.board().analysis() == ui::AnalysisMarks{});
    program.window().navigation().setPage(ui::Page::Match);
    CHECK(waitForLine(program));
}

TEST_CASE("scores map to winning chances and only decided games are certain", "[analysis]")
{
    const GameInfo::Score unit{.scale = 200, .decided = 999'000, .win = 1'000'000};
    CHECK(winChance(unit, 0) == 0.5);
    CHECK(winChance(unit, 200) == Approx(1 / (1 + std::exp(-1.0))));
    CHECK(winChance(unit, -200) == Approx(1 - winChance(unit, 200)));
    CHECK(winChance(unit, 999'990) == 1);
    CHECK(winChance(unit, -999'990) == 0);
    CHECK(app::chanceText(unit, 100'000) == u"99 %");
    CHECK(app::chanceText(unit, -100'000) == u"1 %");
    CHECK(app::chanceText(unit, 999'999) == u"win in 1");   // one ply
    CHECK(app::chanceText(unit, 999'997) == u"win in 2");   // three plies
    CHECK(app::chanceText(unit, -999'996) == u"loss in 2"); // four plies, two of them the winner's
    CHECK(app::progressText({.depth = 12, .nodes = 700'000}, 2000) == u"Depth 12 · 350 k nodes/s");
    CHECK(app::progressText({.depth = 3, .nodes = 9}, 2000) == u"Depth 3");
    CHECK(app::progressText({.depth = 3, .nodes = 9}, 0).startsWith(u"Depth 3"));
    CHECK(app::chanceText({.scale = 1, .decided = 10, .win = 0}, 10) == u"win");
}

TEST_CASE("reversi games can be analysed", "[analysis]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}, switchedOn}};
    REQUIRE(waitForLine(program));
    CHECK(program.match().game().isLegal(program.board().analysis().moves.front().cell));
}

TEST_CASE("while colours can be chosen the analysis says what the chooser has", "[analysis][opening]")
{
    OpenProgram program{u"gomoku"_s, {twoPeople, switchedOn, {u"gomoku/opening"_s, u"swap2"_s}}};
    const auto said = [&] { return list(program).accessibleDescription(); };
    const auto shown = [&] {
        QStringList texts;
        for (const auto* label : panel(program).findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    };
    const auto place = [&](std::initializer_list<Cell> stones) {
        for (const Cell cell : stones)
            program.playByKeys(program.board(), cell);
    };
    const auto percent = [&] { return static_cast<int>(std::lround(100 * blackChance(program).value_or(0))); };
    place({{0, 0}, {7, 7}});
    CHECK(said().contains(u"Keep it even"));
    CHECK(shown().contains(said()));
    CHECK(list(program).count() == 0); // the best move for one side would not be a good one
    CHECK(blank(program) == u"No lines until colours are chosen.");
    CHECK(program.board().analysis().moves.empty());
    CHECK_FALSE(blackChance(program));
    place({{14, 14}}); // white is far ahead
    REQUIRE(waitForLine(program));
    CHECK(blank(program).isEmpty());
    CHECK(said().startsWith(u"The chooser takes White: "));
    CHECK(shown().contains(said()));
    CHECK(percent() < 50);
    for (int i = 0; i < 3; ++i)
        program.actions().undo->trigger();
    REQUIRE(program.match().plies() == 0);
    CHECK(said().contains(u"Keep it even"));
    place({{7, 7}, {14, 0}, {8, 8}});
    REQUIRE(waitForLine(program));
    CHECK(said().startsWith(u"The chooser takes Black: "));
    CHECK(percent() > 50);
    const QString value = said().section(u' ', -2, -2);
    CHECK(value.toInt() == percent());

    pressButton(program.messageBar(), u"&Two more stones"_s);
    CHECK(said().contains(u"Keep it even"));
    place({{7, 6}, {0, 14}});
    REQUIRE(waitForLine(program));
    CHECK(said().startsWith(u"The chooser takes "));
    pressButton(program.messageBar(), u"Play &white"_s);
    CHECK(said().isEmpty());
    REQUIRE(waitForLine(program));
    CHECK(shown().filter(u"chooser"_s).isEmpty());
    // Back among the stones of the opening.
    program.press(Qt::Key_PageUp);
    program.press(Qt::Key_PageUp);
    CHECK(said().contains(u"Keep it even"));
}

TEST_CASE("a choice is worth the better colour to whoever chooses", "[analysis][opening]")
{
    const GameInfo::Score& unit = findGame("gomoku")->score;
    for (int score = 0; score < 4'000; score += 7) {
        const int better = std::max(app::chancePercent(unit, score), app::chancePercent(unit, -score));
        const QString white = app::choiceText(unit, score);
        const QString black = app::choiceText(unit, -score);
        if (better <= 52) {
            CHECK(white == u"Even: any choice will do");
            CHECK(black == white);
        } else {
            CHECK(white == u"The chooser takes White: %1 %"_s.arg(better));
            CHECK(black == u"The chooser takes Black: %1 %"_s.arg(better));
        }
    }
    CHECK(app::choiceText(unit, unit.win - 7) == u"The chooser takes White: win in 4");
    CHECK(app::choiceText(unit, 7 - unit.win) == u"The chooser takes Black: win in 4");
}
