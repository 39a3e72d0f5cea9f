// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/puzzle_collection.h"

#include "core/puzzle/puzzle_reader.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <tuple>

namespace qipan::training {

using puzzle::Kind;
using puzzle::Puzzle;

void PuzzleCollection::add(Puzzle puzzle)
{
    if (m_ids.contains(puzzle.board.id))
        return reject("known");
    if (isFull(puzzle.kind, puzzle.grade))
        return reject("enough of that kind and grade");
    m_ids.insert(puzzle.board.id);
    ++m_counts[{puzzle.kind, puzzle.grade}];
    m_puzzles.push_back(std::move(puzzle));
}

int PuzzleCollection::count(Kind kind, int grade) const
{
    const auto found = m_counts.find({kind, grade});
    return found == m_counts.end() ? 0 : found->second;
}

void PuzzleCollection::write(std::ostream& out, std::string_view comment) const
{
    std::vector<const Puzzle*> sorted;
    for (const Puzzle& puzzle : m_puzzles)
        sorted.push_back(&puzzle);
    std::ranges::sort(sorted, {}, [](const Puzzle* puzzle) {
        return std::tuple{puzzle->kind, puzzle->grade, puzzle->board.id};
    });
    out << comment << '\n';
    for (const Puzzle* puzzle : sorted)
        out << '\n' << puzzle::textOf(*puzzle);
}

void PuzzleCollection::printSummary(std::ostream& messages) const
{
    std::set<Kind> kinds;
    for (const auto& [of, count] : m_counts)
        kinds.insert(of.first);
    messages << std::setw(12) << "grade";
    for (int grade = puzzle::lowestGrade; grade <= puzzle::highestGrade; ++grade)
        messages << std::setw(4) << grade;
    messages << "   all\n";
    for (const Kind kind : kinds) {
        messages << std::setw(12) << puzzle::keyOf(kind);
        int all = 0;
        for (int grade = puzzle::lowestGrade; grade <= puzzle::highestGrade; ++grade) {
            messages << std::setw(4) << count(kind, grade);
            all += count(kind, grade);
        }
        messages << std::setw(6) << all << '\n';
    }
    for (const auto& [why, count] : m_rejected)
        messages << std::setw(8) << count << ' ' << why << '\n';
}

std::string puzzleId(Kind kind, std::uint64_t hash)
{
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr int length = 7;
    std::string id = std::string{puzzle::keyOf(kind)} + "-";
    for (int i = 0; i < length; ++i, hash >>= 4U)
        id += digits[hash & 15U];
    return id;
}

} // namespace qipan::training
