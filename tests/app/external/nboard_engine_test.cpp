// SPDX-License-Identifier: GPL-3.0-or-later
// An external NBoard engine and all its possible failures.
#include "app/external/nboard_engine.h"

#include "core/board/engine_worker.h"
#include "tests/app/external/fake_engine.h"
#include "tests/support/catch.h"
#include "tests/support/never_stop.h"

#include <map>
#include <thread>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

namespace {

using Kind = EngineFailure::Kind;

constexpr EngineTimes relaxed{.start = 5000ms};
/// For engines that do not answer.
constexpr EngineTimes brief{.move = 30ms, .grace = 150ms, .start = 5000ms, .stopTimeout = 150ms};
constexpr ChildLimits small{.memory = std::uint64_t{200} << 20};
constexpr int depth = 7;

/// An engine and its game.
struct Game {
    explicit Game(const QString& mode, const EngineTimes& times = relaxed)
        : engine{fakeNboard(mode), times, depth, small}
    {
    }

    SearchResult think(const Limits& limits = {}, const Report& report = {})
    {
        return engine.think(position, limits, qipan::test::neverStop, report);
    }
    /// Starts a search and stops it after its first line.
    void interrupt()
    {
        std::atomic<bool> stop{false};
        const Limits limits{.time = 20s};
        const SearchResult found = engine.think(position, limits, stop, [&](const SearchResult&) { stop = true; });
        CHECK(stop);
        CHECK_FALSE(found.failure);
        CHECK(position.isLegal(found.line.front()));
    }

    NboardEngine engine;
    reversi::Game position;
};

[[nodiscard]] Kind failureOf(const QString& mode, const EngineTimes& times = relaxed)
{
    Game game{mode, times};
    const SearchResult found = game.think();
    INFO(mode.toStdString());
    REQUIRE(found.failure);
    CHECK(found.line.empty());
    return found.failure->kind;
}

} // namespace

TEST_CASE("an NBoard engine follows a whole game with passes and a takeback", "[external][nboard]")
{
    Game game{u"good"_s};
    const auto play = [&] {
        const SearchResult found = game.think();
        REQUIRE_FALSE(found.failure);
        REQUIRE(game.position.isLegal(found.line.front()));
        game.position.play(found.line.front());
    };
    int passes = 0;
    for (int i = 0; !game.position.outcome(); ++i) {
        play();
        passes += game.position.passed() ? 1 : 0;
        if (i == 10) {
            game.position.takeBack();
            game.position.takeBack();
        }
    }
    CHECK(passes > 0);
}

TEST_CASE("an NBoard engine's move is accepted in each allowed form", "[external][nboard]")
{
    for (const QString& mode : {u"bare"_s, u"blanks"_s, u"fractions"_s, u"evalless"_s, u"slow"_s, u"nameless"_s}) {
        INFO(mode.toStdString());
        Game game{mode};
        const SearchResult found = game.think();
        REQUIRE_FALSE(found.failure);
        CHECK(found.line == std::vector<Cell>{{3, 2}});
    }
}

TEST_CASE("an NBoard engine receives its depth and its time", "[external][nboard]")
{
    Game deep{u"tells-depth"_s};
    CHECK(deep.think().score == depth * 100);
    CHECK(deep.think({.depth = 11}).score == 1100);
    Game slow{u"tells-time"_s};
    CHECK(slow.think({.time = 9s}).score == 900);
    CHECK(slow.think().score == relaxed.move / 1s * 100);
}

TEST_CASE("search output of an NBoard engine is reported", "[external][nboard]")
{
    Game game{u"good"_s};
    std::vector<SearchResult> reports;
    const SearchResult found = game.think({}, [&](const SearchResult& result) { reports.push_back(result); });
    REQUIRE(reports.size() == 1);
    CHECK(found.nodes == 1);
    for (const SearchResult& result : {reports.front(), found}) {
        CHECK(result.depth == 3);
        CHECK(result.score == 125);
        CHECK(result.line == std::vector<Cell>{{3, 2}});
    }
}

TEST_CASE("NBoard output after a move is not taken for the next move", "[external][nboard]")
{
    Game game{u"restless"_s};
    for (int i = 0; i < 3; ++i) {
        const SearchResult found = game.think();
        REQUIRE_FALSE(found.failure);
        CHECK(found.nodes == static_cast<std::uint64_t>(i + 1)); // all from the same process
        game.position.play(found.line.front());
    }
}

TEST_CASE("each failure of an NBoard engine is reported as its own kind", "[external][nboard]")
{
    CHECK(failureOf(u"stillborn"_s) == Kind::Ended);
    CHECK(failureOf(u"babble"_s) == Kind::Unreadable);
    CHECK(failureOf(u"illegal"_s) == Kind::Illegal);
    CHECK(failureOf(u"outside"_s) == Kind::Illegal);
    CHECK(failureOf(u"passes"_s) == Kind::Illegal);
    CHECK(failureOf(u"pass-word"_s) == Kind::Illegal);
    CHECK(failureOf(u"dies"_s) == Kind::Ended);
    CHECK(failureOf(u"flood"_s) == Kind::Flooded);
    CHECK(failureOf(u"endless"_s) == Kind::Flooded);
    CHECK(NboardEngine{{u"/nowhere/at/all"_s, {}}, relaxed, depth}
              .think(reversi::Game{}, {}, std::atomic<bool>{false}, {})
              .failure->kind
          == Kind::NotStarted);
}

TEST_CASE("an NBoard engine that gives neither a move nor a line is reported as silent", "[external][nboard]")
{
    CHECK(failureOf(u"silent"_s, brief) == Kind::Silent); // it answers pings
    CHECK(failureOf(u"hangs"_s, brief) == Kind::Silent);
}

