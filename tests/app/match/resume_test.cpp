// SPDX-License-Identifier: GPL-3.0-or-later
// Games that an earlier run of the program left, in the real window.
#include "app/history/history_file.h"
#include "app/history/history_store.h"
#include "app/tables/table.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/base/texts.h"
#include "ui/history/history_model.h"
#include "ui/history/history_view.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/card_button.h"
#include "ui/pages/history_page.h"
#include "ui/pages/home_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QPushButton>
#include <QSqlQuery>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

const std::vector<Cell> cells{{7, 7}, {8, 8}, {6, 6}, {8, 6}, {5, 5}};

/// Settings for two people at one machine.
void writeSettings(const QString& folder)
{
    declineLessons(folder);
    storeSettings(folder,
                  {{u"language"_s, u"en"_s},
                   {u"view/animation"_s, false},
                   {u"refusal/beep"_s, false},
                   {u"sounds/switch"_s, 2},
                   {u"gomoku/opponent"_s, 1},
                   {u"reversi/opponent"_s, 1}});
}

[[nodiscard]] std::vector<Cell> movesOf(OpenProgram& program)
{
    return snapshotOf(program.match()).moves;
}

/// The text of the question in the message bar; empty if there is none.
[[nodiscard]] QString question(OpenProgram& program)
{
    const auto& bar = program.messageBar();
    return bar.isVisible() ? bar.text() : QString{};
}

void answer(OpenProgram& program, const QString& button)
{
    for (auto* each : program.messageBar().findChildren<QPushButton*>()) {
        if (each->text().remove(u'&') == button) {
            QTest::mouseClick(each, Qt::LeftButton);
            return;
        }
    }
    FAIL("there is no such button");
}

[[nodiscard]] QStringList statesIn(const QTemporaryDir& folder)
{
    return PlainFile{folder.filePath(u"qipan.sqlite"_s)}.texts(u"SELECT state FROM game ORDER BY id"_s);
}

/// An empty data file, so that a test can read it from the start.
void makeFile(const QTemporaryDir& folder)
{
    app::DataFile file{folder.path()};
    REQUIRE_FALSE(file.open());
}

/// Plays some moves and closes the program.
void playAndQuit(const QTemporaryDir& folder, const QString& game, const std::vector<Cell>& moves)
{
    OpenProgram program{game, folder.path()};
    for (const Cell cell : moves)
        program.playByKeys(program.board(), cell);
    REQUIRE(movesOf(program) == moves);
}

/// What the data file has in this column of the running game.
[[nodiscard]] QString storedIn(OpenProgram& program, const QString& column)
{
    using Values = Result<QStringList, QString>;
    QString stored;
    bool isDone = false;
    program.history().ask(
        program.window(),
        [column](app::HistoryFile& file) -> Values {
            QStringList values;
            const auto failure = file.data().use([&] {
                return file.data().read(u"SELECT %1 FROM game WHERE state='running'"_s.arg(column), {},
                                        [&](const QSqlQuery& row) { values << row.value(0).toString(); });
            });
            return failure ? Values{*failure} : Values{values};
        },
        [&](const Values& found) {
            stored = found ? found.value().join(u' ') : found.error();
            isDone = true;
        });
    REQUIRE(QTest::qWaitFor([&] { return isDone; }));
    return stored;
}

