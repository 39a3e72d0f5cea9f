#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Takes the value in brackets from the front of `rest`, without them, as it stands there. Nothing where none is next;
/// `isOpen` says that it has no end, and then it goes up to the end of `rest`.
struct SgfValue {
    std::string_view raw;
    bool isOpen = false;
};
[[nodiscard]] std::optional<SgfValue> takeSgfValue(std::string_view& rest);

/// What a value says, in UTF-8: escapes and soft line breaks are gone, blanks are spaces, a line ends with \n.
/// With `oneLine` these are spaces too.
[[nodiscard]] std::string sgfText(std::string_view raw, bool oneLine = false);

/// The place of the colon between the two parts of a value; npos where it has one part.
[[nodiscard]] std::size_t sgfColon(std::string_view raw);

/// As it stands in a file; `isPart`: colons are escaped too.
[[nodiscard]] std::string sgfEscaped(std::string_view text, bool isPart = false);

} // namespace qipan::record
