#pragma once

#include "app/external/child_guard.h"
#include "core/board/result.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace qipan::app {

/// A program to run: no shell reads any of it.
struct ChildProgram {
    QString file; ///< absolute path
    QStringList arguments;
};

/// What a child process may do before it is given up.
struct ChildLimits {
    qsizetype lineBytes = 4096;
    qsizetype outputBytes = 1 << 20;               ///< between two questions
    std::uint64_t memory = std::uint64_t{2} << 30; ///< bytes, where the system tells or enforces it
};

/// Why no line came from a child process.
enum class ChildTrouble : std::uint8_t {
    NotStarted, ///< the system cannot; it says why
    Stopped,    ///< nobody wants it any more
    Silent,     ///< none in time
    Ended,      ///< the process has gone
    Flooded,    ///< more bytes than ChildLimits allow, or a line that is too long
    TooLarge,   ///< more memory than ChildLimits allow
};

/// A program that is spoken with in lines, on its standard input and output, by plain blocking calls that end within
/// 10 ms when they are told to. It runs in its own folder with a small environment; what it writes to standard error is
/// thrown away. After Ended, Flooded or TooLarge nothing can be read any more.
/// Belongs to one thread, from its first use on; the destructor kills the process.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    /// `lineEnd` is what a line that is written ends with.
    explicit ChildProcess(const ChildProgram& program, const ChildLimits& limits = {}, QByteArray lineEnd = "\r\n");
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Starts it, once; nothing where that went well. NotStarted: `systemError` says why. Where it takes long, as from
    /// a disk that sleeps, `stop` ends the waiting.
    [[nodiscard]] std::optional<ChildTrouble> start(const std::atomic<bool>& stop);
    [[nodiscard]] QString systemError() const { return m_process.errorString(); }
    /// What the process is called by the system while it runs; 0 otherwise.
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

    /// Sends a line, given without its end. The output that is allowed is counted anew.
    void writeLine(const QByteArray& line);
    /// The next line that is not empty, without its end (LF, CR or both).
    [[nodiscard]] Result<QByteArray, ChildTrouble> readLine(Clock::time_point deadline, const std::atomic<bool>& stop);
    /// Throws away what has been written so far.
    void passOver();
    /// Sends a last line and waits at most so long for the process to go by itself.
    void end(const QByteArray& farewell, std::chrono::milliseconds patience);

private:
    [[nodiscard]] std::optional<QByteArray> takeLine();
    [[nodiscard]] bool takeOutput();
    void wait();

    const ChildLimits m_limits;
    const QByteArray m_lineEnd;
    ChildGuard m_guard;
    QProcess m_process;
    QByteArray m_buffer;
    qsizetype m_output = 0; ///< bytes since the last question
};

} // namespace qipan::app
