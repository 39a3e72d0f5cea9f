// SPDX-License-Identifier: GPL-3.0-or-later
// Which puzzle is shown, and how to get to the page and back.
#include "tests/app/puzzle/puzzle_program.h"
#include "tests/support/catch.h"
#include "ui/book/book_reader.h"
#include "ui/pages/book_page.h"
#include "ui/shell/navigation.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;
using State = app::PuzzleSession::State;

} // namespace

TEST_CASE("repeatedly asking for the next puzzle shows every new puzzle including hard ones", "[puzzle][program]")
{
    QByteArray hard = vcfBlock;
    hard.replace("id: a", "id: d").replace("grade: 3", "grade: 10");
    const PuzzleFolder folder{vcfBlock + fiveBlock + linkBlock + hard};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    std::set<std::string> seen{sessionOf(program).puzzle().board.id};
    for (int times = 0; times < 12; ++times) {
        Q_EMIT pageOf(program).nextRequested();
        seen.insert(sessionOf(program).puzzle().board.id);
    }
    CHECK(seen.size() == 4);
}

TEST_CASE("a new player meets each kind at its easiest puzzles and goes up grade by grade", "[puzzle]")
{
    app::PuzzleLibrary library;
    library.setPuzzles(app::loadPuzzles({}));
    constexpr qint64 noon = 1'800'000'000'000;
    const auto today = app::PuzzleLibrary::dayOf(noon);
    const QString game = GENERATE(QString{}, u"link"_s, u"gomoku"_s, u"reversi"_s);
    std::mt19937_64 random{3};
    std::map<puzzle::Kind, int> highest;
    std::optional<std::size_t> index;
    for (int count = 0; count < 300; ++count) {
        index = library.next({.game = game}, today, index, random());
        REQUIRE(index);
        const puzzle::Puzzle& puzzle = library.at(*index);
        library.noteShown(*index);
        if (count == 0) {
            CHECK(puzzle.grade == 1);
            CHECK((puzzle.kind == puzzle::Kind::Five || !(game.isEmpty() || game == u"gomoku")));
            for (std::uint64_t seed = 0; seed < 50; ++seed)
                CHECK(library.at(*library.next({.game = game}, today, {}, seed)).kind == puzzle.kind);
        }
        const auto grades = library.gradesOf({.kind = QString::fromLatin1(puzzle::keyOf(puzzle.kind))});
        const auto [known, isNew] = highest.try_emplace(puzzle.kind, puzzle.grade);
        if (isNew)
            CHECK(puzzle.grade == grades.front());
        REQUIRE(puzzle.grade <= known->second + 1);
        known->second = std::max(known->second, puzzle.grade);
        library.add({.puzzle = puzzle.board.id, .at = noon, .isSolved = true});
    }
    for (const std::string_view each : app::PuzzleSet::games) {
        for (const puzzle::Kind kind : puzzle::kindsOf(each))
            CHECK((highest.contains(kind) || !(game.isEmpty() || each == game.toStdString())));
    }
    CHECK(std::ranges::any_of(highest, [](const auto& entry) { return entry.second >= 5; }));
}

TEST_CASE("within a grade puzzles with fewer stones come first", "[puzzle][program]")
{
    QByteArray few = fiveBlock;
    few.replace("grade: 3", "grade: 10"); // far from the player's grade: not shown when mixed
    QByteArray fuller = few;
    fuller.replace("id: b", "id: d").replace("I9\n", "I9 A1\n").replace("I8\n", "I8 C1\n");
    QByteArray fullest = fuller;
    fullest.replace("id: d", "id: e").replace("A1\n", "A1 A3\n").replace("C1\n", "C1 C3\n");
    const PuzzleFolder folder{fullest + few + fuller};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    for (const char* id : {"own/mine/b", "own/mine/d", "own/mine/e"}) {
        CHECK(sessionOf(program).puzzle().board.id == id);
        Q_EMIT pageOf(program).nextRequested();
    }
}

TEST_CASE("a grade can be chosen by keyboard for a game and a kind and is saved", "[puzzle][program]")
{
    QByteArray easy = fiveBlock;
    easy.replace("id: b", "id: d").replace("grade: 3", "grade: 1");
    QByteArray hard = fiveBlock;
    hard.replace("id: b", "id: e").replace("grade: 3", "grade: 9");
    const PuzzleFolder folder{fiveBlock + easy + hard};
    {
        OpenProgram program{{}, folder.path()};
        openUserPuzzles(program);
        QComboBox& grades = gradesOf(program);
        REQUIRE(grades.count() == 4); // "adaptive" and three grades
        CHECK(grades.currentText() == u"Adaptive");
        CHECK_FALSE(grades.accessibleName().isEmpty());
        grades.setFocus();
        QTest::keyClick(&grades, Qt::Key_End);
        CHECK(grades.currentText() == u"Grade 9");
        CHECK(sessionOf(program).puzzle().grade == 9);
        program.press(Qt::Key_Return);
        CHECK(boardOf(program).hasFocus());
        Q_EMIT pageOf(program).nextRequested(); // it is the only one
        CHECK(sessionOf(program).puzzle().grade == 9);
        chooseKind(program, u"five"_s);
        CHECK(gradesOf(program).currentText() == u"Adaptive");
        chooseKind(program, u"due"_s); // everything that is due is shown
        CHECK_FALSE(gradesOf(program).isEnabled());
    }
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    CHECK(gradesOf(program).currentText() == u"Grade 9");
    CHECK(sessionOf(program).puzzle().grade == 9);
    QTest::keyClick(&gradesOf(program), Qt::Key_Home);
    CHECK(gradesOf(program).currentText() == u"Adaptive");
    std::set<int> seen;
    for (int times = 0; times < 6; ++times) {
        Q_EMIT pageOf(program).nextRequested();
        seen.insert(sessionOf(program).puzzle().grade);
    }
    CHECK(seen == std::set{1, 3, 9});
}

