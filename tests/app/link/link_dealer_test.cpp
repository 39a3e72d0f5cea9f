// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_dealer.h"

#include "core/link/deal_number.h"
#include "tests/support/catch.h"

#include <QObject>
#include <QTest>

#include <vector>

using namespace qipan;
using namespace qipan::app;

namespace {

const link::DealSetup large{.size = link::largestBoard, .border = false, .seed = 5};
const link::DealSetup small{.size = {4, 4}, .seed = 3};

/// A record with the maximum number of shuffles.
link::PlayRecord longRecord(const link::DealSetup& setup)
{
    link::PlayRecord record{
        .gameMode = link::GameMode::Relaxed, .deal = link::dealNumber(setup), .start = {}, .steps = {}};
    for (std::uint64_t seed = 0; seed < link::Play::maxShuffles; ++seed)
        record.steps.push_back({link::Milliseconds{1}, link::Step::Kind::Shuffle, {}, seed});
    return record;
}

} // namespace

TEST_CASE("replaying a game onto its deal does not block the caller", "[link]")
{
    LinkDealer dealer;
    std::vector<LinkDealer::Dealt> dealt;
    QObject::connect(&dealer, &LinkDealer::dealt, &dealer, [&](const auto& each) { dealt.push_back(each); });
    dealer.deal(small);
    REQUIRE(QTest::qWaitFor([&] { return dealt.size() == 1; }));
    CHECK_FALSE(dealt.front().play);

    const link::PlayRecord record = longRecord(large);
    dealer.deal(large, record);
    CHECK(dealt.size() == 1);
    REQUIRE(QTest::qWaitFor([&] { return dealt.size() == 2; }, 60'000));
    CHECK(dealt.back().start == book::LinkStart{large});
    REQUIRE(dealt.back().play);
    REQUIRE(*dealt.back().play);
    CHECK(dealt.back().play->value().record() == record);

    dealer.deal(large, record);
    dealer.deal(small); // the work on the large deal stops
    REQUIRE(QTest::qWaitFor([&] { return !dealer.isDealing(); }));
    REQUIRE(dealt.size() == 3);
    CHECK(dealt.back().start == book::LinkStart{small});
}
