// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/start_cells.h"

#include <algorithm>

namespace qipan::record {

StartCells::StartCells(bool isReversi, int size)
    : m_isReversi{isReversi}
    , m_stones{{size, size}}
{
    if (!isReversi)
        return;
    m_stones[{3, 3}] = m_stones[{4, 4}] = {.order = 1, .side = Side::White};
    m_stones[{4, 3}] = m_stones[{3, 4}] = {.order = 1, .side = Side::Black};
}

bool StartCells::set(Cell cell, std::optional<Side> stone)
{
    if (!m_stones.contains(cell))
        return false;
    ++m_count;
    m_stones[cell] = stone ? Stone{.order = m_count + 1, .side = *stone} : Stone{};
    return true;
}

StartPosition StartCells::start(std::optional<Side> toMove) const
{
    struct Placed {
        std::size_t order;
        Ply ply;
    };
    std::vector<Placed> placed;
    int lead = 0; // black's
    for (const Cell cell : m_stones.size()) {
        const Stone& stone = m_stones[cell];
        if (stone.order == 0)
            continue;
        placed.push_back({m_isReversi ? 0 : stone.order, {cell, stone.side}});
        lead += stone.side == Side::Black ? 1 : -1;
    }
    std::ranges::stable_sort(placed, {}, &Placed::order);
    StartPosition start{.toMove = toMove.value_or(!m_isReversi && lead > 0 ? Side::White : Side::Black)};
    for (const Placed& stone : placed)
        start.stones.push_back(stone.ply);
    return start;
}

} // namespace qipan::record
