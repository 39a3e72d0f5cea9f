// SPDX-License-Identifier: GPL-3.0-or-later
// The data file: its versions, several programs at once, and damage.
#include "app/store/data_file.h"
#include "app/store/data_schema.h"

#include "tests/app/history/plain_file.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <random>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

[[nodiscard]] QString pathIn(const QTemporaryDir& folder)
{
    return folder.filePath(u"qipan.sqlite"_s);
}

constexpr qsizetype pageSize = 4096;

/// The error that a program reports for the folder's file.
[[nodiscard]] QString errorIn(const QTemporaryDir& folder)
{
    return DataFile{folder.path()}.open().value_or(QString{});
}

/// Creates a file with this many scores.
void fill(const QTemporaryDir& folder, int scores)
{
    DataFile file{folder.path()};
    REQUIRE_FALSE(file.open());
    REQUIRE_FALSE(file.transact([&]() -> DataFile::Failure {
        for (int score = 1; score <= scores; ++score) {
            if (auto failure =
                    file.run(u"INSERT INTO link_score VALUES (?, 'relaxed', 4, 4, 0, 0, 0, 0, 'Ada', 1, 'DEAL',"
                             u" 1, 10, 1, 0, ?)"_s,
                             {score, QString{200, u'r'}}))
                return failure;
        }
        return {};
    }));
}

[[nodiscard]] int scoresIn(const QTemporaryDir& folder)
{
    return PlainFile{pathIn(folder)}.value(u"SELECT COUNT(*) FROM link_score"_s).toInt();
}

[[nodiscard]] QByteArray bytesOf(const QString& path)
{
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

/// The number of rows seen by a program that has the file open.
[[nodiscard]] int count(DataFile& file, const QString& table)
{
    QSqlQuery query{file.database()};
    return query.exec(u"SELECT COUNT(*) FROM "_s + table) && query.next() ? query.value(0).toInt() : -1;
}

[[nodiscard]] DataFile::Failure insertGame(DataFile& file)
{
    return file.run(u"INSERT INTO link_running (saved, record) VALUES (1, 'x')"_s);
}

#ifdef Q_OS_UNIX

/// Drops root's right to write everywhere while it exists.
class Nobody {
public:
    Nobody()
    {
        if (m_user == 0)
            REQUIRE(::seteuid(65'534) == 0);
    }
    ~Nobody() { [[maybe_unused]] const int done = ::seteuid(m_user); }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;

private:
    const uid_t m_user = ::geteuid();
};

#endif

void write(const QString& path, const QByteArray& bytes)
{
    QFile file{path};
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes) == bytes.size());
}

} // namespace

TEST_CASE("a file of every older version is upgraded with all its data", "[store]")
{
    const QTemporaryDir fresh;
    fill(fresh, 0);
    const QStringList schema = PlainFile{pathIn(fresh)}.texts(u"SELECT sql FROM sqlite_master ORDER BY name"_s);
    const auto& migrations = dataMigrations;
    for (std::size_t version = 0; version <= migrations.size(); ++version) {
        INFO("version " << version);
        const QTemporaryDir folder;
        QStringList filled;
        {
            PlainFile old{pathIn(folder)};
            for (std::size_t statement = 0; statement < version; ++statement) {
                old.run(QString::fromLatin1(migrations[statement]));
                old.fillTables(filled, {u"link_running"_s, u"link_play"_s, u"link_level_best"_s});
            }
            old.run(u"PRAGMA user_version=%1"_s.arg(version));
        }
        CHECK(errorIn(folder).isEmpty());
        PlainFile now{pathIn(folder)};
        CHECK(now.value(u"PRAGMA user_version"_s).toInt() == static_cast<int>(migrations.size()));
        CHECK(now.texts(u"SELECT sql FROM sqlite_master ORDER BY name"_s) == schema);
        CHECK(now.value(u"PRAGMA integrity_check"_s).toString() == u"ok");
        if (filled.contains(u"game"_s)) // played with the first edition of the computer's levels
            CHECK(now.value(u"SELECT edition FROM game"_s).toInt() == 1);
        const auto nameNow = [](const QString& table) {
            return table == u"link_play" ? u"link_running"_s : table == u"link_level" ? u"link_level_best"_s : table;
        };
        for (const QString& table : filled)
            CHECK(now.value(u"SELECT COUNT(*) FROM "_s + nameNow(table)).toInt() == 1);
    }
}

