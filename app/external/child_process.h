// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/child_guard.h"
#include "core/board/result.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <atomic>
#include <chrono>

namespace qipan::app {

/// A program to run, without a shell.
struct ChildProgram {
    QString file; ///< absolute path
    QStringList arguments;
};

/// Limits of a child process; it is given up beyond them.
struct ChildLimits {
    qsizetype lineBytes = 4096;
    qsizetype outputBytes = 1 << 20;               ///< between two requests
    std::uint64_t memory = std::uint64_t{2} << 30; ///< bytes, if the system reports or enforces it
};

/// Why no line was read from a child process.
enum class ChildError : std::uint8_t {
    NotStarted, ///< the system cannot start it; see `systemError`
    Stopped,    ///< `stop` became true
    Silent,     ///< no line before the deadline
    Ended,      ///< the process has ended
    Flooded,    ///< more bytes than ChildLimits allow, or a line that is too long
    TooLarge,   ///< more memory than ChildLimits allow
};

/// A program with a line-based protocol on standard input and output. Calls block, and return within 10 ms of `stop`.
/// It runs in its own folder with a minimal environment; its standard error is discarded. After Ended, Flooded or
/// TooLarge nothing more can be read. Used on one thread from the first call on; the destructor kills the process.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    /// `lineEnd` is appended to each line written.
    explicit ChildProcess(const ChildProgram& program, const ChildLimits& limits = {}, QByteArray lineEnd = "\r\n");
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts the process, once; returns nothing on success. After `NotStarted`, `systemError` gives the reason. A slow
    /// start can be stopped by `stop`.
    [[nodiscard]] std::optional<ChildError> start(const std::atomic<bool>& stop);
    [[nodiscard]] QString systemError() const { return m_process.errorString(); }
    /// Returns the system's process id while it runs; 0 otherwise.
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

    /// Sends a line, given without line end, and resets the count of output bytes.
    void writeLine(const QByteArray& line);
    /// Returns the next line that is not empty, without its line end (LF, CR or both).
    [[nodiscard]] Result<QByteArray, ChildError> readLine(Clock::time_point deadline, const std::atomic<bool>& stop);
    /// Discards the output so far.
    void discardOutput();
    /// Sends a last line and waits up to `timeout` for the process to end.
    void end(const QByteArray& quitCommand, std::chrono::milliseconds timeout);

private:
    [[nodiscard]] std::optional<QByteArray> takeLine();
    [[nodiscard]] bool takeOutput();
    void wait();

    const ChildLimits m_limits;
    const QByteArray m_lineEnd;
    ChildGuard m_guard;
    QProcess m_process;
    QByteArray m_buffer;
    qsizetype m_output = 0; ///< bytes since the last request
};

} // namespace qipan::app
