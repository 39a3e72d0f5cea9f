// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_file.h"

#include "app/store/special_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QThread>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

[[nodiscard]] QString lockOf(const QString& path)
{
    return path + u".lock";
}

/// Returns whether a file, a folder or a link is there.
[[nodiscard]] bool isTaken(const QString& path)
{
    const QFileInfo file{path};
    return file.exists() || file.isSymLink();
}

/// Returns `path`, or a path where nothing can be stored if QSettings would wait for ever or write elsewhere.
[[nodiscard]] QString usablePath(const QString& path)
{
    const QString lock = lockOf(path);
    const bool isUsable = !isSpecialFile(path) && !QFileInfo{path}.isDir() && !isSpecialFile(lock)
        && (!QFileInfo{lock}.isDir() || QDir{}.rmdir(lock));
    return isUsable ? path : QCoreApplication::applicationFilePath() + u"/none"; // the program is no folder
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
    if (removeStaleLock() && !isSpecialFile(fileName()))
        QSettings::sync();
}

bool SettingsFile::event(QEvent* event)
{
    if (event->type() != QEvent::UpdateRequest)
        return QSettings::event(event);
    sync();
    return true;
}

/// A process holds the lock for milliseconds, while it writes. Returns false if the lock stays.
bool SettingsFile::removeStaleLock() const
{
    constexpr int longestLockMs = 400;
    constexpr int pauseMs = 10;
    const QString lock = lockOf(fileName());
    QElapsedTimer timer;
    timer.start();
    while (isTaken(lock)) {
        if (timer.elapsed() > longestLockMs)
            return QFile::remove(lock) || QDir{}.rmdir(lock);
        QThread::msleep(pauseMs);
    }
    return true;
}

} // namespace qipan::app
