// SPDX-License-Identifier: GPL-3.0-or-later
// Solving puzzles in the window, by keys alone, and the messages for right and wrong moves.
#include "tests/app/puzzle/puzzle_program.h"

#include "core/puzzle/puzzle_reader.h"
#include "tests/support/announced.h"
#include "tests/support/catch.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using State = app::PuzzleSession::State;
using Enter = ui::PuzzleControls::Enter;

/// Black wins by fours, and H8 is forbidden.
constexpr const char* renjuFours = "```puzzle\nid: r\nkind: vcf\ngrade: 2\nrule: renju\n"
                                   "black: G8 I8 H7 H9 C3 D3 E3\nwhite: A1 C1 O15 O1 A15 A8\n"
                                   "first: B3 F3\nmoves: F3 B3 G3\n```\n";

} // namespace

TEST_CASE("a puzzle is solved by keyboard and a wrong move is refuted on the board", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    REQUIRE(program.puzzles().session() != nullptr);
    const app::PuzzleSession& session = sessionOf(program);
    CHECK(session.puzzle().kind == puzzle::Kind::Vcf);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    const int stones = view.position().count(Side::Black) + view.position().count(Side::White);
    CHECK(view.accessibleDescription() == u"Black to move: win by fours in 2 moves.\nFreestyle: five or more");

    program.playByKeys(boardOf(program), {7, 12}); // H3 does nothing
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(session.outcome().mistakes == 1);
    CHECK(view.position().count(Side::Black) + view.position().count(Side::White) == stones + 3);
    CHECK(view.position().stoneAt({14, 0}) == Side::Black); // the refutation was played
    CHECK(test::announcedIn(view).contains(u"O15"));
    CHECK(pageOf(program).message().contains(u"does not work"));
    CHECK(pageOf(program).answer() == ui::Answer::Wrong);
    program.press(Qt::Key_Return);
    CHECK(session.state() == State::Playing);
    CHECK(view.position().count(Side::Black) + view.position().count(Side::White) == stones);

    program.playByKeys(boardOf(program), {7, 7}); // occupied
    CHECK(session.state() == State::Playing);
    CHECK_FALSE(pageOf(program).message().isEmpty());
    const QSignalSpy heard{&program.sounds(), &ui::Sounds::unheard}; // sounds are off
    program.playByKeys(boardOf(program), {5, 7});
    REQUIRE(QTest::qWaitFor([&] { return session.line().size() == 2 && session.state() == State::Playing; }));
    CHECK(view.position().stoneAt({4, 7}) == Side::White);
    program.playByKeys(boardOf(program), {9, 7});
    REQUIRE(waitFor(program, State::Solved));
    CHECK(session.outcome().isSolved);
    CHECK(std::ranges::count_if(
              heard, [](const QVariantList& each) { return each.front().value<ui::Sound>() == ui::Sound::LevelDone; })
          == 1);
    CHECK(pageOf(program).message() == u"Solved!\nStreak: 1 day.\nNext review in 1 day.");
    CHECK(pageOf(program).answer() == ui::Answer::Right);
    CHECK(userCounts(program, QDateTime::currentMSecsSinceEpoch()).solved == 1);
    program.press(Qt::Key_Return); // there is no other puzzle
    CHECK(pageOf(program).message() == u"There are no other puzzles of this kind.");
}

