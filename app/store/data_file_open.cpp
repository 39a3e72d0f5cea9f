// SPDX-License-Identifier: GPL-3.0-or-later
// Opening the data file, for writing or at least for reading.
#include "app/store/data_file.h"
#include "app/store/data_schema.h"
#include "app/store/quarantined_file.h"
#include "app/store/special_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>

#include <span>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace qipan::app {

constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// SQLite's VFS without locks: https://www.sqlite.org/vfs.html
#ifdef Q_OS_WIN
constexpr auto lockless = "vfs=win32-none";
#else
constexpr auto lockless = "vfs=unix-none";
#endif

namespace {

[[nodiscard]] std::array<quint64, 2> identityOf([[maybe_unused]] const QString& path)
{
#ifdef Q_OS_UNIX
    struct ::stat found { };
    if (::stat(QFile::encodeName(path).constData(), &found) == 0)
        return {static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino)};
#endif
    return {};
}

const auto versionQuery = u"PRAGMA user_version"_s;
constexpr auto newest = static_cast<qint64>(dataMigrations.size());

[[nodiscard]] bool isNewer(qint64 version)
{
    return version < 0 || version > newest;
}

} // namespace

DataFile::Failure DataFile::open()
{
    // Another process may have set the file aside, or the user moved the folder. (Elsewhere open files stay.)
    if (m_isInTransaction || (m_database.isOpen() && !needsReopen() && identityOf(m_path) == m_identity))
        return {};
    release();
    for (const auto* suffix : {u"", u"-wal", u"-shm", u"-journal", u".damaged"}) {
        if (const QString path = m_path + QStringView{suffix}; isSpecialFile(path))
            return tr("Games cannot be saved: %1 is not a regular file.").arg(path);
    }
    // Keeps other processes out while a damaged file and its log are being moved.
    InstanceLock openLock{m_path};
    if (openLock.acquire(InstanceLock::openLock, busyTimeout) == InstanceLock::LockResult::Held)
        return tr("Games cannot be saved in %1: another program is using it.").arg(m_path);
    if (QuarantinedFile{m_path}.needsSalvage()) // a process was killed during the recovery, or the disk was full
        return salvage();
    Failure failure = m_isDamaged ? Failure{} : connect();
    return m_isDamaged ? repair() : failure;
}

DataFile::Failure DataFile::connect()
{
    m_readOnly.reset();
    m_isRefused = false;
    m_dataVersion = 0;
    Failure failure = prepareFile();
    if (!failure)
        failure = openAs(m_path, {});
    if (!failure)
        failure = configure();
    if (failure && m_isRefused && QFile::exists(m_path) && openToRead())
        m_readOnly = std::exchange(failure, {});
    m_isRefused = false;
    if (failure)
        release();
    else
        m_identity = identityOf(m_path);
    return failure;
}

/// All data is in the log, and SQLite would start a new file and delete the log.
bool DataFile::isLogOnly() const
{
    constexpr qint64 logHeader = 32;
    return QFileInfo{m_path}.size() == 0 && QFileInfo{m_path + u"-wal"}.size() > logHeader;
}

/// SQLite gives its log the permissions of the file, so it is enough to set them here, while the file is empty.
DataFile::Failure DataFile::prepareFile()
{
    if (isLogOnly()) {
        m_isDamaged = true;
        return damageText();
    }
    QFile file{m_path};
    if (file.exists() ? file.setPermissions(ownerOnly)
                      : file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerOnly))
        return {};
    m_isRefused = true;
    return unwritableText();
}

DataFile::Failure DataFile::openAs(const QString& name, const QString& options)
{
    release();
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    if (!m_database.isValid()) {
        release();
        return tr("Games cannot be saved: Qt's SQLite driver is not installed.");
    }
    m_database.setDatabaseName(name);
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeout.count()) + options);
    if (!m_database.open())
        return errorText(m_database.lastError());
    for (const char* pragma : {"trusted_schema=OFF", "cell_size_check=ON"}) {
        if (auto failure = run(u"PRAGMA "_s + QLatin1String{pragma}))
            return failure;
    }
    return {};
}

/// A file that cannot be written may still be readable.
bool DataFile::openToRead()
{
    const auto isReadable = [this] { return !run(u"SELECT COUNT(*) FROM sqlite_master"_s); };
    // A process that writes the file has created a shared index of the log, which readers use.
    if (QFile::exists(m_path + u"-shm") && !openAs(m_path, u";QSQLITE_OPEN_READONLY"_s) && isReadable())
        return true;
    // Otherwise nobody is writing. The index cannot be created, but without writers none is needed, whether there is a
    // log (https://www.sqlite.org/wal.html#noshm) or not.
    const bool hasLog = QFile::exists(m_path + u"-wal");
    QUrl url = QUrl::fromLocalFile(m_path);
    url.setQuery(hasLog ? QString::fromLatin1(lockless) : u"immutable=1"_s);
    return !openAs(url.toString(QUrl::FullyEncoded), u";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s)
        && !run(u"PRAGMA locking_mode=EXCLUSIVE"_s) && isReadable();
}

DataFile::Failure DataFile::configure()
{
    const auto known = readIds(versionQuery); // before anything is written
    if (!known)
        return known.error();
    if (isNewer(known->front())) {
        m_readOnly = newerVersionText();
        return run(u"PRAGMA query_only=ON"_s);
    }
    for (const char* pragma : {"journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"}) {
        if (auto failure = run(u"PRAGMA "_s + QLatin1String{pragma}))
            return failure;
    }
    if (known->front() == newest)
        return {};
    return transact([this]() -> Failure {
        const auto now = readIds(versionQuery); // again, since no other process can change it any more
        if (!now)
            return now.error();
        if (isNewer(now->front()))
            return newerVersionText();
        for (const char* statement : std::span{dataMigrations}.subspan(static_cast<std::size_t>(now->front()))) {
            if (auto failure = run(QString::fromLatin1(statement)))
                return failure;
        }
        return run(u"PRAGMA user_version=%1"_s.arg(newest));
    });
}

} // namespace qipan::app
