// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/export_writer.h"

#include "app/duel/duel_entry.h"
#include "app/files/record_saving.h"
#include "app/history/history_record.h"
#include "app/record/judgements.h"
#include "app/store/special_file.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

using Kind = ui::ExportChoice::Kind;
using record::RecordFormat;

namespace {

constexpr int longestName = 60;    // characters of the part of a file name that is untrusted text
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

RecordFormat formatOf(Kind kind, std::string_view game)
{
    switch (kind) {
    case Kind::Sgf:
        break;
    case Kind::Ggf:
        return RecordFormat::Ggf;
    case Kind::Psq:
        return RecordFormat::Psq;
    case Kind::Lines:
        return game == record::reversiKey ? RecordFormat::Transcript : RecordFormat::GomokuMoves;
    }
    return RecordFormat::Sgf;
}

ExportWriter::ExportWriter(ui::ExportChoice choice, QString path)
    : m_choice{choice}
    , m_path{std::move(path)}
    , m_file{choice.isFolder ? nullptr : std::make_unique<QSaveFile>(m_path)}
{
}

std::optional<QString> ExportWriter::write(std::span<const ExportedGame> games)
{
    if (!m_file && !QDir{}.mkpath(m_path))
        return tr("Could not create the folder %1.").arg(QDir::toNativeSeparators(m_path));
    if (m_file && isSpecialFile(m_path))
        return tr("%1 is not a regular file.").arg(QDir::toNativeSeparators(m_path));
    if (m_file && !m_file->isOpen() && !m_file->open(QIODevice::WriteOnly))
        return tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(m_path), m_file->errorString());
    for (const ExportedGame& game : games) {
        if (auto failure = writeOne(game))
            return failure;
    }
    return std::nullopt;
}

std::optional<QString> ExportWriter::writeOne(const ExportedGame& exported)
{
    const HistoryEntry& game = exported.game;
    if (game.game == ui::linkKey && m_choice.isFolder)
        return put(game, linesOf(game).toUtf8() + '\n', u"qlink"_s);
    const RecordFormat format = formatOf(m_choice.kind, game.game.toStdString());
    auto record = recordOf(game);
    if (record && exported.analysis)
        writeAnalysis(record.value(), *exported.analysis, game.given, m_choice.hasComments);
    const auto bytes = record ? record::write({&*record, 1}, format)
                              : Result<std::string, record::FormatMismatch>{record::FormatMismatch::WrongGame};
    if (!bytes) {
        ++m_skipped;
        return std::nullopt;
    }
    return put(game, QByteArray::fromStdString(*bytes), suffixFor(format));
}

std::optional<QString> ExportWriter::put(const HistoryEntry& game, const QByteArray& bytes, const QString& suffix)
{
    ++m_written;
    if (!m_file) {
        const QString path = freePath(game, suffix);
        auto failure = writeFile(path, bytes);
        if (!failure)
            m_files->add(path);
        return failure;
    }
    if (m_file->write(bytes) == bytes.size())
        return std::nullopt;
    return tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(m_path), m_file->errorString());
}

QString ExportWriter::freePath(const HistoryEntry& game, const QString& suffix) const
{
    QString name = QString::number(game.id).rightJustified(6, u'0');
    if (game.began != 0)
        name += u' ' + QDateTime::fromMSecsSinceEpoch(game.began).date().toString(Qt::ISODate);
    const QString black = asFileName(ui::onOneLine(game.sides[0].name), longestName);
    const QString white = asFileName(ui::onOneLine(game.sides[1].name), longestName);
    if (!black.isEmpty() || !white.isEmpty())
        name += u' ' + (black.isEmpty() ? u"_"_s : black) + u" - " + (white.isEmpty() ? u"_"_s : white);
    return freePathLike(m_path + u'/' + name + u'.' + suffix);
}

std::optional<QString> ExportWriter::commit()
{
    if (!m_file)
        return std::nullopt;
    if (m_written == 0) { // there is nothing to write
        m_file->cancelWriting();
        return std::nullopt;
    }
    if (auto failure = m_files->backUp(m_path))
        return failure;
    if (!m_file->flush() || !m_file->commit()) // as in writeFile
        return tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(m_path), m_file->errorString());
    m_files->add(m_path);
    return std::nullopt;
}

std::optional<QString> WrittenFiles::backUp(const QString& path)
{
    if (!QFileInfo{path}.isFile())
        return std::nullopt;
    m_folder = std::make_unique<QTemporaryDir>(); // nobody else can read it
    const FileState state = stateOfFile(path);
    const QString aside = m_folder->filePath(u"before"_s);
    const auto failure = m_folder->isValid() ? copyInto(path, aside) : std::optional{m_folder->errorString()};
    if (failure)
        return tr("%1 was not replaced because its content could not be backed up: %2.")
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
        return tr("Could not write %1: %2.").arg(nameOf(path), *failure);
    // An earlier export recognises its file by this time.
    if (QFile file{path}; file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(m_backup->state.changed, QFileDevice::FileModificationTime);
    m_written.clear();
    if (!stays)
        return std::nullopt;
    return tr("%1 was changed after the export and was kept. The file it had replaced is now %2.")
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
        error = tr("Could not remove %1: %2.").arg(QDir::toNativeSeparators(written.path), file.errorString());
        return false;
    });
    if (changed > 0 && !error)
        error = tr("%Ln file(s) were changed after the export and were kept.", nullptr, changed);
    return error;
}

bool WrittenFiles::hasChanged(const File& written)
{
    return QFileInfo::exists(written.path) && stateOfFile(written.path) != written.state;
}

} // namespace qipan::app
