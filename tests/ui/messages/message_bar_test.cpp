// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/announced.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/messages/message_queue.h"
#include "ui/widgets/answer_guard.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace qipan::ui;
using namespace std::chrono_literals;
using Topic = Message::Topic;

namespace {

/// A focusable widget, a text field, and a bar above them.
struct BarFixture {
    QWidget window;
    QWidget board{&window};
    QLineEdit field{&window};
    MessageQueue queue;
    MessageBar bar{queue, &window};
    QStringList said;

    BarFixture()
    {
        auto* column = new QVBoxLayout{&window};
        column->addWidget(&bar);
        column->addWidget(&board, 1);
        column->addWidget(&field);
        board.setFocusPolicy(Qt::StrongFocus);
        window.setFocusProxy(&board);
        window.resize(600, 300);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        board.setFocus();
    }

    /// A message with two answers, which are noted in `said`.
    [[nodiscard]] Message question(Topic topic, const QString& text)
    {
        return {topic, text, u"&Accept"_s, u"&Decline"_s, [this] { said << u"yes"_s; }, [this] { said << u"no"_s; }};
    }
    void request(const QString& text)
    {
        Message message = question(Topic::Request, text);
        message.hasKeys = true;
        queue.post(message);
    }
    /// The visible buttons, in order.
    [[nodiscard]] QList<QPushButton*> buttons() const
    {
        QList<QPushButton*> shown;
        for (QPushButton* button : bar.findChildren<QPushButton*>()) {
            if (button->isVisible())
                shown += button;
        }
        return shown;
    }
};

} // namespace

TEST_CASE("neither a click nor a key answers a question for 400 ms after it has appeared or changed", "[messages]")
{
    qApp->setProperty(AnswerGuard::delayProperty, {}); // as in the program
    {
        BarFixture fixture;
        const auto tryAll = [&] {
            QPushButton* accept = fixture.buttons().front();
            QTest::mouseClick(accept, Qt::LeftButton);
            QTest::keyClick(accept, Qt::Key_Space);
            QTest::keyClick(accept, Qt::Key_Return);
            QTest::keyClick(&fixture.window, Qt::Key_F8);
            QTest::keyClick(&fixture.window, Qt::Key_A, Qt::AltModifier);
        };
        fixture.request(u"A draw?"_s);
        QCoreApplication::processEvents();
        tryAll();
        CHECK(fixture.said.isEmpty());
        QTest::qWait(200);
        fixture.request(u"A takeback?"_s); // another question in its place
        QTest::qWait(250);
        tryAll();
        CHECK(fixture.said.isEmpty());
        QTest::qWait(200);

        // A press on the first question does not answer the second one.
        QTest::mousePress(fixture.buttons().front(), Qt::LeftButton);
        fixture.request(u"A restart?"_s);
        QTest::qWait(450);
        QTest::mouseRelease(fixture.buttons().front(), Qt::LeftButton);
        CHECK(fixture.said.isEmpty());
        QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
        CHECK(fixture.said.size() == 1);
    }
    qApp->setProperty(AnswerGuard::delayProperty, 0);
}

TEST_CASE("a name of 32 letters breaks anywhere instead of being cut off", "[messages]")
{
    BarFixture fixture;
    fixture.window.resize(160, 300);
    const QString text = QString{32, u'W'} + u" wins with five in a row."_s;
    fixture.queue.post({.topic = Topic::News, .text = text, .isClosable = true});
    QCoreApplication::processEvents();
    const auto* label = fixture.bar.findChild<QLabel*>();
    const QRect all = label->fontMetrics().boundingRect(
        label->contentsRect(), static_cast<int>(Qt::TextWordWrap | label->alignment()), label->text());
    CHECK(label->contentsRect().contains(all));
    CHECK(fixture.bar.text() == text);
    CHECK(label->accessibleName() == text);
}

TEST_CASE("the letters of a question about a command answer it at once, clicks and Enter do not", "[messages]")
{
    qApp->setProperty(AnswerGuard::delayProperty, {}); // as in the program
    {
        BarFixture fixture;
        const auto resign = [&] {
            fixture.queue.post(fixture.question(Topic::Resign, u"Resign?"_s));
            QCoreApplication::processEvents();
        };
        resign();
        QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
        QTest::keyClick(fixture.buttons().front(), Qt::Key_Return);
        CHECK(fixture.said.isEmpty());
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_A, Qt::AltModifier);
        CHECK(fixture.said == QStringList{u"yes"_s});
        resign();
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_D, Qt::AltModifier);
        CHECK(fixture.said == QStringList{u"yes"_s, u"no"_s});
    }
    qApp->setProperty(AnswerGuard::delayProperty, 0);
}

