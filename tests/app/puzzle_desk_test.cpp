// Puzzles in the window, by keys alone.
#include "tests/app/open_program.h"

#include "app/puzzle_desk.h"
#include "core/puzzle/judge.h"
#include "tests/app/kept/plain_file.h"
#include "tests/support/catch.h"
#include "ui/book/book_reader.h"
#include "ui/pages/book_page.h"
#include "ui/pages/puzzle_page.h"
#include "ui/panels/message_bar.h"
#include "ui/puzzle/puzzle_board.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <utility>

using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::MainWindow::Page;
using State = app::PuzzleSession::State;
using Enter = ui::PuzzleControls::Enter;

constexpr qint64 msPerDay = 86'400'000;

// Black wins by F8 (white must block at E8) and J8.
const QByteArray vcfBlock = "```puzzle\nid: a\nkind: vcf\ngrade: 3\nblack: G8 H8 I8\nwhite: G7 H7 H9\n"
                            "first: F8\nmoves: F8 E8 J8\n```\n";
const QByteArray fiveBlock = "```puzzle\nid: b\nkind: five\ngrade: 3\nblack: F8 G8 H8 I8\nwhite: E8 G7 H7 I9\n"
                             "first: J8\nmoves: J8\n```\n";
const QByteArray linkBlock = "```puzzle\nid: c\nkind: clear\ngrade: 3\ntiles: AB / AB\npairs: A1 A2, B1 B2\n```\n";

const QByteArray forbiddenBlock = "```puzzle\nid: f\nkind: forbidden\ngrade: 2\nrule: renju\nblack: G8 I8 H7 H9\n"
                                  "white: A3 C1 O15 O1\nlabel: H8 A, C13 B, D3 C, L12 D\nfirst: H8\nmoves: H8\n```\n";
// Black has the moves c1, f1 and a8, far from each other.
const QByteArray edgeBlock = "```puzzle\nid: e\nkind: edge\ngrade: 2\nblack: a1 h1 a6\nwhite: b1 g1 a7\n"
                             "first: c1\nmoves: c1\n```\n";

// White's best move is d1; seven squares are empty.
const QByteArray endBlock =
    "```puzzle\nid: g\nkind: edge\ngrade: 1\n"
    "black: b1 e1 f1 c2 d2 e2 f2 d3 f3 d4 f4 c5 d5 f5 b6 d6 e6 f6 a7 d7 e7\n"
    "white: g1 h1 a2 g2 h2 a3 b3 c3 e3 g3 h3 a4 b4 c4 e4 g4 h4 a5 b5 e5 g5 h5 c6 g6 h6 c7 f7 g7 h7 b8 c8 d8 e8 f8 g8 "
    "h8\nturn: white\nfirst: d1\nmoves: d1 c1 a1 b2 b7 a6 a8\n```\n";

/// Takes the moves of the file for the only right ones, and refutes others with two moves.
class PlainJudge final : public puzzle::Judge {
public:
    explicit PlainJudge(const puzzle::Puzzle& puzzle)
        : m_right{puzzle.board.moves}
        , m_unit{puzzle.board.link ? 2U : 1U}
    {
        for (const link::Pair& pair : puzzle.pairs)
            m_right.insert(m_right.end(), {pair.a, pair.b});
    }

    puzzle::Judgement judge(std::span<const Cell> line, const std::atomic<bool>&) override
    {
        if (line.size() > m_right.size() || !std::equal(line.begin(), line.end(), m_right.begin()))
            return {puzzle::Verdict::Wrong, m_unit == 1 ? std::vector<Cell>{{0, 14}, {14, 0}} : std::vector<Cell>{}};
        if (line.size() == m_right.size())
            return {puzzle::Verdict::Solved, {}};
        return {puzzle::Verdict::GoesOn, m_unit == 1 ? std::vector<Cell>{m_right[line.size()]} : std::vector<Cell>{}};
    }

    std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>&) override
    {
        const auto next = m_right.begin() + static_cast<std::ptrdiff_t>(line.size());
        return {next, next + static_cast<std::ptrdiff_t>(m_unit)};
    }

private:
    std::vector<Cell> m_right;
    std::size_t m_unit;
};

