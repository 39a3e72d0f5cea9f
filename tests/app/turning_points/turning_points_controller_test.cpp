// SPDX-License-Identifier: GPL-3.0-or-later
// The turning points of a game, as the program shows them.
#include "app/settings/settings.h"
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/files/job_bar.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/book_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/record_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

const std::pair<QString, QVariant> gomokuByTwo{u"gomoku/opponent"_s, 1};
const Limits small{.depth = 6, .nodes = 3'000};
const Limits endless{.depth = 40, .nodes = 1'000'000'000};
// White does not block a four.
const std::vector<Cell> blackWins{{4, 7}, {3, 7}, {5, 7}, {5, 8}, {6, 7}, {6, 6}, {7, 7}, {0, 0}, {8, 7}};

void play(OpenProgram& program, const std::vector<Cell>& cells)
{
    for (const Cell cell : cells)
        program.playByKeys(program.board(), cell);
}

[[nodiscard]] ui::BookPage& pageOf(OpenProgram& program)
{
    return program.window().page<ui::BookPage>();
}

void wait(OpenProgram& program)
{
    REQUIRE(QTest::qWaitFor([&] { return !program.turningPoints().isRunning(); }, 60'000));
}

/// True if the chapter is the current page.
[[nodiscard]] bool isChapterShown(OpenProgram& program)
{
    return QTest::qWaitFor([&] {
        return program.window().navigation().page() == Page::Book
            && pageOf(program).place().chapter == u"turning-points"_s;
    });
}

void showRecord(OpenProgram& program, std::string_view sgf)
{
    app::OpenedRecords opened;
    opened.games = record::readSgf(sgf).games;
    opened.name = u"game.sgf"_s;
    REQUIRE_FALSE(opened.games.empty());
    program.record().show(std::move(opened));
    REQUIRE(program.window().navigation().page() == Page::Record);
}

[[nodiscard]] ui::MessageBar& barOf(OpenProgram& program)
{
    return program.messageBar();
}

[[nodiscard]] bool isTold(OpenProgram& program)
{
    return program.message(ui::Message::Topic::News) != nullptr
        || program.message(ui::Message::Topic::TurningPoints) != nullptr;
}

[[nodiscard]] QString messageText(OpenProgram& program)
{
    return barOf(program).findChildren<QLabel*>().front()->text();
}

[[nodiscard]] QPushButton* barButton(OpenProgram& program, QStringView text)
{
    for (QPushButton* button : barOf(program).findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == text)
            return button;
    }
    return nullptr;
}

constexpr std::string_view blackWinsSgf =
    "(;GM[4]FF[4]SZ[15]PB[Ada]PW[Lin];B[eh];W[dh];B[fh];W[fi];B[gh];W[gg];B[hh];W[aa];B[ih])";

} // namespace

TEST_CASE("after a game one key shows its turning points on live diagrams with links", "[moments]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(small);
    CHECK_FALSE(program.actions().turningPoints->isEnabled());
    play(program, {blackWins.begin(), blackWins.end() - 1});
    CHECK_FALSE(program.actions().turningPoints->isEnabled()); // the game is not over
    play(program, {blackWins.back()});
    REQUIRE_FALSE(program.match().isRunning());
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    CHECK(program.turningPoints().isRunning());
    CHECK(program.window().jobBar().isVisible());
    wait(program);
    CHECK_FALSE(program.window().jobBar().isVisible());
    REQUIRE(isChapterShown(program));

    ui::BookPage& page = pageOf(program);
    page.open({u"turning-points"_s, u"move-8"_s});
    REQUIRE(page.place().anchor == u"move-8"_s);
    REQUIRE(page.reader().diagrams().size() == 2);
    ui::DiagramBoard& board = page.reader().diagrams().front()->board();
    CHECK(board.canNext());
    board.next();
    CHECK(board.canBack());
    program.click(board.view(), {3, 3}); // the user tries a move
    CHECK_FALSE(board.isAtStart());

    const QSignalSpy puzzles{&program.book(), &BookController::puzzlesRequested};
    Q_EMIT page.reader().linkPressed(u"puzzles:block"_s);
    REQUIRE(puzzles.size() == 1);
    CHECK(puzzles.front().front().toString() == u"block"_s);
    CHECK(page.place().anchor == u"move-8"_s);
    Q_EMIT page.reader().linkPressed(u"page:gomoku-shapes#four"_s);
    CHECK(page.place() == ui::BookPlace{u"gomoku-shapes"_s, u"four"_s});
}

TEST_CASE("the end of a game offers its turning points", "[moments]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(endless);
    play(program, {blackWins.begin(), blackWins.end() - 1});
    CHECK(barButton(program, u"Turning points") == nullptr);
    play(program, {blackWins.back()});
    QPushButton* offer = barButton(program, u"Turning points");
    REQUIRE(offer != nullptr);
    CHECK(offer->isEnabled());
    const auto result = [&program] { return program.messageBar().text(); };
    const QString english = result();
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return result() != english; }));
    program.useLanguage(u"en"_s);
    REQUIRE(QTest::qWaitFor([&] { return result() == english; }));
    QTest::mouseClick(offer, Qt::LeftButton);
    CHECK(program.turningPoints().isRunning());
}

