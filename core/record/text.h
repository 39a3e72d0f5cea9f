#pragma once

#include "core/reversi/position.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace qipan::record {

/// What the texts of records, command lines and protocols are made of.

inline constexpr std::string_view allBlanks = " \t\r\n\v\f";

/// The text without blanks at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = allBlanks)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// Without the locale's opinion on letters: those beyond a … z stay as they are.
[[nodiscard]] constexpr char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// A whole number and nothing else, neither blanks nor a plus, that the type can hold.
template <typename Number>
[[nodiscard]] std::optional<Number> readNumber(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// "a1" … "h8", as positions and transcripts of reversi have it; textOfMove() is for games.
[[nodiscard]] inline std::string nameOf(reversi::Square square)
{
    const Cell cell = reversi::cellOf(square);
    return {static_cast<char>('a' + cell.x), static_cast<char>('1' + cell.y)};
}

} // namespace qipan::record
