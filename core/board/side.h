// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace qipan {

/// The two colours. Black moves first.
enum class Side : std::uint8_t { Black, White };

[[nodiscard]] constexpr Side opposite(Side side)
{
    return side == Side::Black ? Side::White : Side::Black;
}

/// 0 for black, 1 for white: the place of a side in arrays of both.
[[nodiscard]] constexpr std::size_t indexOf(Side side)
{
    return side == Side::Black ? 0 : 1;
}

} // namespace qipan
