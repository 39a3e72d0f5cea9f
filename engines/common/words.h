// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::engines {

/// Elements of protocol lines. These functions accept any text and never throw.

inline constexpr std::string_view defaultBlanks = " \t\v\f";

/// The text without leading and trailing blanks.
[[nodiscard]] std::string_view withoutBlanks(std::string_view text, std::string_view blanks = defaultBlanks);

/// The first word of a line, in upper case, and the rest of the line; both trimmed.
struct Command {
    std::string name;      ///< empty for a blank line
    std::string_view rest; ///< refers to the line
};
[[nodiscard]] Command readCommand(std::string_view line);

/// A whole number, blanks around it allowed, without other text. Beyond 64 bits it saturates.
[[nodiscard]] std::optional<std::int64_t> readNumber(std::string_view text);

} // namespace qipan::engines
