// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/seeded_random.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace qipan::link {

/// The generator SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014) with
/// distributions that give the same numbers on every platform, unlike those of the standard library.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_state{seed}
    {
    }

    [[nodiscard]] std::uint64_t next()
    {
        const std::uint64_t drawn = mix(m_state, 0);
        m_state += mixStep;
        return drawn;
    }

    /// Returns a number from 0 to bound - 1. The bias of at most bound / 2^32 is negligible here.
    /// Precondition: 1 <= bound < 2^32.
    [[nodiscard]] std::size_t below(std::size_t bound)
    {
        return static_cast<std::size_t>(((next() >> 32U) * static_cast<std::uint64_t>(bound)) >> 32U);
    }

    /// Shuffles uniformly (Fisher and Yates).
    template <typename T>
    void shuffle(std::vector<T>& values)
    {
        shuffle(std::span<T>{values});
    }
    template <typename T>
    void shuffle(std::span<T> values)
    {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(left)]);
    }

private:
    std::uint64_t m_state;
};

} // namespace qipan::link
