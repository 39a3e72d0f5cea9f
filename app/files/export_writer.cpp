// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/export_writer.h"

#include "app/files/record_saving.h"
#include "app/history/history_record.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <utility>

namespace qipan::app {

namespace {

using Kind = ui::ExportChoice::Kind;
using record::RecordFormat;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(ExportWriter)
};

constexpr int longestName = 60; // characters of the part of a file name that is untrusted text

[[nodiscard]] RecordFormat formatOf(Kind kind, std::string_view game)
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

[[nodiscard]] QString suffixOf(Kind kind)
{
    switch (kind) {
    case Kind::Sgf:
        break;
    case Kind::Ggf:
        return u"ggf"_qs;
    case Kind::Psq:
        return u"psq"_qs;
    case Kind::Lines:
        return u"txt"_qs;
    }
    return u"sgf"_qs;
}

/// Makes untrusted text safe as part of a file name on any system.
[[nodiscard]] QString asFileName(QString text)
{
    text = ui::firstCodePoints(ui::onOneLine(text), longestName);
    for (QChar& letter : text) {
        if (letter < u' ' || QStringView{u"/\\:*?\"<>|"}.contains(letter))
            letter = u'_';
    }
    return text.trimmed();
}

} // namespace

ExportWriter::ExportWriter(ui::ExportChoice choice, QString path)
    : m_choice{choice}
    , m_path{std::move(path)}
    , m_file{choice.isFolder ? nullptr : std::make_unique<QSaveFile>(m_path)}
{
}

std::optional<QString> ExportWriter::write(std::span<const HistoryEntry> games)
{
    if (!m_file && !QDir{}.mkpath(m_path))
        return Tr::tr("Could not create the folder %1.").arg(QDir::toNativeSeparators(m_path));
    if (m_file && !m_file->isOpen() && !m_file->open(QIODevice::WriteOnly))
        return Tr::tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(m_path), m_file->errorString());
    for (const HistoryEntry& game : games) {
        if (auto failure = writeOne(game))
            return failure;
    }
    return std::nullopt;
}

std::optional<QString> ExportWriter::writeOne(const HistoryEntry& game)
{
    if (game.game == ui::linkKey && m_choice.isFolder)
        return put(game, game.record.toUtf8() + '\n', u"qlink"_qs);
    const auto record = recordOf(game);
    const auto bytes = record ? record::write({&*record, 1}, formatOf(m_choice.kind, record->game))
                              : Result<std::string, record::FormatMismatch>{record::FormatMismatch::WrongGame};
    if (!bytes) {
        ++m_skipped;
        return std::nullopt;
    }
    return put(game, QByteArray::fromStdString(*bytes), suffixOf(m_choice.kind));
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
    return Tr::tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(m_path), m_file->errorString());
}

QString ExportWriter::freePath(const HistoryEntry& game, const QString& suffix) const
{
    QString name = QString::number(game.id).rightJustified(6, u'0');
    if (game.began != 0)
        name += u' ' + QDateTime::fromMSecsSinceEpoch(game.began).date().toString(Qt::ISODate);
    const QString black = asFileName(game.sides[0].name);
    const QString white = asFileName(game.sides[1].name);
    if (!black.isEmpty() || !white.isEmpty())
        name += u' ' + (black.isEmpty() ? u"_"_qs : black) + u" - " + (white.isEmpty() ? u"_"_qs : white);
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
        return Tr::tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(m_path), m_file->errorString());
    m_files->add(m_path);
    return std::nullopt;
}

} // namespace qipan::app
