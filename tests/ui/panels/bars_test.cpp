// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/panels/connection_bar.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/spectators_label.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace qipan::ui;
using namespace std::chrono_literals;

namespace {

/// A focusable widget with a bar above it.
template <typename Bar>
struct BarsFixture {
    QWidget window;
    QWidget board{&window};
    Bar bar{&window};

    BarsFixture()
    {
        auto* column = new QVBoxLayout{&window};
        column->addWidget(&bar);
        column->addWidget(&board, 1);
        board.setFocusPolicy(Qt::StrongFocus);
        window.setFocusProxy(&board);
        window.resize(600, 300);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        board.setFocus();
    }

    /// The visible buttons, in order.
    [[nodiscard]] QList<QPushButton*> buttons() const
    {
        QList<QPushButton*> shown;
        for (QPushButton* button : bar.template findChildren<QPushButton*>()) {
            if (button->isVisible())
                shown += button;
        }
        return shown;
    }
};

} // namespace

TEST_CASE("neither a click nor a key answers a question for 400 ms after it has appeared or changed", "[panels]")
{
    qApp->setProperty(AnswerGuard::delayProperty, {}); // as in the program
    {
        BarsFixture<RequestBar> fixture;
        QSignalSpy answered{&fixture.bar, &RequestBar::answered};
        const auto tryAll = [&] {
            QPushButton* accept = fixture.buttons().front();
            QTest::mouseClick(accept, Qt::LeftButton);
            QTest::keyClick(accept, Qt::Key_Space);
            QTest::keyClick(accept, Qt::Key_Return);
            QTest::keyClick(&fixture.window, Qt::Key_F8);
            QTest::keyClick(&fixture.window, Qt::Key_A, Qt::AltModifier);
        };
        fixture.bar.ask(u"A draw?"_s);
        QCoreApplication::processEvents();
        tryAll();
        CHECK(answered.isEmpty());
        QTest::qWait(200);
        fixture.bar.ask(u"A takeback?"_s); // another question in its place
        QTest::qWait(250);
        tryAll();
        CHECK(answered.isEmpty());
        QTest::qWait(200);

        // A press on the first question does not answer the second one.
        QTest::mousePress(fixture.buttons().front(), Qt::LeftButton);
        fixture.bar.ask(u"A restart?"_s);
        QTest::qWait(450);
        QTest::mouseRelease(fixture.buttons().front(), Qt::LeftButton);
        CHECK(answered.isEmpty());
        QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
        CHECK(answered.size() == 1);
    }
    qApp->setProperty(AnswerGuard::delayProperty, 0);
}

TEST_CASE("the local player's request is withdrawn once by the button or F9 and the bar stays", "[panels]")
{
    for (const bool byKey : {true, false}) {
        BarsFixture<RequestBar> fixture;
        QSignalSpy withdrawn{&fixture.bar, &RequestBar::withdrawn};
        QSignalSpy answered{&fixture.bar, &RequestBar::answered};
        fixture.bar.waiting(u"Waiting."_s, true);
        REQUIRE(fixture.buttons().size() == 1);
        for (int i = 0; i < 2; ++i) {
            if (byKey)
                QTest::keyClick(&fixture.board, Qt::Key_F9);
            else
                QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
        }
        CHECK(withdrawn.size() == 1);
        CHECK(answered.isEmpty());
        CHECK(fixture.bar.isVisible());
        CHECK(fixture.board.hasFocus());

        fixture.bar.waiting(u"Withdrawn; waiting for the answer to that."_s);
        CHECK(fixture.buttons().isEmpty());
        QTest::keyClick(&fixture.board, Qt::Key_F9);
        CHECK(withdrawn.size() == 1);
    }
}

TEST_CASE("the action beside a message is one key away and takes no focus", "[panels]")
{
    BarsFixture<RequestBar> fixture;
    QAction action{u"&Offer"_s};
    QSignalSpy triggered{&action, &QAction::triggered};
    fixture.bar.showMessage(u"It is over."_s, &action);
    auto* button = fixture.bar.findChild<QToolButton*>();
    REQUIRE(button->isVisible());
    CHECK(button->text() == u"Offer");
    CHECK(fixture.board.hasFocus());
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(triggered.size() == 1);
    CHECK_FALSE(fixture.bar.isVisible());
    CHECK(fixture.board.hasFocus());
    fixture.bar.showMessage(u"Something else."_s);
    CHECK_FALSE(button->isVisible());
}

TEST_CASE("F9 declines a question that came after the local player's request", "[panels]")
{
    BarsFixture<RequestBar> fixture;
    QSignalSpy withdrawn{&fixture.bar, &RequestBar::withdrawn};
    QSignalSpy answered{&fixture.bar, &RequestBar::answered};
    fixture.bar.waiting(u"Waiting."_s, true);
    fixture.bar.ask(u"A draw?"_s);
    CHECK(fixture.buttons().size() == 2);
    QTest::keyClick(&fixture.board, Qt::Key_F9);
    CHECK(withdrawn.isEmpty());
    REQUIRE(answered.size() == 1);
    CHECK(!answered.front().front().toBool());
    QTest::keyClick(&fixture.board, Qt::Key_F9); // no question is open
    CHECK(withdrawn.isEmpty());
}

