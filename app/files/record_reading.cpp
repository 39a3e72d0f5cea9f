// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_reading.h"

#include "app/files/binary_reading.h"
#include "app/files/othello_quest.h"
#include "app/record/record_text.h"
#include "app/store/special_file.h"
#include "core/book/link_board.h"
#include "core/record/duel_record.h"
#include "core/record/link_record.h"
#include "core/record/move_link.h"
#include "core/record/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringTokenizer>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(RecordReading)
};

constexpr qsizetype longestUrl = 8'192;
constexpr qsizetype maxUrls = 10'000;

/// Requires more than one letter before the colon: "C:\\a" is a path.
[[nodiscard]] bool isUrl(const QString& text)
{
    const QString scheme = text.left(std::max<qsizetype>(text.indexOf(u':'), 0)).toLower();
    const auto isLetter = [](QChar letter) { return letter >= u'a' && letter <= u'z'; };
    const auto isOfScheme = [&](QChar letter) {
        return isLetter(letter) || record::isDigit(letter) || QStringView{u"+.-"}.contains(letter);
    };
    if (text.size() > longestUrl)
        return false;
    return scheme == u"file"
        || (scheme.size() > 1 && isLetter(scheme[0]) && std::ranges::all_of(scheme, isOfScheme)
            && QStringView{text}.sliced(scheme.size()).startsWith(u"://"));
}

[[nodiscard]] bool isLinkRecord(const QByteArray& bytes)
{
    const std::string_view text = record::trimmed(viewOf(bytes));
    return text.starts_with("link1 ") || record::isDuelRecord(text);
}

[[nodiscard]] LinkLines linkLinesIn(const QByteArray& bytes)
{
    QStringList lines;
    for (const QByteArray& line : bytes.split('\n')) {
        const QByteArray text = line.trimmed();
        if (!text.isEmpty() && lines.size() < 100'000)
            lines << QString::fromUtf8(text);
    }
    return {lines.join(u'\n')};
}

[[nodiscard]] OpenedRecords openedOf(record::Reading reading, const QString& name, const TextPage& page = {})
{
    OpenedRecords records;
    records.games = std::move(reading.games);
    records.name = name;
    records.fault = std::move(reading.fault);
    records.isPartial = reading.isPartial;
    records.isPerhapsGo = reading.isPerhapsGo;
    records.codePage = page.page ? page.page->name : "";
    records.isPageGuessed = page.isGuessed();
    records.isPageUnsure = page.source == TextPage::Source::Unsure;
    return records;
}

[[nodiscard]] Result<ReadRecords, QString> opened(record::Reading reading, const QString& name,
                                                  const TextPage& page = {})
{
    if (reading.games.empty())
        return reading.fault ? faultText(*reading.fault) : Tr::tr("No gomoku or reversi game found.");
    return ReadRecords{openedOf(std::move(reading), name, page)};
}

[[nodiscard]] std::optional<record::Recognised> recognisedText(const QByteArray& text, const record::RecordHint& hint)
{
    if (auto games = readOthelloQuest(text))
        return record::Recognised{.format = record::RecordFormat::Transcript, .reading = *std::move(games)};
    return record::recogniseText(viewOf(text), hint);
}

/// Returns whether these games of gomoku, read from a text, would be others if row 1 were at the top. In links, whose
/// programs are known, it is not.
[[nodiscard]] bool dependsOnRows(const QByteArray& text, const std::vector<record::GameRecord>& games)
{
    constexpr qsizetype longest = 1 << 20; // it is read once more
    if (games.empty() || games.front().game != record::gomokuKey || text.size() > longest
        || record::movesInLink(viewOf(text)))
        return false;
    const auto other = recognisedText(text, {.game = record::gomokuKey, .rows = record::RowOrigin::Top});
    return other && !other->reading.games.empty() && other->reading.games.front().tree != games.front().tree;
}

} // namespace

QString suffixOf(const QString& path)
{
    return QFileInfo{path}.suffix().toLower();
}

QString recordPattern()
{
    QStringList patterns;
    for (const QStringView suffix : recordSuffixes)
        patterns << u"*."_s + suffix;
    return patterns.join(u' ');
}

