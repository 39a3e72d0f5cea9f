// SPDX-License-Identifier: GPL-3.0-or-later
// The move list of a record, compared with its tree.
#include "core/record/game_tree.h"
#include "tests/support/catch.h"
#include "ui/icons/contrast.h"
#include "ui/panels/record_moves.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::record;
using namespace qipan::ui;

namespace {

using Node = GameTree::Node;

void grow(std::mt19937& random, GameTree& tree)
{
    const Node parent =
        random() % 3 == 0 ? static_cast<Node>(tree.size() - 1) : static_cast<Node>(random() % tree.size());
    const Side side = depthOf(tree, parent) % 2 == 0 ? Side::Black : Side::White;
    tree.add(parent, {.side = side, .cell = Cell{static_cast<int>(random() % 15), static_cast<int>(random() % 15)}});
}

/// Each node that the model shows, with the depths at which it occurs.
void collect(const RecordTreeModel& model, const QModelIndex& parent, int depth, std::map<Node, std::vector<int>>& seen)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        REQUIRE(model.parent(index) == parent);
        REQUIRE(model.indexOf(model.nodeOf(index)) == index);
        REQUIRE(model.hasChildren(index) == (model.rowCount(index) > 0));
        seen[model.nodeOf(index)].push_back(depth);
        collect(model, index, depth + 1, seen);
    }
}

/// The number of variations that contain the node.
int variationsOf(const GameTree& tree, Node node)
{
    int count = 0;
    for (; node != GameTree::root; node = tree.parent(node))
        count += tree.firstChild(tree.parent(node)) != node ? 1 : 0;
    return count;
}

/// A line of 200 plies with variations at every ply.
GameRecord wideRecord(int variations, int length)
{
    GameRecord record;
    Node node = GameTree::root;
    const auto ply = [](int i) {
        return RecordPly{.side = i % 2 == 0 ? Side::Black : Side::White, .cell = Cell{i % 15, i / 15 % 15}};
    };
    for (int i = 0; i < 200; ++i) {
        const Node next = record.tree.add(node, ply(i));
        for (int variation = 0; variation < variations; ++variation) {
            Node end = node;
            for (int j = 0; j < length; ++j)
                end = record.tree.add(end, ply(i + j + 1));
        }
        node = next;
    }
    return record;
}

} // namespace

TEST_CASE("the list shows every ply once with the main line first and each variation below the ply that it replaces",
          "[record]")
{
    std::mt19937 random{1};
    for (int i = 0; i < 60; ++i) {
        GameRecord record;
        const auto size = 1 + random() % 80;
        while (record.tree.size() < size)
            grow(random, record.tree);
        RecordTreeModel model;
        model.setRecord(&record, RowNumbers::FromBottom);
        std::map<Node, std::vector<int>> seen;
        collect(model, {}, 0, seen);
        REQUIRE(seen.size() == record.tree.size());
        for (const auto& [node, depths] : seen) {
            REQUIRE(depths.size() == 1);
            const bool isHead = node != GameTree::root && record.tree.firstChild(record.tree.parent(node)) != node;
            REQUIRE(depths.front() == 2 * variationsOf(record.tree, node) - (isHead ? 1 : 0));
        }
        const std::vector<Node> line = record.tree.mainLine();
        REQUIRE(model.rowCount() == static_cast<int>(line.size()) + 1);
        for (std::size_t row = 0; row < line.size(); ++row)
            REQUIRE(model.nodeOf(model.index(static_cast<int>(row) + 1, 0)) == line[row]);
    }
}

TEST_CASE("added plies appear in the right place while the list is shown", "[record]")
{
    std::mt19937 random{2};
    for (int i = 0; i < 20; ++i) {
        GameRecord record;
        RecordTreeModel model;
        model.setRecord(&record, RowNumbers::FromTop);
        const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
        for (int j = 0; j < 60; ++j) {
            const Node parent = static_cast<Node>(random() % record.tree.size());
            model.beginAdd(parent);
            record.tree.add(parent, {.side = Side::Black, .cell = Cell{j % 15, j / 15}});
            model.endAdd();
        }
        std::map<Node, std::vector<int>> seen;
        collect(model, {}, 0, seen);
        REQUIRE(seen.size() == record.tree.size());
    }
}

