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
        Board,      ///< X,Y,F; then think
        QuietBoard, ///< X,Y,F; no more
        Swap2,      ///< X,Y, at most five, black first; then choose
    };

    Listing(Kind kind, int size)
        : m_kind{kind}
        , m_stones{size}
    {
    }

    /// Reads one line. What is wrong with it is kept, the first of it all, and the rest is passed over.
    void take(std::string_view line);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// What was wrong so far.
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
