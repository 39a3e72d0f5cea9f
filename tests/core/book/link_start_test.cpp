// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/link_board.h"

#include "core/link/deal_number.h"
#include "core/record/link_record.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::book;

namespace {

LinkBoard boardIn(std::string_view word)
{
    const auto start = readLinkStart(word);
    REQUIRE(start);
    REQUIRE(std::holds_alternative<LinkBoard>(*start));
    return std::get<LinkBoard>(*start);
}

} // namespace

TEST_CASE("given tiles round-trip through their code", "[book][link]")
{
    const std::string word = "A.B/.BA/z#z:split-left-right:no";
    const LinkBoard board = boardIn(word);
    CHECK(board.tiles.size() == BoardSize{3, 3});
    CHECK(board.tiles[{0, 2}] == link::Picture{51});
    CHECK_FALSE(board.shape.contains({1, 2}));
    CHECK(board.falling == link::FallingMode::SplitLeftRight);
    CHECK_FALSE(board.border);
    CHECK(wordOf(board) == word);
    CHECK(sizeOf(board) == BoardSize{3, 3});
    CHECK(boardOf(gameOf(board)) == board);
}

TEST_CASE("a deal number round-trips through the start code", "[book][link]")
{
    const link::DealSetup setup{.size = {8, 6}, .seed = 7};
    const std::string word = wordOf(setup);
    CHECK(word == link::dealNumber(setup));
    const auto start = readLinkStart(word);
    REQUIRE(start);
    CHECK(*start == LinkStart{setup});
    CHECK(sizeOf(*start) == BoardSize{8, 6});
}

TEST_CASE("an unplayable start is rejected", "[book][link]")
{
    CHECK(readLinkStart("AA:none:yes"));
    for (const char* word : {"", "AA", "AA:none", "AA:none:maybe", "AA:sideways:yes", "AA:none:yes:yes", "..:none:yes",
                             "ABA:none:yes", "A/AA:none:yes", "A?:none:yes", "A./.A:down:yes", ":none:yes"})
        CHECK_FALSE(readLinkStart(word));
    CHECK_FALSE(readLinkStart(std::string(28, 'A').append(":none:yes")));
    CHECK_FALSE(readLinkStart(std::string(100'000, '/').append(":none:yes")));
    CHECK_FALSE(canPlay({.tiles = link::Board{{2, 1}, link::Tile{link::Picture{52}}},
                         .shape = link::Shape{BoardSize{2, 1}}})); // no letter stands for it
}

TEST_CASE("the largest board fits a record", "[book][link]")
{
    const LinkBoard board{.tiles = link::Board{{longestEdge, longestEdge}, link::Tile{link::Picture{3}}},
                          .shape = link::Shape{BoardSize{longestEdge, longestEdge}},
                          .border = true,
                          .falling = link::FallingMode::UpperLeftLowerRight};
    REQUIRE(canPlay(board));
    const link::PlayRecord record{.gameMode = link::GameMode::Relaxed, .deal = wordOf(board)};
    const std::string line = record::writeLinkRecord(record, board.tiles.size());
    CHECK(boardIn(record::dealOfLinkRecord(line)) == board);
    const auto read = record::readLinkRecord(line, board.tiles.size());
    REQUIRE(read);
    CHECK(*read == record);
}
