// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/open_program.h"

#include "tests/support/catch.h"
#include "tests/support/longest_turn.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/card_button.h"
#include "ui/pages/home_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/rules_page.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/line_label.h"

#include <QAction>
#include <QFileDialog>
#include <QFileOpenEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QWindow>

#include <algorithm>
#include <chrono>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

const std::pair<QString, QVariant> twoPeopleAtGomoku{u"gomoku/opponent"_s, 1};
const std::pair<QString, QVariant> twoPeopleAtReversi{u"reversi/opponent"_s, 1};

[[nodiscard]] Cell firstLegal(const BoardGame& game)
{
    for (int y = 0; y < game.size().rows; ++y) {
        for (int x = 0; x < game.size().columns; ++x) {
            if (game.isLegal({x, y}))
                return {x, y};
        }
    }
    return {-1, -1};
}

[[nodiscard]] bool isComputer(OpenProgram& program, Side side)
{
    return program.table().player(program.match().seatOf(side))->isEngine();
}

} // namespace

#ifdef Q_OS_UNIX
TEST_CASE("the New game page is there at once", "[program]")
{
    for (const QString& game : {u"gomoku"_s, u"link"_s}) {
        OpenProgram program{game};
        REQUIRE((game != u"link" || program.waitForDeal()));
        for (int i = 0; i < 2; ++i) { // created, then shown again
            const auto begin = threadTime();
            program.actions().newGame->trigger();
            (void)program.window().grab();
            const std::chrono::duration<double, std::milli> needed = threadTime() - begin;
            INFO(game.toStdString() << " " << needed.count() << " ms");
#ifndef QIPAN_SANITIZED
            CHECK(needed.count() < 100);
#endif
            CHECK(program.window().navigation().page() == (game == u"link" ? Page::LinkStart : Page::NewGame));
            program.press(Qt::Key_Escape);
        }
    }
}
#endif

TEST_CASE("the question whether to begin another game moves no button of the New game page", "[program]")
{
    OpenProgram program{u"gomoku"_s};
    program.window().resize(640, 480);
    program.playByKeys(program.board(), {7, 7});
    program.actions().newGame->trigger();
    QCoreApplication::processEvents();
    const QWidget* start = nullptr;
    for (const auto* button : program.window().pages().currentWidget()->findChildren<QPushButton*>())
        start = button->text() == u"S&tart" ? button : start;
    REQUIRE(start != nullptr);
    const QPoint before = start->mapTo(&program.window(), QPoint{});
    program.press(Qt::Key_Return);
    QCoreApplication::processEvents();
    const QWidget& bar = program.messageBar();
    REQUIRE(bar.isVisible());
    REQUIRE(program.messageBar().text().startsWith(u"Begin another game?"));
    CHECK(start->mapTo(&program.window(), QPoint{}) == before);
    CHECK(bar.mapTo(&program.window(), QPoint{}).y() >= before.y() + start->height());
}

TEST_CASE("the second press of a double click reaches nothing that was not there at the first", "[program]")
{
    OpenProgram program{u"gomoku"_s, {twoPeopleAtGomoku}};
    ui::Navigation& navigation = program.window().navigation();
    const auto doubleClick = [&](const QWidget& widget) {
        QCoreApplication::processEvents(); // lays out the buttons of the page
        QTest::mouseDClick(program.window().windowHandle(), Qt::LeftButton, {},
                           widget.mapTo(&program.window(), widget.rect().center()));
    };
    const auto* tools = program.window().findChild<QToolBar*>();
    for (QAction* action : {program.actions().home, program.actions().newGame, program.actions().rules}) {
        navigation.setPage(Page::Match);
        std::vector<Page> shown;
        QObject::connect(&navigation, &ui::Navigation::pageChanged, action, [&](Page page) { shown.push_back(page); });
        doubleClick(*tools->widgetForAction(action));
        CHECK(shown.size() == 1);
        QObject::disconnect(&navigation, &ui::Navigation::pageChanged, action, nullptr);
    }
    navigation.setPage(Page::Home);
    for (const auto* card : program.window().page<ui::HomePage>().findChildren<ui::CardButton*>()) {
        if (card->key() == u"gomoku")
            doubleClick(*card);
    }
    REQUIRE(navigation.page() == Page::Match);
    CHECK(program.match().plies() == 0);
    doubleClick(program.board()); // where nothing has changed, it is two clicks
    CHECK(program.match().plies() == 1);
    program.actions().resign->trigger();
    QTest::qWait(0);
    const auto buttons = program.messageBar().findChildren<QPushButton*>();
    const auto keep = std::ranges::find(buttons, u"&Keep playing"_s, &QPushButton::text);
    REQUIRE(keep != buttons.end());
    doubleClick(**keep); // over other buttons
    CHECK(program.message(ui::Message::Topic::Resign) == nullptr);
    CHECK(navigation.page() == Page::Match);
    CHECK(program.match().isRunning());
}

