// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/data_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryFile>

namespace qipan::app {

namespace {

/// By writing, because permissions do not tell it on Windows and on read-only media.
[[nodiscard]] bool canWrite(const QString& folder)
{
    return QTemporaryFile{folder + u"/write-test-XXXXXX"}.open();
}

} // namespace

QString programFolder(const QString& executable)
{
    const QFileInfo program{QFileInfo{executable}.canonicalFilePath()};
    // While an AppImage runs, its content is mounted at APPDIR. A program that it starts inherits both variables.
    const QFileInfo mounted{qEnvironmentVariable("APPDIR")};
    const QFileInfo image{qEnvironmentVariable("APPIMAGE")};
    if (image.isFile() && mounted.isDir() && program.filePath().startsWith(mounted.canonicalFilePath() + u'/'))
        return image.canonicalPath();
    constexpr QStringView inBundle = u"/Contents/MacOS";
    const QString folder = program.path();
    if (folder.endsWith(QString{u".app" + inBundle.toString()}))
        return QFileInfo{folder.chopped(inBundle.size())}.path();
    return folder;
}

DataFolder dataFolder(const QString& wanted, const QString& programFolder)
{
    DataFolder found;
    const QString portable = programFolder + u"/data";
    if (!wanted.isEmpty())
        found.path = wanted;
    else if (const QFileInfo there{portable}; there.exists() || there.isSymLink()) // also a file or a broken link
        (canWrite(portable) ? found.path : found.unwritable) = portable;
    if (found.path.isEmpty())
        found.path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir{}.mkpath(found.path);
    found.path = QDir{found.path}.absolutePath();
    return found;
}

} // namespace qipan::app
