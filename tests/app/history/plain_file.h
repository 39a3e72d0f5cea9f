// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace qipan::tests {

/// Direct access to an SQLite file, without the program's own code.
class PlainFile {
public:
    explicit PlainFile(const QString& path);
    ~PlainFile();
    PlainFile(const PlainFile&) = delete;
    PlainFile& operator=(const PlainFile&) = delete;

    void run(const QString& statement);
    /// The first value of a query's result.
    [[nodiscard]] QVariant value(const QString& query);
    /// The first column of a query's result.
    [[nodiscard]] QStringList texts(const QString& query);
    /// Inserts a random row into each table not in `filled` and adds its name there; only into one of the tables in
    /// `either`.
    void fillTables(QStringList& filled, const QStringList& either);

private:
    const QString m_connection;
    QSqlDatabase m_database;
};

} // namespace qipan::tests
