// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/shell/all_pages.h"
#include "ui/base/actions.h"
#include "ui/pages/history_page.h"
#include "ui/pages/link_replay_page.h"
#include "ui/pages/link_scores_page.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/preferences_page.h"
#include "ui/pages/record_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/shell/main_window.h"

#include <QAction>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMap>
#include <QPlainTextEdit>
#include <QSet>
#include <QShortcut>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// Returns the keys with a modifier and the function keys of docs/keys.md, each with the number of its rows. Other
/// keys mean something else on each page.
QMap<QString, int> keysOfTable()
{
    QFile file{QStringLiteral(QIPAN_KEYS)};
    REQUIRE(file.open(QIODevice::ReadOnly));
    QMap<QString, int> keys;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString& line : lines) {
        if (!line.startsWith(u"| "_s))
            continue;
        const QString cell = line.mid(2, line.indexOf(u" |"_s, 2) - 2);
        for (QString key : cell.split(u", "_s)) {
            key.replace(u"PgDn"_s, u"PgDown"_s).replace(u"Ctrl+Enter"_s, u"Ctrl+Return"_s);
            const QKeySequence sequence{key, QKeySequence::PortableText};
            const bool isFunction = key.size() > 1 && key.front() == u'F' && key.at(1).isDigit();
            if (sequence.count() == 1 && sequence[0].key() != Qt::Key_unknown && (key.contains(u'+') || isFunction))
                ++keys[sequence.toString(QKeySequence::PortableText)];
        }
    }
    return keys;
}

QString keyOf(const QAction& action)
{
    return action.shortcut().toString(QKeySequence::PortableText);
}

} // namespace

TEST_CASE("the table of keys has each key of an action in one row, and no key twice", "[shell][keys]")
{
    const QMap<QString, int> table = keysOfTable();
    CHECK(table.size() > 50);
    for (auto row = table.begin(); row != table.end(); ++row) {
        INFO(row.key().toStdString());
        CHECK(row.value() == 1);
    }
    QSet<QString> keys;
    const Actions actions;
    for (const QAction* action : actions.all()) {
        const QString key = keyOf(*action);
        const bool isBare = !key.contains(u'+') && !key.startsWith(u'F'); // Page Up and Page Down
        INFO(key.toStdString());
        CHECK((key.isEmpty() || isBare || table.contains(key)));
        keys << key;
    }
    // Those that a board, a bar or a page handles.
    keys += QSet<QString>{u"Ctrl+Right"_s, u"Ctrl+Left"_s, u"Ctrl+Del"_s,      u"Ctrl+Return"_s,
                          u"F8"_s,         u"F9"_s,        u"Alt+Backspace"_s, u"Alt+0"_s};
    for (auto row = table.begin(); row != table.end(); ++row) {
        INFO(row.key().toStdString());
        CHECK(keys.contains(row.key()));
    }
}

TEST_CASE("no page has a key of its own that an action has that is on there", "[shell][keys]")
{
    MainWindow window{Preferences{}};
    tests::addAllPages(window.pages());
    window.pages().add<HistoryPage>();
    window.pages().add<LinkReplayPage>();
    window.pages().add<LinkScoresPage>();
    window.pages().add<LinkStartPage>();
    window.pages().add<MatchPage>();
    window.pages().add<NewGamePage>();
    window.pages().add<PreferencesPage>();
    window.pages().add<RecordPage>();
    window.pages().add<RulesPage>();
    window.pages().add<StatisticsPage>();
    int found = 0;
    for (const Page page : {Page::Home, Page::Match, Page::Record, Page::Book, Page::Lesson, Page::Puzzles, Page::Link,
                            Page::LinkReplay, Page::LinkStart, Page::LinkScores, Page::NewGame, Page::Host, Page::Join,
                            Page::History, Page::Statistics, Page::Rules, Page::Preferences}) {
        window.navigation().setPage(page);
        QSet<QKeySequence> own;
        const QWidget* shown = window.pages().currentWidget();
        for (const QShortcut* key : shown->findChildren<QShortcut*>())
            own << key->key();
        for (const QAction* action : shown->findChildren<QAction*>())
            own << action->shortcut();
        own.remove(QKeySequence{});
        found += static_cast<int>(own.size());
        for (const QAction* action : window.actions().all()) {
            INFO(static_cast<int>(page) << ": " << keyOf(*action).toStdString());
            CHECK_FALSE((action->isEnabled() && own.contains(action->shortcut())));
        }
    }
    CHECK(found > 20);
}

TEST_CASE("the keys that read aloud are used by no text field, desktop or screen reader", "[shell][keys]")
{
    const QSet<QString> taken{
        u"F10"_s,          u"F12"_s,           // the menu bar; consoles that drop down
        u"Ctrl+F5"_s,                          // VoiceOver, as Cmd+F5
        u"Ctrl+Shift+F"_s, u"Ctrl+Shift+K"_s,  // Chinese input methods: characters, keyboard on the screen
        u"Ctrl+Shift+B"_s, u"Ctrl+Shift+E"_s,  // symbols, emoji
        u"Ctrl+Shift+U"_s,                     // characters by number
        u"Ctrl+Shift+M"_s,                     // shuffle on macOS
        u"Ctrl+Shift+V"_s, u"Ctrl+Shift+Q"_s,  // paste without format; log out on macOS
        u"Alt+F5"_s,       u"Ctrl+Shift+F10"_s // GNOME
    };
    const Actions actions;
    QLineEdit line;
    QPlainTextEdit lines;
    for (const QAction* action : {actions.readPosition, actions.readClocks, actions.readAround, actions.nextPlace,
                                  actions.previousPlace, actions.readAgain}) {
        INFO(keyOf(*action).toStdString());
        REQUIRE(action->shortcut().count() == 1);
        CHECK_FALSE(taken.contains(keyOf(*action)));
        const QKeyCombination keys = action->shortcut()[0];
        const bool isAlone =
            keys.keyboardModifiers() == Qt::NoModifier || keys.keyboardModifiers() == Qt::ShiftModifier;
        CHECK((isAlone ? keys.key() >= Qt::Key_F1 && keys.key() <= Qt::Key_F35
                       : keys.keyboardModifiers() == (Qt::ControlModifier | Qt::ShiftModifier)));
        for (QWidget* field : {static_cast<QWidget*>(&line), static_cast<QWidget*>(&lines)}) {
            QKeyEvent wanted{QEvent::ShortcutOverride, keys.key(), keys.keyboardModifiers()};
            wanted.ignore();
            QCoreApplication::sendEvent(field, &wanted);
            CHECK_FALSE(wanted.isAccepted());
        }
    }
}
