#include "training/gomoku/puzzle_maker.h"

#include "core/gomoku/zobrist.h"
#include "core/puzzle/judge.h"
#include "training/gomoku/game_record.h"
#include "training/gomoku/puzzle_grade.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <memory>
#include <utility>

namespace qipan::training {

namespace {

using namespace gomoku;
using puzzle::Kind;
using puzzle::Puzzle;

const std::atomic<bool> never{false};
constexpr std::size_t mostFirst = 3;
constexpr std::size_t mostPlies = 31;

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

/// Plays the best moves that the judge knows; false where they come to no good end.
bool solve(Puzzle& puzzle)
{
    const auto judge = puzzle::makeGomokuJudge(puzzle);
    std::vector<Cell> line;
    while (line.size() < mostPlies) {
        const std::vector<Cell> right = judge->rightMoves(line, never);
        if (right.empty())
            return false;
        if (line.empty())
            puzzle.first = right;
        if (puzzle.first.size() > mostFirst)
            return false;
        line.push_back(right.front());
        const puzzle::Judgement judgement = judge->judge(line, never);
        if (judgement.verdict == puzzle::Verdict::Wrong)
            return false;
        line.insert(line.end(), judgement.answer.begin(), judgement.answer.end());
        if (judgement.verdict == puzzle::Verdict::Solved) {
            puzzle.board.moves = std::move(line);
            std::ranges::sort(puzzle.first, {}, [](Cell cell) { return std::pair{cell.y, cell.x}; });
            return true;
        }
    }
    return false;
}

bool areFourThrees(const PuzzleScene& scene, const std::vector<Cell>& cells)
{
    return std::ranges::all_of(cells, [&](Cell cell) {
        return scene.position.threatAt(pointOf(cell), scene.mover) == PointThreat::FourThree;
    });
}

} // namespace

std::optional<Puzzle> puzzleOf(const PuzzleScene& scene, const PuzzleIdea& idea, Rejections& rejections)
{
    const std::string kind{puzzle::keyOf(idea.kind)};
    Puzzle puzzle = boardOf(scene, idea);
    if (!solve(puzzle)) {
        ++rejections[kind + (puzzle.first.size() > mostFirst ? ": many right moves" : ": no solution")];
        return std::nullopt;
    }
    if (puzzle.kind == Kind::FourThree && !areFourThrees(scene, puzzle.first)) {
        ++rejections[kind + ": other right moves"];
        return std::nullopt;
    }
    const int moves = static_cast<int>(puzzle.board.moves.size()) / 2;
    const bool isShort = idea.fours == 0 || puzzle.kind == Kind::Defence || moves <= idea.fours;
    if (!isShort || (puzzle.kind == Kind::Vct && moves < 3)) {
        ++rejections[kind + (isShort ? ": one move" : ": not the shortest solution")];
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
    return *std::ranges::min_element(numbers) ^ zobrist::splitMix(static_cast<std::uint64_t>(scene.position.rule()));
}

} // namespace qipan::training
