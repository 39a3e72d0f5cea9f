// SPDX-License-Identifier: GPL-3.0-or-later
// The page that chooses a game of link-match, in the whole program.
#include "tests/app/open_program.h"

#include "core/link/deal_number.h"
#include "tests/support/catch.h"
#include "ui/link/link_info.h"
#include "ui/link/link_text.h"
#include "ui/pages/link_page.h"
#include "ui/pages/link_start_page.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"
#include "ui/shell/navigation.h"
#include "ui/widgets/option_card.h"

#include <QApplication>
#include <QComboBox>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

ui::LinkStartPage& openStartPage(OpenProgram& program)
{
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(program.window().navigation().page() == ui::Page::LinkStart);
    return program.window().page<ui::LinkStartPage>();
}

/// Returns the button that takes the offered difficulty, or null while none is offered.
QPushButton* offerOf(const ui::LinkStartPage& page)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text().startsWith(u"&Use ") && button->isVisible())
            return button;
    }
    return nullptr;
}

bool says(const ui::LinkStartPage& page, const QString& words)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::ranges::any_of(labels,
                               [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
}

/// Returns the field with this label.
template <typename Field>
Field& fieldAt(const ui::LinkStartPage& page, const QString& label)
{
    for (const QLabel* each : page.findChildren<QLabel*>()) {
        if (auto* field = qobject_cast<Field*>(each->buddy()); field != nullptr && each->text() == label)
            return *field;
    }
    FAIL("no such field: " << label.toStdString());
    std::abort();
}

void choose(ui::LinkStartPage& page, link::GameMode gameMode)
{
    page.findChildren<ui::OptionCard*>()[std::ranges::find(link::gameModes, gameMode) - link::gameModes]->click();
    REQUIRE(page.choice().gameMode == gameMode);
}

} // namespace

