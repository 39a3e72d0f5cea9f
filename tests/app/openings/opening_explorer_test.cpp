// SPDX-License-Identifier: GPL-3.0-or-later
// Openings on the pages: their names above the moves, and the explorer of the record page.
#include "app/files/record_saving.h"
#include "app/history/history_file.h"
#include "core/openings/opening_names.h"
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/history/history_model.h"
#include "ui/pages/history_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/move_list.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/record_moves.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/line_label.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

const std::pair<QString, QVariant> reversiByTwo{u"reversi/opponent"_s, 1};
const std::pair<QString, QVariant> gomokuByTwo{u"gomoku/opponent"_s, 1};

template <typename Page>
[[nodiscard]] ui::LineLabel& openingOn(OpenProgram& program)
{
    return *program.window().page<Page>().template findChild<ui::LineLabel*>(u"opening"_s);
}

void writeGames(const QString& folder, int tigers, int cows)
{
    app::DataFile data{folder};
    app::HistoryFile file{data};
    const auto add = [&](std::string_view key, int count, Side winner) {
        app::HistoryEntry game;
        game.game = u"reversi"_s;
        game.rule = u"standard"_s;
        game.size = {8, 8};
        game.state = app::GameState::Over;
        game.moves = openings::findOpening("reversi", key)->moves;
        game.plies = static_cast<int>(game.moves.size());
        game.outcome = Outcome{winner, EndReason::Resign};
        for (int i = 0; i < count; ++i)
            REQUIRE(file.save(game));
    };
    add("Tiger", tigers, Side::Black);
    add("Cow", cows, Side::White);
}

/// A record of reversi with its openings in front.
class Explorer {
public:
    explicit Explorer(const QString& folder, const char* sgf = "(;GM[2]SZ[8];B[cd])")
        : program{QString{}, folder}
    {
        app::OpenedRecords opened;
        opened.games = record::readSgf(sgf).games;
        REQUIRE_FALSE(opened.games.empty());
        program.record().show(std::move(opened));
        program.record().goTo(record::GameTree::root);
        side().findChild<QToolButton*>(u"openings"_s)->click();
        REQUIRE(panel().isVisible());
    }

    [[nodiscard]] ui::RecordSide& side() { return program.window().page<ui::RecordPage>().side(); }
    [[nodiscard]] ui::ExplorerPanel& panel() { return side().movesPanel().explorer(); }
    [[nodiscard]] QTreeWidget& list() { return *panel().findChild<QTreeWidget*>(); }
    [[nodiscard]] bool waitForMoves(std::size_t count)
    {
        return QTest::qWaitFor([&] { return panel().state().moves.size() == count; });
    }

    OpenProgram program;
};

} // namespace

TEST_CASE("the moves of a game are headed by its opening, at each place", "[openings]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    const auto& name = openingOn<ui::MatchPage>(program);
    const auto& moves = *program.window().page<ui::MatchPage>().findChild<ui::MoveList*>();
    const QRect place = moves.geometry();
    CHECK(name.isVisible());
    CHECK(name.line().isEmpty());
    for (const Cell cell : openings::findOpening("reversi", "Tiger")->moves)
        program.playByKeys(program.board(), cell);
    CHECK(name.line() == u"Tiger");
    CHECK(name.accessibleName() == u"Opening: Tiger");
    program.press(Qt::Key_PageUp);
    CHECK(name.line() == u"Perpendicular");
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(name.line().isEmpty());
    CHECK(name.accessibleName() == u"No named opening");
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(name.line() == u"Tiger");
    CHECK(moves.geometry() == place);
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return name.line() == u"虎（Tiger）"; }));
}

TEST_CASE("gomoku shows the names of renju, and none on boards without them", "[openings]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    const auto& name = openingOn<ui::MatchPage>(program);
    for (const Cell cell : {Cell{7, 7}, Cell{7, 6}, Cell{8, 6}, Cell{0, 0}})
        program.playByKeys(program.board(), cell);
    CHECK(name.line() == u"D4 Kagetsu (Flower Moon)");
}

