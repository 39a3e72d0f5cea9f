#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::book {

/// What is wrong with something in a chapter.
enum class FaultKind : std::uint8_t {
    TooMuch,     ///< one of the bounds of the reader
    NotText,     ///< not UTF-8, or with control characters
    NoHeader,    ///< the chapter does not begin with one, or it has no end
    UnknownKey,  ///< a key that a header or a diagram does not have
    BadValue,    ///< a value that its key does not have
    Missing,     ///< something that must be told and is not
    Duplicate,   ///< a key, an anchor, a diagram's id, a stone that is there already
    BadAnchor,   ///< a page without an anchor, or with one that is none
    Markup,      ///< HTML, an image, a heading of the first level, a block of another kind
    BadLink,     ///< a link that is none of the book's
    OpenBlock,   ///< a block without an end
    NoCell,      ///< something that names no cell of the board
    IllegalMove, ///< a move that cannot be played
};

/// Where a chapter broke.
struct Fault {
    FaultKind kind = FaultKind::BadValue;
    std::size_t line = 0; ///< from 1
    std::string text;     ///< what is wrong, in English, for who writes the chapter; at most some hundred bytes

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// Collects faults; what is beyond the bound is not worth to be told.
class Faults {
public:
    static constexpr std::size_t most = 100;

    void note(FaultKind kind, std::size_t line, std::string text)
    {
        if (m_all.size() < most)
            m_all.push_back({.kind = kind, .line = line, .text = std::move(text)});
    }
    [[nodiscard]] std::vector<Fault> take() && { return std::move(m_all); }

private:
    std::vector<Fault> m_all;
};

/// A text from outside as a fault quotes it: with quotation marks and not too long. Precondition: UTF-8.
[[nodiscard]] std::string quoted(std::string_view text);

} // namespace qipan::book
