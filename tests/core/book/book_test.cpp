// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/book.h"
#include "tests/support/catch.h"

#include <string>
#include <tuple>
#include <vector>

using namespace qipan;
using namespace qipan::book;

namespace {

Chapter chapterOf(const std::string& key, int order, const std::string& body)
{
    ChapterReading reading =
        readChapter(key, "---\ngame: gomoku\norder: " + std::to_string(order) + "\ntitle: X\n---\n" + body);
    CHECK(reading.faults.empty());
    return std::move(reading.chapter);
}

std::string diagram(const std::string& id, const std::string& lines)
{
    return "```board\nid: " + id + "\n" + lines + "\n```\n";
}

std::string textOf(const std::vector<Problem>& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += problem.chapter + ":" + std::to_string(problem.line) + ": " + problem.text + "\n";
    return text;
}

} // namespace

TEST_CASE("chapters are in their order", "[book]")
{
    const Book book{{chapterOf("c", 20, "x"), chapterOf("b", 10, "x"), chapterOf("a", 20, "x")}};
    REQUIRE(book.chapters().size() == 3);
    CHECK(book.chapters()[0].key == "b");
    CHECK(book.chapters()[1].key == "a");
    CHECK(book.chapters()[2].key == "c");
    CHECK(book.find("c")->order == 20);
    CHECK(book.find("d") == nullptr);
}

TEST_CASE("chapters of one game are adjacent whatever their order values", "[book]")
{
    std::vector<Chapter> chapters;
    for (const auto& [key, game, order] :
         {std::tuple{"a", "all", 1}, std::tuple{"b", "link", 2}, std::tuple{"c", "gomoku", 9},
          std::tuple{"d", "reversi", 3}, std::tuple{"e", "gomoku", 4}}) {
        const std::string text =
            std::string{"---\ngame: "} + game + "\norder: " + std::to_string(order) + "\ntitle: X\n---\n";
        chapters.push_back(readChapter(key, text).chapter);
    }
    std::string keys;
    const Book book{std::move(chapters)};
    for (const Chapter& chapter : book.chapters())
        keys += chapter.key;
    CHECK(keys == "ecdba");
}

TEST_CASE("links lead to pages or terms or sources and broken ones are reported", "[book]")
{
    const Book book{
        {chapterOf("a", 1,
                   "## A {#a}\nSee [b](page:b#b), [b](page:b), [a](page:#a),\n[c](page:#c) [p](puzzles:vcf).\n"
                   "## B {#b}\n- [t](term:four) [t](term:five)\n- [1](source:allis) [2](source:x) [x](page:x)\n"),
         chapterOf("b", 2, "## B {#b}\n"), chapterOf("glossary", 3, "## Four {#four}\n"),
         chapterOf("sources", 4, "## Allis {#allis}\n")}};
    const Chapter& a = *book.find("a");
    const auto placeOf = [&](const std::string& address) { return book.resolve(*readTarget(address), a); };
    CHECK(placeOf("page:b#b")->page == book.find("b")->findPage("b"));
    CHECK(placeOf("page:b")->chapter == book.find("b"));
    CHECK(placeOf("page:b")->page == nullptr);
    CHECK(placeOf("page:#a")->page == a.findPage("a"));
    CHECK(placeOf("term:four")->chapter->key == "glossary");
    CHECK(placeOf("source:allis")->page->title == "Allis");
    CHECK_FALSE(placeOf("puzzles:vcf"));
    CHECK(textOf(book.brokenLinks())
          == "a:8: the link \"page:#c\" leads nowhere\n"
             "a:10: the link \"term:five\" leads nowhere\n"
             "a:11: the link \"source:x\" leads nowhere\n"
             "a:11: the link \"page:x\" leads nowhere\n");
}

TEST_CASE("a translation has the same chapters, pages and diagrams", "[book]")
{
    const std::string body = "## A {#a}\n" + diagram("x", "black: A1\ncaption: one") + "## B {#b}\nwords\n";
    const Book original{{chapterOf("a", 1, body)}};
    const auto compared = [&](const std::string& other) {
        return textOf(differences(original, Book{{chapterOf("a", 1, other)}}));
    };
    CHECK(compared(body) == "");
    CHECK(compared("## Eins {#a}\n\n" + diagram("x", "black: A1\ncaption: eins") + "## Zwei {#b}\nWorte\n") == "");
    CHECK(compared("## A {#a}\n" + diagram("x", "black: A2") + "## B {#b}\n")
          == "a:7: the diagram \"x\" is another one than in the other language\n");
    CHECK(compared("## A {#a}\n" + diagram("x", "black: A1\nclaim: fives black = none") + "## B {#b}\n")
          == "a:7: the diagram \"x\" is another one than in the other language\n");
    CHECK(compared("## A {#a}\n" + diagram("y", "black: A1") + "## B {#b}\n")
          == "a:7: the diagram \"x\" should stand here, not \"y\"\n");
    CHECK(compared("## A {#a}\n## B {#b}\n") == "a:6: the diagram \"x\" is missing\n");
    CHECK(compared(body + diagram("y", "black: A1")) == "a:14: the diagram \"y\" is not in the other language\n");
    CHECK(compared("## A {#a}\n" + diagram("x", "black: A1")) == "a:0: the page {#b} is missing\n");
    CHECK(compared(body + "## C {#c}\n") == "a:14: the page {#c} is not in the other language\n");
    CHECK(compared("## B {#b}\nwords\n## A {#a}\n" + diagram("x", "black: A1"))
          == "a:1: the pages stand in another order than in the other language\n");
    CHECK(textOf(differences(original, Book{{chapterOf("a", 2, body)}}))
          == "a:1: game: or order: differs from the other language\n");
    CHECK(textOf(differences(original, Book{{chapterOf("b", 1, body)}}))
          == "a:0: the chapter is missing\nb:0: the chapter is not in the other language\n");
}

TEST_CASE("a lesson link must name an existing game", "[book]")
{
    CHECK(readTarget("lesson:reversi") == LinkTarget{.kind = LinkTarget::Kind::Lesson, .anchor = "reversi"});
    CHECK(readTarget("lesson:link"));
    CHECK_FALSE(readTarget("lesson:chess"));
    CHECK_FALSE(readTarget("lesson:"));
}

TEST_CASE("the sources cited by a chapter form a page in order of citation", "[book]")
{
    const std::string body = "## 1 {#a}\n\nOne.\n\n## 2 {#b}\n\nTwo.\n\n## 3 {#c}\n\n*Three*.\n";
    const Chapter citing =
        chapterOf("x", 1, "Said [3](source:c).\n\n## P {#p}\n\nAnd [1](source:a), [3](source:c), [no](page:b).\n");
    const Chapter other = chapterOf("y", 2, "Nothing [there](term:a).\n");
    const Book book{{chapterOf("sources", 3, body), citing, other}};
    const auto cited = book.citedBy(citing);
    REQUIRE(cited);
    CHECK(cited->title == "X");
    REQUIRE(cited->blocks.size() == 2);
    CHECK(std::get<Prose>(cited->blocks[0]).markdown.starts_with("\\[1\\] One."));
    CHECK(std::get<Prose>(cited->blocks[1]).markdown.starts_with("\\[3\\] *Three*."));
    CHECK_FALSE(book.citedBy(other));
    CHECK_FALSE(Book{{citing}}.citedBy(citing));
}
