// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace qipan::record {

/// Returns true for well-formed UTF-8 (RFC 3629).
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// Returns valid UTF-8 unchanged. Otherwise decodes each byte as Latin-1, which loses nothing and can be reversed if
/// the encoding is known.
[[nodiscard]] std::string toUtf8(std::string_view bytes);

/// Removes a byte order mark (U+FEFF).
[[nodiscard]] constexpr std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// Returns the longest prefix of at most `bytes` bytes that does not split a character.
[[nodiscard]] std::string_view shortened(std::string_view text, std::size_t bytes);

/// Converts bare moves and boards written with East Asian keyboards and typography to ASCII: full-width letters,
/// digits and signs, non-breaking and zero-width blanks, quotes, dashes, ideographic commas, and the circles ● and ○
/// for discs. Keeps all other characters, and those in header lines ([Black "Ada"]) and in braces. Returns `text`
/// itself if it is ASCII, otherwise a view of `buffer`.
[[nodiscard]] std::string_view plainText(std::string_view text, std::string& buffer);

} // namespace qipan::record
