// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// Returns the colour of a letter in a written board: X, x, *, B or b is black; O, o, W or w is white.
[[nodiscard]] constexpr std::optional<Side> readDiscLetter(char letter)
{
    if (std::string_view{"Xx*Bb"}.find(letter) != std::string_view::npos)
        return Side::Black;
    if (std::string_view{"OoWw"}.find(letter) != std::string_view::npos)
        return Side::White;
    return std::nullopt;
}

/// Returns * for black and O for white, as in GGF.
[[nodiscard]] constexpr char discLetter(Side side)
{
    return side == Side::Black ? '*' : 'O';
}

/// Returns true for - or ., an empty square.
[[nodiscard]] constexpr bool isEmptyLetter(char letter)
{
    return letter == '-' || letter == '.';
}

} // namespace qipan::record
