// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/gomoku/game.h"
#include "core/gomoku/rule.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::gomocup {

/// The owner of a stone. The protocol has no colours.
enum class Owner : std::uint8_t { Own, Opponent };

/// The stones on a square board, in the order given.
class Stones {
public:
    static constexpr int smallestSize = 5;
    static constexpr int largestSize = gomoku::largestSize;

    /// An empty board. Precondition: smallestSize <= size <= largestSize.
    explicit Stones(int size)
        : m_size{size}
    {
    }

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] std::size_t count() const { return m_stones.size(); }

    /// Why no stone can be put on `cell`, which may be any value; nothing if one can.
    [[nodiscard]] std::optional<std::string_view> moveError(Cell cell) const;
    /// Precondition: moveError(cell) is nothing.
    void put(Cell cell, Owner owner);
    /// False if there is no stone.
    [[nodiscard]] bool remove(Cell cell);

    /// The own colour. Black moves first, so the own side is black unless it has fewer stones. In renju, whose stones
    /// are given in the order of play, the owner of the first stone is then black; otherwise the opponent is.
    [[nodiscard]] Side ownSide(gomoku::Rule rule) const;
    /// The position with the own side to move, whatever the number of stones.
    [[nodiscard]] gomoku::Game game(gomoku::Rule rule) const;

private:
    struct Stone {
        Cell cell;
        Owner owner;
    };

    [[nodiscard]] std::size_t countOf(Owner owner) const;

    int m_size;
    std::vector<Stone> m_stones;
};

/// The lines between BOARD, YXBOARD, SWAP2BOARD or a refused command and DONE.
class Listing {
public:
    enum class Kind : std::uint8_t {
        Board,      ///< X,Y,F; a move is the answer
        QuietBoard, ///< X,Y,F; no answer
        Swap2,      ///< X,Y, at most five, black first; a choice is the answer
        Refused,    ///< any lines, of a command that was refused; no answer
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