TEST_CASE("a refusal goes with the next move, and with the page", "[program]")
{
    OpenProgram program{u"gomoku"_s, {twoPeopleAtGomoku}};
    const auto status = [&] { return program.window().status(); };
    program.click(program.board(), {7, 7});
    const QString turn = status();
    program.click(program.board(), {7, 7});
    CHECK(status() == u"That point is occupied.");
    CHECK(program.messageBar().isVisible()); // where messages are, too
    CHECK(program.messageBar().text() == u"That point is occupied.");
    program.click(program.board(), {8, 8});
    CHECK_FALSE(program.messageBar().isVisible());
    program.click(program.board(), {9, 9});
    CHECK(status() == turn);
    program.click(program.board(), {7, 7});
    program.actions().home->trigger();
    program.actions().continueGame->trigger();
    CHECK(status() != u"That point is occupied.");
}

TEST_CASE("the reason of a refusal is said nowhere if that is switched off", "[program]")
{
    OpenProgram program{u"gomoku"_s, {twoPeopleAtGomoku, {u"refusal/words"_s, false}}};
    program.click(program.board(), {7, 7});
    const QString turn = program.window().status();
    program.click(program.board(), {7, 7});
    CHECK(program.window().status() == turn);
    CHECK_FALSE(program.messageBar().isVisible());
}

TEST_CASE("gomoku against the computer is played to the end by keyboard and Enter starts a rematch", "[program]")
{
    OpenProgram program{u"gomoku"_s};
    CHECK(program.window().status() == u"Your turn: you play Black.");
    for (int stone = 0; program.match().isRunning(); ++stone) {
        REQUIRE(stone < 60); // stones that make no threats; the computer must have won by then
        const Cell cell{stone % 3 * 7 + stone / 15 * 3, stone % 15 / 3 * 3 + stone / 15};
        if (!program.match().game().isLegal(cell))
            continue;
        const int plies = program.match().plies();
        program.playByKeys(program.board(), cell);
        REQUIRE(QTest::qWaitFor([&] { return !program.match().isRunning() || program.match().plies() == plies + 2; }));
    }
    CHECK(program.match().verdict()->outcome.winner == Side::White);
    CHECK(program.messageBar().text().contains(u"wins with five in a row"));
    CHECK_FALSE(program.actions().resign->isEnabled());

    program.press(Qt::Key_Return);
    CHECK(program.match().isRunning());
    CHECK(program.match().plies() == 0);
    CHECK(program.window().status() == u"Your turn: you play Black.");
}

TEST_CASE("two people play reversi to the end by mouse and keyboard and the final board stays until F1", "[program]")
{
    OpenProgram program{u"reversi"_s, {twoPeopleAtReversi}};
    for (int ply = 0; program.match().isRunning(); ++ply) {
        REQUIRE(program.match().plies() == ply);
        const Cell cell = firstLegal(program.match().game());
        if (ply % 2 == 0)
            program.click(program.board(), cell);
        else
            program.playByKeys(program.board(), cell);
    }
    const int plies = program.match().plies();
    CHECK(plies > 8);
    CHECK(program.match().verdict()->outcome.reason == EndReason::Count);
    const QString result = program.messageBar().text();
    CHECK(result.contains(QRegularExpression{u"wins \\d+ to \\d+|draw"_s}));

    program.click(program.board(), {0, 0}); // occupied, so the board does not change
    CHECK(program.match().plies() == plies);
    program.press(Qt::Key_F1);
    CHECK(program.match().isRunning());
    CHECK(program.match().plies() == 0);
}

TEST_CASE("link-match is won by keyboard with the help of hints", "[program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"link/coordinates"_s, true}}};
    ui::LinkView& board = program.linkBoard();
    const QRegularExpression pair{u"^([A-D])([1-4]) and ([A-D])([1-4]) can be connected\\."_s};
    int pairs = 0;
    while (program.actions().shuffle->isEnabled()) { // until the limit is reached
        if (!program.actions().hint->isEnabled()) {
            program.press(Qt::Key_M, Qt::ControlModifier); // no pair is left
            REQUIRE(QTest::qWaitFor([&] { return program.actions().hint->isEnabled(); }));
            continue;
        }
        program.press(Qt::Key_I, Qt::ControlModifier);
        QRegularExpressionMatch hint;
        REQUIRE(QTest::qWaitFor([&] {
            const ui::Message* words = program.message(ui::Message::Topic::Hint);
            return words != nullptr && (hint = pair.match(words->text)).hasMatch();
        }));
        for (const int group : {1, 3}) {
            const int column = hint.captured(group).front().unicode() - u'A';
            program.playByKeys(board, {column, hint.captured(group + 1).toInt() - 1});
        }
        REQUIRE(++pairs <= 8);
    }
    CHECK(pairs == 8);
    CHECK(program.window().status().isEmpty()); // the panel shows it
    CHECK_FALSE(program.actions().hint->isEnabled());

    CHECK_FALSE(program.actions().undo->isEnabled()); // it is counted
}

