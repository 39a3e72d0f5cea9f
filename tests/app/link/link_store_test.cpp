// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_store.h"

#include "core/link/score.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/store_helpers.h"
#include "tests/support/catch.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

/// The store of a program whose run ends with this object.
class Copy {
public:
    explicit Copy(const QTemporaryDir& folder)
        : m_store{std::make_shared<StoreThread>(folder.path())}
    {
    }

    void save(const QString& record, const std::optional<HistoryEntry>& game = {})
    {
        QSignalSpy saved{&m_store, &LinkStore::saved};
        m_store.save(record, game);
        REQUIRE(QTest::qWaitFor([&] { return saved.size() == 1; }));
    }

    [[nodiscard]] QString load() { return load(&LinkStore::load); }
    [[nodiscard]] QString loadNext() { return load(&LinkStore::loadNext); }
    [[nodiscard]] QString loadStarting(const QString& start)
    {
        return load([&] { m_store.loadStarting(start); });
    }
    [[nodiscard]] QString loadEntry(qint64 id)
    {
        return load([&] { m_store.loadEntry(id); });
    }
    /// The time of the game that was loaded last.
    [[nodiscard]] link::Milliseconds time() const { return m_time; }
    /// Leaves the current game for later; returns the number of games left.
    [[nodiscard]] int suspend()
    {
        QSignalSpy waiting{&m_store, &LinkStore::waiting};
        m_store.suspend();
        REQUIRE(QTest::qWaitFor([&] { return waiting.size() == 1; }));
        return waiting.front().front().toInt();
    }
    /// The number of other games that could be loaded instead of the last one.
    [[nodiscard]] int others() const { return m_others; }

