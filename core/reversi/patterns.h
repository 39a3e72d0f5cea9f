// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace qipan::reversi {

/// The evaluation is based on patterns, which are groups of squares. Each is one of a few shapes, rotated or mirrored.
/// The contents of a pattern are a code: a base-3 number with a digit for each square, 0 for a disc of one side, 1 for
/// an empty square, 2 for a disc of the other side. Swapping the sides gives the code `codes - 1 - code`. Source: Buro,
/// Improving Heuristic Mini-max Search by Supervised Learning, 2002.
struct Shape {
    int squares = 0;
    std::size_t codes = 0; ///< 3 to the power of `squares`
    std::size_t first = 0; ///< index of its first code in a table of the codes of all shapes
};

inline constexpr std::size_t shapeCount = 11;
inline constexpr std::size_t patternCount = 46;
inline constexpr std::size_t patternCodeCount = 226'233; ///< of all shapes together

/// Edge with two inner squares, corners of 3 × 3, 2 × 5 and a triangle of ten, rows 2 to 4, diagonals of 8 to 5.
inline constexpr std::array<Shape, shapeCount> shapes = [] {
    std::array<Shape, shapeCount> made{};
    std::size_t first = 0;
    std::size_t shape = 0;
    for (const int squares : {10, 9, 10, 10, 8, 8, 8, 8, 7, 6, 5}) {
        std::size_t codes = 1;
        for (int i = 0; i < squares; ++i)
            codes *= 3;
        made[shape++] = {squares, codes, first};
        first += codes;
    }
    return made;
}();

/// The shape of each pattern.
inline constexpr std::array<std::uint8_t, patternCount> shapeOfPattern = [] {
    std::array<std::uint8_t, patternCount> made{};
    std::size_t pattern = 0;
    std::uint8_t shape = 0;
    for (const int places : {4, 4, 8, 4, 4, 4, 4, 2, 4, 4, 4}) {
        for (int i = 0; i < places; ++i)
            made[pattern++] = shape;
        ++shape;
    }
    return made;
}();

/// Returns for each code the smallest index of a code that is equivalent by a symmetry of its shape: they share a
/// weight.
[[nodiscard]] std::vector<std::uint32_t> symmetryRepresentatives();

struct PortableMoves;

/// The codes of all patterns of a position, independent of the side to move: 0 is a disc of the first side, which the
/// owner chooses.
class PatternCodes {
public:
    PatternCodes() = default;
    /// Codes of a position; its side to move is the first side.
    explicit PatternCodes(const Position& position);

    /// Updates the codes after a move of the first or the other side. `Moves` selects the instructions, as for
    /// `PortableMoves`.
    template <typename Moves = PortableMoves>
    void play(Square square, Squares flipped, bool byFirst)
    {
        // In 16-bit arithmetic modulo 2^16.
        Lanes change = powers[static_cast<std::size_t>(square)];
        for (; flipped != 0; flipped &= flipped - 1) {
            const Lanes& power = powers[static_cast<std::size_t>(firstSquare(flipped))];
            for (std::size_t i = 0; i < lanes; ++i)
                change[i] = static_cast<std::uint16_t>(change[i] + 2 * power[i]);
        }
        if (byFirst) {
            for (std::size_t i = 0; i < lanes; ++i)
                m_codes[i] = static_cast<std::uint16_t>(m_codes[i] - change[i]);
        } else {
            for (std::size_t i = 0; i < lanes; ++i)
                m_codes[i] = static_cast<std::uint16_t>(m_codes[i] + change[i]);
        }
    }

    /// Returns the code from the view of the first or the other side.
    [[nodiscard]] std::size_t code(std::size_t pattern, bool forFirst) const
    {
        const std::size_t code = m_codes[pattern];
        return forFirst ? code : static_cast<std::size_t>(lastCodes[pattern]) - code;
    }

    /// Returns the sum of the table's values for the codes of all patterns. `Moves` as for play().
    template <typename Moves = PortableMoves>
    [[nodiscard]] int sumOf(const std::array<std::int16_t, patternCodeCount>& table, bool forFirst) const
    {
        if (forFirst)
            return sum<Moves>(table, m_codes, std::make_index_sequence<patternCount>{});
        Lanes codes{};
        for (std::size_t i = 0; i < lanes; ++i)
            codes[i] = static_cast<std::uint16_t>(lastCodes[i] - m_codes[i]);
        return sum<Moves>(table, codes, std::make_index_sequence<patternCount>{});
    }

    friend bool operator==(const PatternCodes&, const PatternCodes&) = default;

private:
    static constexpr std::size_t lanes = 48; // a multiple of the vector width; two are unused
    using Lanes = std::array<std::uint16_t, lanes>;
    struct Tables;
    static const std::array<Lanes, 64> powers; // the place value of a square in each pattern
    static const Lanes lastCodes;

    template <typename Moves, std::size_t... Patterns>
    [[nodiscard]] static int sum(const std::array<std::int16_t, patternCodeCount>& table, const Lanes& codes,
                                 std::index_sequence<Patterns...>)
    {
        return (... + static_cast<int>(table[shapes[shapeOfPattern[Patterns]].first + codes[Patterns]]));
    }

    alignas(32) Lanes m_codes{};
};

} // namespace qipan::reversi
