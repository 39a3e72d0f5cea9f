// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the desktop plays sounds, asked from a portal on a bus of the test's own.
#include "app/sound/desktop_sounds.h"
#include "tests/support/catch.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QHash>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <chrono>
#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using qipan::app::desktopPlaysSounds;

class FakePortal final : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QHash<QString, QVariant> settings;
    bool answers = true;

public Q_SLOTS:
    QDBusVariant Read(const QString& group, const QString& key) // NOLINT: the portal's name
    {
        if (!answers)
            setDelayedReply(true); // for good
        else if (const QVariant value = settings.value(group + u'/' + key); value.isValid())
            return QDBusVariant{QVariant::fromValue(QDBusVariant{value})};
        else
            sendErrorReply(u"org.freedesktop.portal.Error.NotFound"_s, u"Requested setting not found"_s);
        return {};
    }
};

namespace {

/// Asks on another thread, while this one plays the portal.
[[nodiscard]] bool ask()
{
    auto answer = std::async(std::launch::async, desktopPlaysSounds);
    REQUIRE(QTest::qWaitFor([&] { return answer.wait_for(0ms) == std::future_status::ready; }, 10'000));
    return answer.get();
}

} // namespace

TEST_CASE("sounds are off where those of the desktop are off, and on where it does not say", "[sound]")
{
    const QString program = QStandardPaths::findExecutable(u"dbus-daemon"_s);
    if (program.isEmpty()) {
        WARN("There is no dbus-daemon.");
        return;
    }
    QProcess daemon;
    daemon.start(program, {u"--session"_s, u"--nofork"_s, u"--print-address=1"_s});
    REQUIRE(daemon.waitForReadyRead());
    const QByteArray address = daemon.readAllStandardOutput().trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    CHECK(ask()); // there is no portal

    FakePortal portal;
    QDBusConnection bus = QDBusConnection::connectToBus(QString::fromLatin1(address), u"fake portal"_s);
    REQUIRE(bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal, QDBusConnection::ExportAllSlots));
    REQUIRE(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
    CHECK(ask()); // it knows neither desktop
    const QString gnome = u"org.gnome.desktop.sound/event-sounds"_s;
    const QString kde = u"org.kde.kdeglobals.Sounds/Enable"_s;
    portal.settings = {{gnome, true}};
    CHECK(ask());
    portal.settings = {{gnome, false}};
    CHECK_FALSE(ask());
    portal.settings = {{kde, u"false"_s}};
    CHECK_FALSE(ask());
    portal.settings = {{kde, true}, {gnome, true}};
    CHECK(ask());
    portal.settings = {{gnome, 3}}; // not a switch
    CHECK(ask());
    portal.answers = false;
    QElapsedTimer elapsed;
    elapsed.start();
    CHECK(ask());
    CHECK(elapsed.elapsed() < 8'000);
    daemon.kill();
    daemon.waitForFinished();
    CHECK(ask()); // there is no bus
}

#include "desktop_sounds_test.moc"
