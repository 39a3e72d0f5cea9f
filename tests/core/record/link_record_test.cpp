// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/link_record.h"

#include "core/link/random.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

using namespace qipan;
using namespace qipan::link;
using namespace qipan::record;
using Kind = Step::Kind;

namespace {

constexpr BoardSize boardSize{.columns = 6, .rows = 4};

const PlayRecord linkSample{
    GameMode::Campaign,
    "AB-12",
    {.level = 3, .points = 1'200, .hints = 2, .shuffles = 4, .usedHelp = true, .time = Milliseconds{61'000}},
    {{Milliseconds{2'310}, Kind::Pair, {{0, 0}, {5, 2}}, 0},
     {Milliseconds{2'310}, Kind::Hint, {}, 0},
     {Milliseconds{3'000}, Kind::Shuffle, {}, 18'446'744'073'709'551'615U},
     {Milliseconds{3'001}, Kind::Undo, {}, 0},
     {Milliseconds{3'002}, Kind::Redo, {}, 0},
     {Milliseconds{3'003}, Kind::FailedPair, {{1, 0}, {0, 3}}, 0},
     {Milliseconds{4'003}, Kind::Stop, {}, 0}}};

} // namespace

TEST_CASE("a link-match record is one line and round-trips", "[record]")
{
    const std::string line = writeLinkRecord(linkSample, boardSize);
    CHECK(line == "link1 campaign AB-12 3 1200 2 4 1 61000 2310p0-17 0h 690s18446744073709551615 1u 1r 1m1-18 1000x");
    const auto read = readLinkRecord(line, boardSize);
    REQUIRE(read);
    CHECK(*read == linkSample);
    CHECK(dealOfLinkRecord(line) == "AB-12");
}

TEST_CASE("an invalid link-match record is rejected with the reason", "[record]")
{
    using Fault = LinkRecordFault::Kind;
    const auto reason = [](std::string_view line) {
        const auto record = readLinkRecord(line, boardSize);
        REQUIRE_FALSE(record);
        return record.error().kind;
    };
    const std::string good = "link1 relaxed D 1 0 3 3 0 0";
    CHECK(readLinkRecord(good, boardSize));
    CHECK(reason("") == Fault::OtherFormat);
    CHECK(reason("link2 relaxed D 1 0 3 3 0 0") == Fault::OtherFormat);
    CHECK(reason("link1 slow D 1 0 3 3 0 0") == Fault::GameMode);
    CHECK(reason("link1 relaxed") == Fault::Deal);
    CHECK(reason("link1 relaxed " + std::string(801, 'D') + " 1 0 3 3 0 0") == Fault::Deal);
    for (const char* start : {"1 0 3 3 0", "0 0 3 3 0 0", "1 -1 3 3 0 0", "1 0 10 3 0 0", "1 0 3 10 0 0", "1 0 3 3 2 0",
                              "1 0 3 3 0 -1", "1  0 3 3 0 0", "x 0 3 3 0 0"})
        CHECK(reason(std::string{"link1 relaxed D "} + start) == Fault::Carryover);
    for (const char* step : {"p0-1", "1", "1q", "1p0", "1p0-24", "1p-1-2", "1p3-3", "1hx", "1s", "1s-1", "-1h",
                             "1p0-1 ", "1000000000001h", "99999999999999999999h", "1s18446744073709551616"}) {
        const std::string line = good + " 5h " + step;
        if (std::string_view{step} == "1p0-1 ")
            CHECK(readLinkRecord(line, boardSize)); // a trailing blank is no step
        else
            CHECK(readLinkRecord(line, boardSize).error() == LinkRecordFault{Fault::Step, 2});
    }
    CHECK(reason(std::string(longestLinkRecord + 1, ' ')) == Fault::TooLong);
    CHECK(dealOfLinkRecord("something else").empty());
}

TEST_CASE("a damaged record is at worst rejected", "[record]")
{
    const std::string line = writeLinkRecord(linkSample, boardSize);
    Random random{8};
    for (int i = 0; i < qipan::test::repetitions(20'000, 500'000); ++i) {
        std::string damaged = line;
        for (std::size_t blows = 1 + random.below(4); blows > 0; --blows)
            damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
        damaged.resize(1 + random.below(damaged.size()));
        const auto record = readLinkRecord(damaged, boardSize);
        if (record)
            REQUIRE(readLinkRecord(writeLinkRecord(*record, boardSize), boardSize).value() == *record);
    }
}
