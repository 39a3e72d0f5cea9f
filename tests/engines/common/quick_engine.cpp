// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/common/quick_engine.h"

#include "core/gomoku/game.h"
#include "tests/support/random_game.h"

namespace qipan::test {

namespace {

[[nodiscard]] std::vector<Ply> stonesOf(const BoardGame& position)
{
    const auto* gomoku = dynamic_cast<const gomoku::Game*>(&position);
    return gomoku != nullptr ? gomoku->stones() : position.plies();
}

} // namespace

SearchResult QuickEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>&,
                                const Report& report)
{
    questions.push_back({stonesOf(position), position.sideToMove(), position.size(), limits});
    SearchResult found{.depth = 1, .score = score ? score(position, limits) : 0, .nodes = 1, .isCertain = isCertain};
    const std::vector<Cell> cells = legalCells(position);
    for (int pvIndex = 0; pvIndex < limits.lines.value_or(1) && pvIndex < static_cast<int>(cells.size()); ++pvIndex) {
        found.pvIndex = pvIndex;
        found.line = {cells[static_cast<std::size_t>(pvIndex)]};
        if (report)
            report(found);
    }
    found.pvIndex = 0;
    found.line = {cells.front()};
    return found;
}

} // namespace qipan::test