TEST_CASE("a difficulty that is impossible with so few pictures is reported before the deal, with the nearest one",
          "[link][program]")
{
    OpenProgram program{
        u"link"_s, {{u"link/columns"_s, 12}, {u"link/rows"_s, 10}, {u"link/pictures"_s, 4}, {u"link/difficulty"_s, 3}}};
    program.window().resize(1'000, 900); // without a scroll bar
    ui::LinkStartPage& page = openStartPage(program);
    auto& difficulty = fieldAt<QComboBox>(page, u"&Difficulty:"_s);
    const auto& numberField = fieldAt<QLineEdit>(page, u"Deal &number:"_s);
    const QPoint below = numberField.mapTo(&page, QPoint{}); // what is below does not move
    REQUIRE(QTest::qWaitFor([&] { return offerOf(page) != nullptr; }, 20'000));
    CHECK(says(page, u"With 4 pictures, this board cannot be “Expert”."_s));
    CHECK(offerOf(page)->text() == u"&Use “Easy”");
    CHECK(numberField.mapTo(&page, QPoint{}) == below);

    offerOf(page)->setFocus();
    program.press(Qt::Key_Space);
    CHECK(page.choice().difficulty == link::Difficulty::Easy);
    CHECK(offerOf(page) == nullptr);
    CHECK(QApplication::focusWidget() == &difficulty);
    CHECK(numberField.mapTo(&page, QPoint{}) == below);

    // The usual pictures can have every difficulty.
    program.preferences().change([](ui::Preferences& preferences) { preferences.link.pictures = 36; });
    difficulty.setCurrentIndex(3);
    page.setNearest(link::Difficulty::Hard, 36);
    REQUIRE(offerOf(page) != nullptr);
    difficulty.setCurrentIndex(2); // the offer was for another choice
    CHECK(offerOf(page) == nullptr);
}

TEST_CASE("the row of games stays where it is whatever game is chosen", "[link][program]")
{
    OpenProgram program{u"gomoku"_s};
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    auto& page = program.window().page<ui::NewGamePage>();
    const auto button = [&](const QString& name) -> QToolButton* {
        for (auto* each : program.window().findChildren<QToolButton*>()) {
            if (each->isVisible() && each->text() == name && each->property("value").isValid())
                return each;
        }
        FAIL("no game " << name.toStdString());
        return nullptr;
    };
    const QStringList games{u"Gomoku"_s, u"Reversi"_s, u"Link-match"_s};
    const auto places = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        QList<QRect> all;
        for (const QString& game : games) {
            const QToolButton* each = button(game);
            all << QRect{each->mapTo(&program.window(), QPoint{}), each->size()};
        }
        return all;
    };
    page.unfinished().setUnfinished(u"Your game with Mei was interrupted."_s);
    for (const QSize size : {QSize{480, 400}, QSize{640, 480}, QSize{1'000, 720}, QSize{1'280, 860}}) {
        program.window().resize(size);
        INFO(size.width() << " x " << size.height());
        const QList<QRect> before = places();
        for (const QString& from : games) {
            for (const QString& to : games) {
                QTest::mouseClick(button(from), Qt::LeftButton);
                // Scrolled as far as possible, which the row must not follow.
                for (auto* scroll : program.window().findChildren<QScrollArea*>())
                    scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
                CHECK(places() == before);
                QTest::mouseClick(button(to), Qt::LeftButton);
                CHECK(places() == before);
            }
        }
    }
}

TEST_CASE("the chosen mode has the focus at first, arrow keys choose another, and Enter starts", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/way"_s, u"daily"_s}}};
    ui::LinkStartPage& page = openStartPage(program);
    const auto* focus = qobject_cast<ui::OptionCard*>(QApplication::focusWidget());
    REQUIRE(focus != nullptr);
    CHECK(focus->isChecked());
    CHECK(focus->text() == u"Today's deal");
    program.press(Qt::Key_Right);
    CHECK(page.choice().gameMode == link::GameMode::Endless);
    program.press(Qt::Key_Return);
    CHECK(program.window().navigation().page() == ui::Page::Link);
}

TEST_CASE("what speaks against the choice is seen beside the start at any height", "[link][program]")
{
    OpenProgram program{
        u"link"_s, {{u"link/columns"_s, 12}, {u"link/rows"_s, 10}, {u"link/pictures"_s, 4}, {u"link/difficulty"_s, 3}}};
    program.window().resize(GENERATE(QSize{480, 400}, QSize{1'000, 720}));
    ui::LinkStartPage& page = openStartPage(program);
    QPushButton* start = nullptr;
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == u"S&tart")
            start = button;
    }
    REQUIRE(start != nullptr);
    const auto isSeen = [&](const QWidget& widget) {
        const QRect place{widget.mapTo(&program.window(), QPoint{}), widget.size()};
        return program.window().childAt(place.topLeft()) == &widget
            && program.window().childAt(place.bottomRight()) == &widget;
    };
    const QPoint before = start->mapTo(&program.window(), QPoint{});
    REQUIRE(QTest::qWaitFor([&] { return offerOf(page) != nullptr; }, 20'000));
    CHECK(QTest::qWaitFor([&] { return isSeen(*offerOf(page)); }));
    const auto labelWith = [&](const QString& words) {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() == words)
                return label;
        }
        return static_cast<const QLabel*>(nullptr);
    };
    const QLabel* limit = labelWith(u"With 4 pictures, this board cannot be “Expert”."_s);
    REQUIRE(limit != nullptr);
    CHECK(isSeen(*limit));
    CHECK(start->mapTo(&program.window(), QPoint{}) == before);

    ui::LinkPreferences choice = page.choice();
    choice.size = {4, 4};
    choice.outline = link::Outline::Ring;
    page.setChoice(choice);
    REQUIRE_FALSE(start->isEnabled());
    const QLabel* why = labelWith(u"This shape needs a larger board."_s);
    REQUIRE(why != nullptr);
    CHECK(QTest::qWaitFor([&] { return isSeen(*why); }));
    CHECK(start->mapTo(&program.window(), QPoint{}) == before);
}

TEST_CASE("the page shows the board of today's deal and keeps the own choice for the other modes", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 8}, {u"link/rows"_s, 8}, {u"link/difficulty"_s, 2}}};
    ui::LinkStartPage& page = openStartPage(program);
    const ui::LinkPreferences before = page.choice();
    const auto& mode = fieldAt<QComboBox>(page, u"Grav&ity:"_s);
    choose(page, link::GameMode::Daily);
    const QDate today = QDate::currentDate();
    const link::DealSetup daily =
        link::dailyDeal(today.year(), static_cast<unsigned>(today.month()), static_cast<unsigned>(today.day()));
    CHECK(mode.currentText() == ui::fallingName(daily.mode));
    CHECK(fieldAt<QComboBox>(page, u"&Difficulty:"_s).currentText() == ui::difficultyName(daily.difficulty));
    CHECK(fieldAt<QComboBox>(page, u"Si&ze:"_s).currentData().toSize() == QSize{daily.size.columns, daily.size.rows});
    CHECK_FALSE(mode.isEnabled());

    choose(page, link::GameMode::Campaign);
    CHECK(mode.currentIndex() == -1);
    CHECK(mode.placeholderText() == u"A different one on each level");

    choose(page, link::GameMode::Relaxed);
    CHECK(page.choice() == before);
    CHECK(mode.currentText() == ui::fallingName(before.mode));
    CHECK(fieldAt<QComboBox>(page, u"Si&ze:"_s).currentData().toSize() == before.size);
}

