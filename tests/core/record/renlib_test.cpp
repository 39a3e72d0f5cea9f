// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/renlib.h"

#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

using namespace qipan;
using namespace qipan::record;
using qipan::test::below;
using qipan::test::repetitions;

namespace {

/// A file with these bytes after the header of version 3.`minor`.
std::string file(std::initializer_list<int> bytes, int minor = 4)
{
    std::string text{"\xffRenLib\xff\x03"};
    text += static_cast<char>(minor);
    text.resize(20, '\xff');
    for (const int byte : bytes)
        text += static_cast<char>(byte);
    return text;
}

GameTree onlyTree(std::string_view bytes)
{
    const Reading reading = readRenlib(bytes);
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.games.size() == 1);
    return reading.games.front().tree;
}

std::optional<FaultKind> renlibFault(std::string_view bytes)
{
    const Reading reading = readRenlib(bytes);
    return reading.fault ? std::optional{reading.fault->kind} : std::nullopt;
}

RecordPly ply(Side side, int x, int y)
{
    return {.side = side, .cell = Cell{x, y}};
}

/// Adds everything that a library can store for a node.
void addNotes(GameTree& tree, GameTree::Node node, std::mt19937& random)
{
    const std::string texts[]{"title", "é 棋", "one\ntwo", "one\ntwo\nthree", "\nno title", "x\n"};
    if (below(random, 6) == 0)
        tree.setComment(node, texts[below(random, std::size(texts))]);
    if (node != GameTree::root && below(random, 8) == 0)
        tree.addMark(node, {.cell = *tree.ply(node).cell, .kind = MarkKind::Cross});
    if (node != GameTree::root && below(random, 8) == 0)
        tree.addMark(node, {.cell = *tree.ply(node).cell, .kind = MarkKind::Label, .label = "own"});
    for (std::size_t left = below(random, 8) == 0 ? below(random, 4) : 0; left > 0; --left) {
        const Cell cell{static_cast<int>(below(random, 15)), static_cast<int>(below(random, 15))};
        if (node == GameTree::root || cell != *tree.ply(node).cell)
            tree.addMark(node, {.cell = cell, .kind = MarkKind::Label, .label = std::to_string(left)});
    }
}

} // namespace

TEST_CASE("a library with its root is read", "[record][renlib]")
{
    // H8, then I9 and (another line) G7, which ends after it.
    const GameTree tree = onlyTree(file({0x00, 0x00, 0x78, 0x00, 0x69, 0xc0, 0x87, 0x40}));
    REQUIRE(tree.size() == 4);
    CHECK(tree.ply(1) == ply(Side::Black, 7, 7));
    CHECK(tree.ply(2) == ply(Side::White, 8, 6));
    CHECK(tree.ply(3) == ply(Side::White, 6, 8));
    CHECK(tree.parent(3) == 1);
}

TEST_CASE("older libraries have no root and the oldest no header", "[record][renlib]")
{
    CHECK(onlyTree(file({0x78, 0x00, 0x69, 0x40}, 0)).size() == 3);
    CHECK(onlyTree(std::string("\x78\x00\x69\x40", 4)).size() == 3);
    CHECK(onlyTree(file({0x00, 0x00})).size() == 1);
    CHECK(onlyTree(file({})).size() == 1);
}

TEST_CASE("comments and marks and cell texts are read", "[record][renlib]")
{
    // The title, then the text; an even number of bytes.
    const GameTree tree = onlyTree(file({0x00, 0x08, 'r',  0x00, 0x78, 0x18, 'a',  'b', 0x08, 'c',  '\r',
                                         '\n', 'd',  0x00, 0x69, 0x41, 0x00, 0x01, 'A', 'B',  0x00, 0x00}));
    CHECK(tree.comment(GameTree::root) == "r");
    CHECK(tree.comment(1) == "ab\nc\nd");
    REQUIRE(tree.marks(1).size() == 1);
    CHECK(tree.marks(1)[0].kind == MarkKind::Cross);
    REQUIRE(tree.marks(2).size() == 1);
    CHECK(tree.marks(2)[0] == Mark{.cell = {8, 6}, .kind = MarkKind::Label, .label = "AB"});
    // A text for a cell that was not played, followed by a ply.
    const GameTree texts = onlyTree(file({0x00, 0x00, 0x11, 0xc3, 0x00, 0x01, 'x', 0x00, 0x78, 0x40}));
    CHECK(texts.size() == 2);
    REQUIRE(texts.marks(GameTree::root).size() == 1);
    CHECK(texts.marks(GameTree::root)[0] == Mark{.cell = {0, 1}, .kind = MarkKind::Label, .label = "x"});
    // An old comment ends with a byte that has its high bit set, here the third.
    const GameTree old = onlyTree(file({0x78, 0x20, 'a', 'b', 'c' | 0x80, 0x00, 0x69, 0x40}, 0));
    CHECK(old.comment(1) == "abc");
    CHECK(old.size() == 3);
}

TEST_CASE("a broken line is dropped with its continuation and the others are read", "[record][renlib]")
{
    // H8 twice, with I9 below the second; then G7.
    const Reading reading = readRenlib(file({0x00, 0x00, 0x78, 0x00, 0x78, 0x80, 0x69, 0x40, 0x87, 0x40}));
    REQUIRE(reading.games.size() == 1);
    CHECK(reading.games.front().tree.size() == 3);
    REQUIRE(reading.fault);
    CHECK(reading.fault->illegal == IllegalMove::Occupied);
    CHECK(reading.fault->byte == 24);
    CHECK(reading.fault->ply == 2);
    CHECK(reading.fault->line == 0);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x00, 0x00, 0x40})) == FaultKind::WrongPass);
    CHECK(readRenlib(file({0x00, 0x00, 0xf8, 0x40})).fault->illegal == IllegalMove::Outside);
    CHECK(readRenlib(file({0x00, 0x00, 0x70, 0x40})).fault->illegal == IllegalMove::Outside);
}

