#include "core/reversi/position.h"

namespace qipan::reversi {

namespace {

constexpr Squares notLeftColumn = 0xfefefefefefefefe;
constexpr Squares notRightColumn = 0x7f7f7f7f7f7f7f7f;

// The eight directions as one shift each. A step sideways drops the column that it would wrap around into.
constexpr Squares left(Squares s)
{
    return (s >> 1) & notRightColumn;
}
constexpr Squares right(Squares s)
{
    return (s << 1) & notLeftColumn;
}
constexpr Squares up(Squares s)
{
    return s >> 8;
}
constexpr Squares down(Squares s)
{
    return s << 8;
}
constexpr Squares upLeft(Squares s)
{
    return (s >> 9) & notRightColumn;
}
constexpr Squares upRight(Squares s)
{
    return (s >> 7) & notLeftColumn;
}
constexpr Squares downLeft(Squares s)
{
    return (s << 7) & notRightColumn;
}
constexpr Squares downRight(Squares s)
{
    return (s << 9) & notLeftColumn;
}

/// The discs of `other` in unbroken rows that begin next to `from`: at most six fit between two discs.
template <Squares (*Step)(Squares)>
constexpr Squares rowsFrom(Squares from, Squares other)
{
    Squares rows = Step(from) & other;
    rows |= Step(rows) & other;
    rows |= Step(rows) & other;
    rows |= Step(rows) & other;
    rows |= Step(rows) & other;
    rows |= Step(rows) & other;
    return rows;
}

template <Squares (*Step)(Squares)>
constexpr Squares movesAlong(const Position& position)
{
    return Step(rowsFrom<Step>(position.mover, position.other));
}

template <Squares (*Step)(Squares)>
constexpr Squares flipsAlong(const Position& position, Squares move)
{
    const Squares row = rowsFrom<Step>(move, position.other);
    return (Step(row) & position.mover) != 0 ? row : 0;
}

} // namespace

Squares legalMoves(const Position& position)
{
    const Squares ends = movesAlong<left>(position) | movesAlong<right>(position) | movesAlong<up>(position)
        | movesAlong<down>(position) | movesAlong<upLeft>(position) | movesAlong<upRight>(position)
        | movesAlong<downLeft>(position) | movesAlong<downRight>(position);
    return ends & ~position.occupied();
}

Squares flips(const Position& position, Square square)
{
    const Squares move = bitOf(square);
    return flipsAlong<left>(position, move) | flipsAlong<right>(position, move) | flipsAlong<up>(position, move)
        | flipsAlong<down>(position, move) | flipsAlong<upLeft>(position, move) | flipsAlong<upRight>(position, move)
        | flipsAlong<downLeft>(position, move) | flipsAlong<downRight>(position, move);
}

} // namespace qipan::reversi
