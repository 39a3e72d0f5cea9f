// SPDX-License-Identifier: GPL-3.0-or-later
// The focus when something appears unprompted.
#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/ui/shell/match_page_fixture.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/messages/message_bar.h"
#include "ui/messages/message_queue.h"
#include "ui/panels/chat_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

TEST_CASE("an incoming question does not take the focus from a text field", "[shell]")
{
    using Topic = Message::Topic;
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.navigation().setPage(Page::Match);
    window.page<MatchPage>().setChatVisible(true);
    auto* bar = window.findChild<MessageBar*>();
    auto* field = window.page<MatchPage>().chat().findChild<QLineEdit*>();
    QStringList said;
    const auto ask = [&](Topic topic) {
        window.messages().post(
            {topic, u"?"_s, u"&Yes"_s, u"&No"_s, [&] { said << u"yes"_s; }, [&] { said << u"no"_s; }});
    };
    const auto clickYes = [&] {
        QTest::mouseClick(bar->findChildren<QPushButton*>().front(), Qt::LeftButton);
        return said.takeLast() == u"yes";
    };
    field->setFocus();
    QTest::keyClicks(window.focusWidget(), u"good"_s);
    for (const Topic topic : {Topic::Proposal, Topic::JoinRequest, Topic::OtherPage}) {
        ask(topic);
        REQUIRE(bar->isVisible());
        QTest::keyClicks(window.focusWidget(), u" g"_s);
        CHECK(said.isEmpty());
    }
    CHECK(field->text() == u"good g g g");

    // Clicked between two words: the next question does not take the text typed afterwards.
    CHECK(clickYes());
    QTest::keyClicks(window.focusWidget(), u" h"_s);
    CHECK(clickYes());
    CHECK(clickYes());
    CHECK_FALSE(bar->isVisible());
    QTest::keyClicks(window.focusWidget(), u" i"_s);
    CHECK(field->text() == u"good g g g h i");
    CHECK(said.isEmpty());

    window.messages().showMessage(u"message"_s);
    CHECK(field->hasFocus());
    window.messages().hideMessage(u"message"_s);
    ask(Topic::Leave); // the user's own command
    CHECK_FALSE(field->hasFocus());
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    CHECK(said == QStringList{u"no"_s});
    CHECK(field->hasFocus());
}

TEST_CASE("when a question is answered or withdrawn the focus returns to where it was", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.navigation().setPage(Page::Match);
    auto* before = window.page<MatchPage>().findChild<QTableView*>();
    before->setFocus();
    for (const bool answers : {true, false}) {
        window.messages().post({Message::Topic::Proposal, u"?"_s, u"&Yes"_s, u"&No"_s, {}, {}});
        CHECK_FALSE(before->hasFocus());
        if (answers)
            QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        else
            window.messages().withdraw(Message::Topic::Proposal);
        CHECK(before->hasFocus());
    }

    // A hidden widget cannot take the focus: the current page does.
    auto* board = new QWidget;
    board->setFocusPolicy(Qt::StrongFocus);
    window.page<MatchPage>().setBoard(board);
    window.messages().post({Message::Topic::Proposal, u"?"_s, u"&Yes"_s, u"&No"_s, {}, {}});
    window.page<MatchPage>().setSidePanel(false);
    REQUIRE_FALSE(before->isVisible());
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    CHECK(board->hasFocus());
}

TEST_CASE("a repeated or deferrable question does not move the focus", "[shell]")
{
    using Topic = Message::Topic;
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.navigation().setPage(Page::Match);
    const auto* bar = window.findChild<MessageBar*>();
    auto* before = window.page<MatchPage>().findChild<QTableView*>();
    const auto ask = [&](Topic topic, const QString& text) {
        window.messages().post({topic, text, u"&Yes"_s, u"&No"_s, {}, {}});
    };
    for (const Topic topic : {Topic::JoinRequest, Topic::Undo}) {
        ask(topic, u"before"_s);
        before->setFocus();
        ask(Topic::Delete, u"delete"_s);
        CHECK_FALSE(before->hasFocus());
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        CHECK(bar->text() == u"before");
        CHECK(before->hasFocus());
        window.messages().withdraw(topic);
        CHECK(before->hasFocus());
    }
}

