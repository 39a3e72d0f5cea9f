// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/data_file.h"

#include "app/store/data_salvage.h"
#include "app/store/quarantined_file.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// What happens to the games of a process that has ended: nobody owns them, and any process may continue them.
constexpr std::array leaving{
    "UPDATE lan_match SET owner=0 WHERE owner=?",
    "UPDATE link_running SET owner=0 WHERE owner=?",
    "UPDATE game SET owner=0, state='unfinished' WHERE owner=?",
    "DELETE FROM game WHERE deleted=?",
};

/// SQLite result codes: https://www.sqlite.org/rescode.html
enum SqliteCode {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    Io = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26
};

} // namespace

DataFile::DataFile(const QString& folder)
    : m_path{folder + u"/qipan.sqlite"}
    , m_connection{QUuid::createUuid().toString()}
    , m_lock{m_path}
{
}

void DataFile::release()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

bool DataFile::isThere() const
{
    return QFile::exists(m_path) || QFile::exists(QuarantinedFile{m_path}.path()) || isLogOnly();
}

DataFile::Failure DataFile::use(const std::function<Failure()>& work)
{
    for (bool isFirst = true;; isFirst = false) {
        Failure failure = open();
        if (!failure)
            failure = work();
        if (!failure || !isFirst || !needsReopen())
            return failure;
    }
}

bool DataFile::execute(QSqlQuery& query, const QString& statement, const std::vector<QVariant>& values)
{
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return false;
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec();
}

DataFile::Failure DataFile::run(const QString& statement, const std::vector<QVariant>& values)
{
    QSqlQuery query{m_database};
    if (!execute(query, statement, values))
        return errorText(query.lastError());
    m_changedRows = query.numRowsAffected();
    m_lastId = query.lastInsertId().toLongLong();
    return {};
}

DataFile::Failure DataFile::read(const QString& statement, const std::vector<QVariant>& values,
                                 const std::function<void(const QSqlQuery&)>& take) const
{
    QSqlQuery query{m_database};
    if (execute(query, statement, values)) {
        while (query.next())
            take(query);
    }
    return query.lastError().isValid() ? Failure{errorText(query.lastError())} : Failure{};
}

Result<std::vector<qint64>, QString> DataFile::readIds(const QString& statement,
                                                       const std::vector<QVariant>& values) const
{
    std::vector<qint64> ids;
    if (auto failure = read(statement, values, [&](const auto& row) { ids.push_back(row.value(0).toLongLong()); }))
        return *failure;
    return ids;
}

DataFile::Failure DataFile::transact(const std::function<Failure()>& work)
{
    if (auto failure = run(u"BEGIN IMMEDIATE"_s))
        return failure;
    m_isInTransaction = true;
    Failure failure = work();
    if (!failure)
        failure = run(u"COMMIT"_s);
    if (failure)
        (void)run(u"ROLLBACK"_s); // the original error is reported already
    m_isInTransaction = false;
    return failure;
}

Result<qint64, QString> DataFile::owner()
{
    if (m_readOnly) {
        m_isRefused = true;
        return *m_readOnly;
    }
    for (qint64 number = 1; number <= InstanceLock::most && !m_lock.number(); ++number)
        (void)m_lock.acquire(number);
    if (!m_lock.number())
        return tr("The current game cannot be saved: no file next to %1 can be locked.").arg(m_path);
    if (auto failure = adoptDead())
        return *failure;
    return *m_lock.number();
}

/// Releases the games of an earlier process that had the same number.
DataFile::Failure DataFile::adoptDead()
{
    if (!m_lock.number() || m_adopted)
        return {};
    Failure failure = leave(*m_lock.number());
    m_adopted = !failure;
    return failure;
}

DataFile::Failure DataFile::leave(qint64 number)
{
    for (const char* statement : leaving) {
        if (auto failure = run(QString::fromLatin1(statement), {number}))
            return failure;
        if (m_changedRows > 0)
            m_dataVersion = 0;
    }
    return {};
}

