// SPDX-License-Identifier: GPL-3.0-or-later
// Games at this machine: what a change of the settings does to them, their clocks, colours and names.
#include "app/match/local_tables.h"
#include "app/tables/table_clock.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/panels/player_strip.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using ui::GamePreferences;
using Page = ui::Page;

const QString gomokuKey = u"gomoku"_s;
const std::pair<QString, QVariant> neighbours{u"gomoku/opponent"_s, 1};

template <typename Edit>
void change(OpenProgram& program, Edit edit)
{
    program.preferences().change([&](ui::Preferences& preferences) { edit(preferences.games[gomokuKey]); });
}

void useRenju(GamePreferences& settings)
{
    settings.rule = u"renju"_s;
    settings.size = 15;
}

ui::PlayerStrip& strip(OpenProgram& program, int which)
{
    return program.window().page<ui::MatchPage>().strip(which);
}

/// Chooses settings on the page of new games, and starts.
template <typename Edit>
void start(OpenProgram& program, Edit edit)
{
    program.actions().newGame->trigger();
    REQUIRE(program.window().navigation().page() == Page::NewGame);
    ui::Preferences wanted = program.preferences().value();
    edit(wanted);
    auto& page = program.window().page<ui::NewGamePage>();
    page.setPreferences(wanted, gomokuKey);
    program.press(Qt::Key_Return);
    REQUIRE(program.window().navigation().page() == Page::Match);
}

} // namespace

TEST_CASE("new settings apply at once to a board on which nobody has moved", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    change(program, useRenju);
    CHECK(program.table().setup().rule == "renju");
    CHECK_FALSE(program.messageBar().isVisible());
    change(program, [](GamePreferences& settings) { settings.opponent = GamePreferences::Opponent::Computer; });
    CHECK(program.table().player(Seat::Second)->isEngine());
}

TEST_CASE("in a running game new rules apply to the next one, which is said once", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.playByKeys(program.board(), {7, 7});
    change(program, useRenju);
    CHECK(program.table().setup().rule == "freestyle");
    CHECK(program.match().plies() == 1);
    CHECK(program.messageBar().text().contains(u"next game"));
    program.window().messages().withdraw(ui::Message::Topic::News);
    program.preferences().change([](ui::Preferences& preferences) { preferences.lastMove = false; });
    CHECK_FALSE(program.messageBar().isVisible());
    program.playAgain();
    CHECK(program.table().setup().rule == "renju");
}

TEST_CASE("a game that is over stays as it was played", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.playByKeys(program.board(), {7, 7});
    program.resign();
    REQUIRE_FALSE(program.match().isRunning());
    const QString name = strip(program, 1).state().name;
    change(program, [](GamePreferences& settings) {
        settings.opponent = GamePreferences::Opponent::Computer;
        settings.level = 3;
        useRenju(settings);
    });
    CHECK(strip(program, 1).state().name == name);
    CHECK(program.table().player(Seat::Second)->isPerson());
    CHECK(program.table().setup().rule == "freestyle");
    program.playAgain();
    CHECK(program.table().player(Seat::Second)->level() == 3);
    CHECK(program.table().setup().rule == "renju");
}

TEST_CASE("the colours swap with each game if they are by turns", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours, {u"gomoku/first"_s, 3}}};
    for (const Seat black : {Seat::First, Seat::Second, Seat::First}) {
        CHECK(program.match().initialBlack() == black);
        program.playAgain(); // nobody has moved, so the turn is not over
        CHECK(program.match().initialBlack() == black);
        program.playByKeys(program.board(), {7, 7});
        program.playAgain();
    }
}

