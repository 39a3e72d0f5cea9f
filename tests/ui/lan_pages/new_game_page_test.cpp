// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/new_game_page.h"

#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/clock_chooser.h"
#include "ui/pages/resume_bar.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/option_card.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace qipan::ui;
using qipan::ClockSetting;

namespace {

using Opponent = NewGamePage::Opponent;

const HostChoice usualTable{.game = u"gomoku"_s, .rule = u"freestyle"_s, .size = 15};

void show(NewGamePage& page, const Preferences& preferences = {}, const QString& game = u"gomoku"_s)
{
    page.resize(800, 700);
    page.setPreferences(preferences, game);
    activate(page);
}

/// The button of a choice with this text.
QToolButton* choice(const QWidget& page, const QString& text)
{
    for (auto* row : page.findChildren<ChoiceRow*>()) {
        for (auto* button : row->findChildren<QToolButton*>()) {
            if (button->text() == text && button->isVisible())
                return button;
        }
    }
    FAIL("There is no choice " << text.toStdString());
    return nullptr;
}

void click(const QWidget& page, const QString& text)
{
    QTest::mouseClick(choice(page, text), Qt::LeftButton);
}

OptionCard* card(const NewGamePage& page, Opponent opponent)
{
    return page.findChildren<OptionCard*>()[static_cast<qsizetype>(opponent)];
}

bool says(const QWidget& page, const QString& words)
{
    return std::ranges::any_of(page.findChildren<QLabel*>(), [&words](const QLabel* label) {
        return label->isVisible() && label->text().contains(words);
    });
}

void translate(QWidget& page)
{
    for (QWidget* child : QList<QWidget*>{&page} + page.findChildren<QWidget*>()) {
        QEvent translated{QEvent::LanguageChange};
        QCoreApplication::sendEvent(child, &translated);
    }
}

} // namespace

TEST_CASE("five clicks choose a game with another level, colour, rule and clock", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    int starts = 0;
    QObject::connect(&page, &NewGamePage::startRequested, &page, [&starts] { ++starts; });
    click(page, u"5"_s);
    click(page, u"White"_s);
    click(page, u"Renju"_s);
    click(page, u"5 min"_s);
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == u"S&tart")
            QTest::mouseClick(button, Qt::LeftButton);
    }
    CHECK(starts == 1);
    CHECK(page.opponent() == Opponent::Computer);
    const GamePreferences chosen = page.settings();
    CHECK(chosen.level == 5);
    CHECK(chosen.first == GamePreferences::First::Other);
    CHECK(chosen.rule == u"renju");
    CHECK(chosen.size == 15);
    CHECK(chosen.clock == ClockSetting{300, 0});
}

TEST_CASE("Enter starts with what was chosen last, wherever the focus is", "[lan-pages]")
{
    Preferences preferences;
    preferences.secondName = u"Mei"_s;
    GamePreferences last{.opponent = GamePreferences::Opponent::Person, .level = 3, .size = 19, .rule = u"standard"_s};
    last.first = GamePreferences::First::ByTurns;
    last.clock = ClockSetting{437, 12};
    last.opening = u"swap2"_s;
    preferences.games[u"gomoku"_s] = last;
    NewGamePage page;
    show(page, preferences);
    int starts = 0;
    QObject::connect(&page, &NewGamePage::startRequested, &page, [&starts] { ++starts; });
    press(page, Qt::Key_Return);
    CHECK(page.settings() == last);
    CHECK(page.secondName() == u"Mei");
    for (QWidget* focus : QList<QWidget*>{choice(page, u"Swap2"_s), card(page, Opponent::Person)}) {
        focus->setFocus();
        QTest::keyClick(focus, Qt::Key_Return);
    }
    CHECK(starts == 3);
    translate(page);
    CHECK(page.settings() == last);
}

TEST_CASE("the chosen opponent has the focus at first, and arrow keys choose another", "[lan-pages]")
{
    NewGamePage page;
    Preferences preferences;
    preferences.games[u"gomoku"_s].opponent = GamePreferences::Opponent::Person;
    show(page, preferences);
    page.setFocus();
    CHECK(page.focusWidget() == card(page, Opponent::Person));
    press(page, Qt::Key_Right);
    CHECK(page.focusWidget() == card(page, Opponent::Friend));
    CHECK(page.opponent() == Opponent::Friend);
}

