// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"
#include "core/reversi/quadrants.h"
#include "core/reversi/rays.h"
#include "core/reversi/stability.h"

#include <algorithm>
#include <cstdint>

namespace qipan::reversi {

namespace detail {

/// [place][discs]: the number of squares without a disc between the place and the next disc on either side, in a row
/// of eight.
constexpr std::array<std::array<std::uint8_t, 256>, 8> makeGapsOfRow()
{
    std::array<std::array<std::uint8_t, 256>, 8> gaps{};
    for (int place = 0; place < 8; ++place) {
        for (int discs = 0; discs < 256; ++discs) {
            int sum = 0;
            for (const int step : {-1, 1}) {
                int next = place + step;
                while (next >= 0 && next < 8 && (discs >> next & 1) == 0)
                    next += step;
                if (next >= 0 && next < 8)
                    sum += (next - place) * step - 1;
            }
            gaps[static_cast<std::size_t>(place)][static_cast<std::size_t>(discs)] = static_cast<std::uint8_t>(sum);
        }
    }
    return gaps;
}

constexpr std::array<std::array<Squares, 2>, 64> makeDiagonals()
{
    std::array<std::array<Squares, 2>, 64> all{};
    for (std::size_t square = 0; square < all.size(); ++square) {
        const Rays& rays = raysFrom[square];
        all[square] = {rays.up[2] | rays.down[2], rays.up[3] | rays.down[3]};
    }
    return all;
}

inline constexpr auto gapsOfRow = makeGapsOfRow();
inline constexpr auto diagonalsThrough = makeDiagonals();

} // namespace detail

/// Returns the number of discs that the last move of a game flips: every square but `square` holds a disc, so that one
/// side's discs are sufficient. Precondition: `mover` does not contain `square`.
[[nodiscard]] inline int lastFlips(Squares mover, Square square)
{
    // Gathers each line into eight bits: a product moves each of its discs to a separate bit at the top.
    constexpr Squares columnToTop = 0x0102040810204080;
    constexpr Squares leftColumn = 0x0101010101010101;
    const auto x = static_cast<std::size_t>(square % boardEdge);
    const auto y = static_cast<std::size_t>(square / boardEdge);
    const auto& [falling, rising] = detail::diagonalsThrough[static_cast<std::size_t>(square)];
    const auto& gapsAtX = detail::gapsOfRow[x];
    return gapsAtX[(mover >> (8 * y)) & 0xff] + detail::gapsOfRow[y][(((mover >> x) & leftColumn) * columnToTop) >> 56]
        + gapsAtX[((mover & falling) * leftColumn) >> 56] + gapsAtX[((mover & rising) * leftColumn) >> 56];
}

namespace detail {

constexpr std::array<Squares, 64> makeNeighbours()
{
    std::array<Squares, 64> all{};
    for (Square square = 0; square < 64; ++square)
        all[static_cast<std::size_t>(square)] = neighboursOf(bitOf(square));
    return all;
}

inline constexpr auto neighboursOfSquare = makeNeighbours();

} // namespace detail

/// Searches the last one to four empty squares. Each number of empties is a template instance, without move list or
/// table. All scores are from null windows: a lower bound of the true score if above `alpha`, otherwise an upper
/// bound.
template <typename Moves>
class LastEmpties {
public:
    /// Counts positions in `nodes`, to which it keeps a reference.
    explicit LastEmpties(std::uint64_t& nodes)
        : m_nodes{nodes}
    {
    }

    /// Precondition: position.empties() == 4.
    [[nodiscard]] int scoreOfFour(const Position& position, int alpha)
    {
        bool twoPairs = false;
        const std::array<Square, 4> squares = byParity(~position.occupied(), twoPairs);
        return twoPairs ? score<4, true>(position, squares, alpha) : score<4, false>(position, squares, alpha);
    }

    /// Precondition: position.empties() <= 4.
    [[nodiscard]] int scoreOfFew(const Position& position, int alpha)
    {
        switch (position.empties()) {
        case 0:
            return finalScore(position);
        case 1:
            return score<1>(position, inOrder<1>(position), alpha);
        case 2:
            return score<2>(position, inOrder<2>(position), alpha);
        case 3:
            return score<3>(position, inOrder<3>(position), alpha);
        default:
            return scoreOfFour(position, alpha);
        }
    }

