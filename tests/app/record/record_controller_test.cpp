// SPDX-License-Identifier: GPL-3.0-or-later
// Navigation in a record by keys and clicks, compared with its tree.
#include "core/record/replay.h"
#include "core/record/sgf.h"
#include "tests/app/open_program.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/match_page.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"
#include "ui/panels/record_moves.h"
#include "ui/panels/replay_bar.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;
using record::GameRecord;
using record::GameTree;
using Node = GameTree::Node;

namespace {

[[nodiscard]] std::vector<GameRecord> sgf(std::string_view text)
{
    auto reading = record::readSgf(text);
    REQUIRE_FALSE(reading.games.empty());
    return std::move(reading.games);
}

/// At the start.
void show(OpenProgram& program, std::vector<GameRecord> games, const QString& name = u"game.sgf"_s)
{
    app::OpenedRecords opened;
    opened.games = std::move(games);
    opened.name = name;
    program.record().show(std::move(opened));
    REQUIRE(program.window().navigation().page() == ui::Page::Record);
    program.record().goTo(record::GameTree::root);
}

[[nodiscard]] ui::TurnBoardView& boardOf(OpenProgram& program)
{
    return *program.window().page<ui::RecordPage>().board();
}

[[nodiscard]] bool isAlike(const BoardGame& a, const BoardGame& b)
{
    for (int y = 0; y < a.size().rows; ++y) {
        for (int x = 0; x < a.size().columns; ++x) {
            if (a.stoneAt({x, y}) != b.stoneAt({x, y}))
                return false;
        }
    }
    return a.size() == b.size() && a.sideToMove() == b.sideToMove();
}

/// The expected effect of keys, implemented plainly.
struct PlainWalk {
    const GameTree& tree;
    std::vector<Node> line = record::lineThrough(tree, GameTree::root);
    std::size_t place = 0;

    [[nodiscard]] Node node() const { return place == 0 ? GameTree::root : line[place - 1]; }
    void sibling(int step)
    {
        if (place == 0)
            return;
        const auto all = record::childrenOf(tree, tree.parent(node()));
        const auto at = std::ranges::find(all, node()) - all.begin() + step;
        if (at >= 0 && at < std::ssize(all))
            line = record::lineThrough(tree, all[static_cast<std::size_t>(at)]);
    }
};

} // namespace

TEST_CASE("random trees can be walked by keyboard and the board shows each position", "[record]")
{
    std::mt19937 random{3};
    OpenProgram program{{}};
    for (int i = 0; i < test::repetitions(12, 200); ++i) {
        GameRecord game = i % 2 == 0 ? test::randomGomoku(random, {}) : test::randomReversi(random, {});
        show(program, {game});
        boardOf(program).setFocus();
        PlainWalk plain{game.tree};
        for (int step = 0; step < 60; ++step) {
            switch (random() % 8) {
            case 0:
                program.press(Qt::Key_PageUp);
                plain.place -= plain.place > 0 ? 1 : 0;
                break;
            case 1:
                program.press(Qt::Key_PageUp, Qt::ControlModifier);
                plain.place = 0;
                break;
            case 2:
                program.press(Qt::Key_PageDown, Qt::ControlModifier);
                plain.place = plain.line.size();
                break;
            case 3:
            case 4:
                program.press(Qt::Key_Down, Qt::AltModifier);
                plain.sibling(1);
                break;
            case 5:
                program.press(Qt::Key_Up, Qt::AltModifier);
                plain.sibling(-1);
                break;
            default:
                program.press(Qt::Key_PageDown);
                plain.place += plain.place < plain.line.size() ? 1 : 0;
            }
            REQUIRE(program.record().shownNode() == plain.node());
            const auto expected = record::positionAfter(game, record::pathTo(game.tree, plain.node()));
            REQUIRE(isAlike(boardOf(program).position(), *expected));
            REQUIRE(program.window().page<ui::RecordPage>().side().moves().picked() == plain.node());
            REQUIRE(std::ranges::equal(boardOf(program).recordMarks(), game.tree.marks(plain.node())));
        }
        CHECK_FALSE(program.record().isChanged());
    }
}

