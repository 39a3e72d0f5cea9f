// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analyst.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::app;

namespace {

/// The moves in their order, each with its depth: "a1 b1".
std::string shown(const ReportedLines& lines)
{
    std::string text;
    for (const SearchResult& line : lines.all())
        text += std::string(text.empty() ? 0 : 1, ' ') + static_cast<char>('a' + line.line.front().x)
            + std::to_string(line.depth);
    return text;
}

SearchResult thinking(int pvIndex, char move, int depth)
{
    return {.pvIndex = pvIndex, .depth = depth, .line = {{move - 'a', 0}}};
}

} // namespace

TEST_CASE("while a round of reports is incomplete no move is duplicated or dropped", "[analysis]")
{
    ReportedLines lines;
    lines.put(thinking(0, 'a', 1), 3);
    lines.put(thinking(1, 'b', 1), 3);
    lines.put(thinking(2, 'c', 1), 3);
    CHECK(shown(lines) == "a1 b1 c1");
    lines.put(thinking(0, 'c', 2), 3);
    CHECK(shown(lines) == "c2 a1 b1");
    lines.put(thinking(1, 'a', 2), 3);
    CHECK(shown(lines) == "c2 a2 b1");
    lines.put(thinking(2, 'b', 2), 3);
    CHECK(shown(lines) == "c2 a2 b2");
}

TEST_CASE("a move that is no longer among the best is removed when the round completes", "[analysis]")
{
    ReportedLines lines;
    lines.put(thinking(0, 'a', 1), 2);
    lines.put(thinking(1, 'b', 1), 2);
    lines.put(thinking(0, 'c', 2), 2);
    CHECK(shown(lines) == "c2 a1");
    lines.put(thinking(1, 'b', 2), 2);
    CHECK(shown(lines) == "c2 b2");
    lines.put(thinking(0, 'c', 2), 2); // a search ends with a single line
    CHECK(shown(lines) == "c2 b2");
    lines.clear();
    CHECK(lines.all().empty());
}

TEST_CASE("a line reported again within a round keeps one row", "[analysis]")
{
    ReportedLines lines;
    lines.put(thinking(0, 'a', 1), 3);
    lines.put(thinking(1, 'b', 1), 3);
    lines.put(thinking(2, 'a', 2), 3);
    CHECK(shown(lines) == "b1 a2");
}
