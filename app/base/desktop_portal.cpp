// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/desktop.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QFileInfo>
#include <QThread>

using namespace Qt::StringLiterals;

namespace qipan::app {
namespace {

/// The settings of the desktop in its portal:
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
class Portal {
public:
    explicit Portal(const QDBusConnection& bus)
        : m_bus{bus}
    {
    }

    [[nodiscard]] bool readFlag(const QString& group, const QString& key, bool fallback)
    {
        const QVariant value = read(group, key);
        const bool isFlag = value.typeId() == QMetaType::Bool || value.typeId() == QMetaType::QString;
        return isFlag ? value.toBool() : fallback;
    }

    /// 0 if there is no such number.
    [[nodiscard]] uint readNumber(const QString& group, const QString& key) { return read(group, key).toUInt(); }

    /// Invalid if there is none.
    [[nodiscard]] QVariant read(const QString& group, const QString& key)
    {
        constexpr int timeout = 1'000; // milliseconds; the portal may have to be started
        if (m_isSilent)
            return {};
        QDBusMessage question =
            QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, u"/org/freedesktop/portal/desktop"_s,
                                           u"org.freedesktop.portal.Settings"_s, u"Read"_s);
        question << group << key;
        const QDBusMessage reply = m_bus.call(question, QDBus::Block, timeout);
        m_isSilent = reply.errorName() == u"org.freedesktop.DBus.Error.NoReply";
        if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
            return {};
        QVariant value = reply.arguments().front();
        for (int depth = 0; depth < 2 && value.metaType() == QMetaType::fromType<QDBusVariant>(); ++depth)
            value = value.value<QDBusVariant>().variant(); // "Read" wraps it twice
        return value;
    }

private:
    QDBusConnection m_bus;
    bool m_isSilent = false; ///< it does not answer in time
};

/// KDE writes how long its animations take, as a factor.
[[nodiscard]] bool animatesKde(Portal& portal)
{
    bool isNumber = false;
    const double factor =
        portal.read(u"org.kde.kdeglobals.KDE"_s, u"AnimationDurationFactor"_s).toString().toDouble(&isNumber);
    return !isNumber || factor > 0;
}

[[nodiscard]] ui::DesktopSettings readFrom(Portal portal)
{
    const QString standard = u"org.freedesktop.appearance"_s;
    return {.sounds = portal.readFlag(u"org.gnome.desktop.sound"_s, u"event-sounds"_s, true)
                && portal.readFlag(u"org.kde.kdeglobals.Sounds"_s, u"Enable"_s, true),
            .animation = portal.readNumber(standard, u"reduced-motion"_s) == 0
                && portal.readFlag(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, true)
                && animatesKde(portal),
            .highContrast = portal.readNumber(standard, u"contrast"_s) != 0
                || portal.readFlag(u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s, false)};
}

/// The library would start a bus where there is none.
[[nodiscard]] bool hasBus()
{
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
        || (!folder.isEmpty() && QFileInfo::exists(folder + u"/bus"));
}

} // namespace

ui::DesktopSettings readDesktop()
{
    if (!hasBus())
        return {};
    // Another thread may still be asking.
    const QString name = u"qipan-desktop-%1"_s.arg(reinterpret_cast<quintptr>(QThread::currentThreadId()));
    ui::DesktopSettings settings;
    {
        const QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, name);
        if (bus.isConnected())
            settings = readFrom(Portal{bus});
    }
    QDBusConnection::disconnectFromBus(name);
    return settings;
}

} // namespace qipan::app
