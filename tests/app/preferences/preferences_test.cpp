// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the preferences in the whole program.
#include "app/settings/preferences_file.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/base/texts.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/preferences_page.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using ui::Page;
using ui::Preferences;

namespace {

using Entries = QMap<QString, QVariant>;

/// What the settings file has for these preferences.
Entries entriesOf(const Preferences& preferences)
{
    const QTemporaryDir folder;
    QSettings file{folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    app::writePreferences(file, preferences);
    Entries entries;
    for (const QString& key : file.allKeys())
        entries[key] = file.value(key);
    return entries;
}

/// Uses every control below `parent` that can be used now in every way, and calls `changed` after each.
template <typename Changed>
void useControls(QWidget& parent, Changed changed)
{
    // Searched anew each time: some appear or vanish when others are used.
    for (qsizetype i = 0; i < parent.findChildren<QAbstractButton*>().size(); ++i) {
        auto* button = parent.findChildren<QAbstractButton*>()[i];
        if (!button->isCheckable() || !button->isEnabled())
            continue;
        button->click();
        changed();
    }
    for (auto* box : parent.findChildren<QComboBox*>()) {
        for (int i = 0; i < box->count(); ++i) {
            box->setCurrentIndex(i);
            changed();
        }
    }
    for (auto* spin : parent.findChildren<QAbstractSpinBox*>()) {
        spin->stepBy(1);
        changed();
    }
    for (auto* slider : parent.findChildren<QSlider*>()) {
        slider->setValue(slider->minimum());
        changed();
    }
    for (auto* edit : parent.findChildren<QLineEdit*>()) {
        if (qobject_cast<QAbstractSpinBox*>(edit->parentWidget()) == nullptr) {
            edit->setText(u"Ada"_s);
            changed();
        }
    }
}

/// Clicks the visible button with this text (without mnemonic).
void clickShown(QWidget& page, const QString& text)
{
    for (auto* button : page.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->text().remove(u'&') == text)
            return button->click();
    }
    FAIL("There is no button " << text.toStdString());
}

/// Preferences that enable every control.
Preferences fullPreferences()
{
    Preferences preferences;
    for (const GameInfo& game : games()) {
        const QString key = ui::textOf(game.key);
        preferences.games.insert(key, {});
        if (game.protocol != EngineProtocol::None)
            preferences.engines << ui::ExternalEngine{.id = static_cast<int>(preferences.engines.size()) + 1,
                                                      .game = key,
                                                      .name = u"Engine of "_s + key,
                                                      .program = u"/engine"_s};
    }
    return preferences;
}

} // namespace

TEST_CASE("every setting has a control on the page of the preferences or on those of new games", "[preferences]")
{
    const Preferences start = fullPreferences();
    const Entries before = entriesOf(start);
    QSet<QString> changedKeys;
    const auto note = [&](const Preferences& preferences) {
        const Entries now = entriesOf(preferences);
        for (auto entry = now.cbegin(); entry != now.cend(); ++entry) {
            if (before.value(entry.key()) != *entry)
                changedKeys << entry.key();
        }
    };

    ui::Actions actions;
    ui::PreferencesPage page{actions};
    page.setLanguages({{u"en"_s, u"English"_s}, {u"zh_CN"_s, u"简体中文"_s}});
    page.setPreferences(start);
    page.show();
    QObject::connect(&page, &ui::PreferencesPage::changed, &page, note);
    useControls(page, [] {});
    page.showGroup(ui::PreferencesPage::Group::Link);
    clickShown(page, u"Choose folder…"_s);
    auto* dialog = page.findChild<QFileDialog*>();
    REQUIRE(dialog != nullptr);
    Q_EMIT dialog->fileSelected(u"/pictures"_s);
    const auto shared = page.findChildren<ui::ActionButton*>();
    CHECK(shared.size() == 1); // opens the dialog of the engines
    REQUIRE_FALSE(shared.isEmpty());
    bool isOpened = false;
    actions.engines->setEnabled(true);
    QObject::connect(actions.engines, &QAction::triggered, &page, [&isOpened] { isOpened = true; });
    shared.front()->click();
    CHECK(isOpened);

    for (const GameInfo& game : games()) {
        ui::NewGamePage newGame;
        newGame.setPreferences(start, ui::textOf(game.key));
        newGame.show();
        useControls(newGame, [&] {
            Preferences preferences = start;
            if (newGame.game() == ui::textOf(game.key))
                preferences.games.insert(newGame.game(), newGame.settings());
            preferences.secondName = newGame.secondName();
            note(preferences);
            if (newGame.game() != ui::textOf(game.key))
                newGame.setPreferences(start, ui::textOf(game.key));
            if (newGame.opponent() == ui::NewGamePage::Opponent::Friend)
                newGame.setOpponent(ui::NewGamePage::Opponent::Computer);
        });
    }

    ui::LinkStartPage link;
    link.setSizes(ui::LinkStartPage::usualSizes());
    link.setChoice(start.link);
    link.show();
    useControls(link, [&] {
        Preferences preferences = start;
        preferences.link = link.choice();
        note(preferences);
        for (QCheckBox* box : link.findChildren<QCheckBox*>()) {
            if (link.isDaily() && box->isChecked())
                box->setChecked(false); // or today's deal decides about the board
        }
    });

    for (auto entry = before.cbegin(); entry != before.cend(); ++entry) {
        INFO(entry.key().toStdString());
        CHECK((changedKeys.contains(entry.key()) || entry.key().startsWith(u"engines/")));
    }
}

TEST_CASE("the preferences return to the board, which goes on", "[preferences]")
{
    OpenProgram program{u"reversi"_s};
    program.playByKeys(program.board(), {3, 2});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() >= 2; }));
    for (const bool byKey : {true, false}) {
        program.actions().preferences->trigger();
        REQUIRE(program.window().navigation().page() == Page::Preferences);
        auto& page = program.window().page<ui::PreferencesPage>();
        page.showGroup(ui::PreferencesPage::Group::Board);
        if (byKey)
            program.press(Qt::Key_Escape);
        else
            clickShown(page, u"Close"_s);
        CHECK(program.window().navigation().page() == Page::Match);
        CHECK(program.match().isRunning());
        CHECK(program.board().hasFocus());
    }
    program.actions().name->trigger();
    QTest::keyClicks(program.window().focusWidget(), u"Ada"_s);
    CHECK(program.preferences()->name == u"Ada");
    program.actions().preferences->trigger(); // again: closes
    CHECK(program.window().navigation().page() == Page::Match);
}

TEST_CASE("a change on the page of the preferences reaches the board at once", "[preferences]")
{
    OpenProgram program{u"gomoku"_s};
    REQUIRE(program.board().options().coordinates);
    program.actions().preferences->trigger();
    auto& page = program.window().page<ui::PreferencesPage>();
    page.showGroup(ui::PreferencesPage::Group::Board);
    clickShown(page, u"Coordinates"_s);
    CHECK_FALSE(program.board().options().coordinates);
    CHECK_FALSE(program.preferences()->coordinates);
}

TEST_CASE("the preferences lead to the pages of new games", "[preferences]")
{
    OpenProgram program{QString{}};
    program.actions().preferences->trigger();
    auto& page = program.window().page<ui::PreferencesPage>();
    page.showGroup(ui::PreferencesPage::Group::Play);
    clickShown(page, u"New game…"_s);
    CHECK(program.window().navigation().page() == Page::NewGame);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Preferences);
    page.showGroup(ui::PreferencesPage::Group::Link);
    clickShown(page, u"New game…"_s);
    CHECK(program.window().navigation().page() == Page::LinkStart);
}
