// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/clock_chooser.h"
#include "ui/pages/host_page.h"
#include "ui/pages/host_waiting.h"
#include "ui/pages/resume_bar.h"
#include "ui/panels/game_chooser.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimeEdit>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

const HostChoice usual{.game = u"gomoku"_s, .rule = u"freestyle"_s, .size = 15};

/// All visible texts on the page.
QString textOn(const QWidget& page)
{
    QStringList words;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->isVisible())
            words += label->text();
    }
    return words.join(u'\n');
}

} // namespace

TEST_CASE("a host chooses from the rules and sizes of the registry", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"gomoku"_s, u"chess"_s});
    CHECK(page.choices().choice() == usual);
    page.choices().setChoice({.game = u"chess"_s, .rule = u"blitz"_s, .size = 3});
    CHECK(page.choices().choice() == usual);
}

TEST_CASE("renju is offered on 15 lines only", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"gomoku"_s});
    page.choices().setChoice({.game = u"gomoku"_s, .rule = u"standard"_s, .size = 20});
    const auto boxes = page.findChildren<QComboBox*>();
    const auto boxWith = [&boxes](const QVariant& value) {
        return *std::find_if(boxes.begin(), boxes.end(),
                             [&value](const QComboBox* box) { return box->findData(value) >= 0; });
    };
    QComboBox* rules = boxWith(u"renju"_s);
    QComboBox* sizes = boxWith(15);
    CHECK(sizes->count() == 3);
    rules->setCurrentIndex(rules->findData(u"renju"_s));
    CHECK(page.choices().choice() == HostChoice{.game = u"gomoku"_s, .rule = u"renju"_s, .size = 15});
    CHECK(sizes->count() == 1);
    CHECK_FALSE(sizes->isEnabled());
    rules->setCurrentIndex(rules->findData(u"freestyle"_s));
    CHECK(sizes->count() == 3);
    page.choices().setChoice({.game = u"gomoku"_s, .rule = u"renju"_s, .size = 19});
    CHECK(page.choices().choice().size == 15);
}

TEST_CASE("openings are offered for games that have them and are part of the terms", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"gomoku"_s, u"reversi"_s});
    page.choices().setChoice({.game = u"gomoku"_s, .rule = u"renju"_s, .size = 15, .opening = u"swap2"_s});
    CHECK(page.choices().choice().opening == u"swap2");
    CHECK(describe(page.choices().choice()).contains(u"Swap2"));
    page.choices().setChoice({.game = u"gomoku"_s, .rule = u"renju"_s, .size = 15, .opening = u"taraguchi"_s});
    CHECK(page.choices().choice().opening == u"free");
    CHECK_FALSE(describe(page.choices().choice()).contains(u"None"));
    page.choices().setChoice({.game = u"reversi"_s, .rule = u"standard"_s, .size = 8, .opening = u"swap2"_s});
    CHECK(page.choices().choice().opening == u"free");
}

TEST_CASE("the host's choices are restored even in another language", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"gomoku"_s, u"reversi"_s});
    const HostChoice wanted{.game = u"gomoku"_s,
                            .rule = u"standard"_s,
                            .size = 19,
                            .first = qipan::FirstBlack::RockPaperScissors,
                            .clock = ClockChoice{.mainSeconds = 437, .incrementSeconds = 12},
                            .passcode = u" tea time "_s,
                            .acceptAnyone = true};
    page.choices().setChoice(wanted);
    CHECK(page.choices().choice() == wanted);
    QEvent translated{QEvent::LanguageChange};
    QCoreApplication::sendEvent(&page, &translated);
    for (QWidget* child : page.findChildren<QWidget*>()) {
        QEvent again{QEvent::LanguageChange};
        QCoreApplication::sendEvent(child, &again);
    }
    CHECK(page.choices().choice() == wanted);
    page.choices().setChoice(usual);
    CHECK(page.choices().choice() == usual);
}

TEST_CASE("the game cannot be changed at a table that continues one", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"reversi"_s, u"gomoku"_s});
    page.show();
    HostChoice goingOn = usual;
    goingOn.start = {{7, 7}, {8, 8}, {9, 9}};
    page.choices().setChoice(goingOn);
    CHECK(page.choices().choice() == goingOn);
    CHECK_FALSE(page.findChild<GameChooser*>()->isEnabled());
    CHECK(textOn(page).contains(u"after move 3 of the game you viewed. White moves next."));
    CHECK_FALSE(textOn(page).contains(u"(moves first)"));
    CHECK_FALSE(page.findChild<GameChooser*>()->labels().back()->isVisible()); // the label of the opening
    CHECK(describe(goingOn).contains(u"continues after move 3 · you play black"));
    page.choices().setChoice(usual);
    CHECK(page.choices().choice() == usual);
    CHECK(page.findChild<GameChooser*>()->isEnabled());
    page.choices().setChoice({.game = u"gomoku"_s, .rule = u"renju"_s, .size = 15});
    CHECK(page.findChild<GameChooser*>()->labels().back()->isVisible());
    page.choices().setChoice(usual);
    CHECK_FALSE(textOn(page).contains(u"after move"));
    CHECK(describe(usual).contains(u"you move first"));
}

