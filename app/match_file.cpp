#include "app/match_file.h"

#include "app/match_row.h"
#include "net/words.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QUuid>
#include <QVariant>

#include <array>

namespace qipan::app {

namespace {

constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Statement number n makes version n+1 of the schema (PRAGMA user_version) from version n.
constexpr std::array migrations{
    "CREATE TABLE lan_match ("
    " id INTEGER PRIMARY KEY,"
    " state TEXT NOT NULL," // running, ended, unfinished
    " role TEXT NOT NULL, token TEXT,"
    " address TEXT NOT NULL, port INTEGER NOT NULL, passcode TEXT, accept_anyone INTEGER NOT NULL,"
    " offered_game TEXT NOT NULL, offered_rule TEXT NOT NULL, offered_size INTEGER NOT NULL, first TEXT NOT NULL,"
    " game TEXT NOT NULL, rule TEXT NOT NULL, size INTEGER NOT NULL,"
    " main_s INTEGER, increment_s INTEGER, black_ms INTEGER, white_ms INTEGER,"
    " own_name TEXT NOT NULL, peer_name TEXT NOT NULL,"
    " round INTEGER NOT NULL, black TEXT NOT NULL, plies TEXT NOT NULL,"
    " undos INTEGER NOT NULL, last_request INTEGER NOT NULL,"
    " verdict_plies INTEGER, verdict_winner TEXT, verdict_reason TEXT,"
    " paused_ms INTEGER NOT NULL,"
    " host_wins INTEGER NOT NULL, guest_wins INTEGER NOT NULL, draws INTEGER NOT NULL,"
    " last_sign INTEGER NOT NULL,"
    " UNIQUE (role, token))",
    "ALTER TABLE lan_match ADD COLUMN offered_opening TEXT NOT NULL DEFAULT 'free'",
    "ALTER TABLE lan_match ADD COLUMN opening TEXT NOT NULL DEFAULT 'free'",
    "ALTER TABLE lan_match ADD COLUMN takes TEXT NOT NULL DEFAULT ''", // "two,black"
};

/// What SQLite calls its results: https://www.sqlite.org/rescode.html
enum SqliteCode { Busy = 5, Locked = 6, ReadOnly = 8, Corrupt = 11, Full = 13, CannotOpen = 14, NotADatabase = 26 };

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

MatchFile::MatchFile(const QString& folder)
    : m_path{folder + u"/qipan.sqlite"}
    , m_connection{QUuid::createUuid().toString()}
{
}

MatchFile::~MatchFile()
{
    release();
}

MatchFile::Failure MatchFile::save(const StoredMatch& match)
{
    if (auto failure = open())
        return failure;
    return run(saveStatement(), rowOf(match));
}

MatchFile::Failure MatchFile::finish(const MatchKey& key, MatchEnd end)
{
    if (auto failure = open())
        return failure;
    const QString state = end == MatchEnd::Ended ? u"ended"_qs : u"unfinished"_qs;
    auto failure = run(u"UPDATE lan_match SET state=?, token=NULL, passcode=NULL WHERE role=? AND token=?"_qs,
                       {state, wordOfRole(key.role), key.token});
    release();
    return failure;
}

void MatchFile::release()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::optional<StoredMatch>, QString> MatchFile::load(const MatchWanted& wanted)
{
    if (!QFile::exists(m_path))
        return std::optional<StoredMatch>{};
    if (auto failure = open())
        return *failure;
    auto found = search(wanted);
    if (!found || !*found)
        release();
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
    return tr("A match kept in %1 is damaged and cannot be continued.").arg(m_path);
}

Result<std::optional<MatchFile::Row>, QString> MatchFile::newest(const MatchWanted& wanted) const
{
    const QString role = wanted.role ? wordOfRole(*wanted.role) : QString{};
    QSqlQuery query{m_database};
    query.setForwardOnly(true);
    query.prepare(u"SELECT id,%1 FROM lan_match WHERE state='running' AND (?='' OR role=?) AND (?='' OR address=?)"
                  u" AND last_sign>=? ORDER BY last_sign DESC, id DESC LIMIT 1"_qs.arg(loadedColumns()));
    for (const QString& value : {role, role, wanted.address, wanted.address})
        query.addBindValue(value.isNull() ? QString{u""_qs} : value); // a null text would be SQL's NULL
    query.addBindValue(wanted.notBefore);
    if (!query.exec())
        return words(query.lastError());
    if (!query.next()) {
        if (query.lastError().isValid())
            return words(query.lastError());
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
    return run(u"UPDATE lan_match SET state='unfinished', token=NULL, passcode=NULL"
               u" WHERE state='running' AND last_sign<?"_qs,
               {keptSince});
}

MatchFile::Failure MatchFile::refuse(const QVariant& id)
{
    return run(u"UPDATE lan_match SET state='unfinished', token=NULL, passcode=NULL WHERE id=?"_qs, {id});
}

MatchFile::Failure MatchFile::open()
{
    if (m_database.isOpen())
        return {};
    if (auto failure = prepareFile())
        return failure;
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_qs, m_connection);
    Failure failure;
    if (!m_database.isValid()) {
        failure = tr("Matches cannot be kept: Qt's driver for SQLite is not installed.");
    } else {
        m_database.setDatabaseName(m_path);
        // Short: a program that plays a match keeps the file as long as that takes.
        m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=300"_qs);
        failure = m_database.open() ? configure() : words(m_database.lastError());
    }
    if (failure) {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_connection);
    }
    return failure;
}

/// SQLite gives its log the permissions of the file, so that setting them here, while it is empty, is enough.
MatchFile::Failure MatchFile::prepareFile() const
{
    QFile file{m_path};
    if (file.exists() ? file.setPermissions(ownerOnly)
                      : file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerOnly))
        return {};
    return tr("Matches cannot be kept in %1: the file cannot be written.").arg(m_path);
}

