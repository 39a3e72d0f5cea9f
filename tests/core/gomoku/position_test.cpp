// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/position.h"

#include "core/gomoku/forbidden.h"
#include "tests/core/gomoku/position_view.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

/// A random empty point, usually near the stones.
Point somePoint(const Position& position, std::mt19937& random)
{
    const PointSet candidates = position.candidates();
    const bool near = !candidates.isEmpty() && random() % 16 != 0;
    std::vector<Point> points;
    for (const Point point : near ? candidates : position.emptyPoints())
        points.push_back(point);
    return points[test::below(random, points.size())];
}

Side someSide(int stones, std::mt19937& random)
{
    const bool inTurn = random() % 8 != 0;
    return (stones % 2 == 0) == inTurn ? Side::Black : Side::White;
}

/// Plays forwards and backwards, then takes everything back; after each step the position must agree with one computed
/// from the stones.
void playAndCompare(Position position, test::PlainPosition& plain, std::mt19937& random, int steps)
{
    std::vector<test::PositionView> before{plain.viewOf(position.board())};
    REQUIRE(test::viewOf(position) == before.back());
    for (int step = 0; step < steps || position.stones() > 0; ++step) {
        const bool back = step >= steps || random() % 4 == 0;
        if (back && position.stones() > 0) {
            position.undo();
            before.pop_back();
        } else if (!back && !position.board().isFull()) {
            position.place(somePoint(position, random), someSide(position.stones(), random));
            before.push_back(plain.viewOf(position.board()));
        }
        REQUIRE(test::viewOf(position) == before.back());
    }
}

void compareRandomGames(Rule rule)
{
    std::mt19937 random{41 + static_cast<unsigned>(rule)};
    test::PlainPosition plain{rule, handcraftedWeights(rule)};
    const int games = test::repetitions(200, 10'000);
    for (int game = 0; game < games; ++game) {
        const int size = game % 8 == 0 ? 20 : game % 8 == 1 ? 5 + game / 8 % 16 : 15;
        playAndCompare(Position{size, rule, handcraftedWeights(rule)}, plain, random, 20 + game % 80);
    }
}

/// Parses a position of size 15, row by row from the top left: X for black, O for white; missing rows are empty.
Position drawnPosition(Rule rule, const std::vector<std::string>& rows)
{
    Position position{15, rule, handcraftedWeights(rule)};
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == 'X' || rows[y][x] == 'O')
                position.place(pointOf({static_cast<int>(x), static_cast<int>(y)}),
                               rows[y][x] == 'X' ? Side::Black : Side::White);
        }
    }
    return position;
}

} // namespace

TEST_CASE("an incrementally updated freestyle position matches its stones", "[gomoku][position]")
{
    compareRandomGames(Rule::Freestyle);
}

TEST_CASE("an incrementally updated standard position matches its stones", "[gomoku][position]")
{
    compareRandomGames(Rule::Standard);
}

TEST_CASE("an incrementally updated renju position matches its stones", "[gomoku][position]")
{
    compareRandomGames(Rule::Renju);
}

TEST_CASE("a position made from a board equals the one that was played", "[gomoku][position]")
{
    std::mt19937 random{45};
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        Position played{15, rule, handcraftedWeights(rule)};
        for (int i = 0; i < 60; ++i)
            played.place(somePoint(played, random), someSide(i, random));
        const Position made{played.board(), rule, handcraftedWeights(rule)};
        REQUIRE(test::viewOf(made) == test::viewOf(played));
        REQUIRE(made.stones() == 60);
    }
}

TEST_CASE("a full board has no shapes left and can be undone", "[gomoku][position]")
{
    std::mt19937 random{46};
    test::PlainPosition plain{Rule::Renju, handcraftedWeights(Rule::Renju)};
    Position position{20, Rule::Renju, handcraftedWeights(Rule::Renju)};
    const test::PositionView empty = test::viewOf(position);
    while (!position.board().isFull())
        position.place(somePoint(position, random), someSide(position.stones(), random));
    REQUIRE(test::viewOf(position) == plain.viewOf(position.board()));
    REQUIRE(position.value(Side::Black, Side::Black) == 0);
    while (position.stones() > 0)
        position.undo();
    REQUIRE(test::viewOf(position) == empty);
}