TEST_CASE("a record has the opening of its shown place, but none from a set-up position", "[openings]")
{
    const QTemporaryDir folder;
    Explorer open{folder.path(), "(;GM[4]SZ[15];B[hh];W[hg](;B[ig];W[aa])(;B[gh];W[bb]))"};
    const auto& name = openingOn<ui::RecordPage>(open.program);
    CHECK(name.line().isEmpty());
    open.program.record().go(app::Step::Latest);
    CHECK(name.line() == u"D4 Kagetsu (Flower Moon)");
    open.program.record().go(app::Step::First);
    CHECK(name.line().isEmpty());
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15]AB[hh]AW[hg];B[ig])").games;
    open.program.record().show(std::move(opened));
    CHECK(name.line().isEmpty());
}

TEST_CASE("the explorer shows what was played from here, and a click or Enter plays it", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 3, 2);
    Explorer open{folder.path()};
    REQUIRE(open.waitForMoves(1)); // as soon as the games are read
    CHECK(open.panel().state().moves.front()
          == ui::ExplorerMove{.name = u"C4"_s, .games = 5, .blackWon = 3, .whiteWon = 2}); // as in the record
    app::RecordController& record = open.program.record();
    open.list().setFocus();
    open.list().setCurrentItem(open.list().topLevelItem(0));
    QTest::keyClick(&open.list(), Qt::Key_Return);
    CHECK(record.position().plies().size() == 1);
    CHECK_FALSE(record.isChanged()); // it was in the record
    REQUIRE(open.waitForMoves(2));
    const auto& moves = open.panel().state().moves;
    CHECK(moves[0] == ui::ExplorerMove{.name = u"E3"_s, .games = 3, .blackWon = 3});
    CHECK(moves[1] == ui::ExplorerMove{.name = u"C3"_s, .games = 2, .whiteWon = 2});
    const QRect row = open.list().visualItemRect(open.list().topLevelItem(1));
    QTest::mouseClick(open.list().viewport(), Qt::LeftButton, {}, row.center());
    CHECK(record.position().plies().size() == 2);
    CHECK(record.isChanged());
    REQUIRE(open.waitForMoves(1));
    CHECK(open.panel().state().moves[0].games == 2);
    record.undo();
    CHECK_FALSE(record.isChanged());
    CHECK(record.position().plies().size() == 1);
    REQUIRE(open.waitForMoves(2));
}

TEST_CASE("the explorer of a game at this machine helps, and its moves are not played there", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 1, 0);
    storeSettings(folder.path(), {reversiByTwo, {u"language"_s, u"en"_s}, {u"view/animation"_s, false}});
    declineLessons(folder.path());
    OpenProgram program{u"reversi"_s, folder.path()};
    auto& panel = program.window().page<ui::MatchPage>().movesPanel().explorer();
    program.playByKeys(program.board(), {2, 3});
    CHECK_FALSE(program.table().isHelped());
    program.window().page<ui::MatchPage>().findChild<QToolButton*>(u"openings"_s)->click();
    REQUIRE(panel.isVisible());
    REQUIRE(QTest::qWaitFor([&] { return panel.state().moves.size() == 1; }));
    CHECK(panel.state().moves[0].name == u"E3");
    CHECK(program.table().isHelped());
    auto& list = *panel.findChild<QTreeWidget*>();
    list.setCurrentItem(list.topLevelItem(0));
    QTest::keyClick(&list, Qt::Key_Return);
    CHECK(program.match().plies() == 1);
}

TEST_CASE("the explorer's moves lie as the shown position does", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 1, 0);
    Explorer open{folder.path(), "(;GM[2]SZ[8];B[fe];W[df])"}; // F5 D6 instead of C4 E3
    REQUIRE(open.waitForMoves(1));
    CHECK(open.panel().state().moves[0].name == u"F5");
    open.program.record().go(app::Step::Latest);
    REQUIRE(QTest::qWaitFor([&] {
        const auto& moves = open.panel().state().moves;
        return moves.size() == 1 && open.program.record().position().plies().size() == 2
            && moves[0].name == u"C3"; // F6 turned
    }));
}

