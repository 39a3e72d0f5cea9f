#include "app/store/data_salvage.h"

#include "app/store/data_file.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QtEndian>
#include <QUuid>

#include <algorithm>

namespace qipan::app {

namespace {

/// SQLite opens no file that is shorter than its header says: one that was cut off gets the rest as zeros. Its header
/// is that of SQLite's file format, numbers with the high byte first.
void fillUp(const QString& path)
{
    constexpr qint64 pageSizeAt = 16;
    constexpr qint64 pagesAt = 28;
    constexpr qint64 longest = qint64{64} << 30; // nobody's history; holes take no room on the disk
    QFile file{path};
    if (!file.open(QIODevice::ReadWrite))
        return;
    const QByteArray header = file.read(pagesAt + 4);
    if (header.size() < pagesAt + 4)
        return;
    const auto* bytes = header.constData();
    const qint64 pageSize = qFromBigEndian<quint16>(bytes + pageSizeAt);
    const qint64 size = (pageSize == 1 ? 65'536 : pageSize) * qFromBigEndian<quint32>(bytes + pagesAt);
    if (file.size() < size && size <= longest)
        file.resize(size);
}

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
        fillUp(m_path);
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

constexpr qint64 mostRows = qint64{1} << 40;

/// Rows to pass over when reading failed so many times in a row: a page that cannot be read has more of most tables,
/// and where hundreds are missing perhaps all are.
[[nodiscard]] qint64 holeAfter(int failures)
{
    constexpr int patience = 100;
    return qint64{4} << std::clamp(failures - patience, 0, 40);
}

/// Reads from the front over holes, as far as that goes, and from the end up to the first hole.
[[nodiscard]] int copyTable(const QSqlDatabase& from, const QSqlDatabase& to, const QString& table)
{
    constexpr int mostHoles = 50'000;
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
    QSqlQuery select{from};
    select.setForwardOnly(true);
    int rows = 0;
    const auto copy = [&] {
        for (int column = 0; column < static_cast<int>(columns.size()); ++column)
            insert.bindValue(column, select.value(column + 1));
        if (insert.exec())
            rows += insert.numRowsAffected();
    };
    const QString statement = u"SELECT rowid,%1 FROM %2 NOT INDEXED"_qs.arg(names, table);
    if (!select.prepare(statement + u" WHERE rowid>=? ORDER BY rowid"_qs))
        return 0;
    qint64 next = 0;
    int inARow = 0;
    for (int holes = 0; holes < mostHoles && next < mostRows; ++holes) {
        ++inARow;
        select.bindValue(0, next);
        if (select.exec()) {
            // A page that is not what it was may lead back.
            while (select.next() && select.value(0).toLongLong() >= next) {
                next = select.value(0).toLongLong() + 1;
                inARow = 0;
                copy();
            }
        }
        if (!select.lastError().isValid() && !select.isValid())
            return rows; // the end
        next += holeAfter(inARow);
    }
    if (select.exec(statement + u" ORDER BY rowid DESC"_qs)) {
        while (select.next())
            copy();
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
