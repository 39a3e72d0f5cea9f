// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/duel_record.h"

#include "core/duel/computer.h"
#include "core/link/deal.h"
#include "core/link/deal_number.h"
#include "core/link/random.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::record;
using namespace std::chrono_literals;
using duel::Action;
using link::Random;
using DuelFault = DuelRecordFault::Kind;

namespace {

DuelRecord duelSample()
{
    using enum Action::Kind;
    return {.setup = {.deal = {.size = {.columns = 6, .rows = 4}, .pictures = 6, .seed = 7}},
            .actions = {std::vector<Action>{
                            {Pair, {{0, 0}, {5, 2}}, 2'310ms}, {Hint, {}, 2'310ms}, {Pair, {{1, 0}, {0, 3}}, 8'000ms}},
                        std::vector<Action>{{Shuffle, {}, 5ms}}},
            .verdict = duel::Verdict{Seat::First, duel::EndReason::Cleared}};
}

/// Two computers, or nobody, play a round; sometimes it is left, or given up.
DuelRecord playDuel(Random& random)
{
    duel::Setup setup{.deal = {.size = {.columns = 8, .rows = 6},
                               .mode = static_cast<link::FallingMode>(random.below(link::fallingModes)),
                               .border = random.below(2) == 0,
                               .pictures = 2 + static_cast<int>(random.below(20)),
                               .seed = static_cast<std::uint32_t>(random.next())},
                      .bestOf = 1 + 2 * static_cast<int>(random.below(3)),
                      .hintCost = std::chrono::seconds{random.below(61)},
                      .shuffleCost = std::chrono::seconds{random.below(61)}};
    if (random.below(2) == 0) {
        setup.rule = duel::Rule::Points;
        setup.minutes = 1min;
    }
    const auto deal = link::makeDeal(setup.deal, std::atomic<bool>{false});
    duel::Duel round{setup, deal->board, duel::End::OneMachine};
    for (const Seat seat : {Seat::First, Seat::Second}) {
        duel::Computer computer{1 + static_cast<int>(random.below(duel::computerLevels)), random.next()};
        duel::Milliseconds now{0};
        for (std::size_t left = random.below(60); left > 0 && !round.board(seat).clearedAt(); --left) {
            Action action = computer.next(round.board(seat), now);
            if (random.below(10) == 0 && !round.board(seat).game().stuck())
                action = {.kind = Action::Kind::Hint, .at = now};
            if (setup.rule == duel::Rule::Points && action.at >= setup.minutes)
                break;
            REQUIRE_FALSE(round.board(seat).faultOf(action));
            round.evolve(duel::Acted{seat, action, action.at});
            now = action.at;
        }
    }
    if (random.below(3) == 0)
        round.evolve(duel::Ended{{random.below(2) == 0 ? Seat::First : Seat::Second, duel::EndReason::Resign}});
    else if (random.below(2) == 0)
        round.evolve(duel::Ended{{std::nullopt, duel::EndReason::Agreed}});
    const duel::Snapshot snapshot = snapshotOf(round);
    DuelRecord record{.setup = setup, .actions = snapshot.actions, .verdict = snapshot.verdict};
    if (random.below(2) == 0)
        record.names = {"Míng \"\\\" 明", std::string(random.below(40), '"')};
    return record;
}

} // namespace

TEST_CASE("the record of a duel is one line and round-trips", "[record]")
{
    DuelRecord sample = duelSample();
    const std::string number = link::dealNumber(sample.setup.deal);
    const std::string line = writeDuel(sample);
    CHECK(line == "duel1 race " + number + " 1 0 5 10 host cleared 2310p0-17 0h 5690p1-18 / 5s");
    CHECK(isDuelRecord(line));
    REQUIRE(readDuel(line));
    CHECK(*readDuel(line) == sample);

    sample.names = {"Ann \"the hand\" \\", "明"};
    const std::string named = line + R"( "Ann \"the hand\" \\" "明")";
    CHECK(writeDuel(sample) == named);
    CHECK(readDuel(named).value() == sample);

    sample.verdict.reset();
    sample.names = {"", "Lan"};
    sample.actions = {};
    CHECK(writeDuel(sample) == "duel1 race " + number + R"( 1 0 5 10 - - / "" "Lan")");
    CHECK(readDuel(writeDuel(sample)).value() == sample);
}

TEST_CASE("duels of all kinds are read as they were written, and can be rebuilt", "[record]")
{
    Random random{32};
    for (int i = 0; i < qipan::test::repetitions(100, 5'000); ++i) {
        const DuelRecord played = playDuel(random);
        const std::string line = writeDuel(played);
        CAPTURE(line);
        REQUIRE(line.find('\n') == std::string::npos);
        const auto read = readDuel(line);
        REQUIRE(read);
        REQUIRE(*read == played);
        const auto deal = link::makeDeal(read->setup.deal, std::atomic<bool>{false});
        REQUIRE(restore(read->setup, deal->board, duel::End::OneMachine, {read->actions, read->verdict}));
    }
}

TEST_CASE("names are cleaned before they are written", "[record]")
{
    DuelRecord sample = duelSample();
    sample.names = {"a\nb\x7f\tc", std::string(2'000, 'x')};
    const auto read = readDuel(writeDuel(sample));
    REQUIRE(read);
    CHECK(read->names[0] == "abc");
    CHECK(read->names[1] == std::string(longestDuelName, 'x'));
    sample.names = {"\xff", "\xe9"}; // no UTF-8
    CHECK(readDuel(writeDuel(sample)).value().names == std::array<std::string, 2>{"\xc3\xbf", "\xc3\xa9"});
}

TEST_CASE("an invalid record of a duel is rejected with the reason", "[record]")
{
    const std::string deal = link::dealNumber(duelSample().setup.deal);
    const auto reason = [](const std::string& line) {
        CAPTURE(line);
        const auto record = readDuel(line);
        REQUIRE_FALSE(record);
        return record.error().kind;
    };
    const std::string head = "duel1 race " + deal + " 1 0 5 10";
    const std::string good = head + " host cleared";
    CHECK(readDuel(good + " /"));
    CHECK(readDuel("duel1 points " + deal + " 5 60 0 60 draw points /"));
    CHECK(reason("") == DuelFault::OtherFormat);
    CHECK(reason("duel2 race") == DuelFault::OtherFormat);
    CHECK(isDuelRecord("duel2 race"));
    CHECK_FALSE(isDuelRecord("duel"));
    CHECK_FALSE(isDuelRecord("link1 relaxed"));
    CHECK(reason("duel1 slow " + deal) == DuelFault::Rule);
    CHECK(reason("duel1 race") == DuelFault::Deal);
    CHECK(reason("duel1 race D 1 0 5 10 - - /") == DuelFault::Deal);
    for (const char* setup : {"2 0 5 10", "7 0 5 10", "1 1 5 10", "1 0 61 10", "1 0 5 -1", "1 0 5", "1  0 5 10"})
        CHECK(reason("duel1 race " + deal + " " + setup + " - - /") == DuelFault::Setup);
    CHECK(reason("duel1 points " + deal + " 1 0 5 10 - - /") == DuelFault::Setup);
    for (const char* verdict : {"", " host", " nobody cleared", " host five", " - cleared", " host -"})
        CHECK(reason(head + verdict + " /") == DuelFault::Verdict);
    for (const char* names : {" \"", " \"a\"", " \"a\" ", " \"a\" \"b", " \"a\" \"b\" ", " \"a\" b", " \"a\"  \"b\"",
                              " \"a\x01\" \"b\"", " \"a\xff\" \"b\"", " \"a\" \"b\\\""})
        CHECK(reason(good + " /" + names) == DuelFault::Names);
    CHECK(reason(good + " / \"" + std::string(longestDuelName + 1, 'x') + "\" \"\"") == DuelFault::Names);
    CHECK(readDuel(good).error() == DuelRecordFault{DuelFault::Step, Seat::Second, 1}); // the other's are missing
    for (const char* step : {"p0-1", "1", "1q", "1p0", "1p0-24", "1p-1-2", "1p3-3", "1hx", "1s1", "-1h", "/",
                             "1000000000001h", "99999999999999999999h", ""})
        CHECK(readDuel(good + " 5h / 5h " + step + " 6h").error() == DuelRecordFault{DuelFault::Step, Seat::Second, 2});
    CHECK(readDuel(good + " 5h x / 5h").error() == DuelRecordFault{DuelFault::Step, Seat::First, 2});
    CHECK(reason(std::string(longestDuelRecord + 1, ' ')) == DuelFault::TooLong);
}

TEST_CASE("the longest round that the network lets in can be read again", "[record]")
{
    DuelRecord record = duelSample();
    record.setup = {.deal = {.size = link::largestBoard, .seed = 3},
                    .rule = duel::Rule::Points,
                    .minutes = std::chrono::minutes{duel::longestMinutes}};
    record.verdict = duel::Verdict{std::nullopt, duel::EndReason::Points};
    for (auto& actions : record.actions) {
        actions.clear();
        constexpr int pairsPerMinute = 1'200;
        for (int i = 0; i < pairsPerMinute * duel::longestMinutes; ++i) {
            const duel::Milliseconds at = i * 50ms;
            actions.push_back({Action::Kind::Pair, {{28, 19}, {29, 19}}, at});
            actions.push_back({Action::Kind::Shuffle, {}, at});
        }
        for (int i = 0; i < 1'000; ++i)
            actions.push_back({Action::Kind::Hint, {}, actions.back().at + 1ms});
    }
    const std::string line = writeDuel(record);
    CHECK(line.size() < longestDuelRecord);
    CHECK(readDuel(line).value() == record);
}

TEST_CASE("a damaged record of a duel is at worst rejected", "[record]")
{
    DuelRecord sample = duelSample();
    sample.names = {"Ann \"the hand\"", "明"};
    const std::string line = writeDuel(sample);
    Random random{8};
    for (int i = 0; i < qipan::test::repetitions(20'000, 500'000); ++i) {
        std::string damaged = line;
        for (std::size_t blows = 1 + random.below(4); blows > 0; --blows)
            damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
        damaged.resize(1 + random.below(damaged.size()));
        const auto record = readDuel(damaged);
        if (record)
            REQUIRE(readDuel(writeDuel(*record)).value() == *record);
    }
}
