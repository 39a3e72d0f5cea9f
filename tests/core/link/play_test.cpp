// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/link/reference.h"

#include "core/link/deal.h"
#include "core/link/play.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/never_stop.h"

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;
using Why = RecordFault::Why;
using Kind = Step::Kind;

namespace {

constexpr Milliseconds ms(int milliseconds)
{
    return Milliseconds{milliseconds};
}

/// Returns a play whose time has run since 0. The top left cell must have a tile.
Play begun(std::initializer_list<std::string> rows, GameMode gameMode, const Carryover& start = {})
{
    Play play{Game{boardOf(rows)}, gameMode, "DEAL", start};
    play.resume(ms(0));
    (void)play.choose({0, 0}, ms(0));
    (void)play.choose({0, 0}, ms(0));
    return play;
}

void take(Play& play, Cell a, Cell b, Milliseconds now)
{
    (void)play.choose(a, now);
    (void)play.choose(b, now);
}

} // namespace

TEST_CASE("points depend on pairs and combos and help and the use of help is recorded", "[link]")
{
    Play play = begun({"aabb", "ccdd"}, GameMode::Relaxed);
    take(play, {0, 0}, {1, 0}, ms(1'000));
    CHECK(play.points() == 30);
    take(play, {2, 0}, {3, 0}, ms(5'000));
    CHECK(play.points() == 90); // within 4 s: doubled
    take(play, {0, 1}, {1, 1}, ms(9'001));
    CHECK(play.points() == 120); // too late
    CHECK(play.pointsMade() == PointsMade{.pairs = 90, .combos = 30});
    CHECK(play.pairsRemoved() == 3);
    CHECK_FALSE(play.usedHelp());

    REQUIRE(play.undo(ms(9'100)));
    CHECK(play.points() == 80); // the pair, and 10 for undo
    CHECK(play.pointsMade() == PointsMade{.pairs = 60, .combos = 30, .helps = 10});
    CHECK(play.pairsRemoved() == 2);
    CHECK(play.usedHelp());
    REQUIRE(play.redo(ms(9'200)));
    CHECK(play.points() == 110);
    REQUIRE(play.hint(ms(9'300)));
    CHECK(play.points() == 95);
    REQUIRE(play.hint(ms(9'400))); // the same hint again
    CHECK(play.points() == 95);
    REQUIRE(play.shuffle(7, ms(9'500)));
    CHECK(play.points() == 55);
    take(play, {2, 1}, {3, 1}, ms(9'600)); // a hint ends a combo
    CHECK(play.points() == 85);
    CHECK(play.end() == Play::End::Cleared);
    CHECK_FALSE(play.canUndo());
    CHECK_FALSE(play.undo(ms(9'700)));
    CHECK(play.time(ms(99'999)) == ms(9'600));
}

TEST_CASE("points below zero are shown as they are and the next board begins with none", "[link]")
{
    Play play = begun({"aa"}, GameMode::Endless);
    REQUIRE(play.shuffle(1, ms(10)));
    CHECK(play.points() == -40);
    take(play, {0, 0}, {1, 0}, ms(20));
    REQUIRE(play.end() == Play::End::Cleared);
    CHECK(play.points() == -10);
    CHECK(play.next().points == 0);
}

TEST_CASE("the time set for a paused board counts on and can run out", "[link]")
{
    Play play = begun({"aabb"}, GameMode::Clock);
    take(play, {0, 0}, {1, 0}, ms(1'000));
    play.pause(ms(2'000));
    play.setTime(ms(500));
    CHECK(play.time(ms(9'000)) == ms(2'000)); // never less
    play.setTime(ms(5'000));
    CHECK(play.time(ms(9'000)) == ms(5'000));
    play.setTime(ms(40'000));
    CHECK(play.end() == Play::End::TimeUp);
}

TEST_CASE("a paused game stops the clock and rejects moves", "[link]")
{
    Play play{Game{boardOf({"aabb"})}, GameMode::Clock, "DEAL"};
    CHECK(play.isPaused());
    CHECK(play.timeLeft(ms(500)) == ms(40'000));
    CHECK(play.choose({0, 0}, ms(600)) == Choice{Nothing{}});
    CHECK_FALSE(play.hint(ms(600)));
    play.resume(ms(1'000));
    (void)play.choose({0, 0}, ms(2'000));
    CHECK(play.game().picked());
    play.pause(ms(3'000));
    CHECK_FALSE(play.game().picked());
    CHECK(play.timeLeft(ms(900'000)) == ms(39'000));
    CHECK_FALSE(play.canUndo());
    play.resume(ms(1'000'000));
    CHECK(play.time(ms(1'000'100)) == ms(1'100));
}

TEST_CASE("the time starts with the first choice or help, and again after it was stopped for one", "[link]")
{
    Play play{Game{boardOf({"aabb"})}, GameMode::Clock, "DEAL"};
    play.resume(ms(1'000));
    CHECK_FALSE(play.isTimeRunning());
    play.tick(ms(900'000));
    CHECK_FALSE(play.end());
    take(play, {0, 0}, {1, 0}, ms(900'000));
    CHECK(play.isTimeRunning());
    CHECK(play.time(ms(902'000)) == ms(2'000));

    play.awaitChoice(ms(903'000));
    CHECK_FALSE(play.isPaused());
    CHECK(play.timeLeft(ms(999'000)) == ms(37'000));
    REQUIRE(play.undo(ms(1'000'000)));
    CHECK(play.time(ms(1'000'500)) == ms(3'500));
    CHECK(play.steps() == std::vector<Step>{{ms(0), Kind::Pair, {{0, 0}, {1, 0}}, 0}, {ms(3'000), Kind::Undo, {}, 0}});

    Play helped{Game{boardOf({"aabb"})}, GameMode::Clock, "DEAL"};
    helped.resume(ms(1'000));
    REQUIRE(helped.hint(ms(5'000)));
    CHECK(helped.time(ms(6'000)) == ms(1'000));
}

TEST_CASE("timed games count the remaining time and end when it runs out", "[link]")
{
    Play play = begun({"aa"}, GameMode::Clock);
    take(play, {0, 0}, {1, 0}, ms(30'500));
    CHECK(play.end() == Play::End::Cleared);
    CHECK(play.points() == 30 + 2 * 9);

    Play late = begun({"aa"}, GameMode::Clock);
    (void)late.choose({0, 0}, ms(39'999));
    CHECK(late.choose({1, 0}, ms(40'000)) == Choice{Nothing{}});
    CHECK(late.end() == Play::End::TimeUp);
    CHECK(late.time(ms(50'000)) == ms(40'000));
    CHECK(late.steps() == std::vector<Step>{{ms(40'000), Kind::TimeUp, {}, 0}});
    CHECK_FALSE(late.stop(ms(50'000)));
}

TEST_CASE("help is limited in limited modes and a cleared board returns one of each", "[link]")
{
    Play play =
        begun({"abab"}, GameMode::Endless, {.level = 4, .points = 500, .hints = 1, .shuffles = 0, .time = ms(9)});
    CHECK_FALSE(play.canShuffle());
    CHECK_FALSE(play.shuffle(3, ms(10)));
    REQUIRE(play.hint(ms(20)));
    CHECK(play.hintsLeft() == 0);
    CHECK(play.canHint()); // the hint already paid for
    take(play, {0, 0}, {2, 0}, ms(1'000));
    CHECK_FALSE(play.canHint());
    CHECK_FALSE(play.hint(ms(1'100)));
    take(play, {1, 0}, {3, 0}, ms(9'000));
    REQUIRE(play.end() == Play::End::Cleared);
    CHECK(
        play.next()
        == Carryover{
            .level = 5, .points = 500 - 15 + 10 + 30, .hints = 1, .shuffles = 1, .usedHelp = true, .time = ms(9'009)});
}

TEST_CASE("two players alternate after a pair and after a pair that cannot be connected", "[link]")
{
    Play play = begun({"aabc", "dacb", "adee"}, GameMode::TwoPlayers);
    CHECK(play.turn() == 0);
    take(play, {0, 0}, {1, 0}, ms(100));
    CHECK(play.points(0) == 30);
    CHECK(play.points(1) == 0);
    CHECK(play.turn() == 1);
    take(play, {2, 2}, {3, 2}, ms(200)); // no combo after the other player's pair
    CHECK(play.points(1) == 30);
    CHECK(play.turn() == 0);
    (void)play.choose({0, 1}, ms(300));
    (void)play.choose({1, 1}, ms(300)); // a different picture only moves the selection
    CHECK(play.turn() == 0);
    REQUIRE(play.undo(ms(400)));
    CHECK(play.turn() == 1); // the owner of the pair pays
    CHECK(play.points(1) == -10);
    CHECK(play.points(0) == 30);

    Play failedPair = begun({"ab", "ba"}, GameMode::TwoPlayers);
    (void)failedPair.choose({0, 0}, ms(10));
    CHECK(std::holds_alternative<PickMoved>(failedPair.choose({1, 1}, ms(20))));
    CHECK(failedPair.turn() == 1);
    CHECK_FALSE(failedPair.game().picked());
    CHECK(failedPair.steps() == std::vector<Step>{{ms(20), Kind::FailedPair, {{0, 0}, {1, 1}}, 0}});
}

TEST_CASE("any game is rebuilt exactly from its record", "[link]")
{
    Random random{31};
    for (int round = 0; round < repetitions(100, 5'000); ++round) {
        const GameMode gameMode = gameModes[random.below(std::size(gameModes))];
        const auto mode = static_cast<FallingMode>(random.below(fallingModes));
        const auto dealt = makeDeal({.size = {6, 6},
                                     .mode = mode,
                                     .pictures = 8,
                                     .difficulty = Difficulty::Easy,
                                     .seed = static_cast<std::uint32_t>(random.next())},
                                    qipan::test::neverStop);
        REQUIRE(dealt);
        const Game game{dealt->board, {}, mode};
        Play play{game, gameMode, "DEAL", {.level = 2, .points = 70, .hints = 2, .shuffles = 1, .time = ms(5)}};
        Milliseconds now{1'000};
        play.resume(now);
        const auto clickAt = [&](Cell cell) { (void)play.choose(cell, now); };
        for (int action = 0; action < 80 && !play.end(); ++action) {
            now += Milliseconds{static_cast<int>(random.below(3'000))};
            switch (random.below(12)) {
            case 0:
                (void)play.undo(now);
                break;
            case 1:
                (void)play.redo(now);
                break;
            case 2:
                (void)play.hint(now);
                break;
            case 3:
                play.pause(now);
                now += ms(50'000);
                play.resume(now);
                break;
            case 4:
                (void)(random.below(10) == 0 ? play.stop(now) : play.shuffle(random.next(), now));
                break;
            case 5:
            case 6:
                clickAt({static_cast<int>(random.below(6)), static_cast<int>(random.below(6))});
                break;
            default:
                if (const auto hint = play.game().hint()) {
                    clickAt(hint->pair.a);
                    clickAt(hint->pair.b);
                } else {
                    (void)play.shuffle(random.next(), now);
                }
            }
        }
        play.pause(now);
        const auto again = Play::replay(play.record(), game, std::atomic<bool>{false});
        REQUIRE(again);
        CHECK(again->record() == play.record());
        CHECK(again->game().board() == play.game().board());
        CHECK(again->points(0) == play.points(0));
        CHECK(again->points(1) == play.points(1));
        CHECK(again->turn() == play.turn());
        CHECK(again->end() == play.end());
        CHECK(again->usedHelp() == play.usedHelp());
        CHECK(again->hintsLeft() == play.hintsLeft());
        CHECK(again->shufflesLeft() == play.shufflesLeft());
        CHECK(again->game().canRedo() == play.game().canRedo());
    }
}

TEST_CASE("shuffles are limited generously and a record with more is rejected", "[link]")
{
    const Game game{boardOf({"aabb"})};
    std::vector<Step> steps(Play::maxShuffles, Step{ms(1), Kind::Shuffle, {}, 7});
    auto play = Play::replay({GameMode::Relaxed, "DEAL", {}, steps}, game, std::atomic<bool>{false});
    REQUIRE(play);
    play.value().resume(ms(0));
    CHECK_FALSE(play->canShuffle());
    REQUIRE(play.value().undo(ms(1)));
    CHECK_FALSE(play->canShuffle()); // used ones count even if undone
    steps.push_back(steps.back());
    play = Play::replay({GameMode::Relaxed, "DEAL", {}, steps}, game, std::atomic<bool>{false});
    REQUIRE_FALSE(play);
    CHECK(play.error() == RecordFault{steps.size(), Why::Help});
}

TEST_CASE("a board is rebuilt only up to the requested step", "[link]")
{
    const auto play = Play::replay({GameMode::Relaxed, "DEAL", {}, {{ms(1), Kind::Hint, {}, 0}}}, Game{boardOf({"aa"})},
                                   std::atomic<bool>{true});
    REQUIRE(play);
    CHECK(play->steps().empty());
}

TEST_CASE("an invalid record is rejected with the place and the reason", "[link]")
{
    const Step first{ms(100), Kind::Pair, {{0, 0}, {1, 0}}, 0};
    const auto fault = [&](GameMode gameMode, std::vector<Step> steps) {
        const auto play =
            Play::replay({gameMode, "DEAL", {}, std::move(steps)}, Game{boardOf({"aabccb"})}, std::atomic<bool>{false});
        REQUIRE_FALSE(play);
        return play.error();
    };
    CHECK(fault(GameMode::Relaxed, {first, first}) == RecordFault{2, Why::Pair});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::Pair, {{0, 0}, {2, 0}}, 0}}) == RecordFault{1, Why::Pair});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::Pair, {{0, 0}, {9, 9}}, 0}}) == RecordFault{1, Why::Pair});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::FailedPair, {{0, 0}, {1, 0}}, 0}}) == RecordFault{1, Why::Pair});
    CHECK(fault(GameMode::TwoPlayers, {{ms(1), Kind::FailedPair, {{0, 0}, {1, 0}}, 0}}) == RecordFault{1, Why::Pair});
    CHECK(fault(GameMode::Relaxed, {first, {ms(99), Kind::Hint, {}, 0}}) == RecordFault{2, Why::Time});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::Undo, {}, 0}}) == RecordFault{1, Why::Help});
    CHECK(fault(GameMode::Relaxed, {first, {ms(200), Kind::Redo, {}, 0}}) == RecordFault{2, Why::Help});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::Hint, {}, 0}, {ms(2), Kind::Hint, {}, 0}})
          == RecordFault{2, Why::Help});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::Stop, {}, 0}, first}) == RecordFault{2, Why::AfterEnd});
    CHECK(fault(GameMode::Relaxed, {{ms(1), Kind::TimeUp, {}, 0}}) == RecordFault{1, Why::TimeNotUp});
    CHECK(fault(GameMode::Clock, {{ms(39'999), Kind::TimeUp, {}, 0}}) == RecordFault{1, Why::TimeNotUp});
    CHECK(fault(GameMode::Clock, {{ms(40'000), Kind::Hint, {}, 0}}) == RecordFault{1, Why::Time});
}
