// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/occupancy.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace qipan::link {

/// The index of a tile in a `Pairing`, from 0; equal tiles (a kind) are consecutive.
using TileIndex = std::size_t;

/// The possible partners of each tile, among the equal tiles of a board. Ignores paths. A value type: a search copies
/// it before a decision.
class Pairing {
public:
    /// The largest supported number of equal tiles.
    static constexpr int maxCopies = 64;

    /// Allows all pairs of equal tiles. Precondition: no picture has more than maxCopies tiles.
    explicit Pairing(const Board& board);

    [[nodiscard]] std::size_t kinds() const { return m_left.size(); }
    [[nodiscard]] std::size_t kindOf(TileIndex tile) const { return m_kinds[tile]; }
    [[nodiscard]] Cell cellOf(TileIndex tile) const { return m_cells[tile]; }
    /// Returns the number of remaining tiles of a kind.
    [[nodiscard]] int count(std::size_t kind) const { return std::popcount(m_left[kind]); }
    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    /// Returns the number of possible partners of a tile.
    [[nodiscard]] int choices(TileIndex tile) const { return std::popcount(m_partners[tile]); }
    /// Returns true if every tile of the kind has a single possible partner.
    [[nodiscard]] bool isDecided(std::size_t kind) const;

    template <typename Use>
    void forTiles(std::size_t kind, Use use) const
    {
        forBits(m_left[kind], m_first[kind], use);
    }
    template <typename Use>
    void forPartners(TileIndex tile, Use use) const
    {
        forBits(m_partners[tile], m_first[m_kinds[tile]], use);
    }
    /// Returns true if `test` holds for any partner; stops at the first one.
    template <typename Test>
    [[nodiscard]] bool anyPartner(TileIndex tile, Test test) const
    {
        const TileIndex first = m_first[m_kinds[tile]];
        for (Mask rest = m_partners[tile]; rest != 0; rest &= rest - 1) {
            if (test(first + static_cast<TileIndex>(std::countr_zero(rest))))
                return true;
        }
        return false;
    }
    [[nodiscard]] std::vector<TileIndex> tilesOf(std::size_t kind) const;
    /// Returns the possible pairs of a kind, each once.
    [[nodiscard]] std::vector<std::pair<TileIndex, TileIndex>> pairsOf(std::size_t kind) const;

    /// Pairs two tiles of a kind with each other. Returns false if the remaining tiles can then no longer all be
    /// paired; the pairing is then invalid. The same holds for exclude().
    [[nodiscard]] bool decide(TileIndex a, TileIndex b);
    /// Excludes the pair.
    [[nodiscard]] bool exclude(TileIndex a, TileIndex b);
    /// Removes two tiles, whether or not they were partners. The possible partners of the others stay as they are.
    void remove(TileIndex a, TileIndex b);

    /// Swaps the cells of two tiles.
    void exchange(TileIndex a, TileIndex b) { std::swap(m_cells[a], m_cells[b]); }

    /// Save and restore the partners of a kind, to try a decision and undo it.
    [[nodiscard]] std::vector<std::uint64_t> partnersOf(std::size_t kind) const;
    void setPartners(std::size_t kind, const std::vector<std::uint64_t>& partners);

private:
    using Mask = std::uint64_t; // tiles of one kind

    /// The largest kind for which all perfect matchings are examined.
    static constexpr int maxMatchedTiles = 8;

    template <typename Use>
    static void forBits(Mask mask, TileIndex first, Use use)
    {
        for (; mask != 0; mask &= mask - 1)
            use(first + static_cast<TileIndex>(std::countr_zero(mask)));
    }

    [[nodiscard]] Mask bitOf(TileIndex tile) const { return Mask{1} << (tile - m_first[m_kinds[tile]]); }
    void forbid(TileIndex a, TileIndex b);
    [[nodiscard]] bool canPair(TileIndex first, Mask left) const;
    [[nodiscard]] bool settle(std::size_t kind);

    std::vector<Cell> m_cells;        // by tile
    std::vector<std::size_t> m_kinds; // by tile
    std::vector<TileIndex> m_first;   // by kind
    std::vector<Mask> m_left;         // by kind
    std::vector<Mask> m_partners;     // by tile; 0 if removed
    int m_tilesLeft = 0;
};

/// A relaxation of boards without falling: each tile is removed as soon as it sees a possible partner, even one
/// already removed. No play opens the board further, so a tile that remains proves that there is no solution.
class RelaxedBoard {
public:
    explicit RelaxedBoard(const Occupancy<1>& occupancy)
        : m_occupancy{occupancy}
    {
    }

    /// Removes all tiles of `waiting` that can be removed, repeatedly; returns true if none is left there.
    bool open(const Pairing& pairing, std::vector<TileIndex>& waiting);

    /// Returns true if the tile sees a possible partner on the current board.
    [[nodiscard]] bool sees(const Pairing& pairing, TileIndex tile);

    /// Returns the number of partners examined so far, about ten nanoseconds each.
    [[nodiscard]] std::uint64_t lookups() const { return m_lookups; }

private:
    Occupancy<1> m_occupancy;
    std::uint64_t m_lookups = 0;
};

} // namespace qipan::link
