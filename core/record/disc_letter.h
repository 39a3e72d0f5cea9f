#pragma once

#include "core/board/side.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// The colour that a letter of a written board stands for: X, x, *, B or b black; O, o, W or w white.
[[nodiscard]] constexpr std::optional<Side> readDiscLetter(char letter)
{
    if (std::string_view{"Xx*Bb"}.find(letter) != std::string_view::npos)
        return Side::Black;
    if (std::string_view{"OoWw"}.find(letter) != std::string_view::npos)
        return Side::White;
    return std::nullopt;
}

/// * for black and O for white, as GGF has them.
[[nodiscard]] constexpr char discLetter(Side side)
{
    return side == Side::Black ? '*' : 'O';
}

/// - or . for an empty square.
[[nodiscard]] constexpr bool isEmptyLetter(char letter)
{
    return letter == '-' || letter == '.';
}

} // namespace qipan::record
