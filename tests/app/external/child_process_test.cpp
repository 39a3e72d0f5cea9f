// SPDX-License-Identifier: GPL-3.0-or-later
// Starting programs.
#include "app/external/child_process.h"

#include "tests/app/external/fake_engine.h"
#include "tests/support/catch.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <thread>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;
using namespace std::chrono_literals;

TEST_CASE("a program is started or the system error is reported", "[external]")
{
    const std::atomic<bool> stop{false};
    ChildProcess good{fakeEngine(u"good"_s)};
    CHECK_FALSE(good.start(stop));
    CHECK(good.processId() > 0);
    ChildProcess none{{u"/nowhere"_s, {}}};
    CHECK(none.start(stop) == ChildError::NotStarted);
    CHECK_FALSE(none.systemError().isEmpty());
}

TEST_CASE("a cancelled start returns at once", "[external]")
{
    const std::atomic<bool> stop{true};
    ChildProcess child{fakeEngine(u"good"_s)};
    CHECK(child.start(stop) == ChildError::Stopped);
}

#ifdef Q_OS_LINUX
namespace {

/// The arguments of all processes but zombies, by process id.
[[nodiscard]] QMap<QByteArray, QByteArrayList> runningProcesses()
{
    QMap<QByteArray, QByteArrayList> all;
    for (const QString& id : QDir{u"/proc"_s}.entryList(QDir::Dirs)) {
        QFile file{u"/proc/%1/cmdline"_s.arg(id)};
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (const QByteArray arguments = file.readAll(); !arguments.isEmpty())
            all.insert(id.toLatin1(), arguments.split('\0'));
    }
    return all;
}

} // namespace

TEST_CASE("all that an engine started ends with a killed owner", "[external]")
{
    QProcess owner;
    owner.start(QStringLiteral(ENGINE_OWNER), {QStringLiteral(FAKE_ENGINE), u"breeds"_s});
    REQUIRE(owner.waitForReadyRead(30'000));
    const QByteArrayList words = owner.readLine().trimmed().split(' '); // 12345 name="12346"
    REQUIRE(words.size() == 2);
    const QByteArray engine = words[0];
    const QByteArray grandchild = words[1].mid(6).chopped(1);
    const auto guards = [&] {
        const auto all = runningProcesses();
        return std::ranges::count_if(all, [&](const QByteArrayList& arguments) {
            return arguments.contains("qipan-guard") && arguments.contains(engine);
        });
    };
    REQUIRE(runningProcesses().contains(grandchild));
    QElapsedTimer timer;
    timer.start();
    while (guards() == 0 && timer.elapsed() < 10'000)
        std::this_thread::sleep_for(10ms);
    REQUIRE(guards() == 1);
    owner.kill();
    timer.start();
    const auto remain = [&] {
        const auto all = runningProcesses();
        return all.contains(engine) || all.contains(grandchild) || guards() > 0;
    };
    while (remain() && timer.elapsed() < 10'000)
        std::this_thread::sleep_for(10ms);
    CHECK_FALSE(remain());
    CHECK(timer.elapsed() < 2'000);
    owner.waitForFinished();
}

TEST_CASE("a finished engine leaves no guard behind", "[external]")
{
    const std::atomic<bool> stop{false};
    QByteArray engine;
    {
        ChildProcess child{fakeEngine(u"good"_s)};
        REQUIRE_FALSE(child.start(stop));
        engine = QByteArray::number(child.processId());
    }
    for (const QByteArrayList& arguments : runningProcesses())
        CHECK_FALSE((arguments.contains("qipan-guard") && arguments.contains(engine)));
}
#endif
