// SPDX-License-Identifier: GPL-3.0-or-later
// Analysis, hints and the analysis of a whole line on the record page.
#include "app/history/history_store.h"
#include "app/history/stored_analysis.h"
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/history/record_games.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"
#include "ui/panels/analysis_panel.h"
#include "ui/panels/evaluation_graph.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/replay_bar.h"
#include "ui/panels/review_panel.h"
#include "ui/widgets/line_label.h"

#include <QAction>
#include <QListWidget>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using record::GameTree;

namespace {

const Limits small{.depth = 4, .nodes = 3'000};

void openSgf(OpenProgram& program, std::string_view sgf)
{
    app::OpenedRecords opened;
    opened.games = record::readSgf(sgf).games;
    opened.name = u"game.sgf"_s;
    program.record().show(std::move(opened));
    REQUIRE(program.window().navigation().page() == ui::Page::Record);
}

[[nodiscard]] ui::RecordSide& sideOf(OpenProgram& program)
{
    return program.window().page<ui::RecordPage>().side();
}

[[nodiscard]] ui::EvaluationGraph& graph(OpenProgram& program)
{
    return *sideOf(program).review().findChild<ui::EvaluationGraph*>();
}

[[nodiscard]] QListWidget& linesOf(OpenProgram& program)
{
    return *sideOf(program).analysis().findChild<QListWidget*>();
}

[[nodiscard]] bool hasLine(OpenProgram& program)
{
    return QTest::qWaitFor([&] { return linesOf(program).count() > 0 && !linesOf(program).item(0)->text().isEmpty(); },
                           20'000);
}

[[nodiscard]] bool waitForReview(OpenProgram& program)
{
    return QTest::qWaitFor([&] { return !program.recordReview().isRunning(); }, 60'000);
}

[[nodiscard]] int known(OpenProgram& program)
{
    const auto& points = graph(program).state().points;
    return static_cast<int>(std::ranges::count_if(points, [](const auto& point) { return point.black.has_value(); }));
}

/// Black has an open three after five moves; the second variation defends.
constexpr std::string_view threeInARow =
    "(;GM[4]SZ[15]RU[freestyle];B[hh];W[aa];B[ih];W[oo](;B[jh];W[ao];B[kh])(;B[jj];W[jk]))";

} // namespace

TEST_CASE("every position of a record is analysed, in each of its lines", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, threeInARow);
    CHECK(program.actions().analysis->isEnabled());
    CHECK(sideOf(program).analysis().isHidden());
    program.actions().analysis->trigger();
    CHECK_FALSE(sideOf(program).analysis().isHidden());
    REQUIRE(hasLine(program));
    program.press(Qt::Key_PageDown);
    REQUIRE(hasLine(program));
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    REQUIRE(program.record().position().plies().size() == 7);
    REQUIRE(hasLine(program));
    CHECK(program.record().view()->position().sideToMove() == Side::White);
    program.window().navigation().setPage(ui::Page::Home);
    program.window().navigation().setPage(ui::Page::Record);
    CHECK_FALSE(sideOf(program).analysis().isHidden());
    program.actions().analysis->trigger();
    CHECK(sideOf(program).analysis().isHidden());
}

TEST_CASE("the whole line of a record is analysed, and what is known of another line comes back with it",
          "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, threeInARow);
    REQUIRE(program.actions().review->isEnabled());
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    CHECK(program.recordReview().values().reviewedCount() == 8);
    CHECK(known(program) == 8);
    CHECK_FALSE(program.review().isRunning()); // the match has nothing to do with it

    const GameTree& tree = program.record().current().front().tree;
    const auto fourth = record::lineThrough(tree, GameTree::root)[3];
    const auto other = tree.nextSibling(tree.firstChild(fourth));
    program.record().goTo(other);
    CHECK(program.recordReview().values().positions() == 7);
    CHECK(known(program) == 5); // up to where the lines part
    program.record().goTo(tree.firstChild(fourth));
    CHECK(known(program) == 8);

    // A click into the graph shows the position.
    Q_EMIT sideOf(program).review().pointChosen(2);
    CHECK(program.record().position().plies().size() == 2);
}

TEST_CASE("a line of the analysis becomes a variation by one key and is undone as one change", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, threeInARow);
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    program.press(Qt::Key_PageDown);
    program.actions().analysis->trigger();
    REQUIRE(hasLine(program));
    const GameTree& tree = program.record().current().front().tree;
    const auto first = tree.firstChild(GameTree::root);
    REQUIRE(record::childrenOf(tree, first).size() == 1);
    const std::size_t before = tree.size();
    const std::string best = linesOf(program).item(0)->text().toStdString();
    INFO(best);
    program.press(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(tree.size() > before);
    CHECK(record::childrenOf(tree, first).size() == 2);
    CHECK(program.record().shownNode() == first); // one stays where one was
    program.actions().undo->trigger();
    CHECK(tree.size() == before);
    program.actions().redo->trigger();
    CHECK(tree.size() > before);
    CHECK(record::childrenOf(tree, first).size() == 2);
}

TEST_CASE("a record opens at its end, and Home and End go to its ends", "[record]")
{
    OpenProgram program{{}};
    openSgf(program, threeInARow);
    CHECK(program.record().position().plies().size() == 7);
    program.record().view()->setFocus();
    program.press(Qt::Key_Home);
    CHECK(program.record().position().plies().empty());
    program.press(Qt::Key_End);
    CHECK(program.record().position().plies().size() == 7);
}

TEST_CASE("a new move in a record joins the line that is analysed", "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, "(;GM[2];B[fe];W[fd])");
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    CHECK(program.recordReview().values().reviewedCount() == 3);
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    const BoardGame& position = program.record().position();
    for (const Cell cell : position.size()) {
        if (position.isLegal(cell)) {
            program.click(*program.record().view(), cell);
            break;
        }
    }
    REQUIRE(program.record().position().plies().size() == 3);
    CHECK(program.recordReview().values().positions() == 4);
    CHECK(known(program) == 3);
}

TEST_CASE("positions that were set up are analysed, and hints given, where a rule allows them", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, "(;GM[4]SZ[15]AB[hh][ih][jh]AW[aa][oo]PL[B])");
    CHECK(program.actions().analysis->isEnabled());
    REQUIRE(program.actions().hint->isEnabled());
    program.actions().hint->trigger();
    const auto hint = [&] { return program.message(ui::Message::Topic::Hint); };
    REQUIRE(hint() != nullptr);
    REQUIRE(QTest::qWaitFor([&] { return hint()->text.contains(u"G8") || hint()->text.contains(u"K8"); }, 20'000));
    program.click(*program.record().view(), {10, 7});
    CHECK(hint() == nullptr); // it was for the position before
}

TEST_CASE("what no rule allows is not analysed, and where the game is over there is no hint", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, "(;GM[4]SZ[12];B[hh])"); // no rule of the program has such a board
    CHECK_FALSE(program.actions().analysis->isEnabled());
    CHECK_FALSE(program.actions().review->isEnabled());
    CHECK_FALSE(program.actions().hint->isEnabled());

    openSgf(program, "(;GM[4]SZ[15]RU[freestyle];B[hh];W[aa];B[ih];W[oo];B[jh];W[ao];B[kh];W[oa];B[lh])");
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK_FALSE(program.actions().hint->isEnabled()); // the game is over
    CHECK(program.actions().review->isEnabled());
}

TEST_CASE("the analysis of a record has room at each size", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, threeInARow);
    program.actions().analysis->trigger();
    REQUIRE(hasLine(program));
    for (const QSize& size : {QSize{1280, 860}, QSize{1000, 720}, QSize{800, 600}, QSize{640, 480}, QSize{480, 400}}) {
        program.window().resize(size);
        QCoreApplication::processEvents();
        INFO(size.width());
        ui::RecordSide& side = sideOf(program);
        for (const QWidget* part : side.findChildren<QWidget*>(QString{}, Qt::FindDirectChildrenOnly)) {
            if (!part->isHidden())
                CHECK(side.rect().contains(part->geometry()));
        }
        CHECK(program.window().size() == size);
    }
}

TEST_CASE("the analysis of a record marks its moves, which is one change that is undone and saved",
          "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, threeInARow);
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    const GameTree& tree = program.record().current().front().tree;
    const auto line = record::lineThrough(tree, GameTree::root);
    CHECK(tree.quality(line[5]) == record::MoveQuality::None); // white had lost already
    CHECK(tree.value(line[4]).value_or(-1) > 0.9);             // black wins
    CHECK(program.record().isChanged());
    const auto written = record::readSgf(record::writeSgf(program.record().current()));
    CHECK(written.games.front().tree == tree);
    program.actions().undo->trigger();
    CHECK_FALSE(tree.value(line[4]));
    CHECK_FALSE(program.record().isChanged());
    program.actions().redo->trigger();
    CHECK(tree.value(line[4]));
}

TEST_CASE("a chosen mistake is shown in the position before it, with the better move", "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, threeInARow);
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    const auto mistakes = program.recordReview().values().mistakes(9);
    REQUIRE_FALSE(mistakes.empty());
    QListWidget& list = *sideOf(program).review().findChild<QListWidget*>();
    list.setCurrentRow(0);
    const app::Mistake& worst = mistakes.front();
    const ui::TurnBoardView& view = *program.record().view();
    CHECK(view.position().plies().size() == static_cast<std::size_t>(worst.move) - 1);
    CHECK(view.hint() == worst.better);
    REQUIRE(view.played());
    CHECK(view.played()->cell == worst.played);
    CHECK(view.describe(worst.played).contains(list.item(0)->text()));
    CHECK(graph(program).state().mistake == worst.move);
    program.press(Qt::Key_PageDown);
    CHECK_FALSE(view.played());
    CHECK_FALSE(graph(program).state().mistake);
}

TEST_CASE("what was analysed of a game of the history is there again, and an older edition is renewed",
          "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    app::HistoryStore& store = *program.record().parent()->findChild<app::HistoryStore*>();
    app::HistoryEntry entry;
    entry.game = u"gomoku"_s;
    entry.rule = u"freestyle"_s;
    entry.size = {15, 15};
    entry.state = app::GameState::Over;
    entry.began = entry.ended = 1'700'000'000'000;
    entry.moves = {{7, 7}, {0, 0}, {8, 7}, {14, 14}, {9, 7}, {0, 14}, {10, 7}};
    entry.plies = 7;
    qint64 id = 0;
    store.ask(
        program.window(), [entry](app::HistoryFile& file) { return file.save(entry); },
        [&id](const Result<qint64, QString>& saved) { id = saved ? *saved : -1; });
    REQUIRE(QTest::qWaitFor([&id] { return id > 0; }));
    const auto open = [&] {
        app::OpenedRecords opened;
        opened.games = record::readSgf(threeInARow).games;
        opened.historyId = id;
        opened.historyPrint = app::HistoryFile::printOf(entry);
        program.record().show(std::move(opened));
    };
    const auto stored = [&] {
        std::optional<app::StoredAnalysis> found;
        bool isTold = false;
        store.ask(
            program.window(),
            [id](app::HistoryFile& file) {
                return app::AnalysisFile{file.data()}.find(id, {15, 15});
            },
            [&](const auto& result) {
                found = result ? *result : std::nullopt;
                isTold = true;
            });
        REQUIRE(QTest::qWaitFor([&isTold] { return isTold; }));
        return found;
    };
    open();
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    CHECK_FALSE(program.record().isChanged()); // it is kept beside the game
    const auto qualities = [&] {
        const GameTree& tree = program.record().current().front().tree;
        std::vector<record::MoveQuality> all;
        for (const auto node : record::lineThrough(tree, GameTree::root))
            all.push_back(tree.quality(node));
        return all;
    };
    const auto marked = qualities();
    const auto mistakes = program.recordReview().values().mistakes(9);
    auto kept = stored();
    REQUIRE(kept);
    CHECK(kept->positions.size() == 8);
    openSgf(program, "(;GM[2];B[f5];W[d6])");
    CHECK_FALSE(program.recordReview().values().isAnyKnown());
    open();
    CHECK(qualities() != marked);
    REQUIRE(QTest::qWaitFor([&] { return known(program) == 8; }));
    CHECK(qualities() == marked);
    CHECK(program.recordReview().values().mistakes(9) == mistakes);
    CHECK_FALSE(program.recordReview().values().firstUnreviewed());
    CHECK_FALSE(program.record().isChanged());

    // As an older program left it.
    kept->edition = 0;
    bool isWritten = false;
    store.ask(
        program.window(),
        [id, kept](app::HistoryFile& file) -> Result<bool, QString> {
            const auto failure = app::AnalysisFile{file.data()}.save(id, *kept);
            return failure ? Result<bool, QString>{*failure} : Result<bool, QString>{true};
        },
        [&](const auto&) { isWritten = true; });
    REQUIRE(QTest::qWaitFor([&] { return isWritten; }));
    openSgf(program, "(;GM[2];B[f5];W[d6])");
    open();
    REQUIRE(QTest::qWaitFor([&] { return known(program) == 8; }));
    CHECK(program.recordReview().values().isOutdated());
    CHECK(sideOf(program).review().findChild<ui::LineLabel*>()->line().contains(u"older version"));
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    CHECK_FALSE(program.recordReview().values().isOutdated());
    kept = stored();
    REQUIRE(kept);
    CHECK(kept->edition == findGame("gomoku")->engineEdition);
}

TEST_CASE("values and marks of a file are shown until the game is analysed, and the file says so", "[record][analysis]")
{
    const QString fromRecord = u"Values from the record"_s;
    std::string written;
    std::vector<app::Mistake> before;
    {
        OpenProgram program{{}};
        program.recordReview().setLimits(small);
        openSgf(program, threeInARow);
        program.actions().review->trigger();
        REQUIRE(waitForReview(program));
        before = program.recordReview().values().mistakes(9);
        written = record::writeSgf(program.record().current());
        CHECK_FALSE(sideOf(program).review().findChild<ui::LineLabel*>()->line().contains(fromRecord));
    }
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, written);
    const app::GameValues& values = program.recordReview().values();
    CHECK(known(program) == 8);
    CHECK(values.reviewedCount() == 0);
    CHECK_FALSE(sideOf(program).review().isHidden());
    CHECK(sideOf(program).review().findChild<ui::LineLabel*>()->line().contains(fromRecord));
    CHECK_FALSE(program.record().isChanged());
    const auto mistakes = values.mistakes(9);
    REQUIRE(mistakes.size() == before.size());
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        CHECK(mistakes[i].move == before[i].move);
        CHECK(mistakes[i].quality == before[i].quality);
        CHECK(mistakes[i].loss == Approx(before[i].loss).margin(0.011));
        CHECK_FALSE(mistakes[i].better); // no format has it
    }
    QListWidget& list = *sideOf(program).review().findChild<QListWidget*>();
    list.setCurrentRow(0);
    CHECK(program.record().view()->position().plies().size() == static_cast<std::size_t>(mistakes[0].move) - 1);
    CHECK_FALSE(program.record().view()->hint());
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    CHECK(values.reviewedCount() == 8);
    CHECK_FALSE(sideOf(program).review().findChild<ui::LineLabel*>()->line().contains(fromRecord));
    CHECK(values.mistakes(9) == before);
}

