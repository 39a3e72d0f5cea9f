#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace qipan::app {

/// How long an engine that is a program of its own may take.
struct EngineTimes {
    std::chrono::milliseconds move{2000};      ///< for a move, where the limits name no time
    std::chrono::milliseconds grace{5000};     ///< what it may need beyond that before it counts as hung
    std::chrono::milliseconds start{10000};    ///< to get ready: some read large files
    std::chrono::milliseconds obedience{1000}; ///< to cease to think when it is told to, where the protocol has that
};

/// `text` as the detail of a failure: one line of UTF-8 without control characters, at most 200 bytes.
[[nodiscard]] std::string failureDetail(const QString& text);

/// Why such an engine came to no answer.
struct EngineTrouble {
    std::optional<EngineFailure> failure; ///< nothing where it was stopped

    EngineTrouble() = default;
    explicit EngineTrouble(EngineFailure::Kind kind, const QString& detail = {});

    [[nodiscard]] bool is(EngineFailure::Kind kind) const { return failure && failure->kind == kind; }
    /// As Engine::think has it: the failure, or any legal move where it was stopped.
    [[nodiscard]] Thinking thinking(const BoardGame& position) const;
};

/// What protocols of lines differ in.
struct EngineManner {
    QByteArray lineEnd;
    QByteArray farewell; ///< the last line
    int mostNoise = 0; ///< lines that are not in the protocol, banners say, which are passed over in place of an answer
};

/// The line to an engine that is a program of its own, whatever it speaks: starts and ends it, and turns everything
/// that goes wrong into trouble. Belongs to one thread.
class EngineTalk {
public:
    using Clock = ChildProcess::Clock;

    EngineTalk(ChildProgram program, EngineManner manner, const ChildLimits& limits = {});
    /// Says farewell, and ends it soon after.
    ~EngineTalk();
    EngineTalk(const EngineTalk&) = delete;
    EngineTalk& operator=(const EngineTalk&) = delete;

    /// Starts it anew, whether or not it runs; nothing where that went well.
    [[nodiscard]] std::optional<EngineTrouble> launch(const std::atomic<bool>& stop);
    [[nodiscard]] bool isRunning() const { return m_child != nullptr; }
    /// Kills it.
    void drop() { m_child.reset(); }

    // Precondition of all below: isRunning().

    /// Asks something: its output and its noise are counted anew.
    void write(const QByteArray& line);
    /// Writes `key`, a blank and `value`, unless that is what it was told of this key since its start.
    void tell(const QByteArray& key, const QByteArray& value);
    /// The next line that is not empty.
    [[nodiscard]] Result<QByteArray, EngineTrouble> read(Clock::time_point deadline, const std::atomic<bool>& stop);
    /// The line that was read is not in the protocol, and says `text`. Trouble where that has been too often; and
    /// if now nothing more is said, that is unreadable rather than silent.
    [[nodiscard]] std::optional<EngineTrouble> overhear(const QString& text);
    /// Throws away what it has written so far.
    void passOver() { m_child->passOver(); }

private:
    [[nodiscard]] EngineTrouble troubleOf(ChildTrouble trouble) const;

    const ChildProgram m_program;
    const EngineManner m_manner;
    const ChildLimits m_limits;
    std::unique_ptr<ChildProcess> m_child; ///< null while it does not run
    std::map<QByteArray, QByteArray> m_told;
    int m_noise = 0;
    QString m_lastNoise;
};

/// Lets one report of a search through in 50 ms, the first at once.
class ReportPace {
public:
    [[nodiscard]] bool isDue();

private:
    std::chrono::steady_clock::time_point m_last{};
};

} // namespace qipan::app
