// SPDX-License-Identifier: GPL-3.0-or-later
// Whole programs that meet at a real Mosquitto: by code and by link, from the buttons of the host's page on.
#include "app/internet/broker_store.h"
#include "net/broker/broker_table.h"
#include "net/broker/invitation.h"
#include "net/host.h"
#include "tests/app/open_program.h"
#include "tests/net/broker/broker_process.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/pages/match_page.h"
#include "ui/panels/player_strip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using net::test::BrokerProcess;

namespace {

constexpr int patience = 30'000; // milliseconds: a broker starts, or comes back

const net::GameTerms plainGomoku{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt};

/// A data folder in which this broker is stored.
class Folder {
public:
    explicit Folder(const net::BrokerAccess& access)
    {
        declineLessons(m_folder.path());
        app::BrokerStore store{m_folder.path(), nullptr};
        REQUIRE(store.setBrokers({{.address = net::formatBrokerAddress(access.address),
                                   .user = access.user,
                                   .password = access.password,
                                   .certificates = {}}}));
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] bool isShown(const QWidget& page, const QString& words)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
}

/// Opens the table of this program to the internet by its page; returns what friends need.
[[nodiscard]] net::Invitation openOverInternet(OpenProgram& host)
{
    QSignalSpy ready{&host.lan(), &app::LanController::codeReady};
    pressButton(host.window().page<ui::HostPage>(), u"Open over the &internet"_s);
    REQUIRE(QTest::qWaitFor([&] { return ready.size() == 1; }, patience));
    pressButton(host.window().page<ui::HostPage>(), u"Copy li&nk"_s);
    const auto invitation = net::parseInvitation(QGuiApplication::clipboard()->text());
    REQUIRE(invitation);
    CHECK(ready.front().front().toString() == invitation->code.text());
    return *invitation;
}

/// Returns what the strip of the opponent says beside the name.
[[nodiscard]] QString detailOfPeer(OpenProgram& program)
{
    const auto strips = program.window().page<ui::MatchPage>().findChildren<ui::PlayerStrip*>();
    QStringList details;
    for (const ui::PlayerStrip* strip : strips)
        details << strip->state().detail;
    return details.join(QString{});
}

[[nodiscard]] bool isPlayingOverInternet(OpenProgram& program)
{
    return detailOfPeer(program) == u"over the internet, encrypted";
}

[[nodiscard]] bool playTogether(OpenProgram& host, OpenProgram& guest)
{
    return QTest::qWaitFor([&] { return host.lan().isRoundRunning() && guest.lan().isRoundRunning(); }, patience);
}

} // namespace

TEST_CASE("friends play over the internet with a code", "[program][broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const Folder hostFolder{broker.plain()};
    const Folder guestFolder{broker.plain()};
    OpenProgram host{QString{}, hostFolder.path()};
    OpenProgram guest{QString{}, guestFolder.path()};
    static_cast<void>(openTable(host, {.terms = plainGomoku}));
    const net::Invitation invitation = openOverInternet(host);
    pressButton(host.window().page<ui::HostPage>(), u"Copy c&ode"_s);
    CHECK(QGuiApplication::clipboard()->text() == invitation.code.text());
    CHECK(isShown(host.window().page<ui::HostPage>(), invitation.code.text()));

    guest.preferences().change([](ui::Preferences& preferences) { preferences.name = u"Lin"_s; });
    guest.lan().showJoinPage(invitation.code.text().toLower());
    pressButton(guest.window().page<ui::JoinPage>(), u"&Join"_s);
    REQUIRE(QTest::qWaitFor([&] { return host.message(ui::Message::Topic::JoinRequest) != nullptr; }, patience));
    const ui::Message& question = *host.message(ui::Message::Topic::JoinRequest);
    CHECK(question.text == u"“Lin” wants to play, over the internet.");
    CHECK(question.other.isEmpty()); // there is no address to block
    host.press(Qt::Key_F8);
    REQUIRE(playTogether(host, guest));
    CHECK(isPlayingOverInternet(host));
    CHECK(isPlayingOverInternet(guest));
    QGuiApplication::clipboard()->clear();
    REQUIRE(host.actions().copyInvitation->isEnabled());
    host.actions().copyInvitation->trigger();
    CHECK(QGuiApplication::clipboard()->text() == net::invitationLink(invitation));
    CHECK_FALSE(guest.actions().copyInvitation->isEnabled());
    host.playByKeys(host.board(), {7, 7});
    CHECK(QTest::qWaitFor([&] { return guest.match().game().plies().size() == 1; }));
    // A code is for one table; it is not among the addresses to join again.
    guest.lan().leave();
    guest.lan().showJoinPage();
    CHECK(guest.window().page<ui::JoinPage>().addressField().address().isEmpty());
}

TEST_CASE("an invitation link fills the page and connects only when the user agrees", "[program][broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const Folder hostFolder{broker.plain()};
    const Folder guestFolder{broker.plain()};
    OpenProgram host{QString{}, hostFolder.path()};
    OpenProgram guest{QString{}, guestFolder.path()};
    static_cast<void>(openTable(host, {.terms = plainGomoku, .acceptAnyone = true}));
    const QString link = net::invitationLink(openOverInternet(host));
    guest.preferences().change([](ui::Preferences& preferences) { preferences.name = u"Lin"_s; });
    guest.lan().showJoinPage(link);
    CHECK(guest.window().page<ui::JoinPage>().addressField().address() == link);
    // Another guest comes and goes meanwhile, so this one would have been there.
    {
        const Folder otherFolder{broker.plain()};
        OpenProgram other{QString{}, otherFolder.path()};
        other.lan().join(link, net::Role::Play);
        REQUIRE(playTogether(host, other));
    }
    REQUIRE(QTest::qWaitFor([&] { return !host.lan().isPlaying(); }, patience));
    CHECK_FALSE(guest.lan().isPlaying());
    pressButton(guest.window().page<ui::JoinPage>(), u"&Join"_s);
    REQUIRE(playTogether(host, guest));
    CHECK(guest.lan().peerTable()->seating().peerName == host.lan().peerTable()->seating().ownName);
}