TEST_CASE("a new deal uncovers a paused board", "[program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}}};
    for (const auto& [key, modifiers] :
         {std::pair{Qt::Key_N, Qt::ControlModifier}, std::pair{Qt::Key_F1, Qt::KeyboardModifier{}}}) {
        program.press(Qt::Key_P, Qt::ControlModifier);
        CHECK(program.actions().pause->isChecked());
        CHECK_FALSE(program.actions().undo->isEnabled());
        program.press(key, modifiers);
        REQUIRE(program.waitForDeal());
        CHECK_FALSE(program.actions().pause->isChecked());
        CHECK(program.actions().hint->isEnabled());
    }
}

TEST_CASE("an invalid click changes nothing and says why", "[program]")
{
    OpenProgram program{u"gomoku"_s, {twoPeopleAtGomoku}};
    program.click(program.board(), {7, 7});
    REQUIRE(program.match().plies() == 1);
    const QString before = program.window().status();
    program.click(program.board(), {7, 7});
    CHECK(program.match().plies() == 1);
    CHECK(program.window().status() != before);
    CHECK_FALSE(program.window().status().isEmpty());
    program.click(program.board(), {8, 8}, Qt::RightButton);
    CHECK(program.match().plies() == 1);
}

TEST_CASE("in reversi the middle button gives white to the computer and back", "[program]")
{
    OpenProgram program{u"reversi"_s, {twoPeopleAtReversi}};
    program.click(program.board(), firstLegal(program.match().game()));
    REQUIRE(program.match().plies() == 1);
    REQUIRE_FALSE(isComputer(program, Side::White));
    program.click(program.board(), {0, 0}, Qt::MiddleButton);
    CHECK(isComputer(program, Side::White));
    CHECK(QTest::qWaitFor([&] { return program.match().plies() == 2; })); // white was to move: at once

    program.click(program.board(), {0, 0}, Qt::MiddleButton);
    CHECK_FALSE(isComputer(program, Side::White));
    program.click(program.board(), {0, 0}, Qt::MiddleButton);
    CHECK(isComputer(program, Side::White));
    program.click(program.board(), {0, 0}, Qt::RightButton);
    CHECK_FALSE(isComputer(program, Side::White));
    CHECK(program.match().plies() == 2);
}

TEST_CASE("in strict reversi each colour has its mouse button", "[program]")
{
    OpenProgram program{u"reversi"_s, {twoPeopleAtReversi, {u"reversi/strictMouse"_s, true}}};
    const auto play = [&](Qt::MouseButton button) {
        program.click(program.board(), firstLegal(program.match().game()), button);
        return program.match().plies();
    };
    CHECK(play(Qt::RightButton) == 0);
    CHECK(play(Qt::LeftButton) == 1);
    CHECK(play(Qt::LeftButton) == 1);
    CHECK(play(Qt::RightButton) == 2);
}

TEST_CASE("F2 shows the rules of the game and returns to it", "[program]")
{
    for (const QString& game : {u"link"_s, u"gomoku"_s, u"reversi"_s}) {
        OpenProgram program{game};
        const Page before = program.window().navigation().page();
        program.press(Qt::Key_F2);
        CHECK(program.window().navigation().page() == Page::Rules);
        program.press(Qt::Key_F2);
        CHECK(program.window().navigation().page() == before);
    }
}

TEST_CASE("in renju Black may play a forbidden point and loses by it and is told why", "[program]")
{
    OpenProgram program{u"gomoku"_s, {twoPeopleAtGomoku, {u"gomoku/rule"_s, u"renju"_s}, {u"gomoku/size"_s, 15}}};
    for (const Cell cell : {Cell{7, 5}, {0, 0}, {7, 6}, {2, 0}, {5, 7}, {4, 0}, {6, 7}, {6, 0}})
        program.click(program.board(), cell);
    REQUIRE(program.match().plies() == 8);
    CHECK(program.board().forbiddenAt({7, 7}) == Forbidden::DoubleThree);
    program.actions().forbiddenPoints->trigger();
    CHECK(program.board().forbiddenAt({7, 7}) == Forbidden::None);
    program.actions().forbiddenPoints->trigger();
    program.click(program.board(), {7, 7});
    REQUIRE(program.match().verdict());
    CHECK(program.match().verdict()->outcome == Outcome{.winner = Side::White, .reason = EndReason::Forbidden});
    CHECK(program.messageBar().text().endsWith(u"(White) wins: Black played a double three (forbidden)."));
    CHECK(program.board().forbiddenAt({7, 7}) == Forbidden::None);
}

