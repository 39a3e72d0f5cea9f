// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

class QProcess;

namespace qipan::app {

/// Isolates a child process, and the processes it starts, from this program: it inherits no open files or sockets,
/// writes no core dump, runs at lower priority, and ends when this program ends, even if that crashes or is killed.
/// Used on the thread that starts the process, which must live as long as the process.
class ChildGuard {
public:
    /// `memory` is the memory limit of the process in bytes.
    explicit ChildGuard(std::uint64_t memory);
    ~ChildGuard();
    ChildGuard(const ChildGuard&) = delete;
    ChildGuard& operator=(const ChildGuard&) = delete;

    /// Call before the process is started.
    void prepare(QProcess& process) const;
    /// Call as soon as it has started.
    void attach(const QProcess& process);
    /// Kills the process if it is running, and all it started. Returns at once; QProcess reports the end.
    void kill(QProcess& process) const;
    /// Returns whether the process exceeds its memory limit, as far as the system reports it (Linux, macOS;
    /// Windows refuses the memory instead).
    [[nodiscard]] bool isTooLarge(const QProcess& process) const;

private:
    struct System;

    const std::uint64_t m_memory;
    const std::unique_ptr<System> m_system;
};

} // namespace qipan::app
