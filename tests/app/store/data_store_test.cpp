// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/data_store.h"

#include "app/store/store_drain.h"
#include "tests/support/catch.h"

#include <QSignalSpy>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

using namespace std::chrono_literals;

class PlainStore final : public DataStore {
public:
    explicit PlainStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr)
        : DataStore{std::move(thread), parent}
    {
    }
    using DataStore::ask;
    using DataStore::askWhenWritten;
    using DataStore::write;
};

/// A store whose writes are noted instead of going to a file, and fail on demand.
class Fixture {
    QTemporaryDir m_folder;

public:
    std::atomic<bool> isBroken{false};
    QStringList written; ///< to be read when the thread is idle
    QStringList replies;
    QObject parent;
    std::shared_ptr<StoreThread> thread = std::make_shared<StoreThread>(m_folder.path());
    PlainStore* store = new PlainStore{thread, &parent};

    void write(const QString& key, const QString& what)
    {
        store->write(
            key,
            [this, what](DataFile&) -> WriteQueue::Outcome {
                if (isBroken)
                    return {u"broken"_s};
                written << what;
                return {};
            },
            [this, what](const DataFile::Failure& failure) { replies << (failure ? u'-' : u'+') + what; });
    }

    /// Keeps the thread busy until the result is set.
    [[nodiscard]] std::promise<void> block()
    {
        std::promise<void> open;
        thread->enqueue([wait = open.get_future().share()](DataFile&) { wait.wait(); });
        return open;
    }

    /// Returns whether this many replies arrive.
    [[nodiscard]] bool hears(qsizetype count)
    {
        return QTest::qWaitFor([&] { return replies.size() >= count; }) && thread->waitUntilIdle(10s)
            && replies.size() == count;
    }
};

} // namespace

TEST_CASE("a pending write is replaced by one with the same key", "[store]")
{
    Fixture fixture;
    auto open = fixture.block();
    fixture.write(u"a"_s, u"a1"_s);
    fixture.write(u"b"_s, u"b1"_s);
    fixture.write(u"a"_s, u"a2"_s);
    open.set_value();
    REQUIRE(fixture.hears(3));
    CHECK(fixture.written == QStringList{u"a2"_s, u"b1"_s});
    CHECK(fixture.replies == QStringList{u"+a1"_s, u"+a2"_s, u"+b1"_s});
}

TEST_CASE("writes without a key are all executed in order", "[store]")
{
    Fixture fixture;
    auto open = fixture.block();
    for (const QString& key : {u"a"_s, QString{}, u"a"_s, QString{}, u"a"_s, u"a"_s})
        fixture.write(key, QString::number(fixture.written.size()) + key);
    fixture.write(u"a"_s, u"last"_s);
    open.set_value();
    REQUIRE(fixture.hears(7));
    CHECK(fixture.written == QStringList{u"0a"_s, u"0"_s, u"0a"_s, u"0"_s, u"last"_s});
}

TEST_CASE("failed writes are retried in order with the next write", "[store]")
{
    Fixture fixture;
    QSignalSpy errorOccurred{fixture.store, &DataStore::errorOccurred};
    QSignalSpy recovered{fixture.store, &DataStore::recovered};
    fixture.isBroken = true;
    fixture.write({}, u"one"_s);
    fixture.write(u"a"_s, u"two"_s);
    REQUIRE(fixture.hears(3)); // the first is attempted again with the second
    CHECK(fixture.store->isWaiting());
    CHECK(errorOccurred.size() == 1);

    // That reading works does not end the trouble.
    int read = 0;
    fixture.store->ask(
        fixture.parent, [](DataFile&) -> Result<int, QString> { return 1; },
        [&](const auto& result) { read = *result; });
    REQUIRE(QTest::qWaitFor([&] { return read == 1; }));
    CHECK(recovered.isEmpty());

    fixture.isBroken = false;
    fixture.replies.clear();
    fixture.write(u"a"_s, u"three"_s); // instead of the second
    REQUIRE(fixture.hears(2));
    CHECK(fixture.written == QStringList{u"one"_s, u"three"_s});
    CHECK_FALSE(fixture.store->isWaiting());
    CHECK(errorOccurred.size() == 1);
    CHECK(recovered.size() == 1);
}

