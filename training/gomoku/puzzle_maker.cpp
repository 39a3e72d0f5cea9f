// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/puzzle_maker.h"

#include "core/puzzle/gomoku_replies.h"
#include "core/puzzle/judge.h"
#include "training/gomoku/game_record.h"
#include "training/gomoku/shortest_win.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdio>
#include <utility>

namespace qipan::training {

namespace {

using namespace gomoku;
using puzzle::Kind;
using puzzle::Puzzle;

const std::atomic<bool> never{false};
constexpr std::size_t maxPlies = 31;

std::string idOf(Kind kind, std::uint64_t number)
{
    std::array<char, 9> digits{};
    std::snprintf(digits.data(), digits.size(), "%08x", static_cast<unsigned>(number));
    return std::string{puzzle::keyOf(kind)} + "-" + digits.data();
}

Puzzle boardOf(const PuzzleScene& scene, const PuzzleIdea& idea)
{
    const Board& board = scene.position.board();
    Puzzle puzzle{.kind = idea.kind};
    puzzle.board.id = idOf(idea.kind, canonicalNumber(scene));
    puzzle.board.rule = nameOf(scene.position.rule());
    puzzle.board.size = {board.size(), board.size()};
    puzzle.board.turn = scene.mover;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (const Stone stone = board.at(pointOf({x, y})); stone != Stone::None)
                puzzle.board.stones.push_back({.cell = {x, y}, .side = sideOf(stone)});
        }
    }
    char letter = 'A';
    for (const Point point : idea.labelled)
        puzzle.board.marks.push_back(
            {.cell = cellOf(point), .kind = record::MarkKind::Label, .label = std::string(1, letter++)});
    return puzzle;
}

bool isFourThree(const PuzzleScene& scene, Cell cell)
{
    return scene.position.threatAt(pointOf(cell), scene.mover) == PointThreat::FourThree;
}

/// Plays `first` and then the judge's best moves, which are those of the puzzle if it has any; false if they do not
/// reach the goal.
bool solve(Puzzle& puzzle, Cell first)
{
    const auto judge = puzzle::makeGomokuJudge(puzzle);
    std::vector<Cell> line{first};
    while (line.size() < maxPlies) {
        const puzzle::Judgement judgement = judge->judge(line, never);
        if (judgement.verdict == puzzle::Verdict::Wrong)
            return false;
        line.insert(line.end(), judgement.answer.begin(), judgement.answer.end());
        if (judgement.verdict == puzzle::Verdict::Solved) {
            puzzle.board.moves = std::move(line);
            return true;
        }
        const std::vector<Cell> right = judge->rightMoves(line, never);
        if (right.empty())
            return false;
        line.push_back(right.front());
    }
    return false;
}

/// Why it is not a puzzle; nothing if it is one.
std::string rejectionReason(Puzzle& puzzle, const PuzzleScene& scene, const PuzzleIdea& idea)
{
    puzzle.first = puzzle::makeGomokuJudge(puzzle)->rightMoves({}, never);
    if (puzzle.first.empty())
        return "no right move";
    if (puzzle.first.size() > maxFirstMoves)
        return "many right moves";
    auto first = puzzle.first.begin();
    if (puzzle.kind == Kind::FourThree)
        first = std::ranges::find_if(puzzle.first, [&](Cell cell) { return isFourThree(scene, cell); });
    if (first == puzzle.first.end())
        return "no four and three is right";
    if (puzzle.kind == Kind::Vct) {
        Position position = scene.position;
        puzzle.board.moves = puzzle::cellsOf(ShortestWinFinder{}.find(position, scene.mover));
        if (puzzle.board.moves.empty())
            return "the shortest win is not decided";
        first = puzzle.board.moves.begin();
    }
    if (!solve(puzzle, *first))
        return "no solution";
    std::ranges::sort(puzzle.first, {}, [](Cell cell) { return std::pair{cell.y, cell.x}; });
    const int moves = static_cast<int>(puzzle.board.moves.size()) / 2;
    return idea.fours != 0 && puzzle.kind != Kind::Defence && moves > idea.fours ? "not the shortest solution" : "";
}

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

std::optional<Puzzle> puzzleOf(const PuzzleScene& scene, const PuzzleIdea& idea, Rejections& rejections)
{
    Puzzle puzzle = boardOf(scene, idea);
    if (const std::string reason = rejectionReason(puzzle, scene, idea); !reason.empty()) {
        ++rejections[std::string{puzzle::keyOf(idea.kind)} + ": " + reason];
        return std::nullopt;
    }
    puzzle.grade = gradeOf(puzzle, scene, idea);
    return puzzle;
}

std::uint64_t canonicalNumber(const PuzzleScene& scene)
{
    const Board& board = scene.position.board();
    const bool swaps = scene.position.rule() != Rule::Renju && scene.mover == Side::White;
    const int last = board.size() - 1;
    std::array<std::uint64_t, 8> numbers{};
    for (int y = 0; y <= last; ++y) {
        for (int x = 0; x <= last; ++x) {
            const Stone stone = board.at(pointOf({x, y}));
            if (stone == Stone::None)
                continue;
            const Side side = swaps ? opposite(sideOf(stone)) : sideOf(stone);
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                Cell cell{(i & 1) != 0 ? last - x : x, (i & 2) != 0 ? last - y : y};
                if ((i & 4) != 0)
                    std::swap(cell.x, cell.y);
                numbers[i] ^= zobrist::ofStone(pointOf(cell), side);
            }
        }
    }
    return *std::ranges::min_element(numbers) ^ mix(0, static_cast<std::uint64_t>(scene.position.rule()));
}

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
        grade = 4 + moves / 2 + widthOf(idea.effort) / 3;
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
