// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/written_files.h"

#include "app/files/record_saving.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(WrittenFiles)
};

constexpr qint64 atOnce = 1 << 20; // bytes

/// Copies a file; on failure returns the reason, and `to` is unchanged.
[[nodiscard]] std::optional<QString> copyInto(const QString& from, const QString& to)
{
    QFile source{from};
    QSaveFile copy{to};
    if (!source.open(QIODevice::ReadOnly))
        return source.errorString();
    if (!copy.open(QIODevice::WriteOnly))
        return copy.errorString();
    while (!source.atEnd()) {
        const QByteArray part = source.read(atOnce);
        if (part.isEmpty())
            return source.errorString();
        if (copy.write(part) != part.size())
            return copy.errorString();
    }
    if (!copy.flush() || !copy.commit()) // as in writeFile
        return copy.errorString();
    return std::nullopt;
}

} // namespace

std::optional<QString> WrittenFiles::backUp(const QString& path)
{
    if (!QFileInfo{path}.isFile())
        return std::nullopt;
    m_folder = std::make_unique<QTemporaryDir>(); // nobody else can read it
    const FileState state = stateOfFile(path);
    const QString aside = m_folder->filePath(u"before"_qs);
    const auto failure = m_folder->isValid() ? copyInto(path, aside) : std::optional{m_folder->errorString()};
    if (failure)
        return Tr::tr("%1 was not replaced because its content could not be backed up: %2.")
            .arg(QDir::toNativeSeparators(path), *failure);
    m_backup = File{aside, state};
    return std::nullopt;
}

void WrittenFiles::add(const QString& path)
{
    m_written.push_back({path, stateOfFile(path)});
}

std::optional<QString> WrittenFiles::undo()
{
    return m_backup ? putBack() : remove();
}

std::optional<QString> WrittenFiles::putBack()
{
    if (m_written.empty())
        return std::nullopt;
    const auto nameOf = [](const QString& path) { return QDir::toNativeSeparators(path); };
    const File written = m_written.front();
    const bool stays = hasChanged(written);
    const QString path = stays ? freePathLike(written.path) : written.path;
    if (const auto failure = copyInto(m_backup->path, path))
        return Tr::tr("Could not write %1: %2.").arg(nameOf(path), *failure);
    // An earlier export recognises its file by this time.
    if (QFile file{path}; file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(m_backup->state.changed, QFileDevice::FileModificationTime);
    m_written.clear();
    if (!stays)
        return std::nullopt;
    return Tr::tr("%1 was changed after the export and was kept. The file it had replaced is now %2.")
        .arg(nameOf(written.path), nameOf(path));
}

std::optional<QString> WrittenFiles::remove()
{
    std::optional<QString> error;
    int changed = 0;
    std::erase_if(m_written, [&](const File& written) {
        if (!QFileInfo::exists(written.path))
            return true;
        if (hasChanged(written)) {
            ++changed;
            return true;
        }
        QFile file{written.path};
        if (file.remove())
            return true;
        error = Tr::tr("Could not remove %1: %2.").arg(QDir::toNativeSeparators(written.path), file.errorString());
        return false;
    });
    if (changed > 0 && !error)
        error = Tr::tr("%Ln file(s) were changed after the export and were kept.", nullptr, changed);
    return error;
}

bool WrittenFiles::hasChanged(const File& written)
{
    return QFileInfo::exists(written.path) && stateOfFile(written.path) != written.state;
}

} // namespace qipan::app
