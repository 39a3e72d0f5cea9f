// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/search_selectivity.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace qipan::reversi {

namespace {

constexpr int minDepth = 3;
constexpr int emptyAtStart = 60; // in squares

/// Returns the standard deviation of a search's score minus its probe's, in hundredths of a disc: a curve fitted to
/// the output of `train_reversi deviate` (training/reversi/README.md).
double deviation(int depth, int probe, int empties)
{
    constexpr double last = 600; // towards the end of the game
    constexpr double perEmpty = 0.025;
    constexpr double perPly = 0.16; // between the two depths, beyond two
    constexpr double decayExponent = 0.2;
    return last * std::exp(-perEmpty * empties) * (1 + perPly * (depth - probe - 2)) / std::pow(probe, decayExponent);
}

using Margins = std::array<std::array<int, emptyAtStart + 1>, emptyAtStart + 1>; // by depth, then by empty squares

Margins makeMargins()
{
    constexpr double deviations = 1.4; // one cut in twelve is then wrong
    Margins margins{};
    for (int depth = minDepth; depth <= emptyAtStart; ++depth) {
        for (int empties = 0; empties <= emptyAtStart; ++empties)
            margins[static_cast<std::size_t>(depth)][static_cast<std::size_t>(empties)] =
                static_cast<int>(std::lround(deviations * deviation(depth, probeDepth(depth), empties)));
    }
    return margins;
}

} // namespace

int probeDepth(int depth)
{
    const int half = depth / 2;
    return half - (depth - half) % 2;
}

std::optional<Probe> probeFor(int depth, int empties)
{
    static const Margins margins = makeMargins();
    if (depth < minDepth || depth > emptyAtStart)
        return std::nullopt;
    return Probe{probeDepth(depth), margins[static_cast<std::size_t>(depth)][static_cast<std::size_t>(empties)]};
}

} // namespace qipan::reversi
