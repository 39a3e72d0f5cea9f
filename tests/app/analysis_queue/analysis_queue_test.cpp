// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of many games: its queue, what is stored, and what statistics and the explorer make of that.
#include "app/analysis_queue/analysis_queue.h"

#include "app/analysis/analysis_text.h"
#include "app/openings/opening_file.h"
#include "core/openings/opening_names.h"
#include "core/record/sgf.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"
#include "ui/history/history_model.h"
#include "ui/pages/history_page.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using Added = AnalysisQueueFile::Added;

namespace {

const Limits small{.depth = 3, .nodes = 1'000};
const std::vector<Cell> reversiMoves{{3, 2}, {2, 2}, {2, 3}, {4, 2}};
const std::vector<Cell> gomokuMoves{{7, 7}, {0, 0}, {8, 7}, {14, 0}, {6, 7}, {0, 14}};

template <typename Value>
Value goodOf(Result<Value, QString> result)
{
    if (!result)
        FAIL(result.error().toStdString());
    return std::move(result.value());
}

[[nodiscard]] HistoryEntry entryOfMoves(const QString& game, const std::vector<Cell>& moves)
{
    HistoryEntry entry;
    entry.game = game;
    entry.rule = game == u"reversi" ? u"standard"_s : u"freestyle"_s;
    entry.size = game == u"reversi" ? BoardSize{8, 8} : BoardSize{15, 15};
    entry.state = GameState::Over;
    entry.sides = {PlayerEntry{.name = u"Ada"_s, .kind = PlayerKind::Me},
                   PlayerEntry{.name = u"Ben"_s, .kind = PlayerKind::SecondPlayer}};
    entry.outcome = Outcome{Side::White, EndReason::Resign};
    entry.began = entry.ended = 1'700'000'000'000;
    entry.moves = moves;
    entry.plies = static_cast<int>(moves.size());
    return entry;
}

[[nodiscard]] qint64 save(const QString& folder, const HistoryEntry& entry)
{
    DataFile data{folder};
    return goodOf(HistoryFile{data}.save(entry));
}

[[nodiscard]] std::optional<StoredAnalysis> storedIn(const QString& folder, qint64 id, BoardSize size)
{
    DataFile data{folder};
    return goodOf(AnalysisFile{data}.find(id, size));
}

[[nodiscard]] QStringList queueIn(const QString& folder)
{
    return PlainFile{folder + u"/qipan.sqlite"_s}.texts(u"SELECT game FROM analysis_queue ORDER BY place"_s);
}

/// Longer than any test waits.
const Limits endless{
    .depth = 200, .nodes = std::numeric_limits<std::uint64_t>::max(), .time = std::chrono::minutes{10}};

/// The queue of a program, at work on a game that takes longer than any test waits.
AnalysisQueue& busyQueue(OpenProgram& program)
{
    auto& queue = *program.history().parent()->findChild<AnalysisQueue*>();
    queue.setLimits(endless);
    program.history().ask(
        program.window(), [](HistoryFile& file) { return file.save(entryOfMoves(u"gomoku"_s, gomokuMoves)); },
        [&queue](const Result<qint64, QString>& id) { queue.add({goodOf(id)}); });
    REQUIRE(QTest::qWaitFor([&queue] { return queue.progress() && queue.progress()->positions > 0; }));
    return queue;
}

[[nodiscard]] bool waitUntil(const AnalysisQueue& queue, bool isWaiting)
{
    return QTest::qWaitFor([&] { return queue.progress() && queue.progress()->isWaiting == isWaiting; });
}

#ifdef __linux__
/// How nice each thread of this process is to others, the first one's in front.
[[nodiscard]] std::vector<int> niceOfThreads()
{
    std::vector<int> nice;
    const QString tasks = u"/proc/self/task"_s;
    const QString first = QString::number(QCoreApplication::applicationPid());
    for (const QString& thread : QDir{tasks}.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file{tasks + u'/' + thread + u"/stat"_s};
        if (!file.open(QIODevice::ReadOnly))
            continue; // it has ended
        const QByteArray stat = file.readAll();
        const int value = stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(16).toInt();
        nice.insert(thread == first ? nice.begin() : nice.end(), value);
    }
    return nice;
}
#endif

/// A queue in a store of its own, as in a program.
struct OpenQueue {
    explicit OpenQueue(const QString& folder)
        : store{std::make_shared<StoreThread>(folder)}
        , queue{store,
                {.isFree = [this] { return isFree; }, .wantedRule = [](const QString&) { return QString{}; }},
                nullptr,
                std::chrono::milliseconds{0}}
    {
        queue.setLimits(small);
    }
    ~OpenQueue() { queue.rest(); }

    [[nodiscard]] bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return !ended.isEmpty(); }, 60'000);
    }

