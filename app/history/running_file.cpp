// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/running_file.h"

#include "app/history/history_record.h"
#include "core/record/sgf.h"

#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// The maximum number of games of a kind claimed at once.
constexpr int mostTaken = 20;

/// Local games of two that no program plays. Those of link-match wait elsewhere (LinkFile).
constexpr QStringView areLeft = u"owner=0 AND source='here' AND deleted IS NULL AND game<>'link'";

/// Returns whether both have the same start and main line.
[[nodiscard]] bool isSameGame(const record::GameRecord& a, const record::GameRecord& b)
{
    return a.start == b.start
        && record::cellsOf(a.tree, a.tree.mainLine()) == record::cellsOf(b.tree, b.tree.mainLine());
}

} // namespace

RunningFile::Failure RunningFile::save(Row& row)
{
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        return m_file.transact([&]() -> Failure {
            bool isDone = false;
            if (Failure why = findRow(row, *owner, isDone))
                return why;
            return isDone ? Failure{} : write(row, *owner);
        });
    });
}

/// Sets the id to that of the row to write, or to 0; sets `isDone` if nothing is left to write.
RunningFile::Failure RunningFile::findRow(Row& row, qint64 owner, bool& isDone)
{
    HistoryEntry& game = row.game;
    const bool isByText = game.id == 0;
    QString condition;
    std::vector<QVariant> values;
    if (game.id != 0) {
        // The file may have been replaced since, and the id may belong to another game.
        condition = u"id=? AND began=?"_s;
        values = {game.id, game.began, owner};
    } else if (game.source == GameSource::Lan && !row.running.isEmpty()) {
        // Not if it was edited since, which the record of a duel never is.
        condition = u"source='lan' AND running=? AND (record='' OR state='over' OR game='link')"_s;
        values = {row.running, owner};
    } else {
        return {};
    }
    game.id = 0;
    const QString statement = u"SELECT id, began, state FROM game WHERE %1 AND (owner IS NULL OR owner IN (0, ?))"
                              u" ORDER BY id DESC LIMIT 1"_s.arg(condition);
    return m_file.read(statement, values, [&](const QSqlQuery& found) {
        game.id = found.value(0).toLongLong();
        game.began = found.value(1).toLongLong();
        isDone = isByText && game.state == GameState::Over && found.value(2).toString() == u"over";
    });
}

/// Returns the game as stored: one from a set-up position, or with variations, is stored as a record.
Result<HistoryEntry, QString> RunningFile::stored(const Row& row) const
{
    HistoryEntry game = row.game;
    const bool hasLines = !row.lines.empty() && (game.state == GameState::Over || row.running.isEmpty());
    if (!row.position && !hasLines)
        return game;
    auto record = recordOf(game, row.position);
    if (!record)
        return game;
    if (hasLines) {
        const auto before = game.id != 0 ? HistoryFile{m_file}.find(game.id) : std::optional<HistoryEntry>{};
        if (!before)
            return before.error();
        if (*before && !(*before)->record.isEmpty()) { // from which the comments made since are kept
            if (auto edited = recordOf(**before); edited && isSameGame(*edited, *record))
                record.value() = std::move(edited.value());
        }
        addTriedLines(record.value(), row.lines);
    }
    game.record = QString::fromStdString(record::writeSgf({&*record, 1}));
    game.moves.clear();
    return game;
}

RunningFile::Failure RunningFile::write(Row& row, qint64 owner)
{
    const auto game = stored(row);
    if (!game)
        return game.error();
    const auto id = HistoryFile{m_file}.save(*game);
    if (!id)
        return id.error();
    row.game.id = *id;
    const bool isKnown = !row.running.isEmpty();
    const bool isResumable = isKnown && row.game.state != GameState::Over;
    return m_file.run(u"UPDATE game SET owner=?, running=?, deleted=NULL WHERE id=?"_s,
                      {isResumable ? QVariant{row.isOwned ? owner : 0} : QVariant{},
                       isKnown ? QVariant{row.running} : QVariant{}, *id});
}

