// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/data_salvage.h"

#include "app/store/data_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QtEndian>
#include <QUuid>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// The folder in which the copy and the new file are made.
[[nodiscard]] QString workshopOf(const QString& path)
{
    return path + u".salvage";
}

/// Copies up to the first read error. Returns false if the copy cannot be written.
[[nodiscard]] bool copyFile(const QString& from, const QString& to)
{
    constexpr qint64 piece = qint64{1} << 20;
    QFile source{from};
    if (!source.open(QIODevice::ReadOnly))
        return true;
    QFile target{to};
    if (!target.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return false;
    for (QByteArray bytes = source.read(piece); !bytes.isEmpty(); bytes = source.read(piece)) {
        if (target.write(bytes) != bytes.size())
            return false;
    }
    return true;
}

/// SQLite discards the log of an empty file, but reads it if the file has a page of zeros.
void fillEmpty(const QString& path)
{
    constexpr qint64 largestPage = 65'536;
    constexpr qint64 pageSizeAt = 8; // in the header of the log
    QFile log{path + u"-wal"};
    if (!log.open(QIODevice::ReadOnly) || !log.seek(pageSizeAt))
        return;
    const QByteArray bytes = log.read(4);
    const qint64 pageSize = bytes.size() == 4 ? qFromBigEndian<quint32>(bytes.constData()) : 0;
    if (pageSize > 0 && pageSize <= largestPage)
        QFile::resize(path, pageSize);
}

/// SQLite does not open a file that is shorter than its header says, so a truncated one is padded with zeros. The
/// header follows SQLite's file format; numbers are big-endian.
void fillUp(const QString& path)
{
    constexpr qint64 pageSizeAt = 16;
    constexpr qint64 pagesAt = 28;
    constexpr qint64 longest = qint64{64} << 30; // larger than any real history; holes take no disk space
    QFile file{path};
    if (!file.open(QIODevice::ReadWrite))
        return;
    if (file.size() == 0)
        return fillEmpty(path);
    const QByteArray header = file.read(pagesAt + 4);
    if (header.size() < pagesAt + 4)
        return;
    const auto* bytes = header.constData();
    const qint64 pageSize = qFromBigEndian<quint16>(bytes + pageSizeAt);
    const qint64 size = (pageSize == 1 ? 65'536 : pageSize) * qFromBigEndian<quint32>(bytes + pagesAt);
    if (file.size() < size && size <= longest)
        file.resize(size);
}

/// A copy of a damaged file, opened for reading; SQLite may change it when it applies the log.
class Copy {
public:
    Copy(const QString& damaged, const QString& path)
        : m_connection{QUuid::createUuid().toString()}
        , m_isWritten{copyFile(damaged, path) && copyFile(damaged + u"-wal", path + u"-wal")}
    {
        fillUp(path);
        m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
        m_database.setDatabaseName(path);
        // In exclusive mode the index of the log is in memory and needs no disk space.
        if (m_database.open())
            QSqlQuery{m_database}.exec(u"PRAGMA locking_mode=EXCLUSIVE"_s);
    }

    ~Copy()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_connection);
    }

    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }
    [[nodiscard]] bool isWritten() const { return m_isWritten; }

private:
    const QString m_connection;
    const bool m_isWritten;
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

constexpr qint64 maxRows = qint64{1} << 40;

/// Returns the number of rows to skip after this many read errors in a row: an unreadable page holds several rows of
/// most tables, and after hundreds of errors perhaps all are lost.
[[nodiscard]] qint64 holeAfter(int failures)
{
    constexpr int toleratedFailures = 100;
    return qint64{4} << std::clamp(failures - toleratedFailures, 0, 40);
}

/// Inserts rows into a table of the new file.
class Inserter {
public:
    Inserter(const DataFile& to, const QString& table, const QStringList& columns)
        : m_to{to}
        , m_insert{to.database()}
        , m_columns{static_cast<int>(columns.size())}
    {
        m_insert.prepare(u"INSERT OR IGNORE INTO %1 (\"%2\") VALUES (%3)"_s.arg(
            table, columns.join(u"\",\""_s), QStringList(columns.size(), u"?"_s).join(u',')));
    }

    /// Inserts the current row of `select`, without its first value. Returns false if no more rows can be inserted; see
    /// `failure`.
    [[nodiscard]] bool put(const QSqlQuery& select)
    {
        for (int column = 0; column < m_columns; ++column)
            m_insert.bindValue(column, select.value(column + 1));
        if (m_insert.exec())
            m_rows += m_insert.numRowsAffected();
        else if (!isOfTheRow(m_insert.lastError()))
            m_failure = m_to.errorText(m_insert.lastError());
        return !m_failure;
    }

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] const DataFile::Failure& failure() const { return m_failure; }