TEST_CASE("the local player's request is withdrawn once by the button or F9", "[messages]")
{
    for (const bool byKey : {true, false}) {
        BarFixture fixture;
        Message waiting{.topic = Topic::Waiting, .text = u"Waiting."_s, .decline = u"With&draw"_s, .hasKeys = true};
        waiting.declined = [&] { fixture.said << u"withdrawn"_s; };
        fixture.queue.post(waiting);
        REQUIRE(fixture.buttons().size() == 1);
        for (int i = 0; i < 2; ++i) {
            if (byKey)
                QTest::keyClick(&fixture.board, Qt::Key_F9);
            else if (i == 0)
                QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
        }
        CHECK(fixture.said.size() == 1);
        CHECK(fixture.board.hasFocus());
    }
}

TEST_CASE("F8 accepts and F9 declines while the focus stays on the board", "[messages]")
{
    BarFixture fixture;
    fixture.request(u"Take back?"_s);
    CHECK(fixture.board.hasFocus());
    QTest::keyClick(&fixture.board, Qt::Key_F8);
    CHECK(fixture.said == QStringList{u"yes"_s});
    CHECK_FALSE(fixture.bar.isVisible());
    QTest::keyClick(&fixture.board, Qt::Key_F9); // no question is open
    CHECK(fixture.said.size() == 1);
    fixture.request(u"A draw?"_s);
    QTest::keyClick(&fixture.board, Qt::Key_F9);
    CHECK(fixture.said == QStringList{u"yes"_s, u"no"_s});
}

TEST_CASE("a request behind a question is counted and its keys show it before they answer", "[messages]")
{
    for (const Qt::Key key : {Qt::Key_F8, Qt::Key_F9}) {
        BarFixture fixture;
        fixture.queue.post({.topic = Topic::Resign,
                            .text = u"Resign?"_s,
                            .agree = u"&Resign"_s,
                            .decline = u"&Keep playing"_s,
                            .agreed = [&] { fixture.said << u"resigned"_s; }});
        CHECK(fixture.buttons().size() == 2);
        fixture.request(u"A draw?"_s);
        REQUIRE(fixture.buttons().size() == 3);
        CHECK(fixture.buttons().back()->text().startsWith(u"1 more"));
        CHECK(fixture.buttons().back()->accessibleName().contains(u"A draw?"));
        QTest::keyClick(&fixture.window, key);
        CHECK(fixture.bar.text() == u"A draw?");
        CHECK(fixture.said.isEmpty());
        QTest::keyClick(&fixture.window, key);
        CHECK(fixture.said == QStringList{key == Qt::Key_F8 ? u"yes"_s : u"no"_s});
        CHECK(fixture.bar.text() == u"Resign?");
        CHECK(fixture.buttons().size() == 2);
        QTest::keyClick(&fixture.window, key); // belongs to no question now
        CHECK(fixture.said.size() == 1);
        CHECK(fixture.bar.text() == u"Resign?");
    }
}

TEST_CASE("the button for the next question shows it and works by keys", "[messages]")
{
    BarFixture fixture;
    fixture.queue.post(fixture.question(Topic::Leave, u"Leave?"_s));
    fixture.request(u"A draw?"_s);
    QPushButton* next = fixture.buttons().back();
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Return);
    CHECK(fixture.bar.text() == u"A draw?");
    fixture.buttons().back()->setFocus();
    fixture.queue.withdraw(Topic::Leave); // the button is not needed any more
    CHECK(fixture.buttons().size() == 2);
    CHECK(fixture.board.hasFocus());
}

TEST_CASE("the button of a notice takes no focus and a click on the notice closes it", "[messages]")
{
    BarFixture fixture;
    Message notice{.topic = Topic::Notice, .text = u"It is over."_s, .agree = u"Analyse"_s, .duration = 60s};
    notice.agreed = [&] { fixture.said << u"analyse"_s; };
    fixture.queue.post(notice);
    CHECK(fixture.board.hasFocus());
    QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
    CHECK(fixture.said.size() == 1);
    CHECK_FALSE(fixture.bar.isVisible());
    CHECK(fixture.board.hasFocus());
    fixture.queue.post(notice);
    QTest::mouseClick(&fixture.bar, Qt::LeftButton, {}, {4, 4});
    CHECK_FALSE(fixture.bar.isVisible());
    fixture.queue.post({.topic = Topic::Waiting, .text = u"Waiting."_s});
    CHECK(fixture.buttons().isEmpty());
    QTest::mouseClick(&fixture.bar, Qt::LeftButton, {}, {4, 4});
    CHECK(fixture.bar.isVisible()); // this is how things stand
}

TEST_CASE("Enter presses a bar's button and returns the focus to the board", "[messages]")
{
    BarFixture fixture;
    fixture.request(u"A draw?"_s);
    fixture.buttons().front()->setFocus();
    QTest::keyClick(fixture.buttons().front(), Qt::Key_Return);
    CHECK(fixture.said == QStringList{u"yes"_s});
    CHECK(fixture.board.hasFocus());
}

