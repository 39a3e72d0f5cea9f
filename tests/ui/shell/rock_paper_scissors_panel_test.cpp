// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/panels/hand_button.h"
#include "ui/panels/rock_paper_scissors_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

struct RockPaperScissorsPanelFixture {
    QWidget window;
    RockPaperScissorsPanel panel;
    QList<int> winners;
    QList<Hand> chosen;

    explicit RockPaperScissorsPanelFixture(std::chrono::milliseconds shownFor = std::chrono::hours{1})
        : panel{&window, shownFor}
    {
        QObject::connect(&panel, &RockPaperScissorsPanel::chosen, &panel, [this](Hand hand) { chosen += hand; });
        QObject::connect(&panel, &RockPaperScissorsPanel::decided, &panel, [this](int winner) { winners += winner; });
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
    }

    /// The visible hands that can be chosen, or that were thrown.
    [[nodiscard]] QList<HandButton*> hands(bool enabled) const
    {
        QList<HandButton*> hands;
        for (HandButton* button : panel.findChildren<HandButton*>()) {
            if (button->isVisible() && button->isEnabled() == enabled)
                hands += button;
        }
        return hands;
    }
    void choose(Hand hand) const
    {
        for (HandButton* button : hands(true)) {
            if (button->hand() == hand) {
                QTest::keyClick(button, Qt::Key_Return);
                return;
            }
        }
    }
    /// All texts of the panel.
    [[nodiscard]] QString text() const
    {
        QString words;
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible())
                words += label->text() + u'\n';
        }
        return words;
    }
    void continueGame() const { QTest::keyClick(panel.findChild<QPushButton*>(), Qt::Key_Return); }
};

} // namespace

TEST_CASE("two people choose hidden from each other and then both hands are shown", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    fixture.panel.start(u"A"_s, u"B"_s);
    fixture.choose(Hand::Rock);
    CHECK(fixture.hands(true).size() == 3);
    CHECK(fixture.hands(false).isEmpty()); // nothing reveals the first choice
    CHECK(fixture.hands(true).front()->hasFocus());
    fixture.choose(Hand::Paper);
    REQUIRE(fixture.hands(false).size() == 2);
    CHECK(fixture.winners.isEmpty());
    fixture.continueGame();
    CHECK(fixture.winners == QList<int>{1});
    CHECK(!fixture.panel.isVisible());
}

TEST_CASE("a tie is repeated", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    QList<Hand> computer{Hand::Scissors, Hand::Paper};
    fixture.panel.start(u"A"_s, u"Computer"_s, [&] { return computer.takeFirst(); });
    fixture.choose(Hand::Scissors);
    fixture.continueGame();
    CHECK(fixture.winners.isEmpty());
    CHECK(fixture.hands(true).size() == 3);
    fixture.choose(Hand::Scissors);
    fixture.continueGame();
    CHECK(fixture.winners == QList<int>{0});
}

TEST_CASE("stopping decides nothing", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    fixture.panel.start(u"A"_s, u"B"_s);
    fixture.panel.stop();
    CHECK(!fixture.panel.isVisible());
    CHECK(fixture.winners.isEmpty());
}

TEST_CASE("against a remote player one chooses by mouse or arrows and Enter or number once per round", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    fixture.panel.startRemote(u"A"_s, u"Wei"_s);
    QList<HandButton*> hands = fixture.hands(true);
    REQUIRE(hands.size() == 3);
    SECTION("mouse")
    {
        QTest::mouseClick(hands[1], Qt::LeftButton);
        CHECK(fixture.chosen == QList<Hand>{hands[1]->hand()});
    }
    SECTION("arrows and Enter")
    {
        QTest::keyClick(hands[0], Qt::Key_Right);
        CHECK(hands[1]->hasFocus());
        QTest::keyClick(hands[1], Qt::Key_Right);
        QTest::keyClick(hands[2], Qt::Key_Return);
        CHECK(fixture.chosen == QList<Hand>{hands[2]->hand()});
    }
    SECTION("arrows and Space")
    {
        QTest::keyClick(hands[0], Qt::Key_Space);
        CHECK(fixture.chosen == QList<Hand>{hands[0]->hand()});
    }
    SECTION("number")
    {
        QTest::keyClick(hands[0], Qt::Key_4);
        CHECK(fixture.chosen.isEmpty());
        QTest::keyClick(hands[0], Qt::Key_3);
        CHECK(fixture.chosen == QList<Hand>{hands[2]->hand()});
    }
    // The choice is made: no other until both hands are known.
    CHECK(fixture.hands(true).isEmpty());
    CHECK(fixture.text().contains(u"Waiting for Wei to choose."_s));
    QTest::keyClick(&fixture.panel, Qt::Key_1);
    CHECK(fixture.chosen.size() == 1);
}

