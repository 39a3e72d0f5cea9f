// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/dismantle.h"

#include "core/link/pair_finder.h"

namespace qipan::link {

namespace {

/// Returns the board with a single picture on all tiles.
Board anonymous(const Board& board)
{
    Board result{board.size()};
    for (const Cell cell : tilesOf(board))
        result[cell] = Picture{0};
    return result;
}

Cell tileOf(const Position& position, std::size_t index)
{
    return position.cellOf(Picture{0}, static_cast<int>(index));
}

/// Considers all pairs; prefers pairs that are not adjacent unless `neighboursToo` is set.
std::optional<Pair> drawFromAll(const Position& position, bool neighboursToo, Random& random)
{
    std::vector<Pair> apart;
    std::vector<Pair> neighbours;
    std::vector<Reach> reaches;
    const auto count = static_cast<std::size_t>(position.tilesLeft());
    for (std::size_t i = 0; i < count; ++i) {
        const Cell cell = tileOf(position, i);
        for (const Cell next : {Cell{cell.x + 1, cell.y}, Cell{cell.x, cell.y + 1}}) {
            if (position.size().contains(next) && position.tileAt(next))
                neighbours.push_back({cell, next});
        }
        const Reach reach = position.occupancy().reach(cell);
        if (reach.isFree())
            reaches.push_back(reach);
    }
    visitJoined(position.occupancy(), std::span<const Reach>{reaches}, [&](std::size_t i, std::size_t j) {
        const Pair pair{Occupancy<1>::cellOf(reaches[i]), Occupancy<1>::cellOf(reaches[j])};
        if (!areNeighbours(pair.a, pair.b))
            apart.push_back(pair);
        return false;
    });
    if (neighboursToo || apart.empty())
        apart.insert(apart.end(), neighbours.begin(), neighbours.end());
    if (apart.empty())
        return std::nullopt;
    return apart[random.below(apart.size())];
}

std::optional<Pair> draw(const Position& position, bool neighboursToo, Random& random)
{
    // A few random pairs usually suffice; listing all pairs takes much longer.
    constexpr int tries = 200;
    const auto count = static_cast<std::size_t>(position.tilesLeft());
    for (int i = 0; i < tries && count >= 2; ++i) {
        const Pair pair{tileOf(position, random.below(count)), tileOf(position, random.below(count))};
        if (pair.a != pair.b && (neighboursToo || !areNeighbours(pair.a, pair.b))
            && position.occupancy().joined(pair.a, pair.b))
            return pair;
    }
    return drawFromAll(position, neighboursToo, random);
}

} // namespace

std::vector<DismantledPair> dismantle(const Board& board, const BoardRules& rules, int neighbours, Random& random)
{
    Position position = rules.positionOf(anonymous(board));
    InitialCells from{board.size()};
    std::vector<DismantledPair> record;
    while (const auto pair = draw(position, random.below(100) < static_cast<std::size_t>(neighbours), random)) {
        record.push_back({{from[pair->a], from[pair->b]}, *pair});
        position.remove(*pair);
        from.applyFalls(position.lastFalls());
        position.forgetHistory();
    }
    return record;
}

} // namespace qipan::link
