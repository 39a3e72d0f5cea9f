// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/file_state.h"

#include <QFileInfo>

namespace qipan::app {

FileState stateOfFile(const QString& path)
{
    const QFileInfo file{path};
    return file.exists() ? FileState{file.size(), file.lastModified()} : FileState{};
}

} // namespace qipan::app