/// Never knows, until it is told to stop.
class SlowJudge final : public puzzle::Judge {
public:
    explicit SlowJudge(std::shared_ptr<std::atomic<int>> stopped)
        : m_stopped{std::move(stopped)}
    {
    }

    puzzle::Judgement judge(std::span<const Cell>, const std::atomic<bool>& stop) override
    {
        wait(stop);
        return {};
    }
    std::vector<Cell> rightMoves(std::span<const Cell>, const std::atomic<bool>& stop) override
    {
        wait(stop);
        return {};
    }

private:
    void wait(const std::atomic<bool>& stop)
    {
        while (!stop)
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        ++*m_stopped;
    }

    const std::shared_ptr<std::atomic<int>> m_stopped; // it may outlive the test
};

/// A data folder with puzzles of one's own.
class Folder {
public:
    explicit Folder(const QByteArray& puzzles)
    {
        storeSettings(m_folder.path(),
                      {{u"language"_qs, u"en"_qs},
                       {u"view/animation"_qs, false},
                       {u"refusal/beep"_qs, false},
                       {u"link/offerLesson"_qs, false}});
        REQUIRE(QDir{m_folder.path()}.mkdir(u"puzzles"_qs));
        write(u"mine.puzzles"_qs, puzzles);
    }

    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file{m_folder.path() + u"/puzzles/" + name};
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

ui::PuzzlePage& pageOf(OpenProgram& program)
{
    return program.window().puzzlePage();
}

ui::BoardView& boardOf(OpenProgram& program)
{
    return pageOf(program).board()->view();
}

const app::PuzzleSession& sessionOf(OpenProgram& program)
{
    return *program.puzzles().session();
}

[[nodiscard]] bool waitFor(OpenProgram& program, State state)
{
    return QTest::qWaitFor([&] { return program.puzzles().session()->state() == state; }, 20'000);
}

QComboBox& kindsOf(OpenProgram& program)
{
    const auto boxes = pageOf(program).findChildren<QComboBox*>();
    return **std::ranges::find_if(boxes, [](const QComboBox* box) { return box->findData(u"mixed"_qs) >= 0; });
}

/// Goes through the list of kinds by keys.
void chooseKind(OpenProgram& program, const QString& key)
{
    QComboBox& kinds = kindsOf(program);
    kinds.setFocus();
    const int wanted = kinds.findData(key);
    REQUIRE(wanted >= 0);
    QTest::keyClick(&kinds, Qt::Key_Home);
    for (int step = 0; step < wanted; ++step)
        QTest::keyClick(&kinds, Qt::Key_Down);
    REQUIRE(kinds.currentData().toString() == key);
}

[[nodiscard]] std::unique_ptr<puzzle::Judge> makePlainJudge(const puzzle::Puzzle& puzzle)
{
    return std::make_unique<PlainJudge>(puzzle);
}

/// Opens the page with the puzzles of one's own.
void openOwn(OpenProgram& program, const app::PuzzleSession::MakeJudge& makeJudge, qint64 now)
{
    program.puzzles().setBeat(0);
    program.puzzles().setClock([now] { return now; });
    program.puzzles().setJudges(makeJudge);
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    REQUIRE(program.window().page() == Page::Puzzles);
    REQUIRE(QTest::qWaitFor([&] { return program.puzzles().session() != nullptr; }, 20'000));
    chooseKind(program, u"own"_qs);
}

void openOwn(OpenProgram& program, const app::PuzzleSession::MakeJudge& makeJudge)
{
    openOwn(program, makeJudge, QDateTime::currentMSecsSinceEpoch());
}

/// With judges that know no more than the files.
void openOwn(OpenProgram& program, qint64 now = QDateTime::currentMSecsSinceEpoch())
{
    openOwn(program, &makePlainJudge, now);
}

[[nodiscard]] app::PuzzleShelf::Counts ownCounts(OpenProgram& program, qint64 now)
{
    return program.puzzles().shelf().tally({}, app::PuzzleShelf::dayOf(now)).own;
}

} // namespace

TEST_CASE("a puzzle is solved by keys, with a wrong move that is refuted on the board", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    REQUIRE(program.puzzles().session() != nullptr);
    const app::PuzzleSession& session = sessionOf(program);
    CHECK(session.puzzle().kind == puzzle::Kind::Vcf);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    const int stones = view.position().count(Side::Black) + view.position().count(Side::White);
    CHECK(view.accessibleDescription() == u"Black to move: win by fours alone, in 2 moves.\nFreestyle: five or more");

    program.playByKeys(boardOf(program), {7, 12}); // H3 does nothing
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(session.outcome().mistakes == 1);
    CHECK(view.position().count(Side::Black) + view.position().count(Side::White) == stones + 3);
    CHECK(view.position().stoneAt({14, 0}) == Side::Black); // the refutation was played out
    CHECK(view.spoken().contains(u"O15"));
    CHECK(pageOf(program).said().contains(u"does not work"));
    program.press(Qt::Key_Return);
    CHECK(session.state() == State::Playing);
    CHECK(view.position().count(Side::Black) + view.position().count(Side::White) == stones);

    program.playByKeys(boardOf(program), {7, 7}); // a stone lies there
    CHECK(session.state() == State::Playing);
    CHECK_FALSE(pageOf(program).said().isEmpty());
    program.playByKeys(boardOf(program), {5, 7});
    REQUIRE(QTest::qWaitFor([&] { return session.line().size() == 2 && session.state() == State::Playing; }));
    CHECK(view.position().stoneAt({4, 7}) == Side::White);
    program.playByKeys(boardOf(program), {9, 7});
    REQUIRE(waitFor(program, State::Solved));
    CHECK(session.outcome().isSolved);
    CHECK(pageOf(program).said() == u"Solved. It comes again in 1 day.");
    CHECK(ownCounts(program, QDateTime::currentMSecsSinceEpoch()).solved == 1);
    program.press(Qt::Key_Return); // there is no other
    CHECK(pageOf(program).said() == u"There is no other puzzle of this kind.");
}

TEST_CASE("the ladder of hints goes from words over the place to the move", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(pageOf(program).said().startsWith(u"Each four forces one answer."));
    CHECK(view.recordMarks().empty());
    program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !view.recordMarks().empty(); }));
    const auto& marks = view.recordMarks();
    CHECK(marks.size() > 5);
    CHECK(std::ranges::find(marks, Cell{5, 7}, &record::Mark::cell) != marks.end());
    CHECK_FALSE(view.hint());
    program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return view.hint().has_value(); }));
    CHECK(view.hint() == Cell{5, 7});
    CHECK(pageOf(program).said() == u"F8 is right.");
    CHECK(sessionOf(program).outcome().hints == 3);
    program.press(Qt::Key_I, Qt::ControlModifier); // there are no more
    CHECK(sessionOf(program).outcome().hints == 3);
}

