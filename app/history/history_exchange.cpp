// SPDX-License-Identifier: GPL-3.0-or-later
// Import and export of many games of the history.
#include "app/history/history_file.h"

#include "app/base/local_days.h"

#include <QCryptographicHash>
#include <QSqlError>
#include <QSqlQuery>

#include <array>
#include <cstring>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// Hashes what distinguishes games; collisions are negligible. Files have the day on which a game began, not the time.
[[nodiscard]] quint64 fingerprint(const std::array<QString, 5>& texts, qint64 began, LocalDays& days)
{
    QCryptographicHash hash{QCryptographicHash::Sha1};
    for (const QString& text : texts) {
        hash.addData(text.toUtf8());
        hash.addData(QByteArrayView{"\0", 1});
    }
    hash.addData(QByteArray::number(began == 0 ? 0 : days.dayOf(began).toJulianDay()));
    quint64 number = 0;
    std::memcpy(&number, hash.result().constData(), sizeof number);
    return number;
}

} // namespace

Result<HistoryFile::Known, QString> HistoryFile::known(const QTimeZone& zone)
{
    if (auto failure = m_file.open())
        return *failure;
    Known known;
    LocalDays days{zone};
    const auto add = [&](const QSqlQuery& row) {
        std::array<QString, 5> texts;
        for (std::size_t i = 0; i < texts.size(); ++i)
            texts[i] = row.value(static_cast<int>(i)).toString();
        const bool isDeleted = row.value(7).toBool();
        const auto [game, isNew] = known.try_emplace(fingerprint(texts, row.value(5).toLongLong(), days),
                                                     isDeleted ? row.value(6).toLongLong() : 0);
        if (!isNew && !isDeleted)
            game->second = 0;
    };
    const auto columns = u"game, black_name, white_name, moves, record, began, id, deleted IS NOT NULL"_s;
    if (auto failure = m_file.read(u"SELECT %1 FROM game"_s.arg(columns), {}, add))
        return *failure;
    return known;
}

Result<int, QString> HistoryFile::insertAll(std::span<const HistoryEntry> games, Known& known, const QTimeZone& zone)
{
    if (auto failure = m_file.open())
        return *failure;
    LocalDays days{zone};
    std::vector<Known::value_type> added; // value: the id of the deleted game, or 0
    const auto failure = m_file.transact([&]() -> DataFile::Failure {
        for (const HistoryEntry& game : games) {
            const quint64 print =
                fingerprint({game.game, game.sides[0].name, game.sides[1].name, movesText(game.moves), game.record},
                            game.began, days);
            const auto [there, isNew] = known.try_emplace(print, 0);
            const qint64 deleted = std::exchange(there->second, 0);
            if (!isNew && deleted == 0)
                continue;
            added.emplace_back(print, deleted);
            if (deleted != 0) {
                if (auto why = m_file.run(u"UPDATE game SET deleted=NULL WHERE id=?"_s, {deleted}))
                    return why;
            } else if (auto id = save(game); !id) {
                return id.error();
            }
        }
        return {};
    });
    if (!failure)
        return static_cast<int>(added.size());
    for (const auto& [print, deleted] : added) {
        if (deleted == 0)
            known.erase(print);
        else
            known[print] = deleted;
    }
    return *failure;
}

Result<std::vector<qint64>, QString> HistoryFile::ids()
{
    if (auto failure = m_file.open())
        return *failure;
    return m_file.readIds(u"SELECT id FROM game WHERE state <> 'running' AND deleted IS NULL ORDER BY began, id"_s);
}

Result<std::vector<qint64>, QString> HistoryFile::changeEach(const QString& statement, std::span<const qint64> ids,
                                                             const QStringList& first)
{
    if (auto failure = m_file.open())
        return *failure;
    const auto mark = m_file.owner();
    if (!mark)
        return mark.error();
    std::vector<qint64> changed;
    const auto failure = m_file.transact([&]() -> Failure {
        for (const QString& each : first) {
            if (auto why = m_file.run(each))
                return why;
        }
        QSqlQuery query{m_file.database()};
        if (!query.prepare(statement)) // once, because there may be very many
            return m_file.errorText(query.lastError());
        for (const qint64 id : ids) {
            query.bindValue(0, *mark);
            query.bindValue(1, id);
            if (!query.exec())
                return m_file.errorText(query.lastError());
            if (query.numRowsAffected() == 1)
                changed.push_back(id);
        }
        return {};
    });
    if (failure)
        return *failure;
    return changed;
}

Result<std::vector<qint64>, QString> HistoryFile::remove(std::span<const qint64> ids)
{
    return remove(ids, {});
}

Result<std::vector<qint64>, QString> HistoryFile::remove(std::span<const qint64> ids, const QStringList& first)
{
    // A game that could be continued can be continued after it is restored.
    return changeEach(u"UPDATE game SET deleted=?, owner=owner*0 WHERE id=? AND deleted IS NULL"
                      u" AND state<>'running'"_s,
                      ids, first);
}

Result<std::vector<qint64>, QString> HistoryFile::removeAll()
{
    const auto all = ids();
    if (!all)
        return all;
    // All moves by position at once, instead of those of each game; games that stay are read again.
    return remove(*all, {u"DELETE FROM opening_move"_s, u"UPDATE game SET opening=NULL WHERE opening IS NOT NULL"_s});
}

Result<int, QString> HistoryFile::restore(std::span<const qint64> ids)
{
    const auto restored = changeEach(u"UPDATE game SET deleted=NULL WHERE deleted=? AND id=?"_s, ids);
    if (!restored)
        return restored.error();
    return static_cast<int>(restored->size());
}

HistoryFile::Failure HistoryFile::purge()
{
    if (!m_file.isThere())
        return {};
    if (auto failure = m_file.open())
        return failure;
    return m_file.releaseDead();
}

} // namespace qipan::app
