// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/child_guard.h"

#include <QByteArray>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif
#ifdef Q_OS_MACOS
#include <libproc.h>
#endif

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

// These run in the child between fork and exec, so they may only call async-signal-safe functions.

void closeFilesAtExec(int openFiles)
{
    constexpr int firstInherited = 3;
    for (int file = firstInherited; file < openFiles; ++file)
        ::fcntl(file, F_SETFD, FD_CLOEXEC);
}

/// Signals for this program, of a terminal or a session that ends, do not reach the shell.
void secludeShell(int openFiles)
{
    ::setsid();
    closeFilesAtExec(openFiles);
}

void secludeChild(int openFiles)
{
    constexpr int politeness = 5;
    ::setpgid(0, 0); // a process group of its own, so that everything it starts can be killed with it
    closeFilesAtExec(openFiles);
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::setpriority(PRIO_PROCESS, 0, politeness);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/// One more than the highest file descriptor that this program may have open.
int openFilesLimit()
{
    constexpr long enough = 65'536;
    const long limit = ::sysconf(_SC_OPEN_MAX);
    return static_cast<int>(limit > 0 ? std::min(limit, enough) : enough);
}

} // namespace

/// A shell outlives this program if it crashes or is killed: its input, which only this program holds, then ends, and
/// it kills the process group.
struct ChildGuard::System {
    pid_t group = 0; ///< of the process that was started; the number is not reused while the group has a process
    QProcess shell;

    System()
    {
        shell.setChildProcessModifier([openFiles = openFilesLimit()] { secludeShell(openFiles); });
    }
    ~System() { endShell(); }
    System(const System&) = delete;
    System& operator=(const System&) = delete;

    void startShell()
    {
        shell.setStandardOutputFile(QProcess::nullDevice());
        shell.setStandardErrorFile(QProcess::nullDevice());
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s, u"read -r end; kill -s KILL -- -\"$1\""_s, u"qipan-guard"_s, QString::number(group)});
    }
    void endShell()
    {
        constexpr int goneMs = 1000;
        if (shell.state() == QProcess::NotRunning)
            return;
        shell.kill();
        shell.waitForFinished(goneMs);
    }
};

ChildGuard::ChildGuard(std::uint64_t memory)
    : m_memory{memory}
    , m_system{std::make_unique<System>()}
{
}

ChildGuard::~ChildGuard() = default;

void ChildGuard::prepare(QProcess& process) const
{
    process.setChildProcessModifier([openFiles = openFilesLimit()] { secludeChild(openFiles); });
}

void ChildGuard::attach(const QProcess& process)
{
    m_system->group = static_cast<pid_t>(process.processId());
    m_system->startShell();
}

void ChildGuard::kill(QProcess& process) const
{
    m_system->endShell(); // first: the number of the group may be reused once the group has ended
    if (m_system->group > 1)
        ::kill(-m_system->group, SIGKILL);
    process.kill();
}

bool ChildGuard::isTooLarge(const QProcess& process) const
{
#ifdef Q_OS_MACOS
    rusage_info_v2 usage{};
    return ::proc_pid_rusage(static_cast<int>(process.processId()), RUSAGE_INFO_V2,
                             reinterpret_cast<rusage_info_t*>(&usage))
        == 0
        && usage.ri_phys_footprint > m_memory;
#else
    // The file gives sizes in pages: total size, then resident size.
    QFile file{u"/proc/%1/statm"_s.arg(process.processId())};
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QList<QByteArray> fields = file.readLine(256).split(' ');
    const auto pages = fields.size() > 1 ? fields.at(1).toULongLong() : 0;
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) > m_memory;
#endif
}

} // namespace qipan::app
