#include "app/data_salvage.h"

#include "app/data_file.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QUuid>

namespace qipan::app {

namespace {

/// A copy of a damaged file, open for reading: SQLite may change what it reads, to bring the log in.
class Copy {
public:
    Copy(const QString& damaged, const QString& path)
        : m_path{path}
        , m_connection{QUuid::createUuid().toString()}
    {
        remove();
        QFile::copy(damaged, m_path);
        QFile::copy(damaged + u"-wal", m_path + u"-wal");
        m_database = QSqlDatabase::addDatabase(u"QSQLITE"_qs, m_connection);
        m_database.setDatabaseName(m_path);
        m_database.open();
    }

    ~Copy()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_connection);
        remove();
    }

    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }

private:
    void remove() const
    {
        for (const QStringView part : {u"", u"-wal", u"-shm", u"-journal"})
            QFile::remove(m_path + part);
    }

    const QString m_path;
    const QString m_connection;
    QSqlDatabase m_database;
};

[[nodiscard]] QStringList columnsOf(const QSqlDatabase& database, const QString& table)
{
    const QSqlRecord record = database.record(table);
    QStringList columns;
    for (int column = 0; column < record.count(); ++column)
        columns << record.fieldName(column);
    return columns;
}

/// Reads from both ends, as far as that goes.
[[nodiscard]] int copyTable(const QSqlDatabase& from, const QSqlDatabase& to, const QString& table)
{
    QStringList columns;
    const QStringList known = columnsOf(from, table);
    for (const QString& column : columnsOf(to, table)) {
        if (known.contains(column))
            columns << column;
    }
    if (columns.isEmpty())
        return 0;
    const QString names = u'"' + columns.join(u"\",\""_qs) + u'"';
    const QString places = QStringList(columns.size(), u"?"_qs).join(u',');
    QSqlQuery insert{to};
    insert.prepare(u"INSERT OR IGNORE INTO %1 (%2) VALUES (%3)"_qs.arg(table, names, places));
    int rows = 0;
    for (const QStringView order : {u"ASC", u"DESC"}) {
        QSqlQuery select{from};
        select.setForwardOnly(true);
        if (!select.exec(u"SELECT %1 FROM %2 NOT INDEXED ORDER BY rowid %3"_qs.arg(names, table, order)))
            continue;
        while (select.next()) {
            for (int column = 0; column < static_cast<int>(columns.size()); ++column)
                insert.bindValue(column, select.value(column));
            if (insert.exec())
                rows += insert.numRowsAffected();
        }
    }
    return rows;
}

} // namespace

int salvage(DataFile& to, const QString& damaged)
{
    const Copy copy{damaged, to.path() + u".salvage"};
    int rows = 0;
    const auto failure = to.transact([&]() -> DataFile::Failure {
        for (const QString& table : to.database().tables())
            rows += copyTable(copy.database(), to.database(), table);
        return {};
    });
    return failure ? 0 : rows;
}

} // namespace qipan::app
