// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/base/actions.h"
#include "ui/gomoku/gomoku_view.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/record_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/reversi/reversi_view.h"
#include "ui/shell/main_window.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;
using namespace std::chrono_literals;
using qipan::test::announcedIn;
using qipan::test::gameAfter;

namespace {

/// A board of two rows: "abba" and "cddc".
link::Game smallGame()
{
    link::Board board{BoardSize{.columns = 4, .rows = 2}};
    int index = 0;
    for (const Cell cell : board.size())
        board[cell] = static_cast<link::Picture>(std::array{0, 1, 1, 0, 2, 3, 3, 2}[static_cast<std::size_t>(index++)]);
    return link::Game{board};
}

/// A window whose announcements are told at once.
struct ReadWindow {
    MainWindow window{Preferences{}};
    Actions& actions = window.actions();

    /// Shows a page with a board.
    template <typename P, typename V>
    V& show(V* view, const QString& game)
    {
        if constexpr (requires { window.page<P>().setBoard(view); })
            window.page<P>().setBoard(view);
        window.navigation().setGame(game);
        window.navigation().setPage(P::id);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        return *view;
    }
    QString read(QAction* action)
    {
        Announcer::of(window).flush();
        REQUIRE(action->isEnabled());
        action->trigger();
        return announcedIn(window);
    }
    [[nodiscard]] int told() { return static_cast<int>(Announcer::of(window).history().size()); }
};

} // namespace

TEST_CASE("F5 reads the position with both clocks, and Shift+F5 the clocks", "[shell][words]")
{
    ReadWindow reader;
    reader.show<MatchPage>(new GomokuView{*gameAfter("gomoku", {{6, 7}, {7, 6}})}, u"gomoku"_s);
    CHECK(reader.read(reader.actions.readClocks) == u"This game has no clock."_s);
    CHECK(reader.read(reader.actions.readPosition)
          == u"Black to move. 1 black stone(s), 1 white stone(s). Last move: White H9. Black: G8. White: H9."_s);

    MatchPage& page = reader.window.page<MatchPage>();
    page.strip(0).setState({.name = u"Anna"_s, .side = Side::Black});
    page.strip(1).setState({.name = u"Bo"_s, .side = Side::White});
    page.strip(0).setClock(272s, false);
    page.strip(1).setClock(3601s, false);
    const QString clocks = u"Anna, black: 4 minute(s) 32 second(s) left. Bo, white: 1 hour(s) 1 second(s) left."_s;
    CHECK(reader.read(reader.actions.readClocks) == clocks);
    CHECK(reader.read(reader.actions.readPosition).contains(u"Last move: White H9. "_s + clocks + u" Black: G8."_s));
}

TEST_CASE("the keys that read work wherever the focus is in the window", "[shell][words]")
{
    ReadWindow reader;
    reader.show<MatchPage>(new GomokuView{*gameAfter("gomoku", {{6, 7}})}, u"gomoku"_s);
    MatchPage& page = reader.window.page<MatchPage>();
    page.setChatVisible(true);
    auto* field = page.chat().findChild<QLineEdit*>();
    REQUIRE(field != nullptr);
    field->setFocus();
    Announcer::of(reader.window).flush();
    QTest::keyClick(field, Qt::Key_F5);
    CHECK(announcedIn(reader.window).startsWith(u"White to move."_s));
    CHECK(field->text().isEmpty());
}

TEST_CASE("the last announcement is read again, then the one before it", "[shell][words]")
{
    ReadWindow reader;
    QStringList heard;
    QObject::connect(&Announcer::of(reader.window), &Announcer::announced, &reader.window,
                     [&](const QString& text) { heard << text; });
    for (const QString& text : {u"Black plays H8"_s, u"White plays H9"_s}) {
        Announcer::of(reader.window).say(text);
        Announcer::of(reader.window).flush();
    }
    heard.clear();
    reader.actions.readAgain->trigger();
    reader.actions.readAgain->trigger();
    CHECK(heard == QStringList{u"White plays H9"_s, u"Black plays H8"_s});
}

TEST_CASE("the next legal move of reversi gets the cursor and is told with what it turns", "[shell][words]")
{
    ReadWindow reader;
    auto& view = reader.show<MatchPage>(new ReversiView{*gameAfter("reversi")}, u"reversi"_s);
    view.setCursorCell({0, 0});
    CHECK(reader.read(reader.actions.nextPlace) == u"D3 would turn 1 disc(s): D4."_s);
    CHECK(view.cursorCell() == Cell{3, 2});
    CHECK(view.isCursorVisible());
    CHECK(reader.read(reader.actions.readAround) == u"D3 would turn 1 disc(s): D4."_s);
    CHECK(reader.read(reader.actions.previousPlace).startsWith(u"E6 would turn"_s));
    CHECK(reader.read(reader.actions.nextPlace).startsWith(u"D3"_s));
    view.setEnded(true);
    CHECK(reader.read(reader.actions.nextPlace) == u"There is no legal move."_s);
}

