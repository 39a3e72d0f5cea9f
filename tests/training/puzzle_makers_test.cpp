// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/link_board.h"
#include "core/puzzle/puzzle_reader.h"
#include "tests/training/commands_support.h"
#include "training/link/puzzle_board.h"
#include "training/puzzle_collection.h"
#include "training/reversi/commands.h"
#include "training/reversi/puzzle_position.h"

#include <algorithm>
#include <atomic>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace qipan;
using puzzle::Kind;
using puzzle::Puzzle;

namespace {

book::LinkBoard boardOf(const std::string& text)
{
    book::Tiles tiles = *book::readTiles(text);
    book::LinkBoard board;
    board.tiles = std::move(tiles.board);
    board.shape = std::move(tiles.shape);
    return board;
}

Puzzle someEdge(int grade, const std::string& id)
{
    Puzzle puzzle{.kind = Kind::Edge, .grade = grade};
    puzzle.board.game = record::reversiKey;
    puzzle.board.size = {8, 8};
    puzzle.board.id = id;
    return puzzle;
}

} // namespace

TEST_CASE("generated reversi puzzles are reproducible and readable", "[training]")
{
    const std::vector<const char*> arguments{"--games", "60", "--seed", "4"};
    const std::vector<std::string> lines = test::linesOf(reversi::puzzlesCommand, arguments);
    CHECK(test::linesOf(reversi::puzzlesCommand, arguments) == lines);
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    const puzzle::PuzzleReading reading = puzzle::readPuzzles(text);
    CHECK(reading.faults.empty());
    CHECK(reading.puzzles.size() >= 5);
    const auto isOnEdge = [](Cell cell) { return cell.x % 7 == 0 || cell.y % 7 == 0; };
    for (const Puzzle& puzzle : reading.puzzles) {
        if (puzzle.kind == Kind::Edge)
            CHECK(std::ranges::all_of(puzzle.first, isOnEdge));
    }
    test::requireRefused(reversi::puzzlesCommand, {"--games", "0"});
    test::requireRefused(reversi::puzzlesCommand, {"--wheels", "4"});
}

TEST_CASE("a reversi position is a puzzle if few moves are correct and the others lose something", "[training]")
{
    using Moves = std::vector<puzzle::ScoredMove>;
    const auto rejectionReasonOf = [](const Moves& moves) {
        return reversi::PuzzlePosition{reversi::startPosition, moves}.rejectionReason();
    };
    CHECK(rejectionReasonOf({{1, 8}, {2, 4}, {3, 0}, {4, 0}}).empty());
    CHECK(rejectionReasonOf({{1, 8}, {2, 8}, {3, 0}, {4, 0}}).empty());
    CHECK(rejectionReasonOf({{1, 2}, {2, 0}, {3, 0}, {4, 0}}).empty()); // only one wins
    CHECK(rejectionReasonOf({{1, 8}, {2, 4}, {3, 0}}) == "fewer than 4 moves");
    CHECK(rejectionReasonOf({{1, 8}, {2, 8}, {3, 8}, {4, 0}}) == "more than 2 right moves");
    CHECK(rejectionReasonOf({{1, 8}, {2, 6}, {3, 0}, {4, 0}}).starts_with("the gap"));
    CHECK(rejectionReasonOf({{1, 44}, {2, 6}, {3, 0}, {4, 0}}).starts_with("a lead"));
    const reversi::PuzzlePosition position{reversi::startPosition, {{1, 8}, {2, 8}, {3, -2}, {4, -6}}};
    CHECK(position.best() == 8);
    CHECK(position.gap() == 10);
    CHECK(position.right() == 6);
}