TEST_CASE("the line below a reversi board tells the discs and the turn", "[program]")
{
    OpenProgram program{u"reversi"_s, {{u"reversi/opponent"_s, 1}}};
    const auto labels = program.window().page<ui::MatchPage>().findChildren<ui::LineLabel*>();
    CHECK(std::ranges::any_of(labels, [](const ui::LineLabel* label) {
        return label->isVisible() && label->line() == u"Black 2 · White 2 · 4/64 · Black to move";
    }));
}

TEST_CASE("the rules page explains the three rules of gomoku", "[program]")
{
    OpenProgram program{u"gomoku"_s};
    program.press(Qt::Key_F2);
    const QString text = program.window().page<ui::RulesPage>().findChild<QTextBrowser*>()->toPlainText();
    for (const QString& word :
         {u"Freestyle"_s, u"Standard"_s, u"Renju"_s, u"Overline"_s, u"Double four"_s, u"Double three"_s})
        CHECK(text.contains(word));
}

TEST_CASE("a game left for the home page is continued unchanged with F6", "[program]")
{
    OpenProgram program{u"gomoku"_s, {twoPeopleAtGomoku}};
    program.click(program.board(), {7, 7});
    program.press(Qt::Key_Home, Qt::AltModifier);
    REQUIRE(program.window().navigation().page() == Page::Home);
    CHECK_FALSE(program.actions().undo->isEnabled());
    program.press(Qt::Key_F6);
    CHECK(program.window().navigation().page() == Page::Match);
    CHECK(program.match().plies() == 1);
    CHECK(program.actions().undo->isEnabled());
}

TEST_CASE("the language can be changed during a game", "[program]")
{
    OpenProgram program{u"gomoku"_s};
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return program.window().status().contains(u"黑"); }));
    CHECK(QTest::qWaitFor([&] { return program.window().windowTitle().contains(u"五子棋"); }));
    program.useLanguage(u"en"_s);
    CHECK(QTest::qWaitFor([&] { return program.window().status() == u"Your turn: you play Black."; }));
}

TEST_CASE("a file that the system passes to the running program is opened", "[program]")
{
    const QTemporaryDir folder;
    const QString path = folder.path() + u"/棋谱.sgf";
    QFile file{path};
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write("(;GM[1]SZ[15];B[hh];W[ii])") > 0);
    file.close();
    OpenProgram program{{}};
    QFileOpenEvent event{path};
    CHECK(QCoreApplication::sendEvent(qApp, &event));
    CHECK(QTest::qWaitFor([&] { return program.window().windowTitle().startsWith(u"棋谱.sgf"); }));
}

TEST_CASE("a program started to join without an address shows the tables on the network", "[program]")
{
    const QTemporaryDir folder;
    app::Options options;
    options.mode = app::Mode::Join;
    options.dataDir = folder.path();
    app::Program program{options};
    program.start();
    CHECK(program.window().navigation().page() == Page::Join);
}

TEST_CASE("a program started to open a file without a name asks for one", "[program]")
{
    const QTemporaryDir folder;
    app::Options options;
    options.mode = app::Mode::Record;
    options.dataDir = folder.path();
    app::Program program{options};
    program.start();
    CHECK(QTest::qWaitFor([&] { return program.window().findChild<QFileDialog*>()->isVisible(); }));
}

TEST_CASE("settings changed by the user are saved", "[program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}});
    ui::Preferences changed;
    {
        OpenProgram program{u"gomoku"_s, folder.path()};
        REQUIRE_FALSE(program.actions().moveNumbers->isChecked());
        program.actions().moveNumbers->trigger();
        program.actions().coordinates->trigger();
        REQUIRE(program.choose(u"Your name…"_s));
        QTest::keyClicks(program.window().focusWidget(), u"Ada"_s);
        changed = program.preferences().value();
        program.window().close();
    }
    CHECK(changed.name == u"Ada");
    CHECK(changed.moveNumbers);
    CHECK_FALSE(changed.coordinates);
    OpenProgram program{QString{}, folder.path()};
    CHECK(program.preferences().value() == changed);
    CHECK(program.actions().moveNumbers->isChecked());
    CHECK_FALSE(program.actions().coordinates->isChecked());
}