    bool isFree = true;
    HistoryStore store;
    AnalysisQueue queue;
    QSignalSpy ended{&queue, &AnalysisQueue::ended};
    QSignalSpy added{&queue, &AnalysisQueue::added};
};

} // namespace

TEST_CASE("games are queued in order, without those that are analysed or cannot be", "[analysis-queue]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    AnalysisQueueFile queue{data};
    const qint64 one = goodOf(file.save(entryOfMoves(u"reversi"_s, reversiMoves)));
    const qint64 two = goodOf(file.save(entryOfMoves(u"gomoku"_s, gomokuMoves)));
    const qint64 empty = goodOf(file.save(entryOfMoves(u"gomoku"_s, {})));
    const qint64 link = goodOf(file.save(entryOfMoves(u"link"_s, {{1, 1}})));
    HistoryEntry entry = entryOfMoves(u"gomoku"_s, gomokuMoves);
    entry.state = GameState::Running;
    entry.outcome.reset();
    const qint64 running = goodOf(file.save(entry));
    CHECK(goodOf(queue.add(std::vector{two, empty, link, running, one}))
          == Added{.queued = 2, .analysed = 0, .unsuitable = 3});
    CHECK(goodOf(queue.add(std::vector{one})) == Added{.queued = 1}); // it waits already
    CHECK(queueIn(folder.path()) == QStringList{QString::number(two), QString::number(one)});
    auto taken = goodOf(queue.take());
    REQUIRE(taken);
    CHECK(taken->game.id == two);
    CHECK(taken->game.moves == gomokuMoves);
    CHECK(taken->waiting == 1);

    DataFile other{folder.path()}; // of another program
    AnalysisQueueFile otherQueue{other};
    auto next = goodOf(otherQueue.take());
    REQUIRE(next);
    CHECK(next->game.id == one);
    next = goodOf(otherQueue.take());
    REQUIRE(next); // its own again
    CHECK(next->game.id == one);
    CHECK_FALSE(queue.remove(two));
    CHECK_FALSE(goodOf(queue.take())); // the other program is at it
    other.giveUpClaim();
    taken = goodOf(queue.take());
    REQUIRE(taken); // that program has ended
    CHECK(taken->game.id == one);
    CHECK(goodOf(file.remove(std::vector{one})).size() == 1);
    CHECK_FALSE(goodOf(queue.take())); // deleted
    CHECK(goodOf(file.restore(std::vector{one})) == 1);
    CHECK(goodOf(queue.take()));
    CHECK_FALSE(data.run(u"DELETE FROM game WHERE id=?"_s, {one}));
    CHECK(queueIn(folder.path()).isEmpty());
}

