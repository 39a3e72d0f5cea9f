// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_saving.h"

#include "app/files/code_page.h"
#include "app/store/special_file.h"
#include "ui/base/text_tools.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>

namespace qipan::app {

namespace {

using record::RecordFormat;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordSaving)
};

struct Format {
    RecordFormat format;
    QStringView suffix;
    const char* name;
};
/// The most complete first.
constexpr std::array formats{
    Format{RecordFormat::Sgf, u"sgf", QT_TRANSLATE_NOOP("RecordSaving", "SGF")},
    Format{RecordFormat::Psq, u"psq", QT_TRANSLATE_NOOP("RecordSaving", "Piskvork")},
    Format{RecordFormat::Renlib, u"lib", QT_TRANSLATE_NOOP("RecordSaving", "RenLib library")},
    Format{RecordFormat::Ggf, u"ggf", QT_TRANSLATE_NOOP("RecordSaving", "GGF")},
    Format{RecordFormat::GomokuMoves, u"txt", QT_TRANSLATE_NOOP("RecordSaving", "Moves as text")},
    Format{RecordFormat::Transcript, u"txt", QT_TRANSLATE_NOOP("RecordSaving", "Moves as text")},
    Format{RecordFormat::Obf, u"obf", QT_TRANSLATE_NOOP("RecordSaving", "Reversi position")},
};

} // namespace

std::vector<SaveFormat> formatsFor(std::span<const record::GameRecord> games)
{
    std::vector<SaveFormat> found;
    for (const auto& [format, suffix, name] : formats) {
        if (!record::mismatchOf(games, format))
            found.push_back({suffix.toString(), Tr::tr(name)});
    }
    return found;
}

QString suffixFor(RecordFormat format)
{
    return std::ranges::find(formats, format, &Format::format)->suffix.toString();
}

QString asFileName(QString text, int longest)
{
    for (QChar& letter : text) {
        if (letter < u' ' || QStringView{u"/\\:*?\"<>|"}.contains(letter))
            letter = u'_';
    }
    return ui::firstCodePoints(text, longest).trimmed();
}

std::optional<QString> writeFile(const QString& path, const QByteArray& bytes)
{
    const QString name = QDir::toNativeSeparators(path);
    if (isSpecialFile(path))
        return Tr::tr("%1 is not a regular file.").arg(name);
    QSaveFile file{path};
    const auto failed = [&] { return Tr::tr("Could not write %1: %2.").arg(name, file.errorString()); };
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

Result<std::string, record::FormatMismatch> writeRecords(std::span<const record::GameRecord> games, RecordFormat format,
                                                         const QByteArray& codePage)
{
    auto inUtf8 = record::write(games, format);
    const CodePage* page = format == RecordFormat::Sgf ? nullptr : codePageNamed(codePage);
    if (!inUtf8 || page == nullptr)
        return inUtf8;
    bool isWhole = true;
    const auto encode = [&isWhole, page](std::string_view text) {
        const auto bytes = encoded(QByteArray{text.data(), static_cast<qsizetype>(text.size())}, *page);
        isWhole = isWhole && bytes;
        return bytes.value_or(QByteArray{}).toStdString();
    };
    const std::string inPage =
        format == RecordFormat::Renlib ? record::write(games, format, encode).value() : encode(inUtf8.value());
    return isWhole ? inPage : inUtf8;
}

} // namespace qipan::app
