// The real window: games that an earlier run of the program left.
#include "app/table.h"
#include "tests/app/kept/plain_file.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/home_page.h"
#include "ui/panels/message_bar.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

using namespace qipan;
using namespace qipan::tests;

namespace {

const std::vector<Cell> cells{{7, 7}, {8, 8}, {6, 6}, {8, 6}, {5, 5}};

/// Settings for two people at one machine.
void writeSettings(const QString& folder)
{
    declineLessons(folder);
    storeSettings(folder,
                  {{u"language"_qs, u"en"_qs},
                   {u"view/animation"_qs, false},
                   {u"refusal/beep"_qs, false},
                   {u"gomoku/opponent"_qs, 1},
                   {u"reversi/opponent"_qs, 1}});
}

[[nodiscard]] std::vector<Cell> movesOf(OpenProgram& program)
{
    return accountOf(program.match()).moves;
}

/// The question that the bar asks, or nothing.
[[nodiscard]] QString question(OpenProgram& program)
{
    const auto& bar = *program.window().findChild<ui::MessageBar*>();
    return bar.isVisible() ? bar.text() : QString{};
}

void answer(OpenProgram& program, const QString& button)
{
    for (auto* each : program.window().findChild<ui::MessageBar*>()->findChildren<QPushButton*>()) {
        if (each->text().remove(u'&') == button) {
            QTest::mouseClick(each, Qt::LeftButton);
            return;
        }
    }
    FAIL("there is no such button");
}

[[nodiscard]] QStringList statesIn(const QTemporaryDir& folder)
{
    return PlainFile{folder.filePath(u"qipan.sqlite"_qs)}.texts(u"SELECT state FROM game ORDER BY id"_qs);
}

/// Plays a game that is left in the middle.
void playAndQuit(const QTemporaryDir& folder, const QString& game, const std::vector<Cell>& moves)
{
    OpenProgram program{game, folder.path()};
    for (const Cell cell : moves)
        program.playByKeys(program.board(), cell);
    REQUIRE(movesOf(program) == moves);
}

} // namespace

TEST_CASE("a game that was left is on the board at the next start, and goes on with a move", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_qs, cells);
    {
        OpenProgram program{u"gomoku"_qs, folder.path()};
        REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
        CHECK(question(program) == u"A game of Gomoku against Second player was broken off at move 5. Go on?"_qs);
        CHECK(movesOf(program) == cells);
        program.playByKeys(program.board(), {1, 1});
        CHECK(question(program).isEmpty());
        CHECK(program.match().plies() == 6);
    }
    OpenProgram program{u"gomoku"_qs, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    CHECK(program.match().plies() == 6);
    answer(program, u"Continue"_qs);
    CHECK(question(program).isEmpty());
    CHECK(program.match().plies() == 6);
    CHECK(QTest::qWaitFor([&] { return statesIn(folder) == QStringList{u"running"_qs}; }));
}

TEST_CASE("who wants another game than the one that was left begins one, and that one is unfinished", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_qs, cells);
    OpenProgram program{u"gomoku"_qs, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    answer(program, u"New game"_qs);
    CHECK(program.match().plies() == 0);
    program.playByKeys(program.board(), {1, 1});
    CHECK(QTest::qWaitFor([&] { return statesIn(folder) == QStringList{u"unfinished"_qs, u"running"_qs}; }));
}

TEST_CASE("the home page goes on with the game that was played last, and each other with its own", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"reversi"_qs, {{2, 3}, {2, 2}});
    playAndQuit(folder, u"gomoku"_qs, cells);
    OpenProgram program{{}, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.actions().goOn->isEnabled(); }));
    CHECK(program.window().page() == ui::MainWindow::Page::Home);
    program.actions().goOn->trigger();
    CHECK(movesOf(program) == cells);
    CHECK(question(program).contains(u"move 5"));
    program.window().setPage(ui::MainWindow::Page::Home);
    program.press(Qt::Key_3, Qt::ControlModifier);
    REQUIRE(program.window().game() == u"reversi");
    CHECK(program.match().plies() == 2);
    CHECK(question(program).contains(u"Reversi"));
}

TEST_CASE("a second program on the folder is not offered what the first one plays", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_qs, cells);
    OpenProgram one{u"gomoku"_qs, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(one).isEmpty(); }));
    OpenProgram two{u"gomoku"_qs, folder.path()};
    two.playByKeys(two.board(), {1, 1});
    CHECK(QTest::qWaitFor([&] { return statesIn(folder).size() == 2; }));
    CHECK(question(two).isEmpty());
    CHECK(two.match().plies() == 1);
    CHECK(one.match().plies() == 5);
}

TEST_CASE("a game that is over is not offered again", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_qs, {{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}, {9, 7}, {14, 14}, {5, 7}});
    OpenProgram program{u"gomoku"_qs, folder.path()};
    program.playByKeys(program.board(), {1, 1});
    CHECK(QTest::qWaitFor([&] { return statesIn(folder) == QStringList{u"over"_qs, u"running"_qs}; }));
    CHECK(question(program).isEmpty());
}
