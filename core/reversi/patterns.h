#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::reversi {

/// The evaluation looks at groups of squares, the patterns. Each is one of a few shapes somewhere on the board, turned
/// or mirrored. What lies on a pattern is a code: a number with a digit to the base of three for each square, 0 for a
/// disc of one side, 1 for an empty square, 2 for a disc of the other side. So the same discs with the sides changed
/// have the code `codes - 1 - code`.
///
/// Patterns of this kind are Buro's: Improving Heuristic Mini-max Search by Supervised Learning, 2002.
struct Shape {
    int squares = 0;
    std::size_t codes = 0; ///< 3 to the power of `squares`
    std::size_t first = 0; ///< where its codes begin in a table that has those of all shapes
};

inline constexpr std::size_t shapeCount = 11;
inline constexpr std::size_t patternCount = 46;
inline constexpr std::size_t patternCodeCount = 226'233; ///< of all shapes together

/// Edge with two inner squares, corners of 3 × 3 and 2 × 5 and in a triangle of ten, rows 2 to 4, diagonals of 8 to 5.
extern const std::array<Shape, shapeCount> shapes;

/// The shape of each pattern.
extern const std::array<std::uint8_t, patternCount> shapeOfPattern;

/// For each place of a table of all codes, the first one whose code looks the same when the board is turned or mirrored
/// so that the shape lies on itself: what is learned about one holds for the other.
[[nodiscard]] std::vector<std::uint32_t> smallestAlike();

/// The codes of all patterns of a position. They know nothing of whose turn it is: 0 is a disc of the first side, which
/// the owner chooses.
class PatternCodes {
public:
    PatternCodes() = default;
    /// Of a position whose side to move is the first one.
    explicit PatternCodes(const Position& position);

    /// After a move of the first side, or of the other one: what place and flips would change.
    void play(Square square, Squares turned, bool byFirst);

    /// As the first side sees it, or as the other one does.
    [[nodiscard]] std::size_t code(std::size_t pattern, bool forFirst) const
    {
        const std::size_t code = m_codes[pattern];
        return forFirst ? code : static_cast<std::size_t>(lastCodes[pattern]) - code;
    }

    friend bool operator==(const PatternCodes&, const PatternCodes&) = default;

private:
    static constexpr std::size_t lanes = 48; // a multiple of what fits into a vector register; two are not used
    using Lanes = std::array<std::uint16_t, lanes>;
    struct Tables;
    static const std::array<Lanes, 64> powers; // what a digit of a square counts in each pattern
    static const Lanes lastCodes;

    alignas(32) Lanes m_codes{};
};

} // namespace qipan::reversi
