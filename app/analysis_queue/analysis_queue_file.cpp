// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis_queue/analysis_queue_file.h"

#include "app/history/history_file.h"

#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr std::size_t gamesPerStatement = 500;

/// Of a row of the table `game`.
constexpr QStringView isSuitable =
    u"game.deleted IS NULL AND game.state<>'running' AND game.plies>0 AND game.game IN ('gomoku','reversi')";

} // namespace

Result<AnalysisQueueFile::Added, QString> AnalysisQueueFile::add(std::span<const qint64> games)
{
    Added added;
    const auto failure = m_file.use([&] {
        return m_file.transact([&]() -> Failure {
            added = {};
            for (auto rest = games; !rest.empty();) {
                const auto some = rest.first(std::min(rest.size(), gamesPerStatement));
                rest = rest.subspan(some.size());
                if (auto why = addSome(some, added))
                    return why;
            }
            return {};
        });
    });
    if (failure)
        return *failure;
    return added;
}

AnalysisQueueFile::Failure AnalysisQueueFile::addSome(std::span<const qint64> games, Added& added)
{
    QStringList rows;
    for (const qint64 id : games)
        rows << u"(%1,%2)"_s.arg(rows.size()).arg(id);
    const QString wanted = u" FROM (SELECT column1 AS place, column2 AS id FROM (VALUES %1)) AS wanted"
                           u" JOIN game ON game.id=wanted.id WHERE %2"_s.arg(rows.join(u','), isSuitable);
    const QString done = isAnalysedCondition();
    const auto suitable = m_file.readIds(u"SELECT count(*)"_s + wanted);
    if (!suitable)
        return suitable.error();
    const auto analysed = m_file.readIds(u"SELECT count(*)"_s + wanted + u" AND "_s + done);
    if (!analysed)
        return analysed.error();
    added.unsuitable += static_cast<int>(std::ssize(games) - suitable->front());
    added.analysed += static_cast<int>(analysed->front());
    added.queued += static_cast<int>(suitable->front() - analysed->front());
    return m_file.run(u"INSERT OR IGNORE INTO analysis_queue (game) SELECT game.id"_s + wanted + u" AND NOT "_s + done
                      + u" ORDER BY wanted.place"_s);
}

/// Returns the game, or nothing if there is none for this program.
Result<std::optional<qint64>, QString> AnalysisQueueFile::claim()
{
    const auto places =
        m_file.readIds(u"SELECT place FROM analysis_queue JOIN game ON game.id=analysis_queue.game WHERE %1"
                       u" ORDER BY place"_s.arg(isSuitable));
    if (!places)
        return places.error();
    if (places->empty())
        return std::optional<qint64>{};
    const auto owner = m_file.owner();
    if (!owner)
        return owner.error();
    for (const qint64 place : *places) {
        const auto row = m_file.readIds(u"SELECT COALESCE(taken_by, 0) FROM analysis_queue WHERE place=?"_s, {place});
        if (!row)
            return row.error();
        if (row->empty())
            continue;
        const qint64 other = row->front();
        if (other != 0 && other != *owner && m_file.isHeld(other))
            continue;
        if (auto failure =
                m_file.run(u"UPDATE analysis_queue SET taken_by=? WHERE place=? AND COALESCE(taken_by, 0)=?"_s,
                           {*owner, place, other}))
            return *failure;
        if (m_file.changedRows() == 0)
            continue; // another program was faster
        const auto game = m_file.readIds(u"SELECT game FROM analysis_queue WHERE place=?"_s, {place});
        if (!game)
            return game.error();
        if (!game->empty())
            return std::optional{game->front()};
    }
    return std::optional<qint64>{};
}

Result<std::optional<AnalysisQueueFile::Taken>, QString> AnalysisQueueFile::take()
{
    using None = std::optional<Taken>;
    if (!m_file.isThere())
        return None{};
    if (auto failure = m_file.open())
        return *failure;
    if (m_file.readOnly())
        return None{};
    while (true) {
        const auto id = claim();
        if (!id)
            return id.error();
        if (!*id)
            return None{};
        auto game = HistoryFile{m_file}.find(**id);
        if (!game)
            return game.error();
        if (!*game) { // no valid row
            if (auto failure = remove(**id))
                return *failure;
            continue;
        }
        Taken taken{.game = std::move(**game)};
        auto known = AnalysisFile{m_file}.find(**id, taken.game.size);
        if (!known)
            return known.error();
        taken.known = std::move(known.value());
        const auto count = m_file.readIds(
            u"SELECT count(*) FROM analysis_queue JOIN game ON game.id=analysis_queue.game WHERE %1"_s.arg(isSuitable));
        if (!count)
            return count.error();
        taken.waiting = static_cast<int>(count->front()) - 1;
        return std::optional{std::move(taken)};
    }
}

AnalysisQueueFile::Failure AnalysisQueueFile::remove(qint64 game)
{
    return m_file.use([&] { return m_file.run(u"DELETE FROM analysis_queue WHERE game=?"_s, {game}); });
}

AnalysisQueueFile::Failure AnalysisQueueFile::clear()
{
    return m_file.use([&] { return m_file.run(u"DELETE FROM analysis_queue"_s); });
}

} // namespace qipan::app