TEST_CASE("moves can be clicked in the list and the slider reaches every position of the line", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh](;W[ii];B[jj])(;W[aa]C[corner];B[bb]))"));
    ui::RecordMoves& moves = program.window().page<ui::RecordPage>().side().moves();
    const GameTree& tree = program.record().current()[0].tree;
    const Node corner = tree.nextSibling(tree.firstChild(tree.firstChild(GameTree::root)));
    moves.expandAll();
    REQUIRE(QTest::qWaitFor([&moves] { return moves.viewport()->height() > 150; })); // laid out
    moves.scrollTo(moves.plies().indexOf(corner));
    QTest::mouseClick(moves.viewport(), Qt::LeftButton, {}, moves.visualRect(moves.plies().indexOf(corner)).center());
    CHECK(program.record().shownNode() == corner);
    CHECK(program.window().page<ui::RecordPage>().side().comment().toPlainText() == u"corner"_s);
    CHECK(program.window().status() == u"Move 2 of 3 · Line 2 of 2 · Black to move"_s);
    auto& slider = *program.window().page<ui::RecordPage>().replay().findChild<QSlider*>();
    slider.setFocus();
    program.press(Qt::Key_End);
    CHECK(program.record().shownNode() == tree.firstChild(corner));
    program.press(Qt::Key_Home);
    CHECK(program.record().shownNode() == GameTree::root);
    program.press(Qt::Key_Right);
    program.press(Qt::Key_Right);
    CHECK(program.record().shownNode() == corner); // the line of the last visit
    program.window().page<ui::RecordPage>().board()->setFocus();
    program.press(Qt::Key_Left, Qt::AltModifier);
    CHECK(program.record().shownNode() == tree.parent(corner));
    program.press(Qt::Key_Right, Qt::AltModifier);
    CHECK(program.record().shownNode() == corner);
}

TEST_CASE("the arrow of a branch is visible on the selected row", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh](;W[ii];B[jj])(;W[aa];B[bb]))"));
    program.press(Qt::Key_PageDown);
    program.press(Qt::Key_PageDown);
    ui::RecordMoves& moves = program.window().page<ui::RecordPage>().side().moves();
    REQUIRE(QTest::qWaitFor([&moves] { return moves.viewport()->height() > 150; })); // laid out
    QRect row = moves.visualRect(moves.currentIndex());
    row.setRight(row.left());
    row.setLeft(row.left() - moves.indentation());
    const QImage arrow = moves.viewport()->grab(row).toImage();
    int darkest = 255;
    int lightest = 0;
    for (int y = 0; y < arrow.height(); ++y) {
        for (int x = 0; x < arrow.width(); ++x) {
            const int grey = qGray(arrow.pixel(x, y));
            darkest = std::min(darkest, grey);
            lightest = std::max(lightest, grey);
        }
    }
    CHECK(darkest >= qGray(moves.palette().color(QPalette::Highlight).rgb()) - 8);
    CHECK(lightest > darkest + 80);
}

TEST_CASE("Space plays the moves to the end and starts over", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh];W[ii];B[jj])"));
    program.window().page<ui::RecordPage>().replay().findChild<QComboBox*>()->setCurrentIndex(4);
    boardOf(program).setFocus();
    program.press(Qt::Key_Space);
    CHECK(program.record().isRunning());
    REQUIRE(QTest::qWaitFor([&] { return boardOf(program).position().plies().size() == 3; }));
    CHECK_FALSE(program.record().isRunning());
    program.window().page<ui::RecordPage>().side().moves().setFocus();
    program.press(Qt::Key_Space);
    CHECK(program.record().isRunning());
    CHECK(boardOf(program).position().plies().empty());
    program.press(Qt::Key_Space);
    CHECK_FALSE(program.record().isRunning());
}

