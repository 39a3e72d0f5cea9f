// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan::training {

/// Parameters of a fit.
struct FitSettings {
    int passes = 10;     ///< over all samples, each in a new random order
    double rate = 0.003; ///< of the first step; decreases linearly to 0
    double decay = 1e-6; ///< see FactoredTable
    std::uint64_t seed = 1;
};

} // namespace qipan::training
