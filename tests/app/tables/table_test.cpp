// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/engine_player.h"
#include "app/tables/table.h"

#include "tests/support/catch.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <memory>
#include <vector>

using namespace qipan;
using namespace qipan::app;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] GameSetup gomokuSetup()
{
    return *makeSetup("gomoku", "freestyle", 15);
}

/// Answers with the first legal cell, after `delay` or as soon as it is stopped. Counts its searches.
class SlowEngine final : public Engine {
public:
    explicit SlowEngine(std::chrono::milliseconds delay)
        : m_delay{delay}
    {
    }

    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>& stop, const Report&) override
    {
        ++*m_searches;
        const auto begin = std::chrono::steady_clock::now();
        while (!stop && std::chrono::steady_clock::now() - begin < m_delay)
            std::this_thread::sleep_for(1ms);
        for (int y = 0; y < position.size().rows; ++y) {
            for (int x = 0; x < position.size().columns; ++x) {
                if (position.isLegal({x, y}))
                    return {.depth = 1, .score = m_score, .line = {{x, y}}, .isCertain = m_isCertain};
            }
        }
        return {};
    }

    int m_score = 0;
    bool m_isCertain = false;
    const std::shared_ptr<std::atomic<int>> m_searches = std::make_shared<std::atomic<int>>(0);

private:
    std::chrono::milliseconds m_delay;
};

/// A table with a person in the first seat and a scripted computer in the second.
struct AgainstComputer {
    explicit AgainstComputer(std::chrono::milliseconds delay, int score = 0)
    {
        auto engine = std::make_unique<SlowEngine>(delay);
        engine->m_score = score;
        searches = engine->m_searches;
        table.seat(Seat::First, std::make_unique<PersonPlayer>(false));
        table.seat(Seat::Second, std::make_unique<EnginePlayer>(std::move(engine), findGame("gomoku")->score, 1, 0ms));
    }

    void place(Cell cell) { table.submit(Seat::First, table.match().place(cell)); }
    [[nodiscard]] bool waitForSearches(int count) const
    {
        return QTest::qWaitFor([&] { return *searches >= count; });
    }
    void ask(RequestKind kind) { table.submit(Seat::First, table.match().ask(kind, table.nextRequestId())); }

    std::shared_ptr<const std::atomic<int>> searches; ///< begun by the computer
    Table table{gomokuSetup(), Table::NextRound::MadeHere};
};

} // namespace

TEST_CASE("the computer answers each move with one of its own", "[table]")
{
    AgainstComputer game{0ms};
    game.table.startRound(Seat::First);
    game.place({7, 7});
    CHECK(QTest::qWaitFor([&] { return game.table.match().plies() == 2; }));
    game.place({8, 8});
    CHECK(QTest::qWaitFor([&] { return game.table.match().plies() == 4; }));
}

TEST_CASE("a takeback while the computer thinks leaves no late move", "[table]")
{
    AgainstComputer game{1000ms};
    game.table.startRound(Seat::First);
    game.place({7, 7});
    REQUIRE(game.waitForSearches(1));
    game.ask(RequestKind::Undo);
    CHECK(game.table.match().plies() == 0);
    // The computer thinks about one position after the other: its next search begins after the first has ended, and
    // a late move would come before the next one.
    QSignalSpy happened{&game.table, &Table::happened};
    game.place({0, 0});
    REQUIRE(QTest::qWaitFor([&] { return game.table.match().plies() == 2; }));
    CHECK(*game.searches == 2);
    CHECK(happened.count() == 2);
    CHECK(game.table.match().game().plies().back().cell == Cell{1, 0}); // the first search would have played 0, 0
}

