#pragma once

#include "core/puzzle/puzzle_reader.h"

#include <atomic>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace qipan::test {

/// What the reader makes of a file of the resources, "reversi.md" say.
[[nodiscard]] inline puzzle::PuzzleReading readFile(const std::string& name)
{
    std::ifstream file{std::string{QIPAN_PUZZLES_FOLDER} + "/" + name, std::ios::binary};
    return puzzle::readPuzzles(std::string{std::istreambuf_iterator<char>{file}, {}});
}

/// How many puzzles there are of each value that `of` gives.
template <typename Of>
[[nodiscard]] auto countsBy(const std::vector<puzzle::Puzzle>& puzzles, Of of)
{
    std::map<decltype(of(puzzles.front())), int> counts;
    for (const puzzle::Puzzle& puzzle : puzzles)
        ++counts[of(puzzle)];
    return counts;
}

} // namespace qipan::test
