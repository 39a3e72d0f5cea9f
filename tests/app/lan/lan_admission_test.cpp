// SPDX-License-Identifier: GPL-3.0-or-later
// Joining: the passcode, the question to the host, and the next player after one has left.
#include "tests/app/open_program.h"

#include "app/settings/settings.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/host_page.h"
#include "ui/pages/host_waiting.h"
#include "ui/pages/join_page.h"
#include "ui/pages/match_page.h"
#include "ui/pages/passcode_field.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/player_strip.h"
#include "ui/shell/navigation.h"

#include <QLabel>
#include <QSettings>
#include <QTcpSocket>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

const net::GameTerms plain{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt};

[[nodiscard]] ui::PasscodePrompt& prompt(OpenProgram& guest)
{
    return *guest.window().page<ui::JoinPage>().findChild<ui::PasscodePrompt*>();
}

[[nodiscard]] bool says(QWidget& widget, const QString& words)
{
    const auto labels = widget.findChildren<QLabel*>();
    return std::ranges::any_of(labels,
                               [&](QLabel* label) { return label->isVisible() && label->text().contains(words); });
}

void enterPasscode(OpenProgram& guest, const QString& passcode)
{
    REQUIRE(QTest::qWaitFor([&] { return prompt(guest).isVisible(); }));
    guest.window().activateWindow();
    QTest::keyClicks(guest.window().focusWidget(), passcode);
    guest.press(Qt::Key_Return);
}

} // namespace

TEST_CASE("a wrong passcode is asked for again and the right one admits the guest", "[program]")
{
    OpenProgram host{QString{}};
    OpenProgram guest{QString{}};
    const quint16 port = openTable(host, {.terms = plain, .passcode = u"lotus 88"_s, .acceptAnyone = true});
    guest.lan().join(localAddress(port), net::Role::Play);
    enterPasscode(guest, u"lily"_s);
    REQUIRE(QTest::qWaitFor([&] { return says(prompt(guest), u"passcode"_s) && prompt(guest).isVisible(); }));
    CHECK_FALSE(host.lan().isPlaying());
    enterPasscode(guest, u"lotus 88"_s);
    CHECK(QTest::qWaitFor([&] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }));
    CHECK(guest.window().navigation().page() == Page::Match);
}

TEST_CASE("typing a passcode is not disturbed when the host closes the connection", "[program]")
{
    OpenProgram host{QString{}};
    OpenProgram guest{QString{}};
    const quint16 port = openTable(host, {.terms = plain, .passcode = u"lotus"_s, .acceptAnyone = true});
    guest.lan().join(localAddress(port), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return prompt(guest).isVisible(); }));
    std::array<QTcpSocket, 8> crowd; // eight more that owe a proof: the first connection is closed
    for (QTcpSocket& socket : crowd) {
        socket.connectToHost(QHostAddress::LocalHost, port);
        socket.write(R"({"type":"hello","protocol":1,"name":"Wei","role":"play","client":"","resume":null})"
                     "\n");
        REQUIRE(QTest::qWaitFor([&] { return socket.canReadLine(); }));
    }
    CHECK_FALSE(QTest::qWaitFor([&] { return !prompt(guest).isVisible(); }, 300));
    enterPasscode(guest, u"lotus"_s);
    CHECK(QTest::qWaitFor([&] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }));
}

TEST_CASE("after three wrong passcodes even the right one is rejected", "[program]")
{
    OpenProgram host{QString{}};
    OpenProgram guest{QString{}};
    const quint16 port = openTable(host, {.terms = plain, .passcode = u"lotus"_s, .acceptAnyone = true});
    guest.lan().join(localAddress(port), net::Role::Play);
    for (const QString& passcode : {u"one"_s, u"two"_s, u"three"_s, u"lotus"_s}) {
        enterPasscode(guest, passcode);
        REQUIRE(QTest::qWaitFor([&] { return prompt(guest).isVisible() || guest.lan().isPlaying(); }));
    }
    CHECK_FALSE(guest.lan().isPlaying());
    CHECK(says(prompt(guest), u"minute"_s));
    guest.press(Qt::Key_Escape); // to the list of tables
    CHECK(guest.window().navigation().page() == Page::Join);
    CHECK_FALSE(prompt(guest).isVisible());
    CHECK(guest.window().page<ui::JoinPage>().tables().isVisible());
    guest.press(Qt::Key_Escape);
    CHECK(guest.window().navigation().page() == Page::Home);
}

