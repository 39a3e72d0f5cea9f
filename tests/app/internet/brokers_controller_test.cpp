// SPDX-License-Identifier: GPL-3.0-or-later
// The user's brokers in the window: the dialog from the preferences, its file, and the test of a real broker.
#include "app/internet/broker_store.h"
#include "net/broker/broker_check.h"
#include "tests/app/open_program.h"
#include "tests/net/broker/broker_process.h"
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/brokers/brokers_dialog.h"
#include "ui/pages/preferences_page.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using net::test::BrokerProcess;

namespace {

/// A program whose dialog of brokers was opened from the preferences.
struct BrokersProgram {
    QTemporaryDir folder;
    OpenProgram program{QString{}, folder.path()};
    ui::BrokersDialog* dialog = nullptr;

    BrokersProgram() { open(); }
    void open()
    {
        auto& page = program.window().page<ui::PreferencesPage>();
        if (!page.isVisible())
            program.actions().preferences->trigger();
        page.showGroup(ui::PreferencesPage::Group::Player);
        page.findChild<QPushButton*>(u"brokers"_s)->click();
        dialog = program.window().findChild<ui::BrokersDialog*>();
        REQUIRE(dialog != nullptr);
        REQUIRE(QTest::qWaitForWindowActive(dialog));
    }
    [[nodiscard]] QList<ui::Broker> stored() const { return app::BrokerStore{folder.path(), nullptr}.brokers(); }
    [[nodiscard]] QLineEdit* field(int which) const { return dialog->findChildren<QLineEdit*>().at(which); }
    void press(const QString& text) const
    {
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == text && button->isVisible())
                return button->click();
        }
        FAIL("There is no button " << text.toStdString());
    }
    void type(int which, const QString& text)
    {
        field(which)->setFocus();
        field(which)->selectAll();
        QTest::keyClicks(field(which), text);
        QTest::keyClick(field(which), Qt::Key_Return);
    }
    /// Adds this broker by hand.
    void add(const net::BrokerAccess& access)
    {
        press(u"Add"_s);
        type(0, net::formatBrokerAddress(access.address));
        type(1, access.user);
        type(2, access.password);
        type(3, access.certificates);
    }
    [[nodiscard]] QString shownText() const
    {
        QStringList texts;
        for (const auto* label : dialog->findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(u'\n');
    }
    [[nodiscard]] bool waitForText(const QString& words) const
    {
        return QTest::qWaitFor([&] { return shownText().contains(words); }, 60'000); // servers of names may be slow
    }
};

} // namespace

TEST_CASE("brokers are set up in the dialog that the preferences open", "[brokers]")
{
    BrokersProgram shown;
    CHECK(shown.stored().isEmpty());
    shown.add({{u"broker.example.org"_s, 8883, true}, u"club"_s, u"secret"_s, {}});
    REQUIRE(shown.stored().size() == 1);
    CHECK(shown.stored().front()
          == ui::Broker{.address = u"mqtts://broker.example.org"_s,
                        .user = u"club"_s,
                        .password = u"secret"_s,
                        .certificates = {}});
    shown.type(0, u"BROKER.example.ORG:8884"_s);
    CHECK(shown.stored().front().address == u"mqtts://broker.example.org:8884");
    shown.type(0, u"broker example"_s);
    CHECK(shown.stored().front().address == u"mqtts://broker.example.org:8884");
    CHECK(shown.shownText().contains(u"This is not the address of a broker"));
    shown.type(0, u"me:word@example.org"_s);
    CHECK(shown.shownText().contains(u"does not belong in the address"));
    shown.dialog->close();
    shown.open();
    CHECK(shown.field(0)->text() == u"me:word@example.org"); // to be corrected
    CHECK(shown.shownText().contains(u"does not belong in the address"));
    shown.type(0, u"mqtt://10.0.0.1"_s);
    CHECK(shown.stored().front().address == u"mqtt://10.0.0.1");
    CHECK(shown.shownText().contains(u"not encrypted"));
    shown.type(0, u"mqtt://127.0.0.1"_s);
    CHECK_FALSE(shown.shownText().contains(u"not encrypted"));
    shown.press(u"Remove"_s);
    CHECK(shown.stored().isEmpty());
}

TEST_CASE("the dialog of brokers says what is wrong with their file", "[brokers]")
{
    BrokersProgram shown;
    shown.dialog->close();
    QFile file{shown.folder.filePath(u"brokers.json"_s)};
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(R"({"format":2})") > 0);
    file.close();
    shown.open();
    CHECK(shown.shownText().contains(u"newer version"));
    shown.add({{u"broker.example.org"_s, 8883, true}, {}, {}, {}});
    CHECK(shown.shownText().contains(u"newer version"));
    REQUIRE(file.remove());
    shown.type(1, u"club"_s);
    CHECK_FALSE(shown.shownText().contains(u"newer version"));
    CHECK(shown.stored().size() == 1);
}

TEST_CASE("the test of a broker tells each step that works and how it ended", "[brokers]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    BrokersProgram shown;
    shown.add(broker.encrypted());
    SECTION("with success")
    {
        shown.press(u"Test"_s);
        REQUIRE(shown.waitForText(u"there and back"_s));
        for (const QString& words : {u"can be reached"_s, u"certificate is valid"_s, u"user name and password"_s,
                                     u"receive messages"_s, u"send messages"_s, u"Messages arrive"_s})
            CHECK(shown.shownText().contains(words));
    }
    SECTION("with a wrong password")
    {
        shown.type(2, u"guess"_s);
        shown.press(u"Test"_s);
        REQUIRE(shown.waitForText(u"refuses the login"_s));
        CHECK(shown.shownText().contains(u"certificate is valid"_s));
        CHECK_FALSE(shown.shownText().contains(u"send messages"_s));
    }
    SECTION("without the authority of its certificate")
    {
        shown.type(3, {});
        QTest::keyClick(shown.field(3), Qt::Key_Delete);
        QTest::keyClick(shown.field(3), Qt::Key_Return);
        shown.press(u"Test"_s);
        REQUIRE(shown.waitForText(u"is not valid: it has expired"_s));
        CHECK(shown.shownText().contains(u"can be reached"_s));
    }
    shown.press(u"Test"_s); // it can be tried again
    CHECK(shown.shownText().contains(u"Testing…"));
}

TEST_CASE("a cancelled test of a broker says nothing more", "[brokers]")
{
    // A server that accepts connections and keeps silent.
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost));
    BrokersProgram shown;
    shown.add({{u"127.0.0.1"_s, server.serverPort(), false}, {}, {}, {}});
    shown.press(u"Test"_s);
    SECTION("by its button")
    {
        REQUIRE(shown.waitForText(u"can be reached"_s));
        shown.press(u"Cancel the test"_s);
        CHECK(shown.shownText().contains(u"cancelled"));
    }
    SECTION("by a change")
    {
        shown.type(1, u"club"_s);
    }
    SECTION("by another broker")
    {
        shown.press(u"Add"_s);
    }
    SECTION("by closing the dialog")
    {
        shown.dialog->close();
        shown.open();
    }
    const QString after = shown.shownText();
    CHECK_FALSE(after.contains(u"Testing…"));
    shown.press(u"Test"_s); // the button is back
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(shown.program.window().findChildren<net::BrokerCheck*>().isEmpty());
}