TEST_CASE("hints to letters leave fewer of them, and then ring the one", "[puzzle][program]")
{
    const Folder folder{forbiddenBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    CHECK(view.accessibleDescription().endsWith(u"Renju: forbidden points for black"));
    const auto labels = [&view] {
        return std::ranges::count(view.recordMarks(), record::MarkKind::Label, &record::Mark::kind);
    };
    REQUIRE(labels() == 4);
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return labels() == 3; }));
    CHECK(view.recordMarks().size() == 4);
    CHECK(std::ranges::find(view.recordMarks(), Cell{7, 7}, &record::Mark::cell)->label == "A");
    CHECK(pageOf(program).said().startsWith(u"It is one of A, "));
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(view.hint() == Cell{7, 7});
    CHECK(pageOf(program).said() == u"A (H8) is right.");
}

TEST_CASE("the region of a hint leaves a choice", "[puzzle][program]")
{
    const Folder folder{edgeBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    REQUIRE(QTest::qWaitFor([&] { return !view.recordMarks().empty(); }));
    CHECK(view.recordMarks().size() == 3); // these are all that there are
}

TEST_CASE("a choice of letters is told why it is wrong or right", "[puzzle][program]")
{
    const Folder folder{forbiddenBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {2, 2});
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(pageOf(program).said().contains(u"B (C13) is free"));
    program.press(Qt::Key_Return);
    program.playByKeys(boardOf(program), {7, 7});
    REQUIRE(waitFor(program, State::Solved));
    CHECK(pageOf(program).said().contains(u"A (H8) is forbidden: a double three"));
}

TEST_CASE("what makes no five is taken back with words", "[puzzle][program]")
{
    const Folder folder{fiveBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program, &puzzle::makeJudge);
    program.playByKeys(boardOf(program), {0, 0});
    REQUIRE(waitFor(program, State::Playing));
    CHECK(sessionOf(program).line().empty());
    CHECK(sessionOf(program).outcome().mistakes == 1);
    CHECK(pageOf(program).said() == u"That makes no five. Look again.");
    program.playByKeys(boardOf(program), {9, 7});
    CHECK(waitFor(program, State::Solved));
}

TEST_CASE("one is told what the moves of reversi come to", "[puzzle][program]")
{
    const Folder folder{endBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program, &puzzle::makeJudge);
    const auto& view = dynamic_cast<ui::TurnBoardView&>(boardOf(program));
    Cell wrong{};
    while (wrong == Cell{3, 0} || !view.position().isLegal(wrong))
        wrong = wrong.x < 7 ? Cell{wrong.x + 1, wrong.y} : Cell{0, wrong.y + 1};
    program.playByKeys(boardOf(program), wrong);
    REQUIRE(waitFor(program, State::Refuted));
    const puzzle::Worth worth = sessionOf(program).worth().value();
    CHECK(worth.played < worth.best);
    CHECK(pageOf(program).said().contains(u"\nThat move: "));
    CHECK(pageOf(program).said().contains(u"\nWhite "));
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(pageOf(program).said().contains(u"\nWhite "));
    CHECK_FALSE(pageOf(program).said().contains(u"That move"));
}

TEST_CASE("who gives up at once is told what the solution comes to", "[puzzle][program]")
{
    const Folder folder{endBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program, &puzzle::makeJudge);
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(QTest::qWaitFor([&] { return pageOf(program).said().contains(u"\nWhite "); }, 20'000));
}

TEST_CASE("a puzzle of one's own whose solution is none is told to be wrong, and counts nothing", "[puzzle][program]")
{
    QByteArray threeStones = fiveBlock;
    threeStones.replace("black: F8 G8 H8 I8", "black: F8 G8 H8");
    const Folder folder{threeStones};
    OpenProgram program{{}, folder.path()};
    openOwn(program, &puzzle::makeJudge);
    REQUIRE(waitFor(program, State::Broken));
    CHECK(pageOf(program).said().startsWith(u"This puzzle of yours is wrong: by the rules J8 does not solve it."));
    CHECK_FALSE(pageOf(program).controls().mayPlay);
    CHECK(pageOf(program).controls().enter == Enter::Next);
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    CHECK(sessionOf(program).state() == State::Broken);
    program.press(Qt::Key_Escape);
    CHECK_FALSE(sessionOf(program).isOver());
    CHECK(ownCounts(program, QDateTime::currentMSecsSinceEpoch() + msPerDay).due == 0);
}

TEST_CASE("the solution is stepped through, and then one may try, and go on to another puzzle", "[puzzle][program]")
{
    const Folder folder{vcfBlock + fiveBlock};
    OpenProgram program{{}, folder.path()};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    openOwn(program, now);
    const std::string first = sessionOf(program).puzzle().board.id;
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(sessionOf(program).line() == sessionOf(program).puzzle().board.moves);
    CHECK_FALSE(sessionOf(program).outcome().isSolved);
    CHECK(ownCounts(program, now).solved == 0);
    CHECK(ownCounts(program, now + msPerDay).due == 1);
    program.press(Qt::Key_A, Qt::AltModifier); // practice
    REQUIRE(waitFor(program, State::Playing));
    CHECK(sessionOf(program).line().empty());
    std::string before = first;
    for (int times = 0; times < 5; ++times) { // none twice running
        program.press(Qt::Key_N, Qt::AltModifier);
        REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).puzzle().board.id != before; }));
        before = sessionOf(program).puzzle().board.id;
    }
}

