// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/shuffle.h"

#include "core/link/exchange.h"
#include "core/link/iterative_exchange.h"
#include "core/link/redeal.h"

#include <atomic>
#include <utility>

namespace qipan::link {

namespace {

// Search limits in looks at partners: about 20 and 10 ms.
constexpr std::uint64_t singleSearchNodes = 2'500'000;
constexpr std::uint64_t pairSearchNodes = 1'000'000;

} // namespace

Board shuffled(const Board& board, const Shape& shape, FallingMode mode, bool border, std::uint64_t seed)
{
    const BoardRules rules{shape, mode, border};
    Random random{seed};
    if (rules.positionOf(board).anyPair())
        return redealInPlace(board, rules, random);
    const std::atomic<bool> never{false};
    SearchBudget forOne{{}, singleSearchNodes, never};
    if (const auto exchange = solvingExchange(board, rules, random, forOne)) {
        Board result = board;
        std::swap(result[exchange->a], result[exchange->b]);
        return result;
    }
    SearchBudget forMore{{}, pairSearchNodes, never};
    return iterativeExchange(board, rules, random, forMore);
}

} // namespace qipan::link
