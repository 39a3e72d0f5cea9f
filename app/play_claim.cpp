#include "app/play_claim.h"

#include <QSqlQuery>
#include <QUuid>

namespace qipan::app {

PlayClaim::PlayClaim(const QString& path)
    : m_path{path}
    , m_connection{QUuid::createUuid().toString()}
{
}

PlayClaim::~PlayClaim()
{
    release();
}

void PlayClaim::release()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

bool PlayClaim::take(qint64 number)
{
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_qs, m_connection);
    m_database.setDatabaseName(m_path + u".play-" + QString::number(number));
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=0"_qs);
    // Nothing is ever written: a transaction that stays open is all. Without the pragma it would have a journal.
    if (m_database.open() && QSqlQuery{m_database}.exec(u"PRAGMA journal_mode=MEMORY"_qs)
        && QSqlQuery{m_database}.exec(u"BEGIN EXCLUSIVE"_qs))
        m_number = number;
    else
        release();
    return m_number.has_value();
}

} // namespace qipan::app
