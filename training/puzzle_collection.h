#pragma once

#include "core/puzzle/puzzle.h"

#include <cstdint>
#include <iosfwd>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::training {

/// Puzzles that are made by the thousand, of which some are kept: so many of each kind and grade, each once.
class PuzzleCollection {
public:
    explicit PuzzleCollection(int mostOfGrade)
        : m_mostOfGrade{mostOfGrade}
    {
    }

    /// Keeps the puzzle, or counts why not. The ids of puzzles that are alike must be the same.
    void add(puzzle::Puzzle puzzle);
    /// Counts a position that has become no puzzle.
    void reject(const std::string& why) { ++m_rejected[why]; }

    [[nodiscard]] int count(puzzle::Kind kind, int grade) const;
    /// So many of a grade as are kept.
    [[nodiscard]] bool isFull(puzzle::Kind kind, int grade) const { return count(kind, grade) >= m_mostOfGrade; }
    [[nodiscard]] const std::vector<puzzle::Puzzle>& puzzles() const { return m_puzzles; }

    /// All blocks, by kind in the game's order, grade and id, below a line of comment.
    void write(std::ostream& out, std::string_view comment) const;
    /// How many there are of each kind and grade, and why others are not.
    void tell(std::ostream& notes) const;

private:
    int m_mostOfGrade;
    std::vector<puzzle::Puzzle> m_puzzles;
    std::set<std::string, std::less<>> m_ids;
    std::map<std::pair<puzzle::Kind, int>, int> m_counts;
    std::map<std::string, int> m_rejected;
};

/// `KIND-xxxxxxx`, seven digits of a hash of what is the same for all puzzles that are alike.
[[nodiscard]] std::string puzzleId(puzzle::Kind kind, std::uint64_t hash);

} // namespace qipan::training
