// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_file.h"

#include "app/history/history_file.h"

#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// How many games that cannot be resumed are kept.
constexpr int maxQuarantined = 20;

/// A board on which nothing was done: its only line has no word after the nine that each one begins with.
constexpr QStringView untouched = u"game IS NULL AND record LIKE 'link1 %' AND record NOT LIKE '% % % % % % % % % %'";

/// Games that nobody plays. One that was deleted in the history can still be restored there.
constexpr QStringView waits = u"owner=0 AND record<>'' AND NOT EXISTS"
                              u" (SELECT 1 FROM game WHERE game.id=link_running.game AND deleted IS NOT NULL)";

[[nodiscard]] QVariant number(qint64 value)
{
    return QVariant::fromValue(value);
}

} // namespace

/// Creates the row of this program, possibly empty; it stays until the program ends.
LinkFile::Failure LinkFile::makeRow(qint64 owner)
{
    return m_file.run(u"INSERT INTO link_running (saved, record, owner) SELECT 0, '', ?"
                      u" WHERE NOT EXISTS (SELECT 1 FROM link_running WHERE owner=?)"_s,
                      {number(owner), number(owner)});
}

/// Releases the games of programs that have ended, and removes empty rows and those of games that were deleted, and
/// untouched boards: any other would do as well.
LinkFile::Failure LinkFile::tidy()
{
    if (Failure why = m_file.releaseDead())
        return why;
    return m_file.run(u"DELETE FROM link_running WHERE owner=0 AND (record='' OR %1 OR game IS NOT NULL AND NOT EXISTS"
                      u" (SELECT 1 FROM game WHERE game.id=link_running.game))"_s.arg(untouched));
}

/// Claims the latest game that was left, if this program has none. Only call it when the game is read right afterwards.
LinkFile::Failure LinkFile::adoptLatest(qint64 owner)
{
    QString own;
    if (Failure why = text(u"SELECT id FROM link_running WHERE owner=?"_s, {number(owner)}, own); why || !own.isEmpty())
        return why;
    if (Failure why = tidy())
        return why;
    QString latest;
    if (Failure why =
            text(u"SELECT id FROM link_running WHERE %1 ORDER BY saved DESC, id DESC LIMIT 1"_s.arg(waits), {}, latest);
        why || latest.isEmpty())
        return why;
    return claim(owner, latest);
}

LinkFile::Failure LinkFile::claim(qint64 owner, const QString& id)
{
    if (Failure why = m_file.run(u"UPDATE link_running SET owner=? WHERE id=?"_s, {number(owner), id}))
        return why;
    return m_file.run(u"UPDATE game SET owner=?, state='running' WHERE id=(SELECT game FROM link_running WHERE id=?)"_s,
                      {number(owner), id});
}

LinkFile::Failure LinkFile::forgetPlay(qint64 owner)
{
    return m_file.run(u"UPDATE link_running SET record='', game=NULL WHERE owner=?"_s, {number(owner)});
}

LinkFile::Failure LinkFile::savePlay(const QString& record, const std::optional<HistoryEntry>& game)
{
    return commit([&](qint64 owner) -> Failure {
        if (record.isEmpty()) { // with its entry, if it has one: nobody misses it
            const Failure why = m_file.run(u"DELETE FROM game WHERE id=(SELECT game FROM link_running WHERE owner=?)"_s,
                                           {number(owner)});
            return why ? why : forgetPlay(owner);
        }
        if (Failure why = makeRow(owner))
            return why;
        if (Failure why = m_file.run(u"UPDATE link_running SET record=?,"
                                     u" saved=(SELECT COALESCE(MAX(saved), 0) + 1 FROM link_running) WHERE owner=?"_s,
                                     {record, number(owner)}))
            return why;
        return saveEntry(owner, game);
    });
}