TEST_CASE("values of other programs are taken in discs or chances for Black, and none in another unit",
          "[record][analysis]")
{
    OpenProgram program{{}};
    const app::GameValues& values = program.recordReview().values();
    openSgf(program, "(;GM[2]V[+1.5];B[fe]V[-64.2];W[fd]V[8])");
    REQUIRE(values.valueAt(0));
    CHECK(values.valueAt(0)->black == 1.5);
    CHECK(values.valueAt(0)->chance > 0.5);
    CHECK(values.valueAt(1)->black == -64);
    CHECK(values.qualityOf(0) == record::MoveQuality::Blunder);
    CHECK_FALSE(values.valueAt(0)->isExact);
    openSgf(program, "(;GM[2];B[fe]V[-12];W[fd]V[350])"); // hundredths of discs
    CHECK_FALSE(values.isAnyKnown());
    openSgf(program, "(;GM[4]SZ[15]RU[freestyle]V[0];B[hh]V[0.5];W[ii]V[-1])");
    REQUIRE(values.valueAt(1));
    CHECK(values.valueAt(1)->chance == 0.75);
    CHECK(values.valueAt(2)->chance == 0);
    openSgf(program, "(;GM[4]SZ[15]RU[freestyle];B[hh]V[0.5];W[ii]V[120];B[ij]V[nonsense])");
    CHECK_FALSE(values.isAnyKnown());
}

