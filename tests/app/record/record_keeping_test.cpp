// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to a record: continued, saved, left, and opened from the command line.
#include "app/history/history_record.h"
#include "app/record/record_setup.h"
#include "core/record/replay.h"
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/core/record/large_record.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"

#include "ui/base/texts.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using Page = ui::Page;
using record::GameRecord;
using record::GameTree;

namespace {

void show(OpenProgram& program, std::string_view text, qint64 historyId = 0, std::size_t historyPrint = 0)
{
    app::OpenedRecords opened;
    opened.games = record::readSgf(text).games;
    opened.name = u"game.sgf"_s;
    opened.historyId = historyId;
    opened.historyPrint = historyPrint;
    program.record().show(std::move(opened));
}

[[nodiscard]] QPushButton& playFromHereButton(OpenProgram& program)
{
    for (auto* button : program.window().page<ui::RecordPage>().findChildren<QPushButton*>()) {
        if (button->text() == u"&Play from here")
            return *button;
    }
    FAIL("there is no button to play on");
    std::abort();
}

[[nodiscard]] bool isAsked(OpenProgram& program, const QString& words)
{
    const auto labels = program.window().findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&words](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
}

} // namespace

TEST_CASE("the preferences and the rules return to a changed record without a question", "[record]")
{
    OpenProgram program{{}};
    show(program, "(;GM[4]SZ[15];B[hh])");
    program.press(Qt::Key_PageDown);
    program.click(*program.window().page<ui::RecordPage>().findChild<ui::TurnBoardView*>(), {3, 3});
    REQUIRE(program.record().isChanged());
    for (QAction* action : {program.actions().preferences, program.actions().rules}) {
        action->trigger();
        CHECK(program.window().navigation().page() != Page::Record);
        program.press(Qt::Key_Escape);
        CHECK(program.window().navigation().page() == Page::Record);
        CHECK(program.record().isChanged());
        CHECK_FALSE(program.messageBar().isVisible());
    }
}

TEST_CASE("playing from here starts a game at the same position with the user to move", "[record]")
{
    for (const bool byComputer : {false, true}) {
        OpenProgram program{{}};
        show(program, "(;GM[4]SZ[15]RU[renju];B[hh];W[ii];B[jj];W[kk])");
        program.press(Qt::Key_PageDown, Qt::ControlModifier);
        program.press(Qt::Key_PageUp);
        const auto before = program.record().position().clone();
        REQUIRE(program.choose(byComputer ? ui::computerName(*findGame("gomoku"), 2)
                                          : u"Against a person at this computer"_s));
        REQUIRE(program.window().navigation().page() == Page::Match);
        CHECK(program.match().game().plies() == before->plies());
        CHECK(program.table().setup().rule == "renju");
        CHECK(program.match().seatToMove() == Seat::First);
        CHECK(program.match().sideOf(Seat::First) == Side::White);
        CHECK(
            (program.preferences().value().games.value(u"gomoku"_s).opponent == ui::GamePreferences::Opponent::Computer)
            == byComputer);
        if (byComputer)
            CHECK(program.preferences().value().games.value(u"gomoku"_s).level == 2);
        program.playByKeys(program.board(), {0, 0});
        CHECK(program.match().plies() >= 4);
    }
}

TEST_CASE("a game in the background does not write to the status bar of a record", "[record]")
{
    OpenProgram program{u"gomoku"_s};
    app::Table& table = program.table();
    program.playByKeys(program.board(), {7, 7});
    REQUIRE(table.match().plies() == 1); // the computer is thinking
    show(program, "(;GM[4]SZ[15];B[hh];W[ii])");
    REQUIRE(program.window().navigation().page() == Page::Record);
    const QString status = program.window().status();
    REQUIRE(status != program.matchController().stateText());
    REQUIRE(QTest::qWaitFor([&] { return table.match().plies() == 2; }));
    CHECK(program.window().status() == status);
    table.submit(table.match().seatToMove(), Resign{});
    REQUIRE_FALSE(table.match().isRunning());
    CHECK(program.window().status() == status);
}

