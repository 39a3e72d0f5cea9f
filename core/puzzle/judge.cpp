#include "core/puzzle/judge.h"

namespace qipan::puzzle {

std::unique_ptr<Judge> makeJudge(const Puzzle& puzzle)
{
    if (puzzle.board.game == record::gomokuKey)
        return makeGomokuJudge(puzzle);
    if (puzzle.board.game == record::reversiKey)
        return makeReversiJudge(puzzle);
    return makeLinkJudge(puzzle);
}

} // namespace qipan::puzzle
