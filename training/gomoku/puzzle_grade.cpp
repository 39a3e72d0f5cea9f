// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/puzzle_grade.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace qipan::training {

namespace {

using namespace gomoku;
using puzzle::Kind;

constexpr std::size_t grades = puzzle::highestGrade;

constexpr std::pair<Kind, std::array<int, grades>> wanted[]{
    {Kind::Five, {20, 14, 6, 0, 0, 0, 0, 0, 0, 0}},       {Kind::Block, {14, 16, 10, 0, 0, 0, 0, 0, 0, 0}},
    {Kind::Forbidden, {0, 12, 12, 12, 6, 2, 0, 0, 0, 0}}, {Kind::FourThree, {0, 12, 16, 16, 12, 6, 2, 0, 0, 0}},
    {Kind::Vcf, {8, 10, 12, 14, 18, 20, 20, 20, 18, 18}}, {Kind::Defence, {0, 0, 20, 24, 14, 8, 6, 4, 2, 2}},
    {Kind::Trap, {0, 0, 0, 0, 10, 10, 10, 8, 8, 8}},      {Kind::Vct, {0, 0, 0, 0, 0, 0, 8, 16, 20, 20}},
};

int widthOf(std::uint64_t number)
{
    return static_cast<int>(std::bit_width(number));
}

/// Whether the stone fills a gap or extends an existing four.
bool isHidden(const PuzzleScene& scene, Side side, Point point)
{
    for (const int step : lineSteps) {
        int before = 0;
        int after = 0;
        for (Point next = point - step; scene.position.board().at(next) == stoneOf(side); next -= step)
            ++before;
        for (Point next = point + step; scene.position.board().at(next) == stoneOf(side); next += step)
            ++after;
        if (before + after >= 4)
            return before > 0 && after > 0;
    }
    return false;
}

int ofFive(const PuzzleScene& scene, Side side, Point point)
{
    const int stones = scene.position.stones();
    return 1 + (isHidden(scene, side, point) ? 1 : 0) + (stones > 30 ? 1 : 0);
}

} // namespace

int gradeOf(const puzzle::Puzzle& puzzle, const PuzzleScene& scene, const PuzzleIdea& idea)
{
    const int choices = scene.position.pointsFrom(scene.mover, PointThreat::Four).size();
    const int moves = static_cast<int>(puzzle.board.moves.size() + 1) / 2;
    const Point first = pointOf(puzzle.board.moves.front());
    int grade = 1;
    switch (puzzle.kind) {
    case Kind::Five:
        grade = ofFive(scene, scene.mover, first);
        break;
    case Kind::Block:
        grade = ofFive(scene, scene.other(), first);
        break;
    case Kind::Forbidden:
        grade = 2 + static_cast<int>(idea.effort) / 2;
        break;
    case Kind::FourThree:
        grade = 2 + (choices - 2) / 2 + std::min(scene.position.stones() / 12, 3) - (puzzle.first.size() == 1 ? 0 : 1);
        break;
    case Kind::Vcf:
        grade = idea.fours + (idea.fours <= 3 ? choices / 4 : 1 + choices / 6) + (idea.fours >= 6 ? 1 : 0);
        break;
    case Kind::Trap:
        grade = 4 + idea.fours + choices / 4;
        break;
    case Kind::Defence:
        grade = 2 + idea.fours + (puzzle.first.size() == 1 ? 1 : 0);
        break;
    case Kind::Vct:
        grade = 5 + moves / 4 + widthOf(idea.effort) / 3;
        break;
    default:
        break;
    }
    return std::clamp(grade, puzzle::lowestGrade, puzzle::highestGrade);
}

int wantedCount(Kind kind, int grade)
{
    const auto* row = std::ranges::find(wanted, kind, &std::pair<Kind, std::array<int, grades>>::first);
    return row == std::end(wanted) ? 0 : row->second[static_cast<std::size_t>(grade - 1)];
}

} // namespace qipan::training
