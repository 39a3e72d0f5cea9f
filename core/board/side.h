// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan {

/// The two colours. Black moves first.
enum class Side : std::uint8_t { Black, White };

[[nodiscard]] constexpr Side opposite(Side side)
{
    return side == Side::Black ? Side::White : Side::Black;
}

} // namespace qipan
