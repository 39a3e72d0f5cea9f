// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/child_guard.h"

#include <QProcess>

#include <windows.h>

namespace qipan::app {

/// A job object: its processes end when its last handle is closed, which the system does if the program crashes.
struct ChildGuard::System {
    HANDLE job = nullptr;

    System() = default;
    ~System()
    {
        if (job != nullptr)
            CloseHandle(job);
    }
    System(const System&) = delete;
    System& operator=(const System&) = delete;
};

ChildGuard::ChildGuard(std::uint64_t memory)
    : m_memory{memory}
    , m_system{std::make_unique<System>()}
{
    m_system->job = CreateJobObjectW(nullptr, nullptr);
    if (m_system->job == nullptr)
        return; // QProcess still ends the process itself
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_JOB_MEMORY | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    limits.JobMemoryLimit = static_cast<SIZE_T>(m_memory);
    SetInformationJobObject(m_system->job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
}

ChildGuard::~ChildGuard() = default;

void ChildGuard::prepare(QProcess& process) const
{
    process.setCreateProcessArgumentsModifier([](QProcess::CreateProcessArguments* arguments) {
        arguments->flags |= CREATE_NO_WINDOW | BELOW_NORMAL_PRIORITY_CLASS;
    });
}

void ChildGuard::attach(const QProcess& process)
{
    if (m_system->job == nullptr)
        return;
    const HANDLE child =
        OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE, static_cast<DWORD>(process.processId()));
    if (child == nullptr)
        return;
    AssignProcessToJobObject(m_system->job, child);
    CloseHandle(child);
}

void ChildGuard::kill(QProcess& process) const
{
    if (m_system->job != nullptr)
        TerminateJobObject(m_system->job, 1);
    process.kill();
}

bool ChildGuard::isTooLarge(const QProcess&) const
{
    return false; // the job refuses the memory
}

} // namespace qipan::app
