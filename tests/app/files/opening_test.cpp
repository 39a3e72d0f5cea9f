// SPDX-License-Identifier: GPL-3.0-or-later
// Files as large as they may be are opened beside the window.
#include "app/files/files_controller.h"
#include "app/files/record_saving.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/longest_turn.h"
#include "ui/files/job_bar.h"
#include "ui/pages/record_page.h"
#include "ui/pages/record_side.h"

#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

#include <cstring>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    REQUIRE_FALSE(app::writeFile(path, bytes));
    return path;
}

QByteArray cellOf(std::size_t cell)
{
    const char name[] = {static_cast<char>('a' + cell % 15), static_cast<char>('a' + cell / 15 % 15)};
    return {name, sizeof name};
}

/// A game of one ply with `count` replies.
QByteArray replies(std::size_t count)
{
    QByteArray bytes = "(;GM[4]SZ[15];B[hh]";
    for (std::size_t i = 0; i < count; ++i)
        bytes += "(;W[" + cellOf(i % 112) + "]C[" + QByteArray::number(i) + "])";
    return bytes + ")";
}

/// Variations of 20 plies each, until the file has `size` bytes.
QByteArray nodes(qsizetype size)
{
    QByteArray bytes = "(;GM[4]SZ[15]";
    bytes.reserve(size + 1'000);
    for (std::size_t i = 0; bytes.size() < size; ++i) {
        bytes += "(;B[" + cellOf(i) + "]";
        for (std::size_t ply = 1; ply < 20; ++ply)
            bytes += (ply % 2 == 0 ? ";B[" : ";W[") + cellOf(i + 17 * ply) + "]";
        bytes += ")";
    }
    return bytes + ")";
}

#ifdef Q_OS_UNIX

/// In a long run nearly as many nodes as a file may have, without many replies to any of them.
QByteArray mostNodes()
{
    const auto lines = static_cast<std::size_t>(test::repetitions(9, 36));
    QByteArray bytes = "(;GM[4]SZ[15]";
    for (std::size_t first = 0; first < 100; ++first) {
        bytes += "(;B[" + cellOf(first) + "]";
        for (std::size_t second = 100; second < 200; ++second) {
            bytes += "(;W[" + cellOf(second) + "]";
            for (std::size_t line = 0; line < lines; ++line) {
                bytes += "(";
                for (std::size_t ply = 0; ply < 20; ++ply)
                    bytes += (ply % 2 == 0 ? ";B[" : ";W[") + cellOf(200 + (line + ply * (1 + line / 25)) % 25) + "]";
                bytes += ")";
            }
            bytes += ")";
        }
        bytes += ")";
    }
    return bytes + ")";
}

/// A game that begins with `count` labels.
QByteArray labels(std::size_t count)
{
    QByteArray bytes = "(;GM[4]SZ[15]LB";
    for (std::size_t i = 0; i < count; ++i)
        bytes += "[" + cellOf(i) + ":" + QByteArray::number(i) + "]";
    return bytes + ";B[hh])";
}

/// A text of moves that repeat until it has `size` bytes.
QByteArray repeated(const char* moves, qsizetype size)
{
    return QByteArray{moves}.repeated(size / static_cast<qsizetype>(std::strlen(moves)));
}

/// `count` short games.
QByteArray games(std::size_t count)
{
    QByteArray bytes;
    for (std::size_t i = 0; i < count; ++i)
        bytes +=
            "(;GM[4]SZ[15]PB[Ada]PW[Lin]DT[2026-01-01]C[" + QByteArray::number(i) + "];B[hh];W[" + cellOf(i) + "])\n";
    return bytes;
}

bool opens(OpenProgram& program, const QString& path)
{
    const int number = program.record().number();
    program.files().open(path);
    return QTest::qWaitFor([&] { return program.record().number() != number; }, 120'000)
        && QTest::qWaitFor([&] { return program.record().view()->isVisible(); });
}

#endif

} // namespace

#ifdef Q_OS_UNIX
TEST_CASE("a file of any kind and size holds the window for less than 50 ms", "[files]")
{
    const QTemporaryDir folder;
    OpenProgram program{QString{}};
    REQUIRE(opens(program, write(folder, u"small.sgf"_s, replies(3)))); // makes the page
    QCoreApplication::processEvents();
    const qsizetype size = qsizetype{test::repetitions(24, 127)} << 20;
    for (const auto& [name, bytes] :
         {std::pair{u"labels.sgf"_s, labels(400'000)}, std::pair{u"replies.sgf"_s, replies(200'000)},
          std::pair{u"nodes.sgf"_s, nodes(size)}, std::pair{u"most nodes.sgf"_s, mostNodes()},
          std::pair{u"squares.txt"_s, repeated("h8\n", size / 4)},
          std::pair{u"moves.txt"_s, repeated("1. h8 i9 2. h9\n", size / 2)},
          std::pair{u"comment.sgf"_s,
                    QByteArray{"(;GM[4]SZ[15];B[hh]C[" + repeated("words ", size * 7 / 8) + "];W[ii])"}},
          std::pair{u"games.sgf"_s, games(100'000)}, std::pair{u"small.sgf"_s, replies(3)}}) {
        CAPTURE(name);
        const QString path = write(folder, name, bytes);
        const LongestTurn turn;
        REQUIRE(opens(program, path));
        program.record().go(app::Step::Next);
        program.record().go(app::Step::Previous);
        QCoreApplication::processEvents();
        CHECK(turn.ms() < 50);
        if (!name.endsWith(u".sgf") || program.record().opened().fault || program.record().opened().isPartial)
            continue; // saving asks first
        program.window().page<ui::RecordPage>().side().comment().setFocus();
        QTest::keyClicks(program.window().focusWidget(), u"!"_s);
        const LongestTurn saving;
        program.press(Qt::Key_S, Qt::ControlModifier);
        REQUIRE(QTest::qWaitFor([&] { return !program.record().isChanged(); }, 120'000));
        CHECK(saving.ms() < 50);
    }
}
#endif

TEST_CASE("opening a large file shows that it is being read and can be cancelled", "[files]")
{
    const QTemporaryDir folder;
    OpenProgram program{QString{}};
    const QString path = write(folder, u"large.sgf"_s, nodes(qsizetype{test::repetitions(12, 60)} << 20));
    auto* bar = program.window().findChild<ui::JobBar*>();
    REQUIRE(bar != nullptr);
    program.files().open(path);
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    CHECK(bar->text().contains(u"large.sgf"));
    QTest::mouseClick(bar->findChild<QToolButton*>(), Qt::LeftButton);
    CHECK_FALSE(bar->isVisible());
    CHECK(program.window().status().isEmpty());
    program.files().open(write(folder, u"small.sgf"_s, replies(3)));
    REQUIRE(QTest::qWaitFor([&] { return !program.record().current().empty(); }, 60'000));
    CHECK(program.record().name() == u"small.sgf");
    CHECK_FALSE(bar->isVisible());
}
