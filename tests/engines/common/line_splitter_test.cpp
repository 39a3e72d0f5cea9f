// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/console.h"
#include "tests/support/catch.h"

#include <string>
#include <string_view>
#include <vector>

using qipan::engines::LineSplitter;

namespace {

std::vector<std::string> split(std::string_view bytes)
{
    LineSplitter splitter;
    std::vector<std::string> lines;
    for (const char byte : bytes) {
        if (auto line = splitter.process(byte))
            lines.push_back(*line);
    }
    if (auto line = splitter.finish())
        lines.push_back(*line);
    return lines;
}

} // namespace

TEST_CASE("lines end with CR LF or LF or CR and empty ones are skipped", "[engines]")
{
    const std::vector<std::string> expected{"START 15", "BEGIN", "END"};
    CHECK(split("START 15\r\nBEGIN\r\nEND\r\n") == expected);
    CHECK(split("START 15\nBEGIN\nEND\n") == expected);
    CHECK(split("START 15\rBEGIN\rEND\r") == expected);
    CHECK(split("\n\r\n\rSTART 15\r\r\nBEGIN\n\nEND") == expected);
    CHECK(split("").empty());
}

TEST_CASE("a long line is cut and the next one is intact", "[engines]")
{
    std::string endless(1'000'000, 'A');
    endless += "\nEND\n";
    const auto lines = split(endless);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == std::string(LineSplitter::defaultLongestLine, 'A'));
    CHECK(lines[1] == "END");
}

TEST_CASE("arbitrary bytes pass through", "[engines]")
{
    const std::string bytes{"\0\xff\x80 a", 5};
    CHECK(split(bytes + '\n') == std::vector<std::string>{bytes});
}
