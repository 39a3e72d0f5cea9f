// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lan_pages/lan_pages.h"
#include "ui/pages/host_page.h"
#include "ui/pages/host_waiting.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

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

TEST_CASE("an open table shows its terms but not its passcode", "[lan-pages]")
{
    HostPage page;
    activate(page);
    HostChoice offered = usual;
    offered.clock = qipan::ClockSetting{300, 3};
    offered.passcode = u"sesame"_s;
    page.showWaiting(offered, {u"10.0.0.1"_s}, 15155);
    const QString words = textOn(page);
    CHECK(
        words.contains(u"Gomoku · Freestyle: five or more · 15 × 15 · you move first · 5 min + 3 s · with a passcode"));
    CHECK(!words.contains(u"sesame"));
    page.showWaiting(usual, {u"10.0.0.1"_s}, 15155);
    CHECK(textOn(page).contains(u"15 × 15 · you move first · no clock · no passcode"));
}

TEST_CASE("an open table of duels shows what is played but nothing of its deal", "[lan-pages]")
{
    HostPage page;
    activate(page);
    HostChoice offered{.game = u"link"_s, .rule = {}, .clock = {}, .duel = qipan::duel::Setup{}};
    offered.duel->deal.seed = 4711;
    offered.duel->bestOf = 3;
    page.showWaiting(offered, {u"10.0.0.1"_s}, 15155);
    CHECK(
        textOn(page).contains(u"Link-match duel · Race · 16 × 10 · best of 3 · hint 5 s, shuffle 10 s · no passcode"));
    CHECK_FALSE(textOn(page).contains(u"4711"));
}

TEST_CASE("an open table waits for nobody while somebody asks to join", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"10.0.0.1"_s}, 15155);
    activate(page);
    CHECK(textOn(page).contains(u"Waiting for a guest"));
    page.waiting().setAsking(u"Mei"_s);
    CHECK_FALSE(textOn(page).contains(u"Waiting for a guest"));
    CHECK(textOn(page).contains(u"Mei asks to join and waits for your answer."));
    page.waiting().setAsking({});
    CHECK(textOn(page).contains(u"Waiting for a guest"));
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

TEST_CASE("a join request is a question that names who asks and from where", "[lan-pages]")
{
    CHECK(describe(JoinRequest{u"Ada & Ben"_s, u"10.0.0.7"_s}) == u"“Ada & Ben” wants to play, from 10.0.0.7.");
    CHECK(letInText(u"Ada & Ben"_s) == u"&Let Ada && Ben in (F8)");
    CHECK(letInText(u"棋"_s.repeated(12)) == u"&Let 棋棋棋棋棋棋棋棋… in (F8)"); // each as wide as two letters
    CHECK(letInText(u"a"_s.repeated(32)) == u"&Let aaaaaaaaaaaaaaaa… in (F8)");
    CHECK(describe(JoinRequest{u"Ben"_s, u"10.0.0.8"_s, true}).contains(u"passcode"));
    CHECK(describe(JoinRequest{u"Ben"_s}) == u"“Ben” wants to play, over the internet.");
}

TEST_CASE("blocked addresses can be unblocked", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"10.0.0.1"_s}, 1);
    activate(page);
    QSignalSpy unblocked{&page.waiting(), &HostWaiting::unblockRequested};
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
}

TEST_CASE("a table is opened to the internet at a chosen broker", "[lan-pages]")
{
    HostPage page;
    page.showWaiting(usual, {u"10.0.0.1"_s}, 1);
    activate(page);
    InternetTable& table = page.waiting().internet();
    const auto visible = [&](const QString& text) {
        const auto buttons = table.findChildren<QPushButton*>();
        return std::ranges::any_of(buttons,
                                   [&](QPushButton* button) { return button->isVisible() && button->text() == text; });
    };
    const auto click = [&](const QString& text) {
        for (QPushButton* button : table.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    };
    QSignalSpy wanted{&table, &InternetTable::setUpRequested};
    CHECK_FALSE(visible(u"Open over the &internet"_s)); // there is no broker yet
    click(u"Set &up a broker…"_s);
    CHECK(wanted.size() == 1);

    QSignalSpy opened{&table, &InternetTable::openRequested};
    table.setBrokers({u"one.example.org"_s, u"two.example.org"_s});
    auto* brokers = table.findChild<QComboBox*>();
    REQUIRE(brokers->isVisible());
    brokers->setCurrentIndex(1);
    table.setBrokers({u"zero.example.org"_s, u"one.example.org"_s, u"two.example.org"_s}); // the choice stays
    click(u"Open over the &internet"_s);
    REQUIRE(opened.size() == 1);
    CHECK(opened[0][0].toInt() == 2);

    const InternetTable::Invitation invitation{.broker = u"two.example.org"_s,
                                               .code = u"7K3M-92QX-0F5T-CDEF"_s,
                                               .spelledCode = u"7 K 3 M, 9 2 Q X"_s,
                                               .link = u"qipan://two.example.org/7K3M-92QX-0F5T-CDEF"_s};
    table.setState(InternetTable::State::Connecting, invitation);
    CHECK(textOn(page).contains(u"Connecting to two.example.org"));
    CHECK_FALSE(textOn(page).contains(invitation.code)); // nobody could join with it yet
    table.setState(InternetTable::State::Open, invitation);
    CHECK(textOn(page).contains(invitation.code));
    CHECK_FALSE(brokers->isVisible());
    click(u"Copy c&ode"_s);
    CHECK(QGuiApplication::clipboard()->text() == invitation.code);
    click(u"Copy li&nk"_s);
    CHECK(QGuiApplication::clipboard()->text() == invitation.link);
    table.setState(InternetTable::State::Away, invitation);
    CHECK(textOn(page).contains(invitation.code)); // it stays
    table.setState(InternetTable::State::Failed, invitation, u"The broker is away."_s);
    CHECK(textOn(page).contains(u"The broker is away."));
    click(u"&Try again"_s);
    CHECK(opened.size() == 2);
}