TEST_CASE("the message that nothing is due follows the language", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    chooseKind(program, u"due"_s);
    const QString english = u"Nothing is due for review today. Choose other puzzles."_s;
    REQUIRE(program.puzzles().session() == nullptr);
    const auto isMessageShown = [&program](const QString& text) {
        const auto labels = pageOf(program).findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&text](const QLabel* label) { return label->text() == text; });
    };
    REQUIRE(isMessageShown(english));
    program.useLanguage(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return isMessageShown(u"今天没有要复习的题目。请另选要做的题目。"_s); }));
    CHECK(kindsOf(program).currentText().startsWith(u"待复习"));
    program.useLanguage(u"en"_s);
    CHECK(QTest::qWaitFor([&] { return isMessageShown(english); }));
}

TEST_CASE("the grade list has room for its text on a small page", "[puzzle][program]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    ui::Preferences preferences = program.preferences().value();
    preferences.language = language;
    program.preferences().set(preferences);
    openUserPuzzles(program);
    program.window().resize(480, 400);
    const QComboBox& grades = gradesOf(program);
    REQUIRE(QTest::qWaitFor([&] { return grades.width() < 200; }));
    QStyleOptionComboBox option;
    option.initFrom(&grades);
    const int room =
        grades.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &grades).width();
    for (int index = 0; index < grades.count(); ++index)
        CHECK(grades.fontMetrics().horizontalAdvance(grades.itemText(index)) <= room);
    for (const QComboBox* box : pageOf(program).findChildren<QComboBox*>())
        CHECK(pageOf(program).rect().contains(QRect{box->mapTo(&pageOf(program), QPoint{}), box->size()}));
}

TEST_CASE("the focus moves from the list of kinds to the board", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    QComboBox& kinds = kindsOf(program);
    chooseKind(program, u"own"_s);
    CHECK(kinds.hasFocus()); // the focus stays in the list
    program.press(Qt::Key_Return);
    CHECK(boardOf(program).hasFocus());
    kinds.setFocus();
    QSignalSpy chosen{&program.window().page<ui::PuzzlePage>(), &ui::PuzzlePage::kindChosen};
    kinds.showPopup();
    QTest::keyClick(kinds.view(), Qt::Key_Return);
    CHECK(chosen.size() == 1);
    CHECK(QTest::qWaitFor([&] { return boardOf(program).hasFocus(); }));
}

TEST_CASE("returning to a puzzle shows it as it was left", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    program.playByKeys(boardOf(program), {5, 7});
    REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).line().size() == 2; }));
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Home);
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    CHECK(program.window().navigation().page() == Page::Puzzles);
    CHECK(sessionOf(program).line().size() == 2);
    CHECK(QApplication::focusWidget() == &boardOf(program));
    program.playByKeys(boardOf(program), {9, 7});
    CHECK(waitFor(program, State::Solved));
}

TEST_CASE("leaving while a move is judged does not wait and restores the board", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto stopped = std::make_shared<std::atomic<int>>(0);
    program.puzzles().setJudges([stopped](const puzzle::Puzzle&) { return makeSlowJudge(stopped); });
    chooseKind(program, u"clear"_s);
    chooseKind(program, u"own"_s);
    program.playByKeys(boardOf(program), {5, 7});
    CHECK(sessionOf(program).state() == State::Judging);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Home);
    CHECK(sessionOf(program).state() == State::Playing);
    CHECK(sessionOf(program).line().empty());
    CHECK(QTest::qWaitFor([&] { return *stopped >= 1; }));
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    boardOf(program).setFocus();
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier); // searched in the background, and dropped on exit
    CHECK(sessionOf(program).isSearchingHint());
    CHECK_FALSE(pageOf(program).controls().hint);
}

TEST_CASE("the book links to puzzles of a kind or of a game", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return program.window().page<ui::BookPage>().book() != nullptr; }));
    Q_EMIT program.window().page<ui::BookPage>().reader().linkPressed(u"puzzles:vcf"_s);
    CHECK(program.window().navigation().page() == Page::Puzzles);
    REQUIRE(QTest::qWaitFor([&] { return program.puzzles().session() != nullptr; }, 20'000));
    CHECK(sessionOf(program).puzzle().kind == puzzle::Kind::Vcf);
    CHECK(kindsOf(program).currentData().toString() == u"vcf");
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Book);
    Q_EMIT program.window().page<ui::BookPage>().reader().linkPressed(u"puzzles:reversi"_s);
    REQUIRE(QTest::qWaitFor(
        [&] { return std::ranges::count(puzzle::kindsOf("reversi"), sessionOf(program).puzzle().kind) == 1; }));
    CHECK(kindsOf(program).currentData().toString() == u"mixed");
}
