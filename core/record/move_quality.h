// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace qipan::record {

/// How good a move is, with the symbols and in the classes that chess literature and SGF use.
enum class MoveQuality : std::uint8_t { None, Blunder, Mistake, Dubious, Interesting, Good, VeryGood };

/// Returns "??", "?", "?!", "!?", "!" or "!!"; empty for `None`.
[[nodiscard]] constexpr std::string_view symbolOf(MoveQuality quality)
{
    constexpr std::array<std::string_view, 7> symbols{"", "??", "?", "?!", "!?", "!", "!!"};
    return symbols[static_cast<std::size_t>(quality)];
}

} // namespace qipan::record
