// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::book {

/// The kind of an error in a chapter.
enum class FaultKind : std::uint8_t {
    TooMuch,     ///< a limit of the reader was exceeded
    NotText,     ///< not UTF-8, or with control characters
    NoHeader,    ///< the chapter does not begin with a header, or the header has no end
    UnknownKey,  ///< an unknown key of a header or a diagram
    BadValue,    ///< an invalid value
    Missing,     ///< something required is missing
    Duplicate,   ///< a repeated key, anchor, diagram id or stone
    BadAnchor,   ///< a page without a valid anchor
    Markup,      ///< unsupported markup: HTML, an image, a top-level heading, another kind of block
    BadLink,     ///< an invalid link
    OpenBlock,   ///< a block without an end
    NoCell,      ///< not a cell of the board
    IllegalMove, ///< an illegal move
};

/// An error in a chapter.
struct Fault {
    FaultKind kind = FaultKind::BadValue;
    std::size_t line = 0; ///< from 1
    std::string text;     ///< in English, for the author of the chapter; at most some hundred bytes

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// Collects faults up to a limit.
class Faults {
public:
    static constexpr std::size_t maxFaults = 100;

    void note(FaultKind kind, std::size_t line, std::string text)
    {
        if (m_all.size() < maxFaults)
            m_all.push_back({.kind = kind, .line = line, .text = std::move(text)});
    }
    [[nodiscard]] std::vector<Fault> take() && { return std::move(m_all); }

private:
    std::vector<Fault> m_all;
};

/// Quotes and shortens an external text for a fault. Precondition: `text` is UTF-8.
[[nodiscard]] std::string quoted(std::string_view text);

} // namespace qipan::book
