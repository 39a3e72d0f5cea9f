#include "app/files/written_files.h"

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

/// Why the bytes of `from` cannot be those of `to`, which then stays as it was.
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
    if (!copy.flush() || !copy.commit()) // as writeFile does
        return copy.errorString();
    return std::nullopt;
}

} // namespace

std::optional<QString> WrittenFiles::keepAside(const QString& path)
{
    if (!QFileInfo{path}.isFile())
        return std::nullopt;
    m_folder = std::make_unique<QTemporaryDir>(); // which nobody else can read
    const FileState state = stateOfFile(path);
    const QString aside = m_folder->filePath(u"before"_qs);
    const auto failure = m_folder->isValid() ? copyInto(path, aside) : std::optional{m_folder->errorString()};
    if (failure)
        return Tr::tr("%1 was not replaced, since what it holds could not be kept for an undo: %2.")
            .arg(QDir::toNativeSeparators(path), *failure);
    m_aside = File{aside, state};
    return std::nullopt;
}

void WrittenFiles::add(const QString& path)
{
    m_written.push_back({path, stateOfFile(path)});
}

std::optional<QString> WrittenFiles::undo()
{
    std::optional<QString> trouble;
    int changed = 0;
    std::erase_if(m_written, [&](const File& written) {
        const bool isThere = QFileInfo::exists(written.path);
        if (isThere && stateOfFile(written.path) != written.state) {
            ++changed;
            return true;
        }
        if (!isThere && !m_aside)
            return true;
        const auto failure = undo(written);
        if (failure)
            trouble = failure;
        return !failure;
    });
    if (changed > 0 && !trouble)
        trouble = Tr::tr("%Ln file(s) were changed after the export, and stay.", nullptr, changed);
    return trouble;
}

std::optional<QString> WrittenFiles::undo(const File& written) const
{
    const QString name = QDir::toNativeSeparators(written.path);
    if (!m_aside) {
        QFile file{written.path};
        return file.remove() ? std::nullopt
                             : std::optional{Tr::tr("%1 cannot be removed: %2.").arg(name, file.errorString())};
    }
    if (const auto failure = copyInto(m_aside->path, written.path))
        return Tr::tr("%1 cannot be written: %2.").arg(name, *failure);
    // An export before this one knows its file by that.
    if (QFile file{written.path}; file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(m_aside->state.changed, QFileDevice::FileModificationTime);
    return std::nullopt;
}

} // namespace qipan::app