TEST_CASE("a friend on the network who was chosen last is chosen, and games at this machine keep their opponent",
          "[lan-pages]")
{
    Preferences preferences;
    preferences.games[u"gomoku"_s] = {.opponent = GamePreferences::Opponent::Person, .isWithFriend = true};
    NewGamePage page;
    show(page, preferences);
    CHECK(page.opponent() == Opponent::Friend);
    CHECK(page.settings().opponent == GamePreferences::Opponent::Person);
    QTest::mouseClick(card(page, Opponent::Computer), Qt::LeftButton);
    CHECK_FALSE(page.settings().isWithFriend);
}

TEST_CASE("every choice is reached and changed by keys", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    page.resize(480, 400);
    const auto tabTo = [&page](const QWidget* target) {
        for (int steps = 0; steps < 40 && page.focusWidget() != target; ++steps)
            press(page, Qt::Key_Tab);
        REQUIRE(page.focusWidget() == target);
        CHECK(!target->visibleRegion().isEmpty()); // scrolled into view
    };
    tabTo(card(page, Opponent::Computer));
    tabTo(choice(page, u"1"_s));
    press(page, Qt::Key_Right);
    press(page, Qt::Key_Down);
    CHECK(page.settings().level == 3);
    press(page, Qt::Key_Left);
    CHECK(page.settings().level == 2);
    tabTo(choice(page, u"Freestyle"_s));
    press(page, Qt::Key_Right);
    CHECK(page.settings().rule == u"standard");
    tabTo(choice(page, u"15 × 15"_s));
    press(page, Qt::Key_Right);
    CHECK(page.settings().size == 19);
    QList<HostChoice> tables;
    QObject::connect(&page, &NewGamePage::hostRequested, &page,
                     [&tables](const HostChoice& table) { tables += table; });
    tabTo(card(page, Opponent::Computer));
    press(page, Qt::Key_Right);
    press(page, Qt::Key_Right);
    press(page, Qt::Key_Space);
    CHECK(page.opponent() == Opponent::Friend);
    press(page, Qt::Key_Return);
    CHECK(tables.isEmpty()); // the name is missing, and has the focus
    QTest::keyClicks(page.focusWidget(), u" Ada "_s);
    CHECK(page.ownName() == u"Ada");
    for (auto* edit : page.findChildren<QLineEdit*>()) {
        if (edit->echoMode() == QLineEdit::Password)
            tabTo(edit);
    }
    QTest::keyClicks(page.focusWidget(), u"tea"_s);
    tabTo(page.findChild<QCheckBox*>());
    press(page, Qt::Key_Space);
    press(page, Qt::Key_Return);
    REQUIRE(tables.size() == 1);
    CHECK(tables.front()
          == HostChoice{
              .game = u"gomoku"_s, .rule = u"standard"_s, .size = 19, .passcode = u"tea"_s, .acceptAnyone = true});
}

TEST_CASE("a host without a name is asked for one and told why until it is typed", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    page.setPreferences(Preferences{}, u"gomoku"_s);
    page.setOpponent(Opponent::Friend);
    const auto isTold = [&page] {
        const auto labels = page.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(u"Enter your name");
        });
    };
    int tables = 0;
    QObject::connect(&page, &NewGamePage::hostRequested, &page, [&tables] { ++tables; });
    const auto openTable = [&page] {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == u"Open t&able")
                button->click();
        }
    };
    openTable();
    CHECK(tables == 0);
    CHECK(isTold());
    REQUIRE(qobject_cast<QLineEdit*>(page.focusWidget()) != nullptr);
    QTest::keyClicks(page.focusWidget(), u"Ada"_s);
    CHECK_FALSE(isTold());
    openTable();
    CHECK(tables == 1);
    Preferences named;
    named.name = u"Lin"_s;
    page.setPreferences(named, u"gomoku"_s);
    CHECK(page.ownName() == u"Lin");
}

TEST_CASE("each game has its own rules, sizes, openings and levels", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    click(page, u"19 × 19"_s);
    click(page, u"Renju"_s); // which has one size
    CHECK(page.settings().size == 15);
    click(page, u"Reversi"_s);
    CHECK(page.game() == u"reversi");
    CHECK(page.settings().rule == u"standard");
    CHECK(page.settings().size == 8);
    CHECK(page.settings().opening == u"free");
    click(page, u"12"_s);
    click(page, u"Gomoku"_s);
    CHECK(page.settings().rule == u"renju"); // kept
    click(page, u"Reversi"_s);
    CHECK(page.settings().level == 12);
}

