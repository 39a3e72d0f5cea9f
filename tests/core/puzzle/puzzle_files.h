// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle_reader.h"
#include "tests/support/counts.h"
#include "tests/support/never_stop.h"

#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace qipan::test {

/// Reads a puzzle file of the resources, for example "reversi.md".
[[nodiscard]] inline puzzle::PuzzleReading readFile(const std::string& name)
{
    std::ifstream file{std::string{QIPAN_PUZZLES_FOLDER} + "/" + name, std::ios::binary};
    return puzzle::readPuzzles(std::string{std::istreambuf_iterator<char>{file}, {}});
}

/// All puzzles; a tenth of them under sanitizers.
[[nodiscard]] inline std::vector<puzzle::Puzzle> some(const std::vector<puzzle::Puzzle>& puzzles)
{
    const auto step = static_cast<std::size_t>(10 / repetitions(10, 10));
    std::vector<puzzle::Puzzle> chosen;
    for (std::size_t i = 0; i < puzzles.size(); i += step)
        chosen.push_back(puzzles[i]);
    return chosen;
}

/// The number of puzzles for each value of `of`.
template <typename Of>
[[nodiscard]] auto countsBy(const std::vector<puzzle::Puzzle>& puzzles, Of of)
{
    std::map<decltype(of(puzzles.front())), int> counts;
    for (const puzzle::Puzzle& puzzle : puzzles)
        ++counts[of(puzzle)];
    return counts;
}

} // namespace qipan::test