MatchFile::Failure MatchFile::configure()
{
    // The locking mode comes before the log, which then does without shared memory.
    for (const char* pragma : {"locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "secure_delete=ON",
                               "trusted_schema=OFF", "cell_size_check=ON"}) {
        if (auto failure = run(u"PRAGMA "_qs + QLatin1String{pragma}))
            return failure;
    }
    return migrate();
}

MatchFile::Failure MatchFile::migrate()
{
    if (auto failure = run(u"BEGIN EXCLUSIVE"_qs))
        return failure;
    QSqlQuery query{m_database};
    if (!query.exec(u"PRAGMA user_version"_qs) || !query.next())
        return words(query.lastError());
    const int version = query.value(0).toInt();
    query.clear();
    constexpr int latest = static_cast<int>(migrations.size());
    if (version < 0 || version > latest)
        return tr("Matches cannot be kept in %1: a newer version of the program has written it.").arg(m_path);
    for (int next = version; next < latest; ++next) {
        if (auto failure = run(QString::fromLatin1(migrations[static_cast<std::size_t>(next)])))
            return failure;
    }
    if (version < latest) {
        if (auto failure = run(u"PRAGMA user_version=%1"_qs.arg(latest)))
            return failure;
    }
    return run(u"COMMIT"_qs);
}

MatchFile::Failure MatchFile::run(const QString& statement, const std::vector<QVariant>& values)
{
    QSqlQuery query{m_database};
    if (!query.prepare(statement))
        return words(query.lastError());
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return words(query.lastError());
    return {};
}

QString MatchFile::words(const QSqlError& error) const
{
    switch (error.nativeErrorCode().toInt() & 0xff) { // above it SQLite says more than is needed here
    case Busy:
    case Locked:
        return tr("Matches cannot be kept in %1: another program is using it.").arg(m_path);
    case ReadOnly:
    case CannotOpen:
        return tr("Matches cannot be kept in %1: the file cannot be written.").arg(m_path);
    case Corrupt:
    case NotADatabase:
        return tr("Matches cannot be kept in %1: the file is damaged.").arg(m_path);
    case Full:
        return tr("Matches cannot be kept in %1: the disk is full.").arg(m_path);
    default:
        return tr("Matches cannot be kept in %1: %2").arg(m_path, error.databaseText());
    }
}

} // namespace qipan::app
