// SPDX-License-Identifier: GPL-3.0-or-later
// External engines in the settings and at the table.
#include "app/external/external_engines.h"
#include "app/settings/preferences_file.h"

#include "core/record/sgf.h"
#include "tests/app/external/fake_engine.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/pages/record_page.h"
#include "ui/panels/analysis_panel.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

/// A folder with settings for two engines that behave according to `mode`, one for gomoku and one for reversi, each
/// selected as opponent and analyst of its game.
[[nodiscard]] QString folderWith(const QTemporaryDir& folder, const QString& mode)
{
    declineLessons(folder.path());
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}, {u"engines/size"_s, 2}});
    const auto store = [&](int number, const QString& game, const QString& name, const app::ChildProgram& program) {
        const QString key = u"engines/%1/"_s.arg(number);
        storeSettings(folder.path(),
                      {{key + u"id", number},
                       {key + u"game", game},
                       {key + u"name", name},
                       {key + u"program", program.file},
                       {key + u"arguments", program.arguments},
                       {key + u"seconds", 1},
                       {QString{game + u"/engine"}, number},
                       {QString{game + u"/analyst"}, number}});
    };
    store(1, u"gomoku"_s, u"Stranger"_s, fakeEngine(mode));
    store(2, u"reversi"_s, u"Newcomer"_s, fakeNboard(mode));
    return folder.path();
}

/// Chooses an engine as the computer in a game; 0 for the built-in one.
void useEngine(OpenProgram& program, const QString& game, int engine)
{
    program.preferences().change([&](ui::Preferences& p) { p.games[game].engine = engine; });
}

[[nodiscard]] QPushButton* button(const QWidget& parent, const QString& text)
{
    for (QPushButton* one : parent.findChildren<QPushButton*>()) {
        if (one->text().remove(u'&') == text && one->isVisible())
            return one;
    }
    return nullptr;
}

} // namespace

TEST_CASE("engines are saved as added and out-of-range entries are skipped", "[engines]")
{
    const QTemporaryDir folder;
    QSettings file{folder.filePath(u"engines.ini"_s), QSettings::IniFormat};
    const ui::ExternalEngine good{.id = 3,
                                  .game = u"reversi"_s,
                                  .name = u"棋 & co"_s,
                                  .program = u"/opt/engine"_s,
                                  .arguments = {u"-a b"_s, u""_s},
                                  .seconds = 9,
                                  .depth = 21};
    ui::ExternalEngine nameless = good;
    nameless.name = u" "_s;
    ui::ExternalEngine relative = good;
    relative.program = u"engine"_s;
    ui::ExternalEngine slow = good;
    slow.seconds = 100'000;
    ui::ExternalEngine deep = good;
    deep.depth = ui::ExternalEngine::maxDepth + 1;
    ui::ExternalEngine odd = good;
    odd.game = u"chess"_s;
    ui::ExternalEngine windy = good;
    windy.arguments = QStringList(ui::ExternalEngine::maxArguments + 1, u"x"_s);
    app::writeEngines(file, {good});
    CHECK(app::readEngines(file) == QList{good});
    for (const ui::ExternalEngine& bad : {nameless, relative, slow, deep, odd, windy, ui::ExternalEngine{}}) {
        app::writeEngines(file, {bad, good});
        CHECK(app::readEngines(file) == QList{good});
    }
    app::writeEngines(file, {good, good});
    CHECK(app::readEngines(file).size() == 1); // ids are unique
    app::writeEngines(file, {});
    CHECK(app::readEngines(file).isEmpty());
}

TEST_CASE("engines saved before reversi engines existed still play and analyse gomoku", "[engines]")
{
    const QTemporaryDir folder;
    const app::ChildProgram program = fakeEngine(u"good"_s);
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s},
                   {u"gomocup/size"_s, 1},
                   {u"gomocup/1/id"_s, 7},
                   {u"gomocup/1/name"_s, u"Old friend"_s},
                   {u"gomocup/1/program"_s, program.file},
                   {u"gomocup/1/arguments"_s, program.arguments},
                   {u"gomocup/1/seconds"_s, 1},
                   {u"analysis/engine"_s, 7},
                   {u"gomoku/engine"_s, 7}});
    for (int start = 0; start < 2; ++start) { // the second run reads what the first one stored
        OpenProgram again{u"gomoku"_s, folder.path()};
        const ui::Preferences& preferences = again.preferences().value();
        REQUIRE(preferences.engines.size() == 1);
        CHECK(preferences.engines.front().game == u"gomoku");
        CHECK(preferences.games[u"gomoku"_s].analyst == 7);
        CHECK(again.matchController().shown().names[1] == u"Old friend");
        again.actions().coordinates->trigger(); // any change stores all settings
    }
    const QSettings file{folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    CHECK_FALSE(file.childGroups().contains(u"gomocup"));
    CHECK_FALSE(file.contains(u"analysis/engine"_s));
}