TEST_CASE("who goes on and on sees every new puzzle, the hard ones too", "[puzzle][program]")
{
    QByteArray hard = vcfBlock;
    hard.replace("id: a", "id: d").replace("grade: 3", "grade: 10");
    const Folder folder{vcfBlock + fiveBlock + linkBlock + hard};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    std::set<std::string> seen{sessionOf(program).puzzle().board.id};
    for (int times = 0; times < 12; ++times) {
        Q_EMIT pageOf(program).nextWanted();
        seen.insert(sessionOf(program).puzzle().board.id);
    }
    CHECK(seen.size() == 4);
}

TEST_CASE("the keyboard goes from the list of kinds to the board", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    QComboBox& kinds = kindsOf(program);
    chooseKind(program, u"own"_qs);
    CHECK(kinds.hasFocus()); // one may go on through the list
    program.press(Qt::Key_Return);
    CHECK(boardOf(program).hasFocus());
    kinds.setFocus();
    kinds.showPopup();
    QTest::keyClick(kinds.view(), Qt::Key_Return);
    CHECK(QTest::qWaitFor([&] { return boardOf(program).hasFocus(); }));
}

TEST_CASE("one comes back to a puzzle as it was left", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    program.playByKeys(boardOf(program), {5, 7});
    REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).line().size() == 2; }));
    program.press(Qt::Key_Escape);
    CHECK(program.window().page() == Page::Home);
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    CHECK(program.window().page() == Page::Puzzles);
    CHECK(sessionOf(program).line().size() == 2);
    CHECK(QApplication::focusWidget() == &boardOf(program));
    program.playByKeys(boardOf(program), {9, 7});
    CHECK(waitFor(program, State::Solved));
}

