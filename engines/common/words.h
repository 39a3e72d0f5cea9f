#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::engines {

/// What the lines of protocols are made of. Nothing here throws, whatever the text.

inline constexpr std::string_view usualBlanks = " \t\v\f";

/// The text without blanks at both ends.
[[nodiscard]] std::string_view withoutBlanks(std::string_view text, std::string_view blanks = usualBlanks);

/// The first word of a line, in upper case, and what follows it; both without blanks around.
struct Command {
    std::string name;      ///< empty for a line of blanks
    std::string_view rest; ///< part of the line
};
[[nodiscard]] Command readCommand(std::string_view line);

/// A whole number and nothing else, blanks around allowed; beyond 64 bits it is the nearest that fits.
[[nodiscard]] std::optional<std::int64_t> readNumber(std::string_view text);

} // namespace qipan::engines
