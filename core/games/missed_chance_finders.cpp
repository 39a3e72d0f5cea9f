// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/missed_chance_finders.h"

#include <algorithm>
#include <array>

namespace qipan {

namespace {

struct Row {
    std::string_view game;
    MissedChanceFinder find = nullptr;
};

template <auto find>
std::optional<AnyMissedChance> findAny(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                                       const std::atomic<bool>& stop)
{
    return find(position, played, better, stop);
}

constexpr std::array<Row, 2> finders{
    {{"gomoku", findAny<gomoku::findMissedChance>}, {"reversi", findAny<reversi::findMissedChance>}}};

} // namespace

const BetterMove& betterMoveOf(const AnyMissedChance& missedChance)
{
    return std::visit([](const auto& each) -> const BetterMove& { return each; }, missedChance);
}

MissedChanceFinder missedChanceFinder(std::string_view game)
{
    const auto row = std::ranges::find(finders, game, &Row::game);
    return row == finders.end() ? nullptr : row->find;
}

} // namespace qipan