TEST_CASE("an external engine replaces the computer under its own name", "[engines]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"gomoku"_s, folderWith(folder, u"good"_s)};
    CHECK(program.matchController().shown().names[1] == u"Stranger");
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
    CHECK(program.match().game().plies().back().cell == Cell{0, 0});

    useEngine(program, u"gomoku"_s, 0); // back to the built-in engine
    CHECK(program.matchController().shown().names[1] != u"Stranger");
    useEngine(program, u"gomoku"_s, 1);
    CHECK(program.matchController().shown().names[1] == u"Stranger");
}

TEST_CASE("an external engine plays reversi and is not offered in gomoku", "[engines]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"reversi"_s, folderWith(folder, u"good"_s)};
    CHECK(program.matchController().shown().names[1] == u"Newcomer");
    program.playByKeys(program.board(), {5, 4});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }, 10'000));
    useEngine(program, u"reversi"_s, 1); // which plays gomoku
    CHECK(program.matchController().shown().names[1] == u"Computer, level 1");
    useEngine(program, u"reversi"_s, 2);
    CHECK(program.matchController().shown().names[1] == u"Newcomer");
}

TEST_CASE("a record can be played from here against an external engine for its game", "[engines][record]")
{
    struct Case {
        const char* record;
        QString engine;
        Cell reply;
        int plies;
    };
    // The gomoku engine plays the first free point of the board it was sent.
    for (const Case& one : {Case{"(;GM[4]SZ[19]RU[standard];B[aa];W[jj];B[kk])", u"Stranger"_s, {5, 5}, 5},
                            Case{"(;GM[2]SZ[8];B[d3])", u"Newcomer"_s, {2, 2}, 3}}) {
        const QTemporaryDir folder;
        OpenProgram program{{}, folderWith(folder, u"good"_s)};
        app::OpenedRecords opened;
        opened.games = record::readSgf(one.record).games;
        program.record().show(std::move(opened));
        program.press(Qt::Key_PageDown, Qt::ControlModifier);
        QStringList offered;
        const auto* against = program.window().page<ui::RecordPage>().findChild<QMenu*>(u"engines"_s);
        for (const QAction* action : against->actions())
            offered << action->text();
        REQUIRE(offered == QStringList{one.engine});
        against->actions().front()->trigger();
        REQUIRE(program.window().navigation().page() == ui::Page::Match);
        CHECK(program.matchController().shown().names[1] == one.engine);
        CHECK(program.match().seatToMove() == Seat::First);
        program.playByKeys(program.board(), one.reply);
        REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == one.plies; }, 10'000));
        if (one.plies == 5)
            CHECK(program.match().game().plies().back().cell == Cell{1, 0});
    }
}

TEST_CASE("an external engine analyses the game that it plays", "[engines][analysis]")
{
    for (const QString& game : {u"gomoku"_s, u"reversi"_s}) {
        INFO(game.toStdString());
        const QTemporaryDir folder;
        storeSettings(folderWith(folder, u"good"_s), {{u"analysis/on"_s, true}, {game + u"/opponent", 1}});
        OpenProgram program{game, folder.path()};
        auto& list = *program.window().page<ui::MatchPage>().analysis().findChild<QListWidget*>();
        const int expected = game == u"gomoku" ? 1 : 3; // the Gomocup protocol has only one line
        CHECK(QTest::qWaitFor([&] { return list.count() == expected; }, 10'000));
        CHECK(static_cast<int>(program.board().analysis().moves.size()) == expected);
    }
}

TEST_CASE("an engine without opening rules gets stones that satisfy the opening rule", "[engines][opening]")
{
    // Left alone, this engine would put its first stone into a corner.
    const QTemporaryDir folder;
    storeSettings(folderWith(folder, u"good"_s), {{u"gomoku/opening"_s, u"long-pro"_s}, {u"gomoku/first"_s, 1}});
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(program.match().sideOf(Seat::Second) == Side::Black);
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 1; }, 10'000));
    CHECK(program.match().game().stoneAt({7, 7}) == Side::Black);
    program.playByKeys(program.board(), {8, 8});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 3; }, 10'000));
    const Cell third = program.match().game().plies().back().cell;
    CHECK(std::max(std::abs(third.x - 7), std::abs(third.y - 7)) > 3);
    program.playByKeys(program.board(), {9, 8});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 5; }, 10'000));
    CHECK(program.match().game().plies().back().cell == Cell{0, 0}); // now the engine plays
}

