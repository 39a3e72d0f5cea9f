// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/base/shortcuts.h"
#include "ui/base/text_tools.h"
#include "ui/pages/home_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/match_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QToolBar>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

QList<QAction*> entriesOf(const QMenu& menu)
{
    QList<QAction*> entries;
    const auto actions = menu.actions();
    for (QAction* action : actions) {
        if (!action->isSeparator())
            entries += action;
    }
    return entries;
}

/// The letter after the single "&", or null.
QChar mnemonicOf(const QString& text)
{
    const qsizetype at = text.indexOf(u'&');
    return at < 0 || at + 1 >= text.size() ? QChar{} : text.at(at + 1).toLower();
}

/// All menus of the window, including submenus.
QList<QMenu*> menusOf(MainWindow& window)
{
    return window.menuBar()->findChildren<QMenu*>() + window.findChildren<QMenu*>();
}

} // namespace

TEST_CASE("every action has a text, a tool tip and a place in the menus", "[shell]")
{
    MainWindow window{Preferences{}};
    QSet<QAction*> inMenus;
    for (const QMenu* menu : menusOf(window)) {
        for (QAction* action : menu->actions())
            inMenus.insert(action);
    }
    for (QAction* action : window.actions().all()) {
        INFO(action->text().toStdString());
        CHECK(!action->text().isEmpty());
        CHECK(!action->toolTip().isEmpty());
        CHECK(inMenus.contains(action));
    }
}

TEST_CASE("no action has a key that macOS uses itself, and none shares one there", "[shell]")
{
    const QSet<QString> system{u"Ctrl+H"_s,       u"Alt+Ctrl+H"_s,   u"Ctrl+M"_s,       u"Alt+Ctrl+M"_s,
                               u"Ctrl+Tab"_s,     u"Ctrl+`"_s,       u"Ctrl+Space"_s,   u"Alt+Ctrl+D"_s,
                               u"Ctrl+Shift+Q"_s, u"Ctrl+Shift+3"_s, u"Ctrl+Shift+4"_s, u"Ctrl+Shift+5"_s,
                               u"F11"_s};
    MainWindow window{Preferences{}};
    QSet<QString> used;
    for (const QAction* action : window.actions().all()) {
        if (action->shortcut().isEmpty())
            continue;
        const QString keys = keysOnMacos(action->shortcut().toString(QKeySequence::PortableText));
        INFO(action->text().toStdString() << ": " << keys.toStdString());
        CHECK_FALSE(system.contains(keys));
        CHECK_FALSE(used.contains(keys));
        used << keys;
    }
}

TEST_CASE("no two actions share a key", "[shell]")
{
    Actions actions;
    QSet<QString> keys;
    for (const QAction* action : actions.all()) {
        if (action->shortcut().isEmpty())
            continue;
        const QString key = action->shortcut().toString(QKeySequence::PortableText);
        INFO(key.toStdString());
        CHECK(!keys.contains(key));
        keys.insert(key);
    }
    CHECK(keys.contains(u"F1"_s));
    CHECK(keys.contains(u"Ctrl+Shift+Z"_s));
}

TEST_CASE("no command is a bare letter or digit: those are coordinates", "[shell]")
{
    Actions actions;
    for (const QAction* action : actions.all()) {
        const QString key = action->shortcut().toString(QKeySequence::PortableText);
        CHECK(key.size() != 1);
    }
}

TEST_CASE("in each menu every entry has a mnemonic of its own", "[shell]")
{
    MainWindow window{Preferences{}};
    window.navigation().setGame(u"gomoku"_s);
    for (const QMenu* menu : menusOf(window)) {
        QSet<QChar> letters;
        for (const QAction* entry : entriesOf(*menu)) {
            const QChar letter = mnemonicOf(entry->text());
            const bool isNumber = entry->text().at(0).isDigit(); // sizes, which are reached with the arrow keys
            INFO(menu->title().toStdString() + ": " + entry->text().toStdString());
            CHECK((isNumber || !letter.isNull()));
            CHECK((isNumber || !letters.contains(letter)));
            letters.insert(letter);
        }
    }
}