TEST_CASE("a request can require that everything before it is written", "[store]")
{
    Fixture fixture;
    QStringList answers;
    const auto ask = [&] {
        fixture.store->askWhenWritten(
            fixture.parent, [&](DataFile&) -> Result<qsizetype, QString> { return fixture.written.size(); },
            [&](const auto& result) { answers << (result ? QString::number(*result) : result.error()); });
    };
    fixture.isBroken = true;
    auto open = fixture.block();
    fixture.write(u"a"_s, u"before"_s);
    ask();
    fixture.write(u"a"_s, u"after"_s); // is not what was asked about
    open.set_value();
    REQUIRE(QTest::qWaitFor([&] { return answers.size() == 1; }));
    CHECK(answers.last() == u"broken");
    fixture.isBroken = false;
    ask();
    REQUIRE(QTest::qWaitFor([&] { return answers.size() == 2; }));
    CHECK(answers.last() == u"2");
    CHECK(fixture.written == QStringList{u"before"_s, u"after"_s});
}

TEST_CASE("a write that must not be retried is dropped when it fails", "[store]")
{
    Fixture fixture;
    bool hasFailed = false;
    fixture.store->write(
        u"a"_s,
        [](DataFile&) -> WriteQueue::Outcome {
            return {u"taken"_s, false};
        },
        [&](const DataFile::Failure& failure) { hasFailed = failure == u"taken"_s; });
    REQUIRE(QTest::qWaitFor([&] { return hasFailed; }));
    CHECK_FALSE(fixture.store->isWaiting());
}

TEST_CASE("a write added during a failing one with the same key replaces it", "[store]")
{
    Fixture fixture;
    std::promise<void> begun;
    std::promise<void> open;
    fixture.store->write(u"a"_s, [&](DataFile&) -> WriteQueue::Outcome {
        begun.set_value();
        open.get_future().wait();
        return {u"broken"_s};
    });
    begun.get_future().wait();
    fixture.write(u"a"_s, u"later"_s);
    open.set_value();
    REQUIRE(fixture.hears(1));
    CHECK(fixture.written == QStringList{u"later"_s});
    CHECK(QTest::qWaitFor([&] { return !fixture.store->isWaiting(); }));
}

TEST_CASE("failed writes are retried when their store is destroyed", "[store]")
{
    Fixture fixture;
    fixture.isBroken = true;
    fixture.write(u"a"_s, u"one"_s);
    REQUIRE(fixture.hears(1));
    fixture.isBroken = false;
    delete fixture.store;
    REQUIRE(fixture.thread->waitUntilIdle(10s));
    CHECK(fixture.written == QStringList{u"one"_s});
}

TEST_CASE("a drain waits until everything is written", "[store]")
{
    Fixture fixture;
    StoreDrain drain{fixture.thread, 1s, &fixture.parent};
    QSignalSpy isSlow{&drain, &StoreDrain::isSlow};
    QSignalSpy written{&drain, &StoreDrain::written};
    QSignalSpy timedOut{&drain, &StoreDrain::timedOut};

    SECTION("on an idle store")
    {
        drain.start();
        REQUIRE(QTest::qWaitFor([&] { return written.size() == 1; }));
    }
    SECTION("on a slow disk")
    {
        auto open = fixture.block();
        drain.start();
        drain.start();
        REQUIRE(QTest::qWaitFor([&] { return isSlow.size() == 1; }));
        CHECK(written.isEmpty());
        open.set_value();
        REQUIRE(QTest::qWaitFor([&] { return written.size() == 1; }));
    }
    SECTION("after failures")
    {
        fixture.isBroken = true;
        fixture.write(u"a"_s, u"one"_s);
        drain.start();
        REQUIRE(QTest::qWaitFor([&] { return isSlow.size() == 1; }));
        fixture.isBroken = false;
        REQUIRE(QTest::qWaitFor([&] { return written.size() == 1; }));
        CHECK(fixture.written == QStringList{u"one"_s});
    }
    SECTION("until the limit")
    {
        fixture.isBroken = true;
        fixture.write(u"a"_s, u"one"_s);
        drain.start();
        REQUIRE(QTest::qWaitFor([&] { return timedOut.size() == 1; }));
        CHECK(written.isEmpty());
        return;
    }
    SECTION("unless it is cancelled")
    {
        auto open = fixture.block();
        drain.start();
        drain.cancel();
        open.set_value();
        REQUIRE(fixture.thread->waitUntilIdle(10s));
        QCoreApplication::processEvents();
        CHECK(written.isEmpty());
        return;
    }
    CHECK(timedOut.isEmpty());
}