TEST_CASE("Enter after a wrong move goes back and never plays it again", "[puzzle][program]")
{
    const bool isFive = GENERATE(true, false); // taken back at once, or refuted on the board
    const PuzzleFolder folder{isFive ? fiveBlock : vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    const app::PuzzleSession& session = sessionOf(program);
    program.click(boardOf(program), {7, 12});
    REQUIRE(QTest::qWaitFor([&] { return session.isRight() == false; }));
    REQUIRE(waitFor(program, isFive ? State::Playing : State::Refuted));
    for (int times = 0; times < 3; ++times)
        program.press(Qt::Key_Return);
    CHECK(session.state() == State::Playing);
    CHECK(session.line().empty());
    CHECK(session.outcome().mistakes == 1);
    CHECK(boardOf(program).findChild<ui::AnswerBadge*>()->isHidden());
    CHECK(pageOf(program).message() == u"You have tried that one. Choose another.");
    program.playByKeys(boardOf(program), isFive ? Cell{9, 7} : Cell{5, 7});
    CHECK(QTest::qWaitFor([&] { return session.isRight() == true || session.line().size() == 2; }));
}

TEST_CASE("right and wrong moves have their marks on the board and Enter leads on", "[puzzle][program]")
{
    const PuzzleFolder folder{fiveBlock + vcfBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    while (sessionOf(program).puzzle().kind != puzzle::Kind::Vcf)
        Q_EMIT pageOf(program).nextRequested();
    const auto badge = [&]() -> const ui::AnswerBadge& { return *boardOf(program).findChild<ui::AnswerBadge*>(); };
    QSignalSpy failed{&program.puzzles(), &app::PuzzleController::failed};
    QSignalSpy solved{&program.puzzles(), &app::PuzzleController::solved};
    CHECK(badge().isHidden());
    program.playByKeys(boardOf(program), {7, 12});
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(badge().isVisible());
    CHECK(badge().answer() == ui::Answer::Wrong);
    CHECK(badge().cell() == Cell{7, 12}); // not where the refutation ended
    const QRect cell = boardOf(program).boardGeometry().rect({7, 12}).toAlignedRect();
    CHECK(cell.contains(badge().geometry())); // no other cell seems to be meant
    CHECK(failed.size() == 1);
    CHECK(QApplication::focusWidget()->property("text").toString().contains(u"again"));
    program.press(Qt::Key_Return);
    CHECK(badge().isHidden());
    CHECK(pageOf(program).answer() == ui::Answer::None);
    CHECK(boardOf(program).hasFocus());
    program.playByKeys(boardOf(program), {5, 7});
    REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).line().size() == 2; }));
    CHECK(pageOf(program).message() == u"Right, go on.");
    CHECK(pageOf(program).answer() == ui::Answer::Right);
    program.playByKeys(boardOf(program), {9, 7});
    REQUIRE(waitFor(program, State::Solved));
    CHECK(badge().answer() == ui::Answer::Right);
    CHECK(badge().cell() == Cell{9, 7});
    CHECK(solved.size() == 1);
    CHECK(QApplication::focusWidget()->property("text").toString() == u"&Next");
    program.press(Qt::Key_Return);
    CHECK(sessionOf(program).puzzle().kind == puzzle::Kind::Five);
    CHECK(boardOf(program).hasFocus());
}

TEST_CASE("a solved puzzle tells what changed in grade and how many are solved in a row", "[puzzle][program]")
{
    QByteArray blocks;
    for (const char* id : {"a", "b", "c", "d"})
        blocks += QByteArray{fiveBlock}.replace("id: b", QByteArray{"id: "}.append(id)).replace("grade: 3", "grade: 1");
    const PuzzleFolder folder{blocks};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto progress = [&] {
        QStringList texts;
        for (const auto* label : pageOf(program).findChildren<QLabel*>())
            texts << label->text();
        return texts.join(u'\n');
    };
    CHECK_FALSE(progress().contains(u"grade", Qt::CaseInsensitive)); // nothing is solved
    QStringList messages;
    for (int times = 0; times < 4; ++times) {
        program.playByKeys(boardOf(program), {9, 7});
        REQUIRE(waitFor(program, State::Solved));
        messages << pageOf(program).message().section(u'\n', 0, -2); // without the review
        CHECK(progress().count(u"Streak"_s) == 1);                   // in the message, or below the board
        program.press(Qt::Key_Return);
    }
    CHECK(messages[0] == u"Solved!\nStreak: 1 day.");
    CHECK(messages[1] == u"Solved!\nMake five: 2 in a row");
    CHECK(messages[2] == u"Solved!\nMake five: grade 1 → 2\nMake five: 3 in a row");
    CHECK(messages[3] == u"Solved!\nMake five: 4 in a row");
    CHECK(progress().contains(u"Make five: your grade is 2."));
    CHECK(progress().contains(u"Grade of this puzzle: "));
    CHECK(progress().contains(u"Streak: 1 day."));
    program.playByKeys(boardOf(program), {9, 7}); // the first one again, which is not due
    REQUIRE(waitFor(program, State::Solved));
    CHECK_FALSE(pageOf(program).message().contains(u"in a row"));
}

