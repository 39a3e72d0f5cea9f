// SPDX-License-Identifier: GPL-3.0-or-later
// An external Gomocup engine and all its possible failures.
#include "app/external/gomocup_engine.h"

#include "app/external/engine_probe.h"
#include "core/board/engine_worker.h"
#include "tests/app/external/fake_engine.h"
#include "tests/support/catch.h"

#include <QFile>
#include <QFileInfo>

#include <future>
#include <thread>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

namespace {

using Kind = EngineFailure::Kind;

constexpr EngineTimes quick{.move = 100ms, .grace = 600ms, .start = 5000ms};

/// Asks an engine for the moves of one side; the other side plays a list of cells.
class Game {
public:
    explicit Game(const QString& mode, gomoku::Rule rule = gomoku::Rule::Freestyle, const EngineTimes& times = quick)
        : m_engine{fakeEngine(mode), times, {.memory = std::uint64_t{200} << 20}}
        , m_game{rule, 15}
    {
    }

    void play(Cell cell) { m_game.play(cell); }
    void takeBack() { m_game.takeBack(); }
    [[nodiscard]] gomoku::Game& position() { return m_game; }

    SearchResult think(const Report& report = {})
    {
        const std::atomic<bool> stop{false};
        return m_engine.think(m_game, {}, stop, report);
    }
    /// Requires a move from the engine.
    Cell answer()
    {
        const SearchResult found = think();
        REQUIRE_FALSE(found.failure);
        REQUIRE(m_game.isLegal(found.line.front()));
        m_game.play(found.line.front());
        return found.line.front();
    }

private:
    GomocupEngine m_engine;
    gomoku::Game m_game;
};

[[nodiscard]] Kind failureOf(const QString& mode, const EngineTimes& times = quick)
{
    Game game{mode, gomoku::Rule::Freestyle, times};
    game.play({7, 7});
    const SearchResult found = game.think();
    INFO(mode.toStdString());
    REQUIRE(found.failure);
    CHECK(found.line.empty());
    return found.failure->kind;
}

} // namespace

TEST_CASE("an external engine opens and answers and follows a takeback", "[external]")
{
    for (const QString& mode : {u"good"_s, u"slow"_s, u"banner"_s, u"no-restart"_s}) {
        INFO(mode.toStdString());
        Game game{mode};
        CHECK(game.answer() == Cell{0, 0});
        game.play({1, 0});
        CHECK(game.answer() == Cell{2, 0});
        game.play({7, 7});
        CHECK(game.answer() == Cell{3, 0});
        game.takeBack();
        game.takeBack();
        game.play({3, 0});
        CHECK(game.answer() == Cell{4, 0}); // only after a new start it knows that (3, 0) is occupied and (7, 7) is not
        game.play({5, 0});
        CHECK(game.answer() == Cell{6, 0});
    }
}

TEST_CASE("unsolicited output between moves is ignored", "[external]")
{
    Game game{u"restless"_s};
    CHECK(game.answer() == Cell{0, 0});
    std::this_thread::sleep_for(200ms); // it repeats (0, 0)
    game.play({1, 0});
    CHECK(game.answer() == Cell{2, 0});
}

TEST_CASE("an engine that suggests a move is told to play it", "[external]")
{
    Game game{u"suggests"_s};
    CHECK(game.answer() == Cell{3, 4});
}

TEST_CASE("each failure of an engine is reported as its own kind", "[external]")
{
    CHECK(failureOf(u"stillborn"_s) == Kind::Ended);
    CHECK(failureOf(u"mute"_s, {.start = 300ms}) == Kind::Silent);
    CHECK(failureOf(u"silent"_s) == Kind::Silent);
    CHECK(failureOf(u"garbage"_s) == Kind::Unreadable);
    CHECK(failureOf(u"babble"_s) == Kind::Unreadable);
    CHECK(failureOf(u"occupied"_s) == Kind::Illegal);
    CHECK(failureOf(u"outside"_s) == Kind::Illegal);
    CHECK(failureOf(u"dies"_s) == Kind::Ended);
    CHECK(failureOf(u"flood"_s, EngineTimes{}) == Kind::Flooded);
    CHECK(failureOf(u"endless"_s, EngineTimes{}) == Kind::Flooded);
    CHECK(failureOf(u"refuses"_s) == Kind::Refused);
    CHECK(failureOf(u"refuses-start"_s) == Kind::Refused);
}

TEST_CASE("a missing program cannot be started and the system error is reported", "[external]")
{
    GomocupEngine engine{{u"/nowhere/at/all"_s, {}}, quick};
    const std::atomic<bool> stop{false};
    const SearchResult found = engine.think(gomoku::Game{gomoku::Rule::Freestyle, 15}, {}, stop, {});
    REQUIRE(found.failure);
    CHECK(found.failure->kind == Kind::NotStarted);
    CHECK_FALSE(found.failure->detail.empty());
}

