// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan {

inline constexpr std::uint64_t mixStep = 0x9e3779b97f4a7c15; ///< the increment of SplitMix64

/// Returns a well-distributed hash of (seed, salt), the same on every platform. Engines use it to choose between
/// equally good moves. It is the finaliser of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
/// Generators, 2014).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t seed, std::uint64_t salt)
{
    std::uint64_t z = seed + (salt + 1) * mixStep;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/// Pseudo-random numbers for one move. The same seed and position give the same sequence.
class SeededRandom {
public:
    /// `position` identifies the position, for example by its hash.
    SeededRandom(std::uint64_t seed, std::uint64_t position)
        : m_seed{mix(seed, position)}
    {
    }

    [[nodiscard]] std::uint64_t next() { return mix(m_seed, ++m_drawCount); }
    /// Returns true with a probability of `ofHundred` percent.
    [[nodiscard]] bool chance(int ofHundred) { return static_cast<int>(next() % 100) < ofHundred; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_drawCount = 0;
};

} // namespace qipan