/// Shuffles the board of link-match: an untouched one, or one with only hints, would not wait.
void touch(OpenProgram& program)
{
    REQUIRE(QTest::qWaitFor([&] { return program.actions().shuffle->isEnabled(); }, 20'000));
    program.actions().shuffle->trigger();
    REQUIRE(QTest::qWaitFor([&] { return !program.link().play()->steps().empty(); }, 20'000));
}

} // namespace

TEST_CASE("an interrupted game is on the board at the next start and continues with a move", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    {
        OpenProgram program{u"gomoku"_s, folder.path()};
        REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
        CHECK(question(program) == u"Your Gomoku game against Player 2 was interrupted at move 5. Continue?"_s);
        CHECK(movesOf(program) == cells);
        program.playByKeys(program.board(), {1, 1});
        CHECK(question(program).isEmpty());
        CHECK(program.match().plies() == 6);
    }
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    CHECK(program.match().plies() == 6);
    answer(program, u"Continue"_s);
    CHECK(question(program).isEmpty());
    CHECK(program.match().plies() == 6);
    CHECK(QTest::qWaitFor([&] { return statesIn(folder) == QStringList{u"running"_s}; }));
}

TEST_CASE("a game that was interrupted during its opening is asked about before the choice of a colour",
          "[kept][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"gomoku/opponent"_s, 1}, {u"gomoku/opening"_s, u"swap2"_s}});
    playAndQuit(folder, u"gomoku"_s, {{7, 7}, {8, 8}, {9, 7}});
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"interrupted"); }));
    CHECK(program.messageBar().text() == question(program));
    REQUIRE(program.message(ui::Message::Topic::Opening) != nullptr);
    answer(program, u"Continue"_s);
    CHECK(program.messageBar().text() == program.message(ui::Message::Topic::Opening)->text);
    CHECK(program.match().plies() == 3);
}

TEST_CASE("a question about another game is dropped when the running one is continued", "[kept][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"gomoku/opponent"_s, 1}, {u"gomoku/opening"_s, u"swap2"_s}});
    playAndQuit(folder, u"gomoku"_s, {{7, 7}, {8, 8}, {9, 7}});
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"interrupted"); }));
    const auto askForAnother = [&] {
        program.actions().playAgain->trigger();
        REQUIRE(question(program).startsWith(u"Begin another game?"));
        program.window().messages().showNext();
    };
    askForAnother();
    REQUIRE(question(program).contains(u"interrupted"));
    answer(program, u"Continue"_s);
    CHECK(program.message(ui::Message::Topic::Resign) == nullptr);
    askForAnother();
    answer(program, u"Play white"_s);
    CHECK(program.message(ui::Message::Topic::Resign) == nullptr);
    CHECK(program.match().plies() == 3);
}

