// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the incremental gomoku position with one that scans the lines after each stone.
//     bench_gomoku_position [GAMES]
// GAMES is 1 … 1000, default 10. Random games of 60 plies near existing stones, under each rule; processor time, the
// best of three runs. Place and take back: 64 random candidates on each position of a game; the plain position uses
// the same tables but reads the lines of all points in reach from the board after each change. Five check: the same
// candidates for both sides; the plain version places a stone, counts the rows through it, and removes it.

#include "core/gomoku/position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

namespace {

using namespace qipan;
using namespace qipan::gomoku;

constexpr int pliesOfGame = 60;
constexpr std::size_t triesOfPly = 64;

/// The work on one position: candidates to try, then the move of the game.
struct Step {
    std::vector<Point> tries;
    Point move;
};
using Game = std::vector<Step>;

std::vector<Game> makeGames(int count)
{
    std::mt19937 random{51};
    std::vector<Game> games;
    for (int i = 0; i < count; ++i) {
        Position position{15, Rule::Freestyle, handcraftedWeights(Rule::Freestyle)};
        Game game;
        position.place(pointOf({7, 7}), Side::White);
        for (int ply = 0; ply < pliesOfGame; ++ply) {
            std::vector<Point> candidates;
            for (const Point point : position.candidates())
                candidates.push_back(point);
            Step step{.move = candidates[random() % candidates.size()]};
            for (std::size_t n = 0; n < triesOfPly; ++n)
                step.tries.push_back(candidates[random() % candidates.size()]);
            position.place(step.move, ply % 2 == 0 ? Side::Black : Side::White);
            game.push_back(step);
        }
        games.push_back(game);
    }
    return games;
}

/// Keeps the shapes and sums of both sides by scanning the line of every point in reach after each change.
class WalkingPosition {
public:
    WalkingPosition(Rule rule, const Weights& weights)
        : m_board{15}
        , m_rule{rule}
        , m_weights{weights}
        , m_tables{&lineTable(rule, Side::Black), &lineTable(rule, Side::White)}
    {
        for (int y = 0; y < 15; ++y) {
            for (int x = 0; x < 15; ++x)
                add(pointOf({x, y}));
        }
    }

    void place(Point point, Side side)
    {
        m_points.push_back(point);
        count(point, -1);
        m_board.place(point, side);
        assessAround(point);
    }
    void undo()
    {
        const Point point = m_points.back();
        m_points.pop_back();
        m_board.remove(point);
        add(point);
        assessAround(point);
    }
    [[nodiscard]] int value(Side side, Side mover) const
    {
        return (side == mover ? m_moving : m_waiting)[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] bool makesFive(Point point, Side side)
    {
        m_board.place(point, side);
        const bool wins = winsThrough(m_board, m_rule, point);
        m_board.remove(point);
        return wins;
    }

private:
    struct Assessment {
        FourShapes shapes{};
        CodeValue value;
    };

    [[nodiscard]] Assessment& of(Point point, std::size_t side)
    {
        return m_assessments[side][static_cast<std::size_t>(point)];
    }
    void count(Point point, int sign)
    {
        for (std::size_t side = 0; side < 2; ++side) {
            m_moving[side] += sign * of(point, side).value.moving;
            m_waiting[side] += sign * of(point, side).value.waiting;
        }
    }

    [[nodiscard]] LineShape shape(Point point, int step, Side side) const
    {
        const int reach = lineReach(m_rule);
        int key = 0;
        for (int i = 0; i < 2 * reach; ++i) {
            const Stone stone = m_board.at(point + (i < reach ? -1 - i : i + 1 - reach) * step);
            const int digit = stone == Stone::None ? emptyDigit : stone == stoneOf(side) ? ownDigit : blockedDigit;
            key += digit * placeValues[static_cast<std::size_t>(i)];
        }
        return m_tables[static_cast<std::size_t>(side)]->shapeAt(static_cast<LineKey>(key));
    }

    void assess(Point point, std::size_t line)
    {
        for (const Side side : {Side::Black, Side::White}) {
            Assessment& assessment = of(point, static_cast<std::size_t>(side));
            assessment.shapes[line] = shape(point, lineSteps[line], side);
            const PointCode code = pointCode(assessment.shapes);
            assessment.value = m_weights.values[static_cast<std::size_t>(side)][code];
        }
    }

    /// Counts a point that was not counted before.
    void add(Point point)
    {
        for (std::size_t line = 0; line < lineSteps.size(); ++line)
            assess(point, line);
        count(point, +1);
    }

    void assessAround(Point from)
    {
        const int reach = lineReach(m_rule);
        for (std::size_t line = 0; line < lineSteps.size(); ++line) {
            for (int i = -reach; i <= reach; ++i) {
                const Point point = from + i * lineSteps[line];
                if (i == 0 || m_board.at(point) != Stone::None)
                    continue;
                count(point, -1);
                assess(point, line);
                count(point, +1);
            }
        }
    }

    Board m_board;
    Rule m_rule;
    const Weights& m_weights;
    std::array<const LineTable*, 2> m_tables;
    std::array<std::array<Assessment, static_cast<std::size_t>(pointCount)>, 2> m_assessments{};
    std::array<int, 2> m_moving{};
    std::array<int, 2> m_waiting{};
    std::vector<Point> m_points;
};

/// The result of a measured loop, for comparison, its number of repetitions and its time.
struct Measured {
    long long found = 0;
    long long times = 0;
    double seconds = 0;