TEST_CASE("values that this program found are never taken for those of the record", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, "(;GM[2];B[fe]V[8];W[fd];B[fc])(;GM[2];B[fe];W[fd])");
    const app::GameValues& values = program.recordReview().values();
    const GameTree& tree = program.record().current().front().tree;
    const auto main = tree.mainLine();
    REQUIRE(main.size() == 3);
    const GameInfo& game = *findGame("reversi");
    const auto find = [&](std::size_t place, int discs, int depth) {
        const auto position = values.positionAt(place);
        std::vector<Cell> legal;
        for (const Cell cell : position->size()) {
            if (position->isLegal(cell) && values.moveAfter(place) != cell)
                legal.push_back(cell);
        }
        program.recordReview().addAnalysis(
            place, {.depth = depth, .score = discs * game.score.disc, .line = {legal.at(0)}}, 0);
    };
    find(1, -8, 12);
    find(2, 1, 12);  // black to move
    find(3, 60, 24); // white to move, and as if all were lost: by a much deeper search
    REQUIRE(values.mistakes(9).empty());
    program.record().judge(values);
    program.record().goTo(main[1]);
    CHECK(tree.value(main[2]) == -60);
    CHECK(values.mistakes(9).empty());
    CHECK(values.qualityOf(2) == record::MoveQuality::None);
    // Nor after another game was looked at, when they are forgotten; but what the file said comes back.
    Q_EMIT sideOf(program).games().gamePicked(1);
    Q_EMIT sideOf(program).games().gamePicked(0);
    REQUIRE(values.positions() == 4);
    CHECK(values.mistakes(9).empty());
    CHECK_FALSE(values.isRecorded(3));
    CHECK_FALSE(values.isRecorded(2));
    REQUIRE(values.isRecorded(1));
    CHECK(values.valueAt(1)->black == 8);
}

