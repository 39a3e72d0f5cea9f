#include "core/board/miss_finders.h"

#include "core/gomoku/miss.h"
#include "core/reversi/miss.h"

#include <algorithm>
#include <array>

namespace qipan {

namespace {

struct Row {
    std::string_view game;
    MissFinder find = nullptr;
};

constexpr std::array<Row, 2> finders{{{"gomoku", gomoku::missOf}, {"reversi", reversi::missOf}}};

} // namespace

MissFinder missFinder(std::string_view game)
{
    const auto row = std::ranges::find(finders, game, &Row::game);
    return row == finders.end() ? nullptr : row->find;
}

} // namespace qipan
