// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/patterns.h"

#include <algorithm>

namespace qipan::reversi {

namespace {

constexpr std::size_t maxSquares = 10;
constexpr std::size_t symmetries = 8;

/// Squares in the order of their digits, lowest first.
struct SquareList {
    std::array<Square, maxSquares> squares{};
    std::size_t size = 0;

    [[nodiscard]] constexpr Squares bits() const
    {
        Squares all = 0;
        for (std::size_t i = 0; i < size; ++i)
            all |= bitOf(squares[i]);
        return all;
    }
};

/// Parses a drawing of the upper left part of the board: rows are separated by slashes, x is a square.
constexpr SquareList drawn(const char* drawing)
{
    SquareList list;
    Cell cell{0, 0};
    for (; *drawing != '\0'; ++drawing) {
        if (*drawing == '/') {
            cell = {0, cell.y + 1};
            continue;
        }
        if (*drawing == 'x')
            list.squares[list.size++] = squareOf(cell);
        ++cell.x;
    }
    return list;
}

constexpr std::array<SquareList, shapeCount> drawings{
    drawn("xxxxxxxx/.x....x."),
    drawn("xxx/xxx/xxx"),
    drawn("xxxxx/xxxxx"),
    drawn("xxxx/xxx/xx/x"),
    drawn("/xxxxxxxx"),
    drawn("//xxxxxxxx"),
    drawn("///xxxxxxxx"),
    drawn("x/.x/..x/...x/....x/.....x/......x/.......x"),
    drawn(".x/..x/...x/....x/.....x/......x/.......x"),
    drawn("..x/...x/....x/.....x/......x/.......x"),
    drawn("...x/....x/.....x/......x/.......x"),
};

constexpr Square transformed(Square square, std::size_t symmetry)
{
    Cell cell = cellOf(square);
    if ((symmetry & 1) != 0)
        cell = {cell.y, cell.x};
    if ((symmetry & 2) != 0)
        cell.x = boardEdge - 1 - cell.x;
    if ((symmetry & 4) != 0)
        cell.y = boardEdge - 1 - cell.y;
    return squareOf(cell);
}

constexpr SquareList transformed(SquareList list, std::size_t symmetry)
{
    for (std::size_t i = 0; i < list.size; ++i)
        list.squares[i] = transformed(list.squares[i], symmetry);
    return list;
}

constexpr std::size_t powerOfThree(std::size_t exponent)
{
    std::size_t power = 1;
    for (std::size_t i = 0; i < exponent; ++i)
        power *= 3;
    return power;
}

struct Placed {
    std::array<SquareList, patternCount> squares{};
    std::array<std::uint8_t, patternCount> shapes{};
    std::size_t size = 0;
};

/// Places each shape in all rotations and reflections of the board.
constexpr Placed placePatterns()
{
    Placed placed;
    for (std::size_t shape = 0; shape < shapeCount; ++shape) {
        const std::size_t begin = placed.size;
        for (std::size_t symmetry = 0; symmetry < symmetries; ++symmetry) {
            const SquareList list = transformed(drawings[shape], symmetry);
            bool isNew = true;
            for (std::size_t i = begin; i < placed.size; ++i)
                isNew = isNew && placed.squares[i].bits() != list.bits();
            if (!isNew)
                continue;
            placed.squares[placed.size] = list;
            placed.shapes[placed.size] = static_cast<std::uint8_t>(shape);
            ++placed.size;
        }
    }
    return placed;
}

constexpr bool areAsDrawn(const std::array<Shape, shapeCount>& known)
{
    std::size_t first = 0;
    for (std::size_t i = 0; i < shapeCount; ++i) {
        const std::size_t codes = powerOfThree(drawings[i].size);
        if (known[i].squares != static_cast<int>(drawings[i].size) || known[i].codes != codes
            || known[i].first != first)
            return false;
        first += codes;
    }
    return first == patternCodeCount;
}

constexpr Placed placed = placePatterns();
static_assert(areAsDrawn(shapes) && placed.size == patternCount && placed.shapes == shapeOfPattern);

/// Returns the place values of a shape's digits under the symmetry of the board that maps the shape to itself. There
/// is at most one that changes anything.
std::array<std::size_t, maxSquares> mirrorPowers(const SquareList& list)
{
    std::array<std::size_t, maxSquares> powers{};
    for (std::size_t i = 0; i < list.size; ++i)
        powers[i] = powerOfThree(i);
    for (std::size_t symmetry = 1; symmetry < symmetries; ++symmetry) {
        const SquareList mirrored = transformed(list, symmetry);
        if (mirrored.bits() != list.bits() || mirrored.squares == list.squares)
            continue;
        for (std::size_t i = 0; i < list.size; ++i) {
            const auto place = std::ranges::find(list.squares, mirrored.squares[i]) - list.squares.begin();
            powers[i] = powerOfThree(static_cast<std::size_t>(place));
        }
    }
    return powers;
}

} // namespace

struct PatternCodes::Tables {
    static constexpr std::array<Lanes, 64> makePowers()
    {
        std::array<Lanes, 64> made{};
        for (std::size_t pattern = 0; pattern < patternCount; ++pattern) {
            const SquareList& list = placed.squares[pattern];
            for (std::size_t i = 0; i < list.size; ++i)
                made[static_cast<std::size_t>(list.squares[i])][pattern] = static_cast<std::uint16_t>(powerOfThree(i));
        }
        return made;
    }

    static constexpr Lanes makeLastCodes()
    {
        Lanes last{};
        for (std::size_t pattern = 0; pattern < patternCount; ++pattern)
            last[pattern] = static_cast<std::uint16_t>(powerOfThree(placed.squares[pattern].size) - 1);
        return last;
    }
};

constexpr std::array<PatternCodes::Lanes, 64> PatternCodes::powers = Tables::makePowers();
constexpr PatternCodes::Lanes PatternCodes::lastCodes = Tables::makeLastCodes();

std::vector<std::uint32_t> symmetryRepresentatives()
{
    std::vector<std::uint32_t> smallest(patternCodeCount);
    for (std::size_t shape = 0; shape < shapeCount; ++shape) {
        const SquareList& list = drawings[shape];
        const std::array<std::size_t, maxSquares> powers = mirrorPowers(list);
        for (std::size_t code = 0; code < shapes[shape].codes; ++code) {
            std::size_t mirrored = 0;
            std::size_t rest = code;
            for (std::size_t i = 0; i < list.size; ++i, rest /= 3)
                mirrored += rest % 3 * powers[i];
            smallest[shapes[shape].first + code] =
                static_cast<std::uint32_t>(shapes[shape].first + std::min(code, mirrored));
        }
    }
    return smallest;
}

PatternCodes::PatternCodes(const Position& position)
{
    for (Square square = 0; square < 64; ++square) {
        const Lanes& power = powers[static_cast<std::size_t>(square)];
        const int digit = (position.mover & bitOf(square)) != 0 ? 0 : (position.other & bitOf(square)) != 0 ? 2 : 1;
        for (std::size_t i = 0; i < lanes; ++i)
            m_codes[i] = static_cast<std::uint16_t>(m_codes[i] + digit * power[i]);
    }
}

} // namespace qipan::reversi
