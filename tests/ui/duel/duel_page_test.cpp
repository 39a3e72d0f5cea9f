// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/layout_rest.h"
#include "tests/support/text_room.h"
#include "tests/ui/duel/duel_room.h"
#include "ui/base/announcer.h"
#include "ui/link/duel_clock.h"
#include "ui/panels/chat_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/menus.h"
#include "ui/shell/navigation.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolBar>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace qipan;
using namespace qipan::tests;
using namespace qipan::ui;
using qipan::test::announcedIn;
using qipan::ui::test::DuelRoom;

namespace {

const QList<QSize> pageSizes{{480, 300}, {480, 352}, {640, 390}, {480, 640}, {800, 510}, {1280, 770}};

/// Letters of another size, as long as it exists.
class LettersOf {
public:
    explicit LettersOf(double factor)
    {
        QFont font = m_usual;
        font.setPointSizeF(factor * m_usual.pointSizeF());
        QApplication::setFont(font);
    }
    ~LettersOf() { QApplication::setFont(m_usual); }
    LettersOf(const LettersOf&) = delete;
    LettersOf& operator=(const LettersOf&) = delete;

private:
    const QFont m_usual = QApplication::font();
};

/// Where everything is that stands on the page.
QList<QRect> placesOn(const DuelRoom& room)
{
    QList<QRect> places;
    for (const QWidget* widget : visibleIn(room.page))
        places << room.place(*widget);
    return places;
}

/// Complaints about parts of the page that lie over each other, other than over the board.
QStringList overlaps(const DuelRoom& room)
{
    QStringList complaints;
    const auto all = visibleIn(room.page);
    for (const QWidget* one : all) {
        for (const QWidget* other : all) {
            const bool isOther = one < other && !one->isAncestorOf(other) && !other->isAncestorOf(one);
            const auto* area = room.page.findChild<BoardArea*>();
            if (isOther && !area->isAncestorOf(one) && !area->isAncestorOf(other)
                && room.place(*one).intersects(room.place(*other)))
                complaints << QString::fromLatin1(one->metaObject()->className()) + u" and "
                        + QString::fromLatin1(other->metaObject()->className());
        }
    }
    return complaints;
}

link::Board boardOfSize(BoardSize size)
{
    link::Board board{size};
    for (const Cell cell : size)
        board[cell] = link::Picture{static_cast<std::uint8_t>(cell.x % 4)};
    return board;
}

} // namespace

TEST_CASE("on a large page the small board is beside the own one", "[ui][duel]")
{
    DuelRoom room{{1280, 770}, boardOfSize({.columns = 16, .rows = 10})};
    const QRect own = room.place(*room.view);
    const QRect small = room.place(room.page.otherBoard());
    CHECK(small.left() > own.right());
    CHECK(small.width() >= 200);
    CHECK(own.width() > 2 * small.width());
    CHECK(small.height() >= 100);
    CHECK_FALSE(room.more().isVisible());
    room.page.setChatVisible(true);
    CHECK(room.page.chat().isVisible());
    CHECK(room.place(*room.view) == own);
}

TEST_CASE("on a small page the lines of progress stand for the small board and the rest opens over the board",
          "[ui][duel]")
{
    DuelRoom room{{480, 352}, boardOfSize({.columns = 16, .rows = 10})};
    CHECK_FALSE(room.page.otherBoard().isVisible());
    const auto strips = room.strips();
    REQUIRE(strips.size() == 2);
    for (const DuelStrip* strip : strips)
        CHECK(room.place(*strip).bottom() < room.place(*room.view).top());
    CHECK(room.place(*room.view).height() > 260);

    room.page.setChatVisible(true);
    CHECK_FALSE(room.page.chat().isVisible());
    REQUIRE(room.more().isVisible());
    room.more().click();
    CHECK(room.page.chat().isVisible());
    QTest::keyClick(&room.page, Qt::Key_Escape);
    CHECK_FALSE(room.page.chat().isVisible());
    CHECK(room.view->hasFocus());
}

TEST_CASE("on a small page a line stands for the other board, whatever its shape", "[ui][duel]")
{
    for (const BoardSize size : {BoardSize{.columns = 8, .rows = 6}, BoardSize{.columns = 8, .rows = 20}}) {
        DuelRoom room{{480, 352}, boardOfSize(size)};
        CHECK_FALSE(room.page.otherBoard().isVisible());
        CHECK(room.more().isVisible());
    }
}

