#include "app/match_file.h"

#include "app/match_row.h"
#include "net/words.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace qipan::app {

namespace {

[[nodiscard]] QString wordOfRole(Seat role)
{
    return QString{net::wordOf(net::seatWords, role)};
}

/// INSERT, or UPDATE where the match is there already.
[[nodiscard]] QString saveStatement()
{
    QStringList names{u"state"_qs};
    QStringList places{u"'running'"_qs};
    QStringList changes{u"state='running'"_qs};
    for (const MatchColumn& column : matchColumns()) {
        const QString name = QString::fromLatin1(column.name);
        names << name;
        places << u"?"_qs;
        changes << name + u"=excluded." + name;
    }
    return u"INSERT INTO lan_match (%1) VALUES (%2) ON CONFLICT (role, token) DO UPDATE SET %3"_qs.arg(
        names.join(u','), places.join(u','), changes.join(u','));
}

/// The columns of a match; of a text no more than one character too many.
[[nodiscard]] QString loadedColumns()
{
    QStringList columns;
    for (const MatchColumn& column : matchColumns()) {
        const QString name = QString::fromLatin1(column.name);
        columns << (column.longestText == 0 ? name : u"substr(%1, 1, %2)"_qs.arg(name).arg(column.longestText + 1));
    }
    return columns.join(u',');
}

} // namespace

MatchFile::Failure MatchFile::save(const StoredMatch& match)
{
    if (auto failure = m_file.open())
        return failure;
    return m_file.run(saveStatement(), rowOf(match));
}

MatchFile::Failure MatchFile::finish(const MatchKey& key, MatchEnd end)
{
    if (auto failure = m_file.open())
        return failure;
    const QString state = end == MatchEnd::Ended ? u"ended"_qs : u"unfinished"_qs;
    auto failure = m_file.run(u"UPDATE lan_match SET state=?, token=NULL, passcode=NULL WHERE role=? AND token=?"_qs,
                              {state, wordOfRole(key.role), key.token});
    m_file.release();
    return failure;
}

Result<std::optional<StoredMatch>, QString> MatchFile::load(const MatchWanted& wanted)
{
    if (!QFile::exists(m_file.path()))
        return std::optional<StoredMatch>{};
    if (auto failure = m_file.open())
        return *failure;
    auto found = search(wanted);
    if (!found || !*found)
        m_file.release();
    return found;
}

Result<std::optional<StoredMatch>, QString> MatchFile::search(const MatchWanted& wanted)
{
    if (auto failure = retire(wanted.keptSince))
        return *failure;
    const auto found = newest(wanted);
    if (!found)
        return found.error();
    const std::optional<Row>& row = *found;
    if (!row)
        return std::optional<StoredMatch>{};
    if (auto match = matchOf(row->values))
        return match;
    if (auto failure = refuse(row->id))
        return *failure;
    return tr("A match kept in %1 is damaged and cannot be continued.").arg(m_file.path());
}

Result<std::optional<MatchFile::Row>, QString> MatchFile::newest(const MatchWanted& wanted) const
{
    const QString role = wanted.role ? wordOfRole(*wanted.role) : QString{};
    QSqlQuery query{m_file.database()};
    query.setForwardOnly(true);
    query.prepare(u"SELECT id,%1 FROM lan_match WHERE state='running' AND (?='' OR role=?) AND (?='' OR address=?)"
                  u" AND last_sign>=? ORDER BY last_sign DESC, id DESC LIMIT 1"_qs.arg(loadedColumns()));
    for (const QString& value : {role, role, wanted.address, wanted.address})
        query.addBindValue(value.isNull() ? QString{u""_qs} : value); // a null text would be SQL's NULL
    query.addBindValue(wanted.notBefore);
    if (!query.exec())
        return m_file.words(query.lastError());
    if (!query.next()) {
        if (query.lastError().isValid())
            return m_file.words(query.lastError());
        return std::optional<Row>{};
    }
    Row row{.id = query.value(0), .values = {}};
    for (int column = 1; column <= static_cast<int>(matchColumns().size()); ++column)
        row.values.push_back(query.value(column));
    return std::optional{row};
}

/// Whatever runs without a sign of life for so long will not be resumed.
MatchFile::Failure MatchFile::retire(qint64 keptSince)
{
    return m_file.run(u"UPDATE lan_match SET state='unfinished', token=NULL, passcode=NULL"
                      u" WHERE state='running' AND last_sign<?"_qs,
                      {keptSince});
}

MatchFile::Failure MatchFile::refuse(const QVariant& id)
{
    return m_file.run(u"UPDATE lan_match SET state='unfinished', token=NULL, passcode=NULL WHERE id=?"_qs, {id});
}

} // namespace qipan::app