TEST_CASE("the explorer counts games by the rule of the shown one, and by all rules on wish", "[openings]")
{
    const QTemporaryDir folder;
    {
        app::DataFile data{folder.path()};
        for (const char* rule : {"renju", "renju", "freestyle", "freestyle", "freestyle", ""}) {
            app::HistoryEntry game;
            game.game = u"gomoku"_s;
            game.rule = QString::fromLatin1(rule);
            game.size = {15, 15};
            game.state = app::GameState::Over;
            game.moves = {{7, 7}, {7, 6}};
            game.plies = 2;
            REQUIRE(app::HistoryFile{data}.save(game));
        }
    }
    Explorer open{folder.path(), "(;GM[4]SZ[15]RU[Renju];B[hh];W[hg])"};
    REQUIRE(open.waitForMoves(1));
    const auto note = [&] { return open.panel().state().note; };
    CHECK(QTest::qWaitFor([&] { return note() == u"2 games, 4 by other rules"; }));
    CHECK(open.panel().state().moves[0].games == 2);
    auto& all = *open.panel().findChild<QToolButton*>(u"allRules"_s);
    CHECK(all.isVisible());
    CHECK_FALSE(all.isChecked());
    all.setFocus();
    QTest::keyClick(&all, Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return note() == u"6 games of the history"; }));
    CHECK(open.panel().state().moves[0].games == 6);
    all.click();
    REQUIRE(QTest::qWaitFor([&] { return open.panel().state().moves[0].games == 2; }));
    // By a rule that nobody played.
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15]RU[standard];B[hh];W[hg])").games;
    open.program.record().show(std::move(opened));
    open.program.record().goTo(record::GameTree::root);
    REQUIRE(QTest::qWaitFor([&] { return note() == u"No game, 6 by other rules"; }));
    CHECK(open.panel().state().moves.empty());
    opened.games = record::readSgf("(;GM[2];B[fe])").games;
    open.program.record().show(std::move(opened));
    CHECK_FALSE(all.isVisible()); // reversi has one rule
    CHECK(QTest::qWaitFor([&] { return note() == u"No game of the history went on from here."; }));
}

TEST_CASE("the explorer opens on the first move, which Enter plays", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 3, 1);
    Explorer open{folder.path(), "(;GM[2]SZ[8])"};
    REQUIRE(open.waitForMoves(1));
    open.program.actions().explorer->trigger(); // the moves again
    open.program.window().page<ui::RecordPage>().setFocus();
    open.program.actions().explorer->trigger();
    REQUIRE(open.panel().isVisible());
    auto& rows = *open.panel().findChild<QTreeWidget*>();
    REQUIRE(QTest::qWaitFor([&] { return rows.topLevelItemCount() > 0; }));
    CHECK(rows.hasFocus());
    CHECK(rows.selectedItems().value(0) == rows.topLevelItem(0));
    open.program.press(Qt::Key_Return);
    CHECK(open.program.record().position().plies().size() == 1);
}

TEST_CASE("without moves the explorer says so in full, also beside the button for all rules", "[openings]")
{
    const ui::Actions actions;
    ui::ExplorerPanel panel{actions};
    panel.resize(213, 160); // in a window of 640 by 480
    panel.setState({.moves = {}, .note = u"No game of the history went on from here."_s, .countsAllRules = false});
    panel.show();
    REQUIRE(QTest::qWaitForWindowActive(&panel));
    QCoreApplication::processEvents();
    const auto& note = *panel.findChild<ui::LineLabel*>();
    CHECK(note.text() == note.line()); // not elided
    CHECK(note.height() >= note.heightFor(note.width()));
    CHECK(panel.rect().contains(QRect{note.mapTo(&panel, QPoint{}), note.size()}));
    CHECK(panel.findChild<QTreeWidget*>()->isHeaderHidden());
}

TEST_CASE("in the explorer Home, End, Left and Right go through the game", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 1, 1);
    Explorer open{folder.path(), "(;GM[2]SZ[8];B[cd];W[cc];B[fe])"};
    REQUIRE(open.waitForMoves(1));
    open.list().setFocus();
    const auto plies = [&] { return open.program.record().position().plies().size(); };
    open.program.press(Qt::Key_End);
    CHECK(plies() == 3);
    open.program.press(Qt::Key_Left);
    CHECK(plies() == 2);
    open.program.press(Qt::Key_Home);
    CHECK(plies() == 0);
    open.program.press(Qt::Key_Right);
    CHECK(plies() == 1);
    CHECK(open.list().hasFocus());
}

