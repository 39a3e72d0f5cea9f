// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// A raw value without its brackets, as removed from the front of `rest` by parseSgfValue(), which returns nothing if
/// there is no value next. `isOpen`: the closing bracket is missing, and the value extends to the end of `rest`.
struct SgfValue {
    std::string_view raw;
    bool isOpen = false;
};
[[nodiscard]] std::optional<SgfValue> parseSgfValue(std::string_view& rest);

/// Returns the first of consecutive values, raw; empty if there is none.
[[nodiscard]] std::string_view sgfFirst(std::string_view values);

/// Returns the text of a value in UTF-8: without escapes and soft line breaks, with blanks as spaces and lines ending
/// in \n. With `oneLine` these become spaces too.
[[nodiscard]] std::string sgfText(std::string_view raw, bool oneLine = false);

/// Returns the position of the colon between the two parts of a value; npos if it has one part.
[[nodiscard]] std::size_t sgfColon(std::string_view raw);

/// Escapes a text for a file; with `isPart`, escapes colons too.
[[nodiscard]] std::string sgfEscaped(std::string_view text, bool isPart = false);

} // namespace qipan::record