TEST_CASE("spectators see both boards at the same size", "[ui][duel]")
{
    for (const QSize size : pageSizes) {
        DuelRoom room{size, boardOfSize({.columns = 16, .rows = 10})};
        room.page.setSideBySide(true);
        CAPTURE(size.width(), size.height());
        const QRect own = room.place(*room.view);
        const QRect other = room.place(room.page.otherBoard());
        CHECK_FALSE(own.intersects(other));
        CHECK(std::abs(own.width() - other.width()) <= 1);
        CHECK(std::abs(own.height() - other.height()) <= 1);
        room.page.setSideBySide(false);
        CHECK(room.place(*room.view) != own);
    }
}

TEST_CASE("nothing moves on the page of a duel while it is played", "[ui][duel]")
{
    const bool isWatched = GENERATE(false, true);
    for (const QSize size : pageSizes) {
        for (const bool byPoints : {false, true}) {
            DuelRoom room{size, boardOfSize({.columns = 16, .rows = 10})};
            room.page.setSideBySide(isWatched);
            room.page.setChatVisible(true);
            const auto show = [&](const QString& name, int count, const QString& lead) {
                room.page.setPlayers({DuelPlayer{.name = name, .points = count, .roundPoints = 1},
                                      DuelPlayer{.name = name, .detail = u"disconnected"_s, .points = 10 * count}},
                                     byPoints);
                room.page.setProgress(count, 2 * count, byPoints ? 0 : 300);
                room.page.setLead(lead);
            };
            CAPTURE(size.width(), size.height(), byPoints, isWatched);
            show(u"Al"_s, 0, DuelPage::leadText(0, byPoints));
            room.page.setTime(0ms, byPoints);
            REQUIRE(isAtRest(room.page));
            const auto places = placesOn(room);
            show(QString{32, u'W'}, 140, DuelPage::leadText(-140, byPoints));
            room.page.setTime(59min, byPoints);
            room.page.setPenalty(60s, u"Shuffle"_s);
            CHECK(placesOn(room) == places);
            room.page.setPenalty(0ms);
            room.page.setTime(5s, byPoints);
            CHECK(placesOn(room) == places);
            CHECK(isAtRest(room.page));
        }
    }
}

TEST_CASE("every text of a duel has room and nothing overlaps", "[ui][duel]")
{
    const double letters = GENERATE(1.0, 2.0);
    const LettersOf sized{letters};
    for (const QSize size : pageSizes) {
        if (letters > 1 && size.height() < 350)
            continue; // lower than the smallest window leaves it
        for (const BoardSize board : {BoardSize{.columns = 16, .rows = 10}, BoardSize{.columns = 10, .rows = 16},
                                      BoardSize{.columns = 4, .rows = 4}}) {
            DuelRoom room{size, boardOfSize(board)};
            room.page.setChatVisible(true);
            room.page.setSpectators(3);
            room.page.setPlayers({DuelPlayer{.name = QString{32, u'W'}, .points = 1280, .roundPoints = 2},
                                  DuelPlayer{.name = QString{32, u'M'},
                                             .detail = u"local network"_s,
                                             .points = 990,
                                             .roundPoints = 1,
                                             .isInhumanlyFast = true}},
                                 false);
            room.page.setProgress(100, 120, 300);
            room.page.setLead(DuelPage::leadText(-20, false));
            CAPTURE(letters, size.width(), size.height(), board.columns);
            const auto check = [&](const char* state) {
                CAPTURE(state);
                settleLayouts();
                const QStringList complaints = complaintsOfRoom(room.page, size) + overlaps(room);
                CHECK(complaints.join(u'\n').toStdString() == "");
            };
            check("running");
            room.page.setCount(3);
            check("count");
            room.page.setCount(0);
            room.page.setPaused(true);
            check("paused");
            room.page.setPaused(false);
            room.page.showEnd(u"You win!"_s, u"80 pairs in 1:23, Bob 75 pairs."_s, true, u"Next round"_s);
            check("end");
            room.page.hideEnd();
            room.page.setAbsence(u"Waiting for Bob, for up to 4:32."_s, true);
            check("absence");
            room.page.setAbsence({}, false);
            if (room.more().isVisible()) {
                room.more().click();
                check("more");
            }
        }
    }
}