TEST_CASE("the explorer comes to the front from behind the analysis, from the menu too", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 1, 0);
    storeSettings(folder.path(), {{u"analysis/on"_s, true}});
    OpenProgram program{QString{}, folder.path()};
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[2]SZ[8];B[cd])").games;
    program.record().show(std::move(opened));
    if (!program.actions().analysis->isChecked())
        program.actions().analysis->trigger();
    auto& page = program.window().page<ui::RecordPage>();
    const auto& panel = page.side().movesPanel().explorer();
    for (const QSize size : {QSize{1280, 860}, QSize{900, 520}, QSize{640, 480}}) {
        INFO(size.width());
        program.window().resize(size);
        QCoreApplication::processEvents();
        CHECK_FALSE(panel.isVisible());
        program.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        CHECK(panel.isVisible());
        CHECK(panel.isAncestorOf(QApplication::focusWidget()));
        REQUIRE(program.choose(u"Opening explorer"_s));
        CHECK_FALSE(panel.isVisible());
        if (auto* tabs = page.side().findChild<QTabBar*>(); tabs->isTabVisible(2))
            tabs->setCurrentIndex(2); // the analysis
    }
    program.window().navigation().setPage(ui::Page::Home);
    CHECK_FALSE(program.actions().explorer->isVisible());
}

TEST_CASE("a key shows the explorer and the moves again", "[openings]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    auto& panel = program.window().page<ui::MatchPage>().movesPanel().explorer();
    program.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(panel.isVisible());
    CHECK(panel.isAncestorOf(QApplication::focusWidget()));
    program.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK_FALSE(panel.isVisible());
    JoinedPrograms both;
    both.host.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK_FALSE(both.host.window().page<ui::MatchPage>().movesPanel().explorer().isVisible());
}

TEST_CASE("the explorer follows new and deleted games", "[openings]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 2, 0);
    Explorer open{folder.path()};
    REQUIRE(open.waitForMoves(1));
    CHECK(open.panel().state().moves[0].games == 2);
    app::HistoryStore& history = open.program.history();
    bool isDone = false;
    history.ask(
        open.panel(),
        [](app::HistoryFile& file) -> Result<std::vector<qint64>, QString> {
            return file.remove(std::vector<qint64>{1});
        },
        [&](const auto& ids) { isDone = ids && ids->size() == 1; });
    REQUIRE(QTest::qWaitFor([&] { return isDone; }));
    history.touch();
    CHECK(QTest::qWaitFor([&] { return open.panel().state().moves[0].games == 1; }));
    history.ask(
        open.panel(),
        [](app::HistoryFile& file) -> Result<int, QString> { return file.restore(std::vector<qint64>{1}); },
        [](const auto&) {});
    history.touch();
    CHECK(QTest::qWaitFor([&] { return open.panel().state().moves[0].games == 2; }));
}

TEST_CASE("reading many games can be stopped and goes on when wanted or after a restart", "[openings]")
{
    const QTemporaryDir folder;
    constexpr int games = 500;
    writeGames(folder.path(), games, 0);
    {
        Explorer open{folder.path()};
        auto& button = *open.panel().findChild<QToolButton*>();
        using Reading = ui::ExplorerState::Reading;
        REQUIRE(QTest::qWaitFor([&] { return open.panel().state().reading == Reading::Running; }));
        CHECK(button.isVisible());
        CHECK(button.text() == u"Stop");
        button.click();
        REQUIRE(QTest::qWaitFor([&] { return open.panel().state().reading == Reading::Stopped; }));
        CHECK(button.text() == u"Go on");
        open.program.history().touch(); // does not start it again
        CHECK(open.panel().state().reading == Reading::Stopped);
    }
    Explorer again{folder.path()};
    REQUIRE(QTest::qWaitFor([&] {
        const auto& moves = again.panel().state().moves;
        return moves.size() == 1 && moves[0].games == games;
    }));
    CHECK(QTest::qWaitFor([&] { return again.panel().state().reading == ui::ExplorerState::Reading::None; }));
    CHECK(again.panel().state().note == u"500 games of the history");
}

