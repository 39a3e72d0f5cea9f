// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/link_start_page.h"

#include "core/link/deal_number.h"
#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/duel_form.h"
#include "ui/widgets/option_card.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

using DuelRival = DuelPreferences::Opponent;

/// What the page asked for last.
struct AskedDuel {
    int count = 0;
    LinkPreferences choice{};
    std::optional<link::DealSetup> deal{};

    explicit AskedDuel(const LinkStartPage& page)
    {
        QObject::connect(&page, &LinkStartPage::duelRequested, &page,
                         [this](const LinkPreferences& wanted, const std::optional<link::DealSetup>& on) {
                             ++count;
                             choice = wanted;
                             deal = on;
                         });
    }
};

void showDuelPage(LinkStartPage& page, const DuelPreferences& duel = {.isChosen = true})
{
    LinkPreferences choice;
    choice.duel = duel;
    page.resize(1'000, 900);
    page.setSizes(LinkStartPage::usualSizes());
    page.setChoice(choice);
    activate(page);
    page.setFocus();
}

QToolButton& buttonOf(const QWidget& page, const QString& text)
{
    for (auto* each : page.findChildren<QToolButton*>()) {
        if (each->text() == text && each->isVisible())
            return *each;
    }
    FAIL("no button " << text.toStdString());
    std::abort();
}

template <typename Field>
Field& fieldOf(const QWidget& page, const QString& label)
{
    for (const QLabel* each : page.findChildren<QLabel*>()) {
        auto* buddy = each->buddy();
        if (auto* field = qobject_cast<Field*>(buddy); field != nullptr && each->text() == label)
            return *field;
    }
    FAIL("no field " << label.toStdString());
    std::abort();
}

bool showsText(const QWidget& page, const QString& text)
{
    return std::ranges::any_of(page.findChildren<QLabel*>(),
                               [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
}

} // namespace

TEST_CASE("a duel against the computer is chosen by clicks and started with Enter", "[lan-pages][duel]")
{
    LinkStartPage page;
    showDuelPage(page);
    const AskedDuel asked{page};
    QTest::mouseClick(&buttonOf(page, u"4"_s), Qt::LeftButton);
    CHECK(showsText(page, u"about every 1.2 s"_s));
    QTest::mouseClick(&buttonOf(page, u"Points"_s), Qt::LeftButton);
    QTest::mouseClick(&buttonOf(page, u"Best of 3"_s), Qt::LeftButton);
    fieldOf<QSpinBox>(page, u"Time of a round:"_s).setValue(7);
    fieldOf<QSpinBox>(page, u"A hint costs:"_s).setValue(0);
    fieldOf<QSpinBox>(page, u"A shuffle costs:"_s).setValue(60);
    press(page, Qt::Key_Return);
    REQUIRE(asked.count == 1);
    CHECK_FALSE(asked.deal);
    CHECK(asked.choice.duel
          == DuelPreferences{.isChosen = true,
                             .opponent = DuelRival::Computer,
                             .level = 4,
                             .rule = duel::Rule::Points,
                             .bestOf = 3,
                             .minutes = 7,
                             .hintSeconds = 0,
                             .shuffleSeconds = 60});
}

TEST_CASE("the page asks for a name, beside Start, before it opens a table of duels", "[lan-pages][duel]")
{
    LinkStartPage page;
    showDuelPage(page);
    const AskedDuel asked{page};
    QTest::mouseClick(&buttonOf(page, u"Friend on the network"_s), Qt::LeftButton);
    CHECK_FALSE(showsText(page, u"about every"_s));
    QPushButton* open = nullptr;
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == u"Open &table")
            open = button;
    }
    REQUIRE(open != nullptr);
    open->click();
    CHECK(asked.count == 0);
    CHECK(showsText(page, u"Enter your name"_s));
    auto& name = fieldOf<QLineEdit>(page, u"&Your name:"_s);
    CHECK(page.focusWidget() == &name);
    QTest::keyClicks(&name, u"Ada"_s);
    CHECK_FALSE(showsText(page, u"Enter your name"_s));
    for (auto* box : page.findChildren<QCheckBox*>()) {
        if (box->text() == u"Let anyone in &without asking")
            box->click();
    }
    QTest::keyClick(&name, Qt::Key_Return);
    CHECK(asked.count == 1);
    CHECK(page.ownName() == u"Ada");
    CHECK(page.table().game == u"link");
    CHECK(page.table().acceptAnyone);
    CHECK(page.table().passcode.isEmpty());
}

