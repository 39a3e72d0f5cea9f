// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/renju_openings.h"

#include "tests/support/catch.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

/// The smallest of the eight symmetric variants of the stones, equal for equivalent openings.
std::pair<Cell, Cell> canonical(Cell white, Cell black)
{
    std::pair<Cell, Cell> least{{9, 9}, {9, 9}};
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        const auto transformed = [symmetry](Cell cell) {
            if ((symmetry & 1) != 0)
                std::swap(cell.x, cell.y);
            return Cell{(symmetry & 2) != 0 ? -cell.x : cell.x, (symmetry & 4) != 0 ? -cell.y : cell.y};
        };
        least = std::min(least, std::pair{transformed(white), transformed(black)});
    }
    return least;
}

} // namespace

TEST_CASE("the list of renju openings is complete with unique numbers and names", "[renju]")
{
    std::set<std::pair<Cell, Cell>> all;
    for (int x = -2; x <= 2; ++x) {
        for (int y = -2; y <= 2; ++y) {
            for (const Cell white : {Cell{0, -1}, {1, -1}}) {
                if (Cell{x, y} != white && Cell{x, y} != Cell{0, 0})
                    all.insert(canonical(white, {x, y}));
            }
        }
    }
    std::set<std::pair<Cell, Cell>> listed;
    std::set<std::string_view> names;
    std::set<std::string_view> numbers;
    for (const RenjuOpening& opening : renjuOpenings()) {
        listed.insert(canonical(opening.white, opening.black));
        names.insert(opening.name);
        numbers.insert(opening.number);
        CHECK((opening.number.front() == 'D') == (opening.white == Cell{0, -1}));
    }
    CHECK(all.size() == 26);
    CHECK(listed == all);
    CHECK(names.size() == 26);
    CHECK(numbers.size() == 26);
}

TEST_CASE("the stones of an opening lie around the centre", "[renju]")
{
    const auto& kagetsu = *std::ranges::find(renjuOpenings(), "Kagetsu", &RenjuOpening::name);
    CHECK(kagetsu.number == "D4");
    CHECK(kagetsu.stones(15) == std::array{Cell{7, 7}, Cell{7, 6}, Cell{8, 6}});
}