TEST_CASE("a finished game is in the explorer and the history has its opening", "[openings][history]")
{
    OpenProgram program{u"reversi"_s, {reversiByTwo}};
    for (const Cell cell : openings::findOpening("reversi", "Tiger")->moves)
        program.playByKeys(program.board(), cell);
    program.resign();
    program.actions().history->trigger();
    auto& model = program.window().page<ui::HistoryPage>().model();
    const int column = static_cast<int>(ui::HistoryColumn::Opening);
    CHECK(
        QTest::qWaitFor([&] { return model.rowCount() == 1 && model.index(0, column).data().toString() == u"Tiger"; }));
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[2]SZ[8];B[cd])").games;
    program.record().show(std::move(opened));
    auto& side = program.window().page<ui::RecordPage>().side();
    side.findChild<QToolButton*>(u"openings"_s)->click();
    REQUIRE(QTest::qWaitFor([&] { return side.movesPanel().explorer().state().moves.size() == 1; }));
    CHECK(side.movesPanel().explorer().state().moves[0].blackWon == 1); // White resigned
}

TEST_CASE("imported games are in the explorer", "[openings]")
{
    const QTemporaryDir folder;
    Explorer open{folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !open.panel().state().note.isEmpty(); }));
    CHECK(open.panel().state().note == u"No game of the history went on from here.");
    const QString path = folder.filePath(u"games.sgf"_s);
    REQUIRE_FALSE(app::writeFile(path, "(;GM[2]SZ[8]RE[B+2]PB[Ann];B[cd];W[ec])(;GM[2]SZ[8]RE[0]PB[Ben];B[fe];W[ff])"));
    open.program.files().imports().start({path});
    REQUIRE(open.waitForMoves(1));
    CHECK(QTest::qWaitFor([&] { return open.panel().state().moves[0].games == 2; }));
    CHECK(open.panel().state().moves[0].drawn == 1);
    CHECK(open.panel().state().note == u"2 games of the history");
}

TEST_CASE("the explorer is not offered in a game on the network", "[openings][lan]")
{
    const net::GameTerms terms{*makeSetup("reversi", "standard", 8), FirstBlack::Host, std::nullopt};
    JoinedPrograms both{terms, u"en"_s};
    auto& page = both.host.window().page<ui::MatchPage>();
    CHECK_FALSE(page.findChild<QToolButton*>(u"openings"_s)->isEnabled());
    CHECK_FALSE(page.movesPanel().explorer().isVisible());
}

TEST_CASE("the history shows and filters by openings", "[openings][history]")
{
    const QTemporaryDir folder;
    writeGames(folder.path(), 2, 3);
    OpenProgram program{QString{}, folder.path()};
    program.actions().history->trigger();
    auto& page = program.window().page<ui::HistoryPage>();
    const int column = static_cast<int>(ui::HistoryColumn::Opening);
    REQUIRE(QTest::qWaitFor([&] {
        return page.model().rowCount() == 5 && page.model().hasOpenings()
            && page.model().index(4, column).data().toString() == u"Tiger";
    }));
    const auto boxes = page.findChildren<QComboBox*>();
    boxes[0]->setCurrentIndex(boxes[0]->findData(u"reversi"_s));
    boxes[2]->setCurrentIndex(boxes[2]->findData(u"Tiger"_s));
    CHECK(QTest::qWaitFor([&] { return page.model().rowCount() == 2; }));
    boxes[2]->setCurrentIndex(boxes[2]->findData(u"Perpendicular"_s)); // with its branches
    CHECK(QTest::qWaitFor([&] { return page.model().rowCount() == 2; }));
    boxes[2]->setCurrentIndex(0);
    CHECK(QTest::qWaitFor([&] { return page.model().rowCount() == 5; }));
    page.findChild<QLineEdit*>()->setText(u"tiger"_s);
    CHECK(QTest::qWaitFor([&] { return page.model().rowCount() == 2; }));
}
