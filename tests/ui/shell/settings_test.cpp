// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/panels/name_bar.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"
#include "ui/shell/settings_menu.h"
#include "ui/widgets/choice_menu.h"

#include "core/link/deal.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

/// A window, and the preferences that it reported last.
struct SettingsFixture {
    MainWindow window{Preferences{}};
    Preferences reported;
    int reports = 0;

    SettingsFixture()
    {
        QObject::connect(&window, &MainWindow::preferencesChanged, &window, [this](const Preferences& preferences) {
            reported = preferences;
            ++reports;
        });
    }

    void choose(const QVariant& value, const QString& text)
    {
        for (ChoiceMenu* menu : window.findChildren<ChoiceMenu*>()) {
            for (QAction* action : menu->actions()) {
                if (action->data() == value && action->text() == text) {
                    action->trigger();
                    return;
                }
            }
        }
        FAIL("no such choice: " << text.toStdString());
    }
};

} // namespace

TEST_CASE("each settings switch changes only its own member", "[shell]")
{
    struct Case {
        QAction* Actions::*action;
        bool& (*of)(Preferences&);
    };
    const Case cases[] = {
        {&Actions::coordinates, [](Preferences& p) -> bool& { return p.coordinates; }},
        {&Actions::lastMove, [](Preferences& p) -> bool& { return p.lastMove; }},
        {&Actions::moveNumbers, [](Preferences& p) -> bool& { return p.moveNumbers; }},
        {&Actions::legalMoves, [](Preferences& p) -> bool& { return p.legalMoves; }},
        {&Actions::forbiddenPoints, [](Preferences& p) -> bool& { return p.forbiddenPoints; }},
        {&Actions::threats, [](Preferences& p) -> bool& { return p.threats; }},
        {&Actions::animation, [](Preferences& p) -> bool& { return p.animation; }},
        {&Actions::sidePanel, [](Preferences& p) -> bool& { return p.sidePanel; }},
        {&Actions::analysis, [](Preferences& p) -> bool& { return p.analysis; }},
        {&Actions::beep, [](Preferences& p) -> bool& { return p.beep; }},
        {&Actions::shake, [](Preferences& p) -> bool& { return p.shake; }},
        {&Actions::explainRefusals, [](Preferences& p) -> bool& { return p.explainRefusals; }},
        {&Actions::border, [](Preferences& p) -> bool& { return p.link.border; }},
        {&Actions::cornerDots, [](Preferences& p) -> bool& { return p.link.cornerDots; }},
        {&Actions::outlines, [](Preferences& p) -> bool& { return p.link.outlines; }},
        {&Actions::strictMouse, [](Preferences& p) -> bool& { return p.strictMouse; }},
    };
    for (const Case& one : cases) {
        SettingsFixture fixture;
        fixture.window.actions().setActionState({.analysis = true});
        QAction* action = fixture.window.actions().*one.action;
        Preferences expected;
        CHECK(action->isChecked() == one.of(expected));
        one.of(expected) = !one.of(expected);
        action->trigger();
        CHECK(fixture.reports == 1);
        CHECK(fixture.reported == expected);
    }
}

TEST_CASE("link-match has a setting of its own for coordinates, which are off at first", "[shell]")
{
    SettingsFixture fixture;
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
    SettingsFixture fixture;
    Preferences preferences;
    preferences.coordinates = false;
    preferences.link.size = {8, 8};
    fixture.window.setPreferences(preferences);
    CHECK(fixture.reports == 0);
    CHECK(!fixture.window.actions().coordinates->isChecked());
}

TEST_CASE("the languages are offered by their names and the choice is a locale name", "[shell]")
{
    SettingsFixture fixture;
    fixture.window.setLanguages({{u"en"_s, u"English"_s}, {u"zh_CN"_s, u"简体中文"_s}});
    fixture.choose(u"zh_CN"_s, u"简体中文 (&Z)"_s);
    CHECK(fixture.reported.language == u"zh_CN"_s);
    fixture.choose(u"en"_s, u"&English"_s);
    CHECK(fixture.reported.language == u"en"_s);
}

