// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process_end.h"

#include "app/store/store_thread.h"
#include "tests/support/catch.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <chrono>

using namespace qipan;
using namespace qipan::app;

namespace {

struct ProgramEnd {
    QByteArray output;
    std::chrono::milliseconds time{};
};

/// Runs the hanging program with a store that is busy so long.
[[nodiscard]] ProgramEnd run(std::chrono::seconds busy)
{
    const QTemporaryDir folder;
    QProcess program;
    QElapsedTimer timer;
    timer.start();
    program.start(QStringLiteral(HANGING_PROGRAM), {folder.path(), QString::number(busy.count())});
    REQUIRE(program.waitForFinished(120'000));
    REQUIRE(program.exitStatus() == QProcess::NormalExit);
    REQUIRE(program.exitCode() == 7);
    return {program.readAllStandardOutput(), std::chrono::milliseconds{timer.elapsed()}};
}

} // namespace

TEST_CASE("a program that hangs ends when its store is done", "[store]")
{
    using namespace std::chrono_literals;
    SECTION("which is idle soon")
    {
        const ProgramEnd end = run(0s);
        CHECK(end.output.trimmed() == "written");
        CHECK(end.time >= endTimeout);
    }
    SECTION("which takes longer than the rest")
    {
        const ProgramEnd end = run(5s);
        CHECK(end.output.trimmed() == "written");
        CHECK(end.time >= 5s);
    }
    SECTION("or hangs itself")
    {
        const ProgramEnd end = run(200s);
        CHECK(end.output.isEmpty());
        CHECK(end.time >= StoreThread::finishTimeout);
    }
}
