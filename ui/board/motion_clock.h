// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <map>
#include <optional>

namespace qipan::ui {

/// The clock of all animations of one board. Its timer runs only while something moves.
class MotionClock final : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::milliseconds;

    /// Starts or restarts the animation `key`, a number chosen by the owner. It begins after `delay`.
    void start(int key, Milliseconds duration, Milliseconds delay = Milliseconds{0});
    /// Ends an animation without emitting `finished`.
    void stop(int key);
    /// Ends every animation, emitting `finished` for each.
    void finishAll();

    [[nodiscard]] bool isMoving() const { return !m_motions.empty(); }
    /// Whether the timer runs, which it does only while something moves.
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    [[nodiscard]] bool isMoving(int key) const { return m_motions.contains(key); }
    /// Returns the progress of an animation, 0 to 1, or nothing if it is not running.
    [[nodiscard]] std::optional<double> progress(int key) const;

    /// Advances the clock by hand, as the timer does.
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