QString localPathOf(const QString& pathOrUrl)
{
    QUrl url = isUrl(pathOrUrl) ? QUrl{pathOrUrl} : QUrl{};
    if (!url.isLocalFile())
        return pathOrUrl;
    // Some programs put the name of this machine into the URL.
    if (url.host() == u"localhost" || url.host().compare(QSysInfo::machineHostName(), Qt::CaseInsensitive) == 0)
        url.setHost({});
    return url.toLocalFile();
}

QStringList pathsInUrls(const QString& text)
{
    QStringList paths;
    for (const QStringView line : QStringTokenizer{text, u'\n', Qt::SkipEmptyParts}) {
        const QString url = line.trimmed().toString();
        if (url.isEmpty() || url.startsWith(u'#'))
            continue;
        if (!isUrl(url) || paths.size() == maxUrls)
            return {};
        paths << localPathOf(url);
    }
    return paths;
}

Result<QByteArray, QString> readRecordBytes(const QString& path)
{
    using Bytes = Result<QByteArray, QString>;
    const QFileInfo info{path};
    if (!info.exists() && isUrl(path))
        return Bytes{Tr::tr("%1 is not on this computer. Save the file first, then open it.").arg(path)};
    const QString name = QDir::toNativeSeparators(path);
    if (!info.exists())
        return Bytes{Tr::tr("The file %1 does not exist.").arg(name)};
    if (info.isDir())
        return Bytes{Tr::tr("%1 is a folder.").arg(name)};
    if (isSpecialFile(path))
        return Bytes{Tr::tr("%1 is not a regular file.").arg(name)};
    constexpr auto most = static_cast<qint64>(record::maxBytes);
    if (info.size() > most)
        return Bytes{Tr::tr("%1 is larger than %2 MiB.").arg(name).arg(most >> 20)};
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return Bytes{Tr::tr("Could not read %1: %2.").arg(name, file.errorString())};
    QByteArray bytes = file.read(most); // some system files grow while they are read
    if (file.error() != QFileDevice::NoError)
        return Bytes{Tr::tr("Could not read %1: %2.").arg(name, file.errorString())};
    return Bytes{std::move(bytes)};
}

Result<ReadRecords, QString> readRecordFile(const QString& path, const QByteArray& codePage)
{
    const FileState file = stateOfFile(path); // first, so that no later change is missed
    const auto bytes = readRecordBytes(path);
    if (!bytes)
        return bytes.error();
    auto read = readRecordIn(*bytes, path, codePage);
    if (!read) //: The name of a file, and a sentence on why it could not be read.
        return Tr::tr("%1: %2").arg(QFileInfo{path}.fileName(), read.error());
    if (auto* records = std::get_if<OpenedRecords>(&read.value()))
        records->file = file;
    else if (auto* either = std::get_if<EitherGame>(&read.value()))
        either->guess.file = file;
    return read;
}

Result<ReadRecords, QString> readRecordIn(const QByteArray& file, const QString& path, const QByteArray& codePage)
{
    const std::string suffix = suffixOf(path).toStdString();
    const QFileInfo info{path};
    const std::optional<QByteArray> unmarked = behindMark(file);
    const QByteArray& bytes = unmarked ? *unmarked : file;
    if (!isLinkRecord(bytes)) {
        if (auto found = readBinary(bytes, info, codePage))
            return opened(std::move(found->reading), info.fileName(), found->page);
    }
    const TextPage page = unmarked ? TextPage{} : pageOf(file, codePage);
    const DecodedText text = inUtf8(bytes, page);
    if (isLinkRecord(text.text))
        return ReadRecords{linkLinesIn(text.text)};
    auto found = recognisedText(text.text, {.suffix = suffix});
    if (suffix == "qlink" && (!found || found->reading.games.empty()))
        return Tr::tr("This is not a link-match game: its first line must begin with “link1” or “duel1”.");
    if (!found)
        return faultText({.kind = record::FaultKind::NoRecord});
    const bool isConverted = found->format == record::RecordFormat::Sgf && page.isGuessed();
    const bool hasMore = isConverted || text.hasError || (page.page && encoded(text.text, *page.page) != bytes);
    found->reading.isPartial = found->reading.isPartial || hasMore;
    if (found->isEither)
        return ReadRecords{EitherGame{.guess = openedOf(std::move(found->reading), info.fileName(), page),
                                      .text = text.text,
                                      .suffix = suffix,
                                      .isPartial = hasMore}};
    return opened(std::move(found->reading), info.fileName(), page);
}

