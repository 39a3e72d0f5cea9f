// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace qipan::record {

/// Finds the moves in a text, and passes over what may stand between them: separators, move numbers ("1.", "1...",
/// "1)", "1:", "12"), annotations ("!", "?", "$6"), comments ("{…}", "; …" to the end of the line), variations in round
/// brackets, and a result at the end. The text is ASCII as by plainText(); any other text in it is left to the caller.
class MoveTokenizer {
public:
    /// `isReversi`: reads logbooks too, "+f5-d6: +06", where + is black and - is white. Keeps a view of the text.
    MoveTokenizer(std::string_view text, bool isReversi);

    /// Advances to the next move, or to whatever is no part of the notation; returns false at the end.
    bool find();

    /// A column letter, from 0, and a number.
    struct Named {
        int column = 0;
        int number = 0;
    };
    std::optional<Named> consumeCell();
    bool consumePass();
    void skip(std::size_t bytes) { m_at += bytes; }

    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    [[nodiscard]] std::size_t at() const { return m_at; }
    /// Returns the comments passed over since the last call, separated by line breaks.
    [[nodiscard]] std::string takeComment() { return std::exchange(m_comment, {}); }
    /// Returns the result at the end, "1-0" or "35-29", once find() has returned false; empty if there is none.
    [[nodiscard]] std::string_view result() const { return m_result; }
    /// Returns true if annotations or variations were passed over.
    [[nodiscard]] bool hasSkipped() const { return m_hasSkipped; }

private:
    [[nodiscard]] char here() const { return m_text[m_at]; }
    [[nodiscard]] bool isBetween() const;
    bool passNumberOrResult();
    bool passScore();
    bool passComment();
    bool passGroup();
    bool passAnnotation();
    /// Returns true if only blanks and comments follow.
    [[nodiscard]] bool isEnd(std::size_t at) const;

    std::string_view m_text;
    bool m_isReversi;
    std::size_t m_at = 0;
    bool m_hasMoves = false;
    bool m_hasVariations = true; // round brackets enclose variations
    bool m_hasSkipped = false;
    std::string m_comment;
    std::string_view m_result;
};

/// Returns true for "1-0", "1/2-1/2", "35-29" or "*".
[[nodiscard]] bool isResultText(std::string_view text);

} // namespace qipan::record