TEST_CASE("the turning-points chapter cannot be bookmarked and is not the saved book position", "[moments]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    {
        OpenProgram program{{}, folder.path()};
        program.turningPoints().setLimits(small);
        showRecord(program, blackWinsSgf);
        program.actions().turningPoints->trigger();
        wait(program);
        REQUIRE(isChapterShown(program));
        program.press(Qt::Key_D, Qt::ControlModifier);
    }
    const BookProgress progress = Settings{folder.path()}.book();
    CHECK(progress.bookmarks.isEmpty());
    CHECK(progress.place.chapter != u"turning-points");
}

TEST_CASE("a game analysed before is not analysed again", "[moments]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(small);
    play(program, blackWins);
    program.press(Qt::Key_F7);
    REQUIRE(QTest::qWaitFor([&] { return !program.review().isRunning(); }, 60'000));
    program.actions().turningPoints->trigger();
    CHECK_FALSE(program.review().isRunning());
    wait(program);
    CHECK(isChapterShown(program));
}

TEST_CASE("a running analysis is stopped by its bar or its key or another game", "[moments]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(endless);
    play(program, blackWins);
    const auto start = [&program] {
        program.actions().turningPoints->trigger();
        REQUIRE(program.turningPoints().isRunning());
        REQUIRE(program.review().isRunning());
    };
    start();
    QTest::mouseClick(program.window().jobBar().findChild<QToolButton*>(), Qt::LeftButton);
    CHECK_FALSE(program.turningPoints().isRunning());
    CHECK_FALSE(program.review().isRunning());
    start();
    program.actions().turningPoints->trigger();
    CHECK_FALSE(program.turningPoints().isRunning());
    start();
    program.actions().review->trigger();
    CHECK_FALSE(program.turningPoints().isRunning());
    start();
    program.actions().restart->trigger();
    CHECK_FALSE(program.turningPoints().isRunning());
    CHECK_FALSE(program.window().jobBar().isVisible());
    CHECK(program.window().navigation().page() == Page::Match);
}

TEST_CASE("one bar shows the progress of the turning points", "[moments]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(endless);
    play(program, blackWins);
    const auto bars = [&] {
        QTest::qWait(0); // the layout
        return std::ranges::count_if(program.window().findChildren<QProgressBar*>(), &QWidget::isVisible);
    };
    const bool isReviewing = GENERATE(false, true);
    if (isReviewing) {
        program.actions().review->trigger();
        CHECK(bars() == 1);
    }
    program.actions().turningPoints->trigger();
    CHECK(program.window().jobBar().isVisible());
    CHECK(bars() == 1);
    program.actions().turningPoints->trigger();
    CHECK(bars() == 0);
    program.actions().review->trigger();
    CHECK_FALSE(program.window().jobBar().isVisible());
    CHECK(bars() == 1);
}

TEST_CASE("a record is analysed on its page and a message appears if another page is shown by then", "[moments]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    showRecord(program, blackWinsSgf);
    REQUIRE(program.actions().turningPoints->isEnabled());
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    CHECK(program.turningPoints().isRunning());
    wait(program);
    REQUIRE(isChapterShown(program));
    CHECK(pageOf(program).book()->find("turning-points")->findPage("move-8") != nullptr);

    showRecord(program, blackWinsSgf);
    program.turningPoints().setLimits(small);
    program.actions().turningPoints->trigger();
    program.actions().home->trigger();
    wait(program);
    CHECK(program.window().navigation().page() == Page::Home);
    CHECK(messageText(program) == u"The turning points are now a chapter of the book.");
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return messageText(program).startsWith(u"这局棋的转折点"); }));
    program.useLanguage(u"en"_s);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).startsWith(u"The turning points"); }));
    QTest::mouseClick(barButton(program, u"Sho&w them"), Qt::LeftButton);
    CHECK(isChapterShown(program));
    CHECK_FALSE(isTold(program));
}