TEST_CASE("moves that a file marks are listed, and that there is no mistake is said after the analysis only",
          "[record][analysis]")
{
    const QString none = u"No mistakes found."_s;
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, "(;GM[4]SZ[15]RU[freestyle];B[hh]V[0.1];W[aa];B[ih];W[oo]BM[1];B[jh];W[ao]DO[];B[kh]TE[1])");
    const QListWidget& list = *sideOf(program).review().findChild<QListWidget*>();
    REQUIRE(list.count() == 2);
    CHECK(list.item(0)->text().startsWith(u"4. "));
    CHECK(list.item(0)->text().endsWith(u'?'));
    CHECK(list.item(1)->text().startsWith(u"6. "));
    CHECK(list.item(1)->text().endsWith(u"?!"));
    REQUIRE(graph(program).state().goodMoves.size() == 1);
    CHECK(graph(program).state().goodMoves[0].text.endsWith(u'!')); // the file does not say why
    Q_EMIT sideOf(program).review().mistakeChosen(4);
    CHECK(program.record().position().plies().size() == 3);

    openSgf(program, "(;GM[2];B[fe]V[0])");
    REQUIRE(list.count() == 1);
    CHECK(list.item(0)->text() != none);
    program.actions().review->trigger();
    REQUIRE(program.recordReview().isRunning());
    CHECK(list.item(0)->text() != none);
    REQUIRE(waitForReview(program));
    CHECK(list.item(0)->text() == none);
}

