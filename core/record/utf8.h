#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace qipan::record {

/// True for well-formed UTF-8 (RFC 3629).
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// The bytes themselves where they are UTF-8; else each byte is taken for a letter of Latin-1, so that nothing is lost
/// and whoever knows the code page can go back from there.
[[nodiscard]] std::string toUtf8(std::string_view bytes);

/// Without the mark (U+FEFF) that some editors put before a text in UTF-8.
[[nodiscard]] constexpr std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// The front of a text in UTF-8, at most so many bytes and never half a letter.
[[nodiscard]] std::string_view shortened(std::string_view text, std::size_t bytes);

} // namespace qipan::record