TEST_CASE("pairs of link-match are a puzzle too", "[puzzle][program]")
{
    const Folder folder{linkBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    const auto& view = dynamic_cast<ui::LinkView&>(boardOf(program));
    program.playByKeys(boardOf(program), {1, 0});
    program.playByKeys(boardOf(program), {1, 1}); // not the order of the file
    REQUIRE(waitFor(program, State::Refuted));
    CHECK(view.describe({1, 0}) != view.describe({0, 0}));
    program.press(Qt::Key_Return);
    CHECK(sessionOf(program).line().empty());
    for (const Cell cell : {Cell{0, 0}, Cell{0, 1}})
        program.playByKeys(boardOf(program), cell);
    REQUIRE(QTest::qWaitFor([&] { return sessionOf(program).state() == State::Playing; }));
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(QTest::qWaitFor([&] { return pageOf(program).said().contains(u"B1"); }));
    program.press(Qt::Key_I, Qt::ControlModifier);
    CHECK(view.isHintShown());
    program.playByKeys(boardOf(program), {1, 1}); // B1 is in the frame
    CHECK(waitFor(program, State::Solved));
}

TEST_CASE("what was done is there at the next start, and comes again when it is due", "[puzzle][program]")
{
    const Folder folder{vcfBlock + fiveBlock};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    std::string solved;
    {
        OpenProgram program{{}, folder.path()};
        openOwn(program, now);
        solved = sessionOf(program).puzzle().board.id;
        for (const Cell cell : sessionOf(program).puzzle().board.moves.size() == 1
                 ? std::vector<Cell>{{9, 7}}
                 : std::vector<Cell>{{5, 7}, {9, 7}}) {
            program.playByKeys(boardOf(program), cell);
            REQUIRE(QTest::qWaitFor([&] {
                return sessionOf(program).state() == State::Playing || sessionOf(program).state() == State::Solved;
            }));
        }
        REQUIRE(sessionOf(program).state() == State::Solved);
        program.press(Qt::Key_Return);
        REQUIRE(sessionOf(program).puzzle().board.id != solved);
        program.playByKeys(boardOf(program), {0, 0}); // a mistake, and the program is closed
        REQUIRE(waitFor(program, State::Refuted));
    }
    OpenProgram program{{}, folder.path()};
    openOwn(program, now + msPerDay);
    CHECK(ownCounts(program, now).solved == 1);
    CHECK(ownCounts(program, now).due == 0);
    CHECK(ownCounts(program, now + msPerDay).due == 2);
    CHECK(program.puzzles().shelf().streak(app::PuzzleShelf::dayOf(now + msPerDay)) == 1);
}

TEST_CASE("two programs on one folder add to the same puzzles", "[puzzle][program]")
{
    const Folder folder{vcfBlock + fiveBlock};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    OpenProgram one{{}, folder.path()};
    openOwn(one, now);
    OpenProgram other{{}, folder.path()};
    openOwn(other, now);
    for (OpenProgram* program : {&one, &other}) {
        program->window().activateWindow();
        boardOf(*program).setFocus();
        program->press(Qt::Key_L, Qt::AltModifier);
        REQUIRE(waitFor(*program, State::Shown));
        program->press(Qt::Key_Escape);
    }
    one.press(Qt::Key_F3, Qt::ShiftModifier);
    const auto rows = [&] {
        return PlainFile{folder.path() + u"/qipan.sqlite"}.value(u"SELECT COUNT(*) FROM puzzle_try"_qs).toInt();
    };
    CHECK(QTest::qWaitFor([&] { return rows() == 2; }, 20'000));
}

TEST_CASE("a file of one's own that is broken is named, and the others are there", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    folder.write(u"broken.puzzles"_qs, "```puzzle\nid: x\nkind: magic\n```\n" + fiveBlock);
    folder.write(u"empty.puzzles"_qs, "");
    folder.write(u"noise.puzzles"_qs, QByteArray(100'000, '\x80'));
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    const QString told = program.window().findChild<ui::MessageBar*>()->findChildren<QLabel*>().front()->text();
    CHECK(told.contains(u"broken.puzzles"));
    CHECK(told.contains(u"noise.puzzles"));
    CHECK(told.contains(u"empty.puzzles has no puzzle"));
    CHECK_FALSE(told.contains(u".;"));
    CHECK(ownCounts(program, 0).all == 2);
}

TEST_CASE("who leaves while a move is judged does not wait, and finds the board as before", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    openOwn(program);
    const auto stopped = std::make_shared<std::atomic<int>>(0);
    program.puzzles().setJudges([stopped](const puzzle::Puzzle&) { return std::make_unique<SlowJudge>(stopped); });
    chooseKind(program, u"clear"_qs);
    chooseKind(program, u"own"_qs);
    program.playByKeys(boardOf(program), {5, 7});
    CHECK(sessionOf(program).state() == State::Judging);
    program.press(Qt::Key_Escape);
    CHECK(program.window().page() == Page::Home);
    CHECK(sessionOf(program).state() == State::Playing);
    CHECK(sessionOf(program).line().empty());
    CHECK(QTest::qWaitFor([&] { return *stopped >= 1; }));
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    boardOf(program).setFocus();
    for (int step = 0; step < 2; ++step)
        program.press(Qt::Key_I, Qt::ControlModifier); // is sought, and given up with the program
    CHECK(sessionOf(program).isSeeking());
    CHECK_FALSE(pageOf(program).controls().hint);
}

TEST_CASE("a file that cannot be written is told, and the puzzles go on", "[puzzle][program]")
{
    const Folder folder{vcfBlock + fiveBlock};
    REQUIRE(QDir{folder.path()}.mkdir(u"qipan.sqlite"_qs)); // nothing can be a file there
    OpenProgram program{{}, folder.path()};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    openOwn(program, now);
    const QString told = program.window().findChild<ui::MessageBar*>()->findChildren<QLabel*>().front()->text();
    CHECK(told.contains(u"qipan.sqlite"));
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(ownCounts(program, now + msPerDay).due == 1);
    program.press(Qt::Key_Return);
    CHECK(sessionOf(program).state() == State::Playing);
}

TEST_CASE("the book leads to puzzles of a kind", "[puzzle][program]")
{
    const Folder folder{vcfBlock};
    OpenProgram program{{}, folder.path()};
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return program.window().bookPage().book() != nullptr; }));
    Q_EMIT program.window().bookPage().linkPressed(u"puzzles:vcf"_qs);
    CHECK(program.window().page() == Page::Puzzles);
    REQUIRE(QTest::qWaitFor([&] { return program.puzzles().session() != nullptr; }, 20'000));
    CHECK(sessionOf(program).puzzle().kind == puzzle::Kind::Vcf);
    CHECK(kindsOf(program).currentData().toString() == u"vcf");
    program.press(Qt::Key_Escape);
    CHECK(program.window().page() == Page::Book);
}