    /// `squares` are the empty squares. With `TwoPairs` the first two are in one quadrant, the last two in another.
    template <int Empties, bool TwoPairs = false, bool Passed = false>
    [[nodiscard]] int score(const Position& position, const std::array<Square, Empties>& squares, int alpha)
    {
        if constexpr (Empties == 0) {
            return finalScore(position);
        } else if constexpr (Empties == 1) {
            return scoreOfOne(position.mover, squares[0]);
        } else {
            ++m_nodes;
            int best = noScore;
            for (std::size_t i = 0; i < Empties; ++i) {
                const Square square = squares[i];
                if ((detail::neighboursOfSquare[static_cast<std::size_t>(square)] & position.other) == 0)
                    continue;
                const Squares flipped = Moves::flips(position, square);
                if (flipped == 0)
                    continue;
                const int found = -score<Empties - 1>(afterMove(position, square, flipped),
                                                      without<Empties, TwoPairs>(squares, i), -alpha - 1);
                if (found > alpha)
                    return found;
                best = std::max(best, found);
            }
            if (best != noScore)
                return best;
            if constexpr (Passed)
                return -finalScore(position.passed());
            else
                return -score<Empties, TwoPairs, true>(position.passed(), squares, -alpha - 1);
        }
    }

private:
    /// The exact score with one empty square: all others hold discs.
    [[nodiscard]] int scoreOfOne(Squares mover, Square square)
    {
        ++m_nodes;
        const int discs = std::popcount(mover);
        if (const int flipped = lastFlips(mover, square); flipped != 0)
            return 2 * (discs + flipped + 1) - maxDiscs;
        const Squares other = ~(mover | bitOf(square));
        if (const int flipped = lastFlips(other, square); flipped != 0)
            return 2 * (discs - flipped) - maxDiscs;
        return discs >= maxDiscs / 2 ? 2 * (discs + 1) - maxDiscs : 2 * discs - maxDiscs;
    }

    /// Returns the squares except one. Of two pairs, the square left alone comes first.
    template <int Empties, bool TwoPairs>
    [[nodiscard]] static std::array<Square, Empties - 1> without(const std::array<Square, Empties>& squares,
                                                                 std::size_t played)
    {
        std::array<Square, Empties - 1> rest{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < Empties; ++i) {
            if (i != played)
                rest[count++] = squares[i];
        }
        if constexpr (TwoPairs) {
            if (played >= 2)
                std::swap(rest[0], rest[2]);
        }
        return rest;
    }

    template <int Empties>
    [[nodiscard]] static std::array<Square, Empties> inOrder(const Position& position)
    {
        std::array<Square, Empties> squares{};
        Squares rest = ~position.occupied();
        for (Square& square : squares) {
            square = firstSquare(rest);
            rest &= rest - 1;
        }
        return squares;
    }

    /// Sorts squares alone in their quadrant first, the others by quadrant.
    [[nodiscard]] static std::array<Square, 4> byParity(Squares empties, bool& twoPairs)
    {
        std::array<Square, 4> squares{};
        std::size_t count = 0;
        Squares rest = empties;
        for (const Squares quadrant : quadrants) {
            const Squares here = empties & quadrant;
            if (std::has_single_bit(here)) {
                squares[count++] = firstSquare(here);
                rest &= ~here;
            }
        }
        if (count == 4)
            return squares;
        const Squares group = rest & squaresOfQuadrants[quadrantBit(firstSquare(rest))];
        twoPairs = count == 0 && group != rest;
        for (Squares here = group; here != 0; here &= here - 1)
            squares[count++] = firstSquare(here);
        for (Squares here = rest & ~group; here != 0; here &= here - 1)
            squares[count++] = firstSquare(here);
        return squares;
    }

    std::uint64_t& m_nodes;
};

/// Null-window search of positions with so few empties that neither a table nor move ordering by mobility pays.
template <typename Moves>
class EndgameShallow {
public:
    static constexpr int maxEmpties = 7;

    /// Counts positions in `nodes`, to which it keeps a reference.
    explicit EndgameShallow(std::uint64_t& nodes)
        : m_nodes{nodes}
        , m_last{nodes}
    {
    }

    /// Returns a lower bound of the true score if it is above `alpha`, otherwise an upper bound.
    /// Precondition: position.empties() <= maxEmpties.
    [[nodiscard]] int score(const Position& position, int alpha)
    {
        const unsigned odd = oddQuadrants(~position.occupied());
        switch (position.empties()) {
        case 7:
            return scoreOf<7>(position, alpha, odd);
        case 6:
            return scoreOf<6>(position, alpha, odd);
        case 5:
            return scoreOf<5>(position, alpha, odd);
        default:
            return m_last.scoreOfFew(position, alpha);
        }
    }

private:
    /// Tries moves into quadrants with an odd number of empties first, otherwise in no particular order.
    template <int Empties>
    [[nodiscard]] int scoreOf(const Position& position, int alpha, unsigned odd)
    {
        if constexpr (Empties == 4) {
            return m_last.scoreOfFour(position, alpha);
        } else {
            ++m_nodes;
            if (const int bound = m_stability.boundOf(position, alpha, Empties); bound <= alpha)
                return bound;
            const Squares legal = Moves::legalMoves(position);
            if (legal == 0) {
                if (Moves::legalMoves(position.passed()) == 0)
                    return finalScore(position);
                return -scoreOf<Empties>(position.passed(), -alpha - 1, odd);
            }
            int best = noScore;
            const Squares oddSquares = squaresOfQuadrants[odd];
            for (const Squares part : {legal & oddSquares, legal & ~oddSquares}) {
                for (Squares rest = part; rest != 0; rest &= rest - 1) {
                    const Square square = firstSquare(rest);
                    const Position after = afterMove(position, square, Moves::flips(position, square));
                    const int found = -scoreOf<Empties - 1>(after, -alpha - 1, odd ^ quadrantBit(square));
                    if (found > alpha)
                        return found;
                    best = std::max(best, found);
                }
            }
            return best;
        }
    }

    std::uint64_t& m_nodes;
    LastEmpties<Moves> m_last;
    const Stability& m_stability = stability();
};

} // namespace qipan::reversi
