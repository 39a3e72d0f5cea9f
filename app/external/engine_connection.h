// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"

#include <map>

namespace qipan::app {

/// Time limits of an external engine.
struct EngineTimes {
    std::chrono::milliseconds move{2000};        ///< for a move, if the limits contain no time
    std::chrono::milliseconds grace{5000};       ///< extra time before it counts as hung
    std::chrono::milliseconds start{10000};      ///< to get ready; some read large files
    std::chrono::milliseconds stopTimeout{1000}; ///< to stop thinking on request, if the protocol has that
};

/// Converts `text` to the detail of a failure: one line of UTF-8 without control characters, at most 200 bytes.
[[nodiscard]] std::string failureDetail(const QString& text);

/// Why an external engine gave no answer.
struct EngineError {
    std::optional<EngineFailure> failure; ///< empty if it was stopped

    EngineError() = default;
    explicit EngineError(EngineFailure::Kind kind, const QString& detail = {});

    [[nodiscard]] bool is(EngineFailure::Kind kind) const { return failure && failure->kind == kind; }
    /// Returns the result of Engine::think: the failure, or any legal move if it was stopped.
    [[nodiscard]] SearchResult result(const BoardGame& position) const;
};

/// The differences between line-based protocols.
struct ProtocolTraits {
    QByteArray lineEnd;
    QByteArray quitCommand; ///< the last line
    int maxNoise = 0;       ///< lines outside the protocol, such as banners, that may precede an answer
};

/// The connection to an external engine, independent of the protocol: starts and ends it, and converts all errors to
/// EngineError. Used on one thread.
class EngineConnection {
public:
    using Clock = ChildProcess::Clock;

    EngineConnection(ChildProgram program, ProtocolTraits traits, const ChildLimits& limits = {});
    /// Sends the farewell and ends the engine soon after.
    ~EngineConnection();
    EngineConnection(const EngineConnection&) = delete;
    EngineConnection& operator=(const EngineConnection&) = delete;

    /// Starts or restarts the engine; returns nothing on success.
    [[nodiscard]] std::optional<EngineError> launch(const std::atomic<bool>& stop);
    [[nodiscard]] bool isRunning() const { return m_child != nullptr; }
    /// Kills it.
    void drop() { m_child.reset(); }

    // Precondition of the following: isRunning().

    /// Sends a request, and resets the limits of output and noise.
    void write(const QByteArray& line);
    /// Sends `key`, a space and `value`, unless that is the last value sent for this key since the start.
    void sendIfChanged(const QByteArray& key, const QByteArray& value);
    /// Returns the next line that is not empty.
    [[nodiscard]] Result<QByteArray, EngineError> read(Clock::time_point deadline, const std::atomic<bool>& stop);
    /// Call when a line, with the content `text`, is not part of the protocol. Returns trouble if there were too many.
    /// Silence after such a line counts as unreadable output instead of a timeout.
    [[nodiscard]] std::optional<EngineError> countNoise(const QString& text);
    /// Discards the output so far.
    void discardOutput() { m_child->discardOutput(); }

private:
    [[nodiscard]] EngineError errorOf(ChildError error) const;

    const ChildProgram m_program;
    const ProtocolTraits m_traits;
    const ChildLimits m_limits;
    std::unique_ptr<ChildProcess> m_child; ///< null while it is not running
    std::map<QByteArray, QByteArray> m_sent;
    int m_noise = 0;
    QString m_lastNoise;
};

/// Limits the reports of a search to one every 50 ms; the first passes at once.
class ReportThrottle {
public:
    [[nodiscard]] bool isDue();

private:
    std::chrono::steady_clock::time_point m_last{};
};

} // namespace qipan::app
