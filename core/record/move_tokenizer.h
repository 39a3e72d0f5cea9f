// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace qipan::record {

/// Finds the moves in a text, and passes over what may stand between them: separators, move numbers ("1.", "1...",
/// "1)", "1:", "12", "Move 1:", "第1手"), the names of the sides before a move, times ("0.5s"), annotations ("!", "?",
/// "$6"), comments ("{…}", "; …" to the end of the line, lines that begin with "%", "#" or "//"), variations in round
/// brackets, and a result at the end. The text is ASCII as by plainText(); any other text in it is left to the caller.
class MoveTokenizer {
public:
    /// `isReversi`: reads logbooks too, "+f5-d6: +06", where + is black and - is white. Keeps a view of the text.
    MoveTokenizer(std::string_view text, bool isReversi);

    /// Advances to the next move, or to whatever is no part of the notation; returns false at the end.
    bool find();

    /// Passes over a comment that is a line of its own, if one is next.
    bool passCommentLine();

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
    /// Returns true if annotations, variations or numbers that are no moves' were passed over.
    [[nodiscard]] bool hasSkipped() const { return m_hasSkipped || m_hasNumber; }

private:
    [[nodiscard]] char here() const { return m_text[m_at]; }
    [[nodiscard]] bool isBetween() const;
    bool passResult();
    bool passNumber();
    bool passScore();
    bool passComment();
    bool passWord();
    bool passGroup();
    bool passAnnotation();
    /// Returns true if only blanks, comments and a full stop follow.
    [[nodiscard]] bool isEnd(std::size_t at) const;

    std::string_view m_text;
    bool m_isReversi;
    std::size_t m_at = 0;
    bool m_hasMoves = false;
    bool m_hasVariations = true; // round brackets enclose variations
    bool m_hasSkipped = false;
    bool m_hasNumber = false; // behind the last move
    std::string m_comment;
    std::string_view m_result;
};

/// Returns true for a line that is a comment: prose behind "%", "#" or "//".
[[nodiscard]] bool isCommentLine(std::string_view line);

/// Returns the length of "1-0", "1/2-1/2", "35 - 29" or "*" at the front of a text, or 0.
[[nodiscard]] std::size_t resultLength(std::string_view text);

} // namespace qipan::record