TEST_CASE("an NBoard engine that answers no ping is reported as silent or as unreadable if it prints other output",
          "[external][nboard]")
{
    EngineTimes times = brief;
    times.start = 400ms;
    CHECK(failureOf(u"mute"_s, times) == Kind::Unreadable); // it printed a table
}

TEST_CASE("a failure includes the illegal move", "[external][nboard]")
{
    CHECK(Game{u"outside"_s}.think().failure->detail == "Z9");
}

#ifdef Q_OS_LINUX
TEST_CASE("an NBoard engine that uses too much memory is killed", "[external][nboard]")
{
    EngineTimes times = relaxed;
    times.grace = 60s; // allocating this much takes a while
    CHECK(failureOf(u"greedy"_s, times) == Kind::TooLarge);
}
#endif

TEST_CASE("when time is up a ping makes an NBoard engine move", "[external][nboard]")
{
    Game game{u"waits"_s};
    const Limits limits{.time = 30ms};
    for (std::uint64_t i = 1; i <= 2; ++i) {
        const SearchResult found = game.think(limits);
        REQUIRE_FALSE(found.failure);
        CHECK(found.line == std::vector<Cell>{{3, 2}}); // not the earlier position
        CHECK(found.nodes == i);
    }
}

TEST_CASE("an NBoard engine that misses its time plays the best line it has reported", "[external][nboard]")
{
    for (const QString& mode : {u"pongs"_s, u"stubborn"_s}) {
        INFO(mode.toStdString());
        Game game{mode, brief};
        const SearchResult found = game.think();
        REQUIRE_FALSE(found.failure);
        CHECK(found.line == std::vector<Cell>{{4, 5}});
        CHECK(found.score == 300);
    }
}

TEST_CASE("a stopped NBoard engine continues at the next request", "[external][nboard]")
{
    Game game{u"waits"_s};
    game.interrupt();
    game.interrupt();
    game.position.play({5, 4});
    const SearchResult found = game.think({.time = 30ms});
    REQUIRE_FALSE(found.failure);
    CHECK(found.line == std::vector<Cell>{{5, 3}});
    CHECK(found.nodes == 3); // it is still the same process
}

TEST_CASE("an NBoard engine that does not stop thinking is restarted", "[external][nboard]")
{
    Game game{u"stubborn"_s, brief};
    for (int i = 0; i < 3; ++i)
        game.interrupt();
    const SearchResult found = game.think();
    REQUIRE_FALSE(found.failure);
    CHECK(found.nodes == 1); // the first question to its process
}

TEST_CASE("a failed NBoard engine is restarted at the next request", "[external][nboard]")
{
    Game game{u"dies"_s};
    REQUIRE(game.think().failure);
    CHECK(game.think().failure->kind == Kind::Ended);
}

TEST_CASE("an NBoard engine analyses with several lines and exact lines are certain", "[external][nboard]")
{
    for (const QString& mode : {u"good"_s, u"waits"_s}) { // the second mode does not report its end
        INFO(mode.toStdString());
        Game game{mode};
        std::map<int, SearchResult> lines;
        const Limits limits{.time = mode == u"good" ? 20s : 100ms, .lines = 3};
        const SearchResult best =
            game.think(limits, [&](const SearchResult& result) { lines.insert_or_assign(result.pvIndex, result); });
        REQUIRE_FALSE(best.failure);
        REQUIRE(lines.size() == 3);
        CHECK(best.line == std::vector<Cell>{{5, 4}});
        CHECK(best.score == 60'000);
        CHECK(best.isCertain);
        CHECK(best.nodes == 700);
        CHECK(lines[0].line == best.line);
        CHECK(lines[1].line == std::vector<Cell>{{2, 3}});
        CHECK(lines[1].score == -40'000);
        CHECK(lines[2].line == std::vector<Cell>{{3, 2}});
        CHECK(lines[2].score == -200);
        CHECK_FALSE(lines[2].isCertain);
    }
}

TEST_CASE("an NBoard engine that finds nothing in analysis is reported as silent", "[external][nboard]")
{
    Game game{u"silent"_s, brief};
    const SearchResult found = game.think({.time = 30ms, .lines = 3});
    REQUIRE(found.failure);
    CHECK(found.failure->kind == Kind::Silent);
}

TEST_CASE("an NBoard engine that thinks, floods or hangs stops at once with its owner", "[external][nboard]")
{
    for (const QString& mode : {u"silent"_s, u"flood"_s, u"mute"_s, u"hangs"_s, u"good"_s}) {
        INFO(mode.toStdString());
        std::chrono::steady_clock::time_point begin;
        {
            EngineWorker worker{
                std::make_unique<NboardEngine>(fakeNboard(mode), relaxed, depth), {}, [](int, const SearchResult&) {}};
            worker.ask(1, std::make_unique<reversi::Game>(), {});
            std::this_thread::sleep_for(60ms); // during its search or not: both must end
            begin = std::chrono::steady_clock::now();
        }
        CHECK(std::chrono::steady_clock::now() - begin < 1s);
    }
}

TEST_CASE("the project's own reversi engine plays a whole game as an external engine", "[external][nboard]")
{
    NboardEngine engine{{QStringLiteral(OWN_REVERSI), {}}, {.move = 50ms}, 3};
    reversi::Game game;
    const std::atomic<bool> stop{false};
    while (!game.outcome()) {
        const SearchResult found = engine.think(game, {}, stop, {});
        REQUIRE_FALSE(found.failure);
        REQUIRE(game.isLegal(found.line.front()));
        game.play(found.line.front());
    }
}
