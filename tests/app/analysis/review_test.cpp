// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of a whole game, and its graph.
#include "app/analysis/game_review.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/match_page.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/review_panel.h"

#include <QAction>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

const std::pair<QString, QVariant> gomokuByTwo{u"gomoku/opponent"_s, 1};
const std::pair<QString, QVariant> reversiByTwo{u"reversi/opponent"_s, 1};
const Limits small{.depth = 4, .nodes = 3'000};
const std::vector<Cell> reversiMoves{{3, 2}, {2, 2}, {2, 3}, {4, 2}};
const std::vector<Cell> gomokuMoves{{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}};

void play(OpenProgram& program, const std::vector<Cell>& cells)
{
    const int before = program.match().plies();
    for (const Cell cell : cells)
        program.playByKeys(program.board(), cell);
    REQUIRE(program.match().plies() == before + static_cast<int>(cells.size()));
}

[[nodiscard]] ui::ReviewPanel& reviewPanel(OpenProgram& program)
{
    return program.window().page<ui::MatchPage>().review();
}

[[nodiscard]] ui::EvaluationGraph& graph(OpenProgram& program)
{
    return *reviewPanel(program).findChild<ui::EvaluationGraph*>();
}

[[nodiscard]] bool knows(OpenProgram& program, int point)
{
    const auto& points = graph(program).state().points;
    return point < static_cast<int>(points.size()) && points[static_cast<std::size_t>(point)].black.has_value();
}

[[nodiscard]] bool waitForEnd(OpenProgram& program)
{
    return QTest::qWaitFor([&] { return !program.review().isRunning(); }, 60'000);
}

[[nodiscard]] int pliesOnBoard(OpenProgram& program)
{
    return static_cast<int>(program.board().position().plies().size());
}

[[nodiscard]] GameValues valuesOf(const GameSetup& setup, const std::vector<Cell>& cells)
{
    const auto game = setup.makeGame();
    for (const Cell cell : cells)
        game->play(cell);
    GameValues values;
    values.follow(setup, game->plies());
    return values;
}

} // namespace

TEST_CASE("a review finds the same steady result for each position as a separate search", "[review]")
{
    for (const auto& [key, cells] : {std::pair{"reversi", reversiMoves}, std::pair{"gomoku", gomokuMoves}}) {
        const GameInfo& info = *findGame(key);
        GameValues values = valuesOf(defaultSetup(info), cells);
        GameReview review{info.makeEngine(info.levels, 0), small, values};
        QSignalSpy progressed{&review, &GameReview::progressed};
        QSignalSpy ended{&review, &GameReview::ended};
        review.start();
        REQUIRE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 60'000));
        CHECK_FALSE(review.isRunning());
        CHECK(progressed.size() == static_cast<qsizetype>(cells.size()) + 1);
        GameValues direct = valuesOf(defaultSetup(info), cells);
        const auto engine = info.makeEngine(info.levels, 0);
        const std::atomic<bool> stop{false};
        for (std::size_t i = 0; i <= cells.size(); ++i) {
            ReportedLines lines;
            if (direct.isInDiscs())
                lines.steady({});
            const auto take = [&lines](const SearchResult& result) { lines.put(result, 1); };
            take(engine->think(*direct.positionAt(i), small, stop, take));
            direct.addReview(i, lines.all().front());
            CHECK(values.valueAt(i)->black == direct.valueAt(i)->black);
            CHECK(values.valueAt(i)->isExact == direct.valueAt(i)->isExact);
        }
        CHECK(values.mistakes(9) == direct.mistakes(9));
    }
}

TEST_CASE("a move that allows a wipe-out is a blunder, though its own position was not searched to the end", "[review]")
{
    const GameInfo& info = *findGame("reversi");
    // White plays E6, after which black takes the last white disc at E3.
    GameValues values =
        valuesOf(defaultSetup(info), {{5, 4}, {3, 5}, {2, 4}, {5, 3}, {4, 6}, {5, 5}, {6, 4}, {4, 5}, {4, 2}});
    REQUIRE(values.positionAt(9)->outcome());
    GameReview review{info.makeEngine(info.levels, 0), {.depth = 64, .nodes = 20'000, .lines = 1}, values};
    QSignalSpy ended{&review, &GameReview::ended};
    review.start();
    REQUIRE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 60'000));
    CHECK(values.qualityOf(7) == record::MoveQuality::Blunder);
    CHECK(values.qualityOf(8) == record::MoveQuality::None);
}

TEST_CASE("a cancelled review keeps its results and ignores later ones and can resume", "[review]")
{
    const GameInfo& info = *findGame("reversi");
    GameValues values = valuesOf(defaultSetup(info), reversiMoves);
    GameReview review{info.makeEngine(info.levels, 0), small, values};
    QSignalSpy progressed{&review, &GameReview::progressed};
    review.start();
    REQUIRE(QTest::qWaitFor([&] { return !progressed.isEmpty(); }));
    review.cancel();
    const std::size_t seen = values.reviewedCount();
    CHECK(seen < values.reviewableCount());
    CHECK_FALSE(review.isRunning());
    review.follow(0); // the game changes, but no review runs
    QCoreApplication::processEvents();
    CHECK(values.reviewedCount() == seen);
    QSignalSpy ended{&review, &GameReview::ended};
    review.start();
    REQUIRE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 60'000));
    CHECK(values.reviewedCount() == values.reviewableCount());
}

TEST_CASE("one action analyses the whole game and its graph leads to each position", "[review]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    program.review().setLimits(small);
    CHECK_FALSE(reviewPanel(program).isVisible()); // no values yet
    CHECK_FALSE(program.actions().review->isEnabled());
    play(program, reversiMoves);
    CHECK_FALSE(graph(program).isVisible());
    program.press(Qt::Key_F7);
    CHECK(program.review().isRunning());
    CHECK(graph(program).isVisible());
    REQUIRE(waitForEnd(program));
    for (int i = 0; i <= 4; ++i)
        CHECK(knows(program, i));
    CHECK(graph(program).state().current == 4);

    ui::EvaluationGraph& view = graph(program);
    view.setFocus();
    program.press(Qt::Key_Left);
    CHECK(pliesOnBoard(program) == 3);
    CHECK(view.state().current == 3);
    CHECK(view.accessibleDescription().startsWith(u"Move 3, C4: "));
    program.press(Qt::Key_Home);
    CHECK(pliesOnBoard(program) == 0);
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(2).toPoint());
    CHECK(pliesOnBoard(program) == 2);
    program.press(Qt::Key_End);
    CHECK(pliesOnBoard(program) == 4);
    CHECK(program.match().plies() == 4); // nothing is taken back
}

TEST_CASE("a stopped review resumes where it stopped", "[review]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(Limits{.depth = 4, .nodes = 20'000});
    play(program, gomokuMoves);
    const QString text = program.actions().review->text();
    program.actions().review->trigger();
    CHECK(program.actions().review->text() != text);
    REQUIRE(QTest::qWaitFor([&] { return program.review().values().reviewedCount() > 0; }, 60'000));
    program.actions().review->trigger();
    CHECK_FALSE(program.review().isRunning());
    CHECK(program.actions().review->text() == text);
    CHECK(program.review().values().reviewedCount() < 7);
    CHECK(knows(program, 0));
    program.review().setLimits(small);
    program.actions().review->trigger();
    REQUIRE(waitForEnd(program));
    CHECK(program.review().values().reviewedCount() == 7);
}

TEST_CASE("a running review follows moves and takebacks", "[review]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    program.review().setLimits(Limits{.depth = 6, .nodes = 30'000});
    play(program, {{3, 2}, {2, 2}});
    program.actions().review->trigger();
    play(program, {{2, 3}, {4, 2}});
    REQUIRE(waitForEnd(program));
    CHECK(program.review().values().reviewedCount() == 5);

    program.actions().undo->trigger();
    program.actions().undo->trigger();
    program.actions().undo->trigger();
    REQUIRE(program.match().plies() == 1);
    CHECK(program.review().values().reviewedCount() == 2);
    play(program, {{2, 4}, {1, 5}, {5, 2}});
    program.actions().review->trigger();
    program.actions().undo->trigger();
    program.playAgain();
    REQUIRE(waitForEnd(program));
    REQUIRE(program.match().plies() == 0);
    CHECK(graph(program).state().points.size() == 1);
}

TEST_CASE("a review stops when a new round starts", "[review]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    program.review().setLimits(Limits{.depth = 40, .nodes = 1'000'000'000}); // practically without limits
    play(program, {{3, 2}, {2, 2}});
    program.actions().review->trigger();
    REQUIRE(program.review().isRunning());
    program.actions().restart->trigger();
    program.window().messages().answer(ui::MessageQueue::Answer::Agree);
    REQUIRE(program.match().plies() == 0);
    CHECK_FALSE(program.review().isRunning());
    play(program, reversiMoves);
    CHECK_FALSE(program.review().isRunning());
    program.actions().review->trigger();
    CHECK(program.review().isRunning());
    program.playAgain();
    CHECK_FALSE(program.review().isRunning());
}

TEST_CASE("the values of a game are not shown in the next one with the same moves", "[review]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    program.review().setLimits(Limits{.depth = 2});
    play(program, {{3, 2}, {2, 2}});
    program.actions().review->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !program.review().isRunning(); }, 20'000));
    REQUIRE(program.review().values().isAnyKnown());
    program.playAgain();
    play(program, {{3, 2}, {2, 2}});
    CHECK_FALSE(program.review().values().isAnyKnown());
    CHECK_FALSE(reviewPanel(program).isVisible());
}

TEST_CASE("moves of a balanced start are never reported as mistakes but later moves are", "[review]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    program.actions().balancedStart->trigger();
    REQUIRE(program.match().plies() == 8);
    REQUIRE(program.table().givenPlies() == 8);
    const auto& position = program.match().game();
    Cell cell;
    while (!position.isLegal(cell))
        cell = cell.x < 7 ? Cell{cell.x + 1, cell.y} : Cell{0, cell.y + 1};
    play(program, {cell});
    // Each move seems to have lost the same.
    for (int i = 0; i <= 9; ++i) {
        program.matchController().showPly(i);
        program.review().addAnalysis(static_cast<std::size_t>(i), {.depth = 8, .score = 1'000, .line = {{7, 7}}}, 0);
    }
    REQUIRE(graph(program).state().mistakes.size() == 1);
    CHECK(graph(program).state().mistakes.front().move == 9);

    program.actions().undo->trigger(); // a move taken back and replaced is a choice
    program.actions().undo->trigger();
    CHECK(program.table().givenPlies() == static_cast<std::size_t>(program.match().plies()));
    program.actions().restart->trigger();
    CHECK(program.match().plies() == 8); // from the same start
    CHECK(program.table().givenPlies() == 8);
    program.playAgain();
    CHECK(program.match().plies() == 0);
}

TEST_CASE("results of the live analysis fill the graph", "[review]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo, {u"analysis/on"_s, true}}};
    program.window().resize(1000, 800); // room for the graph beside the analysis
    REQUIRE(QTest::qWaitFor([&] { return knows(program, 0); }));
    CHECK(QTest::qWaitFor([&] { return graph(program).isVisible(); }));
    play(program, {{3, 2}});
    REQUIRE(QTest::qWaitFor([&] { return knows(program, 1); }));
    CHECK(knows(program, 0));
    CHECK(program.review().values().reviewedCount() == 0);
}

TEST_CASE("the evaluation graph is hidden in a LAN game until the game is over", "[review]")
{
    JoinedPrograms both;
    both.host.review().setLimits(small);
    REQUIRE(both.play({7, 7}));
    CHECK_FALSE(both.host.actions().review->isEnabled());
    both.host.actions().review->trigger(); // disabled: it does nothing
    both.host.review().toggle();
    CHECK_FALSE(both.host.review().isRunning());
    CHECK_FALSE(reviewPanel(both.host).isVisible());
    both.guest.resign();
    REQUIRE(both.settle());
    REQUIRE(QTest::qWaitFor([&] { return both.host.actions().review->isEnabled(); }));
    both.host.actions().review->trigger();
    REQUIRE(waitForEnd(both.host));
    CHECK(knows(both.host, 1));
    CHECK(reviewPanel(both.host).isVisible());
}

TEST_CASE("a move that alone keeps the result is marked ! if a glance prefers another one", "[review]")
{
    // A game of two computers by the rules of renju, before and after white's move to H4.
    const std::vector<Cell> moves{{7, 7}, {6, 7}, {7, 8}, {7, 9}, {8, 8},  {6, 8}, {6, 6},
                                  {9, 9}, {5, 7}, {7, 5}, {6, 9}, {5, 10}, {5, 5}, {4, 4},
                                  {5, 6}, {5, 8}, {7, 6}, {8, 6}, {4, 6},  {3, 6}, {6, 4}};
    const Cell only{7, 3};
    GameSetup setup = *makeSetup("gomoku", "renju", 15);
    const auto game = setup.makeGame();
    for (const Cell cell : moves)
        game->play(cell);
    setup.position = StartPosition{.stones = game->plies(), .toMove = game->sideToMove()};
    const Limits limits{.depth = 225, .nodes = 150'000, .time = {}, .memory = std::size_t{32} << 20, .lines = 1};
    const auto qualityOf = [&](Cell move, const GameSetup& from) {
        GameValues values;
        values.follow(from, {{move, firstToMove(from)}});
        GameReview review{from.game->makeEngine(from.game->levels, 0), limits, values};
        QSignalSpy ended{&review, &GameReview::ended};
        review.start();
        REQUIRE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 120'000));
        return values.qualityOf(0);
    };
    CHECK(qualityOf(only, setup) == record::MoveQuality::Good);
    CHECK(qualityOf({0, 0}, setup) == record::MoveQuality::Blunder);

    // As a deeper search sees it: everything else loses.
    std::vector<SearchResult> lines(2);
    const std::atomic<bool> stop{false};
    const auto engine = setup.game->makeEngine(setup.game->levels, 0);
    Limits deeper = limits;
    deeper.nodes = 1'500'000;
    deeper.lines = 2;
    (void)engine->think(*setup.makeGame(), deeper, stop, [&lines](const SearchResult& found) {
        if (found.pvIndex < 2)
            lines[static_cast<std::size_t>(found.pvIndex)] = found;
    });
    CHECK(lines[0].line.front() == only);
    CHECK(winChance(setup.game->score, lines[0].score) > 0.45);
    CHECK(winChance(setup.game->score, lines[1].score) < 0.05);

    // Nobody overlooks that a four must be blocked, though it is the only move.
    setup.position = StartPosition{.stones = {{{7, 7}, Side::Black},
                                              {{3, 3}, Side::White},
                                              {{7, 8}, Side::Black},
                                              {{11, 3}, Side::White},
                                              {{7, 9}, Side::Black},
                                              {{7, 6}, Side::White},
                                              {{7, 10}, Side::Black}},
                                   .toMove = Side::White};
    CHECK(qualityOf({7, 11}, setup) == record::MoveQuality::None);
}