TEST_CASE("an external engine takes part in swap2 by a search for balance", "[engines][opening]")
{
    const QTemporaryDir folder;
    storeSettings(folderWith(folder, u"good"_s), {{u"gomoku/opening"_s, u"swap2"_s}, {u"gomoku/first"_s, 1}});
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 3; }, 20'000));
    CHECK(program.match().chooser() == Seat::First);
    // Left to itself, the engine plays on the first free cells.
    CHECK_FALSE((program.match().game().stoneAt({0, 0}) && program.match().game().stoneAt({1, 0})));
}

TEST_CASE("a seat whose engine fails goes to the computer or a person and the game continues", "[engines]")
{
    for (const QString& mode : {u"dies"_s, u"occupied"_s, u"stillborn"_s, u"refuses"_s, u"flood"_s}) {
        INFO(mode.toStdString());
        for (const QString& answer : {u"The computer"_s, u"A person"_s}) {
            const QTemporaryDir folder;
            OpenProgram program{u"gomoku"_s, folderWith(folder, mode)};
            program.playByKeys(program.board(), {7, 7});
            auto& bar = program.messageBar();
            REQUIRE(QTest::qWaitFor([&] { return bar.isVisible(); }, 10'000));
            CHECK(bar.text().contains(u"Stranger"));
            CHECK(program.match().plies() == 1);
            REQUIRE(button(bar, answer) != nullptr);
            button(bar, answer)->click();
            CHECK_FALSE(bar.isVisible());
            if (answer == u"A person")
                program.playByKeys(program.board(), {8, 8});
            CHECK(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
            program.playByKeys(program.board(), {3, 3});
            CHECK(program.match().plies() >= 3);
        }
    }
}

TEST_CASE("a seat whose reversi engine fails goes to the computer and the game continues", "[engines]")
{
    for (const QString& mode : {u"dies"_s, u"illegal"_s, u"babble"_s}) {
        INFO(mode.toStdString());
        const QTemporaryDir folder;
        OpenProgram program{u"reversi"_s, folderWith(folder, mode)};
        program.playByKeys(program.board(), {5, 4});
        auto& bar = program.messageBar();
        REQUIRE(QTest::qWaitFor([&] { return bar.isVisible(); }, 10'000));
        CHECK(bar.text().contains(u"Newcomer"));
        CHECK(bar.text().contains(u"NBoard protocol") == (mode == u"babble"));
        CHECK(program.match().plies() == 1);
        button(bar, u"The computer"_s)->click();
        CHECK(program.matchController().shown().names[1] == u"Computer, level 1");
    }
}

TEST_CASE("the question about a failed engine disappears with its game", "[engines]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"gomoku"_s, folderWith(folder, u"dies"_s)};
    program.playByKeys(program.board(), {7, 7});
    auto& bar = program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar.isVisible(); }, 10'000));
    program.playAgain();
    CHECK_FALSE(bar.isVisible());
    CHECK(program.match().plies() == 0);
}

TEST_CASE("a window with a hanging engine closes at once", "[engines]")
{
    QElapsedTimer clock;
    {
        const QTemporaryDir folder;
        OpenProgram program{u"gomoku"_s, folderWith(folder, u"silent"_s)};
        program.playByKeys(program.board(), {7, 7});
        QTest::qWait(100);
        clock.start();
    }
    CHECK(clock.elapsed() < 3000);
}
