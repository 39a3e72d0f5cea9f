// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of moves of other programs: whatever is read can be written as a game.
#include "core/record/move_grid.h"
#include "core/record/move_link.h"
#include "core/record/move_lists.h"
#include "core/record/move_text.h"
#include "core/record/sgf.h"
#include "tests/fuzz/require.h"

using namespace qipan::record;
using qipan::test::require;

namespace {

void requireWritable(const Reading& reading)
{
    require(!reading.games.empty() || reading.fault, "a file without a game has a fault");
    if (!reading.games.empty())
        require(readSgf(writeSgf(reading.games)).isComplete(), "what was read is a legal game");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    requireWritable(readRec(bytes));
    requireWritable(readYixinSave(bytes));
    requireWritable(readYixinPosition(bytes));
    if (const auto grid = readMoveGrid(bytes); grid && !grid->moves.empty() && !grid->hasDiscs)
        requireWritable(readGomokuMoves(grid->moves, grid->size, RowOrigin::Top));
    if (const auto moves = movesInLink(bytes); moves && !moves->empty())
        requireWritable(readGomokuMoves(*moves, 20, RowOrigin::Bottom));
    return 0;
}
