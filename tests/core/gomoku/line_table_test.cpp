// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/line_table.h"

#include "tests/core/gomoku/plain_shapes.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

/// A line in the notation of LineShape, with N for the new stone; points beyond its ends are blocked.
LineKey keyOf(const std::string& line, Rule rule)
{
    const int reach = lineReach(rule);
    const int at = static_cast<int>(line.find('N'));
    int key = 0;
    for (int i = 0; i < 2 * reach; ++i) {
        const int place = at + (i < reach ? -1 - i : i + 1 - reach);
        const bool isOutside = place < 0 || place >= static_cast<int>(line.size());
        const char drawn = isOutside ? '|' : line[static_cast<std::size_t>(place)];
        key += (drawn == '.'       ? emptyDigit
                    : drawn == 'X' ? ownDigit
                                   : blockedDigit)
            * placeValues[static_cast<std::size_t>(i)];
    }
    return static_cast<LineKey>(key);
}

LineShape shapeOf(const std::string& line, Rule rule = Rule::Freestyle, Side side = Side::Black)
{
    return lineTable(rule, side).shapeAt(keyOf(line, rule));
}

/// The neighbourhood of a key as text.
std::string drawn(int key, int reach)
{
    std::string line(static_cast<std::size_t>(2 * reach + 1), '.');
    for (int i = 0; i < 2 * reach; ++i) {
        const int place = i < reach ? reach - 1 - i : i + 1;
        line[static_cast<std::size_t>(place)] = ".X|"[key % 3];
        key /= 3;
    }
    return line;
}

} // namespace

TEST_CASE("every line pattern yields the shape found by trial", "[gomoku][shapes]")
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (const Side side : {Side::Black, Side::White}) {
            test::PlainShapes plain{rule, side};
            const int reach = lineReach(rule);
            const int keys = rule == Rule::Freestyle ? 6'561 : 59'049;
            int different = 0;
            for (int key = 0; key < keys; ++key) {
                const LineShape expected = plain.shape(drawn(key, reach), static_cast<std::size_t>(reach));
                different += lineTable(rule, side).shapeAt(static_cast<LineKey>(key)) == expected ? 0 : 1;
            }
            CHECK(different == 0);
        }
    }
}

TEST_CASE("line shapes have the expected names", "[gomoku][shapes]")
{
    CHECK(shapeOf("|XXN..|") == LineShape::SleepingThree);
    CHECK(shapeOf("|XN.|") == LineShape::Dead);
    CHECK(shapeOf("|N...|") == LineShape::Dead);
    CHECK(shapeOf("|N....|") == LineShape::SleepingOne);
    CHECK(shapeOf("....N....") == LineShape::OpenOne);
    CHECK(shapeOf("|XN...|") == LineShape::SleepingTwo);
    CHECK(shapeOf("X.N..|") == LineShape::SleepingTwo);
    CHECK(shapeOf("|.XN...|") == LineShape::OpenTwo);
    CHECK(shapeOf(".X..N.") == LineShape::OpenTwo);
    CHECK(shapeOf("...XN...") == LineShape::WideTwo);
    CHECK(shapeOf("|XXN..") == LineShape::SleepingThree);
    CHECK(shapeOf("|XN.X.|") == LineShape::SleepingThree);
    CHECK(shapeOf("|.XXN.|") == LineShape::SleepingThree);
    CHECK(shapeOf("N...XX") == LineShape::SleepingTwo);
    CHECK(shapeOf("N..XX") == LineShape::SleepingThree);
    CHECK(shapeOf(".X.NX.") == LineShape::OpenThree);
    CHECK(shapeOf("|.XNX..|") == LineShape::OpenThree);
    CHECK(shapeOf("..XXN..") == LineShape::WideThree);
    CHECK(shapeOf("|XXXN.|") == LineShape::Four);
    CHECK(shapeOf("XX.NX") == LineShape::Four);
    CHECK(shapeOf("X.XXN") == LineShape::Four);
    CHECK(shapeOf("|XXXN|") == LineShape::Dead);
    CHECK(shapeOf("X.XNX.X") == LineShape::DoubleFour);
    CHECK(shapeOf("XX.XN.XX") == LineShape::DoubleFour);
    CHECK(shapeOf("XXX.N.XXX") == LineShape::DoubleFour);
    CHECK(shapeOf(".XXXN.") == LineShape::OpenFour);
    CHECK(shapeOf("XXXXN") == LineShape::Five);
}

TEST_CASE("a row longer than five is a five or an overline depending on the rule", "[gomoku][shapes]")
{
    struct Ruling {
        Rule rule;
        Side side;
        bool exactlyFive;
    };
    for (const auto& [rule, side, exactlyFive] :
         {Ruling{Rule::Freestyle, Side::Black, false}, Ruling{Rule::Standard, Side::White, true},
          Ruling{Rule::Renju, Side::Black, true}, Ruling{Rule::Renju, Side::White, false}}) {
        CHECK(shapeOf("XXXXXN", rule, side) == (exactlyFive ? LineShape::Overline : LineShape::Five));
        CHECK(shapeOf("XXXNXXX", rule, side) == (exactlyFive ? LineShape::Overline : LineShape::Five));
        // at the other end, the four would become six
        CHECK(shapeOf(".XXXN.X", rule, side) == (exactlyFive ? LineShape::Four : LineShape::OpenFour));
        CHECK(shapeOf("X.XXXN.X", rule, side) == (exactlyFive ? LineShape::Dead : LineShape::OpenFour));
        CHECK(shapeOf(".XXN..X", rule, side) == (exactlyFive ? LineShape::SleepingThree : LineShape::OpenThree));
        CHECK(shapeOf("X..XXN..X", rule, side) == (exactlyFive ? LineShape::SleepingThree : LineShape::WideThree));
    }
}

TEST_CASE("a three that only becomes a double four is open except for Black in renju", "[gomoku][shapes]")
{
    CHECK(shapeOf("|X.X.N.X|") == LineShape::OpenThree);
    CHECK(shapeOf("|X.X.N.X|", Rule::Renju, Side::White) == LineShape::OpenThree);
    CHECK(shapeOf("|X.X.N.X|", Rule::Renju, Side::Black) == LineShape::SleepingThree);
}
