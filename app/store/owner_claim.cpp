#include "app/store/owner_claim.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

namespace qipan::app {

namespace {

constexpr int sqliteBusy = 5;

} // namespace

OwnerClaim::OwnerClaim(const QString& path)
    : m_path{path}
    , m_connection{QUuid::createUuid().toString()}
{
}

OwnerClaim::~OwnerClaim()
{
    release();
}

void OwnerClaim::release()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

OwnerClaim::Taken OwnerClaim::take(qint64 number, std::chrono::milliseconds patience)
{
    const QString path = m_path + u".owner-" + QString::number(number);
    (void)QFile{path}.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_qs, m_connection);
    m_database.setDatabaseName(path);
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_qs.arg(patience.count()));
    Taken taken = Taken::Impossible;
    if (m_database.open()) {
        QSqlQuery query{m_database};
        // Nothing is written; the open transaction is the lock. Without the pragma it would have a journal file.
        if (query.exec(u"PRAGMA journal_mode=MEMORY"_qs) && query.exec(u"BEGIN EXCLUSIVE"_qs))
            taken = Taken::Yes;
        else if (query.lastError().nativeErrorCode().toInt() == sqliteBusy)
            taken = Taken::Held;
    }
    if (taken == Taken::Yes)
        m_number = number;
    else
        release();
    return taken;
}

} // namespace qipan::app
