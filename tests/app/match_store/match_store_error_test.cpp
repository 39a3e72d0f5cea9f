// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/match_store.h"

#include "tests/app/match_store/random_match.h"
#include "tests/app/store_helpers.h"
#include "tests/support/catch.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

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

TEST_CASE("a match in progress is locked against other programs", "[store]")
{
    const QTemporaryDir folder;
    MatchStore player{folder.path()};
    REQUIRE(save(player, plainMatch(tokenA)));
    MatchStore other{folder.path()};
    const Found found = find(other);
    CHECK_FALSE(found.match);
    CHECK(found.errors.isEmpty());
    CHECK_FALSE(save(other, plainMatch(tokenA, 9)));
    CHECK(save(other, plainMatch(tokenB, 7)));    // it can save another match
    REQUIRE(save(player, plainMatch(tokenA, 2))); // which continues undisturbed
    const MatchQuery looked{.isHeld = false};
    CHECK(find(other, looked).match->round == 7);
    other.finish({Seat::First, tokenB}, MatchEnd::Ended);

    SECTION("until it is left for resuming")
    {
        player.release();
        REQUIRE(QTest::qWaitFor([&] { return find(other, looked).match.has_value(); }));
        CHECK(find(player, looked).match); // a search alone claims nothing
        CHECK(find(other).match->round == 2);
        CHECK_FALSE(save(player, plainMatch(tokenA, 3))); // claimed by the store that found it
        CHECK_FALSE(find(player).match);
    }
    SECTION("until it is over")
    {
        player.finish({Seat::First, tokenA}, MatchEnd::Unfinished);
        CHECK(find(player).match == std::nullopt);
        CHECK_FALSE(find(other).match);
    }
}

TEST_CASE("a program that found nothing locks nothing", "[store]")
{
    const QTemporaryDir folder;
    MatchStore first{folder.path()};
    REQUIRE(save(first, plainMatch(tokenA)));
    first.finish({Seat::First, tokenA}, MatchEnd::Ended);
    CHECK_FALSE(find(first).match);
    MatchStore second{folder.path()};
    CHECK(save(second, plainMatch(tokenB)));
}

TEST_CASE("the window thread does not wait for a locked file", "[store]")
{
    const QTemporaryDir folder;
    {
        MatchStore{folder.path()}.save(plainMatch(tokenB));
    }
    std::optional<Intruder> intruder{std::in_place, folder};
    intruder->run(u"PRAGMA locking_mode=EXCLUSIVE"_s);
    intruder->run(u"BEGIN EXCLUSIVE"_s);

    MatchStore store{folder.path()};
    QSignalSpy saved{&store, &MatchStore::saved};
    QSignalSpy failed{&store, &MatchStore::failed};
    QSignalSpy errorOccurred{&store, &MatchStore::errorOccurred};
    store.load({}); // starts the thread
    std::vector<qint64> nanoseconds;
    for (int round = 1; round <= 200; ++round) {
        const StoredMatch match = plainMatch(tokenA, round);
        QElapsedTimer timer;
        timer.start();
        store.save(match);
        nanoseconds.push_back(timer.nsecsElapsed());
    }
    std::ranges::sort(nanoseconds);
    CHECK(nanoseconds[190] < 1'000'000); // allows for outliers on a busy machine
    CHECK(saved.isEmpty());
    REQUIRE(QTest::qWaitFor([&] { return failed.size() == 200; }));
    CHECK(errorOccurred.size() == 1); // once, not for each
    intruder.reset();
    CHECK(save(store, plainMatch(tokenA)));
}

