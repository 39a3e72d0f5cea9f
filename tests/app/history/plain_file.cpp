// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/history/plain_file.h"

#include "tests/support/catch.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::tests {

PlainFile::PlainFile(const QString& path)
    : m_connection{QUuid::createUuid().toString()}
    , m_database{QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection)}
{
    m_database.setDatabaseName(path);
    REQUIRE(m_database.open());
}

PlainFile::~PlainFile()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

void PlainFile::run(const QString& statement)
{
    QSqlQuery query{m_database};
    INFO(statement.toStdString());
    const bool isDone = query.exec(statement);
    INFO(query.lastError().text().toStdString());
    REQUIRE(isDone);
}

QVariant PlainFile::value(const QString& query)
{
    QSqlQuery answer{m_database};
    INFO(query.toStdString());
    REQUIRE(answer.exec(query));
    return answer.next() ? answer.value(0) : QVariant{};
}

QStringList PlainFile::texts(const QString& query)
{
    QSqlQuery answer{m_database};
    INFO(query.toStdString());
    REQUIRE(answer.exec(query));
    QStringList texts;
    while (answer.next())
        texts << answer.value(0).toString();
    return texts;
}

void PlainFile::fillTables(QStringList& filled, const QStringList& either)
{
    for (const QString& table : texts(u"SELECT name FROM sqlite_master WHERE type='table' ORDER BY name"_s)) {
        const bool isDone = std::any_of(filled.begin(), filled.end(), [&](const QString& name) {
            return name == table || (either.contains(name) && either.contains(table));
        });
        if (isDone)
            continue;
        QStringList values;
        for (const QString& type : texts(u"SELECT type FROM pragma_table_info('%1') ORDER BY cid"_s.arg(table)))
            values << (type == u"TEXT" ? u"'x'"_s : u"1"_s);
        run(u"INSERT INTO %1 VALUES (%2)"_s.arg(table, values.join(u',')));
        filled << table;
    }
}

} // namespace qipan::tests
