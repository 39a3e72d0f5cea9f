// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>

namespace qipan::app {

/// Returns the files of a folder with a suffix ("md", in any case), by name. QDir's name filters would do the same with
/// QRegularExpression, which only the window's thread may use (docs/architecture.md).
[[nodiscard]] inline QFileInfoList filesWithSuffix(const QString& folder, const QString& suffix,
                                                   QDir::Filters filters = QDir::Files)
{
    QFileInfoList files = QDir{folder}.entryInfoList(filters, QDir::Name);
    files.removeIf([&](const QFileInfo& file) { return file.suffix().compare(suffix, Qt::CaseInsensitive) != 0; });
    return files;
}

} // namespace qipan::app
