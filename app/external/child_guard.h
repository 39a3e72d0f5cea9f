#pragma once

#include <cstdint>
#include <memory>
#include <optional>

class QProcess;

namespace qipan::app {

/// Keeps a child process, and what it starts itself, apart from this program: it inherits no open files or sockets,
/// leaves no core, yields to the window, and goes when this program goes, also by a crash (on macOS only at the end of
/// its input). Used from the thread that starts the process, which must live as long as the process.
class ChildGuard {
public:
    /// `memory` is what the process may take, in bytes.
    explicit ChildGuard(std::uint64_t memory);
    ~ChildGuard();
    ChildGuard(const ChildGuard&) = delete;
    ChildGuard& operator=(const ChildGuard&) = delete;

    /// Before the process is started.
    void prepare(QProcess& process) const;
    /// As soon as it has started.
    void attach(const QProcess& process);
    /// Kills the process, if it still runs, with all that it started. Returns at once; QProcess tells when it has gone.
    void kill(QProcess& process) const;
    /// True when the process took more memory than it may, as far as the system tells (Linux; Windows refuses the
    /// memory instead).
    [[nodiscard]] bool isTooLarge(const QProcess& process) const;

private:
    struct System;

    const std::uint64_t m_memory;
    const std::unique_ptr<System> m_system;
};

} // namespace qipan::app