TEST_CASE("each kind of puzzles is explained once, and so are the crosses of renju", "[puzzle][program]")
{
    const PuzzleFolder folder{renjuFours};
    const auto shows = [](OpenProgram& program, QStringView text) {
        const auto labels = pageOf(program).findChildren<QLabel*>();
        return std::ranges::any_of(labels, [text](const QLabel* label) { return label->text().contains(text); });
    };
    const QString vcf = u"A four must be answered at once."_s;
    const QString crosses = u"The small crosses are points that renju forbids to Black"_s;
    {
        OpenProgram program{{}, folder.path()};
        program.puzzles().show(u"forbidden"_s);
        REQUIRE(QTest::qWaitFor([&] { return program.puzzles().session() != nullptr; }, 20'000));
        QComboBox& kinds = kindsOf(program); // keys would pass other puzzles, which might explain the same
        kinds.setCurrentIndex(kinds.findData(u"own"_s));
        Q_EMIT kinds.activated(kinds.currentIndex());
        CHECK(shows(program, vcf));
        CHECK(shows(program, crosses));
        chooseKind(program, u"forbidden"_s);
        CHECK_FALSE(shows(program, vcf));
        CHECK_FALSE(shows(program, crosses));
        chooseKind(program, u"own"_s);
        CHECK_FALSE(shows(program, vcf));
        CHECK_FALSE(shows(program, crosses));
    }
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    REQUIRE(sessionOf(program).puzzle().kind == puzzle::Kind::Vcf);
    CHECK_FALSE(shows(program, vcf));
    CHECK_FALSE(shows(program, crosses));
}

TEST_CASE("a lettered choice is explained whether right or wrong", "[puzzle][program]")
{
    const PuzzleFolder folder{forbiddenBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {2, 2});
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(pageOf(program).message().contains(u"B (C13) is allowed"));
    program.press(Qt::Key_Return);
    program.playByKeys(boardOf(program), {7, 7});
    REQUIRE(waitFor(program, State::Solved));
    CHECK(pageOf(program).message().contains(u"A (H8) is forbidden: a double three"));
}

TEST_CASE("a move on a forbidden point is explained", "[puzzle][program]")
{
    const PuzzleFolder folder{renjuFours};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {7, 7});
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(pageOf(program).message().endsWith(u"\nH8 is forbidden: a double three, two open threes at once."));
    program.press(Qt::Key_Return);
    program.playByKeys(boardOf(program), {0, 4}); // it is empty
    REQUIRE(waitFor(program, State::Refuted));
    CHECK_FALSE(pageOf(program).message().contains(u"forbidden"));
}

TEST_CASE("a forbidden overline is not accepted as a five and is explained", "[puzzle][program]")
{
    const PuzzleFolder folder{"```puzzle\nid: s\nkind: five\ngrade: 2\nrule: renju\n"
                              "black: F8 G8 H8 I8 K8\nwhite: A1 C1 O15 O1\nfirst: E8\nmoves: E8\n```\n"};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {9, 7});
    REQUIRE(waitFor(program, State::Playing));
    CHECK(sessionOf(program).line().empty());
    CHECK(pageOf(program).message()
          == u"That does not make five.\nLook again.\nJ8 is forbidden: an overline, six or more in a row.");
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK_FALSE(pageOf(program).message().contains(u"forbidden"));
}

