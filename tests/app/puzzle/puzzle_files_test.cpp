// SPDX-License-Identifier: GPL-3.0-or-later
// Stored results of puzzles, and the user's own puzzle files.
#include "app/puzzle/puzzle_library.h"
#include "tests/app/history/plain_file.h"
#include "tests/app/puzzle/puzzle_program.h"
#include "tests/support/catch.h"
#include "ui/messages/message_bar.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using State = app::PuzzleSession::State;

} // namespace

TEST_CASE("solved puzzles are remembered at the next start and return when due", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock + fiveBlock};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    std::string solved;
    {
        OpenProgram program{{}, folder.path()};
        openUserPuzzles(program, now);
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
        program.playByKeys(boardOf(program), {0, 0}); // a mistake, then the program is closed
        REQUIRE(waitFor(program, State::Refuted));
    }
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program, now + msPerDay);
    CHECK(userCounts(program, now).solved == 1);
    CHECK(userCounts(program, now).due == 0);
    CHECK(userCounts(program, now + msPerDay).due == 2);
    CHECK(program.puzzles().library().streak(app::PuzzleLibrary::dayOf(now + msPerDay)) == 1);
}

TEST_CASE("two programs on one folder share the puzzle progress", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock + fiveBlock};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    OpenProgram one{{}, folder.path()};
    openUserPuzzles(one, now);
    OpenProgram other{{}, folder.path()};
    openUserPuzzles(other, now);
    for (OpenProgram* program : {&one, &other}) {
        program->window().activateWindow();
        boardOf(*program).setFocus();
        program->press(Qt::Key_L, Qt::AltModifier);
        REQUIRE(waitFor(*program, State::Shown));
        program->press(Qt::Key_Escape);
    }
    one.press(Qt::Key_F3, Qt::ShiftModifier);
    const auto rows = [&] {
        return PlainFile{folder.path() + u"/qipan.sqlite"}.value(u"SELECT COUNT(*) FROM puzzle_try"_s).toInt();
    };
    CHECK(QTest::qWaitFor([&] { return rows() == 2; }, 20'000));
}

TEST_CASE("a broken file of yours is reported and the others are loaded", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    folder.write(u"broken.puzzles"_s, "```puzzle\nid: x\nkind: magic\n```\n" + fiveBlock);
    folder.write(u"empty.puzzles"_s, "");
    folder.write(u"noise.puzzles"_s, QByteArray(100'000, '\x80'));
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const QString messageText = program.messageBar().findChildren<QLabel*>().front()->text();
    CHECK(messageText.contains(u"broken.puzzles"));
    CHECK(messageText.contains(u"noise.puzzles"));
    CHECK(messageText.contains(u"empty.puzzles: contains no puzzle"));
    CHECK_FALSE(program.messageBar().isAncestorOf(program.window().focusWidget()));
    CHECK_FALSE(messageText.contains(u".;"));
    CHECK(userCounts(program, 0).all == 2);
}

TEST_CASE("the first ten errors in a file of yours are reported", "[puzzle]")
{
    const PuzzleFolder folder{vcfBlock};
    folder.write(u"broken.puzzles"_s, QByteArray{"```puzzle\nid: x\nkind: magic\n```\n"}.repeated(30));
    folder.write(u"twice.puzzles"_s,
                 fiveBlock + "```puzzle\nid: x\nkind: magic\n```\n```puzzle\nid: y\nkind: none\n```\n");
    const QList<app::UserFileFault> broken = app::loadPuzzles(folder.path() + u"/puzzles").broken;
    const auto count = [&](const QString& name) { return std::ranges::count(broken, name, &app::UserFileFault::name); };
    CHECK(count(u"broken.puzzles"_s) == 10);
    CHECK(count(u"twice.puzzles"_s) >= 2);
    CHECK(count(u"mine.puzzles"_s) == 0);
}

TEST_CASE("messages about broken puzzles follow the language", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock};
    folder.write(u"broken.puzzles"_s, "```puzzle\nid: x\nkind: magic\n```\n");
    OpenProgram program{{}, folder.path()};
    openUserPuzzles(program);
    const auto* bar = &program.messageBar();
    const QLabel& messageText = *bar->findChildren<QLabel*>().front();
    REQUIRE(messageText.text().contains(u"broken.puzzles: line "));
    speak(program, u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return messageText.text().contains(u" 行"); }));
    CHECK_FALSE(messageText.text().contains(u"puzzles could"));
    CHECK(messageText.text().contains(u"broken.puzzles"));
}

TEST_CASE("skipped files of yours are reported", "[puzzle]")
{
    const PuzzleFolder folder{vcfBlock};
    const QString userFolder = folder.path() + u"/puzzles";
    qsizetype links = 0;
#ifdef Q_OS_UNIX // Qt makes shortcuts on Windows
    links = 1;
    REQUIRE(QFile::link(userFolder + u"/mine.puzzles", userFolder + u"/a-link.puzzles"));
#endif
    for (int i = 0; i < app::maxPuzzleFiles; ++i)
        folder.write(u"n%1.puzzles"_s.arg(i, 3, 10, QChar{u'0'}), fiveBlock);
    const app::LoadedPuzzles loaded = app::loadPuzzles(userFolder);
    CHECK(loaded.user == app::maxPuzzleFiles);
    REQUIRE(loaded.broken.size() == links + 1);
    if (links > 0)
        CHECK(loaded.broken[0] == app::UserFileFault{u"a-link.puzzles"_s, app::UserFileFault::What::Link});
    CHECK(loaded.broken.back() == app::UserFileFault{u"n199.puzzles"_s, app::UserFileFault::What::BeyondMost, 200});
}

TEST_CASE("an unwritable progress file is reported and the puzzles continue", "[puzzle][program]")
{
    const PuzzleFolder folder{vcfBlock + fiveBlock};
    REQUIRE(QDir{folder.path()}.mkdir(u"qipan.sqlite"_s)); // blocks the data file
    OpenProgram program{{}, folder.path()};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    openUserPuzzles(program, now);
    const QString messageText = program.messageBar().findChildren<QLabel*>().front()->text();
    CHECK(messageText.contains(u"qipan.sqlite"));
    boardOf(program).setFocus();
    program.press(Qt::Key_L, Qt::AltModifier);
    REQUIRE(waitFor(program, State::Shown));
    CHECK(userCounts(program, now + msPerDay).due == 1);
    program.press(Qt::Key_Return);
    CHECK(sessionOf(program).state() == State::Playing);
}
