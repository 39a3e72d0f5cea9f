// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/common/console.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace qipan::test {

[[nodiscard]] inline bool isPrintable(std::string_view line)
{
    return std::ranges::all_of(line, [](char byte) { return byte >= ' ' && byte <= '~'; });
}

[[nodiscard]] inline bool startsWithAny(std::string_view line, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [line](std::string_view word) { return line.starts_with(word); });
}

/// Passes the lines in the bytes to an engine session until it ends.
template <class Session>
void processLines(Session& session, const std::uint8_t* data, std::size_t size)
{
    engines::LineSplitter splitter;
    for (std::size_t i = 0; i < size; ++i) {
        const auto line = splitter.process(static_cast<char>(data[i]));
        if (line && !session.process(*line))
            break;
    }
}

} // namespace qipan::test
