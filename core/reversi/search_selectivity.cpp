#include "core/reversi/search_selectivity.h"

namespace qipan::reversi {

namespace {

constexpr int leastDepth = 3;

/// The standard deviation of the difference between both searches.
double deviation(int depth, int probe, int empties)
{
    (void)empties;
    return 150 + 40 * (depth - probe);
}

} // namespace

int probeDepth(int depth)
{
    const int half = depth / 2;
    return half - (depth - half) % 2;
}

std::optional<Probe> probeFor(int depth, int empties)
{
    constexpr double deviations = 1.4;
    if (depth < leastDepth)
        return std::nullopt;
    const int probe = probeDepth(depth);
    return Probe{probe, static_cast<int>(deviations * deviation(depth, probe, empties))};
}

} // namespace qipan::reversi