TEST_CASE("a result for one record is not announced over another", "[moments]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    showRecord(program, "(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig];W[gi])");
    program.actions().turningPoints->trigger();
    showRecord(program, blackWinsSgf);
    wait(program);
    CHECK_FALSE(isTold(program));

    program.actions().turningPoints->trigger();
    showRecord(program, "(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig];W[gi])");
    wait(program);
    CHECK(program.window().navigation().page() == Page::Record); // the book does not cover it
    CHECK(messageText(program).startsWith(u"The turning points"));
}

TEST_CASE("the saved book position is kept when turning points are opened first", "[moments]")
{
    const QTemporaryDir folder;
    declineLessons(folder.path());
    storeSettings(folder.path(), {{u"book/place"_s, u"gomoku-shapes"_s}});
    OpenProgram program{{}, folder.path()};
    program.turningPoints().setLimits(small);
    showRecord(program, blackWinsSgf);
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    wait(program);
    REQUIRE(isChapterShown(program));
    CHECK(app::Settings{folder.path()}.book().place.chapter == u"gomoku-shapes");
}

TEST_CASE("a message about no game disappears when there is one and about another game when it changes", "[moments]")
{
    OpenProgram program{u"gomoku"_s, {gomokuByTwo}};
    program.review().setLimits(small);
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    REQUIRE(messageText(program).startsWith(u"Only finished games"));
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return messageText(program).startsWith(u"只有四手以上"); }));
    program.useLanguage(u"en"_s);
    REQUIRE(QTest::qWaitFor([&] { return messageText(program).startsWith(u"Only finished games"); }));
    play(program, blackWins);
    CHECK_FALSE(isTold(program));

    program.turningPoints().setLimits(small);
    showRecord(program, "(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig];W[gi])");
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    wait(program);
    REQUIRE(messageText(program).startsWith(u"According to the analysis, no single move"));
    showRecord(program, blackWinsSgf);
    CHECK_FALSE(isTold(program));

    showRecord(program, "(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig];W[gi])");
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    wait(program);
    REQUIRE(messageText(program).startsWith(u"According to the analysis, no single move"));
    QTest::mouseClick(barButton(program, u"Clos&e"), Qt::LeftButton);
    const QString english = program.window().status();
    program.useLanguage(u"zh_CN"_s);
    // One call tells all controllers of the new language: when the status has changed, the message would be back.
    REQUIRE(QTest::qWaitFor([&] { return program.window().status() != english; }));
    CHECK_FALSE(isTold(program)); // already read: not shown again
    program.useLanguage(u"en"_s);
}

