#include "app/data_file.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

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
    // The running game of link-match: its boards as lines (docs/link-record.md).
    "CREATE TABLE link_play (id INTEGER PRIMARY KEY CHECK (id = 1), record TEXT NOT NULL)",
    "CREATE TABLE link_score ("
    " id INTEGER PRIMARY KEY,"
    " way TEXT NOT NULL, columns INTEGER NOT NULL, rows INTEGER NOT NULL, falling INTEGER NOT NULL,"
    " outline INTEGER NOT NULL, difficulty INTEGER NOT NULL, border INTEGER NOT NULL,"
    " name TEXT NOT NULL, played INTEGER NOT NULL," // seconds since 1970
    " deal TEXT NOT NULL, level INTEGER NOT NULL, points INTEGER NOT NULL, time_ms INTEGER NOT NULL,"
    " helped INTEGER NOT NULL, record TEXT NOT NULL)",
    // One for each program on the folder (PlayClaim), the latest saved with the highest number.
    "CREATE TABLE link_running (id INTEGER PRIMARY KEY, saved INTEGER NOT NULL, record TEXT NOT NULL)",
    "INSERT INTO link_running (id, saved, record) SELECT id, 1, record FROM link_play",
    "DROP TABLE link_play",
};

/// What SQLite calls its results: https://www.sqlite.org/rescode.html
enum SqliteCode { Busy = 5, Locked = 6, ReadOnly = 8, Corrupt = 11, Full = 13, CannotOpen = 14, NotADatabase = 26 };

} // namespace

DataFile::DataFile(const QString& folder)
    : m_path{folder + u"/qipan.sqlite"}
    , m_connection{QUuid::createUuid().toString()}
    , m_playClaim{m_path}
{
}

DataFile::~DataFile()
{
    release();
}

void DataFile::release()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

DataFile::Failure DataFile::open()
{
    if (m_database.isOpen())
        return {};
    m_isDamaged = false;
    if (auto failure = prepareFile())
        return failure;
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_qs, m_connection);
    Failure failure;
    if (!m_database.isValid()) {
        failure = tr("Games cannot be kept: Qt's driver for SQLite is not installed.");
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
DataFile::Failure DataFile::prepareFile() const
{
    QFile file{m_path};
    if (file.exists() ? file.setPermissions(ownerOnly)
                      : file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerOnly))
        return {};
    return tr("Games cannot be kept in %1: the file cannot be written.").arg(m_path);
}

DataFile::Failure DataFile::configure()
{
    // The locking mode comes before the log, which then does without shared memory.
    for (const char* pragma : {"locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "secure_delete=ON",
                               "trusted_schema=OFF", "cell_size_check=ON"}) {
        if (auto failure = run(u"PRAGMA "_qs + QLatin1String{pragma}))
            return failure;
    }
    return migrate();
}

DataFile::Failure DataFile::migrate()
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
        return tr("Games cannot be kept in %1: a newer version of the program has written it.").arg(m_path);
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

DataFile::Failure DataFile::run(const QString& statement, const std::vector<QVariant>& values)
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

std::optional<QString> DataFile::setAside()
{
    release();
    for (int number = 1; number < 1'000; ++number) {
        const QString path = m_path + u".damaged-" + QString::number(number);
        if (QFile::exists(path))
            continue;
        if (!QFile::rename(m_path, path))
            return std::nullopt;
        // What is not in the file yet belongs to it; to another it would be poison.
        for (const QStringView part : {u"-wal", u"-journal"})
            QFile::rename(m_path + part, path + part);
        return path;
    }
    return std::nullopt;
}

QString DataFile::words(const QSqlError& error) const
{
    const int code = error.nativeErrorCode().toInt() & 0xff; // above it SQLite says more than is needed here
    m_isDamaged = code == Corrupt || code == NotADatabase;
    switch (code) {
    case Busy:
    case Locked:
        return tr("Games cannot be kept in %1: another program is using it.").arg(m_path);
    case ReadOnly:
    case CannotOpen:
        return tr("Games cannot be kept in %1: the file cannot be written.").arg(m_path);
    case Corrupt:
    case NotADatabase:
        return tr("Games cannot be kept in %1: the file is damaged.").arg(m_path);
    case Full:
        return tr("Games cannot be kept in %1: the disk is full.").arg(m_path);
    default:
        return tr("Games cannot be kept in %1: %2").arg(m_path, error.databaseText());
    }
}

} // namespace qipan::app
