// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/game_tree.h"

#include "core/record/utf8.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <initializer_list>
#include <random>
#include <string>
#include <thread>

using namespace qipan;
using namespace qipan::record;

namespace {

RecordPly ply(int x, int y, Side side = Side::Black)
{
    return {.side = side, .cell = Cell{x, y}};
}

} // namespace

TEST_CASE("a tree keeps its plies and passes and the order of children", "[record]")
{
    GameTree tree;
    const auto a = tree.add(GameTree::root, ply(19, 19));
    const auto b = tree.add(GameTree::root, {.side = Side::White, .cell = std::nullopt});
    const auto c = tree.add(a, ply(0, 254, Side::White));
    CHECK(tree.ply(a) == ply(19, 19));
    CHECK(tree.ply(b) == RecordPly{.side = Side::White, .cell = std::nullopt});
    CHECK(tree.ply(c) == ply(0, 254, Side::White));
    CHECK(tree.firstChild(GameTree::root) == a);
    CHECK(tree.nextSibling(a) == b);
    CHECK(tree.nextSibling(b) == GameTree::none);
    CHECK(tree.hasVariations(GameTree::root));
    CHECK_FALSE(tree.hasVariations(a));
    CHECK_FALSE(tree.hasVariations(c));
    CHECK(tree.mainLine() == std::vector<GameTree::Node>{a, c});
}

TEST_CASE("tree equality ignores node numbers but not plies or comments or marks", "[record]")
{
    GameTree tree;
    const auto a = tree.add(GameTree::root, ply(1, 1));
    tree.add(GameTree::root, ply(2, 2));
    tree.add(a, ply(3, 3));
    GameTree other;
    const auto x = other.add(GameTree::root, ply(1, 1));
    const auto y = other.add(x, ply(3, 3));
    const auto z = other.add(GameTree::root, ply(2, 2));
    CHECK(tree == other);
    other.setComment(z, "here");
    CHECK_FALSE(tree == other);
    other.setComment(z, "");
    CHECK(tree == other);
    other.addMark(y, {.cell = {1, 1}, .kind = MarkKind::Cross});
    CHECK_FALSE(tree == other);
    GameTree deeper;
    deeper.add(deeper.add(deeper.add(GameTree::root, ply(1, 1)), ply(3, 3)), ply(2, 2));
    CHECK_FALSE(tree == deeper);
}

TEST_CASE("a cell of a node has one mark of each kind", "[record]")
{
    GameTree tree;
    CHECK(tree.addMark(GameTree::root, {.cell = {1, 1}, .kind = MarkKind::Label, .label = "A"}));
    CHECK(tree.addMark(GameTree::root, {.cell = {1, 1}, .kind = MarkKind::Circle}));
    CHECK(tree.addMark(GameTree::root, {.cell = {1, 2}, .kind = MarkKind::Label, .label = "B"}));
    CHECK_FALSE(tree.addMark(GameTree::root, {.cell = {1, 1}, .kind = MarkKind::Label, .label = "C"}));
    REQUIRE(tree.marks(GameTree::root).size() == 3);
    CHECK(tree.marks(GameTree::root)[0].label == "C");
}

TEST_CASE("comments and marks may be set in any order and removed", "[record]")
{
    GameTree tree;
    GameTree::Node node = GameTree::root;
    for (int i = 0; i < 100; ++i)
        node = tree.add(node, ply(i, i));
    const auto textOf = [](GameTree::Node each) { return std::string(each % 40 + 1, 'a'); };
    for (const GameTree::Node step : {7U, 3U, 11U}) { // prime to 101
        for (GameTree::Node i = 0; i < 101; ++i) {
            const GameTree::Node each = i * step % 101;
            tree.setComment(each, textOf(each));
            tree.setMarks(each, {{.cell = {1, 1}, .kind = MarkKind::Label, .label = textOf(each + 2)}});
        }
        for (GameTree::Node each = 0; each < 101; ++each) {
            REQUIRE(tree.comment(each) == textOf(each));
            REQUIRE(tree.marks(each).size() == 1);
            REQUIRE(tree.marks(each).front().label == textOf(each + 2));
        }
    }
    tree.addComment(50, "b");
    CHECK(tree.comment(50) == textOf(50) + "\nb");
    for (GameTree::Node each = 0; each < 101; ++each) {
        tree.setComment(each, {});
        tree.setMarks(each, {});
        REQUIRE(tree.comment(each).empty());
        REQUIRE(tree.marks(each).empty());
    }
    GameTree plain;
    node = GameTree::root;
    for (int i = 0; i < 100; ++i)
        node = plain.add(node, ply(i, i));
    CHECK(tree == plain);
}

