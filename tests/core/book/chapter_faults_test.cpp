// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/book.h"
#include "tests/support/catch.h"

#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::book;

namespace {

const std::string header = "---\ngame: gomoku\norder: 1\ntitle: X\n---\n";

std::string block(const std::string& lines)
{
    return "```board\nid: x\n" + lines + "\n```\n";
}

/// Requires that the text after the header has only this fault.
void requireFault(const std::string& body, FaultKind kind, std::size_t line)
{
    const ChapterReading reading = readChapter("x", header + body);
    INFO(body);
    REQUIRE(reading.faults.size() == 1);
    INFO(reading.faults.front().text);
    CHECK(reading.faults.front().kind == kind);
    CHECK(reading.faults.front().line == line);
    CHECK_FALSE(reading.faults.front().text.empty());
}

} // namespace

TEST_CASE("a bad header is reported and the rest is read", "[book][faults]")
{
    const auto kindsOf = [](const std::string& text) {
        const ChapterReading reading = readChapter("x", text + "## A {#a}\n");
        CHECK(reading.chapter.findPage("a") != nullptr);
        std::vector<FaultKind> kinds;
        for (const Fault& fault : reading.faults)
            kinds.push_back(fault.kind);
        return kinds;
    };
    using enum FaultKind;
    CHECK(kindsOf(header).empty());
    CHECK(kindsOf("") == std::vector{NoHeader});
    CHECK(kindsOf("\n" + header).front() == NoHeader);
    CHECK(kindsOf("---\n---\n") == std::vector{Missing, Missing, Missing});
    CHECK(kindsOf("---\ngame: chess\norder: 1\ntitle: X\n---\n") == std::vector{BadValue});
    CHECK(kindsOf("---\ngame: link\norder: -1\ntitle: X\n---\n") == std::vector{BadValue});
    CHECK(kindsOf("---\ngame: link\norder: 1x\ntitle:\n---\n") == std::vector{BadValue, BadValue});
    CHECK(kindsOf("---\ngame: link\ngame: link\norder: 1\ntitle: X\n---\n") == std::vector{Duplicate});
    CHECK(kindsOf("---\ngame: link\norder: 1\ntitle: X\ncolour: red\nplain\n---\n")
          == std::vector{UnknownKey, UnknownKey});
    CHECK(readChapter("x", "---\ngame: link\n").faults.front().kind == NoHeader);
    CHECK(readChapter("x", "").faults.front().kind == NoHeader);
}

TEST_CASE("errors in pages and text are reported with their line", "[book][faults]")
{
    requireFault("## A\n", FaultKind::BadAnchor, 6);
    requireFault("\n## A {#Big}\n", FaultKind::BadAnchor, 7);
    requireFault("## A {#a}\n## B {#a}\n", FaultKind::Duplicate, 7);
    requireFault("## {#a}\n", FaultKind::Missing, 6);
    requireFault("# A\n", FaultKind::Markup, 6);
    requireFault("words\n<b>x</b>\n", FaultKind::Markup, 7);
    requireFault("![x](term:a)\n", FaultKind::Markup, 6);
    requireFault("```cpp\nint x;\n```\n", FaultKind::Markup, 6);
    requireFault(" ```board\n", FaultKind::Markup, 6);
    requireFault("[x](https://example.org)\n", FaultKind::BadLink, 6);
    requireFault("[x](page:)\n", FaultKind::BadLink, 6);
    requireFault("[x](page:a#)\n", FaultKind::BadLink, 6);
    requireFault("[x](term:A B)\n", FaultKind::BadLink, 6);
    CHECK(readChapter("x", header + "a < b, 3 <4 [x] (y) [x](page:a) [x](page:#a) [x](puzzles:vcf)\n").faults.empty());
}

TEST_CASE("an unclosed block ends before the next page and that page is read", "[book][faults]")
{
    requireFault("```board\nid: x\n", FaultKind::OpenBlock, 6);
    const ChapterReading reading = readChapter("x", header + "```board\nid: x\n## A {#a}\nwords\n" + block(""));
    REQUIRE(reading.faults.size() == 1);
    CHECK(reading.faults.front().kind == FaultKind::OpenBlock);
    REQUIRE(reading.chapter.findPage("a") != nullptr);
    CHECK(reading.chapter.diagrams().size() == 1);
}

