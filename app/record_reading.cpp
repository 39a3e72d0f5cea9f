#include "app/record_reading.h"

#include "app/record_words.h"
#include "core/book/link_start.h"
#include "core/record/link_record.h"
#include "core/record/text.h"
#include "core/record/writing.h"
#include "core/record/wthor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordReading)
};

constexpr qint64 largestNames = 16 << 20; // 65,536 names of 26 bytes are less

[[nodiscard]] std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

[[nodiscard]] std::optional<LinkLines> linkLinesIn(const QByteArray& bytes)
{
    if (!record::trimmed(viewOf(bytes)).starts_with("link1 "))
        return std::nullopt;
    QStringList lines;
    for (const QByteArray& line : bytes.split('\n')) {
        const QByteArray text = line.trimmed();
        if (!text.isEmpty() && lines.size() < 100'000)
            lines << QString::fromUtf8(text);
    }
    return LinkLines{lines.join(u'\n')};
}

[[nodiscard]] Result<ReadRecords, QString> opened(record::Reading reading, const QString& name)
{
    if (reading.games.empty())
        return reading.fault ? faultText(*reading.fault) : Tr::tr("There is no game of gomoku or reversi in it.");
    OpenedRecords records;
    records.games = std::move(reading.games);
    records.name = name;
    records.fault = std::move(reading.fault);
    return ReadRecords{std::move(records)};
}

/// The file of names beside a year of games: of the same name, else the only one with this suffix, else the base's own.
[[nodiscard]] record::WthorNames namesBeside(const QFileInfo& year, const QString& suffix,
                                             record::WthorNames (*read)(std::string_view))
{
    const QFileInfoList files = year.dir().entryInfoList({u"*."_qs + suffix}, QDir::Files);
    const auto isNamed = [](const QString& name) {
        return
            [name](const QFileInfo& file) { return file.completeBaseName().compare(name, Qt::CaseInsensitive) == 0; };
    };
    auto found = std::ranges::find_if(files, isNamed(year.completeBaseName()));
    if (found == files.end())
        found = std::ranges::find_if(files, isNamed(u"wthor"_qs));
    if (found == files.end() && files.size() == 1)
        found = files.begin();
    if (found == files.end() || found->size() > largestNames)
        return {};
    const auto bytes = readRecordBytes(found->filePath());
    return bytes ? read(viewOf(*bytes)) : record::WthorNames{};
}

} // namespace

QString suffixOf(const QString& path)
{
    return QFileInfo{path}.suffix().toLower();
}

Result<QByteArray, QString> readRecordBytes(const QString& path)
{
    using Bytes = Result<QByteArray, QString>;
    const QFileInfo info{path};
    const QString name = QDir::toNativeSeparators(path);
    if (!info.exists())
        return Bytes{Tr::tr("There is no file %1.").arg(name)};
    if (info.isDir())
        return Bytes{Tr::tr("%1 is a folder.").arg(name)};
    if (!info.isFile()) // reading a pipe or a device may never end
        return Bytes{Tr::tr("%1 is no plain file.").arg(name)};
    constexpr auto most = static_cast<qint64>(record::mostBytes);
    if (info.size() > most)
        return Bytes{Tr::tr("%1 is larger than %2 MiB.").arg(name).arg(most >> 20)};
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return Bytes{Tr::tr("%1 cannot be read: %2.").arg(name, file.errorString())};
    QByteArray bytes = file.read(most); // some files of the system grow while they are read
    if (file.error() != QFileDevice::NoError)
        return Bytes{Tr::tr("%1 cannot be read: %2.").arg(name, file.errorString())};
    return Bytes{std::move(bytes)};
}

Result<ReadRecords, QString> readRecordFile(const QString& path, const QString& game)
{
    const auto bytes = readRecordBytes(path);
    if (!bytes)
        return bytes.error();
    if (auto lines = linkLinesIn(*bytes))
        return ReadRecords{std::move(*lines)};
    const QFileInfo info{path};
    const std::string suffix = suffixOf(path).toStdString();
    const std::string key = game.toStdString();
    record::RecordHint hint;
    hint.suffix = suffix;
    hint.game = key;
    if (record::recognise(viewOf(*bytes), hint) != record::RecordFormat::Wthor)
        return opened(record::readAnyLines(viewOf(*bytes), hint), info.fileName());
    const record::WthorNames players = namesBeside(info, u"jou"_qs, record::readWthorPlayers);
    const record::WthorNames tournaments = namesBeside(info, u"trn"_qs, record::readWthorTournaments);
    return opened(record::readWthor(viewOf(*bytes), players, tournaments), info.fileName());
}

Result<ReadRecords, QString> readPastedText(const QString& text, const QString& game)
{
    if (text.size() > longestPaste)
        return Tr::tr("The text of the clipboard is too long.");
    const QByteArray bytes = text.toUtf8();
    if (auto lines = linkLinesIn(bytes))
        return ReadRecords{std::move(*lines)};
    const std::string key = game.toStdString();
    record::RecordHint hint;
    hint.game = key;
    auto read = opened(record::readAnyLines(record::trimmed(viewOf(bytes)), hint), Tr::tr("Clipboard"));
    if (!read)
        return Tr::tr(
            "The clipboard holds no game: SGF, Piskvork, GGF, moves such as h8i9, a transcript, a position of "
            "64 squares, or a game of link-match can be pasted.");
    return read;
}

bool fileMayBeEitherGame(const QString& path)
{
    if (suffixOf(path) == u"wtb" || suffixOf(path) == u"lib")
        return false;
    const auto bytes = readRecordBytes(path);
    return bytes && !linkLinesIn(*bytes) && record::fitsBothGames(record::trimmed(viewOf(*bytes)));
}

bool mayBeEitherGame(const QString& text)
{
    return text.size() <= longestPaste && record::fitsBothGames(text.trimmed().toStdString());
}

std::vector<QString> linkGamesIn(const QString& lines)
{
    std::vector<QString> games;
    for (const QString& line : lines.split(u'\n')) {
        const std::string text = line.toStdString();
        const auto start = book::readLinkStart(record::dealOfLinkRecord(text));
        const auto play = start ? record::readLinkRecord(text, book::sizeOf(*start))
                                : Result<link::PlayRecord, std::string>{std::string{}};
        if (!play)
            continue;
        const bool begins = play->start == link::Standing{};
        if (begins || games.empty())
            games.push_back(line);
        else
            games.back() += u'\n' + line;
    }
    return games;
}

} // namespace qipan::app
