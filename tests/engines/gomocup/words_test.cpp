// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/words.h"
#include "tests/support/catch.h"

#include <vector>

using namespace qipan;
using namespace qipan::gomocup;

TEST_CASE("END quits and STOP and YXSTOP stop in any letter case", "[gomocup]")
{
    CHECK(isEnd(" end "));
    CHECK_FALSE(isEnd("ENDE"));
    CHECK(isStop("stop"));
    CHECK(isStop("YXSTOP"));
    CHECK_FALSE(isStop("STOPS"));
    CHECK(kindOf("END").isLast);
    CHECK(kindOf("end").urgency == 0);
    CHECK(kindOf("stop").urgency == 1);
    CHECK(kindOf("BEGIN").urgency == 0);
}

TEST_CASE("a cell is two numbers and a board entry three", "[gomocup]")
{
    CHECK(readCell("7,8") == Cell{7, 8});
    CHECK(readCell(" 7 , 8 ") == Cell{7, 8});
    CHECK(readCell("-1,400") == Cell{-1, 400});
    for (const char* text :
         {"", ",", "7", "7,", ",8", "7,8,", "7,8,1", "7 8", "7,8x", "4294967303,8", "7,-99999999999999999999"})
        CHECK_FALSE(readCell(text).has_value());
    const auto field = readField("7,8,2");
    REQUIRE(field.has_value());
    CHECK(field->cell == Cell{7, 8});
    CHECK(field->kind == 2);
    CHECK_FALSE(readField("7,8").has_value());
    CHECK_FALSE(readField("7,8,2,1").has_value());
    CHECK(textOf(Cell{7, 18}) == "7,18");
    CHECK(textOf(std::vector<Cell>{{7, 8}, {0, 1}}) == "7,8 0,1");
}
