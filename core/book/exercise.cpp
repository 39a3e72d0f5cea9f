// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/exercise.h"

#include <algorithm>

namespace qipan::book {

const std::vector<Cell>* Exercise::answerFrom(std::span<const Cell> moves) const
{
    const auto found = std::ranges::find_if(answers, [&](const std::vector<Cell>& answer) {
        return answer.size() >= moves.size() && std::ranges::equal(std::span{answer}.first(moves.size()), moves);
    });
    return found != answers.end() ? &*found : nullptr;
}

std::string_view Exercise::wrongMoveText(Cell cell) const
{
    std::string_view others;
    for (const Wrong& each : wrong) {
        if (std::ranges::find(each.cells, cell) != each.cells.end())
            return each.text;
        if (each.cells.empty())
            others = each.text;
    }
    return others;
}

} // namespace qipan::book
