// Engines that are programs of their own, in the settings and at the table.
#include "app/external/external_engines.h"

#include "tests/app/external/fake_engine.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/engines/engines_dialog.h"
#include "ui/panels/message_bar.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace qipan;
using namespace qipan::tests;

namespace {

/// Settings with one engine, which plays gomoku.
[[nodiscard]] std::vector<std::pair<QString, QVariant>> settingsWith(const QString& mode)
{
    const app::ChildProgram program = fakeEngine(mode);
    return {{u"gomocup/size"_qs, 1},
            {u"gomocup/1/id"_qs, 7},
            {u"gomocup/1/name"_qs, u"Stranger"_qs},
            {u"gomocup/1/program"_qs, program.file},
            {u"gomocup/1/arguments"_qs, program.arguments},
            {u"gomocup/1/seconds"_qs, 1},
            {u"gomoku/engine"_qs, 7}};
}

[[nodiscard]] QString folderWith(const QTemporaryDir& folder, const QString& mode)
{
    storeSettings(folder.path(), {{u"language"_qs, u"en"_qs}, {u"view/animation"_qs, false}});
    for (const auto& setting : settingsWith(mode))
        storeSettings(folder.path(), {setting});
    return folder.path();
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

TEST_CASE("engines are kept as they were added, and what is out of bounds is left out", "[engines]")
{
    const QTemporaryDir folder;
    QSettings file{folder.filePath(u"engines.ini"_qs), QSettings::IniFormat};
    const ui::ExternalEngine good{
        .id = 3, .name = u"棋 & co"_qs, .program = u"/opt/engine"_qs, .arguments = {u"-a b"_qs, u""_qs}, .seconds = 9};
    ui::ExternalEngine nameless = good;
    nameless.name = u" "_qs;
    ui::ExternalEngine relative = good;
    relative.program = u"engine"_qs;
    ui::ExternalEngine slow = good;
    slow.seconds = 100'000;
    ui::ExternalEngine windy = good;
    windy.arguments = QStringList(ui::ExternalEngine::mostArguments + 1, u"x"_qs);
    app::writeEngines(file, {good});
    CHECK(app::readEngines(file) == QList{good});
    for (const ui::ExternalEngine& bad : {nameless, relative, slow, windy, ui::ExternalEngine{}}) {
        app::writeEngines(file, {bad, good});
        CHECK(app::readEngines(file) == QList{good});
    }
    app::writeEngines(file, {good, good});
    CHECK(app::readEngines(file).size() == 1); // one id, one engine
    app::writeEngines(file, {});
    CHECK(app::readEngines(file).isEmpty());
}

TEST_CASE("an engine from elsewhere plays in the computer's place, under its own name", "[engines]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"gomoku"_qs, folderWith(folder, u"good"_qs)};
    CHECK(program.desk().shown().names[1] == u"Stranger");
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
    CHECK(program.match().game().plies().back().cell == Cell{0, 0});

    REQUIRE(program.choose(u"Level 1"_qs)); // and back to our own
    CHECK(program.desk().shown().names[1] != u"Stranger");
    REQUIRE(program.choose(u"Stranger"_qs));
    CHECK(program.desk().shown().names[1] == u"Stranger");
}

TEST_CASE("where an opening rule holds, the stones of an engine that knows none lie as it wants", "[engines][opening]")
{
    // By itself this engine would put its first stone into a corner.
    const QTemporaryDir folder;
    storeSettings(folderWith(folder, u"good"_qs), {{u"gomoku/opening"_qs, u"long-pro"_qs}, {u"gomoku/first"_qs, 1}});
    OpenProgram program{u"gomoku"_qs, folder.path()};
    REQUIRE(program.match().sideOf(Seat::Second) == Side::Black);
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 1; }, 10'000));
    CHECK(program.match().game().stoneAt({7, 7}) == Side::Black);
    program.playByKeys(program.board(), {8, 8});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 3; }, 10'000));
    const Cell third = program.match().game().plies().back().cell;
    CHECK(std::max(std::abs(third.x - 7), std::abs(third.y - 7)) > 3);
    program.playByKeys(program.board(), {9, 8});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 5; }, 10'000));
    CHECK(program.match().game().plies().back().cell == Cell{0, 0}); // now it is the engine that plays
}

