// SPDX-License-Identifier: GPL-3.0-or-later
// The successive hints of puzzles, by keys alone.
#include "tests/app/puzzle/puzzle_program.h"
#include "tests/support/catch.h"
#include "ui/panels/answer_mark.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

TEST_CASE("hints lead from text to the region to the move", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(pageOf(program).message().startsWith(u"Each four forces one answer."));
    CHECK(view.recordMarks().empty());
    program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !view.recordMarks().empty(); }));
    const auto& marks = view.recordMarks();
    CHECK(marks.size() > 5);
    CHECK(pageOf(program).message().startsWith(u"The move is in the marked area: columns "));
    CHECK(std::ranges::find(marks, Cell{5, 7}, &record::Mark::cell) != marks.end());
    CHECK_FALSE(view.hint());
    program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return view.hint().has_value(); }));
    CHECK(view.hint() == Cell{5, 7});
    CHECK(pageOf(program).message() == u"F8 is right.");
    CHECK(sessionOf(program).outcome().hints == 3);
    program.press(Qt::Key_I, Qt::ControlModifier); // there are no more
    CHECK(sessionOf(program).outcome().hints == 3);
}

TEST_CASE("a hint is read without scrolling in a small window", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    program.window().resize(480, 400);
    program.press(Qt::Key_I, Qt::ControlModifier);
    const auto* box = pageOf(program).findChild<ui::AnswerBox*>();
    REQUIRE(QTest::qWaitFor([&] { return !box->visibleRegion().isEmpty(); }));
    CHECK(QTest::qWaitFor([&] { return box->visibleRegion().boundingRect() == box->rect(); }));
}

TEST_CASE("hints for lettered choices remove choices and then mark the right one", "[puzzle][program]")
{
    const PuzzleFolder folder{forbiddenBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    CHECK(view.accessibleDescription().endsWith(u"Renju: forbidden points for Black"));
    const auto labels = [&view] {
        return std::ranges::count(view.recordMarks(), record::MarkKind::Label, &record::Mark::kind);
    };
    REQUIRE(labels() == 4);
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return labels() == 3; }));
    CHECK(view.recordMarks().size() == 4);
    CHECK(std::ranges::find(view.recordMarks(), Cell{7, 7}, &record::Mark::cell)->label == "A");
    CHECK(pageOf(program).message().startsWith(u"It is one of A, "));
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(view.hint() == Cell{7, 7});
    CHECK(pageOf(program).message() == u"A (H8) is right.");
}

TEST_CASE("the region of a hint contains more than one move", "[puzzle][program]")
{
    const PuzzleFolder folder{edgeBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !view.recordMarks().empty(); }));
    CHECK(view.recordMarks().size() == 3); // the complete number
    CHECK(pageOf(program).message() == u"The move is in the marked area: columns A to F, rows 1 to 8.");
}

TEST_CASE("a shown hint follows the language", "[puzzle][program]")
{
    const QByteArray block = GENERATE(vcfBlock, forbiddenBlock, linkBlock);
    const PuzzleFolder folder{block};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto isChinese = [&] {
        const QString message = pageOf(program).message();
        return std::ranges::any_of(message, [](QChar each) { return each.script() == QChar::Script_Han; });
    };
    for (int step = 1; step <= app::PuzzleSession::hintSteps; ++step) {
        CAPTURE(step);
        const QString before = pageOf(program).message();
        program.press(Qt::Key_I, Qt::ControlModifier);
        REQUIRE(QTest::qWaitFor([&] { return pageOf(program).message() != before && program.puzzles().canHint(); }));
        const QString english = pageOf(program).message();
        speak(program, u"zh_CN"_s);
        CHECK(QTest::qWaitFor(isChinese));
        speak(program, u"en"_s);
        CHECK(QTest::qWaitFor([&] { return pageOf(program).message() == english; }));
    }
}

TEST_CASE("the message that a hint is being computed follows the language", "[puzzle][program]")
{
    const PuzzleFolder folder{edgeBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, [stopped = std::make_shared<std::atomic<int>>(0)](const puzzle::Puzzle&) {
        return makeSlowJudge(stopped);
    });
    const QString checking = u"Checking your puzzle…"_s;
    const QString seeking = u"Looking for a hint…"_s;
    const auto says = [&](const QString& text) {
        return QTest::qWaitFor([&] { return pageOf(program).message() == text; });
    };
    REQUIRE(says(checking));
    speak(program, u"zh_CN"_s);
    REQUIRE(QTest::qWaitFor([&] { return pageOf(program).message() != checking; }));
    CHECK_FALSE(pageOf(program).message().isEmpty());
    speak(program, u"en"_s);
    CHECK(says(checking));
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(says(seeking));
    speak(program, u"zh_CN"_s);
    REQUIRE(QTest::qWaitFor([&] { return pageOf(program).message() != seeking; }));
    CHECK_FALSE(pageOf(program).message().isEmpty());
    speak(program, u"en"_s);
    CHECK(says(seeking));
}