TEST_CASE("undo and redo cover the same moves including the computer's answers", "[table]")
{
    AgainstComputer game{0ms};
    game.table.startRound(Seat::First);
    game.place({7, 7});
    REQUIRE(QTest::qWaitFor([&] { return game.table.match().plies() == 2; }));
    const auto played = game.table.match().game().plies();

    CHECK_FALSE(game.table.canRedo());
    game.ask(RequestKind::Undo);
    CHECK(game.table.match().plies() == 0);
    REQUIRE(game.table.redo());
    CHECK(game.table.match().game().plies() == played);
    CHECK_FALSE(game.table.canRedo());

    game.ask(RequestKind::Undo);
    game.place({3, 3});
    CHECK_FALSE(game.table.canRedo());
}

TEST_CASE("the computer accepts a draw when it thinks that it stands worse", "[table]")
{
    for (const int score : {-2'000, 0, 50}) {
        AgainstComputer game{0ms, score};
        game.table.startRound(Seat::First);
        game.place({7, 7});
        REQUIRE(QTest::qWaitFor([&] { return game.table.match().plies() == 2; }));
        game.ask(RequestKind::Draw);
        CHECK(game.table.match().isRunning() == (score >= 0));
        CHECK_FALSE(game.table.match().request(Seat::First));
    }
}

TEST_CASE("a rematch swaps the colours and a restart keeps them", "[table]")
{
    AgainstComputer game{0ms};
    game.table.startRound(Seat::First);
    game.ask(RequestKind::Restart);
    CHECK(game.table.round() == 2);
    CHECK(game.table.match().black() == Seat::First);
    game.table.submit(Seat::First, Resign{});
    game.ask(RequestKind::Again);
    CHECK(game.table.round() == 3);
    CHECK(game.table.match().black() == Seat::Second);
    CHECK(QTest::qWaitFor([&] { return game.table.match().plies() == 1; }));
}

TEST_CASE("a seat can change its player during a round", "[table]")
{
    Table table{gomokuSetup(), Table::NextRound::MadeHere};
    table.seat(Seat::First, std::make_unique<PersonPlayer>(true));
    table.seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    table.startRound(Seat::First);
    table.submit(Seat::First, table.match().place({7, 7}));
    table.seat(Seat::Second,
               std::make_unique<EnginePlayer>(std::make_unique<SlowEngine>(0ms), findGame("gomoku")->score, 1, 0ms));
    REQUIRE(QTest::qWaitFor([&] { return table.match().plies() == 2; }));

    table.submit(Seat::First, table.match().place({8, 8}));
    table.seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    QCoreApplication::sendPostedEvents(); // the engine's thread has ended: it can send nothing more
    CHECK(table.match().plies() == 3);
}

TEST_CASE("two people on one computer take back without asking but offer draws", "[table]")
{
    Table table{gomokuSetup(), Table::NextRound::MadeHere};
    table.seat(Seat::First, std::make_unique<PersonPlayer>(true));
    table.seat(Seat::Second, std::make_unique<PersonPlayer>(true));
    table.startRound(Seat::First);
    table.submit(Seat::First, table.match().place({7, 7}));
    table.submit(Seat::First, table.match().ask(RequestKind::Undo, table.nextRequestId()));
    CHECK(table.match().plies() == 0);
    table.submit(Seat::First, table.match().ask(RequestKind::Draw, table.nextRequestId()));
    CHECK(table.match().isRunning());
    CHECK(table.match().request(Seat::First));
}

TEST_CASE("an illegal command is reported and changes nothing", "[table]")
{
    AgainstComputer game{1000ms};
    game.table.startRound(Seat::First);
    QSignalSpy refused{&game.table, &Table::refused};
    game.place({99, 0});
    CHECK(refused.count() == 1);
    game.place({7, 7});
    game.place({8, 8});
    CHECK(refused.count() == 2);
    CHECK(game.table.match().plies() == 1);
    CHECK(game.table.refusal(Seat::First, game.table.match().place({8, 8})) == Refusal::NotYourTurn);
}

TEST_CASE("a table with a thinking computer closes at once", "[table]")
{
    QElapsedTimer clock;
    {
        AgainstComputer game{10s};
        game.table.startRound(Seat::Second);
        REQUIRE(game.waitForSearches(1));
        clock.start();
    }
    CHECK(clock.elapsed() < 1000);
}