TEST_CASE("the computer waits until the interrupted game is continued or declined", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(
        u"UPDATE game SET running=replace(running, ',{\"number\":0,\"who\":\"person\"}]',"
        u" ',{\"number\":1,\"who\":\"computer\"}]')"_s);
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    const auto* computer = program.table().player(program.match().seatToMove());
    REQUIRE(computer->isEngine());
    CHECK_FALSE(computer->isThinking());
    CHECK(question(program).contains(u"at move 5. Continue?"));
    int pliesAfter = 6;
    SECTION("it is continued")
    {
        answer(program, u"Continue"_s);
    }
    SECTION("nothing is said")
    {
        QTest::keyClick(&program.messageBar(), Qt::Key_Escape);
    }
    SECTION("it is continued by a takeback")
    {
        program.actions().undo->trigger();
        CHECK(program.match().plies() == 4);
        program.playByKeys(program.board(), {5, 5});
    }
    SECTION("it is declined")
    {
        answer(program, u"New game"_s);
        pliesAfter = 0;
    }
    CHECK(question(program).isEmpty());
    CHECK(QTest::qWaitFor([&] { return program.match().plies() == pliesAfter; }, 20'000));
}

TEST_CASE("a second player without a name is stored without one", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    PlainFile file{folder.filePath(u"qipan.sqlite"_s)};
    CHECK(file.texts(u"SELECT white_name FROM game"_s) == QStringList{QString{}});
}

TEST_CASE("starting another game makes the interrupted game unfinished", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    answer(program, u"New game"_s);
    CHECK(program.match().plies() == 0);
    program.playByKeys(program.board(), {1, 1});
    CHECK(QTest::qWaitFor([&] { return statesIn(folder) == QStringList{u"unfinished"_s, u"running"_s}; }));
}

TEST_CASE("an interrupted game is asked about once the locked file becomes readable", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    auto holder = std::make_unique<PlainFile>(folder.filePath(u"qipan.sqlite"_s));
    holder->run(u"BEGIN IMMEDIATE"_s);
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"another program is using it"); }));
    holder.reset();
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"was interrupted at move 5."); }, 15'000));
    CHECK(movesOf(program) == cells);
    answer(program, u"Continue"_s);
    CHECK(QTest::qWaitFor([&] { return question(program).isEmpty(); }, 15'000)); // all stores have polled again
}

TEST_CASE("an interrupted link-match board is asked about once the file becomes readable", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    {
        OpenProgram program{u"link"_s, folder.path()};
        touch(program);
    }
    auto holder = std::make_unique<PlainFile>(folder.filePath(u"qipan.sqlite"_s));
    holder->run(u"BEGIN IMMEDIATE"_s);
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"another program is using it"); }));
    holder.reset();
    REQUIRE(QTest::qWaitFor([&] { return question(program) == u"1 other link-match game can be continued."; }, 20'000));
}

TEST_CASE("the program does not quit silently while plies wait to be written", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    makeFile(folder);
    const QString warning = u"Some of your games could not be saved"_s;
    OpenProgram program{u"gomoku"_s, folder.path()};
    program.playByKeys(program.board(), cells[0]);
    REQUIRE(QTest::qWaitFor([&] { return statesIn(folder).size() == 1; }, 20'000));
    auto holder = std::make_unique<PlainFile>(folder.filePath(u"qipan.sqlite"_s));
    holder->run(u"BEGIN IMMEDIATE"_s);
    program.playByKeys(program.board(), cells[1]);
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"another program is using it"); }, 20'000));
    answer(program, u"Close"_s);
    program.press(Qt::Key_Q, Qt::ControlModifier);
    REQUIRE(program.window().isVisible());
    CHECK(question(program).contains(warning));
    program.press(Qt::Key_Return); // "stay"
    CHECK(question(program).isEmpty());
    REQUIRE(program.window().isVisible());
    program.press(Qt::Key_Q, Qt::ControlModifier);
    SECTION("the user can quit anyway")
    {
        answer(program, u"Quit anyway"_s);
        CHECK_FALSE(program.window().isVisible());
    }
    SECTION("the question disappears once all is written")
    {
        holder.reset();
        CHECK(QTest::qWaitFor([&] { return question(program).isEmpty(); }, 20'000));
        REQUIRE(program.window().isVisible());
        program.press(Qt::Key_Q, Qt::ControlModifier);
        CHECK_FALSE(program.window().isVisible());
    }
}

TEST_CASE("an unsaved link-match board also delays quitting", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    makeFile(folder);
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(program.waitForDeal());
    REQUIRE(QTest::qWaitFor(
        [&] { return !PlainFile{folder.filePath(u"qipan.sqlite"_s)}.texts(u"SELECT 1 FROM link_running"_s).isEmpty(); },
        20'000));
    PlainFile holder{folder.filePath(u"qipan.sqlite"_s)};
    holder.run(u"BEGIN IMMEDIATE"_s);
    program.actions().shuffle->trigger();
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"another program is using it"); }, 20'000));
    program.press(Qt::Key_Q, Qt::ControlModifier);
    CHECK(program.window().isVisible());
    CHECK(question(program).contains(u"Some of your games could not be saved"));
}

TEST_CASE("the home page continues the most recent game and the other games continue from their own pages",
          "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"reversi"_s, {{2, 3}, {2, 2}});
    playAndQuit(folder, u"gomoku"_s, cells);
    OpenProgram program{{}, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    CHECK(program.window().navigation().page() == ui::Page::Home);
    for (const auto* card : program.window().page<ui::HomePage>().findChildren<ui::CardButton*>())
        CHECK((card->accessibleDescription() == u"Continue your game") == (card->key() != ui::linkKey));
    program.press(Qt::Key_3, Qt::ControlModifier);
    REQUIRE(program.window().navigation().game() == u"reversi");
    CHECK(program.match().plies() == 2);
    CHECK(question(program).contains(u"Reversi"));
    program.window().navigation().setPage(ui::Page::Home);
    CHECK(question(program).isEmpty()); // it waits until its board is shown
    program.press(Qt::Key_2, Qt::ControlModifier);
    CHECK(movesOf(program) == cells);
    CHECK(question(program).contains(u"move 5"));
    program.press(Qt::Key_1, Qt::ControlModifier);
    CHECK(question(program).isEmpty());
    program.press(Qt::Key_2, Qt::ControlModifier);
    CHECK(question(program).contains(u"move 5"));
    answer(program, u"Continue"_s);
    program.press(Qt::Key_3, Qt::ControlModifier);
    CHECK(question(program).contains(u"Reversi"));
    program.press(Qt::Key_2, Qt::ControlModifier);
    CHECK(question(program).isEmpty());
}

TEST_CASE("who chooses to continue a game is not asked whether to continue it", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    const bool isCard = GENERATE(false, true);
    OpenProgram program{{}, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    if (isCard)
        Q_EMIT program.window().page<ui::HomePage>().gameChosen(u"gomoku"_s);
    else
        program.actions().continueGame->trigger();
    CHECK(movesOf(program) == cells);
    CHECK(question(program).isEmpty());
    program.playByKeys(program.board(), {0, 14});
    CHECK(program.match().plies() == static_cast<int>(cells.size()) + 1);
}

TEST_CASE("a second program on the folder is not offered the game that the first one plays", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    OpenProgram one{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(one).isEmpty(); }));
    OpenProgram two{u"gomoku"_s, folder.path()};
    two.playByKeys(two.board(), {1, 1});
    CHECK(QTest::qWaitFor([&] { return statesIn(folder).size() == 2; }));
    CHECK(question(two).isEmpty());
    CHECK(two.match().plies() == 1);
    CHECK(one.match().plies() == 5);
}

TEST_CASE("of several games the latest is offered and the others continue from the history", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    const std::vector<Cell> others{{1, 1}, {2, 2}};
    {
        OpenProgram one{u"gomoku"_s, folder.path()};
        OpenProgram two{u"gomoku"_s, folder.path()};
        for (const Cell cell : cells)
            one.playByKeys(one.board(), cell);
        for (const Cell cell : others)
            two.playByKeys(two.board(), cell);
    }
    {
        OpenProgram program{u"gomoku"_s, folder.path()};
        REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
        CHECK(question(program).contains(u"at move 2. Continue? 1 other game can be continued."));
        CHECK(movesOf(program) == others);
        answer(program, u"Show all"_s);
        REQUIRE(program.window().navigation().page() == ui::Page::History);
        ui::HistoryPage& page = program.window().page<ui::HistoryPage>();
        ui::HistoryModel& model = page.model();
        const auto result = [&](int row) {
            return model.index(row, static_cast<int>(ui::HistoryColumn::Result)).data().toString();
        };
        REQUIRE(QTest::qWaitFor([&] { return model.rowCount() == 2 && result(0) == u"In progress"; }));
        CHECK(result(1) == u"Interrupted");
        page.findChild<ui::HistoryView*>()->choose({model.ids()[1]});
        page.setFocus();
        program.press(Qt::Key_Return);
        REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == ui::Page::Match; }));
        CHECK(movesOf(program) == cells);
        CHECK(question(program).isEmpty()); // it was chosen
        // The two programs wrote concurrently: either row may be the first.
        const auto states = [&folder] {
            QStringList all = statesIn(folder);
            all.sort();
            return all;
        };
        CHECK(QTest::qWaitFor([&] { return states() == QStringList{u"running"_s, u"unfinished"_s}; }));
    }
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    CHECK(question(program).contains(u"1 other game can be continued."));
    CHECK(movesOf(program) == cells);
}