TEST_CASE("in a match of gomoku no key steps through legal moves", "[shell][words]")
{
    ReadWindow reader;
    reader.show<MatchPage>(new GomokuView{*gameAfter("gomoku")}, u"gomoku"_s);
    CHECK_FALSE(reader.actions.nextPlace->isEnabled());
    CHECK(reader.actions.readAround->isEnabled());
    CHECK(reader.read(reader.actions.readAround).endsWith(u"No stones on its lines."_s));
}

TEST_CASE("link-match reads tiles, points and time, and nothing of tiles that a pause hides", "[shell][words]")
{
    ReadWindow reader;
    const link::Game game = smallGame();
    auto* view = new LinkView;
    view->showGame(game);
    reader.show<LinkPage>(view, u"link"_s);
    LinkPage& page = reader.window.page<LinkPage>();
    page.info().setState({.points = {120}, .timeLeft = 65s, .tilesLeft = 8, .hints = 2, .shuffles = 1});
    CHECK(reader.read(reader.actions.readPosition)
          == u"8 tile(s) left. 120 point(s). 1 minute(s) 5 second(s) left. 2 hint(s) and 1 shuffle(s) left."_s);
    page.info().setState({.points = {120}, .timePlayed = 59'900ms, .tilesLeft = 8});
    CHECK(reader.read(reader.actions.readClocks) == u"120 point(s). 59 second(s) played."_s);
    page.info().setState({.points = {30, 50}, .names = {u"Anna"_s, u"Bo"_s}, .turn = 1, .tilesLeft = 8});
    CHECK(reader.read(reader.actions.readPosition)
          == u"8 tile(s) left. Bo to move. Anna: 30, Bo: 50. 0 second(s) played."_s);

    view->setCursorCell({0, 0});
    CHECK(reader.read(reader.actions.readAround).endsWith(u"1 other tile(s): D1."_s));
    page.setPaused(true);
    for (QAction* action : {reader.actions.readPosition, reader.actions.readAround, reader.actions.nextPlace}) {
        INFO(action->text().toStdString());
        CHECK(reader.read(action).startsWith(u"Paused"_s));
    }
    page.setPaused(false);
    CHECK(reader.read(reader.actions.readPosition).startsWith(u"8 tile(s)"_s));
}

TEST_CASE("in link-match the next pair is the hint: asked for where hints are, and then visited", "[shell][words]")
{
    ReadWindow reader;
    const link::Game game = smallGame();
    auto* view = new LinkView;
    view->showGame(game);
    reader.show<LinkPage>(view, u"link"_s);
    int hints = 0;
    QObject::connect(reader.actions.hint, &QAction::triggered, view, [&] { ++hints; });
    CHECK(reader.read(reader.actions.nextPlace) == u"There is no hint now."_s);
    CHECK(hints == 0);
    reader.actions.setActionState({.hint = true});
    reader.actions.nextPlace->trigger();
    CHECK(hints == 1);
    const auto hint = game.hint();
    REQUIRE(hint);
    view->showHint(*hint);
    Announcer::of(reader.window).flush();
    const int told = reader.told();
    reader.read(reader.actions.nextPlace);
    CHECK(view->cursorCell() == hint->pair.a);
    CHECK(reader.told() == told); // the cell with the focus tells itself
    reader.read(reader.actions.nextPlace);
    CHECK(view->cursorCell() == hint->pair.b);
    CHECK(hints == 1); // the shown one cost nothing more
}

TEST_CASE("a record is read like a match, and a page without a board has no such keys", "[shell][words]")
{
    ReadWindow reader;
    auto* view = new GomokuView{*gameAfter("gomoku", {{6, 7}})};
    reader.show<RecordPage>(view, u"gomoku"_s);
    CHECK(reader.read(reader.actions.readPosition).startsWith(u"White to move."_s));
    CHECK(reader.read(reader.actions.nextPlace).contains(u", empty"_s)); // the next empty point
    reader.window.pages().add<StatisticsPage>();
    reader.window.navigation().setPage(Page::Statistics);
    CHECK_FALSE(reader.actions.readPosition->isEnabled());
    CHECK(reader.actions.readAgain->isEnabled());
}
