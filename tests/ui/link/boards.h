// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"

#include <initializer_list>
#include <string_view>

namespace qipan::ui::test {

/// Parses rows of letters, one for each picture; a dot is an empty cell.
[[nodiscard]] inline link::Board boardOf(std::initializer_list<std::string_view> rows)
{
    link::Board board{
        BoardSize{.columns = static_cast<int>(rows.begin()->size()), .rows = static_cast<int>(rows.size())}};
    int y = 0;
    for (const std::string_view row : rows) {
        int x = 0;
        for (const char letter : row) {
            if (letter != '.')
                board[{x, y}] = static_cast<link::Picture>(letter - 'a');
            ++x;
        }
        ++y;
    }
    return board;
}

} // namespace qipan::ui::test
