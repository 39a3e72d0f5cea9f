// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analyst.h"
#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QCoreApplication>
#include <QTest>
#include <QThread>

#include <atomic>
#include <map>
#include <string>

using namespace qipan;
using namespace qipan::app;
using qipan::test::repetitions;

namespace {

/// The moves in their order, each with its depth: "a1 b1".
std::string shown(const ReportedLines& lines)
{
    std::string text;
    for (const SearchResult& line : lines.all())
        text += std::string(text.empty() ? 0 : 1, ' ') + static_cast<char>('a' + line.line.front().x)
            + std::to_string(line.depth);
    return text;
}

SearchResult thinking(int pvIndex, char move, int depth)
{
    return {.pvIndex = pvIndex, .depth = depth, .line = {{move - 'a', 0}}};
}

} // namespace

TEST_CASE("while a round of reports is incomplete no move is duplicated or dropped", "[analysis]")
{
    ReportedLines lines;
    lines.put(thinking(0, 'a', 1), 3);
    lines.put(thinking(1, 'b', 1), 3);
    lines.put(thinking(2, 'c', 1), 3);
    CHECK(shown(lines) == "a1 b1 c1");
    lines.put(thinking(0, 'c', 2), 3);
    CHECK(shown(lines) == "c2 a1 b1");
    lines.put(thinking(1, 'a', 2), 3);
    CHECK(shown(lines) == "c2 a2 b1");
    lines.put(thinking(2, 'b', 2), 3);
    CHECK(shown(lines) == "c2 a2 b2");
}

TEST_CASE("a move that is no longer among the best is removed when the round completes", "[analysis]")
{
    ReportedLines lines;
    lines.put(thinking(0, 'a', 1), 2);
    lines.put(thinking(1, 'b', 1), 2);
    lines.put(thinking(0, 'c', 2), 2);
    CHECK(shown(lines) == "c2 a1");
    lines.put(thinking(1, 'b', 2), 2);
    CHECK(shown(lines) == "c2 b2");
    lines.put(thinking(0, 'c', 2), 2); // a search ends with a single line
    CHECK(shown(lines) == "c2 b2");
    lines.clear();
    CHECK(lines.all().empty());
}

TEST_CASE("a line reported again within a round keeps one row", "[analysis]")
{
    ReportedLines lines;
    lines.put(thinking(0, 'a', 1), 3);
    lines.put(thinking(1, 'b', 1), 3);
    lines.put(thinking(2, 'a', 2), 3);
    CHECK(shown(lines) == "b1 a2");
}

TEST_CASE("the four first moves of reversi have one value at every depth, which does not swing", "[analysis][steady]")
{
    const GameInfo& reversi = *findGame("reversi");
    const auto start = defaultSetup(reversi).makeGame();
    const auto engine = reversi.makeEngine(reversi.levels, 0);
    const std::atomic<bool> stop{false};
    ReportedLines lines;
    lines.steady(SteadyValues{*start});
    ReportedLines plain;
    std::map<int, double> steady;
    std::map<int, double> found;
    const int deepest = repetitions(14, 20);
    const auto take = [&](const SearchResult& result) {
        lines.put(result, 4);
        plain.put(result, 4);
        const auto& all = lines.all();
        if (all.size() < 4 || all.back().depth != result.depth || result.depth < 8)
            return;
        for (const SearchResult& line : all)
            CHECK(line.score == all.front().score);
        const double disc = reversi.score.disc;
        steady[result.depth] = all.front().score / disc;
        found[result.depth] = plain.all().front().score / disc;
    };
    (void)engine->think(*start, {.depth = deepest, .memory = std::size_t{64} << 20, .lines = 4}, stop, take);
    REQUIRE(steady.size() == static_cast<std::size_t>(deepest) - 7);
    const auto swing = [](const std::map<int, double>& values) {
        double sum = 0;
        for (auto next = std::next(values.begin()); next != values.end(); ++next)
            sum += std::abs(next->second - std::prev(next)->second);
        return sum / static_cast<double>(values.size() - 1);
    };
    for (const auto& [depth, value] : steady)
        UNSCOPED_INFO("depth " << depth << ": found " << found[depth] << ", shown " << value);
    CHECK(swing(steady) < 0.75 * swing(found));
    CHECK(swing(steady) < 0.8);
}

TEST_CASE("moves are alike exactly if a symmetry of the position turns one into the other", "[analysis][steady]")
{
    const auto game = defaultSetup(*findGame("reversi")).makeGame();
    const SteadyValues start{*game};
    for (const Cell cell : {Cell{3, 2}, Cell{2, 3}, Cell{5, 4}, Cell{4, 5}})
        CHECK(start.areAlike(cell, {3, 2}));
    CHECK_FALSE(start.areAlike({3, 2}, {4, 2})); // beside a white disc
    game->play({3, 2});
    const SteadyValues after{*game};
    CHECK_FALSE(after.areAlike({2, 2}, {4, 2}));
    CHECK_FALSE(after.areAlike({2, 2}, {2, 4}));
}

TEST_CASE("results of the position before are not taken for those of the next one", "[analysis]")
{
    const GameInfo& reversi = *findGame("reversi");
    const auto start = defaultSetup(reversi).makeGame();
    for (const bool isSteady : {false, true}) {
        Analyst analyst{reversi.makeEngine(reversi.levels, 0), isSteady};
        int reports = 0;
        QObject::connect(&analyst, &Analyst::found, &analyst, [&] {
            ++reports;
            CHECK_FALSE(analyst.lines().empty());
        });
        for (int i = 0; i < 20; ++i) {
            analyst.analyse(*start, {.depth = 6, .lines = 4});
            QThread::msleep(5); // reports are on their way, but no event was handled
            analyst.analyse(*start, {.depth = 12, .lines = 4});
            QCoreApplication::processEvents();
        }
        CHECK(QTest::qWaitFor([&] { return reports > 0; }));
    }
}