TEST_CASE("an invalid library is rejected and a truncated one is kept", "[record][renlib]")
{
    for (const char* text : {"", "RenLib", "(;GM[4])", "\xff"})
        CHECK(renlibFault(text) == FaultKind::NoRecord);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x40}, 5)) == FaultKind::Syntax);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x00})) == FaultKind::Unfinished);
    CHECK(renlibFault(file({0x00, 0x00, 0x78})) == FaultKind::Unfinished);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x01, 0x00})) == FaultKind::Unfinished);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x48, 'a', 'b'})) == FaultKind::Unfinished);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x20, 'a', 'b'})) == FaultKind::Unfinished);
    CHECK(renlibFault(file({0x00, 0x00, 0x78, 0x40, 0x69, 0x40})) == FaultKind::Syntax);
}

TEST_CASE("a comment without a title begins with its text", "[record][renlib]")
{
    const GameTree tree = onlyTree(file({0x78, 0x48, 0x08, 'a', '\r', '\n', 'b', 0x00}));
    CHECK(tree.comment(1) == "a\nb");
}

TEST_CASE("texts of a library are converted", "[record][renlib]")
{
    const auto bytes = file({0x78, 0x48, '\xe3', 'a', 0x00, 0x00});
    const auto decode = [](std::string_view text) {
        return text
                == "\xe3"
                   "a"
            ? std::string{"ok"}
            : std::string{"?"};
    };
    const Reading reading = readRenlib(bytes, decode);
    CHECK(reading.games.front().tree.comment(1) == "ok");
    const auto encode = [](std::string_view text) {
        return text == "ok" ? std::string{"\xe3"
                                          "a"}
                            : std::string{"?"};
    };
    const auto written = writeRenlib(reading.games.front(), encode);
    CHECK(readRenlib(*written, decode).games == reading.games);
    CHECK(readRenlib(*written).games.front().tree.comment(1)
          == "\xc3\xa3"
             "a");
}

TEST_CASE("flags that are not written back make a library partial", "[record][renlib]")
{
    CHECK_FALSE(readRenlib(file({0x78, 0x40})).isPartial);
    CHECK(readRenlib(file({0x78, 0x44})).isPartial);             // shown first
    CHECK(readRenlib(file({0x78, 0x02, 0x69, 0x40})).isPartial); // not played, with a child
    CHECK(readRenlib(file({0x78, 0x41, 0x01, 0x00})).isPartial);
    CHECK(readRenlib(file({0x78, 0x41, 0x00, 0x02})).isPartial);
}

TEST_CASE("data without a place in a library is not written", "[record][renlib]")
{
    GameRecord game;
    CHECK(writeRenlib(game) == file({0x00, 0x40}));
    game.size = 19;
    CHECK_FALSE(writeRenlib(game));
    game.size = 15;
    game.start = StartPosition{.toMove = Side::White};
    CHECK_FALSE(writeRenlib(game));
}

TEST_CASE("random libraries round-trip", "[record][renlib]")
{
    std::mt19937 random{56};
    for (int round = 0; round < repetitions(10'000, 100'000); ++round) {
        GameRecord game = test::randomGomoku(random, {}, 15, {.hasNotes = false});
        for (GameTree::Node node = 0; node < game.tree.size(); ++node)
            addNotes(game.tree, node, random);
        const Reading reading = readRenlib(*writeRenlib(game));
        REQUIRE_FALSE(reading.fault);
        REQUIRE(reading.games.front() == game);
    }
}

TEST_CASE("a library of a million plies is read and written", "[record][renlib]")
{
    GameRecord game;
    for (int a = 0; a < 225; ++a) {
        const auto first = game.tree.add(GameTree::root, ply(Side::Black, a % 15, a / 15));
        for (int b = 0; b < 225; ++b) {
            if (b == a)
                continue;
            const auto second = game.tree.add(first, ply(Side::White, b % 15, b / 15));
            for (int c = 0, left = repetitions(20, 100); c < 225 && left > 0; ++c) {
                if (c != a && c != b) {
                    game.tree.add(second, ply(Side::Black, c % 15, c / 15));
                    --left;
                }
            }
        }
    }
    const std::string bytes = *writeRenlib(game);
    const Reading reading = readRenlib(bytes);
    REQUIRE_FALSE(reading.fault);
    REQUIRE(reading.games.front() == game);
}

TEST_CASE("mutated libraries are rejected or round-trip", "[record][renlib]")
{
    std::mt19937 random{57};
    for (int round = 0; round < repetitions(2'000, 50'000); ++round) {
        GameRecord game = test::randomGomoku(random, {}, 15, {.hasNotes = false});
        for (GameTree::Node node = 0; node < game.tree.size(); ++node)
            addNotes(game.tree, node, random);
        std::string bytes = *writeRenlib(game);
        for (std::size_t changes = 1 + below(random, 4); changes > 0; --changes)
            bytes[20 + below(random, bytes.size() - 20)] = static_cast<char>(random() % 256);
        const Reading reading = readRenlib(bytes);
        REQUIRE(reading.games.size() == 1);
        const std::string written = *writeRenlib(reading.games.front());
        const Reading again = readRenlib(written);
        REQUIRE_FALSE(again.fault);
        REQUIRE(*writeRenlib(again.games.front()) == written);
    }
}
