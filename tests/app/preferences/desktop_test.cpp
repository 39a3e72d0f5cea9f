// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop wants of programs, asked from a portal on a bus of the test's own.
#include "app/base/desktop.h"
#include "tests/app/open_program.h"
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
using namespace qipan;
using qipan::ui::DesktopSettings;

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
[[nodiscard]] DesktopSettings ask()
{
    auto answer = std::async(std::launch::async, app::readDesktop);
    REQUIRE(QTest::qWaitFor([&] { return answer.wait_for(0ms) == std::future_status::ready; }, 10'000));
    return answer.get();
}

/// The bus of the session, with a portal.
struct PortalBus {
    QProcess daemon;
    FakePortal portal;
    QByteArray address;

    /// Returns false if there is no program for it.
    [[nodiscard]] bool start()
    {
        const QString program = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        if (program.isEmpty()) {
            WARN("There is no dbus-daemon.");
            return false;
        }
        daemon.start(program, {u"--session"_s, u"--nofork"_s, u"--print-address=1"_s});
        REQUIRE(daemon.waitForReadyRead());
        address = daemon.readAllStandardOutput().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        return true;
    }

    void openPortal()
    {
        const QString name = QString::fromLatin1(address);
        if (QDBusConnection{name}.isConnected())
            return;
        QDBusConnection bus = QDBusConnection::connectToBus(name, name);
        REQUIRE(bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal, QDBusConnection::ExportAllSlots));
        REQUIRE(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
    }

    void stop()
    {
        QDBusConnection::disconnectFromBus(QString::fromLatin1(address));
        daemon.kill();
        daemon.waitForFinished();
    }

    ~PortalBus() { stop(); }
};

/// One for all tests: the library keeps the address that it was told first. Null if there is no program for it.
[[nodiscard]] PortalBus* portalBus()
{
    static PortalBus bus;
    static const bool isThere = bus.start();
    bus.portal.settings.clear();
    bus.portal.answers = true;
    return isThere ? &bus : nullptr;
}

const QString gnomeAnimation = u"org.gnome.desktop.interface/enable-animations"_s;
const QString contrast = u"org.freedesktop.appearance/contrast"_s;

} // namespace

TEST_CASE("the settings of the desktop are those of its portal, and the usual ones where it does not say",
          "[preferences]")
{
    const DesktopSettings usual;
    PortalBus* bus = portalBus();
    if (bus == nullptr)
        return;
    CHECK(ask() == usual); // there is no portal
    bus->openPortal();
    CHECK(ask() == usual); // it knows neither desktop
    struct Row {
        QString key;
        QVariant value;
        DesktopSettings expected;
    };
    const QString gnomeSounds = u"org.gnome.desktop.sound/event-sounds"_s;
    const QString kdeSounds = u"org.kde.kdeglobals.Sounds/Enable"_s;
    const QString kdeAnimation = u"org.kde.kdeglobals.KDE/AnimationDurationFactor"_s;
    const QString gnomeContrast = u"org.gnome.desktop.a11y.interface/high-contrast"_s;
    const QString motion = u"org.freedesktop.appearance/reduced-motion"_s;
    for (const Row& row : std::initializer_list<Row>{
             {gnomeSounds, true, usual},
             {gnomeSounds, false, {.sounds = false}},
             {gnomeSounds, 3, usual}, // not a switch
             {kdeSounds, u"false"_s, {.sounds = false}},
             {kdeSounds, true, usual},
             {gnomeAnimation, true, usual},
             {gnomeAnimation, false, {.animation = false}},
             {motion, 0U, usual},
             {motion, 1U, {.animation = false}},
             {kdeAnimation, u"0"_s, {.animation = false}},
             {kdeAnimation, u"0.5"_s, usual},
             {kdeAnimation, u"fast"_s, usual},
             {contrast, 0U, usual},
             {contrast, 1U, {.highContrast = true}},
             {gnomeContrast, true, {.highContrast = true}},
         }) {
        bus->portal.settings = {{row.key, row.value}};
        CAPTURE(row.key.toStdString(), row.value.toString().toStdString());
        CHECK(ask() == row.expected);
    }
    bus->portal.answers = false;
    QElapsedTimer elapsed;
    elapsed.start();
    CHECK(ask() == usual);
    CHECK(elapsed.elapsed() < 8'000);
}

TEST_CASE("the program follows the contrast and the animations of the desktop while it runs", "[preferences][program]")
{
    PortalBus* bus = portalBus();
    if (bus == nullptr)
        return;
    bus->openPortal();
    tests::OpenProgram program{u"gomoku"_s, {{u"view/animation"_s, true}}};
    const auto isHigh = [] { return ui::isHighContrast(QApplication::palette()); };
    const auto changeDesktop = [&](const QHash<QString, QVariant>& settings) {
        bus->portal.settings = settings;
        QCoreApplication::postEvent(&program.window(), new QEvent{QEvent::ThemeChange});
    };
    changeDesktop({{contrast, 1U}});
    REQUIRE(QTest::qWaitFor(isHigh));
    CHECK(program.board().theme().highContrast);
    CHECK(program.board().options().animation);
    changeDesktop({{gnomeAnimation, false}});
    REQUIRE(QTest::qWaitFor([&] { return !isHigh() && !program.board().options().animation; }));
    CHECK_FALSE(program.board().theme().highContrast);
    program.preferences().change([](ui::Preferences& now) {
        now.colorMode = ui::ColorMode::HighContrast;
        now.animation = ui::Switch::On;
    });
    CHECK(isHigh());
    CHECK(program.board().options().animation);
    ui::applyTheme(ui::makeTheme(ui::Look::Plain, false));
}

TEST_CASE("a desktop without a bus has the usual settings", "[preferences]")
{
    if (PortalBus* bus = portalBus()) {
        bus->stop();
        CHECK(ask() == DesktopSettings{});
    }
}

#include "desktop_test.moc"
