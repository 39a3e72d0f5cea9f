// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal.h"
#include "tests/support/catch.h"
#include "tests/ui/shell/all_pages.h"
#include "ui/base/actions.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/match_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QToolBar>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

/// A window that shows a game of two.
struct SettingsFixture {
    MainWindow window{Preferences{}};
    Preferences reported;
    int reports = 0;

    explicit SettingsFixture(const QString& game)
    {
        qipan::tests::addAllPages(window.pages());
        window.pages().add<MatchPage>();
        window.navigation().setPage(Page::Match);
        window.navigation().setGame(game);
        window.actions().setActionState({.analysis = true});
        QObject::connect(&window, &MainWindow::preferencesChanged, &window, [this](const Preferences& preferences) {
            reported = preferences;
            ++reports;
        });
    }
};

/// Whether a menu of the window offers this action now.
bool isOffered(const MainWindow& window, QAction* action)
{
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        if (menu->menuAction()->isVisible() && menu->actions().contains(action) && action->isVisible())
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("each switch of the View menu changes only its own setting", "[shell]")
{
    struct Case {
        QAction* Actions::*action;
        bool Preferences::*setting;
        QString game = u"gomoku"_s;
    };
    const Case cases[] = {
        {&Actions::coordinates, &Preferences::coordinates},
        {&Actions::lastMove, &Preferences::lastMove},
        {&Actions::moveNumbers, &Preferences::moveNumbers},
        {&Actions::legalMoves, &Preferences::legalMoves, u"reversi"_s},
        {&Actions::forbiddenPoints, &Preferences::forbiddenPoints},
        {&Actions::threats, &Preferences::threats},
        {&Actions::sidePanel, &Preferences::sidePanel},
        {&Actions::analysis, &Preferences::analysis},
    };
    for (const Case& one : cases) {
        SettingsFixture fixture{one.game};
        QAction* action = fixture.window.actions().*one.action;
        Preferences expected;
        CHECK(action->isChecked() == expected.*one.setting);
        expected.*one.setting = !(expected.*one.setting);
        action->trigger();
        CHECK(fixture.reports == 1);
        CHECK(fixture.reported == expected);
    }
}

TEST_CASE("link-match has a setting of its own for coordinates, which are off at first", "[shell]")
{
    SettingsFixture fixture{u"gomoku"_s};
    QAction* coordinates = fixture.window.actions().coordinates;
    fixture.window.navigation().setGame(u"link"_s);
    CHECK_FALSE(coordinates->isChecked());
    coordinates->trigger();
    CHECK(fixture.reported.link.coordinates);
    CHECK(fixture.reported.coordinates);
    fixture.window.navigation().setGame(u"reversi"_s);
    coordinates->trigger();
    CHECK(fixture.reported.link.coordinates);
    CHECK_FALSE(fixture.reported.coordinates);
}

TEST_CASE("settings applied from outside are shown but not reported", "[shell]")
{
    SettingsFixture fixture{u"gomoku"_s};
    Preferences preferences;
    preferences.coordinates = false;
    preferences.link.size = {8, 8};
    fixture.window.setPreferences(preferences);
    CHECK(fixture.reports == 0);
    CHECK(!fixture.window.actions().coordinates->isChecked());
}

TEST_CASE("every usual size of link-match can be dealt", "[shell]")
{
    for (const QSize size : LinkStartPage::usualSizes())
        CHECK(qipan::link::canDeal({.size = {size.width(), size.height()}, .pictures = LinkPreferences{}.pictures}));
}

TEST_CASE("the menus show what belongs to the page, and hidden actions have no key", "[shell]")
{
    SettingsFixture fixture{u"gomoku"_s};
    MainWindow& window = fixture.window;
    Actions& actions = window.actions();
    const std::vector<QAction*> ofLink{actions.shuffle, actions.demo, actions.why, actions.stop, actions.pause};
    const std::vector<QAction*> ofTwo{actions.draw,         actions.resign,        actions.propose,  actions.lastMove,
                                      actions.moveNumbers,  actions.threats,       actions.analysis, actions.review,
                                      actions.nextPosition, actions.turningPoints, actions.sidePanel};
    const auto check = [&](bool link, bool two) {
        actions.setActionState({.propose = true,
                                .shuffle = true,
                                .demo = true,
                                .why = true,
                                .stop = true,
                                .pause = true,
                                .draw = true,
                                .resign = true,
                                .nextPosition = true,
                                .analysis = true,
                                .review = true,
                                .turningPoints = true});
        for (const auto& [group, wanted] : {std::pair{ofLink, link}, std::pair{ofTwo, two}}) {
            for (QAction* action : group) {
                INFO(action->text().toStdString());
                CHECK(isOffered(window, action) == wanted);
                CHECK(action->isEnabled() == wanted);
            }
        }
    };
    check(false, true);
    CHECK_FALSE(actions.balancedStart->isVisible()); // of reversi
    CHECK_FALSE(actions.scores->isVisible());
    window.navigation().setPage(Page::Link);
    check(true, false);
    CHECK(actions.scores->isVisible());
    for (QAction* action : {actions.leave, actions.balancedStart})
        CHECK_FALSE(action->isVisible());
    window.navigation().setPage(Page::Home);
    check(false, false);
    for (QAction* action : {actions.scores, actions.balancedStart, actions.preferences, actions.rules, actions.newGame})
        CHECK(isOffered(window, action));
    window.navigation().setPage(Page::Match);
    window.navigation().setGame(u"reversi"_s);
    CHECK(actions.balancedStart->isVisible());
    CHECK(actions.legalMoves->isVisible());
    for (QAction* action : {actions.forbiddenPoints, actions.threats, actions.moveNumbers})
        CHECK_FALSE(action->isVisible());
}

TEST_CASE("the home page has no greyed tool buttons", "[shell]")
{
    MainWindow window{Preferences{}};
    window.actions().setActionState({.playAgain = false});
    const auto tools = window.findChild<QToolBar*>(u"tools"_s)->actions();
    CHECK(tools.size() >= 4);
    for (const QAction* action : tools) {
        INFO(action->text().toStdString());
        CHECK(action->isEnabled());
        CHECK_FALSE(action->icon().isNull());
    }
}

TEST_CASE("the Settings menu is short, and the preferences have the system's role", "[shell]")
{
    MainWindow window{Preferences{}};
    const Actions& actions = window.actions();
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        if (menu->actions().contains(actions.preferences))
            CHECK(menu->actions()
                  == QList<QAction*>{actions.preferences, actions.name, actions.sounds, actions.engines});
    }
    CHECK(actions.preferences->menuRole() == QAction::PreferencesRole);
    CHECK(actions.preferences->shortcut() == QKeySequence{u"Ctrl+,"_s});
}
