// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/setup.h"

#include "core/board/seeded_random.h"
#include "core/link/board.h"

namespace qipan::duel {

namespace {

constexpr std::uint64_t refillSalt = 2; // those of the seats are 0 and 1

[[nodiscard]] bool isCost(std::chrono::seconds cost)
{
    return cost >= std::chrono::seconds{0} && cost <= largestCost;
}

} // namespace

bool isValid(const Setup& setup)
{
    const bool isTimed = setup.rule == Rule::Points;
    const bool isTimeFit =
        isTimed ? setup.minutes.count() >= 1 && setup.minutes.count() <= longestMinutes : setup.minutes.count() == 0;
    const bool isSeries = setup.bestOf == 1 || setup.bestOf == 3 || setup.bestOf == 5;
    const bool fitsBytes = setup.deal.pictures < link::maxPictures; // a cell is sent as a byte, 0 if empty
    return isTimeFit && isSeries && fitsBytes && isCost(setup.hintCost) && isCost(setup.shuffleCost)
        && canDeal(setup.deal);
}

std::uint64_t shuffleSeed(const link::DealSetup& deal, Seat seat, int count)
{
    return mix(mix(deal.seed, indexOf(seat)), static_cast<std::uint64_t>(count));
}

std::uint64_t refillSeed(const link::DealSetup& deal, int count)
{
    return mix(mix(deal.seed, refillSalt), static_cast<std::uint64_t>(count));
}

} // namespace qipan::duel