RunningFile::Failure RunningFile::drop(const HistoryEntry& game)
{
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        return m_file.run(u"DELETE FROM game WHERE id=? AND began=? AND owner=?"_s, {game.id, game.began, *owner});
    });
}

Result<std::vector<RunningGame>, QString> RunningFile::adopt(qint64 wanted)
{
    std::vector<RunningGame> taken;
    if (!m_file.isThere())
        return taken;
    const auto failure = m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        return m_file.transact([&] { return adopt(*owner, wanted, taken); });
    });
    if (failure)
        return *failure;
    return taken;
}

RunningFile::Failure RunningFile::adopt(qint64 owner, qint64 wanted, std::vector<RunningGame>& taken)
{
    taken.clear(); // the work may run twice
    if (Failure why = m_file.releaseDead())
        return why;
    // Left by earlier versions of the program.
    for (const QStringView statement : {u"UPDATE game SET state='unfinished' WHERE owner=0 AND state='running'",
                                        u"DELETE FROM game WHERE owner=0 AND moves='' AND record=''"}) {
        if (Failure why = m_file.run(statement.toString()))
            return why;
    }
    std::vector<std::pair<qint64, QString>> left;
    if (Failure why = findOrphaned(wanted, left))
        return why;
    for (const auto& [id, running] : left) {
        const auto entry = HistoryFile{m_file}.find(id);
        if (!entry)
            return entry.error();
        auto game = *entry ? runningGameOf(**entry, running) : std::nullopt;
        // An invalid game cannot be resumed.
        const QVariant text = game ? QVariant{running} : QVariant{};
        if (Failure why = m_file.run(u"UPDATE game SET owner=?, running=? WHERE id=?"_s,
                                     {game ? QVariant{owner} : QVariant{}, text, id}))
            return why;
        if (game)
            taken.push_back(std::move(*game)); // unfinished until it is on a board
    }
    return {};
}

RunningFile::Failure RunningFile::findOrphaned(qint64 wanted, std::vector<std::pair<qint64, QString>>& left) const
{
    const QString order = u"ORDER BY id=%1 DESC, ended DESC, id DESC"_s.arg(wanted);
    const QString statement = u"SELECT id, substr(running, 1, %4) FROM game WHERE id IN (SELECT id FROM"
                              u" (SELECT id, row_number() OVER (PARTITION BY game %1) AS place FROM game WHERE %2)"
                              u" WHERE place<=%3) %1"_s.arg(order, areLeft, QString::number(mostTaken),
                                                            QString::number(longestRunningText + 1));
    return m_file.read(statement, {}, [&left](const QSqlQuery& row) {
        left.emplace_back(row.value(0).toLongLong(), row.value(1).toString());
    });
}

Result<QHash<QString, int>, QString> RunningFile::countOrphaned() const
{
    QHash<QString, int> games;
    if (!m_file.isThere())
        return games;
    if (auto failure = m_file.open())
        return *failure;
    const QString statement = u"SELECT game, count(*) FROM game WHERE %1 GROUP BY game"_s.arg(areLeft);
    const auto add = [&games](const QSqlQuery& row) { games[row.value(0).toString()] = row.value(1).toInt(); };
    if (auto failure = m_file.read(statement, {}, add))
        return *failure;
    return games;
}

Result<qint64, QString> RunningFile::lastPlayed(const QString& game) const
{
    qint64 played = 0;
    if (!m_file.isThere())
        return played;
    if (auto failure = m_file.open())
        return *failure;
    const QString statement =
        u"SELECT MAX(ended) FROM game WHERE game=? AND source='here' AND owner=0 AND running IS NOT NULL"
        u" AND deleted IS NULL"_s;
    if (auto failure =
            m_file.read(statement, {game}, [&](const QSqlQuery& row) { played = row.value(0).toLongLong(); }))
        return *failure;
    return played;
}

} // namespace qipan::app