TEST_CASE("a store that cannot write reports why and the program continues", "[store]")
{
    const QTemporaryDir folder;
    const auto reason = [&] {
        MatchStore store{folder.path()};
        QSignalSpy errorOccurred{&store, &MatchStore::errorOccurred};
        CHECK_FALSE(save(store, plainMatch(tokenA)));
        REQUIRE(errorOccurred.size() == 1);
        CHECK_FALSE(errorOccurred.front().front().toString().contains(tokenA));
        CHECK_FALSE(errorOccurred.front().front().toString().contains(u"sesame"));
        return errorOccurred.front().front().toString();
    };
    // A new file stores the match; the user is told about the old one.
    const auto quarantine = [&] {
        MatchStore store{folder.path()};
        QSignalSpy errorOccurred{&store, &MatchStore::errorOccurred};
        CHECK(save(store, plainMatch(tokenA)));
        REQUIRE(errorOccurred.size() == 1);
        return errorOccurred.front().front().toString();
    };
    QFile file{fileIn(folder)};
    SECTION("a damaged file")
    {
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray{5000, 'x'});
        file.close();
        CHECK(quarantine().contains(u"damaged"));
        QFile quarantined{fileIn(folder) + u".damaged-1"};
        REQUIRE(quarantined.open(QIODevice::ReadOnly));
        CHECK(quarantined.readAll() == QByteArray{5000, 'x'}); // the user's data is kept
    }
    SECTION("a damaged page inside")
    {
        {
            MatchStore{folder.path()}.save(plainMatch(tokenB));
        }
        REQUIRE(file.open(QIODevice::ReadWrite));
        REQUIRE(file.seek(4096));
        file.write(QByteArray{static_cast<qsizetype>(file.size()) - 4096, 'x'});
        file.close();
        CHECK(quarantine().contains(u"damaged"));
        const Found found = find(folder);
        CHECK(found.match);
        CHECK(found.errors.isEmpty());
    }
    SECTION("a file of a newer version")
    {
        {
            MatchStore{folder.path()}.save(plainMatch(tokenB));
        }
        {
            Intruder{folder}.run(u"PRAGMA user_version=1000"_s);
        }
        CHECK(reason().contains(u"newer version"));
    }
    SECTION("a folder instead of the file")
    {
        REQUIRE(QDir{folder.path()}.mkdir(u"qipan.sqlite"_s));
        CHECK(reason().contains(u"cannot be"));
    }
    SECTION("no folder")
    {
        REQUIRE(QDir{folder.path()}.removeRecursively());
        CHECK(reason().contains(u"is not writable"));
    }
}

#ifdef Q_OS_UNIX

TEST_CASE("matches are not stored in an unwritable folder", "[store]")
{
    const bool hasFile = GENERATE(false, true);
    const QTemporaryDir folder;
    if (hasFile)
        MatchStore{folder.path()}.save(plainMatch(tokenB));
    REQUIRE(::chmod(folder.path().toLocal8Bit().constData(), 0555) == 0);
    const uid_t user = ::geteuid();
    if (user == 0)
        REQUIRE(::seteuid(65'534) == 0); // nobody, since root may write everywhere
    bool isSaved = false;
    QStringList reasons;
    {
        MatchStore store{folder.path()};
        QSignalSpy errorOccurred{&store, &MatchStore::errorOccurred};
        isSaved = save(store, plainMatch(tokenA));
        for (const auto& arguments : errorOccurred)
            reasons << arguments.front().toString();
    }
    REQUIRE(::seteuid(user) == 0);
    REQUIRE(::chmod(folder.path().toLocal8Bit().constData(), 0755) == 0);
    CHECK_FALSE(isSaved);
    REQUIRE(reasons.size() == 1);
    CHECK(reasons.front().contains(u"is not writable"));
}

TEST_CASE("a full disk fails a save and the next save succeeds once there is room", "[store]")
{
    const QTemporaryDir folder;
    MatchStore store{folder.path()};
    QSignalSpy errorOccurred{&store, &MatchStore::errorOccurred};
    QSignalSpy recovered{&store, &MatchStore::recovered};
    REQUIRE(save(store, plainMatch(tokenA)));
    // A limit on the file size simulates a full disk.
    ::rlimit usual{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
    ::rlimit tight = usual;
    tight.rlim_cur = 8192;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &tight) == 0);
    const bool isSaved = save(store, plainMatch(tokenA, 2));
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
    std::signal(SIGXFSZ, handler);
    CHECK_FALSE(isSaved);
    CHECK(errorOccurred.size() == 1);
    CHECK(recovered.isEmpty());
    REQUIRE(save(store, plainMatch(tokenA, 3)));
    REQUIRE(recovered.size() == 1);
    CHECK(recovered.front() == errorOccurred.front());
    store.release();
    CHECK(find(store).match->round == 3);
}

#endif

TEST_CASE("an invalid match in the file is rejected once with a message", "[store]")
{
    const QTemporaryDir folder;
    {
        MatchStore{folder.path()}.save(plainMatch(tokenA));
    }
    {
        Intruder{folder}.run(u"UPDATE lan_match SET plies='7,7 7,7'"_s);
    }
    const Found refused = find(folder);
    CHECK_FALSE(refused.match);
    CHECK(refused.errors.size() == 1);
    const Found after = find(folder);
    CHECK_FALSE(after.match);
    CHECK(after.errors.isEmpty());
}