TEST_CASE("the question counts the interrupted games and each kind of game has its own question", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"reversi"_s, {{2, 3}, {2, 2}});
    playAndQuit(folder, u"gomoku"_s, cells);
    {
        PlainFile file{folder.filePath(u"qipan.sqlite"_s)};
        file.run(u"CREATE TEMP TABLE more AS SELECT * FROM game WHERE game='gomoku'"_s);
        file.run(u"UPDATE more SET id=NULL"_s);
        for (int i = 0; i < 39; ++i)
            file.run(u"INSERT INTO game SELECT * FROM more"_s);
    }
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return question(program).contains(u"was interrupted at move 5."); }, 20'000));
    CHECK(question(program).endsWith(u"39 other games can be continued."));
    program.press(Qt::Key_3, Qt::ControlModifier);
    CHECK(question(program).contains(u"Your Reversi game"));
    CHECK_FALSE(question(program).contains(u"more"));
}

TEST_CASE("each of several link-match games can be continued", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    const auto dealOf = [](OpenProgram& program) { return program.link().play()->deal(); };
    std::string first;
    std::string second;
    {
        OpenProgram one{u"link"_s, folder.path()};
        touch(one);
        OpenProgram two{u"link"_s, folder.path()};
        touch(two);
        first = dealOf(one);
        second = dealOf(two);
    }
    OpenProgram program{u"link"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return !question(program).isEmpty(); }));
    CHECK(dealOf(program) == second);
    CHECK(question(program) == u"1 other link-match game can be continued."_s);
    answer(program, u"Show next"_s);
    REQUIRE(QTest::qWaitFor([&] { return dealOf(program) == first; }, 20'000));
    CHECK(program.link().isPaused());
    CHECK(question(program) == u"1 other link-match game can be continued."_s);
    program.press(Qt::Key_2, Qt::ControlModifier);
    CHECK(question(program).isEmpty());
    program.press(Qt::Key_1, Qt::ControlModifier);
    CHECK(question(program) == u"1 other link-match game can be continued."_s);
}

TEST_CASE("a deleted game is not offered", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, cells);
    OpenProgram program{{}, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.actions().continueGame->isEnabled(); }));
    program.actions().history->trigger();
    ui::HistoryPage& page = program.window().page<ui::HistoryPage>();
    REQUIRE(QTest::qWaitFor([&] { return page.chosen().size() == 1; }));
    program.press(Qt::Key_Delete);
    answer(program, u"Delete"_s);
    REQUIRE(QTest::qWaitFor([&] { return page.model().rowCount() == 0; }));
    program.actions().home->trigger();
    CHECK_FALSE(program.actions().continueGame->isEnabled());
}

