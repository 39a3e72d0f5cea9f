#include "engines/common/line_splitter.h"
#include "engines/gomocup/words.h"
#include "tests/support/catch.h"

#include <limits>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomocup;
using qipan::engines::LineSplitter;

namespace {

std::vector<std::string> split(std::string_view bytes)
{
    LineSplitter splitter;
    std::vector<std::string> lines;
    for (const char byte : bytes) {
        if (auto line = splitter.take(byte))
            lines.push_back(*line);
    }
    if (auto line = splitter.finish())
        lines.push_back(*line);
    return lines;
}

} // namespace

TEST_CASE("lines end with CR LF, LF or CR, and empty ones are passed over", "[gomocup]")
{
    const std::vector<std::string> expected{"START 15", "BEGIN", "END"};
    CHECK(split("START 15\r\nBEGIN\r\nEND\r\n") == expected);
    CHECK(split("START 15\nBEGIN\nEND\n") == expected);
    CHECK(split("START 15\rBEGIN\rEND\r") == expected);
    CHECK(split("\n\r\n\rSTART 15\r\r\nBEGIN\n\nEND") == expected);
    CHECK(split("").empty());
}

TEST_CASE("a long line is cut and the next one is whole", "[gomocup]")
{
    std::string endless(1'000'000, 'A');
    endless += "\nEND\n";
    const auto lines = split(endless);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == std::string(LineSplitter::usualLongest, 'A'));
    CHECK(lines[1] == "END");
}

TEST_CASE("bytes of any kind go through", "[gomocup]")
{
    const std::string bytes{"\0\xff\x80 a", 5};
    CHECK(split(bytes + '\n') == std::vector<std::string>{bytes});
}

TEST_CASE("a command is the first word, in capitals, and the rest", "[gomocup]")
{
    const std::string line = " \tinfo  max_node 5 \t";
    const auto [name, rest] = readCommand(line);
    CHECK(name == "INFO");
    CHECK(rest == "max_node 5");
    CHECK(readCommand("").name.empty());
    CHECK(readCommand("  ").name.empty());
    CHECK(readCommand("END").rest.empty());
    CHECK(isEnd(" end "));
    CHECK_FALSE(isEnd("ENDE"));
    CHECK(isStop("stop"));
    CHECK(isStop("YXSTOP"));
    CHECK_FALSE(isStop("STOPS"));
}

TEST_CASE("numbers are whole and nothing else, and the nearest where they do not fit", "[gomocup]")
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

TEST_CASE("a cell is two numbers and a field three", "[gomocup]")
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
