// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/judge.h"

namespace qipan::puzzle {

std::optional<std::size_t> Judge::wrongInFile(std::span<const Cell> solution, const std::atomic<bool>& stop)
{
    if (solution.empty() || judge(solution.first(1), stop).verdict != Verdict::Wrong)
        return std::nullopt;
    return 1;
}

std::unique_ptr<Judge> makeJudge(const Puzzle& puzzle)
{
    if (puzzle.board.game == record::gomokuKey)
        return makeGomokuJudge(puzzle);
    if (puzzle.board.game == record::reversiKey)
        return makeReversiJudge(puzzle);
    return makeLinkJudge(puzzle);
}

} // namespace qipan::puzzle
