#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace qipan::tests {

/// An SQLite file by itself, as no program of ours opens it.
class PlainFile {
public:
    explicit PlainFile(const QString& path);
    ~PlainFile();
    PlainFile(const PlainFile&) = delete;
    PlainFile& operator=(const PlainFile&) = delete;

    void run(const QString& statement);
    /// The first value that a query gives.
    [[nodiscard]] QVariant value(const QString& query);
    /// The first column of a query.
    [[nodiscard]] QStringList texts(const QString& query);
    /// Puts a row of any values into each table that is not among `filled`, and adds its name; of `either` into one
    /// only.
    void fillTables(QStringList& filled, const QStringList& either);

private:
    const QString m_connection;
    QSqlDatabase m_database;
};

} // namespace qipan::tests
