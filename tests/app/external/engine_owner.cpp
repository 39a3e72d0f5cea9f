// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program in its first argument as an engine, until it is killed. Prints the engine's process id and its
// answer to ABOUT.
#include "app/external/child_process.h"

#include <QCoreApplication>

#include <cstdio>
#include <thread>

int main(int argc, char* argv[])
{
    using namespace std::chrono_literals;
    const QCoreApplication application{argc, argv};
    const QStringList arguments = QCoreApplication::arguments();
    const std::atomic<bool> stop{false};
    qipan::app::ChildProcess engine{{arguments.at(1), arguments.mid(2)}};
    if (engine.start(stop))
        return 1;
    const qint64 id = engine.processId();
    engine.writeLine("ABOUT");
    const auto answer = engine.readLine(std::chrono::steady_clock::now() + 10s, stop);
    if (!answer)
        return 1;
    std::printf("%lld %s\n", static_cast<long long>(id), answer->constData());
    std::fflush(stdout);
    std::this_thread::sleep_for(1min);
}
