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

/// Recognises bare moves, and positions in OBF. The last step of recogniseText().
[[nodiscard]] std::optional<Recognised> recogniseBareMoves(std::string_view bytes, const RecordHint& hint);

} // namespace qipan::record
