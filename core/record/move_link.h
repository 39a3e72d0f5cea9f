// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Returns the moves that a web address carries ("https://…/#/h8j9g7" as bare moves: "h8j9g7"): its longest run of
/// cells, which single signs may separate. Returns an empty text if the address carries none, and nothing if the text
/// is not a web address.
[[nodiscard]] std::optional<std::string> movesInLink(std::string_view text);

/// Returns the moves of the first web address in prose that carries any, or an empty text. The address begins with
/// "http"; punctuation around it is not part of it. Looks at the first 8,192 bytes.
[[nodiscard]] std::string movesOfLinkIn(std::string_view prose);

/// Returns the value of a parameter of the web address in `text` ("renju" of "…?rule=renju&size=15" for "rule"), or an
/// empty text. `name` is in lower case and found in any case. Looks at the first 8,192 bytes.
[[nodiscard]] std::string_view linkParameter(std::string_view text, std::string_view name);

} // namespace qipan::record