TEST_CASE("a row shows number and cell and comment or a pass", "[record]")
{
    GameRecord record;
    record.tree.setComment(GameTree::root, "before all");
    const Node first = record.tree.add(GameTree::root, {.side = Side::Black, .cell = Cell{7, 7}});
    const Node pass = record.tree.add(first, {.side = Side::White, .cell = std::nullopt});
    record.tree.setComment(pass, "two\nlines");
    RecordTreeModel model;
    model.setRecord(&record, RowNumbers::FromBottom);
    const auto text = [&model](Node node, int role) { return model.data(model.indexOf(node), role).toString(); };
    CHECK(text(GameTree::root, Qt::DisplayRole) == u"Start"_s);
    CHECK(text(GameTree::root, RecordTreeModel::RemarkRole) == u"before all"_s);
    CHECK(text(first, Qt::DisplayRole) == u"1. H8"_s);
    CHECK(text(pass, Qt::DisplayRole) == u"pass"_s);
    CHECK(text(pass, Qt::AccessibleTextRole) == u"pass, white, two lines"_s);
}

TEST_CASE("keys move through the rows and a selected variation expands", "[record]")
{
    GameRecord record = wideRecord(2, 3);
    RecordMoves moves;
    moves.resize(240, 400);
    moves.setRecord(&record, RowNumbers::FromBottom);
    moves.show();
    REQUIRE(QTest::qWaitForWindowExposed(&moves));
    Node messages = GameTree::none;
    QObject::connect(&moves, &RecordMoves::plyPicked, &moves, [&messages](Node node) { messages = node; });
    moves.pick(GameTree::root);
    CHECK(messages == GameTree::none); // selected by the program
    const auto main = record.tree.mainLine();
    QTest::keyClick(&moves, Qt::Key_Down);
    CHECK(messages == main[0]);
    QTest::keyClick(&moves, Qt::Key_Down);
    CHECK(messages == main[1]);
    QTest::keyClick(&moves, Qt::Key_Right);
    QTest::keyClick(&moves, Qt::Key_Down);
    CHECK(messages == record.tree.nextSibling(main[1]));
    const Node deep = record.tree.firstChild(record.tree.nextSibling(main[150]));
    moves.pick(deep);
    CHECK(moves.picked() == deep);
    CHECK(moves.viewport()->rect().intersects(moves.visualRect(moves.currentIndex())));
    const QModelIndex next = moves.plies().indexOf(record.tree.firstChild(deep));
    moves.scrollTo(next);
    QTest::mouseClick(moves.viewport(), Qt::LeftButton, {}, moves.visualRect(next).center());
    CHECK(messages == record.tree.firstChild(deep));
}

TEST_CASE("the stone of a ply contrasts with the selected row in every theme", "[record]")
{
    for (const Side side : {Side::Black, Side::White}) {
        const QImage stone = stoneIcon(side).pixmap(QSize{48, 48}, QIcon::Selected).toImage();
        QColor edge{Qt::transparent}; // the first opaque pixel from the left
        for (int x = 0; x < stone.width() && edge.alpha() != 255; ++x)
            edge = stone.pixelColor(x, stone.height() / 2);
        const QColor middle = stone.pixelColor(stone.rect().center());
        CHECK(contrast(edge, middle) >= 10);
        for (const Look look : {Look::Plain, Look::Classical}) {
            for (const bool dark : {false, true}) {
                const QColor accent = makeTheme(look, dark).accent;
                CHECK(std::max(contrast(edge, accent), contrast(middle, accent)) >= 3);
            }
        }
    }
}

TEST_CASE("walking a tree of several hundred thousand plies is about as fast as a small one", "[record]")
{
    const auto walk = [](const GameRecord& record) {
        RecordMoves moves;
        moves.resize(240, 400);
        moves.show();
        REQUIRE(QTest::qWaitForWindowExposed(&moves));
        const auto main = record.tree.mainLine();
        QElapsedTimer time;
        time.start();
        moves.setRecord(&record, RowNumbers::FromBottom);
        for (std::size_t i = 0; i < main.size(); i += 4) {
            moves.pick(main[i]);
            moves.grab();
            moves.pick(record.tree.nextSibling(main[i]));
            moves.grab();
        }
        return std::max<qint64>(1, time.nsecsElapsed());
    };
    const GameRecord small = wideRecord(1, 1);
    const GameRecord large = wideRecord(40, 50);
    REQUIRE(large.tree.size() > 400'000);
    std::vector<double> ratios;
    for (int i = 0; i < 3; ++i) {
        const auto plain = walk(small);
        ratios.push_back(static_cast<double>(walk(large)) / static_cast<double>(plain));
    }
    INFO("ratios " << ratios[0] << " " << ratios[1] << " " << ratios[2]);
    CHECK(*std::ranges::min_element(ratios) < 6); // it has more open variations; its size does not matter
}