TEST_CASE("the count covers both boards, takes no key, and each number is announced once", "[ui][duel]")
{
    DuelRoom room{{1280, 770}};
    for (const int seconds : {3, 2, 1}) {
        room.page.setCount(seconds);
        room.page.setCount(seconds);
        CHECK(announcedIn(room.page) == QString::number(seconds));
        REQUIRE(room.overlay() != nullptr);
        CHECK(room.place(*room.overlay()) == room.place(*room.view));
        CHECK(room.page.otherBoard().cover() == QString::number(seconds));
        CHECK(room.view->hasFocus());
    }
    CHECK(Announcer::of(room.page).history().size() == 3);
    room.page.setCount(0);
    CHECK(announcedIn(room.page) == u"Go!"_s);
    CHECK(room.overlay() == nullptr);
    CHECK_FALSE(room.page.otherBoard().cover());
    CHECK(room.view->hasFocus());
}

TEST_CASE("a click on a covered board chooses nothing", "[ui][duel]")
{
    DuelRoom room{{1280, 770}};
    const QSignalSpy chosen{room.view, &BoardView::cellChosen};
    room.page.setCount(3);
    const QPoint at = room.view->mapTo(&room.page, room.view->boardGeometry().centre({0, 0}).toPoint());
    QCoreApplication::processEvents();
    QTest::mouseClick(room.page.childAt(at), Qt::LeftButton);
    CHECK(chosen.isEmpty());
    room.page.setCount(0);
    QTest::mouseClick(room.page.childAt(at), Qt::LeftButton, {}, room.page.childAt(at)->mapFrom(&room.page, at));
    CHECK(chosen.size() == 1);
}

TEST_CASE("a pause hides both boards until the player continues", "[ui][duel]")
{
    DuelRoom room{{800, 510}};
    room.actions.setActionState({.pause = true});
    room.page.setPaused(true);
    REQUIRE(room.overlay() != nullptr);
    CHECK(announcedIn(room.page).startsWith(u"Paused"_s));
    CHECK(room.page.otherBoard().cover() == u"Paused"_s);
    QCoreApplication::processEvents();
    CHECK(room.place(*room.overlay()) == room.place(*room.view));
    auto* go = room.overlay()->findChild<QPushButton*>();
    CHECK(go->hasFocus());
    const QSignalSpy wanted{room.actions.pause, &QAction::triggered};
    QTest::keyClick(go, Qt::Key_Return);
    CHECK(wanted.size() == 1);
    room.page.setPaused(false);
    CHECK(announcedIn(room.page) == u"Resumed."_s);
    CHECK(room.view->hasFocus());
    CHECK_FALSE(room.page.otherBoard().cover());
}

TEST_CASE("the end lies over the own board only and offers what comes next", "[ui][duel]")
{
    DuelRoom room{{1280, 770}};
    room.actions.setActionState({.leave = false});
    room.page.showEnd(u"You win!"_s, u"80 pairs in 1:23."_s, true, u"Next round"_s);
    REQUIRE(room.overlay() != nullptr);
    QCoreApplication::processEvents();
    CHECK(announcedIn(room.page).startsWith(u"You win!"_s));
    CHECK_FALSE(room.place(*room.overlay()).intersects(room.place(room.page.otherBoard())));
    CHECK_FALSE(room.page.otherBoard().cover());
    const auto buttons = room.overlay()->findChildren<QPushButton*>();
    REQUIRE(buttons.size() == 3);
    CHECK(buttons[0]->text() == u"Next round"_s);
    CHECK(buttons[0]->isVisible());
    CHECK_FALSE(buttons[2]->isVisible());
    room.actions.setActionState({.leave = true});
    CHECK(buttons[2]->isVisible());
    room.page.showEnd(u"You lose."_s, {}, false, {});
    CHECK_FALSE(buttons[0]->isVisible());
    room.page.hideEnd();
    CHECK(room.overlay() == nullptr);
}

