// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace qipan::reversi {

/// A principal variation without passes.
struct BestLine {
    std::array<std::uint8_t, 64> squares{};
    int length = 0;

    void assign(Square first, const BestLine& rest)
    {
        length = 0;
        squares[static_cast<std::size_t>(length++)] = static_cast<std::uint8_t>(first);
        for (int i = 0; i < rest.length && length < 64; ++i)
            squares[static_cast<std::size_t>(length++)] = rest.squares[static_cast<std::size_t>(i)];
    }
};

} // namespace qipan::reversi