TEST_CASE("Home and End in the list of moves go to the ends of the shown line", "[record]")
{
    OpenProgram program{{}};
    openSgf(program, threeInARow);
    const GameTree& tree = program.record().current().front().tree;
    const auto main = tree.mainLine();
    const auto variation = tree.nextSibling(main[4]);
    program.record().goTo(variation);
    ui::RecordMoves& moves = sideOf(program).moves();
    moves.setFocus();
    QTest::keyClick(&moves, Qt::Key_End);
    CHECK(program.record().shownNode() == tree.firstChild(variation));
    QTest::keyClick(&moves, Qt::Key_Home);
    CHECK(program.record().shownNode() == GameTree::root);
    QTest::keyClick(&moves, Qt::Key_End);
    CHECK(program.record().shownNode() == tree.firstChild(variation));
    CHECK(moves.hasFocus());
    QTest::keyClick(&moves, Qt::Key_Space);
    CHECK(program.record().isRunning());
}

TEST_CASE("a double click takes a line of the analysis as a variation", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, "(;GM[4]SZ[15]RU[freestyle];B[hh];W[aa];B[ih];W[oo];B[jh];W[ao])");
    program.actions().analysis->trigger();
    REQUIRE(hasLine(program));
    QListWidget& lines = linesOf(program);
    const GameTree& tree = program.record().current().front().tree;
    const std::size_t before = tree.size();
    const QPoint first = lines.visualItemRect(lines.item(0)).center();
    SECTION("that is not selected") { }
    SECTION("that is selected: the first click lets go of it")
    {
        lines.setCurrentRow(0);
    }
    QTest::mouseClick(lines.viewport(), Qt::LeftButton, {}, first);
    CHECK(tree.size() == before);
    QTest::mouseDClick(lines.viewport(), Qt::LeftButton, {}, first);
    CHECK(tree.size() > before);
    CHECK(program.window().status() == u"The line is in the record as a variation."_s);
}

