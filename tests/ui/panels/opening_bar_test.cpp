// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/opening_bar.h"

#include "tests/support/catch.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// A focusable widget with the bar above it; `choiceMade` is the user's last choice.
struct OpeningBarFixture {
    QWidget window;
    QWidget board{&window};
    OpeningBar bar{&window};
    std::vector<OpeningChoice> choiceMade;

    OpeningBarFixture()
    {
        auto* column = new QVBoxLayout{&window};
        column->addWidget(&bar);
        column->addWidget(&board, 1);
        board.setFocusPolicy(Qt::StrongFocus);
        window.setFocusProxy(&board);
        window.resize(700, 300);
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        board.setFocus();
        QObject::connect(&bar, &OpeningBar::choiceMade, &bar,
                         [this](OpeningChoice choice) { choiceMade.push_back(choice); });
    }

    [[nodiscard]] QPushButton* button(const QString& name) const { return bar.findChild<QPushButton*>(name); }
};

} // namespace

TEST_CASE("without a due choice the opening bar shows instructions and takes no focus", "[panels]")
{
    OpeningBarFixture fixture;
    CHECK(fixture.bar.isHidden());
    fixture.bar.showMessage(u"Place black."_s);
    CHECK(fixture.bar.isVisible());
    CHECK(fixture.bar.text() == u"Place black.");
    CHECK_FALSE(fixture.bar.isOffering());
    CHECK(fixture.board.hasFocus());
    for (const auto* name : {u"take-black", u"take-white", u"take-two"})
        CHECK_FALSE(fixture.button(QString::fromUtf16(name))->isVisible());
}

TEST_CASE("a colour can be chosen by mouse and by keyboard", "[panels]")
{
    OpeningBarFixture fixture;
    fixture.bar.offer(u"Choose a colour."_s, true);
    CHECK(fixture.bar.isOffering());
    CHECK(fixture.button(u"take-black"_s)->hasFocus());
    QTest::mouseClick(fixture.button(u"take-white"_s), Qt::LeftButton);
    CHECK(fixture.choiceMade == std::vector{OpeningChoice::White});
    fixture.button(u"take-black"_s)->setFocus();
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Space);
    QTest::keyClick(fixture.window.focusWidget(), Qt::Key_T, Qt::AltModifier);
    REQUIRE(QTest::qWaitFor([&] { return fixture.choiceMade.size() == 3; })); // after the visual feedback of the button
    CHECK(fixture.choiceMade == std::vector{OpeningChoice::White, OpeningChoice::Black, OpeningChoice::Two});
}

TEST_CASE("two more stones are offered only if the rule allows them", "[panels]")
{
    OpeningBarFixture fixture;
    fixture.bar.offer(u"Choose a colour."_s, false);
    CHECK(fixture.button(u"take-black"_s)->isVisible());
    CHECK(fixture.button(u"take-white"_s)->isVisible());
    CHECK_FALSE(fixture.button(u"take-two"_s)->isVisible());
}

TEST_CASE("the focus returns to the board after the choice", "[panels]")
{
    OpeningBarFixture fixture;
    fixture.bar.offer(u"Choose a colour."_s, true);
    fixture.bar.showMessage(u"Place a white stone."_s);
    CHECK(fixture.board.hasFocus());
    fixture.bar.offer(u"Choose a colour."_s, true);
    fixture.bar.dismiss();
    CHECK(fixture.board.hasFocus());
    CHECK(fixture.bar.isHidden());
}

TEST_CASE("repeating a choice does not take the focus again", "[panels]")
{
    OpeningBarFixture fixture;
    fixture.bar.offer(u"Choose a colour."_s, true);
    fixture.board.setFocus();
    fixture.bar.offer(u"Choose a colour."_s, true);
    CHECK(fixture.board.hasFocus());
}
