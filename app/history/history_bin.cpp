// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_bin.h"

#include <QSqlError>
#include <QSqlQuery>

namespace qipan::app {

Result<int, QString> HistoryBin::setEach(const QString& statement, std::span<const qint64> ids,
                                         std::vector<qint64>* changed)
{
    const auto mark = m_file.owner();
    if (!mark)
        return mark.error();
    int count = 0;
    const auto failure = m_file.transact([&]() -> Failure {
        QSqlQuery query{m_file.database()};
        if (!query.prepare(statement))
            return m_file.errorText(query.lastError());
        for (const qint64 id : ids) {
            query.bindValue(0, *mark);
            query.bindValue(1, id);
            if (!query.exec())
                return m_file.errorText(query.lastError());
            if (query.numRowsAffected() != 1)
                continue;
            ++count;
            if (changed != nullptr)
                changed->push_back(id);
        }
        return {};
    });
    if (failure)
        return *failure;
    return count;
}

Result<std::vector<qint64>, QString> HistoryBin::remove(std::span<const qint64> ids)
{
    if (auto failure = m_file.open())
        return *failure;
    std::vector<qint64> removed;
    // A game that could be continued can be continued after it is restored.
    const auto count = setEach(u"UPDATE game SET deleted=?, owner=owner*0 WHERE id=? AND deleted IS NULL"
                               u" AND state<>'running'"_qs,
                               ids, &removed);
    if (!count)
        return count.error();
    return removed;
}

Result<std::vector<qint64>, QString> HistoryBin::removeAll()
{
    if (auto failure = m_file.open())
        return *failure;
    std::vector<qint64> ids;
    {
        QSqlQuery query{m_file.database()};
        query.setForwardOnly(true);
        if (query.exec(u"SELECT id FROM game WHERE deleted IS NULL AND state<>'running'"_qs)) {
            while (query.next())
                ids.push_back(query.value(0).toLongLong());
        }
        if (query.lastError().isValid())
            return m_file.errorText(query.lastError());
    }
    return remove(ids);
}

Result<int, QString> HistoryBin::restore(std::span<const qint64> ids)
{
    if (auto failure = m_file.open())
        return *failure;
    return setEach(u"UPDATE game SET deleted=NULL WHERE deleted=? AND id=?"_qs, ids, nullptr);
}

HistoryBin::Failure HistoryBin::purge()
{
    if (!m_file.isThere())
        return {};
    if (auto failure = m_file.open())
        return failure;
    return m_file.releaseDead();
}

} // namespace qipan::app
