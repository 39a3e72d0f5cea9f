#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>

namespace qipan::ui {

using Milliseconds = std::chrono::milliseconds;

/// The span before the end in which tenths are shown and one is warned.
inline constexpr Milliseconds lastSeconds{20'000};

/// A remaining time in figures: "1:02:05", "4:32", and with tenths in the last 20 s: "0:19.4". Rounded up, so that zero
/// is shown only when nothing is left; below zero it is zero.
[[nodiscard]] QString clockText(Milliseconds remaining, bool tenths = true);

/// How long `clockText` stays as it is while time runs: 1 ms to 1 s, and zero when nothing is left.
[[nodiscard]] Milliseconds untilClockTextChanges(Milliseconds remaining, bool tenths = true);

/// A time that runs down to zero by this machine's steady clock, and says when what is shown of it changes.
class Countdown final : public QObject {
    Q_OBJECT

public:
    /// Any time that runs forward; the steady clock unless a test gives its own.
    using Now = std::function<Milliseconds()>;
    enum class Figures { Tenths, WholeSeconds }; ///< whether the last 20 s are shown with tenths

    explicit Countdown(Figures figures, QObject* parent = nullptr, Now now = {});

    /// `remaining` is what is left at this moment; it runs down from here, or stands.
    void set(Milliseconds remaining, bool runs);
    /// Lets it stand where it is.
    void stop() { set(remaining(), false); }

    /// Never below zero.
    [[nodiscard]] Milliseconds remaining() const;
    /// False also when nothing is left.
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    [[nodiscard]] QString text() const { return clockText(remaining(), m_figures == Figures::Tenths); }

Q_SIGNALS:
    /// `text` is another one. Not sent from within `set`.
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