TEST_CASE("Enter presses a bar's button and returns the focus to the board", "[panels]")
{
    BarsFixture<RequestBar> fixture;
    QSignalSpy answered{&fixture.bar, &RequestBar::answered};
    fixture.bar.ask(u"A draw?"_s);
    fixture.buttons().front()->setFocus();
    QTest::keyClick(fixture.buttons().front(), Qt::Key_Return);
    REQUIRE(answered.size() == 1);
    CHECK(answered.front().front().toBool());
    CHECK(fixture.board.hasFocus());
}

TEST_CASE("a lost connection shows a text and a countdown and two buttons", "[panels]")
{
    BarsFixture<ConnectionBar> fixture;
    CHECK(!fixture.bar.isVisible());
    fixture.bar.showLost(u"The line to Wei is broken."_s, 300s);
    CHECK(fixture.bar.isVisible());
    CHECK(fixture.board.hasFocus()); // never a widget that takes the focus
    CHECK(fixture.bar.timeText() == u"5:00"_s);
    CHECK(fixture.bar.accessibleName().contains(u"The line to Wei is broken."_s));
    CHECK(fixture.buttons().size() == 2);

    fixture.bar.setDetail(u"Next attempt in 4 s."_s);
    CHECK(fixture.bar.text() == u"The line to Wei is broken. Next attempt in 4 s."_s);
    fixture.bar.setDetail({});
    CHECK(fixture.bar.text() == u"The line to Wei is broken."_s);
    fixture.bar.hideLost();
    CHECK(!fixture.bar.isVisible());
}

TEST_CASE("waiting longer shows a quieter bar that still offers to save and leave", "[panels]")
{
    BarsFixture<ConnectionBar> fixture;
    QSignalSpy waits{&fixture.bar, &ConnectionBar::waitRequested};
    QSignalSpy leaves{&fixture.bar, &ConnectionBar::saveAndLeaveRequested};
    fixture.bar.showLost(u"Broken."_s, 300s);
    fixture.buttons().front()->setFocus();
    QTest::keyClick(fixture.buttons().front(), Qt::Key_Space);
    CHECK(waits.size() == 1);
    CHECK(fixture.bar.isVisible());
    CHECK(fixture.board.hasFocus());
    REQUIRE(fixture.buttons().size() == 1);

    fixture.bar.showLost(u"Broken."_s, 299s); // the same text does not ask again
    REQUIRE(fixture.buttons().size() == 1);
    QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
    CHECK(leaves.size() == 1);
}

TEST_CASE("when the waiting time is over the user can wait longer or leave", "[panels]")
{
    BarsFixture<ConnectionBar> fixture;
    QSignalSpy ranOut{&fixture.bar, &ConnectionBar::ranOut};
    fixture.bar.showLost(u"Broken."_s, 150ms);
    QTest::mouseClick(fixture.buttons().front(), Qt::LeftButton);
    CHECK(fixture.buttons().size() == 1);
    REQUIRE(ranOut.wait());
    CHECK(fixture.bar.timeText() == u"0:00"_s);
    CHECK(fixture.bar.isVisible());
    CHECK(fixture.buttons().size() == 2);
    CHECK(!ranOut.wait(30)); // only once
}

TEST_CASE("without a saved game only leaving is offered", "[panels]")
{
    BarsFixture<ConnectionBar> fixture;
    fixture.bar.showLost(u"Broken."_s, 300s);
    CHECK(fixture.buttons().back()->text() == u"Save and &leave"_s);
    fixture.bar.setSavable(false);
    CHECK(fixture.buttons().back()->text() == u"&Leave"_s);
    QSignalSpy leaves{&fixture.bar, &ConnectionBar::saveAndLeaveRequested};
    QTest::mouseClick(fixture.buttons().back(), Qt::LeftButton);
    CHECK(leaves.size() == 1);
}

TEST_CASE("a connection bar without a time has no countdown", "[panels]")
{
    BarsFixture<ConnectionBar> fixture;
    fixture.bar.showLost(u"Reconnecting …"_s, std::nullopt);
    CHECK(fixture.bar.timeText().isEmpty());
    CHECK(fixture.bar.text() == u"Reconnecting …"_s);
}

TEST_CASE("spectators are shown as an eye and a number or not at all", "[panels]")
{
    BarsFixture<SpectatorsLabel> fixture;
    CHECK(!fixture.bar.isVisible());
    fixture.bar.setCount(3);
    CHECK(fixture.bar.isVisible());
    CHECK(fixture.bar.accessibleName().contains(u'3'));
    const QImage three = fixture.bar.grab().toImage();
    fixture.bar.setCount(16);
    CHECK(fixture.bar.grab().toImage() != three);
    fixture.bar.setCount(0);
    CHECK(!fixture.bar.isVisible());
}
