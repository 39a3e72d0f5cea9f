// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::app {

/// The folder of the settings and games.
struct DataFolder {
    QString path;       ///< absolute; created if that was possible
    QString unwritable; ///< the portable folder, if it exists but cannot be written; empty otherwise
};

/// Returns the folder where users see the program with this executable file: the one of an application bundle of macOS
/// or of an AppImage, or simply that of the file, with links resolved.
[[nodiscard]] QString programFolder(const QString& executable);

/// Decides on the data folder: `wanted` if it is not empty; otherwise the portable folder, which is a folder `data` in
/// `programFolder`, if it exists and can be written; otherwise the system's place for data. Nobody gets a portable
/// folder by accident: the program never creates one, and users cannot write to the folders of system packages.
[[nodiscard]] DataFolder dataFolder(const QString& wanted, const QString& programFolder);

} // namespace qipan::app