TEST_CASE("while waiting one's own hand is shown and the other is hidden", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    fixture.panel.startRemote(u"A"_s, u"Wei"_s);
    fixture.choose(Hand::Paper);
    const QList<HandButton*> chosenHands = fixture.hands(false);
    REQUIRE(chosenHands.size() == 2);
    CHECK(chosenHands[0]->hand() == Hand::Paper);
    CHECK(!chosenHands[0]->isHandHidden());
    CHECK(chosenHands[1]->isHandHidden());
    CHECK(chosenHands[1]->text().isEmpty());
}

TEST_CASE("after a remote win the panel closes at once, reports the win and decides nothing locally", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    fixture.panel.startRemote(u"A"_s, u"Wei"_s);
    fixture.choose(Hand::Scissors);
    const QString told = fixture.panel.reveal(Hand::Scissors, Hand::Rock);
    CHECK(told == u"A: Scissors. Wei: Rock. Wei plays black and moves first.");
    CHECK_FALSE(fixture.panel.isVisible());
    CHECK(fixture.winners.isEmpty());
}

TEST_CASE("at one machine the numbers choose too, and a hand once thrown is known as soon as it is shown", "[shell]")
{
    RockPaperScissorsPanelFixture fixture;
    QSignalSpy won{&fixture.panel, &RockPaperScissorsPanel::won};
    fixture.panel.start(u"A"_s, u"B"_s);
    CHECK(fixture.text().contains(u"1, 2 or 3"));
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_1);
    CHECK(fixture.text().contains(u"B chooses or presses 1, 2 or 3, A looks away."));
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_3);
    CHECK(fixture.text().contains(u"B plays black and moves first."));
    REQUIRE(won.size() == 1);
    CHECK(won.front().front() == 1);
    CHECK(fixture.winners.isEmpty());
    fixture.continueGame();
    CHECK(fixture.winners == QList<int>{1});
}

TEST_CASE("a remote tie is announced and offers the choice again by itself or on any key", "[shell]")
{
    for (const bool byKey : {true, false}) {
        RockPaperScissorsPanelFixture fixture{byKey ? std::chrono::milliseconds{std::chrono::hours{1}}
                                                    : std::chrono::milliseconds{30}};
        fixture.panel.startRemote(u"A"_s, u"Wei"_s);
        fixture.choose(Hand::Rock);
        CHECK(fixture.panel.reveal(Hand::Rock, Hand::Rock).isEmpty());
        CHECK(fixture.text().contains(u"A tie: choose again."_s));
        if (byKey)
            QTest::keyClick(fixture.window.focusWidget(), Qt::Key_1); // not a choice yet
        CHECK(QTest::qWaitFor([&] { return fixture.hands(true).size() == 3; }));
        fixture.choose(Hand::Paper);
        CHECK(fixture.chosen == QList<Hand>{Hand::Rock, Hand::Paper});
    }
}

TEST_CASE("rock-paper-scissors against a remote player does not take the focus from the chat field", "[shell]")
{
    RockPaperScissorsPanelFixture fixture{std::chrono::milliseconds{30}};
    QLineEdit field{&fixture.window};
    field.show();
    field.setFocus();
    fixture.panel.startRemote(u"A"_s, u"Wei"_s);
    QTest::keyClicks(fixture.window.focusWidget(), u"1"_s);
    CHECK(fixture.chosen.isEmpty());
    QTest::mouseClick(fixture.hands(true).front(), Qt::LeftButton);
    CHECK(fixture.panel.hasFocus()); // not the next widget after the hidden hand
    field.setFocus();
    field.end(false);
    CHECK(fixture.panel.reveal(Hand::Rock, Hand::Rock).isEmpty());
    CHECK(QTest::qWaitFor([&] { return fixture.hands(true).size() == 3; }));
    QTest::keyClicks(fixture.window.focusWidget(), u" 2"_s);
    CHECK(field.text() == u"1 2");
    CHECK(fixture.chosen.size() == 1);
}

TEST_CASE("hands are ignored once the panel was stopped or reused", "[shell]")
{
    RockPaperScissorsPanelFixture fixture{std::chrono::milliseconds{30}};
    fixture.panel.startRemote(u"A"_s, u"Wei"_s);
    fixture.panel.stop();
    CHECK(fixture.panel.reveal(Hand::Rock, Hand::Paper).isEmpty());
    CHECK(!fixture.panel.isVisible());

    fixture.panel.start(u"A"_s, u"B"_s);
    CHECK(fixture.panel.reveal(Hand::Rock, Hand::Paper).isEmpty());
    CHECK(fixture.hands(true).size() == 3);
    CHECK(fixture.hands(true).front()->hasFocus());
}