TEST_CASE("nothing moves when another opponent or clock is chosen", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    const QWidget* rule = choice(page, u"Renju"_s);
    const QPoint before = rule->mapTo(&page, QPoint{});
    for (const Opponent opponent : {Opponent::Person, Opponent::Friend, Opponent::Computer}) {
        QTest::mouseClick(card(page, opponent), Qt::LeftButton);
        QCoreApplication::processEvents();
        CHECK(rule->mapTo(&page, QPoint{}) == before);
    }
    const QWidget* custom = choice(page, u"Custom"_s);
    const QPoint clock = custom->mapTo(&page, QPoint{});
    click(page, u"Custom"_s);
    QCoreApplication::processEvents();
    CHECK(custom->mapTo(&page, QPoint{}) == clock);
}

TEST_CASE("a choice that the page cuts off at its lower edge is chosen by one click", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    page.resize(480, 400);
    QCoreApplication::processEvents();
    QWidget& viewport = *page.findChild<QScrollArea*>()->viewport();
    QScrollBar& bar = *page.findChild<QScrollArea*>()->verticalScrollBar();
    QToolButton* const swap2 = choice(page, u"Swap2"_s);
    // Its upper half is seen.
    const int centre = swap2->mapTo(&viewport, swap2->rect().center()).y();
    bar.setValue(bar.value() + centre - viewport.height());
    QCoreApplication::processEvents();
    REQUIRE(!swap2->visibleRegion().isEmpty());
    REQUIRE(swap2->visibleRegion().boundingRect().height() < swap2->height());
    const QPoint seen = swap2->mapTo(&page, swap2->visibleRegion().boundingRect().center());
    const int before = bar.value();
    QTest::mouseClick(page.windowHandle(), Qt::LeftButton, {}, seen);
    CHECK(bar.value() == before);
    CHECK(page.settings().opening == u"swap2");
}

TEST_CASE("the page starts at its top when it is shown again", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    page.resize(480, 400);
    QCoreApplication::processEvents();
    QScrollBar& bar = *page.findChild<QScrollArea*>()->verticalScrollBar();
    bar.setValue(bar.maximum());
    REQUIRE(bar.value() > 0);
    page.hide();
    activate(page);
    CHECK(bar.value() == 0);
}

TEST_CASE("external engines are opponents beside the levels", "[lan-pages]")
{
    Preferences preferences;
    preferences.engines = {{.id = 7, .name = u"Pisq"_s, .program = u"/pisq"_s}};
    preferences.games[u"gomoku"_s] = {.level = 4, .engine = 7};
    NewGamePage page;
    show(page, preferences);
    CHECK(page.settings().engine == 7);
    CHECK(page.settings().level == 4);
    click(page, u"2"_s);
    CHECK(page.settings().engine == 0);
    CHECK(page.settings().level == 2);
    click(page, u"Pisq"_s);
    CHECK(page.settings().engine == 7);
}

TEST_CASE("the choices of a table are restored even in another language", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    page.setOpponent(Opponent::Friend);
    CHECK(page.hostChoice() == usualTable);
    const HostChoice wanted{.game = u"gomoku"_s,
                            .rule = u"standard"_s,
                            .size = 19,
                            .opening = u"swap2"_s,
                            .first = qipan::FirstBlack::RockPaperScissors,
                            .clock = ClockSetting{.mainSeconds = 437, .incrementSeconds = 12},
                            .passcode = u" tea time "_s,
                            .acceptAnyone = true};
    page.setTable(wanted);
    CHECK(page.hostChoice() == wanted);
    translate(page);
    CHECK(page.hostChoice() == wanted);
    page.setTable({.game = u"gomoku"_s, .rule = u"renju"_s, .size = 19, .opening = u"taraguchi"_s});
    CHECK(page.hostChoice().size == 15);
    CHECK(page.hostChoice().opening == u"free");
    page.setTable({.game = u"chess"_s, .rule = u"blitz"_s, .size = 3});
    CHECK(page.hostChoice().game == u"gomoku");
}

TEST_CASE("the game cannot be changed at a table that continues one", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    HostChoice goingOn = usualTable;
    goingOn.start = {{7, 7}, {8, 8}, {9, 9}};
    page.setTable(goingOn);
    CHECK(page.hostChoice() == goingOn);
    CHECK_FALSE(choice(page, u"Renju"_s)->isEnabled());
    CHECK(says(page, u"after move 3 of the game you viewed. White moves next."_s));
    CHECK(describe(goingOn).contains(u"continues after move 3 · you play black"));
    page.setTable(usualTable);
    CHECK(page.hostChoice() == usualTable);
    CHECK(choice(page, u"Renju"_s)->isEnabled());
    CHECK_FALSE(says(page, u"after move"_s));
    CHECK(describe(usualTable).contains(u"you move first"));
}

