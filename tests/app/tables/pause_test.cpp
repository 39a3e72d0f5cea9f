// SPDX-License-Identifier: GPL-3.0-or-later
// The pause before the computer's moves.
#include "app/tables/engine_player.h"
#include "app/tables/table.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

namespace {

/// Plays the first legal cell, row by row from the top: a game of reversi with a forced pass.
class FirstCellEngine final : public Engine {
public:
    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        return {.line = {firstLegal(position)}};
    }

    [[nodiscard]] static Cell firstLegal(const BoardGame& position)
    {
        Cell cell;
        while (!position.isLegal(cell))
            cell = cell.x + 1 < position.size().columns ? Cell{cell.x + 1, cell.y} : Cell{0, cell.y + 1};
        return cell;
    }
};

} // namespace

TEST_CASE("the computer pauses between its moves even when it moves twice in a row", "[pause]")
{
    constexpr auto pause = 15ms;
    const GameInfo& reversi = *findGame("reversi");
    Table table{defaultSetup(reversi), Table::NextRound::MadeHere};
    for (const Seat seat : {Seat::First, Seat::Second})
        table.seat(seat, std::make_unique<EnginePlayer>(std::make_unique<FirstCellEngine>(), reversi.score, 1, pause));
    qint64 moves = 0;
    bool hasPassed = false; // a side has passed, so the other one moves twice in a row
    QObject::connect(&table, &Table::happened, &table, [&](const Event& event) {
        if (!std::holds_alternative<Placed>(event))
            return;
        ++moves;
        hasPassed = hasPassed || table.match().game().passed();
    });
    QElapsedTimer clock;
    clock.start();
    table.startRound(Seat::First);
    REQUIRE(QTest::qWaitFor([&] { return !table.match().isRunning(); }, 20'000));
    CHECK(hasPassed);
    // Measured for all moves together: if the first of two is noticed late, the interval looks short.
    CHECK(clock.elapsed() >= moves * (pause.count() - 1)); // timers have this resolution
}

TEST_CASE("the pause is a setting and applies from the next turn", "[pause]")
{
    OpenProgram program{u"reversi"_s, {{u"computer/pause"_s, 400}}};
    QElapsedTimer clock;
    clock.start();
    program.playByKeys(program.board(), {3, 2});
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() == 2; }));
    CHECK(clock.elapsed() >= 375); // a coarse timer may be 5 % early

    program.preferences().change([](ui::Preferences& p) { p.pause = 0; });
    program.playByKeys(program.board(), FirstCellEngine::firstLegal(program.match().game()));
    clock.start();
    REQUIRE(QTest::qWaitFor([&] { return program.match().plies() >= 4; }));
    CHECK(clock.elapsed() < 3'000);
}

TEST_CASE("a pause that is not offered is rejected", "[pause]")
{
    for (const int stored : {-1, 401, 100'000}) {
        OpenProgram program{QString{}, {{u"computer/pause"_s, stored}}};
        CHECK(program.preferences().value().pause == ui::Preferences{}.pause);
    }
}