    /// Ends the running game.
    void finish(const QString& record, const std::optional<HistoryEntry>& game = {})
    {
        QSignalSpy placed{&m_store, &LinkStore::placed};
        add(record, game);
        REQUIRE(QTest::qWaitFor([&] { return placed.size() == 1; }));
    }
    /// Begins and ends a game while nothing can be written.
    void addUnsaved(const QString& record)
    {
        QSignalSpy listed{&m_store, &LinkStore::listed};
        m_store.save(record);
        add(record);
        m_store.list({});
        REQUIRE(QTest::qWaitFor([&] { return listed.size() == 1; }, 10'000));
    }

private:
    void add(const QString& record, const std::optional<HistoryEntry>& game = {})
    {
        m_store.finish(ui::LinkScore{.id = 0,
                                     .gameMode = link::GameMode::Relaxed,
                                     .setup = {.size = {4, 4}},
                                     .name = u"Ada"_s,
                                     .played = 1,
                                     .deal = u"DEAL"_s,
                                     .level = 1,
                                     .points = 10,
                                     .time = link::Milliseconds{1},
                                     .usedHelp = false},
                       record, game);
    }

    [[nodiscard]] QString load(void (LinkStore::*ask)())
    {
        return load([&] { (m_store.*ask)(); });
    }
    template <typename Ask>
    [[nodiscard]] QString load(Ask ask)
    {
        std::optional<LinkFile::ResumableGame> found;
        const auto connection = QObject::connect(&m_store, &LinkStore::loaded, &m_store,
                                                 [&](const LinkFile::ResumableGame& game) { found = game; });
        ask();
        REQUIRE(QTest::qWaitFor([&] { return found.has_value(); }));
        QObject::disconnect(connection);
        m_others = found->others;
        m_time = found->time;
        return found->record;
    }

    LinkStore m_store;
    link::Milliseconds m_time{0};
    int m_others = 0;
};

/// A running game in the history that began at this time.
[[nodiscard]] HistoryEntry entryOf(const QString& record, qint64 began)
{
    HistoryEntry game;
    game.game = u"link"_s;
    game.rule = u"relaxed"_s;
    game.size = {4, 4};
    game.sides[0] = {u"Ada"_s, PlayerKind::Me, 0};
    game.began = began;
    game.record = record;
    game.plies = 2;
    game.link = ui::LinkStanding{.points = {40, 0}, .time = link::Milliseconds{5'000}, .pairsLeft = 6};
    return game;
}

[[nodiscard]] QVariant valueIn(const QTemporaryDir& folder, const QString& statement)
{
    return PlainFile{folder.filePath(u"qipan.sqlite"_s)}.value(statement);
}

} // namespace

TEST_CASE("a game that is left in haste is kept, however late it is written", "[link][store]")
{
    const QTemporaryDir folder;
    {
        const auto thread = std::make_shared<StoreThread>(folder.path());
        std::promise<void> mayWrite;
        thread->enqueue([until = mayWrite.get_future().share()](DataFile&) { until.wait(); });
        LinkStore store{thread};
        store.save(u"one"_s, {}, 1);
        store.save(u"one goes on"_s, entryOf(u"one goes on"_s, 1), 1);
        store.save(u"one again"_s, {}, 2);
        store.save({}); // another board takes its place
        mayWrite.set_value();
    }
    CHECK(valueIn(folder, u"SELECT group_concat(record || state) FROM game"_s).toString() == u"one goes onunfinished");
}

TEST_CASE("a game that was left is in the history and is continued from there", "[link][store]")
{
    const QTemporaryDir folder;
    const auto states = [&] {
        return PlainFile{folder.filePath(u"qipan.sqlite"_s)}.texts(u"SELECT state FROM game ORDER BY began"_s);
    };
    {
        Copy copy{folder};
        copy.save(u"one"_s, entryOf(u"one"_s, 1));
        CHECK(states() == QStringList{u"running"_s});
        copy.save(u"one goes on"_s, entryOf(u"one goes on"_s, 1));
        CHECK(copy.suspend() == 1);
        CHECK(states() == QStringList{u"unfinished"_s});
        copy.save(u"two"_s, entryOf(u"two"_s, 2));
        copy.save(u"two again"_s); // another try at its board, in which nothing has been played yet
        CHECK(states() == QStringList{u"unfinished"_s, u"unfinished"_s});
        const auto id = [&](int began) {
            return valueIn(folder, u"SELECT id FROM game WHERE began=%1"_s.arg(began)).toLongLong();
        };
        CHECK(copy.loadEntry(id(2)) == u"two");
        CHECK(copy.time() == link::Milliseconds{5'000});
        CHECK(copy.loadEntry(id(1)) == u"one goes on");
        CHECK(states() == QStringList{u"running"_s, u"unfinished"_s});
        Copy other{folder};
        CHECK(other.loadEntry(id(1)).isEmpty()); // somebody plays it
        CHECK(other.loadEntry(99).isEmpty());
    }
    Copy later{folder};
    CHECK(later.load() == u"one goes on");
    CHECK(states() == QStringList{u"running"_s, u"unfinished"_s});
    HistoryEntry over = entryOf(u"one is over"_s, 1);
    over.state = GameState::Over;
    later.finish(u"one is over"_s, over);
    CHECK(states() == QStringList{u"over"_s, u"unfinished"_s});
    CHECK(valueIn(folder, u"SELECT count(*) FROM game WHERE running IS NULL"_s).toInt() == 1);
}

TEST_CASE("a waiting game is found by how its record begins and one that was deleted does not wait", "[link][store]")
{
    const QTemporaryDir folder;
    Copy copy{folder};
    copy.save(u"link1 daily A 1"_s, entryOf(u"link1 daily A 1"_s, 1));
    CHECK(copy.suspend() == 1);
    copy.save(u"link1 relaxed B 1"_s, entryOf(u"link1 relaxed B 1"_s, 2));
    CHECK(copy.loadStarting(u"link1 daily B "_s).isEmpty());
    CHECK(copy.others() == 1);
    CHECK(copy.loadStarting(u"link1 daily A "_s) == u"link1 daily A 1");
    CHECK(copy.others() == 1);
    PlainFile{folder.filePath(u"qipan.sqlite"_s)}.run(u"UPDATE game SET deleted=1 WHERE began=2"_s);
    CHECK(copy.loadStarting(u"link1 relaxed B "_s).isEmpty());
    CHECK(copy.others() == 0);
}

TEST_CASE("two programs on one folder save one game each and both are resumed", "[link][store]")
{
    const QTemporaryDir folder;
    {
        Copy one{folder};
        Copy two{folder};
        one.save(u"one"_s);
        CHECK(two.load().isEmpty());
        two.save(u"two"_s);
        one.save(u"one goes on"_s);
        CHECK(two.load() == u"two");
    }
    Copy three{folder};
    CHECK(three.load() == u"one goes on"); // the latest first
    Copy four{folder};
    CHECK(four.load() == u"two");
    Copy five{folder};
    CHECK(five.load().isEmpty());
}

TEST_CASE("one program cycles through all interrupted games", "[link][store]")
{
    const QTemporaryDir folder;
    {
        Copy one{folder};
        Copy two{folder};
        Copy three{folder};
        one.save(u"one"_s);
        two.save(u"two"_s);
        three.save(u"three"_s);
        CHECK(three.load() == u"three");
        CHECK(three.others() == 0); // other programs are playing them
    }
    {
        Copy copy{folder};
        CHECK(copy.load() == u"three");
        CHECK(copy.others() == 2);
        for (const QString& next : {u"two"_s, u"one"_s, u"three"_s, u"two"_s}) {
            CHECK(copy.loadNext() == next);
            CHECK(copy.others() == 2);
        }
        copy.save(u"two goes on"_s);
    }
    Copy copy{folder};
    CHECK(copy.load() == u"two goes on");
    copy.finish(u"two goes on"_s);
    CHECK(copy.loadNext() == u"one");
    CHECK(copy.others() == 1);
    CHECK(copy.loadNext() == u"three");
    CHECK(copy.loadNext() == u"one");
}

TEST_CASE("a game waits when another one is started and so does an interrupted one", "[link][store]")
{
    const QTemporaryDir folder;
    {
        Copy copy{folder};
        CHECK(copy.suspend() == 0);
        copy.save(u"one"_s);
        CHECK(copy.suspend() == 1);
        copy.save(u"two"_s);
    }
    {
        Copy copy{folder};
        CHECK(copy.suspend() == 2); // the two not loaded
        copy.save(u"three"_s);
    }
    Copy copy{folder};
    CHECK(copy.load() == u"three");
    CHECK(copy.others() == 2);
    CHECK(copy.loadNext() == u"two");
    CHECK(copy.loadNext() == u"one");
}

TEST_CASE("a program removes only its own finished or abandoned game", "[link][store]")
{
    const QTemporaryDir folder;
    const bool counts = GENERATE(true, false);
    {
        Copy one{folder};
        one.save(u"one"_s);
        Copy two{folder};
        two.save(u"two"_s);
        if (counts)
            two.finish(u"two"_s);
        else
            two.save({});
        CHECK(two.load().isEmpty());
        CHECK(one.load() == u"one");
    }
    CHECK(Copy{folder}.load() == u"one");
}

TEST_CASE("the game of a killed program is resumed but never that of a running program", "[link][store]")
{
    const QTemporaryDir folder;
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    writer.start(QStringLiteral(LINK_WRITER), {folder.path(), u"killed"_s});
    REQUIRE(writer.waitForStarted());
    while (!writer.canReadLine())
        REQUIRE(writer.waitForReadyRead());
    Copy meanwhile{folder};
    CHECK(meanwhile.load().isEmpty());
    meanwhile.save(u"meanwhile"_s);
    writer.kill();
    REQUIRE(writer.waitForFinished());
    CHECK(meanwhile.load() == u"meanwhile");
    CHECK(Copy{folder}.load() == u"killed");
}

TEST_CASE("an interrupted game is unchanged until loaded whatever is saved and removed before", "[link][store]")
{
    const QTemporaryDir folder;
    Copy{folder}.save(u"left"_s);
    const bool isOver = GENERATE(true, false);
    {
        Copy copy{folder};
        copy.save({});
        copy.save(u"another"_s);
        if (isOver)
            copy.finish(u"another"_s);
    }
    Copy copy{folder};
    CHECK(copy.load() == (isOver ? u"left" : u"another"));
    CHECK(copy.others() == (isOver ? 0 : 1));
}

TEST_CASE("a game that could not be loaded survives the one played instead", "[link][store]")
{
    const QTemporaryDir folder;
    Copy{folder}.save(u"kept"_s);
    {
        Copy copy{folder};
        {
            Intruder intruder{folder};
            intruder.run(u"BEGIN IMMEDIATE"_s);
            CHECK(copy.load().isEmpty());
            copy.addUnsaved(u"another"_s);
        }
    } // writes the pending data
    CHECK(Copy{folder}.load() == u"kept");
    CHECK(Intruder{folder}.run(u"SELECT COUNT(*) FROM link_score"_s).toInt() == 1);
}

TEST_CASE("a write error persists until the unsaved data is saved", "[link][store]")
{
    const QTemporaryDir folder;
    LinkStore store{std::make_shared<StoreThread>(folder.path())};
    QSignalSpy saved{&store, &LinkStore::saved};
    QSignalSpy listed{&store, &LinkStore::listed};
    QSignalSpy errorOccurred{&store, &LinkStore::errorOccurred};
    QSignalSpy recovered{&store, &LinkStore::recovered};
    store.save(u"one"_s);
    REQUIRE(QTest::qWaitFor([&] { return saved.size() == 1; }));
    {
        Intruder intruder{folder};
        intruder.run(u"BEGIN IMMEDIATE"_s);
        store.save(u"two"_s);
        REQUIRE(QTest::qWaitFor([&] { return errorOccurred.size() == 1; }));
        store.list({});
        REQUIRE(QTest::qWaitFor([&] { return listed.size() == 1; }));
        CHECK(recovered.isEmpty());
    }
    store.save(u"three"_s);
    REQUIRE(QTest::qWaitFor([&] { return saved.size() == 2; }));
    REQUIRE(recovered.size() == 1);
    CHECK(recovered.front() == errorOccurred.front());
}

TEST_CASE("quarantined running games are left unchanged", "[link][store]")
{
    const QTemporaryDir folder;
    Copy{folder}.save(u"mine"_s);
    Intruder{folder}.run(
        u"INSERT INTO link_running (id, saved, record) SELECT 1000000 * value, 9, 'odd' FROM (SELECT -1 value UNION"
        u" SELECT 0 UNION SELECT 1)"_s);
    CHECK(Copy{folder}.load() == u"mine");
}

TEST_CASE("a store thread reports whether all jobs finished in time", "[store]")
{
    const QTemporaryDir folder;
    StoreThread idle{folder.path()};
    CHECK(idle.finish()); // never began
    StoreThread quick{folder.path()};
    quick.enqueue([](DataFile&) {});
    CHECK(quick.waitUntilIdle(std::chrono::seconds{10}));
    CHECK(quick.waitUntilIdle());
    CHECK(quick.finish());
    CHECK(quick.finish());

    std::promise<void> disk;
    std::promise<void> gone;
    {
        StoreThread slow{folder.path()};
        slow.enqueue([answer = disk.get_future().share(), &gone](DataFile&) {
            answer.wait();
            gone.set_value();
        });
        CHECK_FALSE(slow.waitUntilIdle());
        CHECK_FALSE(slow.finish(std::chrono::milliseconds{50}));
        CHECK_FALSE(slow.finish());
    }
    disk.set_value();
    gone.get_future().wait();
}