TEST_CASE("a record can be played from any legal position with the same board", "[record]")
{
    std::mt19937 random{5};
    int played = 0;
    for (int i = 0; i < 200; ++i) {
        const GameRecord game = i % 2 == 0 ? test::randomGomoku(random, {}) : test::randomReversi(random, {});
        const auto line = game.tree.mainLine();
        const std::span path{line.data(), random() % (line.size() + 1)};
        const auto position = record::positionAfter(game, path);
        const auto from = app::setupFromRecord(game, path, {});
        if (!from) {
            const auto& rules = findGame(game.game)->rules;
            const bool isSizeKnown = std::ranges::any_of(rules, [&](const RuleInfo& rule) {
                return (game.rule.empty() || game.rule == rule.key) && rule.allows(game.size);
            });
            CHECK((position->outcome() || !isSizeKnown));
            continue;
        }
        ++played;
        const auto begun = from->makeGame();
        for (const Cell cell : from->start) {
            REQUIRE(begun->isLegal(cell));
            begun->play(cell);
        }
        for (int y = 0; y < game.size; ++y) {
            for (int x = 0; x < game.size; ++x)
                REQUIRE(begun->stoneAt({x, y}) == position->stoneAt({x, y}));
        }
        CHECK(begun->sideToMove() == position->sideToMove());
    }
    CHECK(played > 40);
}

TEST_CASE("setup positions can be played from with or without moves", "[record]")
{
    OpenProgram program{{}};
    const auto playFrom = [&program](std::string_view text) {
        show(program, text);
        const auto before = program.record().position().clone();
        REQUIRE(program.choose(u"Against a person at this computer"_s));
        REQUIRE(program.window().navigation().page() == Page::Match);
        const BoardGame& now = program.match().game();
        CHECK(now.sideToMove() == before->sideToMove());
        CHECK(program.match().seatToMove() == Seat::First);
        for (int y = 0; y < now.size().rows; ++y) {
            for (int x = 0; x < now.size().columns; ++x)
                REQUIRE(now.stoneAt({x, y}) == before->stoneAt({x, y}));
        }
    };
    playFrom("(;GM[4]SZ[15]AB[hh][aa]AW[ii])"); // the setup has a possible order of moves
    CHECK_FALSE(program.table().setup().position.has_value());
    CHECK(program.match().plies() == 3);
    playFrom("(;GM[4]SZ[15]AB[hh][aa][bb])");
    CHECK(program.table().setup().position.has_value());
    CHECK(program.match().plies() == 0);
    program.playByKeys(program.board(), {3, 3});
    CHECK(program.match().plies() == 1);
    playFrom("(;GM[2]SZ[8]AB[a8]PL[B];B[c4])");
    playFrom("(;GM[2]SZ[8]AB[a8]PL[W])");
    program.playByKeys(program.board(), {4, 2});
    CHECK(program.match().plies() == 1);
    program.playAgain(); // the default start position
    CHECK_FALSE(program.table().setup().position.has_value());
}

TEST_CASE("a finished position cannot be played from and the reason is shown", "[record]")
{
    OpenProgram program{{}};
    show(program, "(;GM[4]SZ[15];B[hh];W[aa];B[ih];W[ba];B[jh];W[ca];B[kh];W[da];B[lh])");
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(playFromHereButton(program).isEnabled());
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK_FALSE(playFromHereButton(program).isEnabled());
    CHECK(playFromHereButton(program).toolTip() == u"The game is over in this position."_s);
}

TEST_CASE("leaving a changed record asks whether to cancel or save or discard", "[record]")
{
    OpenProgram program{{}};
    show(program, "(;GM[4]SZ[15];B[hh])");
    program.click(*program.window().page<ui::RecordPage>().board(), {3, 3});
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Home);
    REQUIRE(isAsked(program, u"Save the changes to game.sgf?"_s));
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Record);
    CHECK(program.record().isChanged());

    QSignalSpy wanted{&program.record(), &app::RecordController::saveRequested};
    program.record().leave([&program] { program.window().navigation().setPage(Page::Home); });
    program.press(Qt::Key_Y, Qt::AltModifier);
    REQUIRE(QTest::qWaitFor([&wanted] { return wanted.size() == 1; }));
    CHECK(program.window().navigation().page() == Page::Record); // until it is saved
    program.record().markSaved(u"other.sgf"_s, program.record().revision());
    CHECK(program.window().navigation().page() == Page::Home);
    CHECK_FALSE(program.record().isChanged());

    program.window().navigation().setPage(Page::Record);
    CHECK(program.window().windowTitle() == u"other.sgf – Qipan"_s);
}

