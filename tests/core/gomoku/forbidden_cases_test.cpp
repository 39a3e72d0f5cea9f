// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/forbidden.h"

#include "tests/core/gomoku/plain_renju.h"
#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <cstddef>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

constexpr int boardSize = 15;

/// A point on a board with stones, and its expected kind for black.
struct Case {
    std::string name;
    Cell point;
    std::vector<Cell> black;
    std::vector<Cell> white;
    Forbidden kind = Forbidden::None;
};

/// Reads a drawing: 'X' black, 'O' white, '*' the point in question. Its first character is at `corner`.
Case drawn(const std::string& name, const std::vector<std::string>& rows, Forbidden kind, Cell corner = {3, 3})
{
    Case c{name, {}, {}, {}, kind};
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const Cell cell{corner.x + static_cast<int>(x), corner.y + static_cast<int>(y)};
            if (rows[y][x] == 'X')
                c.black.push_back(cell);
            else if (rows[y][x] == 'O')
                c.white.push_back(cell);
            else if (rows[y][x] == '*')
                c.point = cell;
        }
    }
    return c;
}

/// One of the eight symmetries of the board.
Cell transformed(Cell cell, int symmetry)
{
    if (symmetry % 2 != 0)
        cell.x = boardSize - 1 - cell.x;
    if (symmetry / 2 % 2 != 0)
        cell.y = boardSize - 1 - cell.y;
    return symmetry / 4 != 0 ? Cell{cell.y, cell.x} : cell;
}

/// Checks the point in all eight symmetries, also with the plain rules.
void check(const Case& c)
{
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        INFO(c.name << ", turned " << symmetry);
        Board board{boardSize};
        test::Rows rows(boardSize, std::vector<int>(boardSize, 0));
        const auto lay = [&](Cell cell, Side side) {
            board.place(pointOf(transformed(cell, symmetry)), side);
            const Cell to = transformed(cell, symmetry);
            rows[static_cast<std::size_t>(to.y)][static_cast<std::size_t>(to.x)] = side == Side::Black ? 1 : 2;
        };
        for (const Cell cell : c.black)
            lay(cell, Side::Black);
        for (const Cell cell : c.white)
            lay(cell, Side::White);
        CHECK(forbiddenAt(board, pointOf(transformed(c.point, symmetry))) == c.kind);
        CHECK(test::plainVerdict(rows, transformed(c.point, symmetry)).kind == c.kind);
    }
}

/// The common part of the nested cases: black on (7,7) makes a three in the column, whose straight fours are free, and
/// a three in the row that becomes a straight four only at (9,7).
Case nested(const std::string& name, const std::vector<Cell>& more, const std::vector<Cell>& white, Forbidden kind)
{
    Case c{name, {7, 7}, {{7, 6}, {7, 8}, {8, 7}, {10, 7}}, white, kind};
    c.black.insert(c.black.end(), more.begin(), more.end());
    return c;
}

} // namespace

TEST_CASE("an overline is forbidden", "[gomoku][renju]")
{
    check(drawn("six", {".XXX*XX."}, Forbidden::Overline));
    check(drawn("six at the end", {"*XXXXX."}, Forbidden::Overline));
    check(drawn("nine", {"XXXX*XXXX"}, Forbidden::Overline));
    check(drawn("overline and double four: named by the first", {"XXX*XXX", "...X...", "...X...", "...X..."},
                Forbidden::Overline));
    check(drawn("six with a white stone between", {"XXOX*XX"}, Forbidden::None));
}

TEST_CASE("a double four is forbidden even on one line", "[gomoku][renju]")
{
    check(drawn("XXX_X_XXX", {"XXX.*.XXX"}, Forbidden::DoubleFour));
    check(drawn("XX_XX_XX", {"XX.*X.XX"}, Forbidden::DoubleFour));
    check(drawn("X_XXX_X", {"X.X*X.X"}, Forbidden::DoubleFour));
    check(drawn("X_XXX_X, last stone at the end", {"X.XXX.*"}, Forbidden::None)); // a single four through this stone
    check(drawn("crossing", {"XXX*.", "...X.", "...X.", "...X."}, Forbidden::DoubleFour, {0, 0}));
    check(drawn("both straight", {"*XXX", "X...", "X...", "X..."}, Forbidden::DoubleFour));
    check(drawn("each stopped at one end", {"OXXX*", "....X", "....X", "....X", "....O"}, Forbidden::DoubleFour));
    check(drawn("three fours", {"*XXX", "XX..", "X.X.", "X..X"}, Forbidden::DoubleFour));
    check(drawn("broken ones", {"X.XX*", "....X", ".....", "....X", "....X"}, Forbidden::DoubleFour));
}

TEST_CASE("one four is allowed, with or without a three", "[gomoku][renju]")
{
    check(drawn("straight four counts once", {"..XXX*.."}, Forbidden::None));
    check(drawn("four and three", {"OXXX*", "....X", "....X"}, Forbidden::None));
    check(drawn("straight four and three", {"*XXX", "X...", "X..."}, Forbidden::None));
}