TEST_CASE("a click follows a line or adds a branch that can be undone", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh];W[ii])"));
    program.click(boardOf(program), {7, 7});
    CHECK_FALSE(program.record().isChanged());
    CHECK(boardOf(program).position().plies().size() == 1);
    program.click(boardOf(program), {3, 3});
    CHECK(program.record().isChanged());
    CHECK(program.window().windowTitle() == u"game.sgf* – Qipan"_s);
    const GameTree& tree = program.record().current()[0].tree;
    const Node first = tree.firstChild(GameTree::root);
    REQUIRE(record::childrenOf(tree, first).size() == 2);
    program.click(boardOf(program), {3, 3}); // occupied
    CHECK(tree.size() == 4);
    program.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(record::childrenOf(tree, first).size() == 1);
    CHECK(program.record().shownNode() == first);
    CHECK(program.window().windowTitle() == u"game.sgf – Qipan"_s);
    program.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(record::childrenOf(tree, first).size() == 2);
    CHECK(boardOf(program).position().stoneAt({3, 3}) == Side::White);
}

TEST_CASE("random moves on the board build the expected tree", "[record]")
{
    std::mt19937 random{4};
    OpenProgram program{{}};
    for (int i = 0; i < test::repetitions(6, 60); ++i) {
        GameRecord plain = i % 2 == 0 ? test::randomGomoku(random, {}) : test::randomReversi(random, {});
        show(program, {plain});
        Node node = GameTree::root;
        for (int step = 0; step < 40; ++step) {
            const Cell cell{static_cast<int>(random() % 8), static_cast<int>(random() % 8)};
            const auto position = record::positionAfter(plain, record::pathTo(plain.tree, node));
            const bool isLegal = position->isLegal({cell.x, cell.y});
            program.click(boardOf(program), {cell.x, cell.y});
            if (isLegal) {
                // A forced pass is in between.
                record::Replay replay{plain};
                for (const Node each : record::pathTo(plain.tree, node))
                    replay.play(plain.tree.ply(each));
                const auto follow = [&plain, &node](record::RecordPly ply) {
                    const Node there = record::childWith(plain.tree, node, ply);
                    node = there != GameTree::none ? there : plain.tree.add(node, ply);
                };
                if (replay.mustPass())
                    follow({.side = replay.sideToMove(), .cell = std::nullopt});
                follow({.side = position->sideToMove(), .cell = Cell{cell.x, cell.y}});
            }
            if (random() % 4 == 0 && node != GameTree::root) {
                program.press(Qt::Key_PageUp);
                node = plain.tree.parent(node);
            }
            REQUIRE(program.record().current()[0].tree == plain.tree);
        }
        while (program.actions().undo->isEnabled())
            program.press(Qt::Key_Z, Qt::ControlModifier);
        CHECK_FALSE(program.record().isChanged());
    }
}

TEST_CASE("deleting a branch asks once and can be undone", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh](;W[ii];B[jj])(;W[aa]))"));
    const GameTree before = program.record().current()[0].tree;
    program.press(Qt::Key_PageDown);
    program.press(Qt::Key_PageDown);
    program.press(Qt::Key_Delete, Qt::ControlModifier);
    CHECK(program.record().current()[0].tree == before);
    program.press(Qt::Key_Escape); // closes the question: the record stays
    CHECK(program.record().current()[0].tree == before);
    program.press(Qt::Key_Delete, Qt::ControlModifier);
    program.press(Qt::Key_D, Qt::AltModifier);
    REQUIRE(QTest::qWaitFor([&] { return program.record().current()[0].tree.size() == 3; }));
    CHECK(boardOf(program).position().plies().size() == 1);
    program.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(program.record().current()[0].tree == before);
}

