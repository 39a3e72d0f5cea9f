// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/recent_files.h"

#include "ui/files/recent_menu.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace qipan::app {

RecentFiles::RecentFiles(ui::RecentMenu& menu, Settings& settings, QObject* parent)
    : QObject{parent}
    , m_menu{menu}
    , m_settings{settings}
    , m_missingTask{*this}
{
    m_menu.setPaths(m_settings.recentFiles());
    connect(&m_menu, &ui::RecentMenu::chosen, this, &RecentFiles::chosen);
    connect(&m_menu, &ui::RecentMenu::clearRequested, this, [this] { set({}); });
    connect(&m_menu, &QMenu::aboutToShow, this, &RecentFiles::findMissing);
}

void RecentFiles::set(const QStringList& paths)
{
    m_settings.setRecentFiles(paths);
    m_menu.setPaths(m_settings.recentFiles());
}

void RecentFiles::remember(const QString& path)
{
    const QString whole = QFileInfo{path}.absoluteFilePath();
    QStringList paths = m_settings.recentFiles();
    paths.removeAll(whole);
    paths.prepend(whole);
    set(paths);
}

void RecentFiles::forget(const QString& path)
{
    QStringList paths = m_settings.recentFiles();
    if (paths.removeAll(QFileInfo{path}.absoluteFilePath()) > 0)
        set(paths);
}

QString RecentFiles::folder() const
{
    const QStringList paths = m_settings.recentFiles();
    return paths.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                           : QFileInfo{paths.front()}.absolutePath();
}

void RecentFiles::findMissing()
{
    // A network drive may not respond, so the menu opens without waiting.
    m_missingTask.start(
        [this, paths = m_settings.recentFiles()](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
            QStringList missing;
            for (const QString& path : paths) {
                if (!stop && !QFileInfo::exists(path))
                    missing << path;
            }
            return [this, missing] { m_menu.setMissing(missing); };
        });
}

} // namespace qipan::app
