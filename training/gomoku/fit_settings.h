#pragma once

#include <cstdint>

namespace qipan::training {

/// How a fit goes.
struct FitSettings {
    int passes = 10;     ///< over all samples, each in another order
    double rate = 0.003; ///< of the first step; it falls to 0 in a straight line
    double decay = 1e-6; ///< see FactoredTable
    std::uint64_t seed = 1;
};

} // namespace qipan::training
