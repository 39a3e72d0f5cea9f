// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/child_process.h"

#include <QFileInfo>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

/// Short enough to obey `stop`, long enough to cost nothing.
constexpr int sliceMs = 5;
constexpr int slicesPerLookAtMemory = 40;
/// A killed process ends at once, unless the system is busy releasing its memory.
constexpr int goneMs = 1000;
constexpr std::chrono::seconds longestStart{30};

/// Only what programs need to find their libraries, files and language; nothing specific to this program.
[[nodiscard]] QProcessEnvironment smallEnvironment()
{
    static const QStringList names{u"PATH"_s,
                                   u"HOME"_s,
                                   u"LANG"_s,
                                   u"LC_ALL"_s,
                                   u"LD_LIBRARY_PATH"_s,
                                   u"TMPDIR"_s,
                                   u"TEMP"_s,
                                   u"TMP"_s,
                                   u"SYSTEMROOT"_s,
                                   u"SYSTEMDRIVE"_s,
                                   u"WINDIR"_s,
                                   u"USERPROFILE"_s,
                                   u"APPDATA"_s,
                                   u"LOCALAPPDATA"_s,
                                   u"PROGRAMDATA"_s,
                                   u"COMSPEC"_s,
                                   u"NUMBER_OF_PROCESSORS"_s};
    const QProcessEnvironment whole = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment environment;
    for (const QString& name : names) {
        if (whole.contains(name))
            environment.insert(name, whole.value(name));
    }
    return environment;
}

[[nodiscard]] bool isLineEnd(char byte)
{
    return byte == '\n' || byte == '\r';
}

} // namespace

ChildProcess::ChildProcess(const ChildProgram& program, const ChildLimits& limits, QByteArray lineEnd)
    : m_limits{limits}
    , m_lineEnd{std::move(lineEnd)}
    , m_guard{limits.memory}
{
    m_process.setProgram(program.file);
    m_process.setArguments(program.arguments);
    m_process.setWorkingDirectory(QFileInfo{program.file}.absolutePath());
    m_process.setProcessEnvironment(smallEnvironment());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_guard.prepare(m_process);
}

ChildProcess::~ChildProcess()
{
    m_guard.kill(m_process); // including child processes left behind
    if (m_process.state() != QProcess::NotRunning)
        m_process.waitForFinished(goneMs);
}

std::optional<ChildError> ChildProcess::start(const std::atomic<bool>& stop)
{
    if (stop)
        return ChildError::Stopped;
    const auto deadline = Clock::now() + longestStart;
    m_process.start();
    while (m_process.state() == QProcess::Starting && Clock::now() < deadline) {
        if (stop)
            return ChildError::Stopped;
        m_process.waitForStarted(sliceMs);
    }
    if (m_process.state() != QProcess::Running)
        return ChildError::NotStarted;
    m_guard.attach(m_process);
    return std::nullopt;
}

void ChildProcess::writeLine(const QByteArray& line)
{
    m_output = 0;
    if (m_process.state() == QProcess::Running)
        m_process.write(line + m_lineEnd);
}

void ChildProcess::discardOutput()
{
    m_process.waitForReadyRead(0);
    m_process.readAllStandardOutput();
    m_buffer.clear();
}

void ChildProcess::end(const QByteArray& quitCommand, std::chrono::milliseconds timeout)
{
    writeLine(quitCommand);
    m_process.closeWriteChannel();
    m_process.waitForFinished(static_cast<int>(timeout.count()));
}

std::optional<QByteArray> ChildProcess::takeLine()
{
    for (;;) {
        const auto end = std::find_if(m_buffer.cbegin(), m_buffer.cend(), isLineEnd);
        if (end == m_buffer.cend())
            return std::nullopt;
        const qsizetype length = end - m_buffer.cbegin();
        const QByteArray line = m_buffer.left(length);
        m_buffer.remove(0, length + 1);
        if (!line.trimmed().isEmpty())
            return line;
    }
}

/// Returns false if the limits are exceeded.
bool ChildProcess::takeOutput()
{
    const QByteArray bytes = m_process.readAllStandardOutput();
    m_output += bytes.size();
    m_buffer += bytes;
    return m_output <= m_limits.outputBytes;
}

void ChildProcess::wait()
{
    const auto before = Clock::now();
    // If a pipe is closed, the call returns at once.
    if (!m_process.waitForReadyRead(sliceMs) && Clock::now() - before < std::chrono::milliseconds{1})
        std::this_thread::sleep_for(std::chrono::milliseconds{sliceMs});
}

Result<QByteArray, ChildError> ChildProcess::readLine(Clock::time_point deadline, const std::atomic<bool>& stop)
{
    for (int slice = 1;; ++slice) {
        if (stop)
            return ChildError::Stopped;
        if (!takeOutput())
            return ChildError::Flooded;
        if (auto line = takeLine())
            return line->size() <= m_limits.lineBytes ? Result<QByteArray, ChildError>{*line} : ChildError::Flooded;
        if (m_buffer.size() > m_limits.lineBytes)
            return ChildError::Flooded;
        if (m_process.state() == QProcess::NotRunning)
            return ChildError::Ended;
        if (slice % slicesPerLookAtMemory == 0 && m_guard.isTooLarge(m_process))
            return ChildError::TooLarge;
        if (Clock::now() >= deadline)
            return ChildError::Silent;
        wait();
    }
}

} // namespace qipan::app