TEST_CASE("a join request is asked in the window's bar on any page and moves nothing on it", "[program]")
{
    OpenProgram host{QString{}};
    OpenProgram guest{QString{}, {{u"name"_s, u"Lin %2"_s}}};
    const quint16 port = openTable(host, {.terms = plain});
    auto* bar = &host.messageBar();
    const auto places = [&] {
        QCoreApplication::processEvents();
        QList<QRect> all;
        for (const QWidget* each : host.window().page<ui::HostPage>().findChildren<QWidget*>()) {
            if (each->isVisible())
                all << QRect{each->mapTo(&host.window(), QPoint{}), each->size()};
        }
        return all;
    };
    const QList<QRect> before = places();
    CHECK(before.size() > 3);
    guest.lan().join(localAddress(port), net::Role::Play);
    CHECK(guest.window().page<ui::JoinPage>().ownName() == u"Lin %2");
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    CHECK(places() == before);
    CHECK(bar->text().contains(u"Lin %2"));
    CHECK_FALSE(host.lan().isPlaying());

    host.window().navigation().setPage(Page::Home);
    CHECK(bar->isVisible());
    host.actions().host->trigger();
    CHECK(bar->isVisible());
    host.window().messages().answer(ui::MessageQueue::Answer::Decline);
    REQUIRE(QTest::qWaitFor([&] { return says(guest.window().page<ui::JoinPage>(), u"not"_s); }));
    CHECK_FALSE(guest.lan().isPlaying());

    // For a minute after that the same address is not asked about again.
    guest.lan().join(localAddress(port), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return says(guest.window().page<ui::JoinPage>(), u"busy"_s); }));
    CHECK_FALSE(bar->isVisible());

    const quint16 next = openTable(host, {.terms = plain});
    guest.lan().join(localAddress(next), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    QTest::qWait(500); // a question takes no keys at once
    host.press(Qt::Key_F8);
    CHECK(QTest::qWaitFor([&] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }));
    host.window().navigation().setPage(Page::Home);
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("a blocked address stays blocked at the next table until it is unblocked", "[program]")
{
    OpenProgram host{QString{}};
    OpenProgram guest{QString{}};
    quint16 port = openTable(host, {.terms = plain});
    ui::HostPage& page = host.window().page<ui::HostPage>();
    ui::JoinPage& joinPage = guest.window().page<ui::JoinPage>();
    guest.lan().join(localAddress(port), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return host.message(ui::Message::Topic::JoinRequest) != nullptr; }));
    host.window().messages().answer(ui::MessageQueue::Answer::Other);
    REQUIRE(QTest::qWaitFor([&] { return says(joinPage, u"declined"_s); }));
    CHECK(host.message(ui::Message::Topic::JoinRequest) == nullptr);
    CHECK(says(page, u"127.0.0.1"_s));

    port = openTable(host, {.terms = plain, .acceptAnyone = true});
    guest.lan().join(localAddress(port), net::Role::Play);
    CHECK_FALSE(says(joinPage, u"declined"_s));
    REQUIRE(QTest::qWaitFor([&] { return says(joinPage, u"declined"_s); }));
    Q_EMIT page.waiting().unblockRequested(u"127.0.0.1"_s);
    guest.lan().join(localAddress(port), net::Role::Play);
    CHECK(QTest::qWaitFor([&] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }));
}

TEST_CASE("a guest who replaces another starts from a clean state", "[program]")
{
    JoinedPrograms both;
    REQUIRE(both.play({7, 7}));
    both.guest.resign();
    REQUIRE(both.settle());
    both.guest.lan().leave();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying(); }));
    CHECK(both.host.lan().isHost());

    OpenProgram next{QString{}, {{u"name"_s, u"Mei"_s}}};
    next.lan().join(localAddress(both.port()), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isRoundRunning() && next.lan().isRoundRunning(); }));
    CHECK(both.host.match().plies() == 0);
    CHECK(both.host.table().round() == 1);
    for (const ui::PlayerStrip* strip : both.host.window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>()) {
        CHECK_FALSE(strip->state().score);
        CHECK(strip->state().name != u"Lin");
    }
    CHECK_FALSE(both.host.window().page<ui::MatchPage>().chat().history().contains(u"Lin"));
}

TEST_CASE("an address is remembered only after joining it", "[program]")
{
    OpenProgram host{QString{}};
    OpenProgram guest{QString{}};
    const quint16 port = openTable(host, {.terms = plain, .acceptAnyone = true});
    guest.lan().join(u"127.0.0.1:1"_s, net::Role::Play); // nothing listens on this port
    REQUIRE(QTest::qWaitFor([&] { return says(guest.window().page<ui::JoinPage>(), u"127.0.0.1"_s) == false; }));
    guest.lan().join(localAddress(port), net::Role::Play);
    REQUIRE(QTest::qWaitFor([&] { return guest.lan().isRoundRunning(); }));
    guest.lan().leave();
    guest.lan().showJoinPage();
    CHECK(guest.window().page<ui::JoinPage>().addressField().address() == localAddress(port));
}
