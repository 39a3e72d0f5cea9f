// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/shell/all_pages.h"
#include "ui/base/actions.h"
#include "ui/messages/message_bar.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/history_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/preferences_page.h"
#include "ui/pages/rules_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace qipan::ui;
using qipan::tests::addAllPages;

namespace {

/// Translates every text into itself in brackets.
class Brackets final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
    {
        return QLatin1String{context}.startsWith(u"qipan"_s) ? u"["_s + QString::fromUtf8(text) + u"]" : QString{};
    }
};

} // namespace

TEST_CASE("a status bar message survives opening a menu", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    window.parts().status.setText(u"Black to move."_s);
    QStatusTipEvent tip{u"something else"_s};
    QCoreApplication::sendEvent(&window, &tip);
    bool shown = false;
    for (const QLabel* label : window.statusBar()->findChildren<QLabel*>())
        shown = shown || (label->isVisible() && label->text() == u"Black to move."_s);
    CHECK(shown);
}

TEST_CASE("a page is created when first needed and announced once", "[shell]")
{
    MainWindow window{Preferences{}};
    QList<Page> created;
    addAllPages(window.pages());
    QObject::connect(&window.pages(), &PageStack::created, &window, [&](Page page) { created += page; });
    window.show();
    CHECK(window.findChild<MatchPage*>() == nullptr);
    MatchPage& match = window.page<MatchPage>();
    CHECK(window.navigation().page() == Page::Home);
    for (int times = 0; times < 2; ++times) {
        for (const Page page : {Page::Match, Page::Link, Page::Host, Page::Join, Page::Rules, Page::Home}) {
            window.navigation().setPage(page);
            CHECK(window.navigation().page() == page);
        }
    }
    CHECK(created == QList<Page>{Page::Match, Page::Link, Page::Host, Page::Join, Page::Rules});
    CHECK(&window.page<MatchPage>() == &match);
}

TEST_CASE("closing asks first when needed and the bar can be confirmed by keyboard", "[shell]")
{
    MainWindow window{Preferences{}};
    bool left = false;
    window.setMayClose([&] {
        if (!left) {
            window.messages().post(
                {.text = u"Leaving resigns the game."_s, .agree = u"&Leave"_s, .decline = u"St&ay"_s, .agreed = [&] {
                     left = true;
                     window.close();
                 }});
        }
        return left;
    });
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));

    CHECK(!window.close());
    REQUIRE(window.isVisible());
    auto* bar = window.findChild<MessageBar*>();
    CHECK(bar->isVisible());
    QTest::keyClick(window.focusWidget(), Qt::Key_Return); // "Cancel" has the focus
    CHECK(!bar->isVisible());
    CHECK(window.isVisible());

    CHECK(!window.close());
    QTest::keyClick(window.focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    CHECK(!window.isVisible());
}

