// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/puzzle/puzzle_program.h"

#include "tests/support/catch.h"
#include "ui/shell/navigation.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::tests {

const QByteArray vcfBlock = "```puzzle\nid: a\nkind: vcf\ngrade: 3\nblack: G8 H8 I8\nwhite: G7 H7 H9\n"
                            "first: F8\nmoves: F8 E8 J8\n```\n";
const QByteArray fiveBlock = "```puzzle\nid: b\nkind: five\ngrade: 3\nblack: F8 G8 H8 I8\nwhite: E8 G7 H7 I9\n"
                             "first: J8\nmoves: J8\n```\n";
const QByteArray linkBlock = "```puzzle\nid: c\nkind: clear\ngrade: 3\ntiles: AB / AB\npairs: A1 A2, B1 B2\n```\n";

const QByteArray forbiddenBlock = "```puzzle\nid: f\nkind: forbidden\ngrade: 2\nrule: renju\nblack: G8 I8 H7 H9\n"
                                  "white: A3 C1 O15 O1\nlabel: H8 A, C13 B, D3 C, L12 D\nfirst: H8\nmoves: H8\n```\n";
const QByteArray edgeBlock =
    "```puzzle\nid: e\nkind: edge\ngrade: 2\n"
    "black: a1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3 h3 a4 b4 c4 d4 e4 f4 g4 h4 a5 b5 c5 d5 e5 f5"
    " g5 h5 a6 b6 c6 d6 e6 f6 g6 h6 b7 c7 d7 e7 f7 g7 h7 b8 c8 d8 e8 f8 g8 h8\n"
    "white: b1 g1 a7\n"
    "first: c1\nmoves: c1\n```\n";

const QByteArray endBlock =
    "```puzzle\nid: g\nkind: edge\ngrade: 1\n"
    "black: b1 e1 f1 c2 d2 e2 f2 d3 f3 d4 f4 c5 d5 f5 b6 d6 e6 f6 a7 d7 e7\n"
    "white: g1 h1 a2 g2 h2 a3 b3 c3 e3 g3 h3 a4 b4 c4 e4 g4 h4 a5 b5 e5 g5 h5 c6 g6 h6 c7 f7 g7 h7 b8 c8 d8 e8 f8 g8 "
    "h8\nturn: white\nfirst: d1\nmoves: d1 c1 a1 b2 b7 a6 a8\n```\n";

namespace {

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
        return {puzzle::Verdict::Continues,
                m_unit == 1 ? std::vector<Cell>{m_right[line.size()]} : std::vector<Cell>{}};
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

    const std::shared_ptr<std::atomic<int>> m_stopped; // shared, since it may outlive the test
};

} // namespace

std::unique_ptr<puzzle::Judge> makePlainJudge(const puzzle::Puzzle& puzzle)
{
    return std::make_unique<PlainJudge>(puzzle);
}

std::unique_ptr<puzzle::Judge> makeSlowJudge(std::shared_ptr<std::atomic<int>> stopped)
{
    return std::make_unique<SlowJudge>(std::move(stopped));
}

PuzzleFolder::PuzzleFolder(const QByteArray& puzzles)
{
    storeSettings(m_folder.path(),
                  {{u"language"_s, u"en"_s},
                   {u"view/animation"_s, false},
                   {u"refusal/beep"_s, false},
                   {u"sounds/switch"_s, 2},
                   {u"link/offerLesson"_s, false}});
    REQUIRE(QDir{m_folder.path()}.mkdir(u"puzzles"_s));
    write(u"mine.puzzles"_s, puzzles);
}

void PuzzleFolder::write(const QString& name, const QByteArray& bytes) const
{
    QFile file{m_folder.path() + u"/puzzles/" + name};
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

ui::PuzzlePage& pageOf(OpenProgram& program)
{
    return program.window().page<ui::PuzzlePage>();
}

ui::BoardView& boardOf(OpenProgram& program)
{
    return pageOf(program).board()->view();
}

const app::PuzzleSession& sessionOf(OpenProgram& program)
{
    return *program.puzzles().session();
}

bool waitFor(OpenProgram& program, app::PuzzleSession::State state)
{
    return QTest::qWaitFor([&] { return program.puzzles().session()->state() == state; }, 20'000);
}

namespace {

/// The combo box with this entry.
[[nodiscard]] QComboBox& listWith(OpenProgram& program, const QString& key)
{
    const auto boxes = pageOf(program).findChildren<QComboBox*>();
    return **std::ranges::find_if(boxes, [&key](const QComboBox* box) { return box->findData(key) >= 0; });
}

} // namespace

QComboBox& kindsOf(OpenProgram& program)
{
    return listWith(program, u"mixed"_s);
}

QComboBox& gradesOf(OpenProgram& program)
{
    return listWith(program, u"0"_s);
}

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

void openUserPuzzles(OpenProgram& program, const app::PuzzleSession::MakeJudge& makeJudge, qint64 now)
{
    program.puzzles().setMoveDelay(0);
    program.puzzles().setClock([now] { return now; });
    program.puzzles().setJudges(makeJudge);
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    REQUIRE(program.window().navigation().page() == ui::Page::Puzzles);
    REQUIRE(QTest::qWaitFor([&] { return program.puzzles().session() != nullptr; }, 20'000));
    chooseKind(program, u"own"_s);
}

void openUserPuzzles(OpenProgram& program, qint64 now)
{
    openUserPuzzles(program, &makePlainJudge, now);
}

void speak(OpenProgram& program, const QString& language)
{
    ui::Preferences preferences = program.preferences().value();
    preferences.language = language;
    program.preferences().set(preferences);
}

app::PuzzleLibrary::Counts userCounts(OpenProgram& program, qint64 now)
{
    return program.puzzles().library().tally({}, app::PuzzleLibrary::dayOf(now)).user;
}

} // namespace qipan::tests