LinkFile::Failure LinkFile::saveEntry(qint64 owner, const std::optional<HistoryEntry>& game)
{
    const QString entry = u"(SELECT game FROM link_running WHERE owner=?)"_s;
    QString id;
    if (game) {
        if (Failure why = text(u"SELECT id FROM game WHERE id=%1 AND began=?"_s.arg(entry),
                               {number(owner), number(game->began)}, id))
            return why;
    }
    if (id.isEmpty()) { // that of another game
        if (Failure why =
                m_file.run(u"UPDATE game SET owner=NULL, state='unfinished' WHERE id=%1"_s.arg(entry), {number(owner)}))
            return why;
    }
    QVariant row; // NULL without a game
    if (game) {
        HistoryEntry saved = *game;
        saved.id = id.toLongLong();
        const auto written = HistoryFile{m_file}.save(saved);
        if (!written)
            return written.error();
        row = number(*written);
        const bool isOver = saved.state == GameState::Over;
        if (Failure why = m_file.run(u"UPDATE game SET owner=?, running=? WHERE id=?"_s,
                                     {isOver ? QVariant{} : number(owner), isOver ? QVariant{} : u""_s, row}))
            return why;
    }
    return m_file.run(u"UPDATE link_running SET game=? WHERE owner=?"_s, {row, number(owner)});
}

LinkFile::Failure LinkFile::quarantinePlay()
{
    return commit([&](qint64 owner) -> Failure {
        if (Failure why = m_file.run(u"UPDATE game SET owner=NULL, running=NULL, state='unfinished' WHERE id="
                                     u"(SELECT game FROM link_running WHERE owner=?)"_s,
                                     {number(owner)}))
            return why;
        if (Failure why = m_file.run(u"UPDATE link_running SET owner=NULL WHERE owner=?"_s, {number(owner)}))
            return why;
        if (Failure why = m_file.run(u"DELETE FROM link_running WHERE owner IS NULL AND id NOT IN (SELECT id FROM"
                                     u" link_running WHERE owner IS NULL ORDER BY saved DESC, id DESC LIMIT ?)"_s,
                                     {number(qint64{maxQuarantined})}))
            return why;
        return makeRow(owner);
    });
}

LinkFile::Failure LinkFile::forEachRow(const QString& statement, const std::vector<QVariant>& values,
                                       const std::function<void(const QSqlQuery&)>& take) const
{
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    query.exec();
    while (query.next())
        take(query);
    return query.lastError().isValid() ? Failure{m_file.errorText(query.lastError())} : Failure{};
}

LinkFile::Failure LinkFile::text(const QString& statement, const std::vector<QVariant>& values, QString& found) const
{
    return forEachRow(statement, values, [&](const QSqlQuery& query) { found = query.value(0).toString(); });
}

LinkFile::Failure LinkFile::read(qint64 owner, ResumableGame& left)
{
    if (Failure why = adoptLatest(owner))
        return why;
    const auto take = [&left](const QSqlQuery& row) {
        left.record = row.value(0).toString();
        left.began = row.value(1).toLongLong();
        left.time = link::Milliseconds{std::max<qint64>(0, row.value(2).toLongLong())};
    };
    const QString statement =
        u"SELECT substr(link_running.record, 1, %1), began, time_ms FROM link_running"
        u" LEFT JOIN game ON game.id=link_running.game WHERE link_running.owner=?"_s.arg(longestRecord);
    if (Failure why = forEachRow(statement, {number(owner)}, take))
        return why;
    return countWaiting(left.others);
}

/// Makes the row of this program one that waits.
LinkFile::Failure LinkFile::moveToBack(qint64 owner)
{
    if (Failure why = m_file.run(u"UPDATE game SET owner=0, state='unfinished' WHERE id="
                                 u"(SELECT game FROM link_running WHERE owner=?)"_s,
                                 {number(owner)}))
        return why;
    return m_file.run(
        u"UPDATE link_running SET owner=0, saved=(SELECT MIN(saved) - 1 FROM link_running) WHERE owner=?"_s,
        {number(owner)});
}

