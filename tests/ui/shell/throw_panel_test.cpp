#include "tests/support/catch.h"
#include "ui/panels/hand_button.h"
#include "ui/panels/throw_panel.h"

#include <QPushButton>
#include <QTest>

using namespace qipan;
using namespace qipan::ui;

namespace {

struct Fixture {
    QWidget window;
    ThrowPanel panel{&window};
    QList<int> winners;

    Fixture()
    {
        QObject::connect(&panel, &ThrowPanel::decided, &panel, [this](int winner) { winners += winner; });
        window.show();
        REQUIRE(QTest::qWaitForWindowActive(&window));
    }

    /// The hands that are on show and can be chosen, or have been thrown.
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
    void goOn() const { QTest::keyClick(panel.findChild<QPushButton*>(), Qt::Key_Return); }
};

} // namespace

TEST_CASE("two people choose unseen by each other, then both hands are shown", "[shell]")
{
    Fixture fixture;
    fixture.panel.start(u"A"_qs, u"B"_qs);
    fixture.choose(Hand::Rock);
    CHECK(fixture.hands(true).size() == 3);
    CHECK(fixture.hands(false).isEmpty()); // nothing gives the first choice away
    CHECK(fixture.hands(true).front()->hasFocus());
    fixture.choose(Hand::Paper);
    REQUIRE(fixture.hands(false).size() == 2);
    CHECK(fixture.winners.isEmpty());
    fixture.goOn();
    CHECK(fixture.winners == QList<int>{1});
    CHECK(!fixture.panel.isVisible());
}

TEST_CASE("a tie throws anew", "[shell]")
{
    Fixture fixture;
    QList<Hand> computer{Hand::Scissors, Hand::Paper};
    fixture.panel.start(u"A"_qs, u"Computer"_qs, [&] { return computer.takeFirst(); });
    fixture.choose(Hand::Scissors);
    fixture.goOn();
    CHECK(fixture.winners.isEmpty());
    CHECK(fixture.hands(true).size() == 3);
    fixture.choose(Hand::Scissors);
    fixture.goOn();
    CHECK(fixture.winners == QList<int>{0});
}

TEST_CASE("stopping decides nothing", "[shell]")
{
    Fixture fixture;
    fixture.panel.start(u"A"_qs, u"B"_qs);
    fixture.panel.stop();
    CHECK(!fixture.panel.isVisible());
    CHECK(fixture.winners.isEmpty());
}