TEST_CASE("a command given again leads to the harmless answer of its open question, which shows the focus", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    const auto focused = [&] {
        const auto* button = qobject_cast<const QPushButton*>(window.focusWidget());
        return button != nullptr ? button->text() : QString{};
    };
    window.setAttribute(Qt::WA_KeyboardFocusChange, false); // only the mouse was used
    const Message question{Message::Topic::Unsaved, u"Save?"_s, u"&Yes"_s, u"&No"_s, {}, {}};
    window.messages().post(question);
    CHECK(focused() == u"&No");
    CHECK(window.testAttribute(Qt::WA_KeyboardFocusChange));
    window.pages().currentWidget()->setFocus(); // as a button does that is pressed again
    CHECK(focused() != u"&No");
    window.messages().post(question);
    CHECK(focused() == u"&No");
    CHECK(window.status().isEmpty());
}

TEST_CASE("the offer of a lesson waits until all other questions are answered", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    const auto* bar = window.findChild<MessageBar*>();
    const auto ask = [&](Message::Topic topic, const QString& text) {
        window.messages().post({topic, text, u"&Yes"_s, u"&No"_s, {}, {}});
    };
    ask(Message::Topic::JoinRequest, u"knock"_s);
    ask(Message::Topic::Lesson, u"lesson"_s);
    ask(Message::Topic::Engine, u"engine"_s);
    for (const QString& text : {u"knock"_s, u"engine"_s}) {
        CHECK(bar->text() == text);
        QTest::mouseClick(bar->findChildren<QPushButton*>().front(), Qt::LeftButton);
    }
    CHECK(bar->text() == u"lesson");
    ask(Message::Topic::Leave, u"leave"_s);
    CHECK(bar->text() == u"leave");
    window.messages().withdraw(Message::Topic::Leave);
    CHECK(bar->text() == u"lesson");
}

TEST_CASE("the Enter of a move does not answer a question that has just appeared", "[shell]")
{
    MainWindow window{Preferences{}};
    window.show();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.navigation().setPage(Page::Match);
    const auto game = defaultSetup(*findGame("gomoku")).makeGame();
    TurnBoardView* board = findAppearance("gomoku")->makeView(*game, nullptr);
    window.page<MatchPage>().setBoard(board);
    board->setFocus();
    QList<bool> answers;
    const auto answered = [&](bool agreed) { return [&answers, agreed] { answers += agreed; }; };
    window.messages().post(
        {Message::Topic::JoinRequest, u"?"_s, u"&Let in"_s, u"De&cline"_s, answered(true), answered(false)});
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    CHECK(board->hasFocus());
    CHECK(answers.isEmpty());
    QTest::keyClick(window.focusWidget(), Qt::Key_L, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&] { return answers == QList<bool>{true}; })); // the button is shown as pressed first
}

TEST_CASE("a request does not take the focus from the chat field and F8 and F9 answer it from there", "[shell]")
{
    for (const QSize size : {QSize{1000, 700}, QSize{500, 600}}) {
        MatchPageFixture fixture{size};
        fixture.page.setChatVisible(true);
        if (fixture.more().isVisible())
            fixture.more().click();
        auto* field = fixture.page.chat().findChild<QLineEdit*>();
        field->setFocus();
        QString written;
        for (const Qt::Key key : {Qt::Key_F8, Qt::Key_F9}) {
            fixture.ask(u"Take back?"_s);
            REQUIRE(fixture.bar.isVisible());
            QTest::keyClicks(fixture.page.focusWidget(), u" h8"_s);
            written += u" h8";
            CHECK(field->text() == written);
            QTest::keyClick(fixture.page.focusWidget(), key);
        }
        CHECK(fixture.answers == QList<bool>{true, false});
        fixture.ask(u"Take back?"_s);
        QTest::mouseClick(fixture.bar.findChildren<QAbstractButton*>().front(), Qt::LeftButton);
        CHECK(fixture.answers.size() == 3);
        CHECK(field->hasFocus());
    }
}
