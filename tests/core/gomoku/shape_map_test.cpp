#include "core/gomoku/shape_map.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <random>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

constexpr int threatLevels = threatCount;

/// True when the row that holds `point` along `step` wins, counted anew.
bool rowHolds(const Board& board, Rule rule, Point point, int step)
{
    int length = 1;
    for (Point p = point + step; board.at(p) == board.at(point); p += step)
        ++length;
    for (Point p = point - step; board.at(p) == board.at(point); p -= step)
        ++length;
    return rowWins(rule, sideOf(board.at(point)), length);
}

/// The empty points of a line, at most five steps away, where one more stone wins together with the one on `point`.
int winningPoints(Board& board, Rule rule, Point point, int step, Side side)
{
    int count = 0;
    for (int i = -5; i <= 5; ++i) {
        const Point next = point + i * step;
        if (board.at(next) != Stone::None)
            continue;
        board.place(next, side);
        // only an unbroken row of both counts
        const bool wins = rowHolds(board, rule, point, step) && rowHolds(board, rule, next, step);
        board.remove(next);
        count += wins ? 1 : 0;
    }
    return count;
}

bool makesOpenFour(Board& board, Rule rule, Point point, int step, Side side)
{
    for (int i = -5; i <= 5; ++i) {
        const Point next = point + i * step;
        if (board.at(next) != Stone::None)
            continue;
        board.place(next, side);
        const bool open = !rowHolds(board, rule, next, step) && winningPoints(board, rule, point, step, side) > 1;
        board.remove(next);
        if (open)
            return true;
    }
    return false;
}

Shape shapeByTrying(Board board, Rule rule, Point point, int step, Side side)
{
    board.place(point, side);
    if (rowHolds(board, rule, point, step))
        return Shape::Five;
    const int fives = winningPoints(board, rule, point, step, side);
    if (fives > 0)
        return fives > 1 ? Shape::OpenFour : Shape::Four;
    return makesOpenFour(board, rule, point, step, side) ? Shape::OpenThree : Shape::None;
}

Board crowdedBoard(int size, int stones, std::mt19937& random)
{
    Board board{size};
    const std::vector<Cell> cells = test::allCells({size, size});
    while (board.stones() < stones) {
        const Point point = pointOf(cells[test::below(random, cells.size())]);
        if (board.at(point) == Stone::None)
            board.place(point, random() % 2 == 0 ? Side::Black : Side::White);
    }
    return board;
}

void requireSame(const ShapeMap& map, const ShapeMap& fresh)
{
    for (const Side side : {Side::Black, Side::White}) {
        REQUIRE(map.total(side) == fresh.total(side));
        for (int t = 0; t < threatLevels; ++t)
            REQUIRE(map.count(side, static_cast<Threat>(t)) == fresh.count(side, static_cast<Threat>(t)));
        REQUIRE(map.pointsWith(side, Threat::SleepingThree) == fresh.pointsWith(side, Threat::SleepingThree));
        for (const Point point : fresh.nearbyPoints()) {
            REQUIRE(map.threatAt(point, side) == fresh.threatAt(point, side));
            REQUIRE(map.worth(point, side) == fresh.worth(point, side));
        }
    }
    REQUIRE(map.nearbyPoints() == fresh.nearbyPoints());
}

} // namespace

TEST_CASE("the shape table agrees with trying every stone out", "[gomoku][shapes]")
{
    std::mt19937 random{31};
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const ShapeTable table{rule};
        const int boards = test::repetitions(60, 1'000);
        for (int i = 0; i < boards; ++i) {
            const Board board = crowdedBoard(15, 40 + i % 4 * 25, random);
            for (const Cell cell : test::allCells({15, 15})) {
                const Point point = pointOf(cell);
                if (board.at(point) != Stone::None)
                    continue;
                for (const int step : lineSteps) {
                    const Shape expected = shapeByTrying(board, rule, point, step, Side::White);
                    const Shape found = table.shapeAt(board, point, step, Side::White);
                    if (expected >= Shape::OpenThree)
                        REQUIRE(found == expected);
                    else
                        REQUIRE(found < Shape::OpenThree);
                }
            }
        }
    }
}

TEST_CASE("a shape map kept up to date equals one made anew", "[gomoku][shapes]")
{
    std::mt19937 random{32};
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const ShapeTable table{rule};
        ShapeMap map{Board{15}, table};
        std::vector<Point> placed;
        for (int i = 0; i < 600; ++i) {
            if (!placed.empty() && random() % 3 == 0) {
                map.remove(placed.back());
                placed.pop_back();
            } else if (placed.size() < 200) {
                const Point point = pointOf({static_cast<int>(random() % 15), static_cast<int>(random() % 15)});
                if (map.board().at(point) != Stone::None)
                    continue;
                map.place(point, random() % 2 == 0 ? Side::Black : Side::White);
                placed.push_back(point);
            }
            requireSame(map, ShapeMap{map.board(), table});
        }
    }
}

TEST_CASE("threats in two lines count together", "[gomoku][shapes]")
{
    const ShapeTable table{Rule::Freestyle};
    const auto threatAt = [&table](const std::vector<Cell>& black, const std::vector<Cell>& white) {
        Board board{15};
        for (const Cell cell : black)
            board.place(pointOf(cell), Side::Black);
        for (const Cell cell : white)
            board.place(pointOf(cell), Side::White);
        return ShapeMap{board, table}.threatAt(pointOf({7, 7}), Side::Black);
    };
    CHECK(threatAt({{6, 7}, {5, 7}}, {}) == Threat::OpenThree);
    CHECK(threatAt({{6, 7}, {5, 7}, {7, 6}, {7, 5}}, {}) == Threat::DoubleThree);
    CHECK(threatAt({{6, 7}, {5, 7}, {4, 7}}, {{3, 7}}) == Threat::Four);
    CHECK(threatAt({{6, 7}, {5, 7}, {4, 7}, {7, 6}, {7, 5}}, {{3, 7}}) == Threat::FourThree);
    CHECK(threatAt({{6, 7}, {5, 7}, {4, 7}, {7, 6}, {7, 5}, {7, 4}}, {{3, 7}, {7, 3}}) == Threat::OpenFour);
    CHECK(threatAt({{6, 7}, {5, 7}, {4, 7}}, {}) == Threat::OpenFour);
    CHECK(threatAt({{6, 7}, {5, 7}, {8, 7}, {9, 7}}, {}) == Threat::Five);
    CHECK(threatAt({{6, 7}, {5, 7}}, {{4, 7}}) == Threat::SleepingThree);
    CHECK(threatAt({{6, 7}, {5, 7}}, {{4, 7}, {9, 7}}) == Threat::None);
}
