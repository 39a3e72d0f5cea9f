// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/match_file.h"

#include "app/match_store/match_row.h"
#include "net/words.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// The history has everything important about finished matches.
constexpr int maxRecords = 20;

[[nodiscard]] QString wordOfRole(Seat role)
{
    return QString{net::wordOf(net::seatWords, role)};
}

/// INSERT, or UPDATE if the match exists and is not held by another program.
[[nodiscard]] QString saveStatement()
{
    QStringList names{u"state"_s, u"owner"_s};
    QStringList places{u"'running'"_s, u"?"_s};
    QStringList changes{u"state='running'"_s, u"owner=excluded.owner"_s};
    for (const MatchColumn& column : matchColumns()) {
        const QString name = QString::fromLatin1(column.name);
        names << name;
        places << u"?"_s;
        changes << name + u"=excluded." + name;
    }
    return u"INSERT INTO lan_match (%1) VALUES (%2) ON CONFLICT (role, token) DO UPDATE SET %3"
           u" WHERE owner IN (0, excluded.owner)"_s.arg(names.join(u','), places.join(u','), changes.join(u','));
}

/// The columns of a match; each text is cut one character beyond its maximum.
[[nodiscard]] QString loadedColumns()
{
    QStringList columns;
    for (const MatchColumn& column : matchColumns()) {
        const QString name = QString::fromLatin1(column.name);
        columns << (column.longestText == 0 ? name : u"substr(%1, 1, %2)"_s.arg(name).arg(column.longestText + 1));
    }
    return columns.join(u',');
}

} // namespace

MatchFile::Failure MatchFile::save(const StoredMatch& match)
{
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        std::vector<QVariant> values = rowOf(match);
        values.insert(values.begin(), *owner);
        auto failure = m_file.run(saveStatement(), values);
        m_isOwnedElsewhere = !failure && m_file.changedRows() == 0;
        if (m_isOwnedElsewhere)
            failure = tr("The game cannot be saved in %1: another program is playing it.").arg(m_file.path());
        return failure;
    });
}

MatchFile::Failure MatchFile::finish(const MatchKey& key, MatchEnd end)
{
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        const QString state = end == MatchEnd::Ended ? u"ended"_s : u"unfinished"_s;
        auto failure = m_file.run(u"UPDATE lan_match SET state=?, owner=0, token=NULL, passcode=NULL"
                                  u" WHERE role=? AND token=? AND owner IN (0, ?)"_s,
                                  {state, wordOfRole(key.role), key.token, *owner});
        return failure ? failure : prune();
    });
}

MatchFile::Failure MatchFile::release()
{
    if (!m_file.isThere())
        return {};
    return m_file.use([&]() -> Failure {
        const auto owner = m_file.owner();
        if (!owner)
            return owner.error();
        return m_file.run(u"UPDATE lan_match SET owner=0 WHERE owner=?"_s, {*owner});
    });
}

Result<std::optional<StoredMatch>, QString> MatchFile::load(const MatchQuery& wanted)
{
    std::optional<StoredMatch> found;
    if (!m_file.isThere())
        return found;
    if (auto failure = m_file.use([&] { return search(wanted, found); }))
        return *failure;
    return found;
}

MatchFile::Failure MatchFile::search(const MatchQuery& wanted, std::optional<StoredMatch>& found)
{
    const auto owner = m_file.owner();
    if (!owner)
        return owner.error();
    if (auto failure = m_file.releaseDead())
        return failure;
    if (auto failure = retire(wanted.expiresBefore, *owner))
        return failure;
    const auto newest = this->newest(wanted, *owner);
    if (!newest)
        return newest.error();
    const std::optional<Row>& row = *newest;
    if (!row)
        return {};
    found = matchOf(row->values);
    if (found)
        return wanted.isHeld ? hold(row->id, *owner, found) : Failure{};
    if (auto failure = refuse(row->id))
        return failure;
    return tr("A game saved in %1 is damaged and cannot be continued.").arg(m_file.path());
}

MatchFile::Failure MatchFile::hold(const QVariant& id, qint64 owner, std::optional<StoredMatch>& found)
{
    auto failure = m_file.run(u"UPDATE lan_match SET owner=? WHERE id=? AND owner IN (0, ?)"_s, {owner, id, owner});
    if (failure || m_file.changedRows() == 0)
        found.reset(); // another program was quicker
    return failure;
}

Result<std::optional<MatchFile::Row>, QString> MatchFile::newest(const MatchQuery& wanted, qint64 owner) const
{
    const QString role = wanted.role ? wordOfRole(*wanted.role) : QString{};
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(
        u"SELECT id,%1 FROM lan_match WHERE state='running' AND (?='' OR role=?) AND (?='' OR address=?)"
        u" AND (?='' OR token=?)"
        u" AND last_sign>=? AND last_sign<? AND owner IN (0, ?) ORDER BY last_sign DESC, id DESC LIMIT 1"_s.arg(
            loadedColumns()));
    for (const QString& value : {role, role, wanted.address, wanted.address, wanted.token, wanted.token})
        query.addBindValue(value.isNull() ? QString{u""_s} : value); // a null text would be SQL's NULL
    query.addBindValue(wanted.notBefore);
    query.addBindValue(wanted.before);
    query.addBindValue(owner);
    if (!query.exec())
        return m_file.errorText(query.lastError());
    if (!query.next()) {
        if (query.lastError().isValid())
            return m_file.errorText(query.lastError());
        return std::optional<Row>{};
    }
    Row row{.id = query.value(0), .values = {}};
    for (int column = 1; column <= static_cast<int>(matchColumns().size()); ++column)
        row.values.push_back(query.value(column));
    return std::optional{row};
}

/// A running match without activity for so long will not be resumed.
MatchFile::Failure MatchFile::retire(qint64 expiresBefore, qint64 owner)
{
    auto failure = m_file.run(u"UPDATE lan_match SET state='unfinished', token=NULL, passcode=NULL"
                              u" WHERE state='running' AND last_sign<? AND owner IN (0, ?)"_s,
                              {expiresBefore, owner});
    return failure ? failure : prune();
}

MatchFile::Failure MatchFile::prune()
{
    return m_file.run(u"DELETE FROM lan_match WHERE state<>'running' AND id NOT IN (SELECT id FROM lan_match"
                      u" WHERE state<>'running' ORDER BY last_sign DESC, id DESC LIMIT ?)"_s,
                      {maxRecords});
}

Result<QSet<QString>, QString> MatchFile::openRounds(qint64 notBefore) const
{
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(u"SELECT role, substr(token, 1, 100), round FROM lan_match"
                  u" WHERE state='running' AND verdict_plies IS NULL AND last_sign>=?"_s);
    query.addBindValue(notBefore);
    QSet<QString> rounds;
    if (query.exec()) {
        while (query.next()) {
            if (const auto role = net::valueOf(net::seatWords, query.value(0).toString()))
                rounds << roundKey({*role, query.value(1).toString()}, query.value(2).toInt());
        }
    }
    if (query.lastError().isValid())
        return m_file.errorText(query.lastError());
    return rounds;
}

MatchFile::Failure MatchFile::refuse(const QVariant& id)
{
    return m_file.run(u"UPDATE lan_match SET state='unfinished', token=NULL, passcode=NULL WHERE id=?"_s, {id});
}

} // namespace qipan::app