    [[nodiscard]] double nanoseconds() const { return seconds * 1e9 / static_cast<double>(times); }
};

template <typename Visit, typename AnyPosition>
Measured measure(const std::vector<Game>& games, AnyPosition& position, Visit visit)
{
    Measured measured;
    for (const Game& game : games) {
        position.place(pointOf({7, 7}), Side::White);
        Side side = Side::Black;
        for (const Step& step : game) {
            const std::clock_t begin = std::clock();
            visit(position, step, side, measured);
            measured.seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            position.place(step.move, side);
            side = opposite(side);
        }
        for (int i = 0; i <= pliesOfGame; ++i)
            position.undo();
    }
    return measured;
}

template <typename AnyPosition>
int difference(const AnyPosition& position, Side mover)
{
    return position.value(mover, mover) - position.value(opposite(mover), mover);
}

constexpr auto tryAll = [](auto& position, const Step& step, Side side, Measured& measured) {
    for (const Point point : step.tries) {
        position.place(point, side);
        measured.found += difference(position, side);
        position.undo();
        ++measured.times;
    }
};

constexpr auto findFives = [](auto& position, const Step& step, Side, Measured& measured) {
    for (const Point point : step.tries) {
        for (const Side side : {Side::Black, Side::White}) {
            measured.found += position.makesFive(point, side) ? 1 : 0;
            ++measured.times;
        }
    }
};

/// The fastest of three runs, to reduce the influence of other programs.
template <typename AnyPosition, typename Visit>
Measured best(const std::vector<Game>& games, AnyPosition& position, Visit visit)
{
    Measured best = measure(games, position, visit);
    for (int run = 1; run < 3; ++run) {
        const Measured next = measure(games, position, visit);
        best.seconds = std::min(best.seconds, next.seconds);
    }
    return best;
}

/// Runs both and prints their times; false if their results differ.
template <typename Visit>
bool compare(const char* name, const std::vector<Game>& games, Position& fast, WalkingPosition& plain, Visit visit)
{
    const Measured first = best(games, fast, visit);
    const Measured second = best(games, plain, visit);
    std::printf("  %-22s %8.1f ns   plain %8.1f ns   ratio %6.1f\n", name, first.nanoseconds(), second.nanoseconds(),
                second.nanoseconds() / first.nanoseconds());
    return first.found == second.found;
}

} // namespace

int main(int argc, char* argv[])
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 10;
    if (argc > 2 || count < 1 || count > 1'000) {
        std::fprintf(stderr, "usage: bench_gomoku_position [GAMES from 1 to 1000]\n");
        return 2;
    }
    const std::vector<Game> games = makeGames(count);
    bool same = true;
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        std::printf("%s\n", rule == Rule::Freestyle ? "freestyle" : rule == Rule::Standard ? "standard" : "renju");
        Position fast{15, rule, handcraftedWeights(rule)};
        WalkingPosition plain{rule, handcraftedWeights(rule)};
        same = compare("place and take back", games, fast, plain, tryAll) && same;
        same = compare("five check", games, fast, plain, findFives) && same;
    }
    if (!same)
        std::fprintf(stderr, "the two positions differ\n");
    return same ? 0 : 1;
}