TEST_CASE("errors in a diagram are reported with their line and the rest is kept", "[book][faults]")
{
    requireFault("```board\nblack: A1\n```\n", FaultKind::Missing, 6);
    requireFault(block("") + block(""), FaultKind::Duplicate, 10);
    requireFault("```board\nid: No\n```\n", FaultKind::BadValue, 7);
    requireFault(block("black: A1\nblack: B1"), FaultKind::Duplicate, 9);
    requireFault(block("black: A1 P1"), FaultKind::NoCell, 8);
    requireFault(block("black: A1 A16"), FaultKind::NoCell, 8);
    requireFault(block("black: A1 A0"), FaultKind::NoCell, 8);
    requireFault(block("black: A1 A01"), FaultKind::NoCell, 8);
    requireFault(block("black: A1 A1"), FaultKind::Duplicate, 8);
    requireFault(block("black: A1\nwhite: A1"), FaultKind::Duplicate, 9);
    requireFault(block("moves: A1 A1"), FaultKind::IllegalMove, 8);
    requireFault(block("moves: A1 Z1"), FaultKind::NoCell, 8);
    requireFault(block("black: A1 B1 C1 D1 E1\nmoves: A2"), FaultKind::IllegalMove, 9);
    requireFault(block("moves: A1 B1\nshow: 3"), FaultKind::BadValue, 9);
    requireFault(block("rule: chess"), FaultKind::BadValue, 8);
    requireFault(block("size: 21"), FaultKind::BadValue, 8);
    requireFault(block("size: 4"), FaultKind::BadValue, 8);
    requireFault(block("turn: red"), FaultKind::BadValue, 8);
    requireFault(block("label: A1"), FaultKind::BadValue, 8);
    requireFault(block("label: P1 x"), FaultKind::NoCell, 8);
    requireFault(block(std::string{"label: A1 "}.append(25, 'x')), FaultKind::BadValue, 8);
    requireFault(block("mark: A1 star"), FaultKind::BadValue, 8);
    requireFault(block("mark: triangle"), FaultKind::BadValue, 8);
    requireFault(block("area: A1"), FaultKind::NoCell, 8);
    requireFault(block("area: A1-P1"), FaultKind::NoCell, 8);
    requireFault(block("stones: A1"), FaultKind::UnknownKey, 8);
    requireFault(block("tiles: A"), FaultKind::UnknownKey, 8);
    requireFault(block("just words"), FaultKind::UnknownKey, 8);
    requireFault(block("game: chess"), FaultKind::BadValue, 8);

    requireFault(block("game: reversi\nmoves: a1"), FaultKind::IllegalMove, 9);
    requireFault(block("game: reversi\nsize: 8"), FaultKind::UnknownKey, 9);
    requireFault(block("game: reversi\nblack: i1"), FaultKind::NoCell, 9);

    requireFault(block("game: link"), FaultKind::Missing, 6);
    requireFault(block("game: link\ntiles: AB / A"), FaultKind::BadValue, 9);
    requireFault(block("game: link\ntiles: A1"), FaultKind::BadValue, 9);
    requireFault(block("game: link\ntiles:"), FaultKind::BadValue, 9);
    requireFault(block(std::string{"game: link\ntiles: "}.append(27, 'A')), FaultKind::BadValue, 9);
    requireFault(block("game: link\ntiles: A. / .A\nfalling: down"), FaultKind::BadValue, 9);
    requireFault(block("game: link\ntiles: AA\nfalling: away"), FaultKind::BadValue, 10);
    requireFault(block("game: link\ntiles: AA\nborder: maybe"), FaultKind::BadValue, 10);
    requireFault(block("game: link\ntiles: AA\npath: A1 C1"), FaultKind::BadValue, 10);
    requireFault(block("game: link\ntiles: A.A\npath: A1 B1"), FaultKind::BadValue, 10);
    requireFault(block("game: link\ntiles: ABA\nborder: no\npath: A1 C1"), FaultKind::BadValue, 11);
    requireFault(block("game: link\ntiles: AA\nmoves: A1"), FaultKind::UnknownKey, 10);
    requireFault(block("game: link\ntiles: AB / BA\npairs: A1 B2"), FaultKind::IllegalMove, 10);
    requireFault(block("game: link\ntiles: AABB\npairs: A1 B1, A1 B1"), FaultKind::IllegalMove, 10);
    requireFault(block("game: link\ntiles: AA\npairs: A1"), FaultKind::IllegalMove, 10);

    const ChapterReading reading =
        readChapter("x", header + block("black: A1 Z1 B1\nmoves: C1 C2 A1 D1\nlabel: A1, B1 b"));
    REQUIRE(reading.chapter.diagrams().size() == 1);
    const Diagram& diagram = *reading.chapter.diagrams().front();
    CHECK(diagram.stones.size() == 2);
    CHECK(diagram.moves.size() == 2);
    CHECK(diagram.marks.size() == 1);
    CHECK(reading.faults.size() == 3);
}