TEST_CASE("questions queue up in the bar and are answered by keys", "[shell]")
{
    using Topic = Message::Topic;
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    auto* bar = window.findChild<MessageBar*>();
    QStringList said;
    const auto ask = [&](Topic topic, const QString& text) {
        window.messages().post({topic, text, u"&Yes"_s, u"&No"_s, [&said, text] { said << u"yes "_s + text; },
                                [&said, text] { said << u"no "_s + text; }});
    };
    window.messages().showMessage(u"message"_s);
    CHECK(bar->text() == u"message");
    ask(Topic::Leave, u"leave"_s);
    ask(Topic::OtherPage, u"afar"_s);
    CHECK(bar->text() == u"leave");
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    CHECK(bar->text() == u"afar");
    QTest::keyClick(window.focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    CHECK(said == QStringList{u"no leave"_s, u"yes afar"_s});
    CHECK(bar->text() == u"message");
    QTest::keyClick(bar->findChildren<QPushButton*>().back(), Qt::Key_Escape);
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("a message covers no button of a page without a board", "[shell]")
{
    MainWindow window{Preferences{}};
    addAllPages(*window.findChild<PageStack*>());
    window.resize(480, 400);
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    auto* bar = window.findChild<MessageBar*>();
    const QString text = u"Delete 3 games from the history? You can undo this until you quit the program."_s;
    (void)window.page<HistoryPage>();
    (void)window.page<PreferencesPage>();
    for (const Page page : {Page::Home, Page::History, Page::Preferences, Page::Book}) {
        window.navigation().setPage(page);
        window.messages().post(
            {.topic = Message::Topic::Delete, .text = text, .agree = u"De&lete"_s, .decline = u"&Keep"_s});
        QTest::qWait(0);
        REQUIRE(bar->isVisible());
        int buttons = 0;
        for (const auto* button : window.centralWidget()->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->visibleRegion().isEmpty())
                continue;
            INFO(static_cast<int>(page) << ' ' << button->text().toStdString());
            CHECK_FALSE(QRect{button->mapTo(&window, QPoint{}), button->size()}.intersects(bar->geometry()));
            ++buttons;
        }
        CHECK(buttons > 2);
        window.messages().withdraw(Message::Topic::Delete);
        QTest::qWait(0);
        CHECK(window.centralWidget()->contentsMargins().bottom() == 0);
    }
}

TEST_CASE("F2 opens the rules of the current game and returns", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.navigation().setGame(u"reversi"_s);
    window.navigation().setPage(Page::Match);
    QTest::keyClick(&window, Qt::Key_F2);
    CHECK(window.navigation().page() == Page::Rules);
    CHECK(window.page<RulesPage>().game() == u"reversi"_s);
    QTest::keyClick(&window, Qt::Key_F2);
    CHECK(window.navigation().page() == Page::Match);
}

TEST_CASE("F2 opens the rules of the game that is chosen for a new one", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.navigation().setGame(u"link"_s);
    window.page<NewGamePage>().setPreferences(Preferences{}, u"gomoku"_s);
    window.navigation().setPage(Page::NewGame);
    QTest::keyClick(&window, Qt::Key_F2);
    CHECK(window.page<RulesPage>().game() == u"gomoku");
    QTest::keyClick(&window, Qt::Key_F2);
    CHECK(window.navigation().page() == Page::NewGame);
    window.page<NewGamePage>().switchTo(u"reversi"_s);
    QTest::keyClick(&window, Qt::Key_F2);
    CHECK(window.page<RulesPage>().game() == u"reversi");
}

TEST_CASE("the language changes everywhere at run time", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    QCoreApplication::processEvents();
    for (const QAction* action : window.actions().all())
        CHECK(action->text().contains(u'['));
    for (const QAction* menu : window.menuBar()->actions())
        CHECK(menu->text().contains(u'['));
    for (const QPushButton* button : window.findChildren<QPushButton*>()) {
        INFO(button->text().toStdString());
        CHECK((button->text().isEmpty() || button->text().contains(u'[')));
    }
    QCoreApplication::removeTranslator(&brackets);
    QCoreApplication::processEvents();
    CHECK(window.actions().newGame->text() == u"&New game…"_s);
}

TEST_CASE("the title is marked until the window becomes active", "[shell]")
{
    MainWindow window{Preferences{}};
    const QString plain = window.windowTitle();
    window.setAttention(true);
    CHECK(window.windowTitle() != plain);
    CHECK(window.windowTitle().contains(plain));
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    CHECK(window.windowTitle() == plain);
    window.setAttention(true); // the window is active already
    CHECK(window.windowTitle() == plain);
}

TEST_CASE("window geometry is saved as bytes and invalid bytes change nothing", "[shell]")
{
    QByteArray layout;
    {
        MainWindow window{Preferences{}};
        window.resize(700, 500);
        window.show();
        layout = window.saveLayout();
    }
    MainWindow window{Preferences{}};
    CHECK(window.restoreLayout(layout));
    CHECK(window.size() == QSize{700, 500});
    for (const QByteArray& wrong : {QByteArray{}, QByteArray{"QIP1 but not really"}, layout.left(20)}) {
        CHECK(!window.restoreLayout(wrong));
        CHECK(window.size() == QSize{700, 500});
    }
}

TEST_CASE("a window kept from a larger screen, or from one that is gone, fits the screen", "[shell]")
{
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QByteArray layout;
    {
        MainWindow window{Preferences{}};
        window.setGeometry({screen.topRight() + QPoint{3'000, 200}, screen.size() * 2});
        layout = window.saveLayout();
    }
    MainWindow window{Preferences{}};
    REQUIRE(window.restoreLayout(layout));
    CHECK(screen.contains(window.geometry()));
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    CHECK(screen.contains(window.frameGeometry()));
}

TEST_CASE("the first window fits the screen", "[shell]")
{
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    CHECK(screen.contains(window.frameGeometry()));
}

TEST_CASE("the window can be as small as 480 by 400", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    window.resize(100, 100);
    CHECK(window.size() == QSize{480, 400});
}

TEST_CASE("shuffle and pause are in the tool bar of link-match only", "[shell]")
{
    MainWindow window{Preferences{}};
    addAllPages(window.pages());
    const auto* bar = window.findChild<QWidget*>(u"tools"_s);
    window.navigation().setPage(Page::Match);
    CHECK(!bar->actions().contains(window.actions().shuffle));
    window.navigation().setPage(Page::Link);
    CHECK(bar->actions().contains(window.actions().shuffle));
    CHECK(bar->actions().contains(window.actions().pause));
}

TEST_CASE("version and system information can be copied as text", "[shell]")
{
    MainWindow window{Preferences{}};
    window.actions().copyVersion->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    CHECK(text.startsWith(u"Qipan "));
    CHECK(text.contains(u"Qt "));
}

TEST_CASE("the tool bar has words beside as many icons as have room, and every button", "[shell]")
{
    MainWindow window{Preferences{}};
    addAllPages(window.pages());
    window.navigation().setPage(Page::Link);
    window.show();
    const auto* bar = window.findChild<QToolBar*>(u"tools"_s);
    const auto hasWords = [&](QAction* action) {
        const auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
        return button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
    };
    std::ptrdiff_t before = 0;
    for (int width = 480; width <= 1200; width += 20) {
        window.resize(width, 500);
        QCoreApplication::processEvents();
        INFO(width);
        const auto actions = bar->actions();
        int end = 0;
        for (QAction* action : actions) {
            const auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
            CHECK(button->isVisible());
            CHECK(button->width() >= button->sizeHint().width());
            end = std::max(end, button->geometry().right());
        }
        CHECK(end < bar->width());
        const auto words = std::ranges::count_if(actions, hasWords);
        CHECK(words >= before);
        CHECK(words > 0); // even in the smallest window
        CHECK(hasWords(window.actions().hint));
        before = words;
    }
    CHECK(before == bar->actions().size());
    window.resize(640, 480);
    CHECK(hasWords(window.actions().newGame));
    CHECK_FALSE(hasWords(window.actions().redo));
}

TEST_CASE("closing page after page ends at the home page", "[shell]")
{
    MainWindow window{Preferences{}};
    addAllPages(window.pages());
    for (const Page page : {Page::Book, Page::Puzzles, Page::Book})
        window.navigation().setPage(page);
    window.navigation().leavePage();
    CHECK(window.navigation().page() == Page::Puzzles);
    window.navigation().leavePage();
    CHECK(window.navigation().page() == Page::Home);
    window.navigation().leavePage();
    CHECK(window.navigation().page() == Page::Home);

    for (const Page page : {Page::Match, Page::Lesson, Page::Book, Page::Lesson})
        window.navigation().setPage(page);
    CHECK(window.navigation().previousPage() == Page::Book);
    window.navigation().leavePage();
    window.navigation().leavePage();
    CHECK(window.navigation().page() == Page::Match);

    window.navigation().setPage(Page::Book);
    window.navigation().setPage(Page::Home);
    window.navigation().setPage(Page::Puzzles);
    window.navigation().leavePage();
    CHECK(window.navigation().page() == Page::Home);
}
