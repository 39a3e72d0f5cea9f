// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/pairing.h"

namespace qipan::link {

Pairing::Pairing(const Board& board)
{
    std::array<std::vector<Cell>, maxPictures> byPicture;
    for (const Cell cell : link::tilesOf(board))
        byPicture[*board[cell]].push_back(cell);
    for (const std::vector<Cell>& cells : byPicture) {
        if (cells.empty())
            continue;
        assert(cells.size() <= maxCopies);
        const Mask all = ~Mask{0} >> (64 - cells.size());
        const std::size_t kind = m_left.size();
        m_first.push_back(m_cells.size());
        m_left.push_back(all);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            m_cells.push_back(cells[i]);
            m_kinds.push_back(kind);
            m_partners.push_back(all & ~(Mask{1} << i));
        }
    }
    m_tilesLeft = static_cast<int>(m_cells.size());
}

std::vector<TileIndex> Pairing::tilesOf(std::size_t kind) const
{
    std::vector<TileIndex> tiles;
    tiles.reserve(static_cast<std::size_t>(count(kind)));
    forTiles(kind, [&](TileIndex tile) { tiles.push_back(tile); });
    return tiles;
}

bool Pairing::isDecided(std::size_t kind) const
{
    bool isDecided = true;
    forTiles(kind, [&](TileIndex tile) { isDecided = isDecided && choices(tile) == 1; });
    return isDecided;
}

std::vector<std::pair<TileIndex, TileIndex>> Pairing::pairsOf(std::size_t kind) const
{
    std::vector<std::pair<TileIndex, TileIndex>> pairs;
    forTiles(kind, [&](TileIndex a) {
        forPartners(a, [&](TileIndex b) {
            if (a < b)
                pairs.emplace_back(a, b);
        });
    });
    return pairs;
}

void Pairing::forbid(TileIndex a, TileIndex b)
{
    m_partners[a] &= ~bitOf(b);
    m_partners[b] &= ~bitOf(a);
}

bool Pairing::decide(TileIndex a, TileIndex b)
{
    const std::size_t kind = m_kinds[a];
    const Mask both = bitOf(a) | bitOf(b);
    forTiles(kind, [&](TileIndex tile) { m_partners[tile] &= ~both; });
    m_partners[a] = bitOf(b);
    m_partners[b] = bitOf(a);
    return settle(kind);
}

bool Pairing::exclude(TileIndex a, TileIndex b)
{
    forbid(a, b);
    return settle(m_kinds[a]);
}

void Pairing::remove(TileIndex a, TileIndex b)
{
    const std::size_t kind = m_kinds[a];
    m_left[kind] &= ~(bitOf(a) | bitOf(b));
    m_partners[a] = 0;
    m_partners[b] = 0;
    forTiles(kind, [&](TileIndex tile) { m_partners[tile] &= m_left[kind]; });
    m_tilesLeft -= 2;
}

std::vector<std::uint64_t> Pairing::partnersOf(std::size_t kind) const
{
    std::vector<std::uint64_t> partners;
    forTiles(kind, [&](TileIndex tile) { partners.push_back(m_partners[tile]); });
    return partners;
}

void Pairing::setPartners(std::size_t kind, const std::vector<std::uint64_t>& partners)
{
    std::size_t next = 0;
    forTiles(kind, [&](TileIndex tile) { m_partners[tile] = partners[next++]; });
}

bool Pairing::canPair(TileIndex first, Mask left) const
{
    if (left == 0)
        return true;
    const Mask one = left & -left;
    left &= ~one;
    for (Mask rest = m_partners[first + static_cast<TileIndex>(std::countr_zero(one))] & left; rest != 0;
         rest &= rest - 1) {
        if (canPair(first, left & ~(rest & -rest)))
            return true;
    }
    return false;
}

/// Excludes pairs that are in no perfect matching of the kind. For larger kinds, only checks that every tile has a
/// partner.
bool Pairing::settle(std::size_t kind)
{
    const Mask left = m_left[kind];
    bool isWhole = true;
    forTiles(kind, [&](TileIndex tile) { isWhole = isWhole && m_partners[tile] != 0; });
    if (!isWhole || count(kind) > maxMatchedTiles)
        return isWhole;
    if (!canPair(m_first[kind], left))
        return false;
    for (const auto& [a, b] : pairsOf(kind)) {
        if (!canPair(m_first[kind], left & ~(bitOf(a) | bitOf(b))))
            forbid(a, b);
    }
    return true;
}

bool RelaxedBoard::sees(const Pairing& pairing, TileIndex tile)
{
    const Cell cell = pairing.cellOf(tile);
    const Reach from = m_occupancy.reach(cell);
    const bool isFree = from.isFree();
    return pairing.anyPartner(tile, [&](TileIndex partner) {
        ++m_lookups;
        const Cell other = pairing.cellOf(partner);
        if (!isFree) // enclosed on all sides: a cheaper test
            return areNeighbours(cell, other);
        const Reach to = m_occupancy.reach(other);
        return to.isFree() ? m_occupancy.joined(from, to) : areNeighbours(cell, other);
    });
}

bool RelaxedBoard::open(const Pairing& pairing, std::vector<TileIndex>& waiting)
{
    for (;;) {
        std::size_t kept = 0;
        for (const TileIndex tile : waiting) {
            if (sees(pairing, tile))
                m_occupancy.clear(pairing.cellOf(tile));
            else
                waiting[kept++] = tile;
        }
        const bool changed = kept < waiting.size();
        waiting.resize(kept);
        if (kept == 0 || !changed)
            return kept == 0;
    }
}

} // namespace qipan::link