LinkFile::Failure LinkFile::countWaiting(int& waiting) const
{
    QString count;
    Failure failure = text(u"SELECT COUNT(*) FROM link_running WHERE "_s + waits, {}, count);
    waiting = count.toInt();
    return failure;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadPlay()
{
    ResumableGame left;
    if (!m_file.isThere())
        return left;
    if (Failure failure = commit([&](qint64 owner) { return read(owner, left); }))
        return failure;
    return left;
}

Result<int, LinkFile::Failure> LinkFile::countResumable()
{
    int waiting = 0;
    if (!m_file.isThere())
        return waiting;
    if (Failure failure = m_file.use([&]() -> Failure {
            if (Failure why = tidy())
                return why;
            return countWaiting(waiting);
        }))
        return failure;
    return waiting;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadNext()
{
    ResumableGame left;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            if (Failure why = moveToBack(owner))
                return why;
            return read(owner, left);
        }))
        return failure;
    return left;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadFound(const Find& find)
{
    ResumableGame left;
    if (!m_file.isThere())
        return left;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            left = {};
            QString id;
            if (Failure why = tidy())
                return why;
            if (Failure why = find(owner, id); why || id.isEmpty())
                return why ? why : countWaiting(left.others);
            if (Failure why = moveToBack(owner))
                return why;
            if (Failure why = claim(owner, id))
                return why;
            return read(owner, left);
        }))
        return failure;
    return left;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadStarting(const QString& start)
{
    QString helped;
    auto left = loadFound([&](qint64, QString& id) -> Failure {
        if (Failure why =
                text(u"SELECT COUNT(*) FROM game WHERE game='link' AND helped<>0 AND substr(record, 1, %1)=?"_s.arg(
                         start.size()),
                     {start}, helped))
            return why;
        return text(u"SELECT id FROM link_running WHERE %1 AND substr(record, 1, %2)=?"
                    u" ORDER BY saved DESC, id DESC LIMIT 1"_s.arg(waits)
                        .arg(start.size()),
                    {start}, id);
    });
    if (left)
        left.value().wasHelped = helped.toInt() > 0;
    return left;
}

Result<LinkFile::ResumableGame, LinkFile::Failure> LinkFile::loadEntry(qint64 entry)
{
    return loadFound([&](qint64, QString& id) -> Failure {
        // A game that was left for another try at its board waits in the history only.
        if (Failure why = m_file.run(
                u"INSERT INTO link_running (saved, record, owner, game) SELECT 0, record, 0, id FROM game"
                u" WHERE id=? AND game='link' AND state='unfinished' AND running IS NOT NULL AND deleted IS NULL"
                u" AND NOT EXISTS (SELECT 1 FROM link_running WHERE link_running.game=game.id)"_s,
                {number(entry)}))
            return why;
        return text(u"SELECT id FROM link_running WHERE %1 AND game=?"_s.arg(waits), {number(entry)}, id);
    });
}

Result<int, LinkFile::Failure> LinkFile::suspendPlay()
{
    int waiting = 0;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            if (Failure why = moveToBack(owner))
                return why;
            if (Failure why = tidy())
                return why;
            return countWaiting(waiting);
        }))
        return failure;
    return waiting;
}

Result<LinkFile::Place, LinkFile::Failure> LinkFile::finishPlay(const std::optional<ui::LinkScore>& score,
                                                                const QString& record,
                                                                const std::optional<HistoryEntry>& game)
{
    Place place;
    if (Failure failure = commit([&](qint64 owner) -> Failure {
            if (Failure why = score ? insert(*score, record, place) : Failure{})
                return why;
            if (Failure why = makeRow(owner)) // which names the entry
                return why;
            if (Failure why = saveEntry(owner, game))
                return why;
            return forgetPlay(owner);
        }))
        return failure;
    return place;
}

} // namespace qipan::app