TEST_CASE("a key that was meant for a tile does not press a button that appears", "[ui][duel]")
{
    qApp->setProperty("qipanAnswerDelay", 60'000);
    DuelRoom room{{800, 510}};
    const QSignalSpy again{room.actions.playAgain, &QAction::triggered};
    room.page.showEnd(u"You lose."_s, {}, true, u"Next round"_s);
    auto* button = room.overlay()->findChild<QPushButton*>();
    QTest::keyClick(button, Qt::Key_Return);
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(again.isEmpty());
    qApp->setProperty("qipanAnswerDelay", 0);
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(again.size() == 1);
}

TEST_CASE("the absence of the other player covers the boards and is announced once", "[ui][duel]")
{
    DuelRoom room{{800, 510}};
    room.actions.setActionState({.leave = true, .saveAndLeave = true});
    room.page.setAbsence(u"Waiting for Bob: 4:59"_s, true);
    CHECK(announcedIn(room.page).startsWith(u"Connection lost"_s));
    CHECK(announcedIn(room.page).endsWith(u"Waiting for Bob: 4:59"_s));
    room.page.setAbsence(u"Waiting for Bob: 4:58"_s, true);
    Announcer::of(room.page).flush();
    CHECK(Announcer::of(room.page).history().size() == 1);
    REQUIRE(room.overlay() != nullptr);
    CHECK(room.view->hasFocus()); // Enter is meant for a tile
    CHECK(room.page.otherBoard().cover());
    for (const auto* button : room.overlay()->findChildren<QPushButton*>())
        CHECK(button->isVisible());
    room.page.setAbsence(u"Waiting for Bob: 4:57"_s, false);
    for (const auto* button : room.overlay()->findChildren<QPushButton*>())
        CHECK_FALSE(button->isVisible());
    room.page.setAbsence({}, false);
    CHECK(room.overlay() == nullptr);
    CHECK_FALSE(room.page.otherBoard().cover());
}

TEST_CASE("screen readers get the names of both boards and the standing", "[ui][duel]")
{
    DuelRoom room{{800, 510}};
    room.page.setProgress(12, 15, 80);
    room.page.setLead(DuelPage::leadText(-3, false));
    room.page.setTime(65s, false);
    CHECK(room.view->boardName() == u"Your board"_s);
    CHECK(room.page.otherBoard().accessibleName() == u"Board of Bob: 15 of 80 pair(s)"_s);
    CHECK(room.page.spokenStanding()
          == u"Ann: 12 of 80 pair(s). Bob: 15 of 80 pair(s). 3 pair(s) behind. 1 minute(s) 5 second(s) played."_s);
    room.page.setSideBySide(true);
    CHECK(room.view->boardName() == u"Board of Ann"_s);
    for (const DuelStrip* strip : room.strips())
        CHECK(strip->accessibleName().contains(strip->player().name));
}

TEST_CASE("what a strip shows of a player", "[ui][duel]")
{
    DuelStrip strip;
    strip.setPlayer({.name = u"Bob"_s, .pairs = 12, .points = 340, .roundPoints = 1, .isInhumanlyFast = true}, false);
    strip.setProgress({.all = 80, .share = 0.15});
    CHECK(strip.countText() == u"12/80"_s);
    CHECK(strip.accessibleName() == u"Bob, 12 of 80 pair(s), match points: 1, faster than a hand"_s);
    strip.setPlayer({.name = u"Bob"_s, .pairs = 12, .points = 340}, true);
    strip.setProgress({.all = 0, .share = 1});
    CHECK(strip.countText() == u"340"_s);
    CHECK(strip.accessibleName() == u"Bob, 340 point(s), 12 pair(s)"_s);
}

TEST_CASE("the line of a strip is as long as the share of the pairs that are taken", "[ui][duel]")
{
    DuelStrip strip;
    strip.resize(220, strip.sizeHint().height());
    const auto filled = [&](double share) {
        strip.setProgress({.all = 80, .share = share});
        const QImage image = strip.grab().toImage();
        const QRgb color = strip.palette().color(QPalette::Highlight).rgb();
        int most = 0;
        for (int y = 0; y < image.height(); ++y) {
            int count = 0;
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == color ? 1 : 0;
            most = std::max(most, count);
        }
        return most;
    };
    CHECK(filled(0) == 0);
    CHECK(std::abs(filled(0.5) - 100) <= 5);
    CHECK(std::abs(filled(1) - 200) <= 5);
}

TEST_CASE("the cost of a help is seen in the own strip until it is over", "[ui][duel]")
{
    DuelRoom room{{480, 352}};
    DuelStrip& own = *room.strips().front();
    const QImage before = own.grab().toImage();
    room.page.setPenalty(2'100ms, u"Hint"_s);
    CHECK(own.penalty() == u"Hint: 3 s"_s);
    CHECK(own.grab().toImage() != before);
    room.page.setPenalty(0ms);
    CHECK(own.penalty().isEmpty());
    CHECK(own.grab().toImage() == before);
}

TEST_CASE("the clock of a duel shows the time so far or the time left", "[ui][duel]")
{
    DuelClock clock;
    clock.setTime(65'900ms, false);
    CHECK(clock.text() == u"1:05"_s);
    CHECK(clock.spokenTime() == u"1 minute(s) 5 second(s) played."_s);
    clock.setTime(65'100ms, true);
    CHECK(clock.text() == u"1:06"_s);
    CHECK(clock.spokenTime() == u"1 minute(s) 6 second(s) left."_s);
    CHECK(clock.accessibleName() == u"Time left"_s);
}

TEST_CASE("who leads is said in pairs or points", "[ui][duel]")
{
    CHECK(DuelPage::leadText(0, false) == u"Even"_s);
    CHECK(DuelPage::leadText(3, false) == u"3 pair(s) ahead"_s);
    CHECK(DuelPage::leadText(-2, false) == u"2 pair(s) behind"_s);
    CHECK(DuelPage::leadText(120, true) == u"120 point(s) ahead"_s);
}

TEST_CASE("a click on a player or on what is played asks for the game", "[ui][duel]")
{
    DuelRoom room{{800, 510}};
    const QSignalSpy clicked{&room.page, &DuelPage::gameClicked};
    QTest::mouseClick(room.strips().back(), Qt::LeftButton);
    CHECK(clicked.size() == 1);
    QTest::mouseClick(&room.page.otherBoard(), Qt::LeftButton); // only watched
    CHECK(clicked.size() == 1);
}

TEST_CASE("keys read the standing of a duel, and what hides the boards", "[ui][duel][words]")
{
    MainWindow window{Preferences{}};
    window.pages().add<DuelPage>();
    DuelPage& page = window.page<DuelPage>();
    auto* view = new LinkView;
    page.setBoard(view);
    view->showGame(link::Game{boardOfSize({.columns = 4, .rows = 4})});
    page.setPlayers({DuelPlayer{.name = u"Ann"_s}, DuelPlayer{.name = u"Bob"_s}}, false);
    page.setProgress(2, 3, 8);
    page.setLead(DuelPage::leadText(-1, false));
    page.setTime(5s, false);
    window.navigation().setPage(Page::Duel);
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.actions().readClocks->trigger();
    CHECK(announcedIn(window) == u"Ann: 2 of 8 pair(s). Bob: 3 of 8 pair(s). 1 pair(s) behind. 5 second(s) played."_s);
    page.setPaused(true);
    (void)announcedIn(window);
    window.actions().readPosition->trigger();
    CHECK(announcedIn(window).startsWith(u"Paused"_s));
    page.setPaused(false);
    page.setCount(2);
    (void)announcedIn(window);
    window.actions().readPosition->trigger();
    CHECK(announcedIn(window) == u"2"_s);
}

TEST_CASE("the tool bar of a duel has its commands, and no openings of renju", "[ui][duel]")
{
    MainWindow window{Preferences{}};
    window.pages().add<DuelPage>();
    window.navigation().setPage(Page::Duel);
    const Actions& actions = window.actions();
    const auto shown = window.findChild<QToolBar*>()->actions();
    for (QAction* action : {actions.home, actions.newGame, actions.hint, actions.pause})
        CHECK(shown.contains(action));
    CHECK_FALSE(shown.contains(actions.undo));
    for (const QAction* action : {actions.draw, actions.resign, actions.leave, actions.saveAndLeave, actions.pause})
        CHECK(action->isVisible());
    CHECK_FALSE(window.findChild<RenjuMenu*>()->menuAction()->isVisible());
}
