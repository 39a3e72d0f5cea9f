// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/running_file.h"

#include "app/history/history_record.h"
#include "core/record/sgf.h"

#include <QSqlError>
#include <QSqlQuery>

#include <utility>

namespace qipan::app {

namespace {

/// The maximum number of games of a kind claimed at once.
constexpr int mostTaken = 20;

/// Local games that no program plays.
constexpr QStringView areLeft = u"owner=0 AND source='here' AND deleted IS NULL";

/// Returns the game as stored: moves from a set-up position are stored in the record.
[[nodiscard]] HistoryEntry rowOf(const RunningFile::Row& row)
{
    HistoryEntry game = row.game;
    if (!row.position)
        return game;
    if (const auto record = recordOf(game, row.position)) {
        game.record = QString::fromStdString(record::writeSgf({&*record, 1}));
        game.moves.clear();
    }
    return game;
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
    QSqlQuery query{m_file.database()};
    if (game.id != 0) {
        // The file may have been replaced since, and the id may belong to another game.
        query.prepare(
            u"SELECT id, began, state FROM game WHERE id=? AND began=? AND (owner IS NULL OR owner IN (0, ?))"_qs);
        query.addBindValue(game.id);
        query.addBindValue(game.began);
        query.addBindValue(owner);
    } else if (game.source == GameSource::Lan && !row.running.isEmpty()) {
        query.prepare(u"SELECT id, began, state FROM game WHERE source='lan' AND running=?"
                      u" AND (record='' OR state='over')" // a row that was edited since is left alone
                      u" AND (owner IS NULL OR owner IN (0, ?)) ORDER BY id DESC LIMIT 1"_qs);
        query.addBindValue(row.running);
        query.addBindValue(owner);
    } else {
        return {};
    }
    game.id = 0;
    if (!query.exec())
        return m_file.errorText(query.lastError());
    if (query.next()) {
        game.id = query.value(0).toLongLong();
        game.began = query.value(1).toLongLong();
        isDone = isByText && game.state == GameState::Over && query.value(2).toString() == u"over";
    } else if (query.lastError().isValid()) {
        return m_file.errorText(query.lastError());
    }
    return {};
}

RunningFile::Failure RunningFile::write(Row& row, qint64 owner)
{
    const auto id = HistoryFile{m_file}.save(rowOf(row));
    if (!id)
        return id.error();
    row.game.id = *id;
    const bool isKnown = !row.running.isEmpty();
    const bool isResumable = isKnown && row.game.state != GameState::Over;
    return m_file.run(u"UPDATE game SET owner=?, running=?, deleted=NULL WHERE id=?"_qs,
                      {isResumable ? QVariant{row.isOwned ? owner : 0} : QVariant{},
                       isKnown ? QVariant{row.running} : QVariant{}, *id});
}

RunningFile::Failure RunningFile::drop(const HistoryEntry& game)
{
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        return m_file.run(u"DELETE FROM game WHERE id=? AND began=? AND owner=?"_qs, {game.id, game.began, *owner});
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
        if (Failure why = m_file.run(u"UPDATE game SET owner=?, running=? WHERE id=?"_qs,
                                     {game ? QVariant{owner} : QVariant{}, text, id}))
            return why;
        if (game)
            taken.push_back(std::move(*game)); // unfinished until it is on a board
    }
    return {};
}

RunningFile::Failure RunningFile::findOrphaned(qint64 wanted, std::vector<std::pair<qint64, QString>>& left) const
{
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    const QString order = u"ORDER BY id=%1 DESC, ended DESC, id DESC"_qs.arg(wanted);
    if (!query.exec(u"SELECT id, substr(running, 1, 30000) FROM game WHERE id IN (SELECT id FROM"
                    u" (SELECT id, row_number() OVER (PARTITION BY game %1) AS place FROM game WHERE %2)"
                    u" WHERE place<=%3) %1"_qs.arg(order, areLeft, QString::number(mostTaken))))
        return m_file.errorText(query.lastError());
    while (query.next())
        left.emplace_back(query.value(0).toLongLong(), query.value(1).toString());
    return query.lastError().isValid() ? Failure{m_file.errorText(query.lastError())} : Failure{};
}

Result<QHash<QString, int>, QString> RunningFile::countOrphaned() const
{
    QHash<QString, int> games;
    if (!m_file.isThere())
        return games;
    if (auto failure = m_file.open())
        return *failure;
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    if (query.exec(u"SELECT game, count(*) FROM game WHERE %1 GROUP BY game"_qs.arg(areLeft))) {
        while (query.next())
            games[query.value(0).toString()] = query.value(1).toInt();
    }
    if (query.lastError().isValid())
        return m_file.errorText(query.lastError());
    return games;
}

} // namespace qipan::app
