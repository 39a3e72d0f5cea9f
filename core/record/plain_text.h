// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace qipan::record {

/// Converts bare moves and boards written with East Asian keyboards and typography to ASCII: full-width letters,
/// digits and signs, non-breaking and zero-width blanks, quotes, dashes, ideographic commas, and the circles ● and ○
/// for discs. Keeps all other characters. Returns `text` itself if it is ASCII, otherwise a view of `buffer`.
[[nodiscard]] std::string_view plainText(std::string_view text, std::string& buffer);

} // namespace qipan::record
