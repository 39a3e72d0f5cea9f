// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/stability.h"

#include <bitset>

namespace qipan::reversi {

namespace {

constexpr Squares topRow = 0xff;
constexpr Squares leftColumn = 0x0101010101010101;
constexpr Squares rightColumn = leftColumn << 7;
constexpr Squares edges = topRow | topRow << 56 | leftColumn | rightColumn;

/// Returns the run of `other` between `place` and the next disc of `mover`, in one direction along an edge.
unsigned flipsOnEdge(unsigned mover, unsigned other, int place, int step)
{
    unsigned flipped = 0;
    for (int next = place + step; next >= 0 && next < boardEdge; next += step) {
        const unsigned bit = 1U << next;
        if ((mover & bit) != 0)
            return flipped;
        if ((other & bit) == 0)
            return 0;
        flipped |= bit;
    }
    return 0;
}

constexpr std::size_t rowCount = 256; // disc patterns of one side on an edge
using StableOfRows = std::array<std::uint8_t, rowCount * rowCount>;

class EdgeWalk {
public:
    explicit EdgeWalk(StableOfRows& stable)
        : m_stable{stable}
    {
    }

    /// Returns the discs of `mover` that cannot be flipped by any moves on the edge. Moves that flip nothing on the
    /// edge are included, since they may flip discs elsewhere. Precondition: no common bits.
    unsigned stableOf(unsigned mover, unsigned other)
    {
        const std::size_t index = mover + rowCount * other;
        if (m_known[index])
            return m_stable[index];
        unsigned stable = mover;
        for (int place = 0; place < boardEdge && stable != 0; ++place) {
            const unsigned bit = 1U << place;
            if (((mover | other) & bit) != 0)
                continue;
            unsigned flipped = flipsOnEdge(mover, other, place, -1) | flipsOnEdge(mover, other, place, 1);
            stable &= stableOf(mover | bit | flipped, other & ~flipped);
            // NOLINTNEXTLINE(readability-suspicious-call-argument): the other side's move
            flipped = flipsOnEdge(other, mover, place, -1) | flipsOnEdge(other, mover, place, 1);
            stable &= stableOf(mover & ~flipped, other | bit | flipped);
        }
        m_known[index] = true;
        m_stable[index] = static_cast<std::uint8_t>(stable);
        return stable;
    }

private:
    StableOfRows& m_stable;
    std::bitset<rowCount * rowCount> m_known;
};

std::size_t gatherColumn(Squares squares, int x)
{
    return ((squares >> x & leftColumn) * 0x0102040810204080) >> 56;
}
Squares spreadColumn(Squares row, int x)
{
    // The eighth bit separately: in the product it would collide with the first one.
    return ((((row & 0x7f) * 0x0002040810204081) & leftColumn) | row >> 7 << 56) << x;
}

/// Squares whose line is full, for each of the four line directions.
struct FullLines {
    Squares row;
    Squares column;
    Squares falling;
    Squares rising;
};

/// Returns the squares whose whole diagonal is in `squares`; `Step` is 9 or 7. Squares outside the board count as
/// full.
template <int Step>
Squares fullDiagonals(Squares squares, Squares outsideUp, Squares outsideDown)
{
    // Where a step leaves the board, the neighbour counts as full.
    Squares up = squares & (squares << Step | outsideUp);
    Squares down = squares & (squares >> Step | outsideDown);
    const Squares outsideUp2 = outsideUp | outsideUp << Step;
    const Squares outsideDown2 = outsideDown | outsideDown >> Step;
    up &= up << (2 * Step) | outsideUp2;
    down &= down >> (2 * Step) | outsideDown2;
    up &= up << (4 * Step) | outsideUp2 | outsideUp2 << (2 * Step);
    down &= down >> (4 * Step) | outsideDown2 | outsideDown2 >> (2 * Step);
    return up & down;
}

FullLines fullLines(Squares discs)
{
    Squares row = discs & discs >> 1;
    row &= row >> 2;
    row &= row >> 4;
    Squares column = discs & (discs >> 8 | discs << 56);
    column &= column >> 16 | column << 48;
    column &= column >> 32 | column << 32;
    constexpr Squares bottomRow = topRow << 56;
    return {.row = (row & leftColumn) * 0xff,
            .column = column,
            .falling = fullDiagonals<9>(discs, topRow | leftColumn, bottomRow | rightColumn),
            .rising = fullDiagonals<7>(discs, topRow | rightColumn, bottomRow | leftColumn)};
}

} // namespace

Stability::Stability()
    : m_edges{std::make_unique<Edges>()}
{
    EdgeWalk walk{*m_edges};
    for (unsigned mover = 0; mover < 256; ++mover) {
        for (unsigned other = 0; other < 256; ++other) {
            if ((mover & other) == 0)
                (void)walk.stableOf(mover, other);
        }
    }
}

Squares Stability::stableEdges(const Position& position) const
{
    const Edges& table = *m_edges;
    const auto stable = [&table](std::size_t mover, std::size_t other) {
        return Squares{table[mover + rowCount * other]};
    };
    const auto column = [&](int x) {
        return spreadColumn(stable(gatherColumn(position.mover, x), gatherColumn(position.other, x)), x);
    };
    return stable(position.mover & topRow, position.other & topRow)
        | stable(position.mover >> 56, position.other >> 56) << 56 | column(0) | column(boardEdge - 1);
}

Squares Stability::of(const Position& position) const
{
    const FullLines full = fullLines(position.occupied());
    const Squares inner = position.mover & ~edges;
    Squares stable = stableEdges(position) | (position.mover & full.row & full.column & full.falling & full.rising);
    // An inner disc is stable if each of its four lines is full or has a stable neighbour.
    for (Squares before = 0; stable != before;) {
        before = stable;
        const Squares row = full.row | stable << 1 | stable >> 1;
        const Squares column = full.column | stable << 8 | stable >> 8;
        const Squares falling = full.falling | stable << 9 | stable >> 9;
        const Squares rising = full.rising | stable << 7 | stable >> 7;
        stable |= inner & row & column & falling & rising;
    }
    return stable;
}

const Stability& stability()
{
    static const Stability one;
    return one;
}

} // namespace qipan::reversi