bool DataFile::hasChanged()
{
    if (releaseDead())
        return false;
    const auto now = readIds(u"PRAGMA data_version"_s);
    return now && std::exchange(m_dataVersion, now->front()) != now->front();
}

DataFile::Failure DataFile::releaseDead()
{
    if (m_readOnly)
        return {};
    if (auto failure = adoptDead()) // if it failed before
        return failure;
    const auto numbers = readIds(u"SELECT owner FROM lan_match UNION SELECT owner FROM link_running"
                                 u" UNION SELECT owner FROM game WHERE owner IS NOT NULL"
                                 u" UNION SELECT deleted FROM game WHERE deleted IS NOT NULL"_s);
    if (!numbers)
        return numbers.error();
    for (const qint64 number : *numbers) {
        if (number < 1 || number > InstanceLock::most || number == m_lock.number())
            continue;
        InstanceLock other{m_path}; // held meanwhile, so that a process that starts now takes another number
        if (other.acquire(number) != InstanceLock::LockResult::Acquired)
            continue;
        if (auto failure = leave(number))
            return failure;
    }
    return {};
}

DataFile::Failure DataFile::check()
{
    if (auto failure = open())
        return failure;
    Failure failure = m_readOnly ? Failure{} : quickCheck();
    return m_isDamaged ? open() : failure;
}

DataFile::Failure DataFile::quickCheck()
{
    bool isGood = false;
    const auto look = [&isGood](const QSqlQuery& row) { isGood = row.value(0).toString() == u"ok"; };
    Failure failure = read(u"PRAGMA quick_check(1)"_s, {}, look);
    m_isDamaged = m_isDamaged || (!failure && !isGood);
    return m_isDamaged && !failure ? damageText() : failure;
}

/// Precondition: the lock `InstanceLock::openLock` is held, and the file is closed.
DataFile::Failure DataFile::repair()
{
    // Another process may have repaired it already.
    m_isDamaged = false;
    Failure failure = connect();
    if (!failure && !m_readOnly)
        failure = quickCheck();
    if (!m_isDamaged)
        return failure;
    release();
    if (!QuarantinedFile{m_path}.quarantine())
        return damageText();
    return salvage();
}

/// Replaces the file that was set aside by a new one with the recovered rows; all or nothing. Precondition: the lock
/// `InstanceLock::openLock` is held, and there is no file.
DataFile::Failure DataFile::salvage()
{
    m_isDamaged = false;
    const QuarantinedFile quarantined{m_path};
    if (!quarantined.quarantine()) // whatever is left of it
        return damageText();
    const auto rows = salvageInto(m_path, quarantined.path());
    if (!rows)
        return rows.error();
    const auto archived = quarantined.archive();
    if (Failure failure = connect())
        return failure;
    const QString name = archived.value_or(quarantined.path());
    m_notice = *rows > 0
        ? tr("%1 is damaged. It was renamed to %2, and a new file holds what could be recovered.").arg(m_path, name)
        : tr("%1 is damaged. It was renamed to %2, and a new file was created.").arg(m_path, name);
    return {};
}

QString DataFile::errorText(const QSqlError& error) const
{
    const int code = error.nativeErrorCode().toInt() & 0xff; // without the extended part of the code
    const bool isDamage = code == Corrupt || code == NotADatabase;
    m_isRefused = m_isRefused || code == ReadOnly || code == CannotOpen;
    if (m_readOnly && !isDamage)
        return *m_readOnly;
    m_isDamaged = m_isDamaged || (isDamage && !m_readOnly);
    switch (code) {
    case Busy:
    case Locked:
        return tr("Games cannot be saved in %1: another program is using it.").arg(m_path);
    case ReadOnly:
    case CannotOpen:
        return unwritableText();
    case Corrupt:
    case NotADatabase:
        return damageText();
    case Full:
        return diskFullText();
    case Io:
        return tr("Games cannot be saved in %1: the disk no longer accepts data.").arg(m_path);
    default:
        return tr("Games cannot be saved in %1: %2").arg(m_path, error.databaseText());
    }
}

} // namespace qipan::app
