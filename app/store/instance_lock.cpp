// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/instance_lock.h"

#include "app/store/special_file.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace qipan::app {

constexpr int sqliteBusy = 5;

InstanceLock::InstanceLock(const QString& path)
    : m_path{path}
    , m_connection{QUuid::createUuid().toString()}
{
}

InstanceLock::~InstanceLock()
{
    release();
}

void InstanceLock::release()
{
    m_number.reset();
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

InstanceLock::LockResult InstanceLock::acquire(qint64 number, std::chrono::milliseconds timeout)
{
    const QString path = m_path + u".owner-" + QString::number(number);
    if (isSpecialFile(path))
        return LockResult::Impossible;
    (void)QFile{path}.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    m_database.setDatabaseName(path);
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(timeout.count()));
    LockResult result = LockResult::Impossible;
    if (m_database.open()) {
        QSqlQuery query{m_database};
        // Nothing is written; the open transaction is the lock. Without the pragma it would have a journal file.
        if (query.exec(u"PRAGMA journal_mode=MEMORY"_s) && query.exec(u"BEGIN EXCLUSIVE"_s))
            result = LockResult::Acquired;
        else if (query.lastError().nativeErrorCode().toInt() == sqliteBusy)
            result = LockResult::Held;
    }
    if (result == LockResult::Acquired)
        m_number = number;
    else
        release();
    return result;
}

} // namespace qipan::app
