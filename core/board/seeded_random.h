// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/mix.h"

#include <cstdint>

namespace qipan {

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
