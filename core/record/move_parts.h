// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/any_record.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace qipan::record {

/// A part of a text that may contain a game of bare moves.
struct MovePart {
    std::string_view text;
    std::size_t line = 1; ///< the line it begins in, from 1
};

/// What separates parts.
enum class PartEnd : std::uint8_t { EmptyLine, Line };

/// Splits a text into non-empty parts; more than maxGames parts are not a record. Headers (readMoveHeader) belong to
/// the moves after them. A line continues the previous part if it starts with a move number above 1, in a comment in
/// braces, or is a result.
[[nodiscard]] std::vector<MovePart> partsOf(std::string_view text, PartEnd end);

/// Returns the move number at the front, as in "12.", "12)" or "12 f5".
[[nodiscard]] std::optional<int> numberOfMove(std::string_view text);

/// A part of a text of bare moves, which is parsed when it is first asked for: once as moves of reversi, and once for
/// each board size as moves of gomoku. Keeps references to the text and the hint.
class PartReading {
public:
    PartReading(MovePart part, const RecordHint& hint)
        : m_part{part}
        , m_hint{hint}
    {
    }

    [[nodiscard]] const MovePart& part() const { return m_part; }
    [[nodiscard]] const Reading& transcript();
    /// As moves of gomoku, on a board of the hint's size.
    [[nodiscard]] const Reading& gomokuOfSize();
    /// As moves of gomoku, on the smallest board that holds all moves, or of the hint's size if none does.
    [[nodiscard]] const Reading& gomoku();

private:
    MovePart m_part;
    const RecordHint& m_hint;
    std::optional<Reading> m_transcript;
    std::optional<Reading> m_gomokuOfSize;
    std::optional<Reading> m_larger;
    bool m_hasTriedLarger = false;
};

/// The lines of a part, which may be games. Only the readings of the first ones are kept, as there may be many.
class LineReadings {
public:
    /// Keeps a reference to the hint.
    LineReadings(const MovePart& part, const RecordHint& hint);

    [[nodiscard]] std::size_t size() const { return m_lines.size(); }
    [[nodiscard]] PartReading& operator[](std::size_t line)
    {
        return line < m_first.size() ? m_first[line] : m_other.emplace(m_lines[line], m_hint);
    }

    /// Returns the first line from `from` on of which the predicate is true, or size().
    template <typename Predicate>
    [[nodiscard]] std::size_t find(Predicate is, std::size_t from = 0)
    {
        while (from < size() && !is((*this)[from]))
            ++from;
        return from;
    }
    template <typename Predicate>
    [[nodiscard]] bool any(Predicate is, std::size_t from = 0)
    {
        return find(is, from) < size();
    }

private:
    std::vector<MovePart> m_lines;
    const RecordHint& m_hint;
    std::vector<PartReading> m_first;
    std::optional<PartReading> m_other;
};

} // namespace qipan::record