TEST_CASE("an unfinished game on the network is offered on the page", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    int resumes = 0;
    QObject::connect(&page.unfinished(), &ResumeBar::resumeRequested, &page, [&resumes] { ++resumes; });
    page.unfinished().setUnfinished(u"Your game with Mei was interrupted."_s);
    REQUIRE(page.unfinished().isVisible());
    page.unfinished().findChildren<QPushButton*>().front()->setFocus();
    press(page, Qt::Key_Return);
    CHECK(resumes == 1);
}

TEST_CASE("exactly the clocks within the limits can be chosen", "[lan-pages]")
{
    ClockChooser chooser;
    CHECK(!chooser.clock());
    for (const ClockSetting clock :
         {ClockSetting{10, 0}, ClockSetting{300, 3}, ClockSetting{3599, 600}, ClockSetting{36000, 600}}) {
        chooser.setClock(clock);
        CHECK(chooser.clock() == clock);
    }
    chooser.setClock(ClockSetting{9, -1});
    CHECK(chooser.clock() == ClockSetting{10, 0});
    chooser.setClock(ClockSetting{40000, 601});
    CHECK(chooser.clock() == ClockSetting{36000, 600});
    chooser.setClock(std::nullopt);
    CHECK(!chooser.clock());
}

TEST_CASE("a clock is described briefly and exactly", "[lan-pages]")
{
    CHECK(describe(ClockSetting{600, 0}) == u"10 min");
    CHECK(describe(ClockSetting{300, 3}) == u"5 min + 3 s");
    CHECK(describe(ClockSetting{90, 0}) == u"90 s");
    CHECK(describe(ClockSetting{437, 1}) == u"7:17 + 1 s");
    CHECK(describe(ClockSetting{5405, 0}) == u"1:30:05");
}

TEST_CASE("the custom time can be typed only when it is chosen", "[lan-pages]")
{
    ClockChooser chooser;
    activate(chooser);
    auto* own = chooser.findChildren<QSpinBox*>().front();
    auto* increment = chooser.findChildren<QSpinBox*>().back();
    CHECK_FALSE(own->isEnabled());
    CHECK_FALSE(increment->isEnabled());
    click(chooser, u"Custom"_s);
    REQUIRE(own->isEnabled());
    CHECK(increment->isEnabled());
    own->setFocus();
    own->selectAll();
    QTest::keyClicks(own, u"25:00"_s);
    CHECK(chooser.clock() == ClockSetting{25 * 60, 0});
    click(chooser, u"3 min"_s);
    CHECK(chooser.clock() == ClockSetting{180, 0});
}

TEST_CASE("a custom time is typed in one go, and is within the limits when it has been typed", "[lan-pages]")
{
    ClockChooser chooser;
    activate(chooser);
    click(chooser, u"Custom"_s);
    auto* own = chooser.findChildren<QSpinBox*>().front();
    const std::pair<QString, int> times[] = {{u"0:30"_s, 30},
                                             {u"30"_s, 30},
                                             {u":45"_s, 45},
                                             {u"1:05"_s, 65},
                                             {u"90"_s, 90},
                                             {u"5:"_s, 300},
                                             {u"1:30:05"_s, 5405},
                                             {u"0:00:20"_s, 20},
                                             {u"0:05"_s, ClockSetting::minMain},
                                             {u"3"_s, ClockSetting::minMain},
                                             {u"99:00:00"_s, ClockSetting::maxMain}};
    for (const auto& [typed, seconds] : times) {
        INFO(typed.toStdString());
        own->setFocus();
        own->selectAll();
        QTest::keyClicks(own, typed);
        CHECK(own->text() == typed);
        QTest::keyClick(own, Qt::Key_Tab);
        CHECK(chooser.clock() == ClockSetting{seconds, 0});
        CHECK(own->text().contains(u':'));
    }
    own->selectAll();
    QTest::keyClicks(own, u"0:20"_s);
    CHECK(chooser.clock() == ClockSetting{20, 0}); // as Enter starts the game
    QTest::keyClick(own, Qt::Key_Up);
    CHECK(chooser.clock() == ClockSetting{30, 0});
    own->setValue(150);
    QTest::keyClick(own, Qt::Key_Down);
    CHECK(chooser.clock() == ClockSetting{120, 0});
}

