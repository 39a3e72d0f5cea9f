// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>

namespace qipan::ui {

using Milliseconds = std::chrono::milliseconds;

/// The time before the end in which tenths are shown and the player is warned.
inline constexpr Milliseconds lastSeconds{20'000};

/// Formats a remaining time: "1:02:05", "4:32", and with tenths in the last 20 s "0:19.4". Rounded up, so that zero
/// means no time left; negative times are shown as zero.
[[nodiscard]] QString clockText(Milliseconds remaining, bool tenths = true);

/// Formats a time that has passed, in whole seconds that are over: "1:02:05", "4:32".
[[nodiscard]] QString elapsedText(Milliseconds time);

/// Returns a time for screen readers: "4 minutes 32 seconds".
[[nodiscard]] QString spokenTime(std::chrono::seconds time);

/// Returns how long `clockText` stays the same while time runs: 1 ms to 1 s, and zero if no time is left.
[[nodiscard]] Milliseconds untilClockTextChanges(Milliseconds remaining, bool tenths = true);

/// A countdown to zero by the steady clock, which reports when its text changes.
class Countdown final : public QObject {
    Q_OBJECT

public:
    /// Any monotonic clock; the steady clock unless a test replaces it.
    using Now = std::function<Milliseconds()>;
    enum class Figures { Tenths, WholeSeconds }; ///< whether the last 20 s are shown with tenths

    explicit Countdown(Figures figures, QObject* parent = nullptr, Now now = {});

    /// Sets the remaining time; it runs from now on if `runs`.
    void set(Milliseconds remaining, bool runs);
    /// Stops at the present time.
    void stop() { set(remaining(), false); }

    /// Never negative.
    [[nodiscard]] Milliseconds remaining() const;
    /// False also if no time is left.
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    [[nodiscard]] QString text() const { return clockText(remaining(), m_figures == Figures::Tenths); }

Q_SIGNALS:
    /// The text changed. Not emitted from within `set`.
    void ticked();

private:
    void arm();
    void tick();

    Figures m_figures;
    Now m_now;
    QTimer m_timer;
    Milliseconds m_remaining{}; ///< at `m_since`
    Milliseconds m_since{};
    bool m_runs = false;
    QString m_shown;
};

} // namespace qipan::ui
