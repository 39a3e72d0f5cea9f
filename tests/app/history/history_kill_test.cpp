// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that are killed during a game, and two that write at once.
#include "tests/app/history/history_folder.h"
#include "tests/app/history/plain_file.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <QFile>
#include <QProcess>

#include <chrono>
#include <random>
#include <thread>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

/// A program that plays games and prints the moves on its board (history_writer.cpp).
class Writer {
public:
    Writer(const QTemporaryDir& folder, unsigned seed, int games)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(HISTORY_WRITER), {folder.path(), QString::number(seed), QString::number(games)});
        REQUIRE(m_process.waitForStarted());
    }

    /// Reads until this many lines have come.
    void waitFor(qsizetype lines)
    {
        while (m_lines.size() < lines) {
            REQUIRE((m_process.canReadLine() || m_process.waitForReadyRead()));
            read();
        }
    }

    void kill()
    {
        m_process.kill();
        REQUIRE(m_process.waitForFinished());
        read();
    }

    void finish()
    {
        REQUIRE(m_process.waitForFinished(120'000));
        CHECK(m_process.exitCode() == 0);
        read();
    }

    [[nodiscard]] const QStringList& lines() const { return m_lines; }

private:
    void read()
    {
        while (m_process.canReadLine())
            m_lines << QString::fromLatin1(m_process.readLine()).trimmed();
    }

    QProcess m_process;
    QStringList m_lines;
};

constexpr int pliesOfGame = 30; // as in history_writer.cpp

[[nodiscard]] QString withoutOver(const QString& line)
{
    return line.startsWith(u"over ") ? line.mid(5) : line;
}

/// "7,7 8,8", as printed by the writer.
[[nodiscard]] QString textOf(const std::vector<Cell>& moves)
{
    QStringList cells;
    for (const Cell cell : moves)
        cells << u"%1,%2"_s.arg(cell.x).arg(cell.y);
    return cells.join(u' ');
}

} // namespace

TEST_CASE("a killed program leaves its game intact and at most one ply behind", "[kept]")
{
    std::mt19937 random{11};
    int behind = 0;
    const int points = test::repetitions(10, 200);
    for (int point = 0; point < points; ++point) {
        const QTemporaryDir folder;
        Writer writer{folder, static_cast<unsigned>(point) + 1, 1'000};
        writer.waitFor(2 + static_cast<qsizetype>(random() % 60));
        std::this_thread::sleep_for(std::chrono::microseconds{random() % 20'000});
        writer.kill();
        INFO("point " << point);
        HistoryFolder history{folder.path()};
        const auto taken = history.adopt();
        // The last two printed positions, and the one that may be stored but not yet printed.
        const QString shown = writer.lines().back();
        const QString before = writer.lines().at(writer.lines().size() - 2);
        INFO("shown " << shown.toStdString() << " after " << before.toStdString());
        if (taken.empty()) { // between two games
            CHECK((shown == u"-" || before == u"-" || shown.startsWith(u"over") || before.startsWith(u"over")
                   || shown.count(u' ') + 1 >= pliesOfGame));
        } else {
            REQUIRE(taken.size() == 1);
            const QString saved = textOf(taken[0].snapshot.moves);
            INFO("kept " << saved.toStdString());
            const QString board = withoutOver(shown);
            CHECK((saved == board || saved == withoutOver(before) || saved.left(saved.lastIndexOf(u' ')) == board
                   || board == u"-"));
            behind += saved == board ? 0 : 1;
        }
        CHECK(PlainFile{folder.filePath(u"qipan.sqlite"_s)}.value(u"PRAGMA integrity_check"_s) == u"ok"_s);
        CHECK_FALSE(QFile::exists(folder.filePath(u"qipan.sqlite.damaged-1"_s)));
    }
    WARN(points << " kills, " << behind << " of them one ply behind");
}

TEST_CASE("two programs that write at once lose nothing", "[kept]")
{
    const QTemporaryDir folder;
    const int games = test::repetitions(10, 50);
    Writer one{folder, 1, games};
    Writer two{folder, 2, games};
    one.finish();
    two.finish();
    QStringList played;
    for (const Writer* writer : {&one, &two}) {
        for (const QString& line : writer->lines()) {
            if (line.startsWith(u"over "))
                played << line.mid(5);
        }
    }
    QStringList saved;
    for (const HistoryEntry& game : HistoryFolder{folder.path()}.games()) {
        CHECK(game.state != GameState::Running);
        saved << textOf(game.moves);
    }
    played.sort();
    saved.sort();
    CHECK(saved.size() == 2 * games);
    CHECK(saved == played);
}