TEST_CASE("a failure includes the engine's own message", "[external]")
{
    Game game{u"refuses"_s, gomoku::Rule::Renju};
    CHECK(game.think().failure->detail == "renju is not my game");
}

#ifdef Q_OS_LINUX
TEST_CASE("an engine that uses too much memory is killed", "[external]")
{
    CHECK(failureOf(u"greedy"_s, {.grace = 60s}) == Kind::TooLarge); // allocating this much takes a while
}

TEST_CASE("child processes of an engine are killed with it", "[external]")
{
    const std::atomic<bool> stop{false};
    const auto found = probeEngine(EngineProtocol::Gomocup, fakeEngine(u"breeds"_s), 5s, stop);
    REQUIRE(found);
    const QString process = u"/proc/%1/stat"_s.arg(found->name.toInt());
    const auto hasGone = [&] {
        QFile file{process};
        return !file.open(QIODevice::ReadOnly) || file.readAll().contains(") Z "); // or a zombie
    };
    const auto deadline = std::chrono::steady_clock::now() + 5s;
    while (!hasGone() && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(5ms);
    CHECK(hasGone());
}

TEST_CASE("an engine gets a minimal environment and its own folder and no open files", "[external]")
{
    qputenv("QIPAN_SECRET", "1");
    const std::atomic<bool> stop{false};
    const auto found = probeEngine(EngineProtocol::Gomocup, fakeEngine(u"surroundings"_s), 5s, stop);
    qunsetenv("QIPAN_SECRET");
    REQUIRE(found);
    CHECK(found->name == u"clean 0");
    CHECK(found->version == QFileInfo{QStringLiteral(FAKE_ENGINE)}.path());
}
#endif

TEST_CASE("a failed engine is restarted at the next request", "[external]")
{
    Game game{u"dies"_s};
    REQUIRE(game.think().failure);
    CHECK(game.think().failure->kind == Kind::Ended);
}

TEST_CASE("search output of an engine is reported", "[external]")
{
    Game game{u"good"_s};
    game.play({7, 7});
    std::vector<SearchResult> reports;
    const SearchResult found = game.think([&](const SearchResult& result) { reports.push_back(result); });
    REQUIRE(reports.size() == 1);
    for (const SearchResult& result : {reports.front(), found}) {
        CHECK(result.depth == 3);
        CHECK(result.score == 12);
        CHECK(result.nodes == 5000);
        CHECK(result.line == std::vector<Cell>{{0, 0}, {9, 9}});
    }
}

TEST_CASE("an engine that thinks, floods or grows stops at once with its owner", "[external]")
{
    for (const QString& mode : {u"silent"_s, u"flood"_s, u"mute"_s, u"deaf"_s, u"good"_s}) {
        INFO(mode.toStdString());
        std::chrono::steady_clock::time_point begin;
        {
            EngineWorker worker{
                std::make_unique<GomocupEngine>(fakeEngine(mode), EngineTimes{}), {}, [](int, const SearchResult&) {}};
            worker.ask(1, std::make_unique<gomoku::Game>(gomoku::Rule::Freestyle, 15), {});
            std::this_thread::sleep_for(100ms); // during its search or not: both must end
            begin = std::chrono::steady_clock::now();
        }
        CHECK(std::chrono::steady_clock::now() - begin < 1s);
    }
}

TEST_CASE("a stopped engine still returns a legal move almost immediately", "[external]")
{
    GomocupEngine engine{fakeEngine(u"silent"_s), EngineTimes{}};
    const gomoku::Game game{gomoku::Rule::Freestyle, 15};
    std::atomic<bool> stop{false};
    std::promise<std::chrono::steady_clock::time_point> stopped;
    std::thread stopper{[&] {
        std::this_thread::sleep_for(100ms);
        stopped.set_value(std::chrono::steady_clock::now());
        stop = true;
    }};
    const SearchResult found = engine.think(game, {}, stop, {});
    const auto took = std::chrono::steady_clock::now() - stopped.get_future().get();
    stopper.join();
    CHECK(took < 200ms); // 10 ms on an idle machine
    CHECK_FALSE(found.failure);
    CHECK(game.isLegal(found.line.front()));
}

TEST_CASE("the project's own engine plays a whole game as an external engine under each rule", "[external]")
{
    for (const gomoku::Rule rule : {gomoku::Rule::Freestyle, gomoku::Rule::Standard, gomoku::Rule::Renju}) {
        GomocupEngine black{{QStringLiteral(OWN_ENGINE), {}}, {.move = 5ms}};
        GomocupEngine white{{QStringLiteral(OWN_ENGINE), {}}, {.move = 5ms}};
        gomoku::Game game{rule, 15};
        const std::atomic<bool> stop{false};
        while (!game.outcome()) {
            const SearchResult found = (game.sideToMove() == Side::Black ? black : white).think(game, {}, stop, {});
            REQUIRE_FALSE(found.failure);
            REQUIRE(game.isLegal(found.line.front()));
            game.play(found.line.front());
        }
        CHECK(game.outcome()->reason != EndReason::Forbidden);
    }
}
