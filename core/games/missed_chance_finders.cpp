#include "core/games/missed_chance_finders.h"

#include "core/gomoku/missed_chance.h"
#include "core/reversi/missed_chance.h"

#include <algorithm>
#include <array>

namespace qipan {

namespace {

struct Row {
    std::string_view game;
    MissedChanceFinder find = nullptr;
};

constexpr std::array<Row, 2> finders{{{"gomoku", gomoku::findMissedChance}, {"reversi", reversi::findMissedChance}}};

} // namespace

MissedChanceFinder missedChanceFinder(std::string_view game)
{
    const auto row = std::ranges::find(finders, game, &Row::game);
    return row == finders.end() ? nullptr : row->find;
}

} // namespace qipan
