// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/board/board_fixture.h"
#include "ui/board/coordinates.h"

using namespace qipan;
using namespace qipan::ui;

namespace {

constexpr BoardSize wide{30, 20};

/// The cell after typing `keys`, starting from A1.
Cell typed(const char* keys, BoardSize size, RowNumbers numbers)
{
    CoordinateInput input;
    Cell cell{0, numbers == RowNumbers::FromTop ? 0 : size.rows - 1};
    for (const char* key = keys; *key != '\0'; ++key)
        cell = input.type(QLatin1Char{*key}, cell, size, numbers).value_or(cell);
    return cell;
}

} // namespace

TEST_CASE("Columns are named A to Z, then AA, and no letter is skipped")
{
    CHECK(columnName(0) == QStringLiteral("A"));
    CHECK(columnName(8) == QStringLiteral("I"));
    CHECK(columnName(25) == QStringLiteral("Z"));
    CHECK(columnName(26) == QStringLiteral("AA"));
    CHECK(columnName(29) == QStringLiteral("AD"));
}

TEST_CASE("Rows count from the bottom or from the top")
{
    CHECK(cellName({7, 0}, {15, 15}, RowNumbers::FromBottom) == QStringLiteral("H15"));
    CHECK(cellName({3, 2}, {8, 8}, RowNumbers::FromTop) == QStringLiteral("D3"));
}

TEST_CASE("Typing the name of any cell moves the cursor to it")
{
    for (const RowNumbers numbers : {RowNumbers::FromTop, RowNumbers::FromBottom}) {
        for (const BoardSize size : {BoardSize{15, 15}, wide, BoardSize{8, 8}}) {
            for (int y = 0; y < size.rows; ++y) {
                for (int x = 0; x < size.columns; ++x) {
                    const QByteArray name = cellName({x, y}, size, numbers).toLatin1();
                    INFO(name.constData());
                    CHECK(typed(name.constData(), size, numbers) == Cell{x, y});
                }
            }
        }
    }
}

TEST_CASE("A key that cannot continue a name starts a new one")
{
    CHECK(typed("17", {15, 15}, RowNumbers::FromTop) == Cell{0, 6});  // there is no row 17
    CHECK(typed("AC", {15, 15}, RowNumbers::FromTop) == Cell{2, 0});  // nor a column AC
    CHECK(typed("ac", wide, RowNumbers::FromTop) == Cell{28, 0});     // lower case works as well
    CHECK(typed("Z9", {15, 15}, RowNumbers::FromTop) == Cell{0, 8});  // column Z is beyond the board
    CHECK(typed("0", {15, 15}, RowNumbers::FromTop) == Cell{0, 0});   // so is row 0
    CHECK(typed("1H0", {15, 15}, RowNumbers::FromTop) == Cell{7, 0}); // a letter ends a number
}

TEST_CASE("a name that was ended is not continued")
{
    CoordinateInput input;
    const auto type = [&](QChar key) { return input.type(key, {4, 4}, {15, 15}, RowNumbers::FromTop); };
    CHECK(type(u'1') == Cell{4, 0});
    CHECK(type(u'2') == Cell{4, 11});
    CHECK(type(u'1') == Cell{4, 0}); // there is no row 121
    input.end();
    CHECK(type(u'2') == Cell{4, 1});
    CHECK_FALSE(type(u'?'));
}