Result<ReadRecords, QString> readPastedText(const QString& text, record::RowOrigin rows)
{
    if (text.size() > longestPaste)
        return Tr::tr("The text on the clipboard is too long.");
    QByteArray bytes = text.toUtf8();
    bytes = behindMark(bytes).value_or(bytes);
    if (isLinkRecord(bytes))
        return ReadRecords{linkLinesIn(bytes)};
    const QString name = Tr::tr("Clipboard");
    const bool isFromTop = rows == record::RowOrigin::Top;
    auto found = recognisedText(bytes, {.game = isFromTop ? record::gomokuKey : std::string_view{}, .rows = rows});
    if (found && found->isEither)
        return ReadRecords{EitherGame{.guess = openedOf(std::move(found->reading), name), .text = bytes}};
    record::Reading reading = found ? std::move(found->reading) : record::Reading{};
    if (reading.games.empty() && record::movesInLink(viewOf(bytes)))
        return Tr::tr("This link carries no moves. Copy the moves or the file of the game instead.");
    const bool isOtherGame = reading.fault && reading.fault->kind == record::FaultKind::OtherGame;
    if (reading.games.empty() && !isOtherGame)
        return Tr::tr("No game on the clipboard. You can paste SGF, Piskvork, GGF, moves such as h8i9, an Othello "
                      "transcript, a position of 64 squares or a link-match game.");
    const bool areRowsUnsaid = !isFromTop && dependsOnRows(bytes, reading.games);
    auto records = opened(std::move(reading), name);
    if (auto* known = records ? std::get_if<OpenedRecords>(&records.value()) : nullptr)
        known->areRowsUnsaid = areRowsUnsaid;
    return records;
}

OpenedRecords readAs(std::string_view game, EitherGame either)
{
    OpenedRecords& records = either.guess;
    if (records.games.front().game != game) {
        records.games.clear(); // both would take much memory
        auto found = record::recogniseText(viewOf(either.text), {.suffix = either.suffix, .game = game});
        record::Reading reading = found ? std::move(found->reading) : record::Reading{};
        records.games = std::move(reading.games);
        records.fault = std::move(reading.fault);
        records.isPartial = reading.isPartial || either.isPartial;
    }
    records.areRowsUnsaid = dependsOnRows(either.text, records.games);
    return std::move(records);
}

std::vector<QString> linkGamesIn(const QString& lines)
{
    std::vector<QString> games;
    bool isBehindDuel = false;
    for (const QString& line : lines.split(u'\n')) {
        const std::string text = line.toStdString();
        if (record::isDuelRecord(text)) {
            isBehindDuel = true;
            if (record::readDuel(text))
                games.push_back(line);
            continue;
        }
        const auto start = book::readLinkStart(record::dealOfLinkRecord(text));
        const auto play = start ? record::readLinkRecord(text, book::sizeOf(*start)) : record::LinkRecordFault{};
        if (!play)
            continue;
        const bool begins = std::exchange(isBehindDuel, false) || play->start == link::Carryover{};
        if (begins || games.empty())
            games.push_back(line);
        else
            games.back() += u'\n' + line;
    }
    return games;
}

LinkRun firstRunIn(const QString& lines)
{
    const auto isDuel = [](const QString& line) { return record::isDuelRecord(line.toStdString()); };
    const QStringList all = lines.split(u'\n');
    LinkRun run{.isDuel = isDuel(all.front())};
    const auto end = std::ranges::find_if(all, [&](const QString& line) { return isDuel(line) != run.isDuel; });
    const auto count = std::distance(all.begin(), end);
    run.text = all.first(count).join(u'\n');
    run.others = static_cast<int>(linkGamesIn(all.sliced(count).join(u'\n')).size());
    return run;
}

} // namespace qipan::app