TEST_CASE("a row that cannot become exactly five is not a four", "[gomoku][renju]")
{
    check(drawn("stopped at both ends", {"OXXX*O", "....X.", "....X.", "....X."}, Forbidden::None));
    check(drawn("completed it would be six", {"OXXX*.X", "....X..", "....X..", "....X.."}, Forbidden::None));
    check(drawn("six on both sides", {"X.XXX*.X", ".....X..", ".....X..", ".....X.."}, Forbidden::None));
    check(drawn("between the borders of another row", {"XXX*O", "...X.", "...X.", "...X."}, Forbidden::None, {0, 0}));
}

TEST_CASE("a double three is forbidden", "[gomoku][renju]")
{
    check(drawn("crossing at the end", {"*XX", "X..", "X.."}, Forbidden::DoubleThree));
    check(drawn("crossing in the middle", {".X.", "X*X", ".X."}, Forbidden::DoubleThree));
    check(drawn("broken ones", {"*.XX", "X...", "....", "X..."}, Forbidden::DoubleThree));
    check(drawn("diagonals", {"X...X", ".X.X.", "..*.."}, Forbidden::DoubleThree));
    check(drawn("three threes", {"*XX", "XX.", "X.X"}, Forbidden::DoubleThree));
    check(drawn("one is enough room from the border", {".*XX.", ".X...", ".X..."}, Forbidden::DoubleThree, {0, 1}));
}

TEST_CASE("a three that cannot become a straight four does not count", "[gomoku][renju]")
{
    check(drawn("stopped at one end", {"*XXO", "X...", "X..."}, Forbidden::None));
    check(drawn("against the border", {"*XX", "X..", "X.."}, Forbidden::None, {0, 5}));
    check(drawn("white two points off on both sides", {"O.*XX.O", "..X....", "..X...."}, Forbidden::None));
    check(
        drawn("a fourth stone near on both sides makes six", {"X..XX*..X", ".....X...", ".....X..."}, Forbidden::None));
    check(drawn("a fourth stone near on one side leaves the other", {"X..XX*...", ".....X...", ".....X..."},
                Forbidden::DoubleThree));
    check(drawn("two lines, but one of them only two stones", {"*XX", "X..", "..."}, Forbidden::None));
}

TEST_CASE("exactly five is never forbidden, whatever else the stone makes", "[gomoku][renju]")
{
    check(drawn("five and overline", {"XXX*XX", "...X..", "...X..", "...X..", "...X.."}, Forbidden::None));
    check(drawn("five and double four", {"XX*XX", ".XXX.", "X.X.X", "..X.."}, Forbidden::None));
    check(drawn("five and double three", {"*XXXX", "XX...", "X.X.."}, Forbidden::None));
}

TEST_CASE("a three whose straight four is forbidden or makes five does not count", "[gomoku][renju]")
{
    check(nested("nothing in the way", {}, {}, Forbidden::DoubleThree));
    check(nested("(9,7) is a double four", {{9, 4}, {9, 5}, {9, 6}}, {{9, 3}}, Forbidden::None));
    check(nested("(9,7) is an overline", {{9, 4}, {9, 5}, {9, 6}, {9, 8}, {9, 9}}, {}, Forbidden::None));
    check(nested("(9,7) makes five", {{9, 3}, {9, 4}, {9, 5}, {9, 6}}, {}, Forbidden::None));
    check(nested("(9,7) is a double three", {{9, 6}, {9, 5}, {10, 6}, {11, 5}}, {}, Forbidden::None));
}

TEST_CASE("nested threes are resolved to any depth", "[gomoku][renju]")
{
    // From here on (9,7) makes threes in the column, through (9,5) only, and in a diagonal, always real.
    const std::vector<Cell> second{{9, 6}, {9, 4}, {10, 6}, {11, 5}};
    const auto with = [](std::vector<Cell> cells, const std::vector<Cell>& more) {
        cells.insert(cells.end(), more.begin(), more.end());
        return cells;
    };
    check(nested("(9,5) is free: (9,7) is forbidden", second, {}, Forbidden::None));
    check(nested("(9,5) is a double four: (9,7) is free", with(second, {{10, 5}, {12, 5}}), {{13, 5}},
                 Forbidden::DoubleThree));
    check(
        nested("(9,5) is a double three: (9,7) is free", with(second, {{10, 5}, {8, 4}}), {}, Forbidden::DoubleThree));

    // And (9,5) makes threes in the row, always real, and in the other diagonal, through (8,4) only.
    const std::vector<Cell> third = with(second, {{10, 5}, {7, 3}});
    check(nested("(8,4) is free: (9,5) is forbidden, (9,7) free", third, {}, Forbidden::DoubleThree));
    check(nested("(8,4) is a double four: (9,5) is free, (9,7) forbidden", with(third, {{8, 1}, {8, 2}, {8, 3}}),
                 {{8, 0}}, Forbidden::None));
    check(nested("(8,4) makes five: (9,5) is free, (9,7) forbidden", with(third, {{8, 0}, {8, 1}, {8, 2}, {8, 3}}), {},
                 Forbidden::None));
    check(nested("(8,4) is a double three: (9,5) is free, (9,7) forbidden",
                 with(third, {{8, 3}, {8, 2}, {9, 3}, {10, 2}}), {}, Forbidden::None));
    check(nested("(8,2) is a double four: (8,4) is free, (9,5) forbidden, (9,7) free",
                 with(third, {{8, 3}, {8, 1}, {9, 3}, {10, 2}, {9, 2}, {11, 2}}), {{12, 2}}, Forbidden::DoubleThree));
}
