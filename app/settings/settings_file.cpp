// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_file.h"

#include "app/store/special_file.h"

#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QThread>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// A path below a special file, where nothing can be stored, is as good as no file.
[[nodiscard]] QString usablePath(const QString& path)
{
    for (const QString& each : {path, QString{path + u".lock"}}) {
        if (isSpecialFile(each))
            return each + u"/none";
    }
    return path;
}

} // namespace

SettingsFile::SettingsFile(const QString& path)
    : QSettings{usablePath(path), QSettings::IniFormat}
    , m_isStored{usablePath(path) == path}
{
}

SettingsFile::~SettingsFile()
{
    removeStaleLock();
}

void SettingsFile::sync()
{
    removeStaleLock();
    if (!isSpecialFile(fileName()))
        QSettings::sync();
}

bool SettingsFile::event(QEvent* event)
{
    if (event->type() != QEvent::UpdateRequest)
        return QSettings::event(event);
    sync();
    return true;
}

/// A process holds the lock for milliseconds, while it writes.
void SettingsFile::removeStaleLock() const
{
    constexpr int longestLockMs = 400;
    constexpr int pauseMs = 10;
    const QString lock = fileName() + u".lock"_s;
    QElapsedTimer timer;
    timer.start();
    while (QFile::exists(lock)) {
        if (timer.elapsed() > longestLockMs) {
            (void)(QFile::remove(lock) || QDir{}.rmdir(lock));
            return;
        }
        QThread::msleep(pauseMs);
    }
}

} // namespace qipan::app
