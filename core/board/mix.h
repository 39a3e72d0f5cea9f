// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan {

/// Returns a well-distributed hash of (seed, salt), the same on every platform. Engines use it to choose between
/// equally good moves. It is the finaliser of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
/// Generators, 2014).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t seed, std::uint64_t salt)
{
    std::uint64_t z = seed + (salt + 1) * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

} // namespace qipan
