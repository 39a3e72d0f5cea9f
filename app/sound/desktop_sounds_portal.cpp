// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/desktop_sounds.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>

#include <optional>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr int portalTimeout = 1'000; // milliseconds; it may have to be started

/// Reads a boolean setting of the desktop through its portal:
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
[[nodiscard]] std::optional<bool> readSetting(const QDBusConnection& bus, const QString& group, const QString& key)
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, u"/org/freedesktop/portal/desktop"_s,
                                       u"org.freedesktop.portal.Settings"_s, u"Read"_s);
    question << group << key;
    const QDBusMessage reply = bus.call(question, QDBus::Block, portalTimeout);
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
        return std::nullopt;
    QVariant value = reply.arguments().front();
    for (int depth = 0; depth < 2 && value.metaType() == QMetaType::fromType<QDBusVariant>(); ++depth)
        value = value.value<QDBusVariant>().variant(); // "Read" wraps it twice
    const bool isFlag = value.typeId() == QMetaType::Bool || value.typeId() == QMetaType::QString;
    return isFlag ? std::optional{value.toBool()} : std::nullopt;
}

} // namespace

bool desktopPlaysSounds()
{
    const QString name = u"qipan-sounds"_s;
    bool plays = true;
    {
        const QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, name);
        if (bus.isConnected()) {
            plays = readSetting(bus, u"org.gnome.desktop.sound"_s, u"event-sounds"_s).value_or(true)
                && readSetting(bus, u"org.kde.kdeglobals.Sounds"_s, u"Enable"_s).value_or(true);
        }
    }
    QDBusConnection::disconnectFromBus(name);
    return plays;
}

} // namespace qipan::app
