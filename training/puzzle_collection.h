// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Selects puzzles from many candidates: up to a number of each kind and grade, without duplicates.
class PuzzleCollection {
public:
    explicit PuzzleCollection(int maxPerGrade)
        : m_maxPerGrade{maxPerGrade}
    {
    }

    /// Keeps the puzzle or counts the reason against it. Precondition: equivalent puzzles have the same id.
    void add(puzzle::Puzzle puzzle);
    /// Counts a position that did not become a puzzle.
    void reject(const std::string& why) { ++m_rejected[why]; }

    [[nodiscard]] int count(puzzle::Kind kind, int grade) const;
    /// The number to keep of this grade is reached.
    [[nodiscard]] bool isFull(puzzle::Kind kind, int grade) const { return count(kind, grade) >= m_maxPerGrade; }
    [[nodiscard]] const std::vector<puzzle::Puzzle>& puzzles() const { return m_puzzles; }

    /// Writes a comment line, then all blocks by kind in the game's order, grade and id.
    void write(std::ostream& out, std::string_view comment) const;
    /// Writes the numbers for each kind and grade, and the reasons for rejections.
    void printSummary(std::ostream& messages) const;

private:
    int m_maxPerGrade;
    std::vector<puzzle::Puzzle> m_puzzles;
    std::set<std::string, std::less<>> m_ids;
    std::map<std::pair<puzzle::Kind, int>, int> m_counts;
    std::map<std::string, int> m_rejected;
};

/// `KIND-xxxxxxx`, with seven digits of a hash that is equal for equivalent puzzles.
[[nodiscard]] std::string puzzleId(puzzle::Kind kind, std::uint64_t hash);

} // namespace qipan::training