TEST_CASE("a deal number starts the duel on that deal, and so does today's deal", "[lan-pages][duel]")
{
    LinkStartPage page;
    const link::DealSetup daily = link::dailyDeal(2026, 11, 28);
    page.setDaily(daily);
    showDuelPage(page);
    const AskedDuel asked{page};
    const link::DealSetup deal{.size = {8, 6}, .seed = 7};
    auto& number = fieldOf<QLineEdit>(page, u"Deal &number:"_s);
    number.setText(QString::fromStdString(link::dealNumber(deal)));
    number.setFocus();
    QTest::keyClick(&number, Qt::Key_Return);
    REQUIRE(asked.count == 1);
    CHECK(asked.deal == deal);
    CHECK(number.text().isEmpty()); // the next start is of a new deal

    number.setText(QString::fromStdString(link::dealNumber(deal)));
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == u"S&tart")
            button->click();
    }
    REQUIRE(asked.count == 2);
    CHECK(asked.deal == deal);

    auto& size = fieldOf<QComboBox>(page, u"Si&ze:"_s);
    const QSize own = size.currentData().toSize();
    auto* today = page.findChild<QCheckBox*>();
    for (auto* box : page.findChildren<QCheckBox*>()) {
        if (box->text() == u"Use today's deal")
            today = box;
    }
    REQUIRE(today->isVisible());
    today->click();
    CHECK(page.isDaily());
    CHECK_FALSE(size.isEnabled());
    CHECK(size.currentData().toSize() == QSize{daily.size.columns, daily.size.rows});
    today->setFocus();
    QTest::keyClick(today, Qt::Key_Return);
    REQUIRE(asked.count == 3);
    CHECK(asked.deal == daily);
    today->click();
    CHECK(size.isEnabled());
    CHECK(size.currentData().toSize() == own);
}

TEST_CASE("nothing moves when a duel, its opponent or its rule is chosen", "[lan-pages][duel]")
{
    LinkStartPage page;
    showDuelPage(page, {});
    const QList<QWidget*> watched{&fieldOf<QComboBox>(page, u"Si&ze:"_s), &fieldOf<QLineEdit>(page, u"Deal &number:"_s),
                                  page.findChildren<OptionCard*>().last()};
    const auto places = [&](const QList<QWidget*>& widgets) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        QList<QPoint> all;
        for (const QWidget* widget : widgets)
            all << widget->mapTo(&page, QPoint{});
        return all;
    };
    const QList<QPoint> before = places(watched);
    page.findChildren<OptionCard*>().last()->click();
    REQUIRE(page.choice().duel.isChosen);
    CHECK(places(watched) == before);

    const QList<QWidget*> rows{&buttonOf(page, u"Points"_s), &buttonOf(page, u"Best of 5"_s),
                               &fieldOf<QSpinBox>(page, u"A shuffle costs:"_s)};
    const QList<QPoint> rowsBefore = places(rows);
    buttonOf(page, u"Friend on the network"_s).click();
    CHECK(places(rows) == rowsBefore);
    buttonOf(page, u"Points"_s).click();
    CHECK(places(rows) == rowsBefore);
    CHECK(places(watched) == before);
}

TEST_CASE("another mode after a duel keeps the duel's choices", "[lan-pages][duel]")
{
    LinkStartPage page;
    const DuelPreferences duel{.isChosen = true, .opponent = DuelRival::Friend, .level = 5, .bestOf = 5};
    showDuelPage(page, duel);
    const auto cards = page.findChildren<OptionCard*>();
    CHECK(cards.last()->isChecked());
    cards.first()->click();
    CHECK(page.choice().gameMode == link::GameMode::Relaxed);
    CHECK_FALSE(page.choice().duel.isChosen);
    CHECK_FALSE(page.findChild<DuelForm*>()->isVisible());
    cards.last()->click();
    CHECK(page.choice().duel == duel);
}