TEST_CASE("disabled actions are disabled in menus and tool bar and on pages alike", "[shell]")
{
    MainWindow window{Preferences{}};
    const Actions& actions = window.actions();
    window.pages().add<MatchPage>();
    window.navigation().setPage(Page::Match);
    window.actions().setActionState({.newGame = false, .playAgain = false, .host = false, .join = false});
    for (const QAction* action :
         {actions.continueGame, actions.newGame, actions.playAgain, actions.restart, actions.propose, actions.host,
          actions.join, actions.leave, actions.saveAndLeave, actions.undo, actions.redo, actions.hint, actions.shuffle,
          actions.pause, actions.draw, actions.resign})
        CHECK(!action->isEnabled());

    const auto greyButtons = [&](const QWidget& page) {
        int grey = 0;
        for (const ActionButton* button : page.findChildren<ActionButton*>())
            grey += button->isEnabled() ? 0 : 1;
        return grey;
    };
    CHECK(greyButtons(window.page<MatchPage>()) == 5);
    CHECK(greyButtons(window.page<HomePage>()) == 3);

    window.actions().setActionState({.propose = true, .saveAndLeave = true, .undo = true, .draw = true});
    CHECK(actions.propose->isEnabled());
    CHECK(actions.saveAndLeave->isEnabled());
    CHECK(actions.undo->isEnabled());
    CHECK(!actions.redo->isEnabled());
    CHECK(greyButtons(window.page<MatchPage>()) == 2); // resign, and analyse the game
    const auto bars = window.findChildren<QToolBar*>();
    REQUIRE(bars.size() == 1);
    CHECK(bars.front()->actions().contains(actions.undo)); // the same action object, so it cannot differ
}

TEST_CASE("the text of F1 tells whether it asks the opponent", "[shell]")
{
    Actions actions;
    const QString alone = actions.restart->text();
    actions.setActionState({.restartAsks = true});
    CHECK(actions.restart->text() != alone);
    CHECK(actions.restart->shortcut() == QKeySequence{Qt::Key_F1});
    actions.setActionState({});
    CHECK(actions.restart->text() == alone);
}

TEST_CASE("in a match the text of undo tells whether it asks the opponent", "[shell]")
{
    Actions actions;
    const QString step = actions.undo->toolTip();
    const QString redoneStep = actions.redo->toolTip();
    actions.setActionState({.takesBack = true});
    const QString move = actions.undo->toolTip();
    CHECK(move != step);
    CHECK(actions.redo->toolTip() != redoneStep);
    actions.setActionState({.restartAsks = true, .takesBack = true});
    CHECK(actions.undo->toolTip() != move);
    CHECK(actions.undo->shortcut() == QKeySequence{Qt::CTRL | Qt::Key_Z});
    actions.setActionState({.takesBack = true});
    CHECK(actions.undo->toolTip() == move);
    actions.setActionState({});
    CHECK(actions.undo->toolTip() == step);
    CHECK(actions.redo->toolTip() == redoneStep);
}

TEST_CASE("buttons show their text without its mnemonic in either notation", "[shell]")
{
    CHECK(withoutMnemonic(u"Res&ign"_s) == u"Resign"_s);
    CHECK(withoutMnemonic(u"悔棋(&U)"_s) == u"悔棋"_s);
    CHECK(withoutMnemonic(u"建桌(&O)…"_s) == u"建桌…"_s);
    CHECK(withoutMnemonic(u"(&"_s) == u"("_s);
    Actions actions;
    for (const QAction* action : actions.all())
        CHECK(!action->iconText().contains(u'&'));
}

TEST_CASE("each game has an action that opens it", "[shell]")
{
    Actions actions;
    QStringList chosen;
    QObject::connect(&actions, &Actions::gameChosen, &actions, [&](const QString& key) { chosen += key; });
    for (QAction* game : actions.games())
        game->trigger();
    CHECK(chosen == QStringList{u"link"_s, u"gomoku"_s, u"reversi"_s});
    CHECK(actions.game(u"reversi"_s) == actions.games().back());
    CHECK(actions.game(u"chess"_s) == nullptr);
}
