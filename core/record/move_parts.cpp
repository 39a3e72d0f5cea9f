// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_parts.h"

#include "core/record/game_record.h"
#include "core/record/move_text.h"
#include "core/record/text.h"

#include <algorithm>
#include <optional>

namespace qipan::record {

namespace {

/// Returns the move number at the front, as in "12.".
std::optional<int> numberOfMove(std::string_view text)
{
    const std::string_view front = trimmed(text.substr(0, text.find('\n')));
    const std::size_t end = front.find_first_not_of("0123456789");
    if (end == std::string_view::npos || front[end] != '.')
        return std::nullopt;
    return readNumber<int>(front.substr(0, end));
}

} // namespace

std::vector<MovePart> partsOf(std::string_view text, PartEnd end)
{
    std::vector<MovePart> parts;
    bool hasEnded = true;
    bool hasMoves = true; // headers alone are not a part
    std::size_t number = 1;
    for (std::size_t begin = 0; begin < text.size() && parts.size() <= maxGames; ++number) {
        const std::size_t next = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, next - begin);
        if (trimmed(line).empty()) {
            hasEnded = true;
        } else {
            const bool isFirst = parts.empty() || (hasEnded && hasMoves && numberOfMove(line).value_or(1) == 1);
            if (isFirst)
                parts.push_back({.line = number});
            const std::size_t first =
                isFirst ? begin : static_cast<std::size_t>(parts.back().text.data() - text.data());
            parts.back().text = text.substr(first, next - first);
            hasMoves = (!isFirst && hasMoves) || !readMoveHeader(line);
            hasEnded = end == PartEnd::Line;
        }
        begin = next + 1;
    }
    return parts;
}

bool beginsWithFirstMove(std::string_view text)
{
    return numberOfMove(text) == 1;
}

} // namespace qipan::record
