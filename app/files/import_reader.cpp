// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_reader.h"

#include "app/duel/duel_entry.h"
#include "app/files/record_reading.h"
#include "app/history/history_record.h"
#include "app/record/record_text.h"
#include "core/book/link_board.h"
#include "core/record/duel_record.h"
#include "core/record/link_record.h"
#include "ui/base/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(ImportReader)
};

[[nodiscard]] bool isWithin(const QString& path, const QString& folder)
{
    return !path.isEmpty() && (path == folder || path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/'));
}

/// Returns a game of link-match as an entry of the history; its points follow from its record.
[[nodiscard]] HistoryEntry linkEntry(const QString& lines)
{
    HistoryEntry game;
    game.game = ui::linkKey.toString();
    game.source = GameSource::File;
    game.state = GameState::Over;
    game.record = lines;
    for (const QString& line : lines.split(u'\n')) {
        const std::string text = line.toStdString();
        const auto start = book::readLinkStart(record::dealOfLinkRecord(text));
        const auto play = record::readLinkRecord(text, book::sizeOf(*start)); // validated by linkGamesIn
        game.rule = ui::textOf(link::keyOf(play->gameMode));
        game.size = book::sizeOf(*start);
        for (const link::Step& step : play->steps) {
            const bool adds = step.kind == link::Step::Kind::Pair || step.kind == link::Step::Kind::Redo;
            game.plies += adds ? 1 : step.kind == link::Step::Kind::Undo ? -1 : 0;
        }
    }
    game.plies = std::max(0, game.plies);
    return game;
}

} // namespace

ImportReader::ImportReader(QStringList paths, Take take, Progress progress)
    : m_paths{std::move(paths)}
    , m_take{std::move(take)}
    , m_progress{std::move(progress)}
{
}

ImportedFiles ImportReader::run(const std::atomic<bool>& stop)
{
    list(stop);
    const auto all = static_cast<int>(m_files.size());
    for (int done = 0; done < all && !stop; ++done) {
        m_progress(done, all);
        if (m_games >= maxImportGames || m_bytes >= maxImportBytes) {
            m_result.isTooMuch = true;
            break;
        }
        read(m_files.at(done), stop);
    }
    (void)flush();
    m_progress(all, all);
    return std::move(m_result);
}

void ImportReader::list(const std::atomic<bool>& stop)
{
    for (const QString& path : m_paths) {
        if (QFileInfo{path}.isDir())
            listFolder(path, stop);
        else
            m_files << path;
    }
    if (m_files.size() > maxImportFiles) {
        m_result.isTooMuch = true;
        m_files.resize(maxImportFiles);
    }
}

void ImportReader::listFolder(const QString& folder, const std::atomic<bool>& stop)
{
    struct Level {
        QString path;
        int depth;
    };
    const QString top = QFileInfo{folder}.canonicalFilePath();
    std::vector<Level> rest{{top, 0}};
    while (!rest.empty() && !stop && m_files.size() <= maxImportFiles) {
        const Level level = rest.back();
        rest.pop_back();
        const QFileInfoList entries =
            QDir{level.path}.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        std::vector<Level> below;
        for (const QFileInfo& entry : entries) {
            if (entry.isDir()) {
                if (!entry.isSymLink() && level.depth < maxImportDepth)
                    below.push_back({entry.filePath(), level.depth + 1});
                else
                    m_result.isTooMuch = m_result.isTooMuch || !entry.isSymLink();
            } else if (std::ranges::count(recordSuffixes, suffixOf(entry.fileName())) > 0
                       && (!entry.isSymLink() || isWithin(entry.canonicalFilePath(), top))) {
                m_files << entry.filePath();
            }
        }
        rest.insert(rest.end(), below.rbegin(), below.rend()); // in order of their names
    }
}

void ImportReader::read(const QString& path, const std::atomic<bool>& stop)
{
    m_bytes += QFileInfo{path}.size();
    const auto bytes = readRecordBytes(path);
    auto read = bytes ? readRecordIn(*bytes, path) : Result<ReadRecords, QString>{bytes.error()};
    ++m_result.files;
    if (!read) {
        // A .txt file that is no record is not reported unless it was listed explicitly.
        if (isListed(path) || suffixOf(path) != u"txt")
            note(path, read.error());
        return;
    }
    if (const auto* lines = std::get_if<LinkLines>(&read.value())) {
        bool any = false;
        for (const QString& text : linkGamesIn(lines->text)) {
            const auto duel = record::readDuel(text.toStdString());
            HistoryEntry game = duel ? entryOf(*duel) : linkEntry(text);
            if (game.plies == 0 && !game.outcome)
                continue; // a board that nobody has played yet
            any = true;
            if (stop || !add(std::move(game)))
                return;
        }
        if (!any)
            note(path, Tr::tr("No link-match game in it can be replayed."));
        return;
    }
    // The user is not asked about each file.
    auto* either = std::get_if<EitherGame>(&read.value());
    auto& opened = either != nullptr ? either->guess : *std::get_if<OpenedRecords>(&read.value());
    QString why = opened.fault ? faultText(*opened.fault) : QString{};
    for (record::GameRecord& game : opened.games) {
        if (stop || m_games >= maxImportGames)
            break;
        const bool isGuessed = either != nullptr || opened.isPerhapsGo || game.isGuessed;
        m_result.guessed += isGuessed ? 1 : 0;
        auto entry = entryOf(game);
        game = {}; // frees the tree, which may be large
        if (!entry) {
            why = why.isEmpty() ? entry.error() : why;
            continue;
        }
        entry.value().isGameGuessed = isGuessed;
        entry.value().isPageGuessed = opened.isPageGuessed;
        if (!add(std::move(entry.value())))
            break;
    }
    if (!why.isEmpty())
        note(path, why);
}

void ImportReader::note(const QString& path, const QString& why)
{
    ++m_result.broken;
    if (m_result.named.size() < maxBrokenFiles)
        m_result.named << ui::BrokenFile{QDir::toNativeSeparators(path), why};
}

bool ImportReader::add(HistoryEntry game)
{
    ++m_games;
    m_batch.push_back(std::move(game));
    return m_batch.size() < batch || flush();
}

bool ImportReader::flush()
{
    return m_batch.empty() || m_take(std::exchange(m_batch, {}));
}

} // namespace qipan::app