TEST_CASE("threats on several lines are combined", "[gomoku][position]")
{
    constexpr Point centre = pointOf({4, 4});
    const auto threatAt = [](const std::vector<std::string>& rows, Rule rule = Rule::Freestyle) {
        return drawnPosition(rule, rows).threatAt(centre, Side::Black);
    };
    const std::string none = ".........";
    CHECK(threatAt({none, none, none, none, "..X......"}) == PointThreat::OpenTwo);
    CHECK(threatAt({none, none, "....X....", none, "..X......"}) == PointThreat::DoubleTwo);
    CHECK(threatAt({none, none, none, none, ".OXX....."}) == PointThreat::SleepingThree);
    CHECK(threatAt({none, none, "....X....", none, ".OXX....."}) == PointThreat::SleepingThreePlus);
    CHECK(threatAt({none, none, none, none, "..XX....."}) == PointThreat::OpenThree);
    CHECK(threatAt({none, none, "....X....", none, "..XX....."}) == PointThreat::OpenThreePlus);
    CHECK(threatAt({none, none, "....X....", "....X....", "..XX....."}) == PointThreat::DoubleThree);
    CHECK(threatAt({none, none, none, none, "OXXX....."}) == PointThreat::Four);
    CHECK(threatAt({none, none, "....X....", none, "OXXX....."}) == PointThreat::FourPlus);
    CHECK(threatAt({none, none, "....X....", "....X....", "OXXX....."}) == PointThreat::FourThree);
    CHECK(threatAt({"....O....", "....X....", "....X....", "....X....", "OXXX....."}) == PointThreat::OpenFour);
    CHECK(threatAt({none, none, none, none, ".XXX....."}) == PointThreat::OpenFour);
    CHECK(threatAt({none, none, none, none, "X.XX..X.."}) == PointThreat::OpenFour);
    CHECK(threatAt({none, none, none, none, "..XX.XX.."}) == PointThreat::Five);
    CHECK(threatAt({none, none, none, none, ".XXX.XX.."}) == PointThreat::Five);
    CHECK(threatAt({none, none, none, none, ".XXX.XX.."}, Rule::Standard) == PointThreat::None);
    CHECK(threatAt({none, none, none, none, "XXX...XXX"}, Rule::Freestyle) == PointThreat::OpenFour);
    CHECK(threatAt({none, none, none, none, "XXX...XXX"}, Rule::Renju) == PointThreat::None);
}

