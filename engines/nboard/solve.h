#pragma once

#include <cstddef>
#include <iosfwd>
#include <string_view>

namespace qipan::nboard {

struct SolveOptions {
    int threads = 1;                    ///< at least 1
    std::size_t tableBytes = 128 << 20; ///< what the search may remember
};

/// Solves the positions of an OBF file exactly, one after the other, each with an empty table. A line for each on
/// `out`,
///
///     NUMBER SCORE MOVE NODES SECONDS
///
/// with the number of the position in the file from 1, the score for the side to move with its sign and the best move
/// (`pa` where the side to move must pass, `--` where the game is over), and at the end `total NODES SECONDS`.
/// What cannot be read is told on `errors` and takes a number too; then the result is false.
/// `file` is what the input is called there.
bool solveAll(std::istream& input, std::string_view file, const SolveOptions& options, std::ostream& out,
              std::ostream& errors);

} // namespace qipan::nboard
