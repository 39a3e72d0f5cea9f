// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/store_helpers.h"

#include "tests/support/catch.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

using namespace Qt::StringLiterals;

namespace qipan::tests {

using app::MatchQuery;
using app::MatchStore;
using app::StoredMatch;

Found find(MatchStore& store, const MatchQuery& wanted)
{
    Found found;
    bool isLoaded = false;
    const QObject context;
    QObject::connect(&store, &MatchStore::errorOccurred, &context,
                     [&](const QString& reason) { found.errors << reason; });
    QObject::connect(&store, &MatchStore::loaded, &context, [&](const std::optional<StoredMatch>& match) {
        found.match = match;
        isLoaded = true;
    });
    store.load(wanted);
    REQUIRE(QTest::qWaitFor([&] { return isLoaded; }));
    return found;
}

Found find(const QTemporaryDir& folder, const MatchQuery& wanted)
{
    MatchStore store{folder.path()};
    return find(store, wanted);
}

bool save(MatchStore& store, const StoredMatch& match)
{
    QSignalSpy saved{&store, &MatchStore::saved};
    QSignalSpy failed{&store, &MatchStore::failed};
    const quint64 ticket = store.save(match);
    REQUIRE(QTest::qWaitFor([&] { return saved.size() + failed.size() > 0; }));
    REQUIRE((saved.isEmpty() ? failed : saved).front().front().toULongLong() == ticket);
    return !saved.isEmpty();
}

QString fileIn(const QTemporaryDir& folder)
{
    return folder.filePath(u"qipan.sqlite"_s);
}

Intruder::Intruder(const QTemporaryDir& folder)
    : m_database{QSqlDatabase::addDatabase(u"QSQLITE"_s, u"intruder"_s)}
{
    m_database.setDatabaseName(fileIn(folder));
    REQUIRE(m_database.open());
}

Intruder::~Intruder()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(u"intruder"_s);
}

QVariant Intruder::run(const QString& statement)
{
    QSqlQuery query{m_database};
    REQUIRE(query.exec(statement));
    return query.next() ? query.value(0) : QVariant{};
}

} // namespace qipan::tests