TEST_CASE("comments and marks can be edited by keyboard and undone", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh])"));
    program.press(Qt::Key_PageDown);
    auto& comment = program.window().page<ui::RecordPage>().side().comment();
    comment.setFocus();
    QTest::keyClicks(&comment, u"a <b>good</b> move"_s);
    const GameTree& tree = program.record().current()[0].tree;
    const Node first = tree.firstChild(GameTree::root);
    CHECK(tree.comment(first) == "a <b>good</b> move");
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == ui::Page::Record);
    CHECK(boardOf(program).hasFocus());
    QTest::keyClicks(&boardOf(program), u"C3"_s);
    program.press(Qt::Key_1, Qt::AltModifier);
    REQUIRE(tree.marks(first).size() == 1);
    CHECK(tree.marks(first)[0] == record::Mark{.cell = {2, 12}, .kind = record::MarkKind::Triangle, .label = {}});
    CHECK(boardOf(program).describe({2, 12}) == u"empty, marked with a triangle"_s);
    program.press(Qt::Key_5, Qt::AltModifier);
    REQUIRE(tree.marks(first).size() == 1);
    CHECK(tree.marks(first)[0].label == "A");
    QTest::keyClicks(&boardOf(program), u"D3"_s);
    program.press(Qt::Key_5, Qt::AltModifier);
    CHECK(tree.marks(first)[1].label == "B");
    program.press(Qt::Key_5, Qt::AltModifier);
    CHECK(tree.marks(first).size() == 1);
    for (int i = 0; i < 4; ++i)
        program.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(tree.marks(first).empty());
    program.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(tree.comment(first).empty());
    CHECK(comment.toPlainText().isEmpty());
    CHECK_FALSE(program.record().isChanged());
}

TEST_CASE("a comment that is too long is truncated and the user is told", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15];B[hh])"));
    program.press(Qt::Key_PageDown);
    auto& comment = program.window().page<ui::RecordPage>().side().comment();
    comment.setFocus();
    QTest::keyClicks(&comment, u"ab"_s);
    program.press(Qt::Key_Left);
    QApplication::clipboard()->setText(QString{u'é'}.repeated(40'000));
    program.press(Qt::Key_V, Qt::ControlModifier);
    const QString kept = u"a"_s + QString{u'é'}.repeated(32'767) + u"b"_s; // 64 KiB in UTF-8
    CHECK(comment.toPlainText() == kept);
    CHECK(program.window().status() == u"The comment is too long: the rest of the text was cut off."_s);
    const GameTree& tree = program.record().current()[0].tree;
    CHECK(tree.comment(tree.firstChild(GameTree::root)) == kept.toStdString());
    QTest::keyClicks(&comment, u"c"_s);
    CHECK(comment.toPlainText() == kept);
    program.press(Qt::Key_Escape);
    program.press(Qt::Key_PageUp);
    program.press(Qt::Key_PageDown);
    CHECK(comment.toPlainText() == kept);
}

TEST_CASE("the position of an error in a file is shown above the games with the valid part", "[record]")
{
    OpenProgram program{{}};
    auto reading = record::readSgf("(;GM[4]SZ[15];B[hh];W[ii]\n;B[hh];W[jj])");
    REQUIRE(reading.fault);
    app::OpenedRecords opened;
    opened.games = std::move(reading.games);
    opened.fault = reading.fault;
    program.record().show(std::move(opened));
    const QString notice = program.messageBar().text();
    CHECK(notice.startsWith(u"Parts of this record could not be read. Line 2, game 1, move 3: "));
    CHECK(notice.endsWith(u" The rest is shown."));
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(boardOf(program).position().plies().size() == 2);
    program.press(Qt::Key_E, Qt::AltModifier);
    CHECK(QTest::qWaitFor([&program] { return program.message(ui::Message::Topic::Fault) == nullptr; }));
}

TEST_CASE("names in a file are shown as plain text and never as markup", "[record]")
{
    OpenProgram program{{}};
    show(program, sgf("(;GM[4]SZ[15]PB[<b>Ada</b>]PW[Lin]EV[<i>Cup</i>];B[hh])"));
    const auto labels = program.window().page<ui::RecordPage>().side().head().findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == u"<b>Ada</b>"; }));
    for (const QLabel* label : labels)
        CHECK((label->text().isEmpty() || label->textFormat() == Qt::PlainText));
}