TEST_CASE("levels of the campaign from before sizes were told apart count for the latest campaign", "[store]")
{
    const bool hasScore = GENERATE(false, true);
    const QTemporaryDir folder;
    {
        PlainFile old{pathIn(folder)};
        const auto& migrations = dataMigrations;
        std::size_t version = 0;
        while (!QByteArray{migrations[version]}.startsWith("CREATE TABLE link_level_best "))
            old.run(QString::fromLatin1(migrations[version++]));
        old.run(u"INSERT INTO link_level VALUES (1, 320, 2), (2, 210, 1)"_s);
        if (hasScore)
            old.run(
                u"INSERT INTO link_score VALUES (1, 'campaign', 8, 6, 0, 0, 2, 0, 'Ada', 1, 'DEAL', 2, 530, 1, 0, ''),"
                u" (2, 'relaxed', 4, 4, 0, 0, 0, 0, 'Ada', 2, 'DEAL', 1, 100, 1, 0, '')"_s);
        old.run(u"PRAGMA user_version=%1"_s.arg(version));
    }
    CHECK(errorIn(folder).isEmpty());
    PlainFile now{pathIn(folder)};
    const QString rest = hasScore ? u" 8 6 2"_s : u" 16 10 1"_s;
    CHECK(now.texts(u"SELECT level || ' ' || points || ' ' || stars || ' ' || columns || ' ' || rows || ' ' ||"
                    u" difficulty FROM link_level_best WHERE points_before IS NULL ORDER BY level"_s)
          == QStringList{u"1 320 2"_s + rest, u"2 210 1"_s + rest});
}

TEST_CASE("a running link-match game of any older version can be resumed", "[store]")
{
    const QTemporaryDir folder;
    {
        PlainFile old{pathIn(folder)};
        const auto& migrations = dataMigrations;
        std::size_t version = 0;
        while (!QByteArray{migrations[version]}.startsWith("CREATE TABLE game "))
            old.run(QString::fromLatin1(migrations[version++]));
        old.run(u"INSERT INTO link_running VALUES (3, 1, 'mine'), (17, 2, 'aside')"_s);
        old.run(u"PRAGMA user_version=%1"_s.arg(version));
    }
    CHECK(errorIn(folder).isEmpty());
    PlainFile now{pathIn(folder)};
    CHECK(now.value(u"SELECT record FROM link_running WHERE owner=0"_s).toString() == u"mine");
    CHECK(now.value(u"SELECT record FROM link_running WHERE owner IS NULL"_s).toString() == u"aside");
}

TEST_CASE("a file of a newer version is readable and left unchanged", "[store]")
{
    const QTemporaryDir folder;
    fill(folder, 3);
    PlainFile{pathIn(folder)}.run(u"PRAGMA user_version=1000"_s);
    const QByteArray before = bytesOf(pathIn(folder));
    {
        DataFile file{folder.path()};
        REQUIRE_FALSE(file.open());
        CHECK(file.readOnly().value_or(QString{}).contains(u"newer version"));
        CHECK(count(file, u"link_score"_s) == 3);
        CHECK(file.use([&] { return insertGame(file); }) == file.readOnly());
        CHECK(file.transact([&] { return insertGame(file); }) == file.readOnly());
        CHECK_FALSE(file.owner());
        CHECK_FALSE(file.releaseDead());
        CHECK_FALSE(file.check());
    }
    CHECK(bytesOf(pathIn(folder)) == before);
}

#ifdef Q_OS_UNIX

