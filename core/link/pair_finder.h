// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/occupancy.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

namespace qipan::link {

/// Calls `visit` with the indices (i, j), i < j, of all pairs of reaches that a path with at most two corners joins,
/// until `visit` returns true. Returns true if it did.
template <int Words, typename Visit>
bool visitJoined(const Occupancy<Words>& occupancy, std::span<const Reach> reaches, Visit visit)
{
    for (std::size_t i = 0; i < reaches.size(); ++i) {
        const Reach& from = reaches[i];
        const bool isFree = from.isFree();
        for (std::size_t j = i + 1; j < reaches.size(); ++j) {
            const Reach& to = reaches[j];
            // Enclosed tiles, common on full boards, need only a cheap test.
            const bool joined = isFree && to.isFree() ? occupancy.joined(from, to)
                                                      : std::abs(from.x - to.x) + std::abs(from.y - to.y) == 1;
            if (joined && visit(i, j))
                return true;
        }
    }
    return false;
}

/// Finds equal tiles that a path with at most two corners joins. Computes each tile's reach once; a tile enclosed on
/// all sides can be joined only with a neighbour. bench_link measures the costs.
template <int Words>
class PairFinder {
public:
    /// Keeps references to the board and its occupancy, which must not change.
    PairFinder(const Board& board, const Occupancy<Words>& occupancy)
        : m_board{board}
        , m_occupancy{occupancy}
    {
    }

    /// Calls `visit` with each removable pair once, `a` before `b` in reading order, until it returns true.
    template <typename Visit>
    void visit(Visit visit)
    {
        if (visitNeighbours(visit))
            return;
        collect();
        for (std::size_t picture = 0; picture < maxPictures; ++picture) {
            const std::size_t begin = picture == 0 ? 0 : m_ends[picture - 1];
            const std::span<const Reach> reaches{m_reaches.data() + begin, m_ends[picture] - begin};
            const bool done = visitJoined(m_occupancy, reaches, [&](std::size_t i, std::size_t j) {
                const Pair pair{m_occupancy.cellOf(reaches[i]), m_occupancy.cellOf(reaches[j])};
                return !areNeighbours(pair.a, pair.b) && visit(pair);
            });
            if (done)
                return;
        }
    }

private:
    template <typename Visit>
    bool visitNeighbours(Visit visit) const
    {
        const BoardSize size = m_board.size();
        for (const Cell cell : size) {
            const Tile tile = m_board[cell];
            if (!tile)
                continue;
            for (const Cell next : {Cell{cell.x + 1, cell.y}, Cell{cell.x, cell.y + 1}}) {
                if (size.contains(next) && m_board[next] == tile && visit(Pair{cell, next}))
                    return true;
            }
        }
        return false;
    }

    /// Sorts the reaches of the tiles that are not enclosed by picture, and by reading order within a picture.
    void collect()
    {
        std::vector<Reach> found;
        std::vector<Picture> pictures;
        m_ends.fill(0);
        for (const Cell cell : m_board.size()) {
            const Tile tile = m_board[cell];
            if (!tile)
                continue;
            const Reach reach = m_occupancy.reach(cell);
            if (!reach.isFree())
                continue;
            found.push_back(reach);
            pictures.push_back(*tile);
            ++m_ends[*tile];
        }
        for (std::size_t picture = 1; picture < maxPictures; ++picture)
            m_ends[picture] += m_ends[picture - 1];
        m_reaches.resize(found.size());
        for (std::size_t i = found.size(); i-- > 0;) // going backwards, each end moves to the beginning of its picture
            m_reaches[--m_ends[pictures[i]]] = found[i];
        for (std::size_t picture = 1; picture < maxPictures; ++picture)
            m_ends[picture - 1] = m_ends[picture];
        m_ends.back() = found.size();
    }

    const Board& m_board;
    const Occupancy<Words>& m_occupancy;
    std::vector<Reach> m_reaches;
    std::array<std::size_t, maxPictures> m_ends{}; // by picture: one past its last reach
};

} // namespace qipan::link