TEST_CASE("the analysis bar follows the language", "[moments]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(endless);
    showRecord(program, blackWinsSgf);
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    REQUIRE(program.window().jobBar().text().startsWith(u"Analysing the game"));
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return program.window().jobBar().text().startsWith(u"正在分析整局"); }));
    program.useLanguage(u"en"_s);
}

TEST_CASE("given stones never count as mistakes", "[moments]")
{
    // As if the stones of the setup were bad moves: white has one far away.
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    showRecord(program, "(;GM[4]SZ[15]AB[hh][gh]AW[aa][oo]PL[B];B[ih];W[fh];B[hg];W[jh];B[if];W[ge];B[he];W[hi])");
    const bool isOfHistory = GENERATE(false, true);
    if (isOfHistory) {
        app::OpenedRecords opened;
        opened.games = record::readSgf("(;GM[4]SZ[15];B[hh];W[aa];B[gh];W[oo];B[ih])").games;
        opened.given = 5;
        program.record().show(std::move(opened));
    }
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    REQUIRE(QTest::qWaitFor([&] { return !program.turningPoints().isRunning(); }, 60'000));
    const auto book = pageOf(program).book();
    const book::Chapter* chapter = book ? book->find("turning-points") : nullptr;
    if (isOfHistory)
        CHECK(chapter == nullptr);
    for (const book::Diagram* each : chapter != nullptr ? chapter->diagrams() : std::vector<const book::Diagram*>{}) {
        for (const Ply& stone : each->stones)
            CHECK(stone.cell != Cell{2, 2});
        CHECK(each->stones.size() >= 4); // the setup
    }
}

TEST_CASE("without a game to analyse the key says so", "[moments]")
{
    OpenProgram program{{}};
    program.press(Qt::Key_F7, Qt::ShiftModifier);
    CHECK(messageText(program).startsWith(u"Only finished games"));
    CHECK_FALSE(program.turningPoints().isRunning());
    program.turningPoints().setLimits(small);
    showRecord(program, blackWinsSgf);
    program.press(Qt::Key_F7, Qt::ShiftModifier); // the action's shortcut in the menu
    CHECK(program.turningPoints().isRunning());
}

TEST_CASE("a game without mistakes has no chapter and the user is told", "[moments]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    showRecord(program, "(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig];W[gi])");
    program.actions().turningPoints->trigger();
    wait(program);
    CHECK(program.window().navigation().page() == Page::Record);
    CHECK(messageText(program).startsWith(u"According to the analysis, no single move"));
}

TEST_CASE("the chapter follows the language", "[moments]")
{
    OpenProgram program{{}};
    program.turningPoints().setLimits(small);
    showRecord(program, blackWinsSgf);
    program.actions().turningPoints->trigger();
    wait(program);
    REQUIRE(isChapterShown(program));
    const std::string english = pageOf(program).book()->find("turning-points")->title;
    program.useLanguage(u"zh_CN"_s);
    REQUIRE(QTest::qWaitFor([&] {
        const book::Chapter* chapter = pageOf(program).book()->find("turning-points");
        return chapter != nullptr && chapter->title != english
            && pageOf(program).book()->find("glossary")->title != "Glossary";
    }));
    CHECK(pageOf(program).place().chapter == u"turning-points"_s);
    const auto& words =
        std::get<book::Prose>(pageOf(program).book()->find("turning-points")->introduction.front()).markdown;
    CHECK(words.find("这局棋的结果") != std::string::npos); // a draw is a result too
    program.useLanguage(u"en"_s);
}

TEST_CASE("the turning-points analysis does not run during a LAN game", "[moments]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    CHECK_FALSE(both.host.actions().turningPoints->isEnabled());
    both.host.turningPoints().setLimits(endless);
    showRecord(both.host, blackWinsSgf);
    CHECK_FALSE(both.host.actions().turningPoints->isEnabled());
    both.host.actions().turningPoints->trigger();
    CHECK_FALSE(both.host.turningPoints().isRunning());
    both.guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return both.host.actions().turningPoints->isEnabled(); }));
}