TEST_CASE("a game that is analysed is not analysed again", "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    program.turningPoints().setLimits({.time = std::chrono::minutes{10}}); // of each position
    openSgf(program, threeInARow);
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    CHECK(program.window().status() == u"All positions of this game are analysed."_s);
    program.actions().review->trigger();
    CHECK_FALSE(program.recordReview().isRunning());
    CHECK(program.window().status() == u"This game is already analysed."_s);
    program.actions().turningPoints->trigger();
    CHECK(QTest::qWaitFor([&] { return !program.turningPoints().isRunning(); }, 20'000));
}

TEST_CASE("the analysis for the turning points of a record is the record's", "[record][analysis]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    openSgf(program, threeInARow);
    program.actions().turningPoints->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !program.turningPoints().isRunning(); }, 60'000));
    CHECK_FALSE(program.recordReview().values().firstUnreviewed());
}

TEST_CASE("turning points of a record that may not be analysed now leave its page as it is", "[record][analysis]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    openSgf(program, threeInARow);
    program.record().setMayHelp(false); // a game on the network runs
    program.turningPoints().toggle();
    CHECK(QTest::qWaitFor([&] { return !program.turningPoints().isRunning(); }, 60'000));
    CHECK(program.recordReview().values().positions() == 0);
}

TEST_CASE("while a mistake is shown its better line is the one that is taken", "[record][analysis]")
{
    OpenProgram program{{}};
    program.recordReview().setLimits(small);
    openSgf(program, threeInARow);
    program.actions().analysis->trigger();
    program.actions().review->trigger();
    REQUIRE(waitForReview(program));
    const auto worst = program.recordReview().values().mistakes(1).at(0);
    REQUIRE(worst.better);
    sideOf(program).review().findChild<QListWidget*>()->setCurrentRow(0);
    const GameTree& tree = program.record().current().front().tree;
    const auto before = program.record().shownNode();
    const std::size_t children = record::childrenOf(tree, before).size();
    program.press(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(record::childrenOf(tree, before).size() == children + 1);
    auto node = record::childrenOf(tree, before).back();
    for (const Cell cell : worst.line) {
        REQUIRE(node != GameTree::none);
        CHECK(tree.ply(node).cell == cell);
        CHECK(tree.quality(node) == record::MoveQuality::None); // nothing of the other line
        node = tree.firstChild(node);
    }
}

TEST_CASE("after a line was taken one goes on as before, and back from it to the main line by one button",
          "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, threeInARow);
    const GameTree& tree = program.record().current().front().tree;
    const auto main = tree.mainLine();
    program.record().goTo(main[1]);
    auto& back = *program.window().page<ui::RecordPage>().findChild<QToolButton*>(u"mainLine"_s);
    program.record().addLine({{9, 9}, {10, 10}});
    CHECK(program.record().shownNode() == main[1]);
    CHECK_FALSE(back.isEnabled());
    CHECK(program.record().line()->plies.size() == main.size());
    const ui::RecordMoves& moves = sideOf(program).moves();
    const auto taken = record::childrenOf(tree, main[1]).back();
    CHECK(moves.isExpanded(moves.model()->parent(sideOf(program).moves().plies().indexOf(taken))));
    program.actions().nextPosition->trigger();
    CHECK(program.record().shownNode() == main[2]);
    program.press(Qt::Key_Down, Qt::AltModifier);
    CHECK(program.record().shownNode() == taken);
    CHECK(back.isEnabled());
    CHECK(program.record().line()->plies.size() == 4); // what is analysed is the line that is shown
    program.actions().firstPosition->trigger();
    program.actions().latestPosition->trigger();
    CHECK(program.record().position().plies().back().cell == Cell{10, 10}); // the line shown last
    program.press(Qt::Key_Backspace, Qt::AltModifier);
    CHECK(program.record().shownNode() == main[1]);
    CHECK_FALSE(back.isEnabled());
    program.actions().nextPosition->trigger();
    CHECK(program.record().shownNode() == main[2]);
    program.press(Qt::Key_Down, Qt::AltModifier);
    back.click();
    program.actions().latestPosition->trigger();
    CHECK(program.record().shownNode() == main.back());
    program.record().addLine({{12, 12}}); // beyond the end there is one line only
    program.actions().nextPosition->trigger();
    CHECK(program.record().position().plies().back().cell == Cell{12, 12});
}

TEST_CASE("a move tried in a variation is marked in the tree as soon as it is in the graph", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, "(;GM[2];B[fe];W[fd]TE[1])");
    const GameTree& tree = program.record().current().front().tree;
    program.record().play({5, 2});
    const auto tried = program.record().shownNode();
    const GameInfo& game = *findGame("reversi");
    const auto find = [&](std::size_t place, int discs) {
        const auto position = program.recordReview().values().positionAt(place);
        std::vector<Cell> legal;
        for (const Cell cell : position->size()) {
            if (position->isLegal(cell) && cell != Cell{5, 2})
                legal.push_back(cell);
        }
        program.recordReview().addAnalysis(place,
                                           {.depth = 10, .score = discs * game.score.disc, .line = {legal.at(0)}}, 0);
    };
    find(2, 8);
    find(3, 8); // for white
    CHECK(program.recordReview().values().qualityOf(2) == record::MoveQuality::Blunder);
    CHECK(tree.quality(tried) == record::MoveQuality::Blunder);
    program.recordReview().addAnalysis(3, {.depth = 12, .score = -8 * game.score.disc, .line = {{2, 2}}}, 0);
    CHECK(tree.quality(tried) == record::MoveQuality::None); // the deeper search says otherwise
    find(1, 20);
    CHECK(tree.quality(tree.mainLine()[1]) == record::MoveQuality::Good); // the file said so
}

TEST_CASE("in a file with marks, its values make no other mistakes", "[record][analysis]")
{
    OpenProgram program{{}};
    // Saved with an analysis: the values are from searches of unlike depths.
    openSgf(program, "(;GM[2]V[2];B[fe]V[-2];W[fd]V[30];B[fc]V[-33]BM[1];W[dc]V[-60])");
    const QListWidget& list = *sideOf(program).review().findChild<QListWidget*>();
    REQUIRE(list.count() == 1);
    CHECK(list.item(0)->text().startsWith(u"3. "));
    const app::GameValues& values = program.recordReview().values();
    CHECK(values.qualityOf(1) == record::MoveQuality::None);
    CHECK(values.qualityOf(2) == record::MoveQuality::Mistake);
    CHECK(values.isRecorded(2));
}

TEST_CASE("marks of a line do not get into one of the same length that is being added", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program, "(;GM[4]SZ[15]RU[freestyle];B[hh]V[0.9];W[ii]V[0.9];B[ih]V[-0.9];W[aa]V[-0.9])");
    const GameTree& tree = program.record().current().front().tree;
    const auto main = tree.mainLine();
    REQUIRE(tree.quality(main[2]) == record::MoveQuality::Blunder);
    program.record().goTo(main[1]);
    program.record().addLine({{9, 9}, {10, 10}, {11, 11}});
    auto node = record::childrenOf(tree, main[1]).at(1);
    for (; node != GameTree::none; node = tree.firstChild(node))
        CHECK(tree.quality(node) == record::MoveQuality::None);
    program.record().goTo(record::childrenOf(tree, main[1]).at(1));
    CHECK(tree.quality(record::childrenOf(tree, main[1]).at(1)) == record::MoveQuality::None);
    CHECK(tree.quality(main[2]) == record::MoveQuality::Blunder);
}

TEST_CASE("a line that is added is seen in the tree, also after a pass", "[record][analysis]")
{
    OpenProgram program{{}};
    openSgf(program,
            "(;GM[2];B[cd];W[cc];B[fe];W[bd];B[ad];W[ae];B[bb];W[ac];B[];W[ca])"); // black passes before the last move
    const GameTree& tree = program.record().current().front().tree;
    const auto main = tree.mainLine();
    program.record().goTo(main[7]);
    const auto game = program.record().position().clone();
    Cell other;
    for (const Cell cell : game->size()) {
        if (game->isLegal(cell) && cell != Cell{2, 0})
            other = cell;
    }
    program.record().addLine({other});
    const auto children = record::childrenOf(tree, main[8]);
    REQUIRE(children.size() == 2);
    ui::RecordMoves& list = sideOf(program).moves();
    CHECK(list.isExpanded(list.plies().indexOf(main[9])));
    CHECK(program.record().shownNode() == main[7]);
}

TEST_CASE("passes have no number, wherever moves are counted", "[record]")
{
    OpenProgram program{{}};
    openSgf(program,
            "(;GM[2];B[cd];W[cc];B[fe];W[bd];B[ad];W[ae];B[bb];W[ac];B[];W[ca])"); // eight moves, a pass, one more
    const auto& replay = program.window().page<ui::RecordPage>().replay();
    auto& slider = *replay.findChild<QSlider*>();
    CHECK(slider.maximum() == 9);
    CHECK(slider.value() == 9);
    CHECK(program.window().status().startsWith(u"Move 9 of 9"));
    program.actions().previousPosition->trigger();
    CHECK(slider.value() == 8);
    CHECK(program.record().current().front().tree.ply(program.record().shownNode()).cell); // before the pass
    program.actions().previousPosition->trigger();
    CHECK(slider.value() == 7);
    program.actions().nextPosition->trigger();
    CHECK(slider.value() == 8);
    CHECK(program.window().status().startsWith(u"Move 8 of 9"));
    slider.setValue(3);
    CHECK(program.record().position().plies().size() == 3);
    slider.setValue(9);
    CHECK(program.record().position().plies().size() == 9);
}