TEST_CASE("exactly the clocks within the limits can be chosen", "[lan-pages]")
{
    ClockChooser chooser;
    CHECK(!chooser.clock());
    for (const ClockChoice clock :
         {ClockChoice{10, 0}, ClockChoice{300, 3}, ClockChoice{3599, 600}, ClockChoice{36000, 600}}) {
        chooser.setClock(clock);
        CHECK(chooser.clock() == clock);
    }
    chooser.setClock(ClockChoice{9, -1});
    CHECK(chooser.clock() == ClockChoice{10, 0});
    chooser.setClock(ClockChoice{40000, 601});
    CHECK(chooser.clock() == ClockChoice{36000, 600});
    chooser.setClock(std::nullopt);
    CHECK(!chooser.clock());
}

TEST_CASE("a clock is described briefly and exactly", "[lan-pages]")
{
    CHECK(describe(ClockChoice{600, 0}) == u"10 min");
    CHECK(describe(ClockChoice{300, 3}) == u"5 min + 3 s");
    CHECK(describe(ClockChoice{90, 0}) == u"90 s");
    CHECK(describe(ClockChoice{437, 1}) == u"7:17 + 1 s");
    CHECK(describe(ClockChoice{5405, 0}) == u"1:30:05");
}

TEST_CASE("a table can be set up and opened by keyboard", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"gomoku"_s, u"reversi"_s});
    page.resize(480, 400);
    activate(page);
    QList<HostChoice> opened;
    QObject::connect(&page.choices(), &HostChoices::openRequested, &page,
                     [&opened](const HostChoice& choice) { opened += choice; });
    page.showChoices();
    press(page, Qt::Key_Return);
    CHECK(opened == QList<HostChoice>{usual});

    const auto tabTo = [&page](const QWidget* target) {
        for (int steps = 0; steps < 30 && page.focusWidget() != target; ++steps)
            press(page, Qt::Key_Tab);
        REQUIRE(page.focusWidget() == target);
        CHECK(!target->visibleRegion().isEmpty()); // scrolled into view
    };
    const auto boxes = page.findChildren<QComboBox*>();
    REQUIRE(boxes.size() == 6); // game, rule, size, opening, first, clock
    tabTo(boxes[2]);
    press(page, Qt::Key_Down);
    tabTo(boxes[3]);
    press(page, Qt::Key_End);
    tabTo(boxes[4]);
    press(page, Qt::Key_End);
    tabTo(boxes[5]);
    press(page, Qt::Key_Down);
    auto* increment = page.findChild<QSpinBox*>();
    tabTo(increment);
    press(page, Qt::Key_Up);
    for (auto* edit : page.findChildren<QLineEdit*>()) {
        if (edit->echoMode() == QLineEdit::Password)
            tabTo(edit);
    }
    QTest::keyClicks(page.focusWidget(), u"tea"_s);
    tabTo(page.findChild<QCheckBox*>());
    press(page, Qt::Key_Space);
    press(page, Qt::Key_Tab);
    press(page, Qt::Key_Return);
    REQUIRE(opened.size() == 2);
    CHECK(opened.back()
          == HostChoice{.game = u"gomoku"_s,
                        .rule = u"freestyle"_s,
                        .size = 19,
                        .opening = u"swap2"_s,
                        .first = qipan::FirstBlack::RockPaperScissors,
                        .clock = ClockChoice{60, 1},
                        .passcode = u"tea"_s,
                        .acceptAnyone = true});
}

TEST_CASE("the custom time can be typed only when it is selected", "[lan-pages]")
{
    ClockChooser chooser;
    activate(chooser);
    auto* own = chooser.findChild<QTimeEdit*>();
    auto* increment = chooser.findChild<QSpinBox*>();
    auto* list = chooser.findChild<QComboBox*>();
    CHECK(!own->isVisible());
    CHECK(!increment->isVisible());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_End);
    REQUIRE(own->isVisible());
    CHECK(increment->isVisible());
    own->setFocus();
    own->setSelectedSection(QDateTimeEdit::MinuteSection);
    QTest::keyClicks(own, u"25"_s);
    CHECK(chooser.clock() == ClockChoice{25 * 60, 0});
}

