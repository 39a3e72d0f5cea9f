// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace qipan::record {

/// Helpers for the texts of records, command lines and protocols.

inline constexpr std::string_view allBlanks = " \t\r\n\v\f";

/// Returns the text without blanks at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = allBlanks)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// Converts a … z to upper case, independent of the locale; keeps all other characters.
[[nodiscard]] constexpr char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Returns whether a char or QChar is 0 … 9, and no digit of another script.
[[nodiscard]] constexpr bool isDigit(auto letter)
{
    return letter >= u'0' && letter <= u'9';
}

/// Returns how many digits a std::string_view or QStringView begins with, at most `most`.
template <typename Text>
[[nodiscard]] constexpr auto leadingDigits(Text text, decltype(text.size()) most)
{
    decltype(text.size()) digits = 0;
    while (digits < std::min(most, text.size()) && isDigit(text[digits]))
        ++digits;
    return digits;
}

[[nodiscard]] inline std::string upperText(std::string_view text)
{
    std::string capitals{text};
    std::ranges::transform(capitals, capitals.begin(), upper);
    return capitals;
}

/// Reads an integer without blanks or plus sign, or returns nothing if it does not fit the type.
template <typename Number>
[[nodiscard]] std::optional<Number> readNumber(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// Returns "a1" … "h8", as in positions and transcripts of reversi; for games see textOfMove().
[[nodiscard]] inline std::string nameOf(reversi::Square square)
{
    const Cell cell = reversi::cellOf(square);
    return {static_cast<char>('a' + cell.x), static_cast<char>('1' + cell.y)};
}

} // namespace qipan::record