TEST_CASE("the question about a changed record waits on every page until it is answered", "[record]")
{
    OpenProgram program{{}, {{u"gomoku/opponent"_s, 1}, {u"gomoku/offerLesson"_s, false}}};
    show(program, "(;GM[4]SZ[15];B[hh])");
    program.click(*program.window().page<ui::RecordPage>().board(), {3, 3});
    program.actions().newGame->trigger();
    REQUIRE(program.window().navigation().page() == Page::NewGame);
    REQUIRE(isAsked(program, u"Save the changes to game.sgf?"_s));
    program.press(Qt::Key_3, Qt::ControlModifier); // reversi
    REQUIRE(program.window().navigation().page() == Page::Match);
    CHECK(isAsked(program, u"Save the changes to game.sgf?"_s));
    CHECK(program.record().isChanged());

    QSignalSpy wanted{&program.record(), &app::RecordController::saveRequested};
    QTest::qWait(500); // a question takes no keys at once
    SECTION("yes")
    {
        program.press(Qt::Key_Y, Qt::AltModifier);
        REQUIRE(QTest::qWaitFor([&wanted] { return wanted.size() == 1; }));
        program.record().markSaved(u"game.sgf"_s, program.record().revision());
        CHECK(program.window().navigation().page() == Page::Match); // where it was answered
    }
    SECTION("back")
    {
        program.press(Qt::Key_B, Qt::AltModifier);
        CHECK(program.window().navigation().page() == Page::Record);
        CHECK(program.record().isChanged());
    }
    SECTION("no")
    {
        program.press(Qt::Key_T, Qt::AltModifier);
        CHECK(program.window().navigation().page() == Page::Match);
        CHECK_FALSE(program.record().isChanged());
    }
}

TEST_CASE("closing the window with a changed record asks first", "[record]")
{
    OpenProgram program{{}};
    show(program, "(;GM[4]SZ[15];B[hh])");
    program.click(*program.window().page<ui::RecordPage>().board(), {4, 4});
    program.window().close();
    CHECK(program.window().isVisible());
    program.press(Qt::Key_T, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&program] { return !program.window().isVisible(); }));
}

TEST_CASE("opening other games asks about the changed ones first", "[record]")
{
    OpenProgram program{{}};
    show(program, "(;GM[4]SZ[15];B[hh])");
    program.click(*program.window().page<ui::RecordPage>().board(), {3, 3});
    show(program, "(;GM[2]SZ[8];B[d3])");
    CHECK(program.record().current()[0].game == record::gomokuKey);
    program.press(Qt::Key_T, Qt::AltModifier);
    REQUIRE(QTest::qWaitFor([&program] { return program.record().current()[0].game == record::reversiKey; }));
    CHECK(program.window().page<ui::RecordPage>().board()->boardSize() == BoardSize{8, 8});
}

TEST_CASE("a history game is saved to its row with its players unchanged", "[record]")
{
    OpenProgram program{{}};
    app::HistoryStore& store = *program.record().parent()->findChild<app::HistoryStore*>();
    app::HistoryEntry entry;
    entry.game = u"gomoku"_s;
    entry.rule = u"freestyle"_s;
    entry.size = {15, 15};
    entry.state = app::GameState::Over;
    entry.sides[0] = {.name = u"Ada"_s, .kind = app::PlayerKind::Me, .level = 0};
    entry.sides[1] = {.name = u"Computer"_s, .kind = app::PlayerKind::Computer, .level = 2};
    entry.began = entry.ended = 1'700'000'000'000;
    entry.moves = {{7, 7}, {8, 8}};
    entry.plies = 2;
    qint64 id = 0;
    store.ask(
        program.window(), [entry](app::HistoryFile& file) { return file.save(entry); },
        [&id](const Result<qint64, QString>& saved) { id = saved ? *saved : -1; });
    REQUIRE(QTest::qWaitFor([&id] { return id != 0; }));
    REQUIRE(id > 0);
    show(program, "(;GM[4]SZ[15]RU[freestyle];B[hh];W[ii])", id, app::HistoryFile::printOf(entry));
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    program.click(*program.window().page<ui::RecordPage>().board(), {3, 3});
    CHECK(program.record().isChanged());
    REQUIRE(program.choose(u"Save in the history"_s));
    REQUIRE(QTest::qWaitFor([&program] { return !program.record().isChanged(); }));
    std::optional<app::HistoryEntry> found;
    bool isTold = false;
    store.ask(
        program.window(), [id](app::HistoryFile& file) { return file.find(id); },
        [&](const Result<std::optional<app::HistoryEntry>, QString>& result) {
            found = result ? *result : std::nullopt;
            isTold = true;
        });
    REQUIRE(QTest::qWaitFor([&isTold] { return isTold; }));
    REQUIRE(found);
    CHECK(found->sides == entry.sides);
    CHECK(found->source == entry.source);
    CHECK(found->plies == 3);
    const auto again = app::recordOf(*found);
    REQUIRE(again);
    CHECK(again->tree == program.record().current()[0].tree);

    program.click(*program.window().page<ui::RecordPage>().board(), {4, 4});
    REQUIRE(program.choose(u"Save in the history"_s));
    program.click(*program.window().page<ui::RecordPage>().board(), {5, 5}); // before it is saved
    REQUIRE(QTest::qWaitFor([&program] { return program.window().status() == u"Saved in the history."_s; }));
    CHECK(program.record().isChanged());
    program.actions().saveFile->trigger(); // to its original file, too
    REQUIRE(QTest::qWaitFor([&program] { return !program.record().isChanged(); }));

    entry.id = id;
    entry.state = app::GameState::Running;
    bool isRunning = false;
    store.ask(
        program.window(), [entry](app::HistoryFile& file) { return file.save(entry); },
        [&isRunning](const Result<qint64, QString>& saved) { isRunning = saved.has_value(); });
    REQUIRE(QTest::qWaitFor([&isRunning] { return isRunning; }));
    program.click(*program.window().page<ui::RecordPage>().board(), {6, 6});
    program.actions().saveFile->trigger();
    const auto* bar = &program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->text().contains(u"it is still in progress"_s); }));
    CHECK(program.record().isChanged());
}