TEST_CASE("an open table shows its terms but not its passcode", "[lan-pages]")
{
    HostPage page;
    page.choices().setGames({u"gomoku"_s});
    activate(page);
    HostChoice offered = usual;
    offered.clock = ClockChoice{300, 3};
    offered.passcode = u"sesame"_s;
    page.showWaiting(offered, {u"10.0.0.1"_s}, 15155);
    const QString words = textOn(page);
    CHECK(
        words.contains(u"Gomoku · Freestyle: five or more · 15 × 15 · you move first · 5 min + 3 s · with a passcode"));
    CHECK(!words.contains(u"sesame"));
    page.showWaiting(usual, {u"10.0.0.1"_s}, 15155);
    CHECK(textOn(page).contains(u"15 × 15 · you move first · no clock · no passcode"));
}

TEST_CASE("an open table shows the number of spectators if there are any", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"10.0.0.1"_s}, 15155);
    activate(page);
    CHECK(!textOn(page).contains(u"spectator"));
    page.waiting().setSpectators(3);
    CHECK(textOn(page).contains(u"3 spectator"));
    page.waiting().setSpectators(0);
    CHECK(!textOn(page).contains(u"spectator"));
}

TEST_CASE("an open table shows its addresses and copies one as it must be typed", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"192.168.1.20"_s, u"fe80::1"_s}, 15155);
    activate(page);
    QList<QPushButton*> copies;
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->accessibleName().contains(u"15155"))
            copies += button;
    }
    REQUIRE(copies.size() == 2);
    copies[1]->click();
    CHECK(QGuiApplication::clipboard()->text() == u"[fe80::1]:15155"_s);
}

TEST_CASE("a join request is accepted or declined once", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"10.0.0.1"_s}, 1);
    activate(page);
    QList<bool> answers;
    QObject::connect(&page.waiting(), &HostWaiting::joinRequestAnswered, &page,
                     [&answers](bool accept) { answers += accept; });
    page.waiting().showJoinRequest({u"<b>Mei</b>"_s});
    auto* bar = page.findChild<JoinRequestBar*>();
    CHECK(bar->isVisible());
    CHECK(bar->text().contains(u"<b>Mei</b>"));
    CHECK(bar->findChild<QLabel*>()->textFormat() == Qt::PlainText);
    press(page, Qt::Key_Return);
    CHECK(answers == QList<bool>{true});
    CHECK(!bar->isVisible());
}

TEST_CASE("a join request names who asks, and its address can be blocked and unblocked", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"10.0.0.1"_s}, 1);
    activate(page);
    QSignalSpy blocked{&page.waiting(), &HostWaiting::joinRequestBlocked};
    QSignalSpy answered{&page.waiting(), &HostWaiting::joinRequestAnswered};
    QSignalSpy unblocked{&page.waiting(), &HostWaiting::unblockRequested};
    page.waiting().showJoinRequest({u"Ada & Ben"_s, u"10.0.0.7"_s});
    auto* bar = page.findChild<JoinRequestBar*>();
    CHECK(bar->text().contains(u"10.0.0.7"));
    const auto buttons = bar->findChildren<QPushButton*>();
    REQUIRE(buttons.size() == 3);
    CHECK(buttons[0]->text() == u"&Let Ada && Ben in");
    CHECK_FALSE(bar->text().contains(u"passcode"));
    QCoreApplication::processEvents(); // lays out the bar
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    CHECK(blocked.size() == 1);
    CHECK(answered.isEmpty());
    CHECK_FALSE(bar->isVisible());

    page.waiting().setBlocked({u"10.0.0.7"_s, u"fe80::1%eth0"_s});
    QPushButton* second = nullptr;
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->accessibleName().contains(u"fe80::1%eth0"))
            second = button;
    }
    REQUIRE(second != nullptr);
    QTest::mouseClick(second, Qt::LeftButton);
    REQUIRE(QTest::qWaitFor([&] { return unblocked.size() == 1; }));
    CHECK(unblocked[0][0].toString() == u"fe80::1%eth0");

    page.waiting().showJoinRequest({u"Ben"_s, u"10.0.0.8"_s, true});
    CHECK(bar->text().contains(u"passcode"));
    CHECK(letInText(u"a"_s.repeated(32)) == u"&Let aaaaaaaaaaaaaaaa… in");
}

TEST_CASE("a host is also offered to continue an unfinished game", "[lan-pages]")
{
    HostPage page;
    activate(page);
    int resumes = 0;
    QObject::connect(&page.unfinished(), &ResumeBar::resumeRequested, &page, [&resumes] { ++resumes; });
    auto* bar = page.findChild<ResumeBar*>();
    page.unfinished().setUnfinished(u"Your game with Mei was interrupted."_s);
    REQUIRE(bar->isVisible());
    bar->findChildren<QPushButton*>().front()->setFocus();
    press(page, Qt::Key_Return);
    CHECK(resumes == 1);
}