TEST_CASE("every forbidden point for Black is a suspected point", "[gomoku][position][renju]")
{
    std::mt19937 random{47};
    std::array<int, 4> met{};
    const int games = test::repetitions(200, 5'000);
    for (int game = 0; game < games; ++game) {
        Position position{15, Rule::Renju, handcraftedWeights(Rule::Renju)};
        for (int i = 0; i < 60; ++i) {
            // more black stones than in a game, to get many forbidden points
            position.place(somePoint(position, random), random() % 3 == 0 ? Side::White : Side::Black);
            if (i % 6 != 0)
                continue;
            for (const Point point : position.emptyPoints()) {
                const Forbidden why = forbiddenAt(position.board(), point);
                const ForbiddenStatus forbiddenStatus = position.forbiddenStatusAt(point);
                const bool certain = why == Forbidden::Overline || why == Forbidden::DoubleFour;
                REQUIRE((forbiddenStatus == ForbiddenStatus::Certain) == certain);
                if (why == Forbidden::DoubleThree)
                    REQUIRE(forbiddenStatus == ForbiddenStatus::DoubleThree);
                ++met[static_cast<std::size_t>(why)];
            }
        }
    }
    for (const int times : met)
        REQUIRE(times > 0);
}

TEST_CASE("only Black in renju has suspected points", "[gomoku][position]")
{
    const std::vector<std::string> crossedThrees{".........", ".........", "....X....", "....X....", "..XX....."};
    const Point point = pointOf({4, 4});
    CHECK(drawnPosition(Rule::Renju, crossedThrees).forbiddenStatusAt(point) == ForbiddenStatus::DoubleThree);
    CHECK(drawnPosition(Rule::Standard, crossedThrees).forbiddenStatusAt(point) == ForbiddenStatus::None);
    CHECK(drawnPosition(Rule::Freestyle, crossedThrees).forbiddenStatusAt(point) == ForbiddenStatus::None);
}

TEST_CASE("points of a threat level and above are returned as a set", "[gomoku][position]")
{
    Position position = drawnPosition(Rule::Freestyle, {"", "", "", "", "OXXX.....", "", "", ".....XX.."});
    CHECK(position.pointsFrom(Side::Black, PointThreat::Four).size() == 2);
    CHECK(position.pointsFrom(Side::Black, PointThreat::Five).isEmpty());
    CHECK_FALSE(position.canMakeFive(Side::Black));
    position.place(pointOf({4, 4}), Side::Black);
    CHECK(position.canMakeFive(Side::Black));
    CHECK(position.points(Side::Black, PointThreat::Five).first() == pointOf({5, 4}));
    CHECK(position.makesFive(pointOf({5, 4}), Side::Black));
    CHECK(position.lastPoint() == pointOf({4, 4}));
}

TEST_CASE("blockers are the points whose occupation weakens the threat", "[gomoku][position]")
{
    std::mt19937 random{48};
    for (std::size_t game = 0; game < 30; ++game) {
        const Rule rule = std::array{Rule::Freestyle, Rule::Standard, Rule::Renju}[game % 3];
        Position position{15, rule, handcraftedWeights(rule)};
        for (int i = 0; i < 50; ++i)
            position.place(somePoint(position, random), someSide(i, random));
        for (const Side side : {Side::Black, Side::White}) {
            for (const Point point : PointSet{position.pointsFrom(side, PointThreat::SleepingThree)}) {
                const PointThreat least = position.threatAt(point, side);
                PointSet expected;
                for (const Point other : PointSet{position.emptyPoints()}) {
                    position.place(other, opposite(side));
                    if (other == point || position.threatAt(point, side) < least)
                        expected.insert(other);
                    position.undo();
                }
                REQUIRE(position.blockers(point, side, least) == expected);
            }
        }
    }
}

TEST_CASE("the handcrafted weights follow their formula", "[gomoku][position]")
{
    const auto code = [](LineShape a, LineShape b) { return pointCode({a, LineShape::Dead, b, LineShape::OpenOne}); };
    const PointCode fourThree = code(LineShape::Four, LineShape::WideThree);
    const PointCode doubleFour = code(LineShape::Four, LineShape::Four);
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        const Weights& weights = handcraftedWeights(rule);
        for (std::size_t side = 0; side < 2; ++side) {
            const bool isLimited = rule == Rule::Renju && side == 0;
            const CodeValue twos = weights.values[side][code(LineShape::OpenTwo, LineShape::SleepingTwo)];
            CHECK((twos.waiting == 12 + 6 + 4 && twos.moving == 27));
            CHECK(weights.values[side][fourThree].waiting == 100 + 100 + 4 + 700);
            CHECK(weights.attacks[side][fourThree] == 304 + 10'000);
            CHECK(weights.values[side][doubleFour].waiting == (isLimited ? 0 : 100 + 100 + 4 + 900));
            CHECK(weights.defences[side][doubleFour] == (isLimited ? 0 : 304 + 11'000));
        }
    }
}

TEST_CASE("every code stands for four distinct shapes", "[gomoku][position]")
{
    for (int code = 0; code < pointCodeCount; ++code) {
        FourShapes shapes = shapesOf(static_cast<PointCode>(code));
        REQUIRE(pointCode(shapes) == code);
        REQUIRE(std::ranges::is_sorted(shapes, std::greater{}));
        std::ranges::reverse(shapes);
        REQUIRE(pointCode(shapes) == code);
    }
}

TEST_CASE("the hash does not depend on the move order", "[gomoku][position]")
{
    const Weights& weights = handcraftedWeights(Rule::Freestyle);
    Position one{15, Rule::Freestyle, weights};
    Position other{15, Rule::Freestyle, weights};
    one.place(pointOf({3, 3}), Side::Black);
    one.place(pointOf({4, 4}), Side::White);
    other.place(pointOf({4, 4}), Side::White);
    CHECK(other.hashAfter(pointOf({3, 3}), Side::Black) == one.hash());
    other.place(pointOf({3, 3}), Side::Black);
    CHECK(other.hash() == one.hash());
    std::set<std::uint64_t> numbers{zobrist::whiteToMove};
    for (const auto& side : zobrist::stones)
        numbers.insert(side.begin(), side.end());
    CHECK(numbers.size() == 2 * static_cast<std::size_t>(pointCount) + 1);
}
