// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/book.h"
#include "core/book/claim.h"
#include "core/record/replay.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::book;

namespace {

const std::string sample = R"(---
game: gomoku
order: 40
title: Shapes
---
A row of three is where every attack begins.

Look at its [ends](page:#open-three) first.

## The open three {#open-three}

Both ends are free: an [open three](term:open-three).

```board
id: open-three
black: G8 H8 I8
white: F5 J11
turn: black
label: K8 A, E8 B
mark: G8 H8 triangle, H9 circle
area: C4-M12
caption: An open three. Either end makes an open four.
claim: open-fours black = F8 J8
claim: fives black = none
claim: vcf black
```

- one
- two

## The end {#the-end}

```board
id: five
rule: renju
black: D8 E8
white: D9 E9
moves: F8 F9 G8 G9 H8
show: 2
claim: winner black
```
)";

} // namespace

TEST_CASE("a chapter is read with all its parts", "[book]")
{
    const ChapterReading reading = readChapter("shapes", sample);
    CHECK(reading.faults.empty());
    const Chapter& chapter = reading.chapter;
    CHECK(chapter.key == "shapes");
    CHECK(chapter.game == record::gomokuKey);
    CHECK(chapter.order == 40);
    CHECK(chapter.title == "Shapes");
    REQUIRE(chapter.introduction.size() == 1);
    CHECK(std::get<Prose>(chapter.introduction.front())
          == Prose{.markdown =
                       "A row of three is where every attack begins.\n\nLook at its [ends](page:#open-three) first.",
                   .line = 6});
    REQUIRE(chapter.pages.size() == 2);
    const Page& page = chapter.pages.front();
    CHECK(page.anchor == "open-three");
    CHECK(page.title == "The open three");
    CHECK(page.line == 10);
    REQUIRE(page.blocks.size() == 3);
    CHECK(std::get<Prose>(page.blocks[2]).markdown == "- one\n- two");

    const Diagram& diagram = std::get<Diagram>(page.blocks[1]);
    CHECK(diagram.id == "open-three");
    CHECK(diagram.rule == "freestyle");
    CHECK(diagram.size == BoardSize{15, 15});
    CHECK(diagram.line == 14);
    REQUIRE(diagram.stones.size() == 5);
    CHECK(diagram.stones[0] == Ply{.cell = {6, 7}, .side = Side::Black});
    CHECK(diagram.stones[4] == Ply{.cell = {9, 4}, .side = Side::White});
    CHECK(diagram.turn == Side::Black);
    REQUIRE(diagram.marks.size() == 5);
    CHECK(diagram.marks[1] == record::Mark{.cell = {4, 7}, .kind = record::MarkKind::Label, .label = "B"});
    CHECK(diagram.marks[3] == record::Mark{.cell = {7, 7}, .kind = record::MarkKind::Triangle});
    CHECK(diagram.area == Area{.first = {2, 3}, .last = {12, 11}});
    CHECK(diagram.caption == "An open three. Either end makes an open four.");
    CHECK(diagram.claims.size() == 3);
    CHECK(diagram.claims.front() == Claim{.text = "open-fours black = F8 J8", .line = 23});
    for (const Diagram* each : chapter.diagrams()) {
        for (const Claim& claim : each->claims) {
            INFO(claim.text);
            CHECK(prove(*each, claim).text.empty());
        }
    }
}

TEST_CASE("a diagram is a playable game", "[book]")
{
    const ChapterReading reading = readChapter("shapes", sample);
    const auto diagrams = reading.chapter.diagrams();
    const auto game = recordOf(*diagrams[1]);
    REQUIRE(game);
    CHECK(game->rule == "renju");
    CHECK(game->start->stones.size() == 4);
    CHECK(game->tree.mainLine().size() == 5);
    CHECK(diagrams[1]->shown == 2);
    record::Replay replay{*game};
    for (const auto node : game->tree.mainLine()) {
        REQUIRE_FALSE(replay.moveError(game->tree.ply(node)));
        replay.play(game->tree.ply(node));
    }
    CHECK(replay.isOver());
    // Marks belong to the first position of the diagram.
    const auto three = recordOf(*diagrams[0]);
    REQUIRE(three);
    CHECK(three->tree.marks(record::GameTree::root).size() == 5);
    CHECK(three->tree.comment(record::GameTree::root) == diagrams[0]->caption);
}