TEST_CASE("a collection has no duplicates and a limit for each grade", "[training]")
{
    training::PuzzleCollection collection{2};
    collection.add(someEdge(3, "edge-2"));
    collection.add(someEdge(3, "edge-2"));
    collection.add(someEdge(3, "edge-1"));
    collection.add(someEdge(3, "edge-3"));
    collection.add(someEdge(1, "edge-4"));
    collection.reject("not round");
    CHECK(collection.puzzles().size() == 3);
    CHECK(collection.isFull(Kind::Edge, 3));
    CHECK_FALSE(collection.isFull(Kind::Edge, 1));
    std::ostringstream out;
    std::ostringstream messages;
    collection.write(out, "Some words.");
    collection.printSummary(messages);
    CHECK(out.str().starts_with("Some words.\n"));
    CHECK(out.str().find("edge-4") < out.str().find("edge-1"));
    CHECK(out.str().find("edge-1") < out.str().find("edge-2"));
    CHECK(messages.str().find("1 known\n") != std::string::npos);
    CHECK(messages.str().find("1 not round\n") != std::string::npos);
    CHECK(training::puzzleId(Kind::Edge, 0x1234'5678'9abc'def0) == "edge-0fedcba");
}

TEST_CASE("equivalent link-match boards have one hash", "[training]")
{
    const auto hash = [](const std::string& text) { return link::symmetricHash(boardOf(text)); };
    const auto board = hash("AB# / BAC / C..");
    CHECK(hash("#BA / CAB / ..C") == board); // mirrored
    CHECK(hash("ABC / BA. / #C.") == board); // transposed
    CHECK(hash("CA# / ACB / B..") == board); // other pictures
    CHECK(hash("AB# / ABC / C..") != board);
    book::LinkBoard closed = boardOf("AB# / BAC / C..");
    closed.border = false;
    CHECK(link::symmetricHash(closed) != board);
    closed.border = true;
    closed.falling = link::FallingMode::Down;
    CHECK(link::symmetricHash(closed) != board);
}

TEST_CASE("a link-match board is narrowed and the claim about its order holds", "[training]")
{
    const auto mode = static_cast<link::FallingMode>(GENERATE(range(0, link::fallingModes)));
    link::Random random{7};
    auto board = link::drawBoard(mode, random);
    while (!board || board->tiles.size().columns * board->tiles.size().rows > 24)
        board = link::drawBoard(mode, random);
    CHECK(board->falling == mode);
    const auto before = link::reportOn(*board).line.size();
    link::narrow(*board, 1, random);
    const link::BoardReport report = link::reportOn(*board);
    CHECK(report.line.size() >= before);
    link::Position position = book::positionOf(*board);
    const std::atomic<bool> stop{false};
    for (const link::Pair& pair : report.line) {
        std::vector<link::Pair> pairs;
        position.appendPairs(pairs);
        for (const link::Pair& other : pairs) {
            position.remove(other);
            const bool isLost = link::solve(position, {}, stop).verdict == link::Verdict::Unsolvable;
            CHECK(isLost == !(other == pair));
            position.undo();
        }
        position.remove(pair);
    }
    CHECK_FALSE(report.isLost);
    CHECK((position.tilesLeft() == 0) == (static_cast<int>(report.line.size()) == report.pairs));
}

TEST_CASE("the grade of a link-match board depends on its choices and pairs", "[training]")
{
    link::BoardReport report{.pairs = 8, .line = std::vector<link::Pair>(8), .bits = 1};
    CHECK(report.rejectionReason().empty());
    CHECK(report.grade() == 1);
    report.bits = 4;
    CHECK(report.grade() == 3);
    report.pairs = 20;
    CHECK(report.grade() == 5);
    report.pairs = 2; // 1 + 2.5 - 1, rounded down
    CHECK(report.grade() == 2);
    report.bits = 0.5;
    CHECK(report.grade() == 1);
    report.bits = 4;
    report.pairs = 20;
    CHECK(report.rejectionReason().starts_with("more than one order"));
    report.bits = 30;
    CHECK(report.grade() == 10);
    report.pairs = 8;
    report.bits = 0;
    CHECK(report.rejectionReason() == "nothing to choose");
}
