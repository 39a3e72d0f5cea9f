// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/board.h"
#include "core/link/shape.h"
#include "tests/support/catch.h"

#include <cmath>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::link;

namespace {

std::vector<std::string> textOf(const Shape& shape)
{
    std::vector<std::string> rows;
    for (int y = 0; y < shape.size().rows; ++y) {
        rows.emplace_back();
        for (int x = 0; x < shape.size().columns; ++x)
            rows.back() += shape.contains({x, y}) ? '#' : '.';
    }
    return rows;
}

template <typename Visit>
void forAllSizes(Visit visit)
{
    for (int columns = 1; columns <= largestBoard.columns; ++columns) {
        for (int rows = 1; rows <= largestBoard.rows; ++rows)
            visit(BoardSize{columns, rows});
    }
}

} // namespace

TEST_CASE("a rectangle uses all of an even number of cells", "[link]")
{
    forAllSizes([](BoardSize size) {
        const auto shape = makeShape(Outline::Rectangle, size);
        REQUIRE(shape.has_value() == (size.cells() % 2 == 0));
        REQUIRE((!shape || shape->cells() == size.cells()));
    });
    CHECK_FALSE(makeShape(Outline::Rectangle, {0, 4}));
    CHECK_FALSE(makeShape(Outline::Rectangle, {-2, -2}));
}

TEST_CASE("every special shape has an even number of cells and holes and touches all sides at any size that fits",
          "[link]")
{
    for (int i = 1; i < outlines; ++i) {
        forAllSizes([i](BoardSize size) {
            const auto outline = static_cast<Outline>(i);
            const auto shape = makeShape(outline, size);
            REQUIRE(shape.has_value() == (size.columns >= smallestFancy.columns && size.rows >= smallestFancy.rows));
            if (!shape)
                return;
            INFO(i << " at " << size.columns << " by " << size.rows);
            REQUIRE(shape->cells() % 2 == 0);
            REQUIRE(shape->cells() < size.cells() - 3);
            REQUIRE(3 * shape->cells() > size.cells());
            std::vector<int> columns(static_cast<std::size_t>(size.columns));
            std::vector<int> rows(static_cast<std::size_t>(size.rows));
            int oneSided = 0;
            for (int y = 0; y < size.rows; ++y) {
                for (int x = 0; x < size.columns; ++x) {
                    const bool cell = shape->contains({x, y});
                    columns[static_cast<std::size_t>(x)] += cell ? 1 : 0;
                    rows[static_cast<std::size_t>(y)] += cell ? 1 : 0;
                    oneSided += cell != shape->contains({size.columns - 1 - x, y}) ? 1 : 0;
                }
            }
            REQUIRE((columns.front() > 0 && columns.back() > 0 && rows.front() > 0 && rows.back() > 0));
            REQUIRE((outline == Outline::Checkered || oneSided <= 2));
        });
    }
}

TEST_CASE("shapes look like their names", "[link]")
{
    using Rows = std::vector<std::string>;
    CHECK(textOf(*makeShape(Outline::Cross, {8, 6}))
          == Rows{"...##...", "...##...", "########", "########", "...##...", "...##..."});
    CHECK(textOf(*makeShape(Outline::Diamond, {8, 8}))
          == Rows{"...##...", "..####..", ".######.", "########", "########", ".######.", "..####..", "...##..."});
    CHECK(textOf(*makeShape(Outline::Checkered, {8, 6}))
          == Rows{"##..##..", "##..##..", "..##..##", "..##..##", "##..##..", "##..##.."});
}