TEST_CASE("a broker that was away is tried again with the same code", "[program][broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const Folder folder{broker.plain()};
    broker.stop();
    OpenProgram host{QString{}, folder.path()};
    static_cast<void>(openTable(host, {.terms = plainGomoku}));
    QSignalSpy failed{&host.lan(), &app::LanController::internetFailed};
    pressButton(host.window().page<ui::HostPage>(), u"Open over the &internet"_s);
    REQUIRE(QTest::qWaitFor([&] { return failed.size() == 1; }, patience));
    CHECK(isShown(host.window().page<ui::HostPage>(), u"cannot be reached"_s));
    REQUIRE(broker.start());
    QSignalSpy ready{&host.lan(), &app::LanController::codeReady};
    pressButton(host.window().page<ui::HostPage>(), u"&Try again"_s);
    pressButton(host.window().page<ui::HostPage>(), u"Stop tr&ying"_s);
    pressButton(host.window().page<ui::HostPage>(), u"Open over the &internet"_s);
    CHECK(QTest::qWaitFor([&] { return ready.size() == 1; }, patience));
}

TEST_CASE("both continue a saved game over the internet with the code of then", "[program][broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const Folder hostFolder{broker.plain()};
    const Folder guestFolder{broker.plain()};
    QString code;
    {
        OpenProgram host{QString{}, hostFolder.path()};
        OpenProgram guest{QString{}, guestFolder.path()};
        static_cast<void>(openTable(host, {.terms = plainGomoku, .acceptAnyone = true}));
        const net::Invitation invitation = openOverInternet(host);
        code = invitation.code.text();
        guest.lan().join(code, net::Role::Play);
        REQUIRE(playTogether(host, guest));
        host.playByKeys(host.board(), {7, 7});
        REQUIRE(QTest::qWaitFor([&] { return guest.match().game().plies().size() == 1; }));
        guest.lan().saveAndLeave();
        host.lan().saveAndLeave();
    }
    OpenProgram host{QString{}, hostFolder.path()};
    OpenProgram guest{QString{}, guestFolder.path()};
    QSignalSpy ready{&host.lan(), &app::LanController::codeReady};
    host.lan().hostOrResume({.terms = plainGomoku});
    guest.lan().joinOrResume(code, {});
    REQUIRE(QTest::qWaitFor([&] { return ready.size() == 1; }, patience));
    CHECK(ready.front().front().toString() == code);
    REQUIRE(playTogether(host, guest));
    CHECK(QTest::qWaitFor([&] { return guest.match().game().plies().size() == 1; }, patience));
}

TEST_CASE("a broker that is away for a while costs nobody time on the clock", "[program][broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    using namespace std::chrono_literals;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const Folder hostFolder{broker.plain()};
    const Folder guestFolder{broker.plain()};
    OpenProgram host{QString{}, hostFolder.path()};
    OpenProgram guest{QString{}, guestFolder.path()};
    net::GameTerms terms = plainGomoku;
    terms.clock = ClockSetting{60, 0};
    static_cast<void>(openTable(host, {.terms = terms, .acceptAnyone = true}));
    guest.lan().join(net::invitationLink(openOverInternet(host)), net::Role::Play);
    REQUIRE(playTogether(host, guest));
    host.playByKeys(host.board(), {7, 7});
    REQUIRE(QTest::qWaitFor([&] { return guest.match().game().plies().size() == 1; }));

    broker.stop();
    REQUIRE(QTest::qWaitFor([&] { return detailOfPeer(guest) == u"no answer at present"; }));
    CHECK(QTest::qWaitFor([&] { return detailOfPeer(host) == u"no answer at present"; }));
    QTest::qWait(3000);
    guest.playByKeys(guest.board(), {8, 8});
    REQUIRE(broker.start());
    REQUIRE(QTest::qWaitFor([&] { return host.match().game().plies().size() == 2; }, patience));
    CHECK(QTest::qWaitFor([&] { return isPlayingOverInternet(host) && isPlayingOverInternet(guest); }));
    CHECK(host.table().clock()->left().white > 58s);
    CHECK(host.lan().isRoundRunning());
}

TEST_CASE("a link to a broker without encryption is followed only after a question", "[program]")
{
    OpenProgram guest{QString{}, {{u"name"_s, u"Lin"_s}}};
    const QString link = u"qipan://192.0.2.1/0123-4567-89AB-CDEF?plain"_s; // an address for documentation
    guest.lan().showJoinPage(link);
    ui::JoinPage& page = guest.window().page<ui::JoinPage>();
    pressButton(page, u"&Join"_s);
    REQUIRE(QTest::qWaitFor([&] { return isShown(page, u"192.0.2.1 of this link is not encrypted"_s); }));
    pressButton(page, u"&Cancel"_s);
    CHECK_FALSE(isShown(page, u"192.0.2.1"_s));
    CHECK(page.isVisible());
    pressButton(page, u"&Join"_s);
    REQUIRE(QTest::qWaitFor([&] { return isShown(page, u"192.0.2.1 of this link is not encrypted"_s); }));
    pressButton(page, u"Continue with&out encryption"_s);
    CHECK(isShown(page, u"Looking for the table at 192.0.2.1"_s));
}