TEST_CASE("an engine from elsewhere takes part in swap2 by a search for balance", "[engines][opening]")
{
    const QTemporaryDir folder;
    storeSettings(folderWith(folder, u"good"_qs), {{u"gomoku/opening"_qs, u"swap2"_qs}, {u"gomoku/first"_qs, 1}});
    OpenProgram program{u"gomoku"_qs, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 3; }, 20'000));
    CHECK(program.match().chooser() == Seat::First);
    CHECK_FALSE(program.match().game().stoneAt({0, 0}));
}

TEST_CASE("a seat whose engine fails goes to the computer or a person, and the game goes on", "[engines]")
{
    for (const QString& mode : {u"dies"_qs, u"occupied"_qs, u"stillborn"_qs, u"refuses"_qs, u"flood"_qs}) {
        INFO(mode.toStdString());
        for (const QString& answer : {u"The computer"_qs, u"A person"_qs}) {
            const QTemporaryDir folder;
            OpenProgram program{u"gomoku"_qs, folderWith(folder, mode)};
            program.playByKeys(program.board(), {7, 7});
            auto& bar = *program.window().findChild<ui::MessageBar*>();
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

TEST_CASE("a question about an engine that failed goes with its game", "[engines]")
{
    const QTemporaryDir folder;
    OpenProgram program{u"gomoku"_qs, folderWith(folder, u"dies"_qs)};
    program.playByKeys(program.board(), {7, 7});
    auto& bar = *program.window().findChild<ui::MessageBar*>();
    REQUIRE(QTest::qWaitFor([&] { return bar.isVisible(); }, 10'000));
    program.actions().newGame->trigger();
    CHECK_FALSE(bar.isVisible());
    CHECK(program.match().plies() == 0);
}

TEST_CASE("a window with an engine that hangs closes at once", "[engines]")
{
    QElapsedTimer clock;
    {
        const QTemporaryDir folder;
        OpenProgram program{u"gomoku"_qs, folderWith(folder, u"silent"_qs)};
        program.playByKeys(program.board(), {7, 7});
        QTest::qWait(100);
        clock.start();
    }
    CHECK(clock.elapsed() < 3000);
}

TEST_CASE("an engine is added, tested, renamed and removed in its dialog", "[engines]")
{
    OpenProgram program{u"gomoku"_qs};
    REQUIRE(program.choose(u"Engines…"_qs));
    auto& dialog = *program.window().findChild<ui::EnginesDialog*>();
    REQUIRE(QTest::qWaitForWindowExposed(&dialog));
    dialog.add(QStringLiteral(FAKE_ENGINE));
    REQUIRE(program.window().preferences().engines.size() == 1);
    CHECK(program.window().preferences().engines.front().name == u"fake_engine");

    REQUIRE(button(dialog, u"Test"_qs) != nullptr);
    button(dialog, u"Test"_qs)->click();
    const auto isTold = [&] {
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (label->text() == u"It works: Fake 1.5")
                return true;
        }
        return false;
    };
    CHECK(QTest::qWaitFor(isTold, 10'000));

    auto* name = dialog.findChildren<QLineEdit*>().front();
    name->selectAll();
    QTest::keyClicks(name, u"My friend"_qs);
    QTest::keyClick(name, Qt::Key_Return);
    CHECK(program.window().preferences().engines.front().name == u"My friend");
    CHECK(dialog.isVisible());
    REQUIRE(program.choose(u"My friend"_qs)); // it is among the opponents
    CHECK(program.desk().shown().names[1] == u"My friend");

    dialog.add(QStringLiteral(FAKE_ENGINE));
    dialog.add(u"/nowhere"_qs);
    CHECK(program.window().preferences().engines.size() == 2);
    CHECK(dialog.findChild<QListWidget*>()->count() == 2);
    button(dialog, u"Remove"_qs)->click();
    button(dialog, u"Remove"_qs)->click();
    CHECK(program.window().preferences().engines.isEmpty());
    program.actions().newGame->trigger();
    CHECK(program.desk().shown().names[1] == u"Computer, level 1");
}
