// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_store/match_store.h"

#include "tests/app/match_store/random_match.h"
#include "tests/app/open_program.h"
#include "tests/app/store_helpers.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/resume_bar.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

TEST_CASE("a match is loaded as it was last saved", "[store]")
{
    const QTemporaryDir folder;
    std::mt19937 random{5};
    for (int i = 0; i < test::repetitions(30, 300); ++i) {
        StoredMatch match = tests::randomMatch(random);
        match.lastAlive = 1'000 + i;
        {
            MatchStore store{folder.path()};
            store.save(plainMatch(match.key.token, 7)); // of the same or the other role
            store.save(match);
        }
        MatchStore store{folder.path()};
        const Found found = find(store, {.role = match.key.role, .address = match.address});
        CHECK(found.errors.isEmpty());
        REQUIRE(found.match == match);
        store.finish(match.key, MatchEnd::Ended);
        store.finish({Seat::First, match.key.token}, MatchEnd::Ended);
    }
}

TEST_CASE("without a file nothing is found and none is created", "[store]")
{
    const QTemporaryDir folder;
    const Found found = find(folder);
    CHECK_FALSE(found.match);
    CHECK(found.errors.isEmpty());
    CHECK_FALSE(QFileInfo::exists(fileIn(folder)));
}

TEST_CASE("a match from an earlier run is asked about at start and can be postponed", "[store][program]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        StoredMatch match = plainMatch(tokenA);
        match.lastAlive = QDateTime::currentMSecsSinceEpoch();
        REQUIRE(save(store, match));
    }
    for (int start = 0; start < 2; ++start) {
        OpenProgram program{{}, folder.path()};
        const auto* bar = &program.messageBar();
        REQUIRE(QTest::qWaitFor([&] { return bar->text().contains(u"was interrupted after move"_s); }, 20'000));
        if (start == 0) {
            program.press(Qt::Key_L, Qt::AltModifier);
            CHECK(QTest::qWaitFor([&] { return !bar->isVisible(); }));
        } else {
            program.actions().host->trigger(); // that page asks
            CHECK_FALSE(bar->isVisible());
        }
    }
    CHECK(find(folder).match);
}

TEST_CASE("matches from earlier runs are asked about one after the other", "[store][program]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        for (const auto& [token, name, age] : {std::tuple{tokenA, u"Lin"_s, 60'000}, std::tuple{tokenB, u"Zoë"_s, 0}}) {
            StoredMatch match = plainMatch(token);
            match.peerName = name;
            match.lastAlive = QDateTime::currentMSecsSinceEpoch() - age;
            REQUIRE(save(store, match));
            store.release();
        }
    }
    OpenProgram program{{}, folder.path()};
    const auto* bar = &program.messageBar();
    for (const QString& name : {u"Zoë"_s, u"Lin"_s}) {
        REQUIRE(QTest::qWaitFor([&] { return bar->text().contains(name); }, 20'000));
        program.press(Qt::Key_L, Qt::AltModifier);
    }
    CHECK(QTest::qWaitFor([&] { return !bar->isVisible(); }));
    // The page also shows them one after the other, as each is discarded.
    program.actions().host->trigger();
    const auto says = [&](const QString& name) {
        const auto labels = program.window().page<ui::NewGamePage>().findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(name); });
    };
    for (const QString& name : {u"Zoë"_s, u"Lin"_s}) {
        REQUIRE(QTest::qWaitFor([&] { return says(name); }));
        Q_EMIT program.window().page<ui::NewGamePage>().unfinished().discardRequested();
        QPushButton* discard = nullptr;
        for (auto* each : bar->findChildren<QPushButton*>()) {
            if (each->text() == u"Disca&rd")
                discard = each;
        }
        REQUIRE(discard != nullptr);
        QTest::mouseClick(discard, Qt::LeftButton);
        CHECK_FALSE(says(name));
    }
    CHECK(QTest::qWaitFor([&] { return !find(folder, {.isHeld = false}).match; }));
}

TEST_CASE("a match that is over or retired or of another table is not found", "[store]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        store.save(plainMatch(tokenA));
        StoredMatch newer = plainMatch(tokenB, 2);
        newer.key.role = Seat::Second;
        newer.address = u"10.0.0.7:15155"_s;
        newer.lastAlive += 10;
        store.save(newer);
    }
    CHECK(find(folder).match->round == 2);
    CHECK(find(folder, {.role = Seat::First}).match->round == 1);
    CHECK(find(folder, {.address = u"10.0.0.7:15155"_s}).match->round == 2);
    CHECK_FALSE(find(folder, {.address = u"10.0.0.8:15155"_s}).match);
    {
        MatchStore store{folder.path()};
        StoredMatch alive = plainMatch(tokenA);
        alive.lastAlive = 1'000'020;
        store.save(alive);
    }
    CHECK(find(folder).match->lastAlive == 1'000'020);
    CHECK(find(folder, {.notBefore = 1'000'015}).match->round == 1);
    CHECK_FALSE(find(folder, {.role = Seat::Second, .notBefore = 1'000'015}).match);
    CHECK(find(folder, {.role = Seat::Second}).match); // kept nevertheless
    CHECK(find(folder, {.expiresBefore = 1'000'015}).match->round == 1);
    CHECK_FALSE(find(folder, {.role = Seat::Second}).match); // retired by the previous search
    {
        MatchStore store{folder.path()};
        store.finish({Seat::First, tokenA}, MatchEnd::Ended);
    }
    CHECK_FALSE(find(folder).match);
    Intruder reader{folder};
    CHECK(reader.run(u"SELECT group_concat(state) FROM lan_match ORDER BY id"_s) == u"ended,unfinished"_s);
    CHECK(reader.run(u"SELECT count(*) FROM lan_match WHERE token NOTNULL OR passcode NOTNULL"_s) == 0);
}

