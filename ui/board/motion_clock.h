#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <map>
#include <optional>

namespace qipan::ui {

/// The times of all that moves on one board. Its timer runs only while something moves.
class MotionClock final : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::milliseconds;

    explicit MotionClock(QObject* parent = nullptr);

    /// Starts a motion or starts it again; `key` is the owner's own number for it. It begins to run `delay` from now.
    void start(int key, Milliseconds duration, Milliseconds delay = Milliseconds{0});
    /// Ends a motion without `finished`.
    void stop(int key);
    /// Ends every motion, each with `finished`.
    void finishAll();

    [[nodiscard]] bool isMoving() const { return !m_motions.empty(); }
    /// True while the timer runs, which it does only while something moves.
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    [[nodiscard]] bool isMoving(int key) const { return m_motions.contains(key); }
    /// How far a motion is, 0 to 1, or nothing when it does not move.
    [[nodiscard]] std::optional<double> progress(int key) const;

    /// Moves the time forward by hand, as the timer does.
    void advance(Milliseconds time);

Q_SIGNALS:
    void ticked();
    void finished(int key);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Motion {
        Milliseconds begin;
        Milliseconds duration;
    };

    std::map<int, Motion> m_motions;
    Milliseconds m_now{0};
    QElapsedTimer m_sinceTick;
    QBasicTimer m_timer;
};

} // namespace qipan::ui
