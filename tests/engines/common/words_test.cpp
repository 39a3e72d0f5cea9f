// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/words.h"
#include "tests/support/catch.h"

#include <limits>
#include <string>

using namespace qipan::engines;

TEST_CASE("a command is the upper-cased first word and the rest are its arguments", "[engines]")
{
    const std::string line = " \tinfo  max_node 5 \t";
    const auto [name, rest] = readCommand(line);
    CHECK(name == "INFO");
    CHECK(rest == "max_node 5");
    CHECK(readCommand("").name.empty());
    CHECK(readCommand("  ").name.empty());
    CHECK(readCommand("END").rest.empty());
}

TEST_CASE("numbers are integers and saturate on overflow", "[engines]")
{
    CHECK(readNumber("0") == 0);
    CHECK(readNumber(" 15 ") == 15);
    CHECK(readNumber("-7") == -7);
    CHECK(readNumber("+7") == 7);
    CHECK(readNumber("99999999999999999999") == std::numeric_limits<std::int64_t>::max());
    CHECK(readNumber("-99999999999999999999") == std::numeric_limits<std::int64_t>::min());
    for (const char* text : {"", " ", "-", "+", "+-7", "1 2", "1.5", "0x10", "1e3", "a"})
        CHECK_FALSE(readNumber(text).has_value());
}