TEST_CASE("a finished game is not offered again", "[kept][program]")
{
    const QTemporaryDir folder;
    writeSettings(folder.path());
    playAndQuit(folder, u"gomoku"_s, {{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}, {9, 7}, {14, 14}, {5, 7}});
    OpenProgram program{u"gomoku"_s, folder.path()};
    program.playByKeys(program.board(), {1, 1});
    CHECK(QTest::qWaitFor([&] { return statesIn(folder) == QStringList{u"over"_s, u"running"_s}; }));
    CHECK(question(program).isEmpty());
}

TEST_CASE("the clock of a running game is saved while nobody moves", "[program]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}, {u"gomoku/clock"_s, 300}}};
    program.playByKeys(program.board(), {7, 7});
    QString first;
    REQUIRE(QTest::qWaitFor([&] { return !(first = storedIn(program, u"running"_s)).isEmpty(); }));
    CHECK(QTest::qWaitFor([&] { return storedIn(program, u"running"_s) != first; }, 30'000));
}

TEST_CASE("the time of a board of link-match is saved while nothing is connected", "[program]")
{
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal());
    REQUIRE(program.removePair());
    QString first;
    REQUIRE(QTest::qWaitFor([&] { return !(first = storedIn(program, u"time_ms"_s)).isEmpty(); }));
    CHECK(QTest::qWaitFor([&] { return storedIn(program, u"time_ms"_s) != first; }, 30'000));
}
