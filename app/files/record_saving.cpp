// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_saving.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <array>

namespace qipan::app {

namespace {

using record::RecordFormat;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordSaving)
};

[[nodiscard]] SaveFormat named(RecordFormat format)
{
    switch (format) {
    case RecordFormat::Psq:
        return {format, u"psq"_qs, Tr::tr("Piskvork")};
    case RecordFormat::Renlib:
        return {format, u"lib"_qs, Tr::tr("RenLib library")};
    case RecordFormat::Ggf:
        return {format, u"ggf"_qs, Tr::tr("GGF")};
    case RecordFormat::Obf:
        return {format, u"obf"_qs, Tr::tr("Reversi position")};
    case RecordFormat::Transcript:
    case RecordFormat::GomokuMoves:
        return {format, u"txt"_qs, Tr::tr("Moves as text")};
    default:
        return {RecordFormat::Sgf, u"sgf"_qs, Tr::tr("SGF")};
    }
}

} // namespace

std::vector<SaveFormat> formatsFor(std::span<const record::GameRecord> games)
{
    constexpr std::array all{RecordFormat::Sgf, RecordFormat::Psq,         RecordFormat::Renlib,
                             RecordFormat::Ggf, RecordFormat::GomokuMoves, RecordFormat::Transcript,
                             RecordFormat::Obf};
    std::vector<SaveFormat> formats;
    for (const RecordFormat format : all) {
        if (!record::mismatchOf(games, format))
            formats.push_back(named(format));
    }
    return formats;
}

std::optional<QString> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file{path};
    const auto failed = [&] {
        return Tr::tr("Could not write %1: %2.").arg(QDir::toNativeSeparators(path), file.errorString());
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    // Without `flush`, `commit` ignores write errors of a full disk (Qt 6.4).
    if (file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return failed();
    return std::nullopt;
}

QString freePathLike(const QString& path)
{
    const QFileInfo file{path};
    const QString suffix = file.suffix().isEmpty() ? QString{} : u'.' + file.suffix();
    QString free = path;
    for (int number = 2; QFileInfo::exists(free); ++number)
        free = path.chopped(suffix.size()) + u" (" + QString::number(number) + u')' + suffix;
    return free;
}

} // namespace qipan::app