TEST_CASE("a pair that makes the board unsolvable is explained", "[puzzle][program]")
{
    const PuzzleFolder folder{linkBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    program.playByKeys(boardOf(program), {1, 0}); // B1 with B2 is not the file's first move
    program.playByKeys(boardOf(program), {1, 1});
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(pageOf(program).message().startsWith(u"No more moves, but tiles are left."));
}

TEST_CASE("a move that makes no five is taken back with a message", "[puzzle][program]")
{
    const PuzzleFolder folder{fiveBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {0, 0});
    REQUIRE(waitFor(program, State::Playing));
    CHECK(sessionOf(program).line().empty());
    CHECK(sessionOf(program).outcome().mistakes == 1);
    CHECK(pageOf(program).message() == u"That does not make five.\nLook again.");
    program.playByKeys(boardOf(program), {9, 7});
    CHECK(waitFor(program, State::Solved));
}

TEST_CASE("the result of reversi moves is shown", "[puzzle][program]")
{
    const PuzzleFolder folder{endBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    Cell wrong{};
    while (wrong == Cell{3, 0} || !view.position().isLegal(wrong))
        wrong = wrong.x < 7 ? Cell{wrong.x + 1, wrong.y} : Cell{0, wrong.y + 1};
    program.playByKeys(boardOf(program), wrong);
    REQUIRE(waitFor(program, State::Refuted));
    const puzzle::ExactScores scores = sessionOf(program).scores().value();
    CHECK(scores.played < scores.best);
    CHECK(pageOf(program).message().contains(u"\nYour move "));
    CHECK(pageOf(program).message().contains(u"\nWhite "));
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(pageOf(program).message().contains(u"\nWhite "));
    CHECK_FALSE(pageOf(program).message().contains(u"Your move"));
}

TEST_CASE("giving up at once shows the result of the solution", "[puzzle][program]")
{
    const PuzzleFolder folder{endBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(QTest::qWaitFor([&] { return pageOf(program).message().contains(u"\nWhite "); }, 20'000));
}

TEST_CASE("a puzzle can be analysed when it is over, and not before", "[puzzle][program]")
{
    const PuzzleFolder folder{endBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    boardOf(program).setFocus();
    const auto buttons = pageOf(program).findChildren<QPushButton*>();
    const auto found = std::ranges::find(buttons, u"Analyse"_s, [](const QPushButton* each) { return each->text(); });
    REQUIRE(found != buttons.end());
    QPushButton* analyse = *found;
    const auto* board = &dynamic_cast<const ui::TurnBoardView&>(boardOf(program));
    const auto start = board->position().clone();
    CHECK_FALSE(analyse->isVisible());
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    const auto stones = [](const BoardGame& game) { return game.count(Side::Black) + game.count(Side::White); };
    const int shown = stones(board->position());
    REQUIRE(shown > stones(*start));
    REQUIRE(pageOf(program).controls().analysis);
    CHECK(analyse->isVisible());
    program.press(Qt::Key_U, Qt::AltModifier);
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == ui::Page::Record; }));
    CHECK(stones(program.record().position()) == stones(*start)); // the puzzle, not the end of its solution
    CHECK(program.record().position().sideToMove() == start->sideToMove());
    program.actions().latestPosition->trigger();
    CHECK(stones(program.record().position()) == shown); // which follows
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == ui::Page::Puzzles);
    CHECK(sessionOf(program).state() == State::Shown);
}

TEST_CASE("a puzzle of yours with an invalid solution is reported and does not count", "[puzzle][program]")
{
    QByteArray threeStones = fiveBlock;
    threeStones.replace("black: F8 G8 H8 I8", "black: F8 G8 H8");
    const PuzzleFolder folder{threeStones};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    REQUIRE(waitFor(program, State::Broken));
    CHECK(pageOf(program).message().startsWith(u"Your puzzle is wrong: by the rules J8 does not solve it."));
    CHECK_FALSE(pageOf(program).controls().mayPlay);
    CHECK(pageOf(program).controls().enter == Enter::Next);
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    CHECK(sessionOf(program).state() == State::Broken);
    program.press(Qt::Key_Escape);
    CHECK_FALSE(sessionOf(program).isOver());
    CHECK(userCounts(program, QDateTime::currentMSecsSinceEpoch() + msPerDay).due == 0);
}

TEST_CASE("an invalid win by fours of yours is reported before a move is judged", "[puzzle][program]")
{
    QByteArray blocked = vcfBlock;
    blocked.replace("white: G7", "white: J8 G7").replace("moves: F8 E8 J8", "moves: F8 E8");
    const PuzzleFolder folder{blocked};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {5, 7}); // waits for the judge
    REQUIRE(waitFor(program, State::Broken));
    CHECK(pageOf(program).message().startsWith(
        u"Your puzzle is wrong: after F8 there is no win by fours. It does not count."));
    CHECK(sessionOf(program).outcome().mistakes == 0);
}

TEST_CASE("a puzzle of yours whose position is not of its kind is reported as invalid", "[puzzle][program]")
{
    const auto [block, text] =
        GENERATE(std::pair{"kind: block\nblack: G8 H8 I8 B3\nwhite: C3 D3 E3 F12\nfirst: G3\nmoves: G3\n",
                           u"Your puzzle is wrong: the opponent threatens no five. It does not count."},
                 std::pair{"kind: trap\nrule: renju\nturn: white\nblack: C3 C5 E3 E5\nwhite: H8 I8 J8\nfirst: K8\n"
                           "moves: K8 G8 L8\n",
                           u"Your puzzle is wrong: White would win even if no point were forbidden for Black. It does "
                           u"not count."},
                 std::pair{"kind: defence\nturn: white\nblack: G8 H8 I12\nwhite: A1 A15 O1\nfirst: F8\nmoves: F8\n",
                           u"Your puzzle is wrong: the opponent threatens no win by fours. It does not count."});
    const PuzzleFolder folder{QByteArray{"```puzzle\nid: t\ngrade: 2\n"} + block + "```\n"};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, &puzzle::makeJudge);
    REQUIRE(waitFor(program, State::Broken));
    CHECK(pageOf(program).message() == QStringView{text});
}