TEST_CASE("an empty queue creates no file, claims nothing and computes nothing", "[analysis-queue]")
{
    const QTemporaryDir folder;
    {
        OpenQueue open{folder.path()};
        bool isDone = false;
        QTest::qWait(0); // the queue asks first
        open.store.ask(
            open.queue, [](HistoryFile& file) -> Result<bool, QString> { return file.data().isThere(); },
            [&](const Result<bool, QString>& isThere) {
                isDone = true;
                CHECK_FALSE(*isThere);
            });
        REQUIRE(QTest::qWaitFor([&] { return isDone; }));
        CHECK_FALSE(open.queue.progress());
        CHECK(open.ended.isEmpty());
    }
    (void)save(folder.path(), entryOfMoves(u"gomoku"_s, gomokuMoves));
    for (const QString& lock : QDir{folder.path()}.entryList({u"*.owner-*"_s}, QDir::Files))
        REQUIRE(QFile::remove(folder.filePath(lock)));
    DataFile data{folder.path()};
    CHECK_FALSE(goodOf(AnalysisQueueFile{data}.take()));
    CHECK_FALSE(QFile::exists(folder.filePath(u"qipan.sqlite.owner-1"_s)));
}

TEST_CASE("what the queue stores is what the analysis of the game finds", "[analysis-queue]")
{
    const QTemporaryDir folder;
    for (const auto& [key, moves] : {std::pair{u"reversi"_s, reversiMoves}, std::pair{u"gomoku"_s, gomokuMoves}}) {
        HistoryEntry entry = entryOfMoves(key, moves);
        entry.given = 1;
        const qint64 id = save(folder.path(), entry);
        {
            OpenQueue open{folder.path()};
            open.queue.add({id});
            REQUIRE(open.waitForEnd());
            CHECK(open.ended.front() == QVariantList{1, 0});
        }
        const GameInfo& info = *findGame(key.toStdString());
        GameValues values;
        const GameSetup setup = *makeSetup(info.key, entry.rule.toStdString(), entry.size.columns);
        const auto game = setup.makeGame();
        for (const Cell move : moves)
            game->play(move);
        values.follow(setup, game->plies(), 1);
        GameReview review{info.makeEngine(info.levels, 0), small, values};
        QSignalSpy ended{&review, &GameReview::ended};
        review.start();
        REQUIRE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 60'000));
        const QTemporaryDir other;
        const qint64 otherId = save(other.path(), entry);
        DataFile data{other.path()};
        CHECK_FALSE(AnalysisFile{data}.save(otherId, values.stored()));
        PlainFile found{folder.filePath(u"qipan.sqlite"_s)};
        PlainFile wanted{other.filePath(u"qipan.sqlite"_s)};
        for (const QString& column : {u"edition"_s, u"moves"_s, u"positions"_s, u"losses"_s, u"chances"_s}) {
            const QString value =
                wanted.value(u"SELECT %1 FROM game_analysis WHERE game=%2"_s.arg(column).arg(otherId)).toString();
            CHECK_FALSE(value.isEmpty());
            CHECK(found.value(u"SELECT %1 FROM game_analysis WHERE game=%2"_s.arg(column).arg(id)).toString() == value);
        }
    }
    CHECK(queueIn(folder.path()).isEmpty());
}

