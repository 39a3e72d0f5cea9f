#pragma once

#include "core/board/mix.h"

#include <cstdint>

namespace qipan {

/// Pseudo-random numbers for one move. The same seed and position give the same sequence.
class Lots {
public:
    /// `position` identifies the position, for example by its hash.
    Lots(std::uint64_t seed, std::uint64_t position)
        : m_seed{mix(seed, position)}
    {
    }

    [[nodiscard]] std::uint64_t next() { return mix(m_seed, ++m_drawn); }
    /// Returns true with a probability of `ofHundred` percent.
    [[nodiscard]] bool falls(int ofHundred) { return static_cast<int>(next() % 100) < ofHundred; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
};

} // namespace qipan
