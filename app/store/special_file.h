// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>

namespace qipan::app {

/// Whether a path leads, also by links, to a pipe, a device or a socket. Such a file must not be opened: reading may
/// block for ever, and writing would reach the device or put a file in its place.
[[nodiscard]] inline bool isSpecialFile(const QString& path)
{
    const QFileInfo file{path};
    if (!file.exists())
        return file.symLinkTarget().startsWith(QLatin1String{"/dev/"}); // writing would put a file there
    return !file.isFile() && !file.isDir();
}

} // namespace qipan::app