TEST_CASE("a queue goes on in another program, and cancelling keeps what is done", "[analysis-queue]")
{
    const QTemporaryDir folder;
    std::vector<qint64> ids;
    for (int i = 0; i < 4; ++i)
        ids.push_back(save(folder.path(), entryOfMoves(u"gomoku"_s, gomokuMoves)));
    {
        OpenQueue open{folder.path()};
        QSignalSpy progressed{&open.queue, &AnalysisQueue::progressed};
        open.queue.add(ids);
        REQUIRE(QTest::qWaitFor([&] { return open.queue.progress() && open.queue.progress()->done == 1; }, 60'000));
        CHECK(open.queue.progress()->all == 4);
        open.isFree = false; // and ends in the midst of the second
        REQUIRE(QTest::qWaitFor([&] { return open.queue.progress()->isWaiting; }));
    }
    CHECK(storedIn(folder.path(), ids[0], {15, 15}));
    CHECK(queueIn(folder.path()).size() >= 2);
    {
        OpenQueue open{folder.path()}; // it checks the queue when it starts
        REQUIRE(QTest::qWaitFor([&] { return open.queue.progress().has_value(); }));
        open.isFree = false;
        REQUIRE(QTest::qWaitFor([&] { return open.queue.progress()->isWaiting; }));
        open.queue.cancel();
        CHECK_FALSE(open.queue.progress());
        REQUIRE(open.ended.size() == 1);
        REQUIRE(QTest::qWaitFor([&] { return queueIn(folder.path()).isEmpty(); }));
    }
    CHECK(storedIn(folder.path(), ids[0], {15, 15}));
    CHECK_FALSE(storedIn(folder.path(), ids[3], {15, 15}));
    OpenQueue open{folder.path()};
    open.queue.add(ids);
    REQUIRE(open.waitForEnd());
    const auto added = open.added.front().front().value<Added>();
    CHECK(added.analysed >= 1);
    CHECK(added.analysed + added.queued == 4);
    for (const qint64 id : ids)
        CHECK(storedIn(folder.path(), id, {15, 15}));
}

TEST_CASE("what a killed program leaves of its queue is done by the next one", "[analysis-queue]")
{
    const QTemporaryDir folder;
    const QTemporaryDir left; // the files as they are at that moment
    std::vector<qint64> ids;
    for (int i = 0; i < 3; ++i)
        ids.push_back(save(folder.path(), entryOfMoves(u"reversi"_s, reversiMoves)));
    {
        OpenQueue open{folder.path()};
        open.queue.add(ids);
        REQUIRE(QTest::qWaitFor([&] { return open.queue.progress() && open.queue.progress()->done == 1; }, 60'000));
        open.isFree = false;
        REQUIRE(QTest::qWaitFor([&] { return open.queue.progress()->isWaiting; }));
        for (const QString& name : {u"qipan.sqlite"_s, u"qipan.sqlite-wal"_s})
            REQUIRE(QFile::copy(folder.filePath(name), left.filePath(name)));
    }
    CHECK(queueIn(left.path()).size() == 2);
    OpenQueue open{left.path()};
    REQUIRE(open.waitForEnd());
    CHECK(open.ended.front() == QVariantList{2, 0});
    for (const qint64 id : ids)
        CHECK(storedIn(left.path(), id, {8, 8}));
    CHECK(queueIn(left.path()).isEmpty());
}

TEST_CASE("an older edition is renewed, and a game that goes on is analysed again", "[analysis-queue]")
{
    const QTemporaryDir folder;
    HistoryEntry entry = entryOfMoves(u"reversi"_s, reversiMoves);
    entry.id = save(folder.path(), entry);
    const auto analyse = [&] {
        OpenQueue open{folder.path()};
        open.queue.add({entry.id});
        REQUIRE(QTest::qWaitFor([&] { return !open.added.isEmpty(); }));
        const auto added = open.added.front().front().value<Added>();
        if (added.queued > 0)
            REQUIRE(open.waitForEnd());
        return added.queued;
    };
    CHECK(analyse() == 1);
    CHECK(analyse() == 0);
    DataFile data{folder.path()};
    REQUIRE_FALSE(data.open());
    REQUIRE_FALSE(data.run(u"UPDATE game_analysis SET edition=0"_s));
    CHECK(analyse() == 1);
    CHECK(storedIn(folder.path(), entry.id, {8, 8})->edition == findGame("reversi")->engineEdition);
    CHECK(analyse() == 0);
    REQUIRE_FALSE(data.run(u"UPDATE game SET event='Cup'"_s));
    CHECK(analyse() == 0);
    entry.moves.push_back({5, 4});
    entry.plies = 5;
    CHECK(goodOf(HistoryFile{data}.save(entry)) == entry.id);
    CHECK(analyse() == 1);
    CHECK(storedIn(folder.path(), entry.id, {8, 8})->positions.size() == 6);
}

TEST_CASE("a game that no rule allows is left, and the next one follows", "[analysis-queue]")
{
    const QTemporaryDir folder;
    const qint64 broken = save(folder.path(), entryOfMoves(u"reversi"_s, {{0, 0}}));
    const qint64 good = save(folder.path(), entryOfMoves(u"reversi"_s, reversiMoves));
    OpenQueue open{folder.path()};
    open.queue.add({broken, good});
    REQUIRE(open.waitForEnd());
    CHECK(open.ended.front() == QVariantList{1, 1});
    CHECK(storedIn(folder.path(), good, {8, 8}));
}

TEST_CASE("losses are those of a plain sum over random games and values", "[analysis-queue]")
{
    std::mt19937 random{11};
    for (int round = 0; round < test::repetitions(60, 600); ++round) {
        const GameInfo& info = *findGame(round % 2 == 0 ? "reversi" : "gomoku");
        const GameSetup setup = defaultSetup(info);
        const auto game = setup.makeGame();
        test::playAtRandom(*game, random, 1 + static_cast<int>(random() % 60));
        const std::size_t given = random() % 3;
        GameValues values;
        values.follow(setup, game->plies(), given);
        struct Drawn {
            SearchResult best;
            double chance = 0; ///< of black
        };
        std::vector<Drawn> all;
        for (std::size_t i = 0; i < values.reviewableCount(); ++i) {
            const auto position = values.positionAt(i);
            std::vector<Cell> legal;
            for (const Cell cell : position->size()) {
                if (position->isLegal(cell))
                    legal.push_back(cell);
            }
            Drawn drawn;
            drawn.best.score = static_cast<int>(random() % 4'000) - 2'000;
            drawn.best.depth = 8 + static_cast<int>(random() % 8);
            const bool isPlayed = i < game->plies().size() && random() % 3 == 0;
            drawn.best.line = {isPlayed ? game->plies()[i].cell : legal[random() % legal.size()]};
            const double own = winChance(info.score, drawn.best.score);
            drawn.chance = position->sideToMove() == Side::Black ? own : 1 - own;
            all.push_back(drawn);
            CHECK_FALSE(values.stored().losses.has_value());
            values.addReview(i, drawn.best);
        }
        GameLosses wanted{};
        for (std::size_t i = given; i < game->plies().size(); ++i) {
            const Ply ply = game->plies()[i];
            int legal = 0;
            const auto position = values.positionAt(i);
            for (const Cell cell : position->size())
                legal += position->isLegal(cell) ? 1 : 0;
            if (legal < 2)
                continue;
            double lost = 0;
            if (!(all[i].best.line.front() == ply.cell)) {
                double after = 0;
                if (i + 1 < all.size()) {
                    if (std::abs(all[i].best.depth - 1 - all[i + 1].best.depth) > 2)
                        continue;
                    after = all[i + 1].chance;
                } else {
                    const auto end = game->outcome();
                    after = !end->winner ? 0.5 : *end->winner == Side::Black ? 1.0 : 0.0;
                }
                lost = ply.side == Side::Black ? all[i].chance - after : after - all[i].chance;
            }
            const std::size_t first = info.key == "reversi" ? 20 : 10;
            const std::size_t second = info.key == "reversi" ? 40 : 30;
            ui::Loss& loss = wanted[ply.side == Side::Black ? 0 : 1][i < first ? 0 : i < second ? 1 : 2];
            ++loss.moves;
            loss.lost += std::lround(std::max(0.0, lost) * 10'000);
        }
        const StoredAnalysis stored = values.stored();
        REQUIRE(stored.losses);
        CHECK(*stored.losses == wanted);
        for (std::size_t i = 0; i < stored.chances.size() && i + 1 < all.size(); ++i) {
            const double black = all[i + 1].chance;
            CHECK(stored.chances[i]
                  == std::lround((game->plies()[i].side == Side::Black ? black : 1 - black) * 10'000));
        }
    }
}

TEST_CASE("the explorer's values are the means of the stored ones, whatever happens to the games", "[analysis-queue]")
{
    const QTemporaryDir folder;
    DataFile data{folder.path()};
    HistoryFile file{data};
    OpeningFile openings{data};
    std::mt19937 random{2};
    struct Sum {
        int count = 0;
        qint64 all = 0;
    };
    const auto readOpenings = [&] {
        while (goodOf(openings.readSome(7)) > 0) { }
    };
    std::vector<std::pair<HistoryEntry, std::vector<std::optional<int>>>> games;
    for (int i = 0; i < 60; ++i) {
        const auto game = defaultSetup(*findGame("reversi")).makeGame();
        test::playAtRandom(*game, random, 1 + static_cast<int>(random() % 25));
        HistoryEntry entry = entryOfMoves(u"reversi"_s, cellsOf(game->plies()));
        entry.id = goodOf(file.save(entry));
        std::vector<std::optional<int>> chances;
        if (i % 3 != 0) {
            for (std::size_t ply = 0; ply < std::min(entry.moves.size(), mostChances); ++ply)
                chances.push_back(random() % 5 == 0 ? std::nullopt
                                                    : std::optional{static_cast<int>(random() % 10'001)});
        }
        games.emplace_back(entry, chances);
    }
    readOpenings();
    for (const auto& [entry, chances] : games) {
        if (!chances.empty())
            REQUIRE_FALSE(AnalysisFile{data}.save(
                entry.id, {.edition = 1, .moves = entry.moves, .losses = GameLosses{}, .chances = chances}));
    }
    const auto check = [&] {
        readOpenings();
        std::map<std::pair<std::int64_t, int>, Sum> sums;
        for (const auto& [entry, chances] : games) {
            openings::OpeningReplay replay{"reversi", 8};
            for (std::size_t ply = 0; ply < std::min(entry.moves.size(), mostChances); ++ply) {
                const auto key = replay.key();
                Sum& sum = sums[{key.value(), key.numberOf(entry.moves[ply])}];
                if (ply < chances.size() && chances[ply]) {
                    ++sum.count;
                    sum.all += *chances[ply];
                }
                REQUIRE(replay.play(entry.moves[ply]));
            }
        }
        for (const auto& [entry, chances] : games) {
            openings::OpeningReplay replay{"reversi", 8};
            for (std::size_t ply = 0; ply < std::min(entry.moves.size(), mostChances); ++ply) {
                const auto key = replay.key();
                for (const PlayedMove& move : goodOf(openings.movesFrom(key))) {
                    const Sum& wanted = sums[{key.value(), move.number}];
                    REQUIRE(move.analysed == wanted.count);
                    REQUIRE(move.chances == wanted.all);
                }
                REQUIRE(replay.play(entry.moves[ply]));
            }
        }
    };
    check();
    std::vector<qint64> deleted;
    const auto before = games;
    for (std::size_t i = 0; i < games.size(); i += 4)
        deleted.push_back(games[i].first.id);
    CHECK(goodOf(file.remove(deleted)).size() == deleted.size());
    std::erase_if(games, [&](const auto& game) { return std::ranges::find(deleted, game.first.id) != deleted.end(); });
    check();
    CHECK(goodOf(file.restore(deleted)) == static_cast<int>(deleted.size()));
    games = before;
    check();
}

TEST_CASE("the history analyses the selected games by a key and shows which are analysed", "[analysis-queue]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}});
    declineLessons(folder.path());
    for (int i = 0; i < 3; ++i)
        (void)save(folder.path(), entryOfMoves(u"gomoku"_s, gomokuMoves));
    OpenProgram program{QString{}, folder.path()};
    auto& queue = *program.history().parent()->findChild<AnalysisQueue*>();
    queue.setLimits(small);
    program.actions().history->trigger();
    auto& page = program.window().page<ui::HistoryPage>();
    REQUIRE(QTest::qWaitFor([&] { return page.model().rowCount() == 3 && page.chosen().size() == 1; }));
    auto& line = *page.findChild<ui::AnalysisProgressLine*>();
    auto& cancel = *line.findChild<QToolButton*>();
    CHECK_FALSE(cancel.isVisible());
    const QRect list = page.findChild<ui::HistoryView*>()->geometry();
    page.findChild<ui::HistoryView*>()->selectAll();
    QSignalSpy ended{&queue, &AnalysisQueue::ended};
    program.press(Qt::Key_F7);
    REQUIRE(QTest::qWaitFor([&] { return cancel.isVisible(); }));
    CHECK(line.text().startsWith(u"Analysing game 1 of 3"));
    CHECK(cancel.text() == u"Cancel");
    CHECK(page.findChild<ui::HistoryView*>()->geometry() == list);
    REQUIRE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 60'000));
    CHECK_FALSE(cancel.isVisible());
    CHECK(line.text().isEmpty());
    const int column = static_cast<int>(ui::HistoryColumn::Analysed);
    CHECK(QTest::qWaitFor([&] {
        for (int row = 0; row < 3; ++row) {
            if (page.model().index(row, column).data().toString() != u"✓")
                return false;
        }
        return true;
    }));
    CHECK(page.model().index(0, column).data(Qt::AccessibleTextRole).toString()
          == u"Every position of this game has been analysed.");
}

#ifdef __linux__
TEST_CASE("the queue computes on a thread of low priority", "[analysis-queue]")
{
    const QTemporaryDir folder;
    const qint64 id = save(folder.path(), entryOfMoves(u"gomoku"_s, gomokuMoves));
    const std::vector<int> before = niceOfThreads();
    REQUIRE(std::ranges::count(before, before.front()) == std::ssize(before));
    OpenQueue open{folder.path()};
    open.queue.setLimits(endless);
    open.queue.add({id});
    constexpr int patience = 60'000; // milliseconds: others may have the processors
    CHECK(QTest::qWaitFor([&] { return std::ranges::count(niceOfThreads(), before.front() + 10) == 1; }, patience));
    CHECK(niceOfThreads().front() == before.front());
}
#endif

TEST_CASE("the queue waits for what is analysed on a page", "[analysis-queue]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/opponent"_s, 1}}};
    for (const Cell cell : {Cell{7, 7}, {6, 6}, {10, 3}, {3, 10}, {11, 11}, {2, 2}}) // undecided
        program.playByKeys(program.board(), cell);
    const AnalysisQueue& queue = busyQueue(program);
    REQUIRE(waitUntil(queue, false));
    const auto holdsUp = [&](QAction* action) {
        REQUIRE(action->isEnabled());
        action->trigger();
        REQUIRE(waitUntil(queue, true));
        action->trigger();
        REQUIRE(waitUntil(queue, false));
    };
    const auto holdUpOnThisPage = [&] {
        holdsUp(program.actions().analysis);
        holdsUp(program.actions().review);
    };
    holdUpOnThisPage();
    OpenedRecords opened;
    opened.games = record::readSgf("(;GM[4]SZ[15];B[hh];W[gg];B[kd];W[dk];B[ll];W[cc])").games;
    program.record().show(std::move(opened));
    holdUpOnThisPage();
    program.actions().turningPoints->trigger();
    CHECK(program.turningPoints().isRunning());
    CHECK(waitUntil(queue, true));
}

TEST_CASE("the queue waits for the computer's move", "[analysis-queue]")
{
    OpenProgram program{u"gomoku"_s, {{u"gomoku/level"_s, 11}}};
    const AnalysisQueue& queue = busyQueue(program);
    REQUIRE(waitUntil(queue, false));
    program.playByKeys(program.board(), {7, 7});
    program.playByKeys(program.board(), {8, 8});
    REQUIRE(waitUntil(queue, true));
    CHECK(program.table().player(program.match().seatToMove())->isThinking());
    program.actions().newGame->trigger();
}

TEST_CASE("the queue waits for a game on the network", "[analysis-queue][lan]")
{
    JoinedPrograms both;
    const AnalysisQueue& queue = busyQueue(both.host);
    CHECK(waitUntil(queue, true));
    both.guest.resign();
    REQUIRE(both.settle());
    CHECK(waitUntil(queue, false));
}
