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
    for (int y = 0; y < m_stones.size().rows; ++y) {
        for (int x = 0; x < m_stones.size().columns; ++x) {
            const Stone& stone = m_stones[{x, y}];
            if (stone.order == 0)
                continue;
            placed.push_back({m_isReversi ? 0 : stone.order, {{x, y}, stone.side}});
            lead += stone.side == Side::Black ? 1 : -1;
        }
    }
    std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) { return a.order < b.order; });
    StartPosition start{.toMove = toMove.value_or(!m_isReversi && lead > 0 ? Side::White : Side::Black)};
    for (const Placed& stone : placed)
        start.stones.push_back(stone.ply);
    return start;
}

} // namespace qipan::record