private:
    /// Returns whether the error concerns this row only, which is then skipped.
    [[nodiscard]] static bool isOfTheRow(const QSqlError& error)
    {
        enum RowError { TooBig = 18, Constraint = 19, Mismatch = 20 };
        const int code = error.nativeErrorCode().toInt() & 0xff;
        return code == TooBig || code == Constraint || code == Mismatch;
    }

    const DataFile& m_to;
    QSqlQuery m_insert;
    const int m_columns;
    int m_rows = 0;
    DataFile::Failure m_failure;
};

/// Reads from the front, skipping unreadable rows. Returns whether it is done: at the end, or unable to continue.
[[nodiscard]] bool copyForward(QSqlQuery& select, Inserter& insert)
{
    constexpr int maxHoles = 50'000;
    qint64 next = 0;
    int inARow = 0;
    for (int holes = 0; holes < maxHoles && next < maxRows; ++holes) {
        ++inARow;
        select.bindValue(0, next);
        if (select.exec()) {
            // A corrupt page may lead back to earlier rows.
            while (select.next() && select.value(0).toLongLong() >= next) {
                next = select.value(0).toLongLong() + 1;
                inARow = 0;
                if (!insert.put(select))
                    return true;
            }
        }
        if (!select.lastError().isValid() && !select.isValid())
            return true;
        next += holeAfter(inARow);
    }
    return false;
}

/// Copies from the front, and from the end down to the first unreadable row. Returns the number of rows.
[[nodiscard]] Result<int, QString> copyTable(const QSqlDatabase& from, const DataFile& to, const QString& table)
{
    QStringList columns;
    const QStringList known = columnsOf(from, table);
    for (const QString& column : columnsOf(to.database(), table)) {
        if (known.contains(column))
            columns << column;
    }
    if (columns.isEmpty())
        return 0;
    Inserter insert{to, table, columns};
    QSqlQuery select{from};
    select.setForwardOnly(true);
    const QString statement = u"SELECT rowid,\"%1\" FROM %2 NOT INDEXED"_s.arg(columns.join(u"\",\""_s), table);
    if (!select.prepare(statement + u" WHERE rowid>=? ORDER BY rowid"_s))
        return 0;
    if (!copyForward(select, insert) && select.exec(statement + u" ORDER BY rowid DESC"_s)) {
        while (select.next() && insert.put(select)) { }
    }
    if (insert.failure())
        return *insert.failure();
    return insert.rows();
}

[[nodiscard]] Result<int, QString> copyTables(const QSqlDatabase& from, DataFile& to)
{
    int rows = 0;
    const auto failure = to.transact([&]() -> DataFile::Failure {
        for (const QString& table : to.database().tables()) {
            const auto copied = copyTable(from, to, table);
            if (!copied)
                return copied.error();
            rows += *copied;
        }
        return to.run(u"UPDATE game SET opening=NULL"_s); // the moves by position are not copied but read again
    });
    if (failure)
        return *failure;
    return rows;
}

/// Creates the new file in a folder. In the end everything is in the file itself and nothing in a log.
[[nodiscard]] Result<int, QString> makeFile(const QString& folder, const QString& damaged)
{
    DataFile file{folder};
    if (auto failure = file.open())
        return *failure;
    const Copy copy{damaged, folder + u"/copy"};
    if (!copy.isWritten())
        return file.diskFullText();
    // No other process uses it yet, so it needs no log, which would take the same space again.
    if (auto failure = file.run(u"PRAGMA journal_mode=MEMORY"_s))
        return *failure;
    return copyTables(copy.database(), file);
}

} // namespace

void clearSalvage(const QString& path)
{
    const QString workshop = workshopOf(path);
    if (QFileInfo{workshop}.isDir())
        QDir{workshop}.removeRecursively();
    for (const QStringView part : {u"", u"-wal", u"-shm", u"-journal"}) // older versions put files there
        QFile::remove(workshop + part);
}

Result<int, QString> salvageInto(const QString& path, const QString& damaged)
{
    clearSalvage(path);
    const QString workshop = workshopOf(path);
    QDir{}.mkdir(workshop);
    QFile::setPermissions(workshop, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    auto rows = makeFile(workshop, damaged);
    if (rows && !QFile::rename(workshop + u"/qipan.sqlite", path))
        rows = DataFile{QFileInfo{path}.path()}.unwritableText();
    clearSalvage(path);
    // The user knows that file, and not the temporary one.
    if (!rows)
        return QString{rows.error()}.replace(workshop + u"/qipan.sqlite", path);
    return rows;
}

} // namespace qipan::app