TEST_CASE("a level that plays perfectly from some point says so", "[shell]")
{
    SettingsFixture fixture;
    fixture.window.navigation().setGame(u"reversi"_s);
    const qipan::GameInfo& game = *qipan::findGame("reversi");
    int messages = 0;
    for (const QAction* action : fixture.window.findChildren<QAction*>()) {
        if (!action->text().contains(u"perfect from"))
            continue;
        const int level = action->data().toInt();
        REQUIRE(level >= 1);
        CHECK(action->text().contains(u" %1 empty"_s.arg(game.exactFromEmpties(level))));
        ++messages;
    }
    CHECK(messages > 0);
    CHECK(game.exactFromEmpties(1) == 0);
}

TEST_CASE("settings of a game are kept by its key", "[shell]")
{
    SettingsFixture fixture;
    fixture.window.navigation().setGame(u"gomoku"_s);
    fixture.choose(19, u"19 × 19"_s);
    fixture.choose(2, u"Level &2"_s);
    fixture.window.navigation().setGame(u"reversi"_s);
    fixture.choose(1, u"A &person at this computer"_s);
    CHECK(fixture.reported.games.value(u"gomoku"_s).size == 19);
    CHECK(fixture.reported.games.value(u"gomoku"_s).level == 2);
    CHECK(fixture.reported.games.value(u"gomoku"_s).opponent == GamePreferences::Opponent::Computer);
    CHECK(fixture.reported.games.value(u"reversi"_s).opponent == GamePreferences::Opponent::Person);
}

TEST_CASE("a rule offers its sizes and replaces an unsupported board size", "[shell]")
{
    SettingsFixture fixture;
    fixture.window.navigation().setGame(u"gomoku"_s);
    const auto sizes = [&fixture] {
        for (const ChoiceMenu* menu : fixture.window.findChildren<ChoiceMenu*>()) {
            if (menu->title() == u"&Board size")
                return static_cast<int>(menu->actions().size());
        }
        return 0;
    };
    CHECK(sizes() == 3);
    fixture.choose(19, u"19 × 19"_s);
    fixture.choose(u"renju"_s, u"&Renju: forbidden points for Black"_s);
    CHECK(fixture.reported.games.value(u"gomoku"_s).rule == u"renju");
    CHECK(fixture.reported.games.value(u"gomoku"_s).size == 15);
    fixture.window.setPreferences(fixture.reported);
    CHECK(sizes() == 1);
    fixture.choose(u"standard"_s, u"&Standard: exactly five"_s);
    fixture.window.setPreferences(fixture.reported);
    CHECK(sizes() == 3);
    CHECK(fixture.reported.games.value(u"gomoku"_s).size == 15);
}

TEST_CASE("every size and number of pictures in the menu can be dealt", "[shell]")
{
    for (const QSize size : SettingsMenu::linkSizes()) {
        for (const int pictures : SettingsMenu::linkPictures())
            CHECK(qipan::link::canDeal({.size = {size.width(), size.height()}, .pictures = pictures}));
    }
}

TEST_CASE("the name is typed in a bar and trimmed and limited to 32 characters", "[shell]")
{
    SettingsFixture fixture;
    fixture.window.show();
    fixture.window.actions().name->trigger();
    auto* edit = fixture.window.findChild<NameBar*>()->findChild<QLineEdit*>();
    REQUIRE(edit->isVisible());
    QTest::keyClicks(edit, u"  "_s + QString{40, u'x'});
    QTest::keyClick(edit, Qt::Key_Return);
    CHECK(fixture.reported.name == QString{32, u'x'});
    CHECK(!edit->isVisible());

    fixture.window.actions().name->trigger();
    QTest::keyClicks(edit, u"other"_s);
    QTest::keyClick(edit, Qt::Key_Escape);
    CHECK(!edit->isVisible());
    CHECK(fixture.reports == 1);
}