TEST_CASE("a game at this machine has a clock, which stands while another page is shown", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    CHECK(strip(program, 0).clockText().isEmpty());
    start(program, [](ui::Preferences& wanted) {
        wanted.games[gomokuKey].clock = ClockSetting{300, 2};
        wanted.secondName = u"Mei"_s;
    });
    CHECK(strip(program, 0).clockRuns());
    CHECK(strip(program, 1).state().name == u"Mei");
    program.playByKeys(program.board(), {7, 7});
    CHECK(strip(program, 1).clockRuns());
    const app::TableClock& clock = *program.table().clock();
    CHECK(clock.left().black > std::chrono::seconds{300}); // with the increment
    program.actions().home->trigger();
    CHECK_FALSE(clock.running());
    program.actions().continueGame->trigger();
    CHECK(clock.running() == Side::White);
    REQUIRE(program.message(ui::Message::Topic::Notice) != nullptr);
    CHECK(program.message(ui::Message::Topic::Notice)->text
          == u"The clock stood while this game was not shown. It runs again.");
}

TEST_CASE("a game with a clock is resumed with the time that was left, and waits", "[program]")
{
    const QTemporaryDir folder;
    declineLessons(folder.path());
    storeSettings(folder.path(),
                  {{u"language"_s, u"en"_s},
                   {u"view/animation"_s, false},
                   {u"gomoku/opponent"_s, 1},
                   {u"gomoku/clock"_s, 300},
                   {u"gomoku/increment"_s, 0}});
    {
        OpenProgram program{u"gomoku"_s, folder.path()};
        QTest::qWait(50);
        program.playByKeys(program.board(), {7, 7});
    }
    OpenProgram program{u"gomoku"_s, folder.path()};
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 1; }));
    const app::TableClock* clock = program.table().clock();
    REQUIRE(clock != nullptr);
    CHECK(clock->left().black <= std::chrono::milliseconds{299'950});
    CHECK_FALSE(clock->running());
    program.press(Qt::Key_C, Qt::AltModifier); // continue
    CHECK(QTest::qWaitFor([&] { return clock->running() == Side::White; }));
}

TEST_CASE("the page of new games is opened from the board, and leads back to it", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.playByKeys(program.board(), {7, 7});
    Q_EMIT program.window().page<ui::MatchPage>().gameClicked();
    CHECK(program.window().navigation().page() == Page::NewGame);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Match);
    CHECK(program.match().plies() == 1);
}

TEST_CASE("Start pressed again on the page of a new game leads to the answer that keeps the running one", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.playByKeys(program.board(), {7, 7});
    program.actions().newGame->trigger();
    auto& page = program.window().page<ui::NewGamePage>();
    const auto answer = [&] {
        const auto* button = qobject_cast<const QPushButton*>(program.window().focusWidget());
        return button != nullptr ? button->text() : QString{};
    };
    const auto buttons = page.findChildren<QPushButton*>();
    const auto startButton = std::ranges::find(buttons, u"S&tart"_s, &QPushButton::text);
    REQUIRE(startButton != buttons.end());
    for (int i = 0; i < 2; ++i) {
        QTest::mouseClick(*startButton, Qt::LeftButton);
        CHECK(program.messageBar().text().startsWith(u"Begin another game?"));
        CHECK(answer() == u"&Keep playing");
        CHECK(program.window().status().isEmpty());
    }
    program.press(Qt::Key_Return);
    CHECK_FALSE(program.messageBar().isVisible());
    CHECK(program.match().plies() == 1);
    CHECK(program.window().navigation().page() == Page::Match); // to keep playing
}

TEST_CASE("New game chosen again on its page keeps what is chosen there", "[program]")
{
    OpenProgram program{u"gomoku"_s, {neighbours}};
    program.actions().newGame->trigger();
    auto& page = program.window().page<ui::NewGamePage>();
    const auto fields = page.findChildren<QLineEdit*>();
    const auto name = std::ranges::find_if(fields, [](const QLineEdit* each) { return each->isVisible(); });
    REQUIRE(name != fields.end());
    (*name)->setText(u"Zoe"_s);
    program.actions().newGame->trigger();
    CHECK((*name)->text() == u"Zoe");
}