TEST_CASE("checking a puzzle of yours is shown and playing is possible meanwhile", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    const auto stopped = std::make_shared<std::atomic<int>>(0);
    openUserPuzzles(program, [stopped](const puzzle::Puzzle&) { return makeSlowJudge(stopped); });
    CHECK(sessionOf(program).isChecking());
    CHECK(pageOf(program).message() == u"Checking your puzzle…");
    program.playByKeys(boardOf(program), {5, 7});
    CHECK(sessionOf(program).state() == State::Judging);
}

TEST_CASE("a check that takes too long is abandoned", "[puzzle]")
{
    const puzzle::PuzzleReading reading = puzzle::readPuzzles(vcfBlock.toStdString());
    const auto stopped = std::make_shared<std::atomic<int>>(0);
    app::PuzzleSession session{reading.puzzles.front(),
                               [stopped](const puzzle::Puzzle&) { return makeSlowJudge(stopped); }, 0};
    session.confirm(20);
    CHECK(session.isChecking());
    REQUIRE(QTest::qWaitFor([&] { return !session.isChecking(); }));
    CHECK(session.state() == State::Playing);
    CHECK(QTest::qWaitFor([&] { return *stopped == 1; }));
}

TEST_CASE("a move or hint that cannot be judged in time is abandoned and does not count", "[puzzle]")
{
    const puzzle::PuzzleReading reading = puzzle::readPuzzles(vcfBlock.toStdString());
    const auto stopped = std::make_shared<std::atomic<int>>(0);
    app::PuzzleSession session{reading.puzzles.front(),
                               [stopped](const puzzle::Puzzle&) { return makeSlowJudge(stopped); }, 0};
    session.setMostTime(20);
    session.play({{5, 7}});
    CHECK(session.state() == State::Judging);
    REQUIRE(QTest::qWaitFor([&] { return session.state() == State::Playing; }));
    CHECK(session.timedOut());
    CHECK(session.line().empty());
    CHECK(session.outcome().mistakes == 0);

    session.hint(); // answered without the judge
    session.hint();
    CHECK(session.isSearchingHint());
    REQUIRE(QTest::qWaitFor([&] { return !session.isSearchingHint(); }));
    CHECK(session.outcome().hints == 1);
    CHECK(QTest::qWaitFor([&] { return *stopped == 2; }));
}

TEST_CASE("the solution can be stepped through and then moves tried and the next puzzle opened", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock + fiveBlock};
    OpenProgram program{{}, folder.path()};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    openUserPuzzles(program, now);
    const std::string first = sessionOf(program).puzzle().board.id;
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK_FALSE(pageOf(program).controls().solution); // already shown
    CHECK(sessionOf(program).line() == sessionOf(program).puzzle().board.moves);
    CHECK_FALSE(sessionOf(program).outcome().isSolved);
    CHECK(userCounts(program, now).solved == 0);
    CHECK(userCounts(program, now + msPerDay).due == 1);
    program.press(Qt::Key_A, Qt::AltModifier); // practice
    REQUIRE(waitFor(program, State::Playing));
    CHECK(sessionOf(program).line().empty());
    std::string before = first;
    for (int times = 0; times < 5; ++times) { // never the same twice in a row
        program.press(Qt::Key_N, Qt::AltModifier);
        REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).puzzle().board.id != before; }));
        before = sessionOf(program).puzzle().board.id;
    }
}

TEST_CASE("link-match pairs can be a puzzle", "[puzzle][program]")
{
    const PuzzleFolder folder{linkBlock};
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto& view = dynamic_cast<ui::LinkView&>(boardOf(program));
    program.playByKeys(boardOf(program), {1, 0});
    program.playByKeys(boardOf(program), {1, 1}); // not the file's order
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(view.describe({1, 0}) != view.describe({0, 0}));
    program.press(Qt::Key_Return);
    CHECK(sessionOf(program).line().empty());
    for (const Cell cell : {Cell{0, 0}, Cell{0, 1}})
        program.playByKeys(boardOf(program), cell);
    REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).state() == State::Playing; }));
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(QTest::qWaitFor([&] { return pageOf(program).message().contains(u"B1"); }));
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(view.isHintShown());
    program.playByKeys(boardOf(program), {1, 1}); // B1 is in the marked area
    CHECK(waitFor(program, State::Solved));
}