TEST_CASE("Escape gives neither answer to a choice", "[messages]")
{
    BarFixture fixture;
    Message choice = fixture.question(Topic::Opening, u"Choose a colour."_s);
    choice.isChoice = true;
    choice.other = u"&Two more stones"_s;
    choice.otherwise = [&] { fixture.said << u"two"_s; };
    choice.left = [&] { fixture.said << u"left"_s; };
    fixture.queue.post(choice);
    CHECK(fixture.buttons().size() == 3);
    CHECK(fixture.buttons().front()->hasFocus());
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Escape);
    CHECK(fixture.said == QStringList{u"left"_s});
    fixture.queue.post(choice);
    QTest::mouseClick(fixture.buttons().back(), Qt::LeftButton);
    fixture.queue.post(choice);
    fixture.queue.post({.topic = Topic::Opening, .text = u"Place a white stone."_s}); // the choice was made elsewhere
    CHECK(fixture.board.hasFocus());
    CHECK(fixture.buttons().isEmpty());
    CHECK(fixture.said == QStringList{u"left"_s, u"two"_s});
}

TEST_CASE("a detail is shown behind the text and not announced", "[messages]")
{
    BarFixture fixture;
    fixture.queue.post({.topic = Topic::Connection, .text = u"The connection is lost."_s, .detail = u"4:59"_s});
    CHECK(fixture.bar.text() == u"The connection is lost. 4:59");
    CHECK(qipan::test::announcedIn(fixture.bar) == u"The connection is lost. 4:59");
    fixture.queue.setDetail(Topic::Connection, u"4:58"_s);
    CHECK(fixture.bar.text() == u"The connection is lost. 4:58");
    CHECK(qipan::test::announcedIn(fixture.bar) == u"The connection is lost. 4:59");
    CHECK(fixture.board.hasFocus());
}

TEST_CASE("what is said for some seconds or beside a text field leaves the focus", "[messages]")
{
    BarFixture fixture;
    fixture.field.setFocus();
    for (const Topic topic : {Topic::Proposal, Topic::Opening, Topic::Request, Topic::Connection, Topic::Undo}) {
        fixture.queue.post(fixture.question(topic, u"?"_s));
        CHECK(fixture.field.hasFocus());
        fixture.queue.withdraw(topic);
    }
    fixture.queue.post(fixture.question(Topic::Leave, u"?"_s)); // a command of the user
    CHECK_FALSE(fixture.field.hasFocus());
    CHECK(fixture.buttons().back()->hasFocus()); // the harmless answer
    fixture.queue.withdraw(Topic::Leave);
    CHECK(fixture.field.hasFocus());
}

TEST_CASE("the focus returns to what is in use when another message takes the place of a command's button",
          "[messages]")
{
    BarFixture fixture;
    fixture.field.setFocus();
    QPushButton next{u"Next"_s, &fixture.window}; // which Qt would give the focus to
    fixture.window.layout()->addWidget(&next);
    QAction again{u"Another game"_s};
    QAction swap{u"Swap colours"_s};
    fixture.queue.post(fixture.question(Topic::Undo, u"Bring it back?"_s));
    fixture.queue.post({.topic = Topic::End, .text = u"Black wins."_s, .actions = {&again, &swap}});
    REQUIRE(fixture.buttons().size() == 3); // and one for what waits
    fixture.buttons().at(1)->setFocus();
    fixture.queue.withdraw(Topic::End);
    CHECK(fixture.window.focusWidget() == &fixture.field);
}

TEST_CASE("what passes takes the words of a message for a while and moves none of its buttons", "[messages]")
{
    BarFixture fixture;
    fixture.window.resize(320, 300);
    fixture.queue.post(fixture.question(Topic::Undo, u"Bring it back?"_s));
    QCoreApplication::processEvents();
    const auto places = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QList<QRect> all{fixture.bar.geometry()};
        for (const QPushButton* button : fixture.buttons())
            all << button->geometry();
        return all;
    };
    const QList<QRect> before = places();
    REQUIRE(before.size() == 3);
    const QImage plain = fixture.bar.grab().toImage();
    Message notice{.topic = Topic::Notice, .text = u"The clock stood while this game was not shown. It runs again."_s};
    notice.duration = 1h;
    fixture.queue.post(notice);
    CHECK(places() == before);
    const QImage told = fixture.bar.grab().toImage();
    CHECK(told != plain);
    for (const QPushButton* button : fixture.buttons())
        CHECK(told.copy(button->geometry()) == plain.copy(button->geometry()));
    CHECK(fixture.bar.findChild<QLabel*>()->toolTip().contains(u"It runs again."));
    CHECK(fixture.bar.dismiss());
    CHECK(fixture.bar.grab().toImage() == plain);
    CHECK_FALSE(fixture.bar.dismiss());
    QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
    CHECK(fixture.said == QStringList{u"yes"_s});
}
