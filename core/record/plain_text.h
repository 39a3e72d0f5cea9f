#pragma once

#include <string>
#include <string_view>

namespace qipan::record {

/// Bare moves and boards as keyboards and pages of East Asia write them, in ASCII: letters, digits and signs of full
/// width, blanks that do not break or have no width, quotes, dashes, commas of ideographs, and the circles ● and ○ for
/// discs. All other letters stay as they are. The text itself where it is ASCII already, else what `room` then holds.
[[nodiscard]] std::string_view plainText(std::string_view text, std::string& room);

} // namespace qipan::record
