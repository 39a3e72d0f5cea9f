// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzle files: whatever is accepted has the properties promised in the headers.
#include "core/puzzle/puzzle_reader.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <set>
#include <string>

using namespace qipan;
using namespace qipan::puzzle;
using qipan::test::require;

namespace {

void checkPuzzle(const Puzzle& puzzle)
{
    const auto kinds = kindsOf(puzzle.board.game);
    require(std::ranges::find(kinds, puzzle.kind) != kinds.end(), "the kind is one of the game");
    require(puzzle.grade >= lowestGrade && puzzle.grade <= highestGrade, "the grade is one");
    require(puzzle.board.shown == 0 && puzzle.board.claims.empty(), "the position is the beginning");
    if (puzzle.kind == Kind::Clear) {
        require(puzzle.board.link.has_value() && puzzle.first.empty(), "tiles have pairs alone");
        return;
    }
    require(!book::firstIllegalMove(puzzle.board), "the solution can be played");
    require(!puzzle.board.moves.empty(), "there is a solution");
    require(std::ranges::find(puzzle.first, puzzle.board.moves.front()) != puzzle.first.end(),
            "the solution begins with a right move");
    for (const Cell cell : puzzle.first)
        require(puzzle.board.size.contains(cell), "right moves are on the board");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const PuzzleReading reading = readPuzzles({reinterpret_cast<const char*>(data), size});
    require(reading.faults.size() <= book::Faults::maxFaults, "faults are bounded");
    require(reading.puzzles.size() <= maxPuzzles, "puzzles are bounded");
    std::set<std::string> ids;
    std::string text;
    for (const Puzzle& puzzle : reading.puzzles) {
        checkPuzzle(puzzle);
        require(ids.insert(puzzle.board.id).second, "an id is there once");
        text += textOf(puzzle);
    }
    if (text.size() > maxPuzzleBytes)
        return 0;
    const PuzzleReading again = readPuzzles(text);
    require(again.faults.empty() && again.puzzles.size() == reading.puzzles.size(), "what is written can be read");
    std::string written;
    for (const Puzzle& puzzle : again.puzzles)
        written += textOf(puzzle);
    require(written == text, "what is read is written alike");
    return 0;
}