TEST_CASE("the last twenty finished matches and all running ones are kept", "[store]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        store.save(plainMatch(tokenA));
        for (int i = 0; i < 25; ++i) {
            StoredMatch match = plainMatch(u"%1"_s.arg(i, 32, 16, QChar{u'0'}));
            match.lastAlive += i;
            store.save(match);
            store.finish(match.key, MatchEnd::Ended);
        }
    }
    CHECK(find(folder, {.isHeld = false}).match->key.token == tokenA);
    Intruder reader{folder};
    CHECK(reader.run(u"SELECT count(*) FROM lan_match WHERE state='ended'"_s) == 20);
    CHECK(reader.run(u"SELECT min(last_sign) FROM lan_match WHERE state='ended'"_s) == 1'000'005);
}

TEST_CASE("pending saves are written as one and each is confirmed in order", "[store]")
{
    const QTemporaryDir folder;
    {
        MatchStore{folder.path()}.save(plainMatch(tokenB));
    }
    MatchStore store{folder.path()};
    QSignalSpy saved{&store, &MatchStore::saved};
    std::vector<quint64> tickets;
    for (int round = 1; round <= 500; ++round) {
        tickets.push_back(store.save(plainMatch(tokenA, round)));
    }
    REQUIRE(QTest::qWaitFor([&] { return saved.size() == 500; }));
    for (std::size_t i = 0; i < tickets.size(); ++i)
        REQUIRE(saved[static_cast<int>(i)].front().toULongLong() == tickets[i]);
    store.release();
    const Found found = find(store);
    CHECK(found.match->round == 500);
}

TEST_CASE("pending saves of the same match are merged but no other writes", "[store]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    WriteQueue queue;
    QStringList written;
    QStringList tickets;
    const auto add = [&](const QString& key, const QString& what, const QString& ticket) {
        return queue.add(
            key,
            [&written, what](DataFile&) -> WriteQueue::Outcome {
                written << what;
                return {};
            },
            [&tickets, ticket](const DataFile::Failure&) { tickets << ticket; });
    };
    CHECK(add(tokenA, u"round 1"_s, u"1"_s));
    CHECK_FALSE(add(tokenA, u"round 2"_s, u"2"_s));
    CHECK(add(tokenB, u"round 3"_s, u"3"_s));
    CHECK(add({}, u"end"_s, u"4"_s));
    CHECK(add(tokenB, u"round 4"_s, u"5"_s));
    CHECK_FALSE(queue.write(data, queue.last(), WriteQueue::Attempt::New));
    CHECK(written == QStringList{u"round 2"_s, u"round 3"_s, u"end"_s, u"round 4"_s});
    for (const auto& reply : queue.takeReplies())
        reply();
    CHECK(tickets == QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s});
}

TEST_CASE("a killed program loses nothing that was confirmed", "[store]")
{
    for (const int wanted : {1, 4, 40, 150}) {
        const QTemporaryDir folder;
        QProcess writer;
        writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        writer.start(QStringLiteral(MATCH_WRITER), {folder.path()});
        REQUIRE(writer.waitForStarted());
        QList<QByteArray> lines;
        while (lines.size() < wanted) {
            REQUIRE((writer.canReadLine() || writer.waitForReadyRead()));
            while (writer.canReadLine())
                lines << writer.readLine();
        }
        writer.kill();
        REQUIRE(writer.waitForFinished());
        while (writer.canReadLine())
            lines << writer.readLine();
        const int last = lines.back().trimmed().toInt();
        REQUIRE(last >= wanted);
        const Found found = find(folder);
        CHECK(found.errors.isEmpty());
        REQUIRE(found.match);
        CHECK(found.match->round >= last);
    }
}

TEST_CASE("pending jobs are written when the program exits", "[store]")
{
    const QTemporaryDir folder;
    {
        MatchStore store{folder.path()};
        for (int round = 1; round <= 20; ++round)
            store.save(plainMatch(tokenA, round));
    }
    CHECK(find(folder).match->round == 20);
}

TEST_CASE("the store and its log are readable by their owner only", "[store]")
{
    const auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    const QTemporaryDir folder;
    const bool isThere = GENERATE(false, true);
    if (isThere) {
        QFile file{fileIn(folder)};
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | others));
    }
    MatchStore store{folder.path()};
    REQUIRE(save(store, plainMatch(tokenA)));
    const QFileInfoList files = QDir{folder.path()}.entryInfoList(QDir::Files);
    CHECK(files.size() == 5); // also the log with its index, the program number and the lock
    for (const QFileInfo& file : files)
        CHECK_FALSE((file.permissions() & others));
}
