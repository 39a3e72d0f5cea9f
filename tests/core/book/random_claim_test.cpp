// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the solvers' knowledge of shapes with the plain checks of claims.
#include "core/book/claim.h"
#include "core/gomoku/position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <random>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::book;

namespace {

/// Three black stones to one white on a small board, close enough for shapes of all kinds.
Diagram randomDiagram(std::mt19937& random, std::string_view rule)
{
    Diagram diagram{.id = "x", .game = record::gomokuKey, .rule = rule, .size = {9, 9}};
    gomoku::Board board{9};
    for (std::size_t i = 0, count = 14 + random() % 12; i < count; ++i) {
        const Cell cell{static_cast<int>(random() % 9), static_cast<int>(random() % 9)};
        const Side side = random() % 4 == 0 ? Side::White : Side::Black;
        if (board.at(gomoku::pointOf(cell)) != gomoku::Stone::None)
            continue;
        board.place(gomoku::pointOf(cell), side);
        if (gomoku::winsThrough(board, gomoku::Rule::Freestyle, gomoku::pointOf(cell)))
            board.remove(gomoku::pointOf(cell));
        else
            diagram.stones.push_back({.cell = cell, .side = side});
    }
    return diagram;
}

} // namespace

TEST_CASE("claimed shapes match the search position", "[book][claim]")
{
    std::mt19937 random{71};
    int shapes = 0;
    for (int round = 0; round < test::repetitions(300, 3'000); ++round) {
        const gomoku::Rule rule = std::vector{gomoku::Rule::Freestyle, gomoku::Rule::Standard,
                                              gomoku::Rule::Renju}[static_cast<std::size_t>(round % 3)];
        const Diagram diagram = randomDiagram(
            random,
            std::vector<std::string_view>{"freestyle", "standard", "renju"}[static_cast<std::size_t>(round % 3)]);
        gomoku::Position position{9, rule, gomoku::handcraftedWeights(rule)};
        for (const Ply& stone : diagram.stones)
            position.place(gomoku::pointOf(stone.cell), stone.side);
        for (const Side side : {Side::Black, Side::White}) {
            std::vector<Cell> fives;
            std::vector<Cell> fours;
            for (int i = 0; i < 81; ++i) {
                const Cell cell{i % 9, i / 9};
                const gomoku::Point point = gomoku::pointOf(cell);
                if (position.board().at(point) != gomoku::Stone::None)
                    continue;
                bool isFour = false;
                for (std::size_t line = 0; line < gomoku::lineSteps.size(); ++line)
                    isFour = isFour || position.shapeAt(point, side, line) == gomoku::LineShape::OpenFour;
                if (position.makesFive(point, side))
                    fives.push_back(cell);
                else if (isFour && gomoku::isAllowed(position, point, side))
                    fours.push_back(cell);
            }
            std::string board{diagram.rule};
            for (int i = 0; i < 81; ++i)
                board.append(i % 9 == 0 ? "\n" : "")
                    .append(1, ".XO"[static_cast<std::size_t>(position.board().at(gomoku::pointOf({i % 9, i / 9})))]);
            INFO(board);
            shapes += static_cast<int>(fives.size() + fours.size());
            const std::string who = side == Side::Black ? "black = " : "white = ";
            CHECK(prove(diagram, {.text = "fives " + who + diagram.names().listOf(fives), .line = 1}).text == "");
            CHECK(prove(diagram, {.text = "open-fours " + who + diagram.names().listOf(fours), .line = 1}).text == "");
        }
    }
    CHECK(shapes > test::repetitions(100, 1'000));
}
