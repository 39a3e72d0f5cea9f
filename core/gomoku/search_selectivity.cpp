// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/search_selectivity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace qipan::gomoku {

namespace {

constexpr std::size_t tabled = 64;

/// Rounded, so that platform differences in the last digit of a logarithm do not matter.
std::array<std::array<int, tabled>, tabled> makeReductions()
{
    std::array<std::array<int, tabled>, tabled> reductions{};
    for (std::size_t depth = 1; depth < tabled; ++depth) {
        for (std::size_t tried = 1; tried < tabled; ++tried) {
            reductions[depth][tried] = static_cast<int>(
                std::lround(256 * std::log(static_cast<double>(depth)) * std::log(static_cast<double>(tried))));
        }
    }
    return reductions;
}

} // namespace

int lateMoveReduction(const LateMove& move)
{
    static const std::array<std::array<int, tabled>, tabled> products = makeReductions();
    constexpr int scale = 256; // units per ply
    if (move.depth < 2 || move.tried < 1)
        return 0;
    const int product = products[static_cast<std::size_t>(std::min(move.depth, static_cast<int>(tabled) - 1))]
                                [static_cast<std::size_t>(std::min(move.tried + 1, static_cast<int>(tabled) - 1))];
    const int reduction = product * 8 / 10 + (move.isPrincipal ? -scale / 2 : 0) + (move.isImproving ? 0 : scale / 2);
    return std::clamp(reduction / scale, 0, move.depth - 1);
}

int maxMoves(int depth, bool isPrincipal, bool isImproving)
{
    const int most = 5 + 2 * std::max(depth, 0);
    return isPrincipal || isImproving ? most : most * 2 / 3;
}

int futilityMargin(int depth, bool isImproving)
{
    return depth <= 0 ? 0 : 250 * depth - (isImproving ? 120 : 0);
}

int razorMargin(int depth)
{
    return 400 * depth;
}

int failHighMargin(int depth)
{
    return 60 * depth;
}

} // namespace qipan::gomoku