TEST_CASE("an unwritable file is read including its write-ahead log until it becomes writable", "[store]")
{
    const bool hasLog = GENERATE(false, true);
    const QTemporaryDir folder;
    {
        const QTemporaryDir live;
        DataFile file{live.path()};
        REQUIRE_FALSE(file.open());
        REQUIRE_FALSE(insertGame(file));
        REQUIRE_FALSE(file.run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
        REQUIRE_FALSE(insertGame(file));
        REQUIRE(QFile::copy(pathIn(live), pathIn(folder)));
        if (hasLog)
            REQUIRE(QFile::copy(pathIn(live) + u"-wal", pathIn(folder) + u"-wal"));
    }
    const int games = hasLog ? 2 : 1;
    for (const QString& name : QDir{folder.path()}.entryList(QDir::Files))
        REQUIRE(::chmod(QFile::encodeName(folder.filePath(name)).constData(), 0644) == 0);
    REQUIRE(::chmod(QFile::encodeName(folder.path()).constData(), 0555) == 0);
    DataFile file{folder.path()};
    {
        const Nobody nobody;
        CHECK_FALSE(file.open());
        CHECK(file.readOnly().value_or(QString{}).contains(u"is not writable"));
        CHECK(count(file, u"link_running"_s) == games);
        CHECK(file.use([&] { return insertGame(file); }) == file.readOnly());
        CHECK_FALSE(file.owner());
        CHECK_FALSE(file.check());
        CHECK(count(file, u"link_running"_s) == games);
    }
    REQUIRE(::chmod(QFile::encodeName(folder.path()).constData(), 0755) == 0);
    CHECK_FALSE(file.use([&] { return insertGame(file); }));
    CHECK_FALSE(file.readOnly());
    CHECK(count(file, u"link_running"_s) == games + 1);
}

#endif

TEST_CASE("a truncated file is sound or is quarantined with its readable data recovered", "[store]")
{
    const QTemporaryDir whole;
    fill(whole, 800); // most of the file
    const QByteArray bytes = bytesOf(pathIn(whole));
    std::mt19937 random{3};
    for (int time = 0; time < test::repetitions(30, 300); ++time) {
        const auto size = static_cast<qsizetype>(1 + random() % static_cast<unsigned>(bytes.size() - 1));
        INFO("cut to " << size);
        const QTemporaryDir folder;
        write(pathIn(folder), bytes.left(size));
        DataFile file{folder.path()};
        REQUIRE_FALSE(file.check());
        const auto notice = file.takeNotice();
        if (size > bytes.size() - pageSize && !notice)
            continue; // the missing byte may be the end of a text
        REQUIRE(notice);
        CHECK(notice->contains(u"damaged-1"));
        CHECK(bytesOf(pathIn(folder) + u".damaged-1") == bytes.left(size));
        CHECK_FALSE(QFile::exists(pathIn(folder) + u".salvage"));
        CHECK(scoresIn(folder) <= 800);
        if (size > bytes.size() / 2)
            CHECK(scoresIn(folder) >= 100);
        REQUIRE_FALSE(file.run(u"INSERT INTO link_running (saved, record) VALUES (1, 'x')"_s));
        REQUIRE_FALSE(file.check());
        CHECK_FALSE(file.takeNotice());
    }
}

TEST_CASE("the check finds a corrupted file and most games are recovered from it", "[store]")
{
    const QTemporaryDir folder;
    fill(folder, 2'000);
    QByteArray bytes = bytesOf(pathIn(folder));
    const qsizetype middle = bytes.size() / 2 / 4096 * 4096;
    bytes.replace(middle, 4096, QByteArray{4096, 'x'});
    write(pathIn(folder), bytes);
    DataFile file{folder.path()};
    REQUIRE_FALSE(file.check());
    REQUIRE(file.takeNotice());
    CHECK(bytesOf(pathIn(folder) + u".damaged-1") == bytes);
    CHECK(scoresIn(folder) > 1'800);
    CHECK(scoresIn(folder) < 2'000);
}

TEST_CASE("a file that is not a database is quarantined and a new one is created", "[store]")
{
    const QTemporaryDir folder;
    for (int time = 1; time <= 3; ++time) {
        const QByteArray junk(5'000 * time, 'x');
        write(pathIn(folder), junk);
        DataFile file{folder.path()};
        REQUIRE_FALSE(file.open());
        CHECK(file.takeNotice().value_or(QString{}).contains(u".damaged-%1"_s.arg(time)));
        CHECK(bytesOf(pathIn(folder) + u".damaged-%1"_s.arg(time)) == junk);
    }
}

TEST_CASE("a damaged file is quarantined once however many programs use it", "[store]")
{
    const QTemporaryDir folder;
    fill(folder, 200);
    DataFile one{folder.path()};
    DataFile two{folder.path()};
    REQUIRE_FALSE(one.open());
    REQUIRE_FALSE(two.open());
    QFile file{pathIn(folder)};
    REQUIRE(file.open(QIODevice::ReadWrite));
    REQUIRE(file.seek(2 * 4096));
    REQUIRE(file.write(QByteArray{4 * 4096, 'x'}) > 0);
    file.close();
    DataFile* first = &one;
    DataFile* second = &two;
#ifdef Q_OS_WIN
    CHECK(one.check().value_or(QString{}).contains(u"another program has it open"));
    std::swap(first, second);
#endif
    REQUIRE_FALSE(first->check());
    CHECK(first->takeNotice());
    REQUIRE_FALSE(second->check()); // switches to the new file
    CHECK_FALSE(second->takeNotice());
    REQUIRE_FALSE(one.use([&] { return one.run(u"INSERT INTO link_running (saved, record) VALUES (1, 'one')"_s); }));
    REQUIRE_FALSE(two.use([&] { return two.run(u"INSERT INTO link_running (saved, record) VALUES (2, 'two')"_s); }));
    CHECK(PlainFile{pathIn(folder)}.texts(u"SELECT record FROM link_running ORDER BY saved"_s)
          == QStringList{u"one"_s, u"two"_s});
    CHECK_FALSE(QFile::exists(pathIn(folder) + u".damaged-2"));
}

#ifdef Q_OS_WIN

TEST_CASE("a damaged file that another program has open is left unchanged until that is closed", "[store]")
{
    const QTemporaryDir folder;
    fill(folder, 2'000);
    QByteArray bytes = bytesOf(pathIn(folder));
    const qsizetype middle = bytes.size() / 2 / pageSize * pageSize;
    bytes.replace(middle, pageSize, QByteArray{pageSize, 'x'});
    write(pathIn(folder), bytes);
    QFile other{pathIn(folder) + (GENERATE(true, false) ? u""_s : u"-wal"_s)};
    REQUIRE(other.open(QIODevice::ReadWrite));
    DataFile file{folder.path()};
    for (int attempt = 0; attempt < 3; ++attempt) {
        const auto failure = attempt == 0 ? file.check() : file.use([&] { return insertGame(file); });
        CHECK(failure.value_or(QString{}).contains(u"another program has it open"));
        CHECK_FALSE(file.takeNotice());
        CHECK(bytesOf(pathIn(folder)) == bytes);
        CHECK(QDir{folder.path()}.entryList({u"*.damaged*"_s, u"*.salvage"_s}, QDir::Files | QDir::Dirs).isEmpty());
    }
    other.close();
    REQUIRE_FALSE(file.use([&] { return insertGame(file); }));
    CHECK(file.takeNotice());
    CHECK(bytesOf(pathIn(folder) + u".damaged-1") == bytes);
    CHECK(scoresIn(folder) > 1'800);
    CHECK(count(file, u"link_running"_s) == 1);
}

TEST_CASE("an old damaged file that a program has open loses no data of the next one", "[store]")
{
    const QTemporaryDir folder;
    const QString old = pathIn(folder) + u".damaged";
    write(old, "an old file");
    QFile reader{old};
    REQUIRE(reader.open(QIODevice::ReadOnly));
    const QByteArray junk(5'000, 'x');
    write(pathIn(folder), junk);
    DataFile file{folder.path()};
    CHECK(file.open());
    CHECK(bytesOf(pathIn(folder)) == junk);
    CHECK(bytesOf(old) == "an old file");
    reader.close();
    REQUIRE_FALSE(file.open());
    CHECK(bytesOf(pathIn(folder) + u".damaged-1") == "an old file");
    CHECK(bytesOf(pathIn(folder) + u".damaged-2") == junk);
}

#endif

TEST_CASE("when only the log is left it is quarantined and all its data is recovered", "[store]")
{
    const bool isMissing = GENERATE(true, false);
    const QTemporaryDir whole;
    DataFile open{whole.path()};
    REQUIRE_FALSE(open.open()); // keeps the log
    fill(whole, 50);
    const QByteArray log = bytesOf(pathIn(whole) + u"-wal");

    const QTemporaryDir folder;
    if (!isMissing)
        write(pathIn(folder), {});
    write(pathIn(folder) + u"-wal", log);
    DataFile file{folder.path()};
    CHECK(file.isThere());
    REQUIRE_FALSE(file.check());
    CHECK(file.takeNotice().value_or(QString{}).contains(u"damaged-1"));
    CHECK(count(file, u"link_score"_s) == 50);
    CHECK(bytesOf(pathIn(folder) + u".damaged-1").isEmpty());
    CHECK(bytesOf(pathIn(folder) + u".damaged-1-wal") == log);
}

TEST_CASE("a program that quits while recovering a damaged file leaves the rest to the next", "[store]")
{
    const QTemporaryDir whole;
    DataFile open{whole.path()};
    REQUIRE_FALSE(open.open()); // keeps the log
    fill(whole, 50);
    const QByteArray bytes = bytesOf(pathIn(whole));
    const QByteArray log = bytesOf(pathIn(whole) + u"-wal");

    const QTemporaryDir folder;
    write(pathIn(folder) + u".damaged", bytes);
    write(pathIn(folder) + (GENERATE(true, false) ? u".damaged-wal"_s : u"-wal"_s), log);
    REQUIRE(QDir{folder.path()}.mkdir(u"qipan.sqlite.salvage"_s));
    write(pathIn(folder) + u".salvage/qipan.sqlite", bytes.left(pageSize / 2));
    write(pathIn(folder) + u".salvage-wal", log.left(100)); // left by an older version
    {
        DataFile file{folder.path()};
        CHECK(file.isThere());
        REQUIRE_FALSE(file.open());
        CHECK(file.takeNotice().value_or(QString{}).contains(u"damaged-1"));
        CHECK(count(file, u"link_score"_s) == 50);
    }
    CHECK(bytesOf(pathIn(folder) + u".damaged-1-wal") == log);
    CHECK(QDir{folder.path()}.entryList({u"*salvage*"_s, u"*.damaged"_s}, QDir::Files | QDir::Dirs).isEmpty());
}

TEST_CASE("a program that quits after the new file is in place leaves it unchanged", "[store]")
{
    const QTemporaryDir folder;
    fill(folder, 50);
    write(pathIn(folder) + u".damaged", "what was");
    write(pathIn(folder) + u".damaged-1-wal", "its log, which has its last name");
    DataFile file{folder.path()};
    REQUIRE_FALSE(file.open());
    CHECK_FALSE(file.takeNotice());
    CHECK(count(file, u"link_score"_s) == 50);
    CHECK(bytesOf(pathIn(folder) + u".damaged-1") == "what was");
    CHECK_FALSE(QFile::exists(pathIn(folder) + u".damaged"));
}

#ifdef Q_OS_UNIX

TEST_CASE("recovery is retried when the disk has room again", "[store]")
{
    const QTemporaryDir folder;
    fill(folder, 800);
    QByteArray bytes = bytesOf(pathIn(folder));
    bytes.replace(bytes.size() / 2 / pageSize * pageSize, pageSize, QByteArray{pageSize, 'x'});
    write(pathIn(folder), bytes);
    DataFile file{folder.path()};
    const auto signalled = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &limit) == 0);
    const auto room = limit.rlim_cur;
    for (const qsizetype most : {bytes.size() / 2, bytes.size() + pageSize}) {
        limit.rlim_cur = static_cast<rlim_t>(most);
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &limit) == 0);
        const auto failure = file.check();
        limit.rlim_cur = room;
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &limit) == 0);
        if (!failure)
            break; // the new file may not be larger
        CHECK(failure->contains(u": the disk "));
        CHECK(failure->contains(pathIn(folder) + u':'));
        CHECK_FALSE(file.takeNotice());
        CHECK_FALSE(QFile::exists(pathIn(folder)));
        CHECK(bytesOf(pathIn(folder) + u".damaged") == bytes);
    }
    std::signal(SIGXFSZ, signalled);
    REQUIRE_FALSE(file.check());
    CHECK(file.takeNotice());
    CHECK(count(file, u"link_score"_s) > 700);
    CHECK(bytesOf(pathIn(folder) + u".damaged-1") == bytes);
}

#endif

TEST_CASE("a file removed while it is open is created again", "[store]")
{
    const QTemporaryDir folder;
    DataFile file{folder.path()};
    REQUIRE_FALSE(file.open());
    for (const QString& name : QDir{folder.path()}.entryList({u"qipan.sqlite*"_s}, QDir::Files))
        REQUIRE(QFile::remove(folder.filePath(name)));
    REQUIRE_FALSE(file.use([&] { return file.run(u"INSERT INTO link_running (saved, record) VALUES (1, 'x')"_s); }));
    CHECK(PlainFile{pathIn(folder)}.value(u"SELECT COUNT(*) FROM link_running"_s).toInt() == 1);
}

TEST_CASE("programs on one folder have unique numbers and data of a closed program has no owner", "[store]")
{
    const QTemporaryDir folder;
    DataFile two{folder.path()};
    REQUIRE_FALSE(two.open());
    {
        DataFile one{folder.path()};
        REQUIRE_FALSE(one.open());
        const auto number = one.owner();
        REQUIRE(number);
        REQUIRE(two.owner());
        CHECK(*number != *two.owner());
        CHECK(*number == *one.owner());
        REQUIRE_FALSE(one.run(u"INSERT INTO link_running (saved, record, owner) VALUES (1, 'x', ?)"_s, {*number}));
        REQUIRE_FALSE(two.releaseDead());
        CHECK(PlainFile{pathIn(folder)}.value(u"SELECT owner FROM link_running"_s).toLongLong() == *number);
    }
    SECTION("for a program that looks")
    {
        REQUIRE_FALSE(two.releaseDead());
        CHECK(PlainFile{pathIn(folder)}.value(u"SELECT owner FROM link_running"_s).toLongLong() == 0);
    }
    SECTION("for a program that gets the same number")
    {
        DataFile three{folder.path()};
        REQUIRE_FALSE(three.open());
        REQUIRE(three.owner());
        CHECK(PlainFile{pathIn(folder)}.value(u"SELECT owner FROM link_running"_s).toLongLong() == 0);
    }
}

TEST_CASE("only changes by other programs make lists out of date", "[store]")
{
    const QTemporaryDir folder;
    DataFile one{folder.path()};
    REQUIRE_FALSE(one.open());
    CHECK(one.hasChanged()); // not read yet
    CHECK_FALSE(one.hasChanged());
    REQUIRE_FALSE(insertGame(one));
    CHECK_FALSE(one.hasChanged());
    {
        DataFile two{folder.path()};
        REQUIRE_FALSE(two.open());
        REQUIRE(two.owner());
        REQUIRE_FALSE(two.run(u"UPDATE link_running SET owner=?"_s, {*two.owner()}));
        CHECK(one.hasChanged());
        CHECK_FALSE(one.hasChanged());
    }
    CHECK(one.hasChanged()); // the games of that program are free
    CHECK_FALSE(one.hasChanged());
}

TEST_CASE("a failed transaction changes nothing", "[store]")
{
    const QTemporaryDir folder;
    DataFile file{folder.path()};
    REQUIRE_FALSE(file.open());
    const auto failure = file.transact([&]() -> DataFile::Failure {
        REQUIRE_FALSE(file.run(u"INSERT INTO link_running (saved, record) VALUES (1, 'x')"_s));
        return file.run(u"INSERT INTO link_running (nothing) VALUES (1)"_s);
    });
    CHECK(failure);
    CHECK(PlainFile{pathIn(folder)}.value(u"SELECT COUNT(*) FROM link_running"_s).toInt() == 0);
}

TEST_CASE("a claim that was given up is free for others", "[history]")
{
    const QTemporaryDir folder;
    DataFile ending{folder.path()};
    REQUIRE_FALSE(ending.open());
    REQUIRE(ending.owner());
    const qint64 number = *ending.owner();
    DataFile other{folder.path()};
    REQUIRE_FALSE(other.open());
    CHECK(other.isHeld(number));
    ending.giveUpClaim();
    CHECK_FALSE(other.isHeld(number));
    CHECK(*other.owner() == number);
    CHECK(*ending.owner() != number);
}

#ifdef Q_OS_UNIX
TEST_CASE("a data file that is a pipe or leads to a device is never opened", "[history]")
{
    for (const QString& suffix : {u""_s, u"-wal"_s, u"-shm"_s}) {
        const QTemporaryDir folder;
        const QString path = pathIn(folder) + suffix;
        REQUIRE(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
        CHECK(errorIn(folder) == u"Games cannot be saved: %1 is not a regular file."_s.arg(path));
    }
    const QTemporaryDir folder;
    REQUIRE(QFile::link(u"/dev/null"_s, pathIn(folder)));
    CHECK(errorIn(folder) == u"Games cannot be saved: %1 is not a regular file."_s.arg(pathIn(folder)));
    REQUIRE(::mkfifo(QFile::encodeName(pathIn(folder) + u".owner-0").constData(), 0600) == 0);
    CHECK(InstanceLock{pathIn(folder)}.acquire(0) == InstanceLock::LockResult::Impossible);
}
#endif
