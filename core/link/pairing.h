#pragma once

#include "core/link/board.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace qipan::link {

/// A tile of a Pairing: its number, from 0; tiles of a kind (equal ones) follow each other.
using TileIndex = std::size_t;

/// Who may go with whom: the tiles of a board by kind and, for each, the equal ones that may still be its partner.
/// Says nothing about paths. A value: a search copies it before it decides.
class Pairing {
public:
    /// More equal tiles than this cannot be handled.
    static constexpr int mostCopies = 64;

    /// Every tile may go with every equal one. Precondition: no picture has more than mostCopies tiles.
    explicit Pairing(const Board& board);

    [[nodiscard]] std::size_t kinds() const { return m_left.size(); }
    [[nodiscard]] std::size_t kindOf(TileIndex tile) const { return m_kinds[tile]; }
    [[nodiscard]] Cell cellOf(TileIndex tile) const { return m_cells[tile]; }
    /// How many tiles of a kind are left.
    [[nodiscard]] int count(std::size_t kind) const { return std::popcount(m_left[kind]); }
    [[nodiscard]] int tilesLeft() const { return m_tilesLeft; }
    /// How many partners a tile may have.
    [[nodiscard]] int choices(TileIndex tile) const { return std::popcount(m_partners[tile]); }
    /// Every tile of the kind has one partner only.
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
    /// The first partner for which `test` holds is enough.
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
    /// The pairs of a kind that may go together, each once.
    [[nodiscard]] std::vector<std::pair<TileIndex, TileIndex>> pairsOf(std::size_t kind) const;

    /// Two tiles of a kind go with each other. False where the others cannot all be paired then: after that the
    /// pairing must be thrown away, as after each of these.
    [[nodiscard]] bool decide(TileIndex a, TileIndex b);
    /// They do not.
    [[nodiscard]] bool strike(TileIndex a, TileIndex b);
    /// Two tiles have gone, whether or not they were to go together. The others may go with whom they could before.
    void remove(TileIndex a, TileIndex b);

    /// Two tiles change places.
    void exchange(TileIndex a, TileIndex b) { std::swap(m_cells[a], m_cells[b]); }

    /// What is kept of a kind: to try a decision and take it back.
    [[nodiscard]] std::vector<std::uint64_t> partnersOf(std::size_t kind) const;
    void setPartners(std::size_t kind, const std::vector<std::uint64_t>& partners);

private:
    using Mask = std::uint64_t; // tiles of one kind

    /// Up to so many tiles of a kind every way to pair them is looked at.
    static constexpr int mostMatched = 8;

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
    std::vector<Mask> m_partners;     // by tile; none where it is gone
    int m_tilesLeft = 0;
};

} // namespace qipan::link