TEST_CASE("notes of nodes are those of a plain map whatever is added and replaced", "[record]")
{
    constexpr GameTree::Node nodes = 50;
    struct Plain {
        std::string comment;
        std::string extra;
        std::vector<Mark> marks;
    };
    std::mt19937 random{7};
    GameTree tree;
    std::vector<Plain> plain(nodes);
    for (GameTree::Node node = GameTree::root; node + 1 < nodes;)
        node = tree.add(node, ply(static_cast<int>(node), 1));
    for (int change = 0; change < test::repetitions(20'000, 200'000); ++change) {
        const auto node = static_cast<GameTree::Node>(random() % nodes);
        const std::string text(random() % 300, static_cast<char>('a' + random() % 26));
        const Mark mark{.cell = {static_cast<int>(random() % 5), 0}, .kind = MarkKind::Label, .label = text};
        Plain& each = plain[node];
        switch (random() % 5) {
        case 0:
            tree.setComment(node, text);
            each.comment = text;
            break;
        case 1:
            tree.addComment(node, text);
            each.comment += (each.comment.empty() || text.empty() ? "" : "\n") + text;
            break;
        case 2:
            tree.addExtra(node, text.substr(0, 5));
            each.extra += text.substr(0, 5);
            break;
        case 3: {
            const auto same = std::ranges::find(each.marks, mark.cell, &Mark::cell);
            REQUIRE(tree.addMark(node, mark) == (same == each.marks.end()));
            if (same == each.marks.end())
                each.marks.push_back(mark);
            else
                *same = mark;
            break;
        }
        default:
            each.marks.resize(random() % (each.marks.size() + 1));
            tree.setMarks(node, each.marks);
        }
        REQUIRE(tree.comment(node) == each.comment);
        REQUIRE(std::ranges::equal(tree.marks(node), each.marks));
    }
    for (GameTree::Node node = 0; node < nodes; ++node) {
        REQUIRE(tree.comment(node) == plain[node].comment);
        REQUIRE(tree.extra(node) == plain[node].extra);
        REQUIRE(std::ranges::equal(tree.marks(node), plain[node].marks));
    }
}

TEST_CASE("a copy keeps its content while the original changes, and the other way round", "[record]")
{
    GameTree tree;
    const GameTree::Node first = tree.add(GameTree::root, ply(7, 7));
    const GameTree::Node second = tree.add(first, ply(8, 8));
    tree.setComment(first, "before");
    tree.setMarks(first, {{.cell = {1, 1}}});
    tree.addExtra(first, "BL[9]");
    const GameTree copy = tree;
    using Change = void (*)(GameTree&);
    for (const Change change : std::initializer_list<Change>{
             [](GameTree& each) { each.add(GameTree::root, ply(1, 1)); }, [](GameTree& each) { each.detach(2); },
             [](GameTree& each) { each.setComment(1, "after"); }, [](GameTree& each) { each.addComment(1, "after"); },
             [](GameTree& each) { each.setMarks(1, {}); }, [](GameTree& each) { each.addExtra(1, "WL[9]"); },
             [](GameTree& each) {
                 each.addMark(1, {.cell = {2, 2}});
             }}) {
        GameTree changed = tree;
        change(changed);
        CHECK_FALSE(changed == tree);
        CHECK(tree == copy);
    }
    tree.detach(second);
    const GameTree shorter = tree;
    tree.reattach(second, GameTree::none);
    CHECK(shorter.size() == 2);
    CHECK(tree == copy);
}

TEST_CASE("another thread reads its copy while the tree is edited", "[record]")
{
    GameTree tree;
    GameTree::Node last = GameTree::root;
    for (int i = 0; i < 200; ++i) {
        last = tree.add(last, ply(i % 15, i / 15 % 15));
        tree.setComment(last, std::to_string(i));
        const GameTree copy = tree;
        bool isKept = false;
        std::thread reader{[&copy, &isKept, last, i] {
            isKept = copy.mainLine().back() == last && copy.comment(last) == std::to_string(i);
        }};
        tree.setComment(last, "edited");
        tree.detach(tree.add(last, ply(1, 1)));
        reader.join();
        CHECK(isKept);
    }
}

TEST_CASE("walking a line of a million plies does not use the stack", "[record]")
{
    GameTree tree;
    GameTree::Node node = GameTree::root;
    for (int i = 0; i < 1'000'000; ++i)
        node = tree.add(node, ply(i % 20, i % 19));
    tree.add(GameTree::root, ply(0, 0));
    CHECK(tree.stepAfter(node)->left == 1'000'000);
    CHECK(tree == tree);
}

TEST_CASE("UTF-8 is kept and other bytes are read as Latin-1", "[record]")
{
    CHECK(toUtf8("plain") == "plain");
    CHECK(toUtf8("棋盘 é 🙂") == "棋盘 é 🙂");
    CHECK(toUtf8("caf\xe9") == "café");
    CHECK(toUtf8("\xff") == "ÿ");
    for (const char* bytes : {"\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
                              "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xe6\xa3", "\xc3"})
        CHECK_FALSE(isUtf8(bytes));
    CHECK(shortened("棋盘", 5) == "棋");
    CHECK(shortened("棋盘", 6) == "棋盘");
    CHECK(shortened("棋", 2).empty());
}