TEST_CASE("two players by turns have names", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 4}, {u"link/rows"_s, 4}, {u"name"_s, u"Ann"_s}}};
    ui::LinkStartPage& page = openStartPage(program);
    auto& name = fieldAt<QLineEdit>(page, u"Second pla&yer:"_s);
    CHECK_FALSE(name.isVisible());
    const QPoint place = name.mapTo(&page, QPoint{});
    choose(page, link::GameMode::TwoPlayers);
    REQUIRE(name.isVisible());
    CHECK(name.mapTo(&page, QPoint{}) == place);
    name.setText(u"Bob %1"_s);
    program.press(Qt::Key_Return);
    REQUIRE(program.waitForDeal());
    CHECK(program.preferences()->secondName == u"Bob %1");
    const ui::LinkInfo& info = program.window().page<ui::LinkPage>().info();
    CHECK(info.pointsText() == u"Ann: 0, Bob %1: 0");
    const auto scores = info.findChildren<QLabel*>();
    CHECK(std::ranges::any_of(scores,
                              [](const QLabel* label) { return label->text().contains(u"Bob\u00a0%1:\u00a00"); }));
    CHECK(std::ranges::none_of(scores, [](const QLabel* label) { return label->text().contains(u','); }));
    CHECK(info.lineText().contains(u"Ann to move"));
    REQUIRE(program.removePair());
    CHECK(info.lineText().contains(u"Bob %1 to move"));
    program.endLink();
    const auto labels = program.window().page<ui::LinkPage>().findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == u"Ann wins."; }));
}

TEST_CASE("the number of pictures is chosen for the next game without a word about the running one", "[link][program]")
{
    OpenProgram program{u"link"_s, {{u"link/columns"_s, 12}, {u"link/rows"_s, 10}}};
    REQUIRE(program.removePair());
    ui::LinkStartPage& page = openStartPage(program);
    auto& pictures = fieldAt<QComboBox>(page, u"Pictu&res:"_s);
    CHECK(pictures.currentText() == u"36");
    pictures.setCurrentIndex(pictures.findText(u"8"_s));
    program.press(Qt::Key_Return);
    REQUIRE(program.waitForDeal());
    CHECK(program.preferences()->link.pictures == 8);
    CHECK(link::readDealNumber(program.linkPlay().deal())->pictures == 8);
    CHECK(program.message(ui::Message::Topic::News) == nullptr);
}

TEST_CASE("the row of games leads from link-match to the other games and back, and both pages keep the choices",
          "[app][link]")
{
    OpenProgram program{u"gomoku"_s};
    ui::Navigation& navigation = program.window().navigation();
    const auto button = [&](const QString& text) {
        const auto buttons = program.window().findChildren<QToolButton*>();
        const auto found = std::ranges::find_if(
            buttons, [&](const QToolButton* each) { return each->text() == text && each->isVisible(); });
        REQUIRE(found != buttons.end());
        return *found;
    };
    const auto press = [&](Qt::Key key) { QTest::keyClick(program.window().focusWidget(), key); };
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(navigation.page() == ui::Page::NewGame);
    auto& other = program.window().page<ui::NewGamePage>();
    button(u"Renju"_s)->click();
    button(u"Link-match"_s)->click();
    REQUIRE(navigation.page() == ui::Page::LinkStart);
    CHECK(button(u"Link-match"_s)->isChecked());
    CHECK(button(u"Link-match"_s)->hasFocus());
    auto& page = program.window().page<ui::LinkStartPage>();
    choose(page, link::GameMode::Endless);

    button(u"Link-match"_s)->setFocus();
    press(Qt::Key_Left);
    REQUIRE(navigation.page() == ui::Page::NewGame);
    CHECK(other.game() == u"reversi");
    CHECK(button(u"Reversi"_s)->hasFocus());
    press(Qt::Key_Left);
    CHECK(other.game() == u"gomoku");
    CHECK(other.settings().rule == u"renju");
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    REQUIRE(navigation.page() == ui::Page::LinkStart);
    CHECK(page.choice().gameMode == link::GameMode::Endless);

    button(u"Gomoku"_s)->click();
    press(Qt::Key_Escape);
    CHECK(navigation.page() == ui::Page::Match);
    CHECK(navigation.game() == u"gomoku");
}

TEST_CASE("cancelling returns to the running game from which the row of games was opened", "[app][link]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    program.playByKeys(program.board(), {7, 7});
    ui::Navigation& navigation = program.window().navigation();
    program.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    for (QToolButton* button : program.window().page<ui::NewGamePage>().findChildren<QToolButton*>()) {
        if (button->text() == u"Link-match")
            button->click();
    }
    REQUIRE(navigation.page() == ui::Page::LinkStart);
    program.press(Qt::Key_Escape);
    CHECK(navigation.page() == ui::Page::Match);
    CHECK(navigation.game() == u"gomoku");
    CHECK(program.match().plies() == 1);
}

TEST_CASE("the page fits a window of 1000 x 720 without scrolling", "[app][link]")
{
    OpenProgram program{u"link"_s};
    REQUIRE(program.waitForDeal()); // the page tells its number
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        program.useLanguage(language);
        program.window().resize(1000, 720);
        ui::LinkStartPage& page = openStartPage(program);
        const auto* bar = page.findChild<QScrollArea*>()->verticalScrollBar();
        QCoreApplication::processEvents();
        CHECK(bar->maximum() == 0);
        program.press(Qt::Key_Escape);
    }
}
