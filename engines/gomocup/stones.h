#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/gomoku/game.h"
#include "core/gomoku/rule.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace qipan::gomocup {

/// Who owns a stone, as the protocol has it: it knows no colours.
enum class Owner : std::uint8_t { Own, Opponent };

/// The stones on a square board in the order in which they were told.
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

    /// Why no stone can be put on `cell` (any value), or nothing.
    [[nodiscard]] std::optional<std::string_view> objection(Cell cell) const;
    /// Precondition: there is no objection.
    void put(Cell cell, Owner owner);
    /// False when no stone lies there.
    [[nodiscard]] bool remove(Cell cell);

    /// One's own colour. Black has the first move: with as many own stones as the opponent's, or more, it is one's own.
    /// With fewer the opponent is black, but in renju, where stones come in the order of the moves, it is who owns the
    /// first.
    [[nodiscard]] Side ownSide(gomoku::Rule rule) const;
    /// The position with oneself to move, whatever the numbers of stones.
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

} // namespace qipan::gomocup