TEST_CASE("a chapter about all games needs a game for each diagram", "[book][faults]")
{
    const ChapterReading reading = readChapter("x", "---\ngame: all\norder: 1\ntitle: X\n---\n" + block("black: A1"));
    REQUIRE(reading.faults.size() == 1);
    CHECK(reading.faults.front().kind == FaultKind::Missing);
    CHECK(reading.chapter.diagrams().empty());
}

TEST_CASE("invalid text and excess content are dropped and reported", "[book][faults]")
{
    requireFault(std::string(1'000'000, 'x').append("\nwords\n"), FaultKind::TooMuch, 6);
    requireFault("a\xff\nwords\n", FaultKind::NotText, 6);
    requireFault(std::string{"a\0b\n", 4}, FaultKind::NotText, 6);
    requireFault(block("caption: \xe4"), FaultKind::NotText, 8);
    const ChapterReading large = readChapter("x", header + std::string(maxChapterBytes, '\n') + "## A {#a}\n");
    REQUIRE(large.faults.size() == 1);
    CHECK(large.faults.front().kind == FaultKind::TooMuch);
    CHECK(large.chapter.pages.empty());

    std::string binary;
    for (unsigned i = 0; i < 100'000; ++i)
        binary += static_cast<char>(i * i / 7);
    CHECK(readChapter("x", binary).faults.size() <= Faults::maxFaults);

    std::string pages = header;
    for (std::size_t i = 0; i <= maxPages; ++i)
        pages += "## A {#a" + std::to_string(i) + "}\n";
    const ChapterReading many = readChapter("x", pages);
    CHECK(many.chapter.pages.size() == maxPages);
    CHECK(many.faults.size() == 1);

    std::string claims;
    for (int i = 0; i < 1'000; ++i)
        claims += "claim: x\n";
    const ChapterReading claimed = readChapter("x", header + block(claims));
    CHECK(claimed.chapter.diagrams().front()->claims.size() < 1'000);
    CHECK(claimed.faults.front().kind == FaultKind::TooMuch);
}

TEST_CASE("Windows line endings and a byte order mark are accepted", "[book][faults]")
{
    const ChapterReading reading = readChapter(
        "x", "\xef\xbb\xbf---\r\ngame: link\r\norder: 1\r\ntitle: \xe5\xbd\xa2\r\n---\r\n## A {#a}\r\nx\r\n");
    CHECK(reading.faults.empty());
    CHECK(reading.chapter.title == "\xe5\xbd\xa2");
    CHECK(std::get<Prose>(reading.chapter.pages.front().blocks.front()).markdown == "x");
}

TEST_CASE("a page without an explicit anchor is reachable by another", "[book][faults]")
{
    const Chapter chapter = readChapter("x", header + "## A\n## B {#b}\n## C {#b}\n## D {#page-1}\n").chapter;
    REQUIRE(chapter.pages.size() == 4);
    CHECK(chapter.pages[1].anchor == "b");
    CHECK(chapter.pages[2].anchor == "page-3");
    CHECK(chapter.pages[3].anchor == "page-1");
    for (const Page& page : chapter.pages)
        CHECK(chapter.findPage(page.anchor) == &page);
}