TEST_CASE("a low page shows that more can be chosen below what belongs to the opponent", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    for (const QSize size : {QSize{480, 320}, QSize{640, 400}}) {
        page.resize(size);
        for (const Opponent opponent : {Opponent::Person, Opponent::Computer, Opponent::Person}) {
            QTest::mouseClick(card(page, opponent), Qt::LeftButton);
            QCoreApplication::processEvents();
            INFO(size.width() << " x " << size.height());
            if (opponent == Opponent::Person)
                CHECK(choice(page, u"White"_s)->visibleRegion().boundingRect().height() > 5);
        }
    }
}

TEST_CASE("nothing moves when another opponent is chosen, also on a page of 640 x 400", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    for (const QSize size : {QSize{640, 400}, QSize{1000, 640}}) {
        page.resize(size);
        QSet<int> tops;
        for (const Opponent opponent : {Opponent::Computer, Opponent::Person, Opponent::Friend}) {
            page.setOpponent(opponent);
            QCoreApplication::processEvents();
            tops += choice(page, u"White"_s)->mapTo(&page, QPoint{}).y();
        }
        INFO(size.width() << " x " << size.height());
        CHECK(tops.size() == 1);
    }
}

TEST_CASE("Tab goes in reading order, for each opponent of both games", "[lan-pages]")
{
    NewGamePage page;
    for (const QString& game : {u"gomoku"_s, u"reversi"_s}) {
        show(page, {}, game);
        for (const Opponent opponent : {Opponent::Computer, Opponent::Person, Opponent::Friend}) {
            page.setOpponent(opponent);
            QCoreApplication::processEvents();
            INFO(game.toStdString() << ' ' << static_cast<int>(opponent));
            card(page, opponent)->setFocus();
            std::pair before{0, 0};
            int stops = 0;
            while (page.focusWidget()->parentWidget() != &page) { // the last ones are below what scrolls
                const QWidget& focus = *page.focusWidget();
                const QPoint at = focus.mapTo(&page, focus.rect().center());
                const std::pair place{at.y() / 12, at.x()}; // what is in one row differs in height
                CHECK(before < place);
                before = place;
                REQUIRE(++stops < 30);
                press(page, Qt::Key_Tab);
            }
            CHECK(stops >= 4);
        }
    }
}

TEST_CASE("the missing name is shown each time a table is opened without one", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    page.resize(480, 320);
    page.setOpponent(Opponent::Friend);
    QCoreApplication::processEvents();
    auto* scroll = page.findChild<QScrollArea*>();
    for (int times = 0; times < 2; ++times) {
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == u"Open t&able")
                button->click();
        }
        QCoreApplication::processEvents();
        const auto labels = page.findChildren<QLabel*>();
        const auto error = std::ranges::find_if(
            labels, [](const QLabel* label) { return label->text().startsWith(u"Enter your name"); });
        REQUIRE(error != labels.end());
        CHECK((*error)->visibleRegion().boundingRect().height() == (*error)->height());
    }
}

TEST_CASE("the chosen button of a row shows the focus that came by keys", "[lan-pages]")
{
    NewGamePage page;
    show(page);
    QToolButton& chosen = *choice(page, u"Freestyle"_s);
    const auto picture = [&] { return chosen.grab().toImage(); };
    page.setAttribute(Qt::WA_KeyboardFocusChange, false);
    const QImage plain = picture();
    chosen.setFocus(Qt::MouseFocusReason);
    CHECK(picture() == plain);
    QTest::keyClick(&page, Qt::Key_R, Qt::AltModifier);
    REQUIRE(chosen.hasFocus());
    const QImage framed = picture();
    const int middle = framed.height() / 2;
    int changed = 0;
    for (int x = 0; x < framed.width(); ++x)
        changed += framed.pixel(x, 3) != plain.pixel(x, 3) ? 1 : 0;
    CHECK(changed > framed.width() / 2);
    CHECK(framed.pixel(3, middle) != plain.pixel(3, middle));
}

TEST_CASE("choosing link-match leads to its own page and keeps the game that was chosen", "[lan-pages]")
{
    NewGamePage page;
    show(page, {}, u"reversi"_s);
    QList<Opponent> requests;
    QObject::connect(&page, &NewGamePage::linkRequested, &page, [&](Opponent opponent) { requests << opponent; });
    click(page, u"Link-match"_s);
    CHECK(requests == QList{Opponent::Computer});
    CHECK(page.game() == u"reversi");
    CHECK(choice(page, u"Reversi"_s)->isChecked());
    page.setOpponent(Opponent::Friend);
    click(page, u"Link-match"_s);
    CHECK(requests.last() == Opponent::Friend);
}
