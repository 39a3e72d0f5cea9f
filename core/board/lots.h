#pragma once

#include "core/board/mix.h"

#include <cstdint>

namespace qipan {

/// Draws lots for one move: the same for the same seed and position.
class Lots {
public:
    /// `position` is a number that stands for it, a hash say.
    Lots(std::uint64_t seed, std::uint64_t position)
        : m_seed{mix(seed, position)}
    {
    }

    [[nodiscard]] std::uint64_t next() { return mix(m_seed, ++m_drawn); }
    /// With a chance of so many in a hundred.
    [[nodiscard]] bool falls(int ofHundred) { return static_cast<int>(next() % 100) < ofHundred; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
};

} // namespace qipan
