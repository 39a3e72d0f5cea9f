// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "engines/gomocup/stones.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::gomocup {

/// The lines between BOARD, YXBOARD or SWAP2BOARD and DONE.
class Listing {
public:
    enum class Kind : std::uint8_t {
        Board,      ///< X,Y,F; a move is the answer
        QuietBoard, ///< X,Y,F; no answer
        Swap2,      ///< X,Y, at most five, black first; a choice is the answer
    };

    Listing(Kind kind, int size)
        : m_kind{kind}
        , m_stones{size}
    {
    }

    /// Reads one line. The first error is kept; lines after it are ignored.
    void process(std::string_view line);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// The first error so far, if any.
    [[nodiscard]] const std::optional<std::string>& error() const { return m_error; }
    /// Precondition: no error, and a board.
    [[nodiscard]] const Stones& stones() const { return m_stones; }
    /// Precondition: no error, and swap2.
    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; }

private:
    void put(Cell cell, int field);

    Kind m_kind;
    Stones m_stones;
    std::vector<Cell> m_cells;
    std::optional<std::string> m_error;
};

} // namespace qipan::gomocup