TEST_CASE("a game that became too large for the history is not saved and the user is told", "[record]")
{
    OpenProgram program{{}};
    app::OpenedRecords opened;
    opened.games.push_back(test::largeRecord(2'100));
    opened.historyId = 7;
    program.record().show(std::move(opened));
    program.click(*program.window().page<ui::RecordPage>().board(), {14, 0});
    REQUIRE(program.record().isChanged());
    REQUIRE(program.choose(u"Save in the history"_s));
    const auto* bar = &program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->text().contains(u"too large for the history"_s); }));
    CHECK(program.record().isChanged());
}

TEST_CASE("a history game without a result shows its state", "[record]")
{
    OpenProgram program{{}};
    for (const auto& [state, words] : {std::pair{app::GameState::Unfinished, u"Unfinished"_s},
                                       std::pair{app::GameState::Running, u"In progress"_s}}) {
        app::OpenedRecords opened;
        opened.games = record::readSgf("(;GM[4]SZ[15];B[hh])").games;
        opened.historyId = 1;
        opened.state = state;
        program.record().show(std::move(opened));
        const auto labels = program.window().page<ui::RecordPage>().side().head().findChildren<QLabel*>();
        CHECK(
            std::ranges::any_of(labels, [&text = words](const QLabel* label) { return label->text().contains(text); }));
    }
}

TEST_CASE("the command line opens a file and reports why one cannot be read", "[record]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.sgf"_s);
    QFile file{path};
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("(;GM[4]SZ[15];B[hh];W[ii])");
    file.close();
    const auto open = [&folder](const QString& name) {
        app::Options options;
        options.mode = app::Mode::Record;
        options.dataDir = folder.filePath(u"data"_s);
        options.language = u"en"_s;
        options.file = name;
        auto program = std::make_unique<app::Program>(options);
        program->start();
        return program;
    };
    {
        const auto program = open(path);
        REQUIRE(QTest::qWaitFor([&] { return program->window().navigation().page() == Page::Record; }));
        CHECK(program->window().windowTitle() == u"a.sgf – Qipan"_s);
    }
    for (const auto& [name, words] : {std::pair{folder.filePath(u"b.sgf"_s), u"does not exist"_s},
#ifdef Q_OS_UNIX
                                      std::pair{u"/dev/zero"_s, u"is not a regular file"_s},
#endif
                                      std::pair{folder.path(), u"is a folder"_s}}) {
        const auto program = open(name);
        const auto says = [&program, &words = words] {
            const auto labels = program->window().findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&words](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
        };
        REQUIRE(QTest::qWaitFor(says));
        CHECK(program->window().navigation().page() == Page::Home);
    }
}

TEST_CASE("the question about unsaved changes never lies over a lesson or puzzle", "[record]")
{
    using Topic = ui::Message::Topic;
    OpenProgram program{{}};
    app::OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15];B[hh])").games;
    program.record().show(std::move(opened));
    program.click(*program.window().page<ui::RecordPage>().board(), {5, 5});
    REQUIRE(program.record().isChanged());
    program.lesson().start(u"gomoku"_s); // which returns to the record
    CHECK(program.message(Topic::Unsaved) == nullptr);
    program.window().navigation().leavePage();
    CHECK(program.window().navigation().page() == ui::Page::Record);
    program.actions().home->trigger();
    REQUIRE(program.message(Topic::Unsaved) != nullptr);
    CHECK(program.messageBar().isVisible());
    program.lesson().start(u"gomoku"_s);
    CHECK_FALSE(program.messageBar().isVisible());
    program.window().navigation().leavePage();
    CHECK(program.messageBar().isVisible());
    pressButton(program.messageBar(), u"Go &back"_s);
    CHECK(program.window().navigation().page() == ui::Page::Record);
    CHECK(program.record().isChanged());
}
