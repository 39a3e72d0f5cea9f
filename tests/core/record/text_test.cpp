// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/text.h"

#include "tests/support/catch.h"

#include <cstdint>

using namespace qipan::record;

TEST_CASE("squares are named by a lower-case letter and a digit", "[record]")
{
    CHECK(nameOf(0) == "a1");
    CHECK(nameOf(7) == "h1");
    CHECK(nameOf(8) == "a2");
    CHECK(nameOf(63) == "h8");
}

TEST_CASE("a number is read only if it stands alone and fits the type", "[record]")
{
    CHECK(readNumber<int>("0") == 0);
    CHECK(readNumber<int>("-12") == -12);
    CHECK(readNumber<int>("2147483647") == 2'147'483'647);
    CHECK(readNumber<std::int64_t>("2147483648") == 2'147'483'648);
    for (const char* text : {"", "-", "+1", " 1", "1 ", "1.5", "0x1", "one", "2147483648"})
        CHECK_FALSE(readNumber<int>(text));
}

TEST_CASE("letters become upper case and the rest is unchanged", "[record]")
{
    CHECK(upper('a') == 'A');
    CHECK(upper('z') == 'Z');
    for (const char letter : {'A', 'Z', '`', '{', '5', '\xe4'})
        CHECK(upper(letter) == letter);
}
